"""Whole rounds and matches: against the naive rules, from seeds, over several rounds."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from muggins.errors import PositionError
from muggins.games.dominoes.events import LotsDrawn, MatchWon, RoundDealt, TilePlayed
from muggins.games.dominoes.scoring import TARGETS, UNIT, total
from muggins.games.dominoes.state import NextRound, PhaseKind
from muggins.lessons.record import Record, open_table, read_record
from muggins.pieces.shuffle import shuffled
from muggins.pieces.tiles import DOUBLE_SIX
from tests.examples import examples
from tests.games.naive import NaiveRound
from tests.games.positions import DOMINOES

SEEDS = st.text("abcdefghijklmnopqrstuvwxyz0123456789", min_size=1, max_size=16)
OVER = {PhaseKind.FINISHED: "finished", PhaseKind.BLOCKED: "blocked", PhaseKind.WON: "won", PhaseKind.PLAY: None}


def naive(state):
    hands = [[str(tile) for tile in hand] for hand in state.hands]
    return NaiveRound(hands, [str(tile) for tile in state.boneyard], state.phase.seat, state.scores)


def greedy(state, chance):
    """A move that scores most, any of them when several do: random players hardly ever reach the target."""
    legal = DOMINOES.legal_moves(state)
    worth = [getattr(DOMINOES.play(state, move).events[0], "points", 0) for move in legal]
    return chance.choice([move for move, points in zip(legal, worth, strict=True) if points == max(worth)])


def follow(state, plain, chance, choose):
    """Play a round to its end in both implementations, comparing all the way; the final state."""
    while DOMINOES.mover(state) is not None:
        assert {DOMINOES.write_move(move) for move in DOMINOES.legal_moves(state)} == plain.legal()
        move = choose(state, chance)
        turn = DOMINOES.play(state, move)
        plain.play(DOMINOES.write_move(move))
        state = turn.state
        if isinstance(turn.events[0], TilePlayed):
            assert total(turn.events[0].counted) == plain.sum
            assert turn.events[0].points == plain.award
        assert list(state.scores) == plain.scores
        assert OVER[state.phase.kind] == plain.over
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
@given(seed=SEEDS, chance=st.randoms(use_true_random=False))
def test_both_implementations_agree_on_random_rounds(players, seed, chance):
    state = DOMINOES.deal(players, seed).state
    follow(state, naive(state), chance, lambda state, chance: chance.choice(DOMINOES.legal_moves(state)))


@pytest.mark.parametrize("example", examples("dominoes"), ids=lambda example: example.id)
def test_both_implementations_agree_on_the_examples(example):
    start = DOMINOES.read(example.start)
    plain = naive(start)
    plain.line = [f"{left}{right}" for left, right in start.chain.tiles]
    for word, step in zip(example.moves, example.steps()[1:], strict=True):
        assert word in plain.legal()
        plain.play(word)
        assert [list(step.state.scores), OVER[step.state.phase.kind]] == [plain.scores, plain.over]


@settings(max_examples=settings.default.max_examples // 5)
@given(st.integers(2, 4), SEEDS, st.randoms(use_true_random=False))
def test_a_match_ends_at_the_target_and_its_record_replays_it(players, seed, chance):
    record = Record.dealt(DOMINOES.tag, players, seed)
    turn = DOMINOES.deal(players, seed)
    state, words = turn.state, []
    for _ in range(12):
        before = state
        while DOMINOES.mover(state) is not None:
            move = greedy(state, chance)
            words.append(DOMINOES.write_move(move))
            state = DOMINOES.play(state, move).state
        assert all(score % UNIT == 0 for score in state.scores)
        if state.phase.kind is PhaseKind.WON:
            assert state.scores[state.phase.seat] >= TARGETS[players]
            assert DOMINOES.legal_moves(state) == ()
            break
        (following,) = DOMINOES.legal_moves(state)
        assert isinstance(following, NextRound)
        words.append(DOMINOES.write_move(following))
        turn = DOMINOES.play(state, following)
        assert turn.state.scores == state.scores
        assert turn.state.deal.number == before.deal.number + 1
        if state.phase.kind is PhaseKind.FINISHED:
            assert turn.state.deal.seat == state.phase.seat
            assert not any(isinstance(event, LotsDrawn) for event in turn.events)
        else:
            assert isinstance(turn.events[0], LotsDrawn)
        state = turn.state
    whole = Record(record.start, tuple(words))
    assert read_record(str(whole)) == whole
    assert open_table(whole).last.state == state


@given(st.integers(2, 4), SEEDS)
def test_a_deal(players, seed):
    turn = DOMINOES.deal(players, seed)
    state = turn.state
    sizes = {2: (7, 14), 3: (5, 13), 4: (5, 8)}[players]
    assert [len(hand) for hand in state.hands] == [sizes[0]] * players
    assert len(state.boneyard) == sizes[1]
    tiles = [*state.boneyard, *(tile for hand in state.hands for tile in hand)]
    assert sorted(tiles) == sorted(DOUBLE_SIX)
    *lots, dealt = turn.events
    assert dealt == RoundDealt(state.phase.seat, 1)
    assert [seat for seat, _ in lots[0].lots] == list(range(players))
    for earlier, later in pairwise(lots):
        assert tuple(seat for seat, _ in later.lots) == earlier.highest
        assert len(earlier.highest) > 1
    assert lots[-1].highest == (state.deal.seat,)


@pytest.mark.parametrize("players", [0, 1, 5, 9])
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(PositionError) as caught:
        DOMINOES.deal(players, "x")
    assert caught.value.code == "dominoes/players"


def test_shuffles_never_change():
    """Frozen: links to matches must deal the same tiles in every later version and on every Python."""
    assert "".join(map(str, shuffled(DOUBLE_SIX, "frozen"))) == FROZEN
    assert DOMINOES.write(DOMINOES.deal(2, "frozen").state) == FROZEN_DEAL


FROZEN = "36340345112206152533023524162646441400235504661301125605"
FROZEN_DEAL = "D1 - - 05162225445666.01030415333555 0036022306461434111312262445 p0 0.0 0.1.frozen"


def test_the_next_round_waits_for_the_end_of_this_one():
    state = DOMINOES.deal(2, "abc").state
    assert DOMINOES.why_not(state, NextRound(0)).code == "dominoes/round-not-over"
    over = DOMINOES.read("D1 - 14o.46 -.45~7 ~18 f0 0.0 0.1.-")
    assert DOMINOES.why_not(over, NextRound(0)).code == "dominoes/single-round"


def test_a_match_can_be_won_in_tests_too():
    """The greedy players of these tests do reach the target, so that the end of a match is really tried."""
    import random

    state = DOMINOES.deal(2, "long").state
    chance = random.Random(1)
    for _ in range(60):
        while DOMINOES.mover(state) is not None:
            turn = DOMINOES.play(state, greedy(state, chance))
            state = turn.state
        if state.phase.kind is PhaseKind.WON:
            assert isinstance(turn.events[-1], MatchWon)
            return
        state = DOMINOES.play(state, DOMINOES.legal_moves(state)[0]).state
    raise AssertionError("nobody won")

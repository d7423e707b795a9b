"""One suite for every game: the contract of `muggins.games.game`, on worked examples and in random play."""

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from muggins.errors import IllegalMove, MugginsError
from muggins.games import GAME_IDS, game, game_of
from muggins.lessons.library import scenarios
from muggins.lessons.record import Record, open_table, read_record
from tests.games.cribbage_positions import everything_at_a_deal as everything_at_a_deal_of_cribbage
from tests.games.cribbage_positions import games
from tests.games.family_positions import deals, everything_at_a_deal
from tests.games.positions import everything_in_a_round, rounds

EXAMPLES = list(scenarios().values())
STEPS = [(example, step) for example in EXAMPLES for step in example.steps()]
IDS = [f"{example.id}.{step.index}" for example, step in STEPS]


def test_every_game_has_examples():
    assert {example.game_id for example in EXAMPLES} == set(GAME_IDS)


@pytest.mark.parametrize(("example", "step"), STEPS, ids=IDS)
def test_position_lines_read_back(example, step):
    game = example.game
    line = game.write(step.state)
    assert game.read(line) == step.state
    assert game_of(line) is game


@pytest.mark.parametrize(("example", "step"), STEPS, ids=IDS)
def test_legal_moves_are_played_and_read_back(example, step):
    game = example.game
    for move in game.legal_moves(step.state):
        assert game.read_move(game.write_move(move)) == move
        assert game.why_not(step.state, move) is None
        turn = game.play(step.state, move)
        assert turn.events
        assert game.read(game.write(turn.state)) == turn.state


@pytest.mark.parametrize(("example", "step"), STEPS, ids=IDS)
def test_refused_moves_name_code_and_clause(example, step):
    game = example.game
    for other in EXAMPLES:
        for word in other.moves if other.game is game else ():
            move = game.read_move(word)
            if mistake := game.why_not(step.state, move):
                assert mistake.code.startswith(f"{game.id}/")
                with pytest.raises(IllegalMove):
                    game.play(step.state, move)


@pytest.mark.parametrize(("example", "step"), STEPS, ids=IDS)
def test_states_are_values(example, step):
    game = example.game
    before = game.write(step.state)
    for move in game.legal_moves(step.state):
        game.play(step.state, move)
    assert game.write(step.state) == before
    assert hash(step.state) == hash(game.read(before))


@pytest.mark.parametrize(("example", "step"), STEPS, ids=IDS)
@pytest.mark.parametrize("viewer", [0, 1, "mover", "open"])
def test_a_view_is_a_position_and_shows_no_more(example, step, viewer):
    game = example.game
    seen = game.seen_by(step.state, viewer)
    assert game.read(game.write(seen)) == seen
    assert game.seen_by(seen, viewer) == seen


@dataclass(frozen=True)
class Play:
    """Random play of a game (states and turns), and every move that could be tried in a state."""

    played: st.SearchStrategy
    tried: object


PLAY = {
    "dominoes": Play(rounds(), everything_in_a_round),
    "family": Play(deals(most=60), everything_at_a_deal),
    "cribbage": Play(games(most=60), everything_at_a_deal_of_cribbage),
}
JUNK = st.text("0123456789.-~_ oplrdkfbwxtvcmnsayACDHSJQKTF", max_size=3)
every_game = pytest.mark.parametrize("game_id", GAME_IDS)


@every_game
@given(data=st.data())
def test_positions_moves_and_records_read_back(game_id, data):
    states, turns = data.draw(PLAY[game_id].played)
    found = game(game_id)
    for state in (states[0], states[-1], data.draw(st.sampled_from(states))):
        line = found.write(state)
        assert found.read(line) == state
        assert found.write(found.read(line)) == line
    words = tuple(found.write_move(move) for move, _ in turns)
    assert [found.read_move(word) for word in words] == [move for move, _ in turns]
    record = Record(f"p={found.write(states[0]).replace(' ', '_')}", words)
    assert read_record(str(record)) == record
    assert open_table(record).last.state == states[-1]


@every_game
@given(data=st.data())
def test_a_move_is_refused_or_played_and_legal_when_it_is_not_wrong(game_id, data):
    state = data.draw(st.sampled_from(data.draw(PLAY[game_id].played)[0]))
    found = game(game_id)
    legal = set(map(found.write_move, found.legal_moves(state)))
    for move in PLAY[game_id].tried(state):
        mistake, fault = found.why_not(state, move), found.fault(state, move)
        assert (found.write_move(move) in legal) == (mistake is None and fault is None)
        if mistake:
            with pytest.raises(IllegalMove) as caught:
                found.play(state, move)
            assert caught.value.mistake == mistake
        else:
            assert found.play(state, move).events


@every_game
@given(text=st.text(max_size=120))
def test_any_text_is_read_or_refused(game_id, text):
    found = game(game_id)
    for read, write in ((found.read, found.write), (found.read_move, found.write_move)):
        try:
            meant = read(text)
        except MugginsError:
            continue
        assert read(write(meant)) == meant


@every_game
@given(data=st.data(), junk=JUNK)
def test_damaged_positions_never_crash(game_id, data, junk):
    found = game(game_id)
    line = found.write(data.draw(st.sampled_from(data.draw(PLAY[game_id].played)[0])))
    cut = data.draw(st.integers(0, len(line)))
    try:
        state = found.read(line[:cut] + junk + line[cut + data.draw(st.integers(0, 3)) :])
    except MugginsError:
        return
    assert found.read(found.write(state)) == state
    for move in PLAY[game_id].tried(state):
        if found.why_not(state, move) is None:
            found.play(state, move)

"""What holds at every show of cribbage, whatever is said and answered, right or wrong."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from muggins.games.cribbage.events import CountSaid, GameWon, Settlement, TrueCount, booked
from muggins.games.cribbage.state import PhaseKind
from tests.examples import examples
from tests.games import naive_cribbage
from tests.games.cribbage_positions import CRIBBAGE, played, shows


class NaiveShow:
    """One count and its answers a second time, from the rules alone, as plainly as possible."""

    def __init__(self, state):
        show = state.phase.show
        hand = state.crib if show.crib else state.hands[show.seat]
        self.true = naive_cribbage.count(list(map(str, hand)), str(state.starter), show.crib)["total"]
        self.partners, self.target = state.partners, state.target
        self.scores = list(state.scores)
        self.counter = show.seat
        players = len(state.hands)
        left = [(self.counter + step) % players for step in range(1, players)]
        self.waiting = [left[0], left[2]] if self.partners else left
        self.said = self.winner = None
        self.settled = False

    def side(self, seat):
        return seat % 2 if self.partners else seat

    def get(self, seat, points):
        self.scores[self.side(seat)] += points

    def stands_home(self, seat):
        return self.scores[self.side(seat)] >= self.target

    def play(self, word):
        seat, what = int(word[0]), word[2:]
        if what[0] == "a":
            self.say(int(what[1:]))
        else:
            self.answer(seat, what)

    def say(self, points):
        self.said = points
        self.get(self.counter, points)
        if self.stands_home(self.counter) and points <= self.true:
            self.settled = True
            self.winner = self.side(self.counter)

    def answer(self, seat, what):
        assert seat == self.waiting.pop(0)
        missed, excess = max(0, self.true - self.said), max(0, self.said - self.true)
        if what[0] == "m" and missed:
            self.get(seat, min(int(what[1:]), missed))
        elif what[0] == "m":
            self.get(self.counter, int(what[1:]))
        elif what == "o":
            self.get(self.counter, -excess)
            self.get(seat, excess)
        self.settled = what != "y" or not self.waiting
        if self.settled:
            home = [other for other in (self.counter, seat) if self.stands_home(other)]
            self.winner = self.side(home[0]) if home else None


def agree(plain, turn):
    """Both implementations say the same after a move."""
    state = turn.state
    assert list(state.scores) == plain.scores
    assert [event.total for event in turn.events if isinstance(event, TrueCount)] == [plain.true] * plain.settled
    assert [event.side for event in turn.events if isinstance(event, GameWon)] == (
        [] if plain.winner is None else [plain.winner]
    )
    if not plain.settled:
        assert (state.phase.kind, state.phase.seat) == (PhaseKind.ANSWER, plain.waiting[0])


@given(shows())
def test_both_implementations_agree(table):
    """Scores after every move, the order of answers, when a count is settled, who wins."""
    states, turns = table
    for before, (move, turn) in zip(states, turns, strict=False):
        if before.phase.kind is PhaseKind.SAY:
            plain = NaiveShow(before)
        plain.play(CRIBBAGE.write_move(move))
        agree(plain, turn)


@pytest.mark.parametrize("example", [item for item in examples("cribbage") if item.moves], ids=lambda item: item.id)
def test_both_implementations_agree_on_the_examples(example):
    for before, after in pairwise(example.steps()):
        kind = before.state.phase.kind
        if not before.state.muggins or kind not in (PhaseKind.SAY, PhaseKind.ANSWER):
            continue
        if kind is PhaseKind.SAY:
            plain = NaiveShow(before.state)
        plain.play(CRIBBAGE.write_move(after.move))
        agree(plain, after)


@given(shows())
def test_each_show_is_settled_once_in_its_order_and_nothing_is_paid_twice(table):
    states, turns = table
    events = [event for _, turn in turns for event in turn.events]
    settled = [event for event in events if isinstance(event, TrueCount)]
    said = [event for event in events if isinstance(event, CountSaid)]
    assert [(event.seat, event.crib) for event in settled] == [
        (show.seat, show.crib) for show in states[0].shows[: len(settled)]
    ]
    assert [(event.seat, event.crib, event.points) for event in said] == [
        (event.seat, event.crib, event.said) for event in settled
    ]
    for _, turn in turns:
        assert sum(isinstance(event, Settlement) for event in turn.events) <= 1
    paid = [0] * len(states[0].scores)
    for event in events:
        for seat, points in booked(event):
            paid[states[0].side(seat)] += points
    assert [after - before for before, after in zip(states[0].scores, states[-1].scores, strict=True)] == paid
    if states[-1].phase.kind is PhaseKind.OVER:
        assert len(settled) == len(states[0].shows)


@given(shows())
def test_a_count_moves_no_more_than_was_really_there_unless_it_stands_or_a_call_was_false(table):
    """Said and taken together are the truth at most, and exactly it when a right call takes all (or all is right)."""
    states, turns = table
    for before, (_, turn) in zip(states, turns, strict=False):
        if before.phase.kind is not PhaseKind.ANSWER:
            continue
        moved = [after - old for old, after in zip(before.scores, turn.state.scores, strict=True)]
        facts = CRIBBAGE.facts(turn.state, turn.events)
        assert facts["moved"] == moved
        outcome = facts.get("settled")
        if outcome in (None, "stands", "false-over"):
            assert not any(moved)
        elif outcome == "missed":
            assert 0 < sum(moved) <= facts["total"] - before.phase.said
        elif outcome == "over":
            assert sum(moved) == 0
            assert -min(moved) == before.phase.said - facts["total"] == max(moved)


@given(shows(), st.integers(0, 100), st.randoms(use_true_random=False))
def test_hidden_cards_may_be_exchanged(table, at, chance):
    """What a seat sees, and what follows for it from every move, does not change when cards it cannot see do."""
    state = table[0][at % len(table[0])]
    for viewer in (*range(len(state.hands)), "mover"):
        seen = CRIBBAGE.seen_by(state, viewer)
        known = [card for pile in (*seen.hands, seen.crib) for card in pile]
        hidden = [card for pile in (*state.hands, state.crib) for card in pile if card not in known]
        chance.shuffle(hidden)
        line = CRIBBAGE.write(seen)
        while "~4" in line:
            cards, hidden = hidden[:4], hidden[4:]
            line = line.replace("~4", "".join(map(str, cards)), 1)
        other = CRIBBAGE.read(line)
        assert CRIBBAGE.seen_by(other, viewer) == seen
        if CRIBBAGE.mover(state) is not None:
            assert CRIBBAGE.legal_moves(other) == CRIBBAGE.legal_moves(seen) == CRIBBAGE.legal_moves(state)


@given(shows(), st.integers(0, 100))
def test_a_lesson_shows_all_hands_but_the_crib_only_in_its_time(table, at):
    state = table[0][at % len(table[0])]
    seen = CRIBBAGE.seen_by(state, "open")
    assert seen.hands == state.hands
    assert seen.crib == (state.crib if state.phase.show.crib else (None,) * 4)
    assert seen.deal.seed is None


@given(shows())
def test_right_counts_and_answers_change_nothing_but_the_counters_score(table):
    """With every move a legal one that calls nothing, each side gets exactly what its cards are worth."""
    state = table[0][0]
    while CRIBBAGE.mover(state) is not None:
        (move,) = CRIBBAGE.legal_moves(state)
        before, counter = state, state.side(state.phase.show.seat)
        turn = played(state, CRIBBAGE.write_move(move))
        state = turn.state
        gains = [after - old for old, after in zip(before.scores, state.scores, strict=True)]
        if before.phase.kind is PhaseKind.SAY:
            assert gains == [move.points if side == counter else 0 for side in range(len(gains))]
        else:
            assert not any(gains)

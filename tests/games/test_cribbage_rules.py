"""The clauses of the muggins rule, one by one."""

import pytest

from muggins.errors import IllegalMove, PositionError
from muggins.games.cribbage.counting import IMPOSSIBLE, MOST, total
from muggins.games.cribbage.events import (
    Accepted,
    CountingOver,
    CountSaid,
    CountStands,
)
from muggins.games.cribbage.state import Phase, PhaseKind, Show
from muggins.games.deals import LotsDrawn
from tests.games.cribbage_positions import (
    CRIB,
    CRIBBAGE,
    DOUBLE_RUN,
    NOTHING,
    PERFECT,
    fault,
    legal,
    played,
    refusal,
    show,
)


def kinds(turn):
    return [type(event) for event in turn.events]


@pytest.mark.parametrize("players", [0, 1, 5])
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(PositionError) as caught:
        CRIBBAGE.deal(players, "any")
    assert caught.value.code == "cribbage/players"


def test_equal_lowest_cards_cut_again():
    turns = [CRIBBAGE.deal(2, f"s{seed}") for seed in range(100)]
    again = [turn for turn in turns if isinstance(turn.events[1], LotsDrawn)]
    assert again
    for turn in again:
        assert turn.events[0].highest == (0, 1)


@pytest.mark.parametrize(
    ("rules", "players", "order"),
    [
        ("-", 2, [0, 1, "crib"]),
        ("-", 3, [0, 1, 2, "crib"]),
        ("-", 4, [0, 1, 2, 3, "crib"]),
        ("p", 4, [0, 1, 2, 3, "crib"]),
    ],
)
def test_show_order(rules, players, order):
    state, found = show(NOTHING, players, rules=rules), []
    while CRIBBAGE.mover(state) is not None:
        if state.phase.kind is PhaseKind.SAY:
            found.append("crib" if state.phase.show.crib else state.phase.seat)
        turn = CRIBBAGE.play(state, CRIBBAGE.legal_moves(state)[0])
        state = turn.state
    assert found == order
    assert turn.events[-1] == CountingOver()
    assert state.phase == Phase(PhaseKind.OVER, players - 1, Show(players - 1, crib=True))


def test_say_is_pegged_at_once():
    turn = played(show(DOUBLE_RUN, scores="20.31"), "0.a14")
    assert turn.events == (CountSaid(0, 14, False),)
    assert turn.state.scores == (34, 31)
    assert turn.state.phase == Phase(PhaseKind.ANSWER, 1, Show(0), 14)


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("0.a0", None),
        ("0.a29", None),
        ("0.a19", None),
        ("0.a30", ("no-such-count", "say")),
        ("0.a99", ("no-such-count", "say")),
        ("1.a14", ("wrong-seat", "show-order")),
        ("1.y", ("nothing-to-answer", "answers")),
        ("1.m2", ("nothing-to-answer", "answers")),
        ("0.o", ("nothing-to-answer", "answers")),
    ],
)
def test_what_can_be_said(word, expected):
    assert refusal(show(DOUBLE_RUN), word) == expected


@pytest.mark.parametrize("points", IMPOSSIBLE)
def test_impossible_counts_can_be_said_and_are_wrong(points):
    turn = played(show(DOUBLE_RUN), f"0.a{points}")
    assert turn.state.scores == (points, 0)
    assert fault(show(DOUBLE_RUN), f"0.a{points}") == ("over-count", "over")


@pytest.mark.parametrize(
    ("rules", "players", "order"), [("-", 2, [1]), ("-", 3, [1, 2]), ("-", 4, [1, 2, 3]), ("p", 4, [1, 3])]
)
def test_answers_go_round_from_the_left_of_the_counter(rules, players, order):
    state = played(show(DOUBLE_RUN, players, rules=rules), "0.a14").state
    for seat in order:
        assert CRIBBAGE.mover(state) == seat
        for other in {0, 1, 2, 3} - {seat}:
            assert refusal(state, f"{other}.y") == refusal(state, f"{other}.o") == ("wrong-seat", "answers")
        assert refusal(state, "0.a14") == ("answer-first", "answers")
        turn = played(state, f"{seat}.y")
        assert turn.events[0] == Accepted(seat)
        state = turn.state
    assert turn.events[1] == CountStands(0, 14)


def test_the_dealer_is_answered_from_the_left_too():
    state = played(show(CRIB, 3, crib=True), "1.a6").state
    assert [CRIBBAGE.mover(state), CRIBBAGE.mover(played(state, "2.y").state)] == [2, 0]


def test_the_crib_lies_open_only_while_it_is_counted():
    state = show(NOTHING)
    last = show(CRIB, crib=True)
    for viewer in (0, 1, "mover", "open"):
        assert CRIBBAGE.seen_by(state, viewer).crib == (None,) * 4
        assert CRIBBAGE.seen_by(last, viewer) == last


def test_hands_lie_open_from_the_moment_they_are_counted():
    state = show(NOTHING, 3)
    first, second, third = state.hands
    hidden = (None,) * 4
    assert CRIBBAGE.seen_by(state, 0).hands == CRIBBAGE.seen_by(state, "mover").hands == (first, hidden, hidden)
    assert CRIBBAGE.seen_by(state, 2).hands == (first, hidden, third)
    assert CRIBBAGE.seen_by(state, "open").hands == state.hands
    after = played(state, "0.a0", "1.y", "2.y").state
    assert CRIBBAGE.seen_by(after, 0).hands == (first, second, hidden)
    partners = show(NOTHING, 4, rules="p")
    assert CRIBBAGE.seen_by(partners, 3).hands[1] == hidden


def test_what_was_not_counted_when_the_game_ended_stays_hidden():
    turn = played(show(DOUBLE_RUN, 3, scores="0.0.119"), "0.a14", "1.y", "2.m2")
    assert turn.state.phase.kind is PhaseKind.WON
    hidden = (None,) * 4
    assert CRIBBAGE.seen_by(turn.state, "mover").hands == (turn.state.hands[0], hidden, hidden)
    assert CRIBBAGE.seen_by(turn.state, 2).hands == (turn.state.hands[0], hidden, turn.state.hands[2])


def test_hidden_cards_cannot_be_counted():
    state = show(NOTHING)
    line = CRIBBAGE.write(state).replace("2C4D8HQS", "2C4D8H~1")
    assert refusal(CRIBBAGE.read(line), "0.a0") == ("hidden-cards", "show-order")
    assert fault(CRIBBAGE.read(line), "0.a9") is None
    assert legal(CRIBBAGE.read(line)) == []
    said = CRIBBAGE.read(line.replace("s0 0.0", "a1.0.9 9.0"))
    assert refusal(said, "1.y") == refusal(said, "1.o") == ("hidden-cards", "show-order")
    with pytest.raises(IllegalMove):
        CRIBBAGE.play(said, CRIBBAGE.read_move("1.y"))


def test_a_reader_who_sees_no_more_than_the_table_can_play_on():
    state = played(CRIBBAGE.seen_by(show(NOTHING, 3), 2), "0.a3", "1.o").state
    assert state.scores == (0, 3, 0)
    assert refusal(state, "1.a3") == ("hidden-cards", "show-order")


@pytest.mark.parametrize(
    ("said", "word", "expected"),
    [
        (14, "1.y", ("missed-call", "accepted")),
        (14, "1.m1", None),
        (14, "1.m2", None),
        (14, "1.m9", None),
        (14, "1.o", ("false-over", "false-over")),
        (16, "1.y", None),
        (16, "1.m1", ("false-muggins", "false-muggins")),
        (16, "1.o", ("false-over", "false-over")),
        (18, "1.y", ("missed-call", "accepted")),
        (18, "1.m1", ("false-muggins", "false-muggins")),
        (18, "1.o", None),
    ],
)
def test_faults_of_answers(said, word, expected):
    state = played(show(DOUBLE_RUN), f"0.a{said}").state
    assert fault(state, word) == expected
    assert refusal(state, word) is None
    assert (word in legal(state)) == (expected is None)


def test_faults_of_counts():
    state = show(DOUBLE_RUN)
    assert fault(state, "0.a15") == ("under-count", "muggins")
    assert fault(state, "0.a17") == ("over-count", "over")
    assert CRIBBAGE.fault(state, CRIBBAGE.read_move("0.a15")).data == {"said": 15, "total": 16}
    assert fault(state, "1.a15") is fault(state, "0.a30") is fault(state, "0.y") is None
    assert legal(state) == ["0.a16"]


def test_a_count_that_stands_is_a_mistake_of_the_last_who_could_have_called():
    state = played(show(DOUBLE_RUN, 3), "0.a14", "1.y").state
    assert fault(state, "2.y") == ("missed-call", "accepted")


def test_the_most_is_29():
    state = show(PERFECT)
    assert legal(state) == [f"0.a{MOST}"]
    said = played(state, "0.a29").state
    assert legal(said) == ["1.y"]
    assert played(said, "1.o").state.scores == (29, 0)
    assert total(state.breakdown()) == MOST


def test_facts():
    turn = played(show(DOUBLE_RUN), "0.a18")
    assert CRIBBAGE.facts(turn.state, turn.events) == {
        "scores": [18, 0],
        "moved": [18, 0],
        "counter": 0,
        "crib": False,
        "said": 18,
    }
    turn = played(turn.state, "1.o")
    assert CRIBBAGE.facts(turn.state, turn.events) == {
        "scores": [16, 2],
        "moved": [-2, 2],
        "answered": [1, "over"],
        "settled": "over",
        "total": 16,
        "combinations": [
            ["fifteen", ["6D", "9C"], 2],
            ["fifteen", ["7H", "8D"], 2],
            ["fifteen", ["7H", "8S"], 2],
            ["pair", ["8D", "8S"], 2],
            ["run", ["6D", "7H", "8D", "9C"], 4],
            ["run", ["6D", "7H", "8S", "9C"], 4],
        ],
    }

"""The clauses of the muggins rule, one by one."""

import pytest

from muggins.errors import IllegalMove, NotationError, PositionError
from muggins.games.cribbage.counting import IMPOSSIBLE, MOST, total
from muggins.games.cribbage.events import (
    Accepted,
    CountingOver,
    CountSaid,
    CountStands,
    Dealt,
    ExcessReturned,
    FalseMuggins,
    FalseOver,
    GameWon,
    MissedPointsTaken,
    MugginsCalled,
    OverCalled,
    TrueCount,
)
from muggins.games.cribbage.state import Phase, PhaseKind, Show
from muggins.games.deals import LotsDrawn
from tests.games.cribbage_positions import CRIBBAGE, played, show

DOUBLE_RUN = "7H 8S 8D 9C 6D"  # 16
WRONG_OVER = "9S 6H 5D 4C 4H"  # 14
NOTHING = "2C 4D 8H QS KD"  # 0
PERFECT = "5H 5S 5D JC 5C"  # 29
CRIB = "3H 7H 9H JH 2C"  # 2


def refusal(state, word):
    mistake = CRIBBAGE.why_not(state, CRIBBAGE.read_move(word))
    return mistake and (mistake.code.removeprefix("cribbage/"), mistake.clause)


def fault(state, word):
    mistake = CRIBBAGE.fault(state, CRIBBAGE.read_move(word))
    return mistake and (mistake.code.removeprefix("cribbage/"), mistake.clause)


def legal(state):
    return [CRIBBAGE.write_move(move) for move in CRIBBAGE.legal_moves(state)]


def kinds(turn):
    return [type(event) for event in turn.events]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_to_practise_at(players):
    turn = CRIBBAGE.deal(players, "any")
    state = turn.state
    *lots, dealt = turn.events
    assert all(isinstance(event, LotsDrawn) for event in lots)
    drawn = dict(lots[-1].lots)
    assert drawn[state.deal.seat].rank == min(card.rank for card in drawn.values())
    assert dealt == Dealt(1, state.deal.seat, players, state.starter)
    cards = [card for pile in (*state.hands, state.crib, (state.starter,)) for card in pile]
    assert len(set(cards)) == len(cards) == 4 * players + 5
    first = (state.deal.seat + 1) % players
    assert state.phase == Phase(PhaseKind.SAY, first, Show(first))
    assert (state.scores, state.target, state.partners) == ((0,) * players, 121, False)
    assert CRIBBAGE.deal(players, "any") == turn
    assert CRIBBAGE.deal(players, "other").state != state


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


@pytest.mark.parametrize("word", ["1.m2", "1.o"])
def test_the_first_call_settles(word):
    turn = played(show(DOUBLE_RUN, 3), "0.a14", word)
    assert turn.state.phase == Phase(PhaseKind.SAY, 1, Show(1))
    assert refusal(turn.state, "2.m2") == ("nothing-to-answer", "answers")


def test_a_later_opponent_may_call():
    turn = played(show(DOUBLE_RUN, 4), "0.a14", "1.y", "2.y", "3.m2")
    assert turn.state.scores == (14, 0, 0, 2)


@pytest.mark.parametrize("said", [0, 14, 16, 19])
def test_accepted_by_all_a_count_stands_right_or_wrong(said):
    turn = played(show(DOUBLE_RUN, 3), f"0.a{said}", "1.y", "2.y")
    assert kinds(turn) == [Accepted, CountStands, TrueCount]
    assert turn.state.scores == (said, 0, 0)


@pytest.mark.parametrize(("claimed", "gets"), [(1, 1), (2, 2), (5, 2), (15, 2)])
def test_muggins(claimed, gets):
    turn = played(show(DOUBLE_RUN), "0.a14", f"1.m{claimed}")
    assert turn.events[:2] == (MugginsCalled(1, claimed), MissedPointsTaken(1, gets, 2, claimed))
    assert turn.state.scores == (14, gets)


@pytest.mark.parametrize("said", [16, 18])
def test_false_muggins_pays_the_counter_also_when_the_count_was_too_high(said):
    turn = played(show(DOUBLE_RUN), f"0.a{said}", "1.m3")
    assert turn.events[:2] == (MugginsCalled(1, 3), FalseMuggins(1, 0, 3))
    assert turn.state.scores == (said + 3, 0)


def test_over_moves_exactly_the_excess():
    turn = played(show(NOTHING, scores="5.0"), "0.a19", "1.o")
    assert turn.events[:2] == (OverCalled(1), ExcessReturned(0, 1, 19))
    assert turn.state.scores == (5, 19)


@pytest.mark.parametrize(("said", "missed"), [(14, 0), (12, 2)])
def test_false_over_changes_nothing_and_points_missed_are_lost(said, missed):
    turn = played(show(WRONG_OVER), f"0.a{said}", "1.o")
    assert turn.events[:2] == (OverCalled(1), FalseOver(1, missed))
    assert turn.state.scores == (said, 0)


@pytest.mark.parametrize(
    ("said", "claimed", "expected"),
    [
        (14, 0, ("claim-size", "claim-size")),
        (14, 1, None),
        (14, 15, None),
        (14, 16, ("claim-size", "claim-size")),
        (28, 1, None),
        (28, 2, ("claim-size", "claim-size")),
        (29, 1, ("no-claim-left", "claim-size")),
        (0, 29, None),
        (0, 30, ("claim-size", "claim-size")),
    ],
)
def test_claim_size(said, claimed, expected):
    state = played(show(DOUBLE_RUN), f"0.a{said}").state
    assert refusal(state, f"1.m{claimed}") == expected
    assert refusal(state, "1.o") is refusal(state, "1.y") is None


@pytest.mark.parametrize("words", [("1.y", "2.y"), ("1.m2",), ("1.m3",), ("1.o",), ("1.y", "2.o")])
@pytest.mark.parametrize("said", [14, 16, 20])
def test_truth_comes_once_settled_whatever_happened_and_never_before(said, words):
    state = played(show(DOUBLE_RUN, 3), f"0.a{said}").state
    for word in words:
        turn = played(state, word)
        state = turn.state
        truths = [event for event in turn.events if isinstance(event, TrueCount)]
        assert len(truths) == (word is words[-1])
        facts = CRIBBAGE.facts(state, turn.events)
        assert (facts.get("total"), "combinations" in facts) == ((16, True) if truths else (None, False))
    (truth,) = truths
    assert (truth.seat, truth.crib, truth.said, truth.total) == (0, False, said, 16)
    assert (truth.missed, truth.excess) == (max(0, 16 - said), max(0, said - 16))


def test_the_crib_is_the_dealers_and_counted_last():
    turn = played(show(CRIB, 2, crib=True), "1.a6")
    assert turn.events == (CountSaid(1, 6, True),)
    over = played(turn.state, "0.o")
    assert over.state.scores == (4, 2)
    assert kinds(over) == [OverCalled, ExcessReturned, TrueCount, CountingOver]
    assert played(turn.state, "0.m2").state.scores == (0, 8)
    assert refusal(over.state, "0.y") == refusal(over.state, "0.a3") == ("counting-over", "show-order")


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


@pytest.mark.parametrize(("score", "said"), [(105, 16), (120, 1), (120, 16), (107, 14)])
def test_a_count_that_is_not_over_ends_the_game_at_once(score, said):
    turn = played(show(DOUBLE_RUN, scores=f"{score}.120"), f"0.a{said}")
    assert kinds(turn) == [CountSaid, TrueCount, GameWon]
    assert turn.events[2] == GameWon(0)
    assert turn.events[1].said == said
    assert turn.state.scores == (score + said, 120)
    assert turn.state.phase == Phase(PhaseKind.WON, 0, Show(0))
    assert CRIBBAGE.mover(turn.state) is None
    assert refusal(turn.state, "1.o") == refusal(turn.state, "1.a4") == ("game-over", "target")
    assert legal(turn.state) == []


def test_an_over_count_at_the_target_waits():
    state = show(WRONG_OVER, scores="110.119")
    waiting = played(state, "0.a16")
    assert kinds(waiting) == [CountSaid]
    assert waiting.state.scores == (126, 119)
    assert CRIBBAGE.read(CRIBBAGE.write(waiting.state)) == waiting.state


@pytest.mark.parametrize(
    ("scores", "said", "words", "won", "after"),
    [
        ("110.119", 16, ["1.o"], 0, (124, 121)),  # both stand at the target: the counter is looked at first
        ("106.119", 16, ["1.o"], 1, (120, 121)),  # the excess is off: the caller is home
        ("106.100", 16, ["1.o"], None, (120, 102)),  # the excess is off: nobody is home
        ("106.100", 16, ["1.y"], 0, (122, 100)),  # accepted, it stands and wins
        ("104.100", 16, ["1.m5"], 0, (125, 100)),  # a false muggins takes the counter home
        ("100.118", 12, ["1.m2"], None, (112, 120)),
        ("100.119", 12, ["1.m2"], 1, (112, 121)),  # a right muggins takes the caller home
        ("100.119", 12, ["1.m1"], None, (112, 120)),
        ("110.120", 10, ["1.o"], None, (120, 120)),
    ],
)
def test_crossing(scores, said, words, won, after):
    turn = played(show(WRONG_OVER, scores=scores), f"0.a{said}", *words)
    assert turn.state.scores == after
    wins = [event.side for event in turn.events if isinstance(event, GameWon)]
    assert wins == ([] if won is None else [won])
    if won is not None:
        assert turn.state.phase == Phase(PhaseKind.WON, won, Show(0))
        assert kinds(turn)[-2:] == [TrueCount, GameWon]


def test_a_third_side_does_not_win_by_the_call_of_another():
    turn = played(show(WRONG_OVER, 3, scores="100.119.120"), "0.a12", "1.y", "2.m1")
    assert turn.state.scores == (112, 119, 121)
    assert turn.events[-1] == GameWon(2)


@pytest.mark.parametrize(
    ("words", "after"),
    [
        (["0.a14", "1.m2"], (14, 2)),
        (["0.a14", "1.y", "3.m1"], (14, 1)),
        (["0.a16", "1.y", "3.m3"], (19, 0)),
        (["0.a18", "1.o"], (16, 2)),
    ],
)
def test_partners_share_a_score(words, after):
    assert played(show(DOUBLE_RUN, 4, rules="p"), *words).state.scores == after


def test_the_crib_of_partners_goes_to_the_side_of_the_dealer():
    line = CRIBBAGE.write(show(CRIB, 4, crib=True, rules="p")).replace("s1.c", "s3.c").replace(" 1.1.-", " 3.1.-")
    assert played(CRIBBAGE.read(line), "3.a6", "0.o").state.scores == (4, 2)


def test_short_games():
    turn = played(show(DOUBLE_RUN, 2, scores="45.30", rules="t61"), "0.a16")
    assert turn.events[-1] == GameWon(0)
    assert kinds(played(show(DOUBLE_RUN, 2, scores="44.30", rules="t61"), "0.a16")) == [CountSaid]


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


LINE = "C1 - 6D.~4 7H8S8D9C.~4 - s0 0.0 1.1.-"


def changed(**fields):
    names = ("tag", "rules", "table", "hands", "stock", "phase", "scores", "deal")
    return " ".join(fields.get(name, field) for name, field in zip(names, LINE.split(), strict=True))


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        (changed(rules="t121"), LINE.replace("7H8S8D9C", "7H8D8S9C")),
        (changed(scores="-0.0"), LINE.replace("7H8S8D9C", "7H8D8S9C")),
        (changed(hands="~1~9C8S7H.~4"), changed(hands="7H8S9C~1.~4")),
        (changed(rules="p.t61", hands="~4.~4.~4.~4"), changed(rules="t61.p", hands="~4.~4.~4.~4")),
        (changed(phase="a1.0.14", scores="-12.120"), changed(phase="a1.0.14", scores="-12.120", hands="7H8D8S9C.~4")),
        (changed(phase="s1.c"), changed(phase="s1.c", hands="7H8D8S9C.~4")),
        (changed(phase="a0.1.4.c"), changed(phase="a0.1.4.c", hands="7H8D8S9C.~4")),
        (changed(phase="o1"), changed(phase="o1", hands="7H8D8S9C.~4")),
        (changed(phase="w0.1.c", scores="121.3"), changed(phase="w0.1.c", scores="121.3", hands="7H8D8S9C.~4")),
    ],
)
def test_lenient_in_canonical_out(written, canonical):
    assert CRIBBAGE.write(CRIBBAGE.read(written)) == canonical


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (changed(tag="C2"), "notation/tag"),
        (LINE.replace(" - s0", " s0"), "notation/fields"),
        (changed(stock="~4"), "notation/field"),
        (changed(rules="t60"), "notation/field"),
        (changed(rules="t61.t121"), "notation/field"),
        (changed(rules="p.p"), "notation/field"),
        (changed(rules="."), "notation/field"),
        (changed(table="6D"), "notation/field"),
        (changed(table="-.~4"), "notation/field"),
        (changed(table="6X.~4"), "notation/field"),
        (changed(phase="s0.1"), "notation/field"),
        (changed(phase="a1.14"), "notation/field"),
        (changed(phase="a1.0"), "notation/field"),
        (changed(phase="a1.0.014"), "notation/field"),
        (changed(phase="w0"), "notation/field"),
        (changed(phase="o1.c"), "notation/field"),
        (changed(phase="x0"), "notation/field"),
        (changed(scores="1000.0"), "notation/field"),
        (changed(scores="0"), "cribbage/wrong-scores"),
        (changed(scores="0.0.0"), "cribbage/wrong-scores"),
        (changed(hands="~4", scores="0"), "cribbage/players"),
        (changed(hands="~4.~4.~4.~4.~4", scores="0.0.0.0.0"), "cribbage/players"),
        (changed(rules="p"), "cribbage/players"),
        (changed(phase="s2"), "cribbage/players"),
        (changed(deal="2.1.-"), "cribbage/players"),
        (changed(hands="7H8S8D.~4"), "cribbage/wrong-hand"),
        (changed(table="6D.~6"), "cribbage/wrong-hand"),
        (changed(hands="7H8S8D6D.~4"), "cribbage/card-twice"),
        (changed(table="6D.7H~3"), "cribbage/card-twice"),
        (changed(phase="s0.c"), "cribbage/wrong-phase"),
        (changed(phase="o0"), "cribbage/wrong-phase"),
        (changed(phase="a0.0.4"), "cribbage/wrong-phase"),
        (changed(phase="a1.0.30"), "cribbage/wrong-phase"),
        (changed(phase="a1.0.14", scores="135.0"), "cribbage/wrong-phase"),  # at the target before the count
        (changed(phase="a1.0.14", scores="121.0"), "cribbage/wrong-phase"),  # not too high: the game was over
        (changed(phase="a1.0.14", scores="14.121"), "cribbage/wrong-phase"),
        (changed(phase="a1.0.14", scores="-990.0"), "cribbage/wrong-phase"),
        (changed(scores="121.0"), "cribbage/wrong-phase"),
        (changed(rules="t61", scores="0.61"), "cribbage/wrong-phase"),
        (changed(phase="w0.0"), "cribbage/wrong-phase"),
        (changed(phase="w1.0", scores="121.121"), "cribbage/wrong-phase"),  # the counter is looked at first
        (changed(phase="o1", scores="121.0"), "cribbage/wrong-phase"),
    ],
)
def test_what_is_no_position(line, code):
    with pytest.raises((NotationError, PositionError)) as caught:
        CRIBBAGE.read(line)
    assert caught.value.code == code


def test_a_winner_beyond_the_sides_is_no_position():
    line = changed(rules="p", hands="~4.~4.~4.~4", phase="w2.0", scores="121.0")
    with pytest.raises(PositionError) as caught:
        CRIBBAGE.read(line)
    assert caught.value.code == "cribbage/wrong-phase"


def test_both_at_the_target_when_the_counter_has_won():
    assert CRIBBAGE.read(changed(phase="w0.0", scores="124.121")).phase.seat == 0
    waiting = changed(phase="a1.0.18", scores="123.0")
    assert CRIBBAGE.read(waiting).scores == (123, 0)


@pytest.mark.parametrize("word", ["0.a014", "0.a-1", "0.a", "0.m", "0.y1", "4.y", "0.c", "0.o2", "", "0.a100"])
def test_what_is_no_move(word):
    with pytest.raises(NotationError):
        CRIBBAGE.read_move(word)

"""How counts of cribbage are settled and games won, clause by clause."""

import pytest

from muggins.games.cribbage.events import (
    Accepted,
    CountingOver,
    CountSaid,
    CountStands,
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
from tests.games.cribbage_positions import (
    CRIB,
    CRIBBAGE,
    DOUBLE_RUN,
    NOTHING,
    WRONG_OVER,
    legal,
    played,
    refusal,
    show,
)


def kinds(turn):
    return [type(event) for event in turn.events]


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

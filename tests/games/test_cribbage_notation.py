"""Position lines and moves of cribbage: lenient in, canonical out, and what is refused."""

import pytest

from muggins.errors import NotationError, PositionError
from tests.games.cribbage_positions import CRIBBAGE

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
        (changed(rules="s.l", phase="o1"), changed(rules="l", phase="o1", hands="7H8D8S9C.~4")),
        (changed(rules="p.s.t61", hands="~4.~4.~4.~4"), changed(rules="t61.p.s", hands="~4.~4.~4.~4")),
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
        (changed(stock="~4"), "cribbage/wrong-cards"),
        (changed(rules="t60"), "notation/field"),
        (changed(rules="t61.t121"), "notation/field"),
        (changed(rules="p.p"), "notation/field"),
        (changed(rules="."), "notation/field"),
        (changed(table="6D"), "notation/field"),
        (changed(table="-.~4"), "cribbage/wrong-cards"),
        (changed(table="6X.~4"), "notation/field"),
        (changed(phase="s0.1"), "notation/field"),
        (changed(phase="a1.14"), "notation/field"),
        (changed(phase="a1.0"), "notation/field"),
        (changed(phase="a1.0.014"), "notation/field"),
        (changed(phase="w0"), "cribbage/wrong-phase"),
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


LAYING = "C1 - -.- 2H3H4H5H6H7H.~6 ~40 l0 0.0 1.1.-"
PLAYING = "C1 - 6D.~4.07H18S0TH-09C AS7H9CTH.8S~3 - p1 0.2 1.1.-"


OPEN = "C1 - 6D.~4 AS7H9CTH.8SKDKHKS - p0 0.0 1.1.-"


@pytest.mark.parametrize("line", [LAYING, PLAYING, OPEN, PLAYING.replace("p1", "w1").replace("0.2", "0.121")])
def test_positions_before_the_shows(line):
    assert CRIBBAGE.write(CRIBBAGE.read(line)) == line


@pytest.mark.parametrize(
    ("line", "old", "new", "code"),
    [
        (LAYING, "l0", "l1", "cribbage/wrong-cards"),  # seat 0 has not laid away
        (LAYING, "-.-", "-.AC", "cribbage/wrong-cards"),
        (LAYING, "-.-", "-.-.0AC", "cribbage/wrong-phase"),
        (LAYING, "-.-", "AC.-", "cribbage/wrong-cards"),
        (LAYING, "~40", "~39", "cribbage/wrong-cards"),
        (LAYING, "~40", "2H~39", "cribbage/card-twice"),
        (LAYING, "0.0", "0.121", "cribbage/wrong-phase"),
        (PLAYING, "p1", "p0.1", "notation/field"),
        (PLAYING, "07H", "7H", "notation/field"),
        (PLAYING, "07H", "07H0G", "notation/field"),
        (PLAYING, "~4.0", "~4..0", "notation/field"),
        (PLAYING, "07H", "27H", "cribbage/players"),
        (PLAYING, "07H", "08H", "cribbage/wrong-phase"),  # not in the hand
        (PLAYING, "07H", "0g07H", "cribbage/wrong-phase"),  # nobody says go at zero
        (PLAYING, "18S", "1g18S", "cribbage/wrong-phase"),  # a card after "go" by the same seat
        (PLAYING, "-09C", "--09C", "cribbage/wrong-phase"),
        (PLAYING, "-09C", "-09C09C", "cribbage/wrong-phase"),
        (PLAYING, "09C", "09C1g", "cribbage/wrong-phase"),  # whoever said go is not asked
        (PLAYING, "0.2", "0.121", "cribbage/wrong-phase"),
        (PLAYING, "8S~3", "8SKDKHKS", "cribbage/wrong-phase"),  # with all hands known, the play leads elsewhere
        (OPEN, "p0", "p1", "cribbage/wrong-phase"),  # the play begins on the dealer's left
    ],
)
def test_what_is_no_position_before_the_shows(line, old, new, code):
    with pytest.raises((NotationError, PositionError)) as caught:
        CRIBBAGE.read(line.replace(old, new, 1))
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


@pytest.mark.parametrize(
    "word",
    ["0.a014", "0.a-1", "0.a", "0.m", "0.y1", "4.y", "0.z", "0.o2", "0.x", "0.x7H8H9H", "0.7", "0.XX", "", "0.a100000"],
)
def test_what_is_no_move(word):
    with pytest.raises(NotationError):
        CRIBBAGE.read_move(word)

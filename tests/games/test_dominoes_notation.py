"""The notation, frozen: these lines must read the same in every later version."""

import pytest

from muggins.errors import NotationError, PositionError
from muggins.games import game_of
from tests.games.positions import DOMINOES

FROZEN = (
    "D1 - - 06131425364455.00111226343546 3303560216450422152466052301 p0 0.0 0.1.-",
    "D1 - 11.14o.44.43 0613~3.001226~2 3303560216450422152466052301 p0 15.5 0.1.-",
    "D1 - 36o.66 0145.~7 ~17 p0 0.-15 0.3.xyz9",
    "D1 - 14o 12.~7 46~18 p0.12 0.0 1.1.-",
    "D1 - 61.11.13.36.66.65.50.00.01o.15.52.22.26.60.03.34 142324354445.- 120246553304 f1 -25.10 0.1.-",
)


@pytest.mark.parametrize("line", FROZEN)
def test_frozen_lines(line):
    assert DOMINOES.write(DOMINOES.read(line)) == line
    assert game_of(line) is DOMINOES


@pytest.mark.parametrize("word", ["0.14", "0.14l", "3.66r", "1.d", "2.k"])
def test_frozen_moves(word):
    assert DOMINOES.write_move(DOMINOES.read_move(word)) == word


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "notation/fields"),
        ("D1 - -", "notation/fields"),
        ("D2 - - ~7.~7 ~14 p0 0.0 0.1.-", "notation/tag"),
        ("D1 x - ~7.~7 ~14 p0 0.0 0.1.-", "notation/field"),
        ("D1 - 14 ~7.~7 ~13 p0 0.0 0.1.-", "notation/field"),
        ("D1 - 14o.44o ~7.~7 ~12 p0 0.0 0.1.-", "notation/field"),
        ("D1 - 17o ~7.~7 ~13 p0 0.0 0.1.-", "notation/field"),
        ("D1 - - 1.~7 ~14 p0 0.0 0.1.-", "notation/field"),
        ("D1 - - ~7. ~21 p0 0.0 0.1.-", "notation/field"),
        ("D1 - - ~7.~7 ~14 q0 0.0 0.1.-", "notation/field"),
        ("D1 - - ~7.~7 ~14 p4 0.0 0.1.-", "notation/field"),
        ("D1 - - ~7.~7 ~14 p0 0.05 0.1.-", "notation/field"),
        ("D1 - - ~7.~7 ~14 p0 0.0 0.0.-", "notation/field"),
        ("D1 - - ~28 - p0 0 0.1.-", "dominoes/players"),
        ("D1 - - ~7.~7 ~14 p2 0.0 0.1.-", "dominoes/players"),
        ("D1 - - ~7.~7 ~14 p0 0.0.0 0.1.-", "dominoes/players"),
        ("D1 - - ~7.~7 ~14 p0 0.3 0.1.-", "dominoes/wrong-score"),
        ("D1 - - ~7.~7 ~13 p0 0.0 0.1.-", "dominoes/wrong-total"),
        ("D1 - - 14~6.14~6 ~14 p0 0.0 0.1.-", "dominoes/tile-twice"),
        ("D1 - 14o.14 ~7.~7 ~12 p0 0.0 0.1.-", "dominoes/tile-twice"),
        ("D1 - 14o.36 ~7.~7 ~12 p0 0.0 0.1.-", "dominoes/chain-broken"),
        ("D1 - 14o -.~7 ~20 p1 0.0 0.1.-", "dominoes/wrong-phase"),
        ("D1 - 14o ~7.~7 ~13 f0 0.0 0.1.-", "dominoes/wrong-phase"),
        ("D1 - 14o ~7.~7 ~13 b0 0.0 0.1.-", "dominoes/wrong-phase"),
        ("D1 - 14o ~7.~7 ~13 w0 0.0 0.1.-", "dominoes/wrong-phase"),
        ("D1 - 14o 56~6.~7 ~13 p0.56 0.0 0.1.-", "dominoes/wrong-phase"),
        ("D1 - 14o 56~6.~7 ~13 p0.46 0.0 0.1.-", "dominoes/wrong-phase"),
    ],
)
def test_lines_that_are_refused(line, code):
    with pytest.raises((NotationError, PositionError)) as caught:
        DOMINOES.read(line)
    assert caught.value.code == code


@pytest.mark.parametrize("word", ["", "14", "0.14x", "4.14", "0.17", "0.", "0.D", "0.dd", "٠.14"])
def test_moves_that_are_refused(word):
    with pytest.raises(NotationError):
        DOMINOES.read_move(word)


def test_a_position_of_no_known_game():
    with pytest.raises(NotationError) as caught:
        game_of("X1 - - -")
    assert caught.value.code == "notation/tag"

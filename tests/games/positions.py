"""Positions for tests: seeded deals, and positions set up by hand with the rest of the set filled in."""

import random

from hypothesis import strategies as st

from muggins.games import game
from muggins.games.dominoes.chain import Side
from muggins.games.dominoes.state import Draw, NextRound, Pass, Place, State
from muggins.pieces.tiles import DOUBLE_SIX, Tile

DOMINOES = game("dominoes")
HAND = {2: 7, 3: 5, 4: 5}


def dealt(players: int, seed: int) -> State:
    """A fresh deal for `players`."""
    tiles = [str(tile) for tile in DOUBLE_SIX]
    random.Random(seed).shuffle(tiles)
    size = HAND[players]
    hands = ["".join(tiles[seat * size : (seat + 1) * size]) for seat in range(players)]
    scores = ".".join("0" * players)
    return DOMINOES.read(f"D1 - - {'.'.join(hands)} {''.join(tiles[size * players :])} p0 {scores} 0.1.-")


def set_up(table="-", hands=("01", "02"), boneyard=None):
    """A position with two players, the first to move.

    The tiles not named lie in the boneyard, or in the last hand when the boneyard is given.
    """
    named = table.replace("o", "").split(".") if table != "-" else []
    named += [pile[at : at + 2] for pile in (*hands, boneyard or "") for at in range(0, len(pile), 2)]
    used = {Tile.parse(word) for word in named}
    rest = "".join(str(tile) for tile in DOUBLE_SIX if tile not in used)
    if boneyard is None:
        boneyard = rest
    else:
        hands = (*hands[:-1], hands[-1] + rest)
    return DOMINOES.read(f"D1 - {table} {'.'.join(hands)} {boneyard or '-'} p0 0.0 0.1.-")


@st.composite
def rounds(draw, players=None):
    """A round of random legal play from a random deal: the states on the way, first to last, with the turns between."""
    state = dealt(players or draw(st.integers(2, 4)), draw(st.integers(0, 2**32)))
    chance = draw(st.randoms(use_true_random=False))
    states, turns = [state], []
    while DOMINOES.mover(state) is not None:
        move = chance.choice(DOMINOES.legal_moves(state))
        turn = DOMINOES.play(state, move)
        turns.append((move, turn))
        state = turn.state
        states.append(state)
    return states, turns


def everything_in_a_round(state):
    """Everything a seat can try: every tile of the set everywhere, a draw, a pass, another round."""
    seat = state.phase.seat
    places = (Place(seat, tile, side) for tile in DOUBLE_SIX for side in (None, *Side))
    return [*places, Draw(seat), Pass(seat), NextRound(seat)]

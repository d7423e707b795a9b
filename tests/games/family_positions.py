"""Family deals for tests: positions set up by hand with the rest of the pack filled in, and random play."""

import random

from hypothesis import settings
from hypothesis import strategies as st

from muggins.games import game
from muggins.games.family.mistakes import candidates
from muggins.games.family.state import COMMONS
from muggins.pieces.cards import PACK

FAMILY = game("family")

A_FEW = settings(max_examples=settings.default.max_examples // 10)
"""Whole deals are long: fewer of them are tried."""


def table(commons, packets, discards=(), phase="x0", rules="-", deal="0.1.-.9"):
    """A position with the cards named: open piles bottom first, packets top first.

    The cards not named go to the bottom of the first common pile; fewer common piles than there are get the next cards.
    """
    players = len(packets)
    discards = (*discards, *[""] * (players - len(discards)))
    named = [*commons, *packets, *discards, phase.partition(".")[2] if phase[0] == "t" else ""]
    used = {pile[at : at + 2] for pile in named for at in range(0, len(pile), 2)}
    rest = [str(card) for card in PACK if str(card) not in used]
    commons = [*commons, *(rest.pop() for _ in range(COMMONS[players] - len(commons)))]
    commons[0] = "".join(rest) + commons[0]
    fields = (".".join(pile or "-" for pile in piles) for piles in (commons, packets, discards))
    return FAMILY.read(" ".join(("F1", rules, *fields, phase, ".".join("0" * players), deal)))


def played(state, *words):
    """The turn after the last of the moves."""
    for word in words:
        turn = FAMILY.play(state, FAMILY.read_move(word))
        state = turn.state
    return turn


def wrong_placements(state):
    """Every placement that can be made now but is wrong."""
    moves = (
        FAMILY.read_move(f"{state.phase.seat}.{spot}") for spot in ("o", *(f"{k}{n}" for k in "cp" for n in range(7)))
    )
    return [move for move in moves if FAMILY.fault(state, move)]


@st.composite
def deals(draw, players=None, most=900):
    """A deal of random play, some placements wrong: the states on the way, first to last, with the turns between.

    Play stops after ``most`` moves.
    """
    seed = draw(st.text("abcdefgh", min_size=1, max_size=6))
    state = FAMILY.deal(players or draw(st.integers(3, 7)), seed).state
    chance = random.Random(draw(st.integers(0, 2**32)))
    share = draw(st.sampled_from((0.0, 0.2, 0.6)))
    states, turns = [state], []
    while FAMILY.mover(state) is not None and len(states) <= most:
        wrong = wrong_placements(state) if chance.random() < share else ()
        move = chance.choice(wrong or FAMILY.legal_moves(state))
        turn = FAMILY.play(state, move)
        turns.append((move, turn))
        state = turn.state
        states.append(state)
    return states, turns


def everything_at_a_deal(state):
    """Everything that can be tried: turning up, every pile, every call, the check, another deal."""
    return list(candidates(state))

"""A round of dominoes as it stands, and the moves that change it."""

from dataclasses import dataclass
from enum import StrEnum

from muggins.games.deals import Deal
from muggins.games.dominoes.chain import Chain, Side
from muggins.pieces.tiles import Tile

Pile = tuple[Tile | None, ...]
"""Tiles of a hand (sorted) or of the boneyard (next one first); None is a tile that this reader does not know."""


class PhaseKind(StrEnum):
    """What the table waits for."""

    PLAY = "p"
    FINISHED = "f"
    BLOCKED = "b"
    WON = "w"


@dataclass(frozen=True)
class Phase:
    """What is to happen and to whom.

    ``seat`` must act (``PLAY``), played the last tile (``FINISHED``), made the last move (``BLOCKED``) or has won the
    match (``WON``). ``drawn`` is the playable tile just drawn, which must be placed at once (clause ``draw``).
    """

    kind: PhaseKind
    seat: int
    drawn: Tile | None = None


@dataclass(frozen=True)
class State:
    """A round in progress or just over. ``hands`` and ``scores`` (raw points) go by seat, in order of play."""

    chain: Chain
    hands: tuple[Pile, ...]
    boneyard: Pile
    phase: Phase
    scores: tuple[int, ...]
    deal: Deal


@dataclass(frozen=True)
class Place:
    """Seat ``seat`` places ``tile`` at ``side``; None opens the round."""

    seat: int
    tile: Tile
    side: Side | None = None


@dataclass(frozen=True)
class Draw:
    """Seat ``seat`` draws one tile from the boneyard."""

    seat: int


@dataclass(frozen=True)
class Pass:
    """Seat ``seat`` passes."""

    seat: int


@dataclass(frozen=True)
class NextRound:
    """Seat ``seat`` shuffles and deals the next round."""

    seat: int


Move = Place | Draw | Pass | NextRound


def mover(state: State) -> int | None:
    """The seat that must act, None when the round is over."""
    return state.phase.seat if state.phase.kind is PhaseKind.PLAY else None


def sorted_pile(tiles: Pile) -> Pile:
    """Known tiles in order, then the unknown ones."""
    known = sorted(tile for tile in tiles if tile is not None)
    return (*known, *[None] * (len(tiles) - len(known)))

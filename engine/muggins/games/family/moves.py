"""The moves of the family card game."""

from dataclasses import dataclass

from muggins.games.family.state import Spot


@dataclass(frozen=True)
class Expose:
    """Seat ``seat`` turns up the top card of the packet."""

    seat: int


@dataclass(frozen=True)
class Place:
    """Seat ``seat`` lays the card turned up on ``spot``."""

    seat: int
    spot: Spot


@dataclass(frozen=True)
class Call:
    """Seat ``seat`` says "Muggins!" and may name the pile that would have been right."""

    seat: int
    spot: Spot | None = None


@dataclass(frozen=True)
class Check:
    """The last placement of ``seat``, who has announced a win, is checked."""

    seat: int


@dataclass(frozen=True)
class NextDeal:
    """Seat ``seat`` shuffles and deals again."""

    seat: int


Move = Expose | Place | Call | Check | NextDeal

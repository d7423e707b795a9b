"""What happens at the shows of a deal: the only source of narration and highlights.

``booked`` of an event are the points it moves, as seats and what their sides get; nothing else changes a score. Until
a count is settled no event says what it should have been (clause ``truth``).
"""

from dataclasses import dataclass

from muggins.games.cribbage.counting import Combination, total
from muggins.games.deals import LotsDrawn
from muggins.pieces.cards import Card

Booked = tuple[tuple[int, int], ...]
"""Seats and the points that their sides get, below 0 when they lose them."""


@dataclass(frozen=True)
class Dealt:
    """Deal ``number``: ``dealer`` gave each of ``players`` a hand; the crib is laid away and ``starter`` cut."""

    number: int
    dealer: int
    players: int
    starter: Card


@dataclass(frozen=True)
class CountSaid:
    """A player said a count of the hand, or as dealer of the ``crib``; it is pegged at once (clause ``say``)."""

    seat: int
    points: int
    crib: bool

    @property
    def booked(self) -> Booked:
        """What was said goes to the counter."""
        return ((self.seat, self.points),)


@dataclass(frozen=True)
class Accepted:
    """An opponent accepted the count."""

    seat: int


@dataclass(frozen=True)
class MugginsCalled:
    """An opponent said that ``points`` were missed."""

    seat: int
    points: int


@dataclass(frozen=True)
class OverCalled:
    """An opponent said that the count was too high."""

    seat: int


@dataclass(frozen=True)
class CountStands:
    """All opponents of ``seat`` have accepted: the count of ``points`` stands, right or wrong (clause ``accepted``)."""

    seat: int
    points: int


@dataclass(frozen=True)
class MissedPointsTaken:
    """The caller gets ``points``, the smaller of what was ``missed`` and what was ``claimed`` (clause ``muggins``)."""

    caller: int
    points: int
    missed: int
    claimed: int

    @property
    def booked(self) -> Booked:
        """The points go to the caller."""
        return ((self.caller, self.points),)


@dataclass(frozen=True)
class FalseMuggins:
    """Nothing was missed: the ``points`` that were claimed go to the counter (clause ``false-muggins``)."""

    caller: int
    counter: int
    points: int

    @property
    def booked(self) -> Booked:
        """The points go to the counter."""
        return ((self.counter, self.points),)


@dataclass(frozen=True)
class ExcessReturned:
    """The count was too high: its excess of ``points`` goes from the counter to the caller (clause ``over``)."""

    counter: int
    caller: int
    points: int

    @property
    def booked(self) -> Booked:
        """The points go from the counter to the caller."""
        return ((self.counter, -self.points), (self.caller, self.points))


@dataclass(frozen=True)
class FalseOver:
    """The count was not too high: it stands and ``missed`` points, if any, are lost (clause ``false-over``)."""

    caller: int
    missed: int


@dataclass(frozen=True)
class TrueCount:
    """The count of ``seat`` is settled: what was ``said``, and what was really there (clause ``truth``)."""

    seat: int
    crib: bool
    said: int
    combinations: tuple[Combination, ...]

    @property
    def total(self) -> int:
        """What should have been said."""
        return total(self.combinations)

    @property
    def missed(self) -> int:
        """Points that were not said."""
        return max(0, self.total - self.said)

    @property
    def excess(self) -> int:
        """Points that were said and are not there."""
        return max(0, self.said - self.total)


@dataclass(frozen=True)
class GameWon:
    """``side`` is at the target or beyond it and has won (clauses ``target``, ``crossing``)."""

    side: int


@dataclass(frozen=True)
class CountingOver:
    """All hands and the crib are counted, and nobody is at the target."""


Settlement = CountStands | MissedPointsTaken | FalseMuggins | ExcessReturned | FalseOver
"""How a count was settled after answers."""

Event = (
    LotsDrawn
    | Dealt
    | CountSaid
    | Accepted
    | MugginsCalled
    | OverCalled
    | Settlement
    | TrueCount
    | GameWon
    | CountingOver
)


def booked(event: Event) -> Booked:
    """The points that an event moves."""
    points: Booked = getattr(event, "booked", ())
    return points

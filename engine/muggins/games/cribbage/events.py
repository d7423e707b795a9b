"""What happens in a deal: the only source of narration and highlights.

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
    """Deal ``number``: ``dealer`` gave each of ``players`` as many cards as ``size`` says (clause ``deal``)."""

    number: int
    dealer: int
    players: int
    size: int


@dataclass(frozen=True)
class LaidAway:
    """A player laid ``size`` cards away to the crib; nobody else may know which."""

    seat: int
    size: int


@dataclass(frozen=True)
class StarterCut:
    """The starter was turned up (clause ``starter``)."""

    card: Card


@dataclass(frozen=True)
class Heels:
    """The starter is a jack, which gives the dealer ``points`` at once (clause ``starter``)."""

    dealer: int
    card: Card
    points: int

    @property
    def booked(self) -> Booked:
        """The points go to the dealer."""
        return ((self.dealer, self.points),)


@dataclass(frozen=True)
class CardPlayed:
    """A player laid ``card``; the running count is now ``count``, and ``combinations`` score (clause ``play``)."""

    seat: int
    card: Card
    count: int
    combinations: tuple[Combination, ...]

    @property
    def booked(self) -> Booked:
        """All points that the card makes go to its player."""
        return ((self.seat, total(self.combinations)),) if self.combinations else ()


@dataclass(frozen=True)
class GoSaid:
    """A player could not add a card and said "go"."""

    seat: int


@dataclass(frozen=True)
class LastCard:
    """Nobody could add a card, or none was left (``final``): ``points`` for the last one (clause ``play``)."""

    seat: int
    points: int
    final: bool

    @property
    def booked(self) -> Booked:
        """The points go to the player of the last card."""
        return ((self.seat, self.points),)


@dataclass(frozen=True)
class CountRestarts:
    """The running count is 0 again, and ``seat`` leads."""

    seat: int


@dataclass(frozen=True)
class PlayOver:
    """All cards are played, and the hands are counted now."""


@dataclass(frozen=True)
class HandCounted:
    """The hand of ``seat``, or as dealer the ``crib``, was counted without muggins: ``points`` (clause ``compare``)."""

    seat: int
    points: int
    crib: bool

    @property
    def booked(self) -> Booked:
        """The points go to whose cards they are."""
        return ((self.seat, self.points),)


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
class GameLost:
    """``side`` is at the target or beyond it, which loses Lowball (clause ``lowball``)."""

    side: int


@dataclass(frozen=True)
class CountingOver:
    """All hands and the crib are counted, and nobody is at the target."""


Settlement = CountStands | MissedPointsTaken | FalseMuggins | ExcessReturned | FalseOver
"""How a count was settled after answers."""

Event = (
    LotsDrawn
    | Dealt
    | LaidAway
    | StarterCut
    | Heels
    | CardPlayed
    | GoSaid
    | LastCard
    | CountRestarts
    | PlayOver
    | HandCounted
    | CountSaid
    | Accepted
    | MugginsCalled
    | OverCalled
    | Settlement
    | TrueCount
    | GameWon
    | GameLost
    | CountingOver
)


def booked(event: Event) -> Booked:
    """The points that an event moves."""
    points: Booked = getattr(event, "booked", ())
    return points

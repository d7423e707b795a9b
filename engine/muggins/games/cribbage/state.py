"""The shows of a deal of cribbage as they stand, and the moves that change them."""

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from muggins.games.cribbage.counting import Combination, count
from muggins.games.deals import Deal
from muggins.pieces.cards import Card

Pile = tuple[Card | None, ...]
"""Four cards, sorted; None is a card that this reader does not know."""

PLAYERS = (2, 3, 4)
"""Numbers of players (clause ``players``)."""

PARTNERS = 4
"""Players of a game with partners, who sit opposite each other (clause ``players``)."""

FULL, SHORT = 121, 61
"""What a game goes to, and what a short one goes to (clause ``sizes``)."""


class PhaseKind(StrEnum):
    """What the table waits for."""

    SAY = "s"
    ANSWER = "a"
    WON = "w"
    OVER = "o"


@dataclass(frozen=True)
class Show:
    """The cards that are counted: the hand of ``seat``, or the ``crib``, which belongs to ``seat``, the dealer."""

    seat: int
    crib: bool = False


@dataclass(frozen=True)
class Phase:
    """What is to happen and to whom.

    ``seat`` must say a count (``SAY``) or answer the one ``said`` (``ANSWER``); it is the number of the side that has
    won (``WON``), or the dealer, when all is counted and nobody is at the target (``OVER``). ``show`` is what is
    counted, or was counted last.
    """

    kind: PhaseKind
    seat: int
    show: Show
    said: int | None = None


@dataclass(frozen=True)
class State:
    """The shows of one deal, in progress or over.

    ``hands`` go by seat, in order of play. ``scores`` go by side: each seat is a side of its own, or, with
    ``partners``, seats 0 and 2 are side 0 and seats 1 and 3 side 1. A score may pass the ``target`` and be negative.
    """

    hands: tuple[Pile, ...]
    crib: Pile
    starter: Card
    phase: Phase
    scores: tuple[int, ...]
    deal: Deal
    target: int = FULL
    partners: bool = False

    def side(self, seat: int) -> int:
        """The number of the side that a seat scores for."""
        return seat % 2 if self.partners else seat

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """The other seats, from the left of ``seat``."""
        players = len(self.hands)
        return tuple((seat + step) % players for step in range(1, players))

    def opponents(self, seat: int) -> tuple[int, ...]:
        """The seats of other sides, in the order in which they answer (clause ``answers``)."""
        return tuple(other for other in self.clockwise(seat) if self.side(other) != self.side(seat))

    @property
    def shows(self) -> tuple[Show, ...]:
        """All that is counted, first to last (clause ``show-order``)."""
        dealer = self.deal.seat
        return (*map(Show, self.clockwise(dealer)), Show(dealer), Show(dealer, crib=True))

    @property
    def opened(self) -> tuple[Show, ...]:
        """What has been counted or is counted now, and so lies open."""
        return self.shows[: self.shows.index(self.phase.show) + 1]

    def pile(self, show: Show) -> Pile:
        """The four cards of a show."""
        return self.crib if show.crib else self.hands[show.seat]

    def breakdown(self) -> tuple[Combination, ...] | None:
        """The true count of the show of this phase, None when its cards are not all known."""
        cards = tuple(card for card in self.pile(self.phase.show) if card)
        if len(cards) < len(self.pile(self.phase.show)):
            return None
        return _counted(cards, self.starter, crib=self.phase.show.crib)


@lru_cache(maxsize=16)
def _counted(cards: tuple[Card, ...], starter: Card, *, crib: bool) -> tuple[Combination, ...]:
    """The same show is counted for every move that is looked at."""
    return count(cards, starter, crib=crib)


@dataclass(frozen=True)
class Say:
    """Seat ``seat`` says that its hand, or its crib, is worth ``points``."""

    seat: int
    points: int


@dataclass(frozen=True)
class Accept:
    """Seat ``seat`` accepts the count."""

    seat: int


@dataclass(frozen=True)
class Muggins:
    """Seat ``seat`` says that ``points`` were missed."""

    seat: int
    points: int


@dataclass(frozen=True)
class Over:
    """Seat ``seat`` says that the count was too high."""

    seat: int


Move = Say | Accept | Muggins | Over


def mover(state: State) -> int | None:
    """The seat that must say or answer a count, None when the counting is over."""
    return state.phase.seat if state.phase.kind in (PhaseKind.SAY, PhaseKind.ANSWER) else None


def sorted_pile(cards: Pile) -> Pile:
    """Known cards in order, then the unknown ones."""
    known = sorted(card for card in cards if card is not None)
    return (*known, *[None] * (len(cards) - len(known)))

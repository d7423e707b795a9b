"""A deal of cribbage as it stands: laying away, the play, the shows."""

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from muggins.games.cribbage.counting import HAND, Combination, count, worth
from muggins.games.cribbage.series import LIMIT, running_count
from muggins.games.deals import Deal
from muggins.pieces.cards import Card

Pile = tuple[Card | None, ...]
"""Cards, sorted where their order has no meaning; None is a card that this reader does not know."""

PLAYERS = (2, 3, 4)
"""Numbers of players (clause ``players``)."""

PARTNERS = 4
"""Players of a game with partners, who sit opposite each other (clause ``players``)."""

DEALT = {2: 6, 3: 5, 4: 5}
"""Cards dealt to each of so many players (clause ``deal``)."""

FULL, SHORT = 121, 61
"""What a game goes to, and what a short one goes to (clause ``sizes``)."""


class PhaseKind(StrEnum):
    """What the table waits for."""

    LAY = "l"
    PLAY = "p"
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

    ``seat`` must lay cards away (``LAY``), play one (``PLAY``), say a count (``SAY``) or answer the one ``said``
    (``ANSWER``); it is the number of the side that has reached the target (``WON``), or the dealer, when all is
    counted and nobody has (``OVER``). ``show`` is what is counted, or was counted last; None before the first show.
    """

    kind: PhaseKind
    seat: int
    show: Show | None = None
    said: int | None = None


@dataclass(frozen=True)
class Laid:
    """What ``seat`` did in the play: it laid ``card``, or said "go" (None)."""

    seat: int
    card: Card | None = None


Series = tuple[Laid, ...]
"""What was laid since the count began at zero."""


@dataclass(frozen=True)
class State:
    """One deal, in progress or over.

    ``hands`` go by seat, in order of play; once all have laid away they are the four cards that will be counted, and
    keep those that were played. ``stock`` is the rest of the pack, from which the ``starter`` is cut; empty afterwards.
    ``series`` are those of the play, the last one still open, none before the first card and after the play.
    ``scores`` go by side: each seat is a side of its own, or, with ``partners``, seats 0 and 2 are side 0 and seats 1
    and 3 side 1. A score may pass the ``target`` and be negative. With ``lowball`` whoever reaches the target loses,
    and there is no ``muggins``.
    """

    hands: tuple[Pile, ...]
    crib: Pile
    starter: Card | None
    phase: Phase
    scores: tuple[int, ...]
    deal: Deal
    target: int = FULL
    partners: bool = False
    muggins: bool = True
    lowball: bool = False
    stock: Pile = ()
    series: tuple[Series, ...] = ()

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
    def lay_away(self) -> int:
        """Cards that each player lays away (clause ``deal``)."""
        return DEALT[len(self.hands)] - HAND

    @property
    def next_dealer(self) -> int:
        """The seat to the left of the dealer."""
        return self.clockwise(self.deal.seat)[0]

    @property
    def shows(self) -> tuple[Show, ...]:
        """All that is counted, first to last (clause ``show-order``)."""
        dealer = self.deal.seat
        return (*map(Show, self.clockwise(dealer)), Show(dealer), Show(dealer, crib=True))

    @property
    def opened(self) -> tuple[Show, ...]:
        """What has been counted or is counted now, and so lies open."""
        show = self.phase.show
        return self.shows[: self.shows.index(show) + 1] if show else ()

    def pile(self, show: Show) -> Pile:
        """The four cards of a show."""
        return self.crib if show.crib else self.hands[show.seat]

    def breakdown(self) -> tuple[Combination, ...] | None:
        """The true count of the show of this phase; None when there is none, or its cards are not all known."""
        show, starter = self.phase.show, self.starter
        if show is None or starter is None or None in self.pile(show):
            return None
        cards = tuple(card for card in self.pile(show) if card)
        return _counted(cards, starter, crib=show.crib)

    @property
    def played(self) -> tuple[Card, ...]:
        """Every card played in this deal, in order."""
        return tuple(laid.card for series in self.series for laid in series if laid.card)

    def unplayed(self, seat: int) -> Pile:
        """What a seat still holds in the play."""
        played = set(self.played)
        return tuple(card for card in self.hands[seat] if card not in played)

    @property
    def on_the_table(self) -> tuple[Card, ...]:
        """The cards since the running count began at zero."""
        return tuple(laid.card for laid in self.series[-1] if laid.card) if self.series else ()

    @property
    def last_to_lay(self) -> int:
        """The seat that laid the last card of the open series; :class:`IndexError` before the first."""
        return [laid.seat for laid in self.series[-1] if laid.card][-1]

    def asked(self, seat: int) -> bool:
        """Whether a seat has cards left and has not said "go" in the open series."""
        gone = Laid(seat) in self.series[-1] if self.series else False
        return bool(self.unplayed(seat)) and not gone

    def playable(self, seat: int) -> tuple[Card, ...]:
        """The known cards of a seat that the running count has room for (clause ``play``)."""
        room = LIMIT - running_count(self.on_the_table)
        return tuple(card for card in self.unplayed(seat) if card and worth(card) <= room)


@lru_cache(maxsize=16)
def _counted(cards: tuple[Card, ...], starter: Card, *, crib: bool) -> tuple[Combination, ...]:
    """The same show is counted for every move that is looked at."""
    return count(cards, starter, crib=crib)


def mover(state: State) -> int | None:
    """The seat that must lay away, play, say or answer a count; None when the deal is over."""
    return None if state.phase.kind in (PhaseKind.WON, PhaseKind.OVER) else state.phase.seat


def sorted_pile(cards: Pile) -> Pile:
    """Known cards in order, then the unknown ones."""
    known = sorted(card for card in cards if card is not None)
    return (*known, *[None] * (len(cards) - len(known)))

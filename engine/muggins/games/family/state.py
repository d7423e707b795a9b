"""A deal of the family card game as it stands, and the moves that change it."""

from dataclasses import dataclass, field, replace
from enum import StrEnum

from muggins.games.deals import Deal
from muggins.pieces.cards import Card

Pile = tuple[Card | None, ...]
"""Cards of a packet (top first) or of an open pile (bottom first); None is a card that this reader does not know."""

Position = tuple[object, ...]
"""What makes a position: the order of every pile and whose turn it is (clause ``limit``)."""

COMMONS = {3: 1, 4: 4, 5: 2, 6: 4, 7: 3}
"""Common piles, by number of players (clause ``deal``)."""

LIMITS = {3: 2000, 4: 400, 5: 400, 6: 400, 7: 400}
"""Cards turned up before a deal is drawn, unless something else was agreed (clause ``limit``)."""


class PhaseKind(StrEnum):
    """What the table waits for."""

    EXPOSE = "x"
    PLACE = "t"
    CHECK = "v"
    WON = "w"
    REPEATED = "r"
    LIMIT = "l"


class SpotKind(StrEnum):
    """The two kinds of pile that receive cards."""

    COMMON = "c"
    DISCARD = "p"


@dataclass(frozen=True)
class Spot:
    """A pile that receives cards: common pile ``index``, or the discard pile of seat ``index``, both from 0."""

    kind: SpotKind
    index: int


@dataclass(frozen=True)
class Placement:
    """The last card laid: by ``seat`` on ``spot``; ``callers`` have already called without ground."""

    seat: int
    spot: Spot
    callers: tuple[int, ...] = ()


@dataclass(frozen=True)
class Phase:
    """What is to happen and to whom.

    ``seat`` must turn up a card (``EXPOSE``), place the ``card`` turned up (``PLACE``), has announced a win that must
    be checked (``CHECK``), has won (``WON``), or would have been next when the deal was drawn. ``placed`` is the
    placement that may still be called (clause ``call``).
    """

    kind: PhaseKind
    seat: int
    card: Card | None = None
    placed: Placement | None = None


@dataclass(frozen=True)
class State:
    """A deal in progress or just over. ``packets``, ``discards`` and ``wins`` go by seat, in order of play.

    ``exposures`` counts the cards turned up in this deal, ``agreed`` the deals of the match, ``limit`` the cards turned
    up after which a deal is drawn. ``past`` are the positions at earlier turns of this deal, as far as they are known.
    """

    commons: tuple[Pile, ...]
    packets: tuple[Pile, ...]
    discards: tuple[Pile, ...]
    phase: Phase
    wins: tuple[int, ...]
    deal: Deal
    exposures: int
    agreed: int
    limit: int
    past: frozenset[Position] = field(default=frozenset(), compare=False, repr=False)

    @property
    def position(self) -> Position:
        """The position at the start of a turn."""
        return self.commons, self.packets, self.discards, self.phase.seat

    def pile(self, spot: Spot) -> Pile:
        """The pile at ``spot``, bottom first."""
        return (self.commons if spot.kind is SpotKind.COMMON else self.discards)[spot.index]

    def with_pile(self, spot: Spot, pile: Pile) -> "State":
        """The state with another pile at ``spot``."""
        if spot.kind is SpotKind.COMMON:
            return replace(self, commons=changed(self.commons, spot.index, pile))
        return replace(self, discards=changed(self.discards, spot.index, pile))

    def has_cards(self, seat: int) -> bool:
        """Whether a player still has a packet or a discard pile."""
        return bool(self.packets[seat] or self.discards[seat])

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """The other seats, from the left of ``seat``."""
        players = len(self.packets)
        return tuple((seat + step) % players for step in range(1, players))

    @property
    def holdings(self) -> tuple[int, ...]:
        """Cards of each seat, the one turned up with its owner, and last those of the common piles."""
        turned = self.phase.seat if self.phase.card else None
        own = (
            len(packet) + len(discard) + (seat == turned)
            for seat, (packet, discard) in enumerate(zip(self.packets, self.discards, strict=True))
        )
        return (*own, sum(map(len, self.commons)))


def common(index: int) -> Spot:
    """Common pile ``index``."""
    return Spot(SpotKind.COMMON, index)


def discard(seat: int) -> Spot:
    """The discard pile of ``seat``."""
    return Spot(SpotKind.DISCARD, seat)


def mover(state: State) -> int | None:
    """The seat that must act, None when the deal is over."""
    return state.phase.seat if state.phase.kind in (PhaseKind.EXPOSE, PhaseKind.PLACE, PhaseKind.CHECK) else None


def changed[Item](items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    """The items with another one at ``index``."""
    return (*items[:index], item, *items[index + 1 :])

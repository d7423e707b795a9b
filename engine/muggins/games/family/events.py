"""What happens in a deal of the family card game: the only source of narration and highlights."""

from dataclasses import dataclass

from muggins.errors import Mistake
from muggins.games.deals import LotsDrawn
from muggins.games.family.priorities import Option
from muggins.games.family.state import Spot
from muggins.pieces.cards import Card


@dataclass(frozen=True)
class Dealt:
    """Deal ``number``: ``dealer`` gives ``packet`` cards to each of ``players`` and opens ``commons`` common piles."""

    number: int
    dealer: int
    players: int
    packet: int
    commons: int


@dataclass(frozen=True)
class PassedOver:
    """A player without cards has no turn."""

    seat: int


@dataclass(frozen=True)
class Recycled:
    """A discard pile of ``cards`` cards was turned over to be the new packet."""

    seat: int
    cards: int


@dataclass(frozen=True)
class CardTurnedUp:
    """The top card of a packet was turned up."""

    seat: int
    card: Card


@dataclass(frozen=True)
class CardPlaced:
    """A card was laid on ``spot``; ``options`` are all piles as they were before, in their order."""

    seat: int
    card: Card
    spot: Spot
    options: tuple[Option, ...]

    @property
    def chosen(self) -> Option:
        """The pile it was laid on, as it was before."""
        return next(option for option in self.options if option.spot == self.spot)


@dataclass(frozen=True)
class WinAnnounced:
    """A player has no cards left; the last placement must be checked."""

    seat: int


@dataclass(frozen=True)
class CalledWithoutGround:
    """A player called "Muggins!" on a right placement."""

    caller: int


@dataclass(frozen=True)
class MistakeFound:
    """A wrong placement was called, or found by the check of a win (``caller`` None)."""

    caller: int | None
    mistake: Mistake


@dataclass(frozen=True)
class CardMoved:
    """The card that lay wrongly went to ``spot``, onto ``top`` (None: the pile was empty)."""

    seat: int
    card: Card
    spot: Spot
    top: Card | None


@dataclass(frozen=True)
class CardGiven:
    """A player gave the top card of the packet to the bottom of the packet of the player at fault."""

    giver: int
    card: Card


@dataclass(frozen=True)
class NothingGiven:
    """A player has no cards, so gives none."""

    giver: int


@dataclass(frozen=True)
class PenaltyPaid:
    """The player at fault received ``cards`` cards.

    ``before`` and ``after`` are the holdings (see :attr:`State.holdings`) before the correction and after the penalty.
    """

    seat: int
    cards: int
    before: tuple[int, ...]
    after: tuple[int, ...]


@dataclass(frozen=True)
class DealWon:
    """The win of ``seat`` stands; ``corrected`` when the last card was laid wrongly and nobody had one to give."""

    seat: int
    corrected: bool = False


@dataclass(frozen=True)
class DealDrawn:
    """Nobody wins: the position came up before (``repeated``), or the limit is reached."""

    repeated: bool


@dataclass(frozen=True)
class MatchOver:
    """All agreed deals are played; those of ``winners`` have won most, ``wins`` deals each."""

    winners: tuple[int, ...]
    wins: int


Event = (
    LotsDrawn
    | Dealt
    | PassedOver
    | Recycled
    | CardTurnedUp
    | CardPlaced
    | WinAnnounced
    | CalledWithoutGround
    | MistakeFound
    | CardMoved
    | CardGiven
    | NothingGiven
    | PenaltyPaid
    | DealWon
    | DealDrawn
    | MatchOver
)

"""Where a card that was turned up must go (clauses ``common-first``, ``nearest-left``, ``own-discard``)."""

from dataclasses import dataclass
from enum import StrEnum

from muggins.games.family.state import Spot, SpotKind, State, common, discard
from muggins.pieces.cards import RANKS, Card


class Fit(StrEnum):
    """How a card and the top of a pile go together (clause ``ranks``)."""

    NEIGHBOURS = "neighbours"
    EQUAL = "equal"
    KING_ACE = "king-ace"
    APART = "apart"
    EMPTY = "empty"


@dataclass(frozen=True)
class Option:
    """One pile looked at for a card: its ``top`` (None when empty), how it fits, and whether the card may go there."""

    spot: Spot
    top: Card | None
    fit: Fit
    right: bool


def fit(card: Card, top: Card | None) -> Fit:
    """How ``card`` goes on a pile that shows ``top``.

    >>> fit(Card.parse("KD"), Card.parse("AC")).value
    'king-ace'
    """
    if top is None:
        return Fit.EMPTY
    apart = abs(card.rank - top.rank)
    return {0: Fit.EQUAL, 1: Fit.NEIGHBOURS, len(RANKS) - 1: Fit.KING_ACE}.get(apart, Fit.APART)


def options(state: State, seat: int, card: Card) -> tuple[Option, ...]:
    """Every pile in the order it comes: common piles, opponents clockwise from the left, the own discard pile last."""
    spots = (*map(common, range(len(state.commons))), *map(discard, state.clockwise(seat)), discard(seat))
    tops = {spot: top(state, spot) for spot in spots}
    fits = {spot: fit(card, tops[spot]) for spot in spots}
    right = _right(spots[:-1], fits) or (spots[-1],)
    return tuple(Option(spot, tops[spot], fits[spot], spot in right) for spot in spots)


def _right(spots: tuple[Spot, ...], fits: dict[Spot, Fit]) -> tuple[Spot, ...]:
    fitting = tuple(spot for spot in spots if fits[spot] is Fit.NEIGHBOURS)
    return tuple(spot for spot in fitting if spot.kind is SpotKind.COMMON) or fitting[:1]


def top(state: State, spot: Spot) -> Card | None:
    """The card that a pile shows, None when it is empty."""
    return next(reversed(state.pile(spot)), None)


def right_spots(looked_at: tuple[Option, ...]) -> tuple[Spot, ...]:
    """The piles the card may go to."""
    return tuple(option.spot for option in looked_at if option.right)

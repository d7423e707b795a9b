"""The play: what a series of cards adds up to, and what its last card is worth (clause ``play``)."""

from collections.abc import Sequence

from muggins.games.cribbage.counting import EQUALS, FIFTEEN, SHORTEST_RUN, Combination, Kind, worth
from muggins.pieces.cards import Card

LIMIT = 31
"""What the running count may reach and not pass."""

LAST = 1
"""Points for the last card that can be added, and for the last one of a deal."""


def running_count(cards: Sequence[Card]) -> int:
    """What a series adds up to."""
    return sum(map(worth, cards))


def points(cards: Sequence[Card]) -> tuple[Combination, ...]:
    """What the last of ``cards`` scores: a sum, then equal ranks, then a run; the cards as they were laid.

    >>> [item.kind.value for item in points([Card.parse(text) for text in ("4C", "6D", "5H")])]
    ['fifteen', 'run']
    """
    return (*_sum(cards), *_equals(cards), *_run(cards))


def _sum(cards: Sequence[Card]) -> tuple[Combination, ...]:
    kind = {FIFTEEN: Kind.FIFTEEN, LIMIT: Kind.THIRTY_ONE}.get(running_count(cards))
    return (Combination(kind, tuple(cards), 2),) if kind else ()


def _equals(cards: Sequence[Card]) -> tuple[Combination, ...]:
    """Equal ranks without another card between them."""
    size = next((n for n, card in enumerate(reversed(cards)) if card.rank != cards[-1].rank), len(cards))
    if size not in EQUALS:
        return ()
    kind, worth_ = EQUALS[size]
    return (Combination(kind, tuple(cards[-size:]), worth_),)


def _run(cards: Sequence[Card]) -> tuple[Combination, ...]:
    """The most of the last cards that are, in any order, a run."""
    for size in range(len(cards), SHORTEST_RUN - 1, -1):
        ranks = {card.rank for card in cards[-size:]}
        if len(ranks) == size and max(ranks) - min(ranks) == size - 1:
            return (Combination(Kind.RUN, tuple(cards[-size:]), size),)
    return ()

"""The show: what four cards and the starter are worth, item by item, in the order in which people say it.

Clauses ``fifteens``, ``pairs``, ``runs``, ``flush``, ``nobs``.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, groupby, product

from muggins.errors import PositionError
from muggins.games.lines import twice
from muggins.pieces.cards import RANKS, Card

HAND = 4
"""Cards of a hand and of the crib, without the starter."""

MOST = 29
"""The most that a hand can be worth (clause ``impossible``)."""

IMPOSSIBLE = (19, 25, 26, 27)
"""What no hand up to :data:`MOST` and no crib is worth (clause ``impossible``)."""

FIFTEEN = 15
"""The sum that scores (clause ``fifteens``)."""

SHORTEST_RUN = 3
"""Cards that the shortest run has (clause ``runs``)."""

JACK = RANKS.index("J") + 1
"""The rank of heels and nobs."""

_COURT = 10


class Kind(StrEnum):
    """The kinds of combination, in the order in which they are said; thirty-one only in the play."""

    FIFTEEN = "fifteen"
    THIRTY_ONE = "thirty-one"
    PAIR = "pair"
    PAIR_ROYAL = "pair-royal"
    DOUBLE_PAIR_ROYAL = "double-pair-royal"
    RUN = "run"
    FLUSH = "flush"
    NOBS = "nobs"


EQUALS = {2: (Kind.PAIR, 2), 3: (Kind.PAIR_ROYAL, 6), 4: (Kind.DOUBLE_PAIR_ROYAL, 12)}
"""What so many cards of one rank are, and their points."""


@dataclass(frozen=True)
class Combination:
    """One item of a count: the ``cards``, by rank and suit, that make it, and its ``points``."""

    kind: Kind
    cards: tuple[Card, ...]
    points: int


def count(hand: Iterable[Card], starter: Card, *, crib: bool) -> tuple[Combination, ...]:
    """Every combination of four cards with the starter; ``crib`` when they are the crib, whose flush needs all five.

    Three and four of a kind are one item each; every single run is an item of its own. Raises :class:`PositionError`
    when there are not four cards, or one of the five stands twice.

    >>> perfect = count(map(Card.parse, ("5H", "5S", "5D", "JC")), Card.parse("5C"), crib=False)
    >>> total(perfect), [item.kind.value for item in perfect[-2:]]
    (29, ['double-pair-royal', 'nobs'])
    """
    held = tuple(sorted(hand))
    cards = tuple(sorted((*held, starter)))
    if len(held) != HAND:
        raise PositionError("cribbage/wrong-hand", n=len(held))
    if card := twice(cards):
        raise PositionError("cribbage/card-twice", card=card)
    return (*_fifteens(cards), *_equals(cards), *_runs(cards), *_flush(held, cards, crib=crib), *_nobs(held, starter))


def total(items: Iterable[Combination]) -> int:
    """The points of all combinations together."""
    return sum(item.points for item in items)


def worth(card: Card) -> int:
    """What a card adds to a sum: an ace 1, a court card 10 (clause ``fifteens``)."""
    return min(card.rank, _COURT)


def _fifteens(cards: tuple[Card, ...]) -> Iterator[Combination]:
    for size in range(2, len(cards) + 1):
        for chosen in combinations(cards, size):
            if sum(map(worth, chosen)) == FIFTEEN:
                yield Combination(Kind.FIFTEEN, chosen, 2)


def _by_rank(cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    return [tuple(equal) for _, equal in groupby(cards, lambda card: card.rank)]


def _equals(cards: tuple[Card, ...]) -> Iterator[Combination]:
    for equal in _by_rank(cards):
        if len(equal) in EQUALS:
            kind, points = EQUALS[len(equal)]
            yield Combination(kind, equal, points)


def _runs(cards: tuple[Card, ...]) -> Iterator[Combination]:
    """The longest run, once for each choice among equal ranks; five cards have no room for two of different ranks."""
    groups = _by_rank(cards)
    # In a row of ranks without a gap, rank and place grow together.
    rows = groupby(enumerate(groups), lambda numbered: numbered[1][0].rank - numbered[0])
    for _, row in rows:
        ranks = [equal for _, equal in row]
        if len(ranks) >= SHORTEST_RUN:
            yield from (Combination(Kind.RUN, chosen, len(chosen)) for chosen in product(*ranks))


def _flush(held: tuple[Card, ...], cards: tuple[Card, ...], *, crib: bool) -> Iterator[Combination]:
    for suited in (cards,) if crib else (cards, held):
        if len({card.suit for card in suited}) == 1:
            yield Combination(Kind.FLUSH, suited, len(suited))
            return


def _nobs(held: tuple[Card, ...], starter: Card) -> Iterator[Combination]:
    nobs = Card(JACK, starter.suit)
    if nobs in held:
        yield Combination(Kind.NOBS, (nobs,), 1)

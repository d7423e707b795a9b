"""Points: what the open ends contribute, what a placement earns, what a hand costs."""

from collections.abc import Iterable
from dataclasses import dataclass

from muggins.games.dominoes.chain import Chain, Side
from muggins.pieces.tiles import Tile

UNIT = 5
"""Points come in multiples of five (clause ``score``)."""

TARGETS = {2: 250, 3: 200, 4: 200}
"""Raw points that win, by number of players (clause ``target``)."""


@dataclass(frozen=True)
class Contribution:
    """What one open end adds to the sum: ``pips`` of ``tile``, drawn at ``side``."""

    side: Side
    tile: Tile
    pips: int


def contributions(chain: Chain) -> tuple[Contribution, ...]:
    """The counted ends (clauses ``score``, ``double``, ``lone-double``).

    An end double counts both halves; a double alone on the table is one end.
    """
    ends = chain.ends[:1] if len(chain.tiles) == 1 and chain.pieces[0].is_double else chain.ends
    return tuple(Contribution(end.side, end.tile, end.tile.pips if end.tile.is_double else end.pip) for end in ends)


def total(counted: Iterable[Contribution]) -> int:
    """The sum of the ends."""
    return sum(contribution.pips for contribution in counted)


def award(end_sum: int) -> int:
    """The points for a placement that leaves ``end_sum``: the sum itself if it is a positive multiple of five.

    >>> [award(end_sum) for end_sum in (0, 5, 6, 20, 22)]
    [0, 5, 0, 20, 0]
    """
    return end_sum if end_sum % UNIT == 0 else 0


def deduction(pips: int) -> int:
    """The points taken off for a hand of ``pips``: rounded to the nearest five (clause ``deduction``).

    >>> [deduction(pips) for pips in (0, 2, 3, 7, 8, 10)]
    [0, 0, 5, 5, 10, 10]
    """
    return (pips + UNIT // 2) // UNIT * UNIT

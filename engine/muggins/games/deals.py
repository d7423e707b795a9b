"""Who starts: lots, and the deals or rounds of a match. All chance follows from the seed of the match."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

from muggins.pieces.shuffle import shuffled


@dataclass(frozen=True)
class Deal:
    """One deal of a match: ``seat`` opened it (dominoes) or dealt it (cards), ``number`` counts from 1.

    Later shuffles and lots follow from ``seed``; None when nothing follows.
    """

    seat: int
    number: int
    seed: str | None = None


@dataclass(frozen=True)
class LotsDrawn:
    """Each of ``lots`` is a seat and the piece it took; those of the ``highest`` seats tie and draw again, if several.

    What is highest is the game's to say: in cribbage the lowest card is. Clauses: dominoes ``first-opener``, family
    ``order``, cribbage ``deal``.
    """

    lots: tuple[tuple[int, Any], ...]
    highest: tuple[int, ...]


def draw_lots[Piece](
    pool: Sequence[Piece], worth: Callable[[Piece], int], seats: Sequence[int], seed: str
) -> tuple[LotsDrawn, ...]:
    """Each of ``seats`` takes a face-down piece, the highest wins; those who tie draw again among themselves."""
    drawn: list[LotsDrawn] = []
    for again in count():
        taken = dict(zip(seats, shuffled(pool, f"{seed}.lot.{again}"), strict=False))
        most = max(map(worth, taken.values()))
        seats = tuple(seat for seat, piece in taken.items() if worth(piece) == most)
        drawn.append(LotsDrawn(tuple(taken.items()), seats))
        if len(seats) == 1:
            break
    return tuple(drawn)

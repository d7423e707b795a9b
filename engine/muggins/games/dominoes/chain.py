"""The chain of tiles on the table and its two open ends."""

from dataclasses import dataclass
from enum import StrEnum

from muggins.pieces.tiles import Tile

Lying = tuple[int, int]
"""A tile as it lies in the chain: its left and its right pip."""


class Side(StrEnum):
    """The end of the chain, as it is read from left to right."""

    LEFT = "l"
    RIGHT = "r"


@dataclass(frozen=True)
class End:
    """An open end: where a tile may be added. ``tile`` lies there and shows ``pip`` (clause ``match``)."""

    side: Side
    tile: Tile
    pip: int


@dataclass(frozen=True)
class Chain:
    """Tiles joined in one line, left to right; ``opening`` is the index of the tile that opened the round."""

    tiles: tuple[Lying, ...] = ()
    opening: int = 0

    def __bool__(self) -> bool:
        return bool(self.tiles)

    @property
    def pieces(self) -> tuple[Tile, ...]:
        """The tiles, left to right."""
        return tuple(Tile(min(lying), max(lying)) for lying in self.tiles)

    @property
    def ends(self) -> tuple[End, ...]:
        """The two open ends, left first; of a lone tile the higher half first. None on an empty table."""
        if not self.tiles:
            return ()
        left = End(Side.LEFT, self.pieces[0], self.tiles[0][0])
        right = End(Side.RIGHT, self.pieces[-1], self.tiles[-1][1])
        # The source names the higher half of a lone tile first, and so does every sentence here.
        return (right, left) if len(self.tiles) == 1 and right.pip > left.pip else (left, right)

    def end(self, side: Side) -> End:
        """The open end at ``side`` of a chain that is not empty."""
        return next(end for end in self.ends if end.side is side)

    def opened_with(self, tile: Tile) -> "Chain":
        """The chain of one opening tile."""
        return Chain(((tile.low, tile.high),))

    def extended(self, tile: Tile, side: Side) -> "Chain":
        """The chain with ``tile``, which must fit, added at ``side``."""
        pip = self.end(side).pip
        if side is Side.LEFT:
            return Chain(((tile.other(pip), pip), *self.tiles), self.opening + 1)
        return Chain((*self.tiles, (pip, tile.other(pip))), self.opening)

"""Domino tiles of a double-six set."""

from dataclasses import dataclass

from muggins.errors import NotationError

HIGHEST_PIP = 6


@dataclass(frozen=True, order=True)
class Tile:
    """One domino, low half first.

    >>> Tile.parse("63"), str(Tile(3, 6))
    (Tile(low=3, high=6), '36')
    """

    low: int
    high: int

    @classmethod
    def parse(cls, text: str) -> "Tile":
        """The tile of two digits in either order; :class:`NotationError` for anything else."""
        pips = [ord(digit) - ord("0") for digit in text]
        if len(pips) != 2 or not all(0 <= pip <= HIGHEST_PIP for pip in pips):
            raise NotationError("notation/field", field="tile", text=text)
        return cls(min(pips), max(pips))

    def __str__(self) -> str:
        return f"{self.low}{self.high}"

    @property
    def is_double(self) -> bool:
        """Whether both halves are equal."""
        return self.low == self.high

    @property
    def pips(self) -> int:
        """The pips of both halves together."""
        return self.low + self.high

    def other(self, pip: int) -> int:
        """The half beside one of value ``pip``, which the tile must have."""
        return self.pips - pip


DOUBLE_SIX = tuple(Tile(low, high) for low in range(HIGHEST_PIP + 1) for high in range(low, HIGHEST_PIP + 1))
"""The full set, 28 tiles in order (clause ``set``)."""

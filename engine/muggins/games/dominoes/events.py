"""What happens in a round of dominoes: the only source of narration and highlights."""

from dataclasses import dataclass

from muggins.games.deals import LotsDrawn
from muggins.games.dominoes.chain import Side
from muggins.games.dominoes.scoring import Contribution
from muggins.pieces.tiles import Tile


@dataclass(frozen=True)
class TilePlayed:
    """A placement and what it scored: the contributions, whose sum is the sum of the ends, and the points."""

    seat: int
    tile: Tile
    side: Side | None
    counted: tuple[Contribution, ...]
    points: int


@dataclass(frozen=True)
class TileDrawn:
    """One tile came from the boneyard; ``playable`` says that it must be placed at once."""

    seat: int
    tile: Tile
    playable: bool


@dataclass(frozen=True)
class Passed:
    """A player gave up the turn: nothing to play, nothing to draw."""

    seat: int


@dataclass(frozen=True)
class RoundFinished:
    """A player placed the last tile of the hand."""

    seat: int


@dataclass(frozen=True)
class RoundBlocked:
    """The boneyard is empty and nobody can place."""


@dataclass(frozen=True)
class Deducted:
    """A hand was settled: its pips, and the points taken off after rounding to the nearest five."""

    seat: int
    pips: int
    points: int


@dataclass(frozen=True)
class MatchWon:
    """A placement brought ``score``, which reaches the ``target``."""

    seat: int
    score: int
    target: int


@dataclass(frozen=True)
class RoundDealt:
    """Round ``number`` is dealt and ``seat`` opens it."""

    seat: int
    number: int


Event = TilePlayed | TileDrawn | Passed | RoundFinished | RoundBlocked | Deducted | MatchWon | LotsDrawn | RoundDealt

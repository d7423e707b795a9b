"""Where the tiles of a chain lie: a line that turns at the edge of the table and never moves what already lies there.

From the opening tile one arm grows to the right and then downwards, the other to the left and then upwards. Everything
is measured in quarter units (``q``); a half is one unit, a tile 8 q by 4 q. A double lies crosswise.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from muggins.games.dominoes.chain import Chain, Lying, Side

UNIT = 4
LONG, SHORT = 2 * UNIT, UNIT
EDGE = UNIT // 2
"""Tiles stay this far from the sides of the table, so that a double across a downward leg still fits."""
MARK = 3
"""From the end of the chain to the middle of its marker."""
MARK_ROOM = MARK + 2
GAME_COLUMNS = 14
"""Units across a table on which a whole round fits a phone."""

Point = tuple[int, int]


@dataclass(frozen=True)
class Box:
    """A rectangle: left, top, width, height in q."""

    x: int
    y: int
    width: int
    height: int


@dataclass(frozen=True)
class Laid:
    """A tile on the table: its box, and its halves in the order they are drawn (left or top first)."""

    box: Box
    halves: Lying

    @property
    def upright(self) -> bool:
        """Whether it is drawn standing."""
        return self.box.height > self.box.width


@dataclass(frozen=True)
class Stage:
    """The part of the table that frames show: ``columns`` units across, the opening tile's middle at ``root``.

    ``top`` and ``bottom`` are the least extent above and below the middle line of the opening tile. All but
    ``columns`` in q.
    """

    columns: int = GAME_COLUMNS
    root: int = GAME_COLUMNS * UNIT // 2
    top: int = 2 * UNIT
    bottom: int = 2 * UNIT


@dataclass(frozen=True)
class Layout:
    """A chain laid out: tiles left to right, the middle of each marker, and the size of the table in q."""

    tiles: tuple[Laid, ...]
    marks: dict[Side, Point]
    width: int
    height: int


def lay_out(chain: Chain, stage: Stage) -> Layout:
    """The layout of a chain on a stage; the table grows downwards with it. An empty table has no marks."""
    width = stage.columns * UNIT
    if not chain:
        return Layout((), {}, width, stage.top + stage.bottom)
    opening = chain.tiles[chain.opening]
    half = _along(opening) // 2
    right = _arm(chain.tiles[chain.opening + 1 :], half, width - EDGE - stage.root, EDGE - stage.root)
    # The left arm is the right arm turned by half a circle.
    mirrored = [(far, near) for near, far in reversed(chain.tiles[: chain.opening])]
    left = _arm(mirrored, half, stage.root - EDGE, stage.root - width + EDGE)
    middle = Laid(Box(-half, -_across(opening) // 2, _along(opening), _across(opening)), opening)
    tiles = [*(_turned(tile) for tile in reversed(left.tiles)), middle, *right.tiles]
    marks = {Side.LEFT: (-left.mark[0], -left.mark[1]), Side.RIGHT: right.mark}
    top = max(stage.top, *(UNIT - tile.box.y for tile in tiles), *(UNIT - y for _, y in marks.values()))
    lowest = [tile.box.y + tile.box.height + UNIT for tile in tiles]
    bottom = max(stage.bottom, *lowest, *(y + UNIT for _, y in marks.values()))
    return Layout(
        tuple(Laid(_moved(tile.box, stage.root, top), tile.halves) for tile in tiles),
        {side: (x + stage.root, y + top) for side, (x, y) in marks.items()},
        width,
        top + bottom,
    )


def replay_stage(last: Chain) -> Stage:
    """The smallest stage on which ``last``, and all it grew from, lies in one straight line; else a playing stage."""
    left, right = _reach(last)
    # A double turns when no whole tile would fit behind it, so there must be room for one.
    columns = max(8, -(-(left + right + 2 * (LONG + EDGE)) // UNIT))
    return Stage(columns, (columns * UNIT + left - right) // 2) if columns <= GAME_COLUMNS else Stage()


def playing_stage(start: Chain) -> Stage:
    """A stage for a whole round on which the chain it starts from lies in the middle, if it is short."""
    left, right = _reach(start)
    stage = Stage()
    return replace(stage, root=stage.root + (left - right) // 2) if left + right <= 8 * UNIT else stage


def _reach(chain: Chain) -> tuple[int, int]:
    """How far the chain goes to the left and to the right of the opening tile's middle, in one straight line."""
    lengths = [_along(lying) for lying in chain.tiles] or [0]
    half = lengths[chain.opening] // 2
    return sum(lengths[: chain.opening]) + half, sum(lengths[chain.opening + 1 :]) + half


@dataclass(frozen=True)
class _Arm:
    tiles: tuple[Laid, ...]
    mark: Point


def _arm(tiles: Iterable[Lying], start: int, most: int, least: int) -> _Arm:
    """One arm from (``start``, 0) to the right, turning down at ``most`` and back at ``least``."""
    pen = _Pen(start, most, least)
    laid = tuple(pen.lay(tile) for tile in tiles)
    return _Arm(laid, pen.mark())


class _Pen:
    """The growing end of an arm: the middle of its edge, its direction, and how long the downward leg already is."""

    def __init__(self, start: int, most: int, least: int) -> None:
        self.x, self.y = start, 0
        self.most, self.least = most, least
        self.right: int = 1
        self.down = False
        self.leg = 0
        self.double = False

    def room(self) -> int:
        return self.most - self.x if self.right > 0 else self.x - self.least

    def lay(self, tile: Lying) -> Laid:
        double = tile[0] == tile[1]
        if self.down and self.leg >= LONG and not self.double:
            self.turn_back()
        elif not self.down and self.room() < (LONG + SHORT if double else LONG):
            self.turn_down()
        along, across = _along(tile), _across(tile)
        self.double = double
        if self.down:
            self.leg += along
            self.y += along
            return Laid(Box(self.x - across // 2, self.y - along, across, along), tile)
        left = self.x if self.right > 0 else self.x - along
        self.x += self.right * along
        return Laid(Box(left, self.y - across // 2, along, across), tile if self.right > 0 else (tile[1], tile[0]))

    def turn_down(self) -> None:
        self.x -= self.right * SHORT // 2
        self.y += SHORT // 2
        self.down, self.leg = True, 0

    def turn_back(self) -> None:
        self.right = -self.right
        self.x += self.right * SHORT // 2
        self.y -= SHORT // 2
        self.down = False

    def mark(self) -> Point:
        if self.down:
            return self.x, self.y + MARK
        if self.room() < MARK_ROOM - EDGE and not self.double:
            return self.x - self.right * SHORT // 2, self.y + SHORT // 2 + MARK
        return self.x + self.right * MARK, self.y


def _along(tile: Lying) -> int:
    return SHORT if tile[0] == tile[1] else LONG


def _across(tile: Lying) -> int:
    return LONG if tile[0] == tile[1] else SHORT


def _turned(tile: Laid) -> Laid:
    box = tile.box
    return Laid(Box(-box.x - box.width, -box.y - box.height, box.width, box.height), (tile.halves[1], tile.halves[0]))


def _moved(box: Box, x: int, y: int) -> Box:
    return Box(box.x + x, box.y + y, box.width, box.height)


def edges(layout: Layout) -> Iterator[Box]:
    """The boxes of all tiles and markers, for tests of overlap."""
    yield from (tile.box for tile in layout.tiles)
    yield from (Box(x - 2, y - 2, 4, 4) for x, y in layout.marks.values())

"""A cribbage board as one SVG: an S of four rows with thirty holes, or two rows for games to 61."""

from collections.abc import Sequence
from functools import cache

from muggins.views.markup import Html, el

ROW = 30
"""Holes in a row; the finish is one hole beyond the last row."""

_PITCH, _FIRST, _GAP, _LEFT, _TOP, _HEIGHT = 10.4, 40.0, 4.0, 24.0, 17.0, 34.0
_LANES = {1: (0.0,), 2: (-4.6, 4.6), 3: (-6.6, 0.0, 6.6), 4: (-8.4, -2.8, 2.8, 8.4)}
"""How far each side's lane lies from the middle of the band, to the right of the way it goes."""
_END = _FIRST + (ROW - 1) * _PITCH + 5 * _GAP
_DASHES = " ".join(f"0 {step:g}" for step in (*[_PITCH] * 4, _PITCH + _GAP))

Point = tuple[float, float]


def hole(score: int, lane: float, target: int) -> Point:
    """Where a peg stands for a score: before the first hole at 0 or below, in the finish at the target and beyond."""
    score = max(0, min(score, target))
    if score == target:
        row = (target - 1) // ROW - 1
        return (_FIRST - 15 if row % 2 else _END + 15), _TOP + row * _HEIGHT
    if score == 0:
        return _LEFT, _TOP + lane
    row, at = divmod(score - 1, ROW)
    along = _FIRST + at * _PITCH + at // 5 * _GAP
    backwards = row % 2 == 1
    # A lane keeps its side of the way it goes, so it changes the edge of the band at every turn.
    return (_FIRST + _END - along if backwards else along), _TOP + row * _HEIGHT + (-lane if backwards else lane)


def pegboard(scores: Sequence[int], earlier: Sequence[int], target: int, name: str) -> Html:
    """The board with two pegs for each side: ``earlier`` the hinder one, ``scores`` the front one."""
    lanes = _LANES[len(scores)]
    rows = (target - 1) // ROW
    pegs = [
        _peg(side, hole(score, lane, target), front=front)
        for side, lane in enumerate(lanes)
        for front, score in ((False, earlier[side]), (True, scores[side]))
        if front or earlier[side] != scores[side]
    ]
    return el(
        "svg",
        *_board(lanes, target),
        *pegs,
        class_="mug-board",
        viewBox=f"0 0 402 {_HEIGHT * rows:g}",
        role="img",
        aria_label=name,
    )


@cache
def _board(lanes: tuple[float, ...], target: int) -> tuple[Html, ...]:
    rows = (target - 1) // ROW
    band = f"M{_LEFT - 4:g} {_TOP:g}H{_END + 4:g}"
    for row in range(1, rows):
        end, sweep = (_END + 4, 1) if row % 2 else (_FIRST - 4, 0)
        other = _FIRST - 4 if row % 2 else _END + 4
        band += f"A{_HEIGHT / 2:g} {_HEIGHT / 2:g} 0 0 {sweep} {end:g} {_TOP + row * _HEIGHT:g}H{other:g}"
    x, y = hole(target, 0, target)
    band += f"H{x:g}"
    # The holes of a row are the dashes of a line, none of them longer than its round cap: thirty in six groups of five.
    starts = [hole(score, lane, target) for lane in lanes for score in range(1, target, ROW)]
    length = _END - _FIRST + 1
    holes = "".join(f"M{x:g} {y:g}h{length if x == _FIRST else -length:g}" for x, y in starts)
    labels = [_label(score, rows) for score in range(ROW, target - 1, ROW)]
    finish = el("circle", class_="finish", cx=f"{x:g}", cy=f"{y:g}", r="6")
    row_of_holes = el("path", class_="holes", d=holes, stroke_dasharray=_DASHES)
    return el("path", class_="band", d=band), row_of_holes, finish, *labels


def _label(score: int, rows: int) -> Html:
    row = score // ROW
    x = _END + 26 if row % 2 else _FIRST - 26
    return el("text", str(score), x=f"{x:g}", y=f"{_TOP + (row - 0.5) * _HEIGHT + 3:g}", text_anchor="middle")


def _peg(side: int, at: Point, *, front: bool) -> Html:
    x, y = at
    dot = el("circle", r="3.6")
    # Colour never carries meaning alone: the sides after the first are marked too.
    mark = el("path", d=("", "M-2 0h4M0-2v4", "M-2 0h4", "M0-2v4")[side]) if side else None
    return el("g", dot, mark, class_=f"peg side{side}" + " back" * (not front), transform=f"translate({x:g} {y:g})")

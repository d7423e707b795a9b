"""Domino tiles as small SVG drawings."""

from functools import cache

from muggins.games.dominoes.chain import Lying
from muggins.views.markup import Html, el

NEAR, MIDDLE, FAR = 2.6, 5.0, 7.4
"""Where pips sit on a half of 10 by 10."""

_MAIN_DIAGONAL = ((NEAR, NEAR), (FAR, FAR))
_CORNERS = (*_MAIN_DIAGONAL, (FAR, NEAR), (NEAR, FAR))
_CENTRE = ((MIDDLE, MIDDLE),)
_UPRIGHT: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    _CENTRE,
    _MAIN_DIAGONAL,
    _MAIN_DIAGONAL + _CENTRE,
    _CORNERS,
    _CORNERS + _CENTRE,
    (*_CORNERS, (NEAR, MIDDLE), (FAR, MIDDLE)),
)


@cache
def tile_svg(lying: Lying, *, upright: bool) -> Html:
    """A tile, first half at the left or on top; pips turn with the tile. Hidden from screen readers."""
    dots = []
    for half, pip in enumerate(lying):
        for x, y in _UPRIGHT[pip]:
            across, along = (x, y + 10 * half) if upright else (10 * half + y, 10 - x)
            dots.append(f"M{across:g} {along:g}h0")
    width, height, bar = (10, 20, "M1 10h8") if upright else (20, 10, "M10 1v8")
    return el(
        "svg",
        el("path", class_="bar", d=bar),
        el("path", class_="pips", d="".join(dots)) if dots else None,
        class_="mug-tile",
        viewBox=f"0 0 {width} {height}",
        aria_hidden="true",
    )


@cache
def back_svg() -> Html:
    """A tile seen from behind, upright."""
    return el("svg", class_="mug-tile back", viewBox="0 0 10 20", aria_hidden="true")

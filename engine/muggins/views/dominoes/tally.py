"""The paper record of points: one stroke is five, a large X with a small x in each of its four fields is fifty."""

from muggins.games.dominoes.scoring import UNIT
from muggins.views.markup import Html, el, unseen
from muggins.words import names
from muggins.words.catalogue import Words

_CROSSES = ((20, 20, 7), (20, 6, 3), (34, 20, 3), (20, 34, 3), (6, 20, 3))
"""Middle and half size of each X in the order they are drawn, on a square of 40; each is two strokes."""
SYMBOL = 2 * len(_CROSSES)
"""Strokes of a full symbol."""


def tally(words: Words, points: int) -> Html:
    """The strokes for ``points``, a multiple of five, symbol after symbol, with its name for screen readers."""
    strokes = points // UNIT
    symbols = [min(SYMBOL, strokes - first) for first in range(0, strokes, SYMBOL)]
    name = names.plain(words.label("name of a drawing", "Tally of {n}", n=points))
    return el("span", *(_symbol(count) for count in symbols), unseen(name), class_="mug-tally")


def _symbol(strokes: int) -> Html:
    lines = [
        line
        for x, y, size in _CROSSES
        for line in (f"M{x - size} {y + size}l{2 * size}-{2 * size}", f"M{x - size} {y - size}l{2 * size} {2 * size}")
    ]
    return el("svg", el("path", d="".join(lines[:strokes])), viewBox="0 0 40 40", aria_hidden="true")

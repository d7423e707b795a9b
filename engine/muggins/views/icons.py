"""Small line icons, drawn on a square of 24."""

from functools import cache

from muggins.views.markup import Html, el

_PATHS = {
    "left": "M20 12H5m6-6-6 6 6 6",
    "right": "M4 12h15m-6-6 6 6-6 6",
    "hand": "M9 14V5a1.5 1.5 0 0 1 3 0v5l5.5 1a2 2 0 0 1 1.5 2.2l-.7 4.8a3 3 0 0 1-3 2.5h-4a3 3 0 0 1-2.4-1.2L5 14.5"
    "a1.5 1.5 0 0 1 2.3-1.9L9 14",
    "undo": "M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3",
    "reset": "M5 5v5h5M5.5 10a7.5 7.5 0 1 1-1 5",
    "draw": "M12 4v11m-5-5 5 5 5-5M5 20h14",
    "card": "M6 4h9v16H6zM18 7l2 1-4 11M10.5 8v4m-2-2h4",
    "pass": "M5 6l7 6-7 6V6m8 0 7 6-7 6V6",
    "link": "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
    "steps": "M4 6h3m3 0h10M4 12h3m3 0h10M4 18h3m3 0h10",
    "players": "M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6m-6 9a6 6 0 0 1 12 0M16 5.2a3 3 0 0 1 0 5.6M21 20a6 6 0 0 0-4-5.6",
    "info": "M9 18h6m-5 3h4M12 3a6 6 0 0 0-3.5 10.9c.6.5.9 1.2.9 2.1h5.2c0-.9.3-1.6.9-2.1A6 6 0 0 0 12 3",
    "good": "M5 13l4.5 4.5L19.5 7",
    "warn": "M12 4 2.5 20h19zM12 10v4.5m0 2.5v.2",
}


@cache
def icon(sign: str) -> Html:
    """The icon of that name, hidden from screen readers."""
    return el("svg", el("path", d=_PATHS[sign]), class_="mug-icon", viewBox="0 0 24 24", aria_hidden="true")

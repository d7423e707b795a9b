"""Playing cards as small SVG drawings: strokes for the indices, so that they look the same on every system."""

from functools import cache

from muggins.pieces.cards import Card
from muggins.views.markup import Html, both_letters, el
from muggins.words.catalogue import Words

_INDICES = {
    "A": "M0 16 5 0l5 16M2 10.5h6",
    "2": "M.6 4.3a4.4 4.2 0 1 1 8.1 2.3L.4 16H10",
    "3": "M.7 2.6A4.5 3.9 0 1 1 5 7.5a4.7 4.3 0 1 1-4.7 5.4",
    "4": "M7.6 16V0L0 11.2h10",
    "5": "M9 0H1.9L1 7.3a4.8 4.9 0 1 1-.8 6.1",
    "6": "M8.4 0C3.2 2.4.4 6.4.4 11a4.7 5 0 1 0 9.4 0 4.7 5 0 0 0-9.2-1",
    "7": "M0 0h10L4 16",
    "8": "M5 7.4a3.9 3.7 0 1 0-.1 0 4.7 4.3 0 1 0 .2 0",
    "9": "M1.6 16C6.8 13.6 9.6 9.6 9.6 5A4.7 5 0 1 0 .2 5a4.7 5 0 0 0 9.2 1",
    "10": "M-1 3.2 2.2 0v16M6 8c0-10.6 7.6-10.6 7.6 0S6 18.6 6 8",
    "J": "M8.5 0v11.4a4.2 4.5 0 0 1-8.3 1",
    "Q": "M0 8c0-10.7 10.4-10.7 10.4 0S0 18.7 0 8m6.2 3.6 4.4 5",
    "K": "M.6 0v16M9.6 0l-9 9.4M4 6l6 10",
    "D": "M.6 0v16H3c9.3 0 9.3-16 0-16z",
    "R": "M.6 16V0H5a4.3 4.3 0 0 1 0 8.6H.6m4.4 0L10 16",
    "V": "m0 0 5 16L10 0",
    "W": "m-1.5 0 3.5 16L5.5 3 9 16 12.5 0",
}
"""Each index on a box of 10 by 16; the ten and the W are wider."""

_SUITS = {
    "C": "M5 0a2.4 2.4 0 0 1 2 3.7 2.4 2.4 0 1 1-1.4 3.7c.1 1.3.5 2 1.3 2.6H3.1c.8-.6 "
    "1.2-1.3 1.3-2.6A2.4 2.4 0 1 1 3 3.7 2.4 2.4 0 0 1 5 0",
    "D": "m5 0 3.9 5L5 10 1.1 5z",
    "H": "M5 9.8C1.8 7.2.1 5.4.1 3.2A2.7 2.7 0 0 1 5 2.1a2.7 2.7 0 0 1 4.9 1.1c0 2.2-1.7 4-4.9 6.6",
    "S": "M5 0c3 2.9 4.9 4.5 4.9 6.4a2.4 2.4 0 0 1-4.3 1.1c.1 1.2.5 1.9 1.3 2.5H3.1c.8-.6 "
    "1.2-1.3 1.3-2.5A2.4 2.4 0 0 1 .1 6.4C.1 4.5 2 2.9 5 0",
}
"""Each suit on a box of 10 by 10."""

_COURT = 11
"""The rank of the jack, from which on a card shows its letter instead of a large suit."""


@cache
def card_svg(words: Words, card: Card) -> Html:
    """A card face up, 60 by 84, hidden from screen readers; the courts carry both letter sets of the language."""
    suit = _SUITS[card.suit]
    large = [_placed(suit, 24, 40, 3.2)]
    if card.rank >= _COURT:
        large = [
            *both_letters(words, card, lambda index, letters: _index(index, 29, 32, 1.9, letters)),
            _placed(suit, 33, 66, 1.3),
        ]
    return el(
        "svg",
        *both_letters(words, card, lambda index, letters: _index(index, 8, 8, 1.5, letters)),
        _placed(suit, 7, 37, 1.5),
        *large,
        class_=f"mug-card mug-suit-{card.suit.lower()}",
        viewBox="0 0 60 84",
        aria_hidden="true",
    )


def _placed(path: str, x: float, y: float, scale: float) -> Html:
    return el("path", d=path, transform=f"translate({x:g} {y:g}) scale({scale:g})")


def _index(index: str, x: float, y: float, scale: float, letters: str | None) -> Html:
    classes = f"ix {letters}" if letters else "ix"
    return el("path", d=_INDICES[index], transform=f"translate({x:g} {y:g}) scale({scale:g})", class_=classes)

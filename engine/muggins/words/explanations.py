"""Why a text cannot be read, a position cannot be, or a move is refused or wrong: all codes of ``errors.CODES``."""

from collections.abc import Callable, Mapping
from importlib import import_module

from muggins.pieces.cards import Card
from muggins.words.catalogue import Words
from muggins.words.names import SEATS, listed
from muggins.words.phrase import Phrase

Explanation = Callable[[Words, Mapping[str, object]], Phrase]
"""The sentence of one code, with its data."""


def explain(words: Words, code: str, data: Mapping[str, object]) -> Phrase:
    """A full sentence that says what is wrong and what to do instead."""
    shown = dict(data)
    if isinstance(seat := shown.get("player"), int):
        shown["player"] = SEATS[seat]
    for name, value in data.items():
        if isinstance(value, tuple):
            shown[name] = listed(words, [piece for piece in value if isinstance(piece, Card)])
    group, _, _ = code.partition("/")
    table: Mapping[str, Explanation] = _NOTATION
    if group != "notation":
        table = import_module(f"muggins.words.{group}.explanations").EXPLANATIONS
    return table[code](words, shown)


_NOTATION: dict[str, Explanation] = {
    "notation/tag": lambda words, data: words.text(
        "This position is for another game or a newer version of the site: “{text}”. Reload the page and try again.",
        **data,
    ),
    "notation/fields": lambda words, data: words.text(
        "This position is incomplete. Fields it should have: 8, fields found: {n}. Copy the whole line.", **data
    ),
    "notation/field": lambda words, data: words.text(
        "This part of the position cannot be read: {field} “{text}”. Check it letter by letter.", **data
    ),
    "notation/move": lambda words, data: words.text(
        "This is not a move: “{text}”. A move looks like 0.36r in dominoes and 0.c1 with cards.", **data
    ),
    "notation/record": lambda words, data: words.text(
        "This link is damaged: “{text}”. Ask for it again, or start from the example.", **data
    ),
    "notation/scenario": lambda words, data: words.text(
        "There is no example with this name: “{text}”. Choose one from the list of examples.", **data
    ),
    "notation/cards": lambda words, data: words.text(
        "These are not cards: “{text}”. Write a rank and a suit for each, such as 7H or 10S.", **data
    ),
}

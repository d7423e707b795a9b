"""What pieces and players are called."""

from muggins.pieces.tiles import Tile
from muggins.words.catalogue import Words
from muggins.words.phrase import Part, Phrase, number

SEATS = "ABCDEFG"
"""The letters of the seats in order of play; their noun stands in the sentence."""


def symbol(tile: Tile) -> str:
    """How a tile is written: ``[3|6]``."""
    return f"[{tile.low}|{tile.high}]"


def half_name(words: Words, pip: int) -> str:
    """The name of a half: blank, one ... six."""
    return (
        words.label("half of a tile", "blank"),
        words.label("half of a tile", "one"),
        words.label("half of a tile", "two"),
        words.label("half of a tile", "three"),
        words.label("half of a tile", "four"),
        words.label("half of a tile", "five"),
        words.label("half of a tile", "six"),
    )[pip].template


def tile_name(words: Words, tile: Tile) -> str:
    """How a tile is read aloud: three-six, double blank."""
    if tile.is_double:
        return plain(words.label("name of a tile", "double {half}", half=half_name(words, tile.low)))
    low, high = half_name(words, tile.low), half_name(words, tile.high)
    return plain(words.label("name of a tile", "{low}-{high}", low=low, high=high))


def plain(*phrases: Phrase) -> str:
    """Phrases as one line of text with symbols for pieces."""
    return " ".join("".join(plain_part(part) for part in phrase.parts()) for phrase in phrases)


def spoken(words: Words, *phrases: Phrase) -> str:
    """Phrases as they are read aloud: pieces by name."""
    return " ".join("".join(_spoken(words, part) for part in phrase.parts()) for phrase in phrases)


def plain_part(part: Part) -> str:
    """One part of a phrase as text, with the symbol for a piece."""
    if isinstance(part, Tile):
        return symbol(part)
    return number(part) if isinstance(part, int) else part


def _spoken(words: Words, part: Part) -> str:
    return tile_name(words, part) if isinstance(part, Tile) else plain_part(part)

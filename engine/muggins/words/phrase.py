"""A sentence in the reader's language with its data still apart, so that it can be shown, spoken or compared."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from string import Formatter

from muggins.pieces.cards import Card
from muggins.pieces.tiles import Tile

Piece = Tile | Card

Part = str | int | Piece
"""A stretch of text, a number or a piece."""

MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True)
class Phrase:
    """A translated ``template`` with ``{placeholders}`` and the ``data`` that fills them."""

    template: str
    data: Mapping[str, object] = field(default_factory=dict)

    def parts(self) -> Iterator[Part]:
        """Text and data in reading order."""
        for text, name, _, _ in Formatter().parse(self.template):
            if text:
                yield text
            if name:
                value = self.data[name]
                if isinstance(value, Phrase):
                    yield from value.parts()
                elif isinstance(value, Part):
                    yield value
                else:
                    raise TypeError(f"{name}={value!r} cannot be shown")


def number(n: int) -> str:
    """A number as it is shown, with a real minus sign."""
    return f"{MINUS}{-n}" if n < 0 else str(n)

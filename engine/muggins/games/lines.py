"""What the position lines of all games have in common: eight fields, piles of pieces, who dealt.

A pile is its pieces one after the other, two characters each; ``~7`` stands for seven pieces that the reader does not
know, closed by another ``~`` if known ones follow; ``-`` stands for none.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import groupby

from muggins.errors import NotationError
from muggins.games.deals import Deal

FIELDS = ("tag", "rules", "table", "hands", "stock", "phase", "scores", "deal")
"""Names of the fields of a position line."""

_DEAL = r"([0-6])\.([1-9]\d{0,3})\.(-|[A-Za-z0-9]{1,16})"


def split(line: str, tag: str) -> list[str]:
    """The fields of a position line after its tag; :class:`NotationError` for another tag or number of fields."""
    fields = line.split(" ")
    if len(fields) != len(FIELDS):
        raise NotationError("notation/fields", n=len(fields))
    if fields[0] != tag:
        raise NotationError("notation/tag", text=fields[0])
    return fields[1:]


def match(field: str, pattern: str, text: str) -> re.Match[str]:
    """The match of a whole field or part of one; :class:`NotationError` when it has another form."""
    if found := re.fullmatch(pattern, text, re.ASCII):
        return found
    raise NotationError("notation/field", field=field, text=text)


def write_pile(pile: Iterable[object | None]) -> str:
    """A pile as text; None is a piece that is not known."""
    runs = ((known, list(run)) for known, run in groupby(pile, lambda piece: piece is not None))
    text = "".join("".join(map(str, run)) if known else f"~{len(run)}~" for known, run in runs)
    return text.removesuffix("~") or "-"


def read_pile[Piece](field: str, text: str, parse: Callable[[str], Piece]) -> tuple[Piece | None, ...]:
    """The pile of a text; ``parse`` reads the two characters of a piece."""
    match(field, r"-|([A-Z0-9]{2}|~[1-9]\d?(~(?=.)|$))+", text)
    pile: list[Piece | None] = []
    for unknown, piece in re.findall(r"~(\d+)~?|([A-Z0-9]{2})", text):
        pile += [None] * int(unknown) if unknown else [parse(piece)]
    return tuple(pile)


def twice[Piece](pieces: Iterable[Piece | None]) -> Piece | None:
    """A piece that a position has more than once; unknown ones may be anything."""
    return next((piece for piece, n in Counter(pieces).items() if piece is not None and n > 1), None)


def write_deal(deal: Deal) -> str:
    """The ``deal`` field: ``0.1.-``."""
    return f"{deal.seat}.{deal.number}.{deal.seed or '-'}"


def read_deal(text: str) -> Deal:
    """The deal of a field."""
    found = match("deal", _DEAL, text)
    return Deal(int(found[1]), int(found[2]), None if found[3] == "-" else found[3])

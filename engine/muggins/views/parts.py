"""Parts that the frames of all games are put together from."""

from collections.abc import Iterable, Sequence

from muggins.views.icons import icon
from muggins.views.markup import Html, el, joined, sentence
from muggins.words import names
from muggins.words.catalogue import Words
from muggins.words.names import SEATS
from muggins.words.phrase import Phrase


def button(label: Phrase, id_: str, sign: str, **attributes: str | bool | None) -> Html:
    """A button with an icon above or before its label."""
    return el("button", icon(sign), el("span", names.plain(label)), type="button", id=id_, **attributes)


def player(words: Words, seat: int) -> Phrase:
    """How a seat is called."""
    return words.label("seat at the table", "Player {player}", player=SEATS[seat])


def chip(words: Words, label: Phrase, value: Html | str, *, hit: bool = False) -> Html:
    """A label and a value in the head of a frame, filled when it is a ``hit``."""
    return el("span", sentence(words, label), " ", el("b", value), class_="mug-chip" + " hit" * hit)


def folded(words: Words, title: Phrase, rows: Iterable[tuple[Phrase, Sequence[Html]]]) -> Html:
    """A list of terms, each with its values, folded away under a title."""
    none = sentence(words, words.label("position in words", "none"))
    shown = [
        joined(el("dt", sentence(words, head)), el("dd", Html("; ".join(items) if items else none)))
        for head, items in rows
    ]
    return el("details", el("summary", sentence(words, title)), el("dl", *shown), class_="mug-words")


def table(words: Words, title: Phrase, heads: Iterable[Phrase], rows: Iterable[Html]) -> Html:
    """A small table with a caption, such as a settlement."""
    return el(
        "table",
        el("caption", sentence(words, title)),
        el("thead", el("tr", *(el("th", sentence(words, head), scope="col") for head in heads))),
        el("tbody", *rows),
        class_="mug-settled",
    )

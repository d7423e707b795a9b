"""The one place where HTML is put together: everything that is not :class:`Html` is escaped."""

from collections.abc import Callable
from html import escape

from muggins.pieces.cards import Card
from muggins.words import names
from muggins.words.catalogue import Words
from muggins.words.phrase import Phrase, Piece


class Html(str):
    """Finished markup."""

    __slots__ = ()


def el(tag: str, *kids: Html | str | None, **attributes: str | int | bool | None) -> Html:
    """An element. ``class_`` and ``data_act`` become ``class`` and ``data-act``; True is a bare attribute, None none.

    >>> el("p", "a < b", class_="note", hidden=True)
    '<p class="note" hidden>a &lt; b</p>'
    """
    shown = "".join(_attribute(name, value) for name, value in attributes.items())
    inner = "".join(kid if isinstance(kid, Html) else escape(kid, quote=False) for kid in kids if kid is not None)
    return Html(f"<{tag}{shown}>{inner}</{tag}>")


def _attribute(name: str, value: str | int | bool | None) -> str:  # noqa: FBT001 - the type of an attribute's value
    if value is None or value is False:
        return ""
    name = name.rstrip("_").replace("_", "-")
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'


def unseen(text: str) -> Html:
    """Text for screen readers only."""
    return el("span", text, class_="vh")


def joined(*parts: Html) -> Html:
    """Markup side by side."""
    return Html("".join(parts))


def piece(words: Words, item: Piece) -> Html:
    """A piece inside a sentence: its symbol for the eye, its name for the ear."""
    suit = None
    shown: tuple[Html | str, ...] = (names.symbol(item),)
    if isinstance(item, Card):
        suit = f"mug-suit-{item.suit.lower()}"
        shown = (
            *both_letters(words, item, lambda index, letters: el("span", index, class_=letters)),
            names.suit_sign(item),
        )
    seen = el("span", *shown, class_=suit, aria_hidden="true")
    # The space is not drawn, but text that is copied or searched needs it.
    return el("span", seen, unseen(f" {names.piece_name(words, item)}"), class_="mug-pc")


def both_letters(words: Words, card: Card, draw: Callable[[str, str | None], Html]) -> tuple[Html, ...]:
    """What ``draw`` makes of a card's index and a class, twice where the letter of the language is another one.

    Of the two, the style sheet shows one: the class ``local-letters`` on the root of the page decides.
    """
    index = names.index(card)
    local = names.LOCAL.get(words.lang, {}).get(index, index)
    if local == index:
        return (draw(index, None),)
    return draw(index, "mug-int"), draw(local, "mug-loc")


def sentence(words: Words, *phrases: Phrase) -> Html:
    """Phrases as markup, one after the other."""
    shown = (
        "".join(
            piece(words, part) if isinstance(part, Piece) else escape(names.plain_part(part), quote=False)
            for part in phrase.parts()
        )
        for phrase in phrases
    )
    return Html(" ".join(shown))

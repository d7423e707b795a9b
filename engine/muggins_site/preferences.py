"""The form of the settings page; engine/client/settings.js fills it, keeps what is chosen and puts it on the pages."""

from collections.abc import Mapping

from muggins.pieces.cards import Card
from muggins.views.cards import card_svg
from muggins.views.markup import Html, el, sentence
from muggins.words import names
from muggins.words.catalogue import Words
from muggins.words.phrase import Phrase

_SAMPLE = ("AS", "KH", "QD", "JC")
"""Cards of all suits, with every letter there is."""


def card_preferences(words: Words) -> Html:
    """How cards are to look, with sample cards that show it; nothing can be chosen until the script has come.

    The letters are offered only where the language has letters of its own.
    """
    international, local = _letters({}), _letters(names.LOCAL.get(words.lang, {}))
    letters = {
        "international": words.label("letters on the cards", "International: {letters}", letters=international),
        # Translators: name the language here, as in "Polish: A K D W".
        "local": words.label("letters on the cards", "Local: {letters}", letters=local),
    }
    suits = {
        "two": words.label("colours of the suits", "Two colours: black and red"),
        "four": words.label("colours of the suits", "Four colours: diamonds are blue, clubs are green"),
    }
    return el(
        "form",
        el("noscript", el("p", sentence(words, words.text("These settings need JavaScript.")))),
        _choice(words.label("preference", "Letters on the cards"), "letters", letters)
        if local != international
        else None,
        _choice(words.label("preference", "Colours of the suits"), "suits", suits),
        el("div", *(card_svg(words, Card.parse(code)) for code in _SAMPLE), class_="mug-prefs-cards"),
        class_="mug-prefs",
        method="dialog",  # Enter must not send it anywhere
        autocomplete="off",  # nor must the browser fill it in
        data_search_exclude=True,
    )


def _letters(local: Mapping[str, str]) -> str:
    indices = [names.index(Card.parse(code)) for code in _SAMPLE]
    return " ".join(local.get(index, index) for index in indices)


def _choice(legend: Phrase, name: str, options: Mapping[str, Phrase]) -> Html:
    """One preference as radio buttons; the first option is the default."""
    radios = (
        el(
            "label",
            el("input", type="radio", name=name, value=value, checked=not at, disabled=True),
            names.plain(label),
        )
        for at, (value, label) in enumerate(options.items())
    )
    return el("fieldset", el("legend", names.plain(legend)), *radios)

"""The words of one language. Language is an argument everywhere; nothing here is global but a cache."""

import io
from functools import cache
from gettext import GNUTranslations, NullTranslations
from importlib import resources

from muggins.words.phrase import Phrase

SOURCE_LANGUAGE = "en"
LANGUAGES = ("en", "pl", "fr", "tr")


class Words:
    """Catalogue access for ``lang``; a message without a translation stands as written in the source language."""

    def __init__(self, lang: str, translations: NullTranslations) -> None:
        self.lang = lang
        self._translations = translations

    def text(self, message: str, **data: object) -> Phrase:
        """A whole sentence, or several that belong together."""
        return Phrase(self._translations.gettext(message), data)

    def plural(self, one: str, many: str, n: int, **data: object) -> Phrase:
        """A sentence whose form follows ``n``, which it shows as ``{n}``; below zero like above."""
        return Phrase(self._translations.ngettext(one, many, abs(n)), {"n": n, **data})

    def label(self, context: str, message: str, **data: object) -> Phrase:
        """A short text whose meaning ``context`` tells the translator."""
        return Phrase(self._translations.pgettext(context, message), data)


@cache
def words_of(lang: str) -> Words:
    """The words of a language in :data:`LANGUAGES`; KeyError for any other."""
    if lang not in LANGUAGES:
        raise KeyError(lang)
    if lang == SOURCE_LANGUAGE:
        return Words(lang, NullTranslations())
    catalogue = resources.files("muggins").joinpath(f"data/{lang}.mo").read_bytes()
    return Words(lang, GNUTranslations(io.BytesIO(catalogue)))

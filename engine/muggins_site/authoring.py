"""A Python-Markdown extension for the pages: the fence `muggins` and `{{ kind:key }}` quotations.

It knows Markdown only, so any generator built on Python-Markdown can use it. Options: `lang`, the language of the page,
and `root`, the directory with `seeds/`.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import yaml
from markdown import Markdown
from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor
from markdown.preprocessors import Preprocessor
from markdown.util import AtomicString
from pymdownx.superfences import SuperFencesException

from muggins.games import GAME_IDS, game
from muggins.games.cribbage.hand import Hand
from muggins.views import page
from muggins.views.cribbage.counter import counter, worth
from muggins.views.game_view import Reader
from muggins.views.markup import Html, el
from muggins.views.page import Feedback
from muggins.words.catalogue import words_of
from muggins_site.facts import Facts, UnknownFactError, facts_of
from muggins_site.preferences import card_preferences
from muggins_site.seeds import AuthorError

QUOTE = r"\{\{\s*([a-z-]+):([^{}]+?)\s*\}\}"
WIDGET = "mug-widget"


class AuthoringExtension(Extension):
    """Registers the quotations and remembers what the fence needs."""

    def __init__(self, **options: Any) -> None:
        self.config = {"lang": ["en", "language of the page"], "root": [".", "directory with seeds/"]}
        super().__init__(**options)

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 - the name Python-Markdown calls
        """Add the check of a page's quotations, the quotations themselves and the widget's element."""
        md.muggins = _Author(self.getConfig("lang"), facts_of(Path(self.getConfig("root"))))  # type: ignore[attr-defined]
        md.block_level_elements.append(WIDGET)
        md.preprocessors.register(_Check(md), "muggins-check", 31)
        md.inlinePatterns.register(_Quote(QUOTE, md), "muggins-quote", 185)


def makeExtension(**options: Any) -> AuthoringExtension:  # noqa: N802 - the name Python-Markdown calls
    """The extension, as Python-Markdown asks for it."""
    return AuthoringExtension(**options)


class _Author:
    """What one page's quotations and widgets draw on."""

    def __init__(self, lang: str, facts: Facts) -> None:
        self.words = words_of(lang)
        self.facts = facts

    def quote(self, kind: str, key: str) -> Html | str:
        return self.facts.quote(self.words, kind, key)

    def widget(self, source: str) -> Html:
        """The element of the worked example or the table that a fence names."""
        body = yaml.safe_load(source)
        if isinstance(body, dict) and set(body) == {"scenario"}:
            return self._example(body["scenario"])
        if isinstance(body, dict) and set(body) == {"table"}:
            return self._table(body["table"])
        if body == {"count": "cribbage"}:
            return self._count()
        if body == {"preferences": "cards"}:
            return card_preferences(self.words)
        raise UnknownFactError(
            "a muggins fence holds one line: scenario: or table:, and an id; preferences: cards; or count: cribbage"
        )

    def _example(self, scenario_id: str) -> Html:
        if scenario_id not in self.facts.examples:
            raise UnknownFactError(f"no example {scenario_id!r}; there are {', '.join(self.facts.examples)}")
        example = self.facts.examples[scenario_id]
        frame = page.replay(Reader(self.words, scenario_id), example, whole=False)
        more = scenario_id if example.key_steps else None
        return self._element(scenario_id, frame, data_scenario=scenario_id, data_more=more)

    def _table(self, game_id: str) -> Html:
        if game_id not in GAME_IDS:
            raise UnknownFactError(f"no game {game_id!r}; there are {', '.join(GAME_IDS)}")
        wid = f"{game_id}-table"
        return self._element(wid, page.start_panel(Reader(self.words, wid), game(game_id)), data_opens="dp")

    def _count(self) -> Html:
        wid = "hand-count"
        reader = Reader(self.words, wid)
        return self._element(wid, counter(reader, Hand(), Feedback(worth(self.words, Hand()))), data_opens="h")

    def _element(self, wid: str, frame: Html, **attributes: str | None) -> Html:
        status = page.status(Reader(self.words, wid))
        return el(WIDGET, frame, status, id=wid, data_search_exclude=True, **attributes)


class _Check(Preprocessor):
    """Stops the build at the first quotation or fence that cannot be answered, naming its line."""

    def run(self, lines: list[str]) -> list[str]:
        author: _Author = self.md.muggins  # type: ignore[attr-defined]
        for number, line in enumerate(lines, 1):
            for found in re.finditer(QUOTE, re.sub("`[^`]*`", "", line)):
                _at_line(number, author.quote, found[1], found[2])
        widgets: set[str] = set()
        for number, source in _fences(lines):
            _at_line(number, author.widget, source)
            if source in widgets:
                raise AuthorError(f"line {number}: this example or table is already on the page")
            widgets.add(source)
        return lines


def _at_line(number: int, answer: Any, *arguments: str) -> None:
    try:
        answer(*arguments)
    except UnknownFactError as error:
        raise AuthorError(f"line {number}: {error}") from error


def _fences(lines: list[str]) -> Iterator[tuple[int, str]]:
    for found in re.finditer(r"^ *```muggins\n(.*?)^ *```", "\n".join(lines), re.M | re.S):
        yield found.string.count("\n", 0, found.start()) + 1, found[1]


class _Quote(InlineProcessor):
    """Puts the answer in place of a quotation."""

    def handleMatch(  # type: ignore[override] # noqa: N802 - the name Python-Markdown calls
        self, m: re.Match[str], data: str
    ) -> tuple[ElementTree.Element | str, int, int]:
        answer = self.md.muggins.quote(m[1], m[2])  # type: ignore[attr-defined]
        if not isinstance(answer, Html):
            return answer, m.start(0), m.end(0)
        element = ElementTree.fromstring(f"<span>{answer}</span>")
        for node in element.iter():
            node.text = AtomicString(node.text) if node.text else None
        return (element[0] if len(element) == 1 else element), m.start(0), m.end(0)


def fence(source: str, language: str, css_class: str, options: Any, md: Markdown, **_: Any) -> str:
    """The formatter of the fence `muggins` for pymdownx.superfences."""
    try:
        return md.muggins.widget(source)  # type: ignore[attr-defined, no-any-return]
    except UnknownFactError as error:
        raise SuperFencesException(str(error)) from error

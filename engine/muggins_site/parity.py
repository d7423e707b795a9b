"""The same pages with the same anchors in every language: what links, the switcher and clause numbers rely on."""

from collections.abc import Iterable, Mapping
from html.parser import HTMLParser
from pathlib import Path

#: Elements whose inside repeats ids of its own and is the same in every language by construction.
OPAQUE = frozenset({"mug-widget", "svg"})
VOID = frozenset({"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"})


class _Anchors(HTMLParser):
    """Collects the `id` attributes of a piece of HTML in document order, skipping what is inside `OPAQUE` elements."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self._depth = 0  # how many elements deep inside an opaque one

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if not self._depth:
            self.ids += [value for name, value in attrs if name == "id" and value]
        if tag not in VOID and (self._depth or tag in OPAQUE):
            self._depth += 1

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if not self._depth:
            self.ids += [value for name, value in attrs if name == "id" and value]

    def handle_endtag(self, tag: str) -> None:
        if self._depth and tag not in VOID:
            self._depth -= 1


def anchors(html: str) -> tuple[str, ...]:
    """The ids a reader or a rule can link to, in document order.

    >>> anchors('<h1 id="a">A</h1><mug-widget id="w"><p id="x">X</p></mug-widget><p id="b">B</p>')
    ('a', 'w', 'b')
    """
    parser = _Anchors()
    parser.feed(html)
    parser.close()
    return tuple(parser.ids)


def pages_on_disk(docs: Path, codes: Iterable[str]) -> dict[str, list[str]]:
    """The paths of all pages of each language, below its own folder."""
    return {
        code: sorted(page.relative_to(docs / code).as_posix() for page in (docs / code).rglob("*.md")) for code in codes
    }


def missing_pages(pages: Mapping[str, Iterable[str]]) -> list[str]:
    """One sentence for each page that some language lacks.

    `pages` gives, for each language, the paths of its pages below its own folder.

    >>> missing_pages({"en": ["index.md", "about.md"], "pl": ["index.md"]})
    ['docs/pl/about.md is missing: the page exists in en']
    """
    present = {code: set(paths) for code, paths in pages.items()}
    everywhere = sorted(set().union(*present.values())) if present else []
    return [
        f"docs/{code}/{path} is missing: the page exists in {', '.join(c for c in present if path in present[c])}"
        for path in everywhere
        for code in present
        if path not in present[code]
    ]


def differing_anchors(pages: Mapping[str, Mapping[str, tuple[str, ...]]]) -> list[str]:
    """One sentence for each page whose ids differ from the same page in the first language.

    `pages` gives, for each language and each of its pages, the ids in document order.

    >>> differing_anchors({"en": {"index.md": ("a", "b")}, "pl": {"index.md": ("a", "c")}})
    ["docs/pl/index.md: id 2 is 'c', in docs/en/index.md it is 'b'"]
    """
    codes = list(pages)
    problems = []
    for path, expected in pages[codes[0]].items() if codes else ():
        for code in codes[1:]:
            found = pages[code].get(path, expected)
            if found != expected:
                problems.append(_first_difference(codes[0], code, path, expected, found))
    return problems


def _first_difference(base: str, code: str, path: str, expected: tuple[str, ...], found: tuple[str, ...]) -> str:
    """Say where two lists of ids part for the first time."""
    place = next(
        (i for i, (a, b) in enumerate(zip(expected, found, strict=False)) if a != b), min(len(expected), len(found))
    )
    there, here = (repr(ids[place]) if place < len(ids) else "not there" for ids in (expected, found))
    return f"docs/{code}/{path}: id {place + 1} is {here}, in docs/{base}/{path} it is {there}"

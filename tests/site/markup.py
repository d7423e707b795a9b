"""A small reader of HTML for the tests: elements with their attributes, in document order."""

from html.parser import HTMLParser
from pathlib import Path


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, {name: value or "" for name, value in attrs}))


def elements(page: Path, tag: str | None = None) -> list[tuple[str, dict[str, str]]]:
    reader = _Reader()
    reader.feed(page.read_text("utf-8"))
    return [element for element in reader.elements if tag in (None, element[0])]


def attributes(page: Path, tag: str) -> list[dict[str, str]]:
    return [found for _, found in elements(page, tag)]


def pages(folder: Path) -> list[str]:
    """The paths of all pages below a folder, without error pages."""
    return sorted(p.relative_to(folder).as_posix() for p in folder.rglob("*.html") if p.name != "404.html")

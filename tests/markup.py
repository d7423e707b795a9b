"""HTML as a tree, for tests that look into frames."""

from html.parser import HTMLParser
from xml.etree.ElementTree import Element, TreeBuilder

VOID = ("input", "br", "img", "meta", "link", "hr")


class _Reader(HTMLParser):
    def __init__(self):
        super().__init__()
        self.builder = TreeBuilder()
        self.open = []

    def handle_starttag(self, tag, attrs):
        self.builder.start(tag, {name: value or "" for name, value in attrs})
        if tag in VOID:
            self.builder.end(tag)
        else:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag not in VOID:
            assert self.open.pop() == tag, f"</{tag}> closes another element"
            self.builder.end(tag)

    def handle_data(self, data):
        self.builder.data(data)


def parse(html: str) -> Element:
    """The elements of `html` below one root; wrong nesting is an error."""
    reader = _Reader()
    reader.builder.start("root", {})
    reader.feed(html)
    reader.close()
    assert not reader.open, f"never closed: {reader.open}"
    return reader.builder.end("root")


def classes(element: Element) -> list[str]:
    return element.get("class", "").split()


def having(element: Element, name: str) -> list[Element]:
    """All elements below with this class."""
    return [found for found in element.iter() if name in classes(found)]


def seen(element: Element) -> str:
    """The text for the eye, with the letters that a reader who chose nothing sees."""
    return _text(element, lambda part: not {"vh", "mug-loc"} & set(classes(part)))


def heard(element: Element) -> str:
    """The text for the ear."""
    return _text(element, lambda part: part.get("aria-hidden") != "true")


def _text(element, keep):
    parts = [element.text or ""] if keep(element) else []
    for child in element:
        if keep(element):
            parts.append(_text(child, keep) if keep(child) else "")
            parts.append(child.tail or "")
    return " ".join("".join(parts).split(" "))

"""Babel extraction of the messages that stand in `seeds/`: titles of examples and short forms of rules."""

from collections.abc import Iterator
from typing import Any

import yaml

_CONTEXTS = {"title": "title of an example", "short": "rule"}

_TEXT = "tag:yaml.org,2002:str"

Message = tuple[int, str, tuple[str, str], list[str]]


def extract(fileobj: Any, keywords: Any, comment_tags: Any, options: Any) -> Iterator[Message]:
    """Messages of one YAML file in the form Babel asks of an extractor: line, function, arguments, comments."""
    yield from _walk(yaml.compose(fileobj.read().decode("utf-8"), Loader=yaml.SafeLoader))


def _walk(node: yaml.Node | None) -> Iterator[Message]:
    if isinstance(node, yaml.SequenceNode):
        for child in node.value:
            yield from _walk(child)
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value in _CONTEXTS and value.tag == _TEXT:
                yield value.start_mark.line + 1, "label", (_CONTEXTS[key.value], value.value), []
            yield from _walk(value)

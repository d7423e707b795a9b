"""Reading `seeds/`: YAML with file and line, checked against the rules before anything is built from it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from muggins.lessons.scenario import Scenario, mismatches

Path_ = tuple[str | int, ...]


_EXAMPLE = ("id", "game", "title", "source", "clauses", "start", "expect")


class AuthorError(Exception):
    """Something an author wrote is wrong; the message names the file and the line and says what to write instead."""


@dataclass(frozen=True)
class Document:
    """A YAML file: its data, and where each value stands."""

    path: Path
    data: Any
    node: yaml.Node | None

    def fault(self, path: Path_, message: str) -> AuthorError:
        """An error about the value at ``path`` (keys and indices from the top)."""
        return AuthorError(f"{self.path}:{self._line(path)}: {message}")

    def _line(self, path: Path_) -> int:
        node, line = self.node, 1
        for key in path:
            if node is None:
                break
            line = node.start_mark.line + 1
            node = _child(node, key)
        return node.start_mark.line + 1 if node else line


def _child(node: yaml.Node, key: str | int) -> yaml.Node | None:
    if isinstance(node, yaml.SequenceNode) and isinstance(key, int):
        return node.value[key] if key < len(node.value) else None
    if isinstance(node, yaml.MappingNode):
        return next((value for name, value in node.value if name.value == key), None)
    return None


def read_yaml(path: Path, root: Path) -> Document:
    """A file below ``root``, which error messages leave out."""
    text = path.read_text(encoding="utf-8")
    shown = path.relative_to(root)
    try:
        return Document(shown, yaml.safe_load(text), yaml.compose(text, Loader=yaml.SafeLoader))
    except yaml.YAMLError as error:
        line = getattr(getattr(error, "problem_mark", None), "line", 0) + 1
        raise AuthorError(f"{shown}:{line}: not YAML: {getattr(error, 'problem', error)}") from error


def read_examples(root: Path) -> Iterator[tuple[Document, Scenario]]:
    """Every worked example of every game, by file name; raises :class:`AuthorError` where the rules disagree."""
    clauses = {game: {rule["id"] for rule in document.data} for game, document in read_rules(root)}
    seen: dict[str, Path] = {}
    for path in sorted(root.glob("seeds/*/examples/*.yml")):
        document = read_yaml(path, root)
        steps = "deals" if "deals" in document.data else "moves"
        _check_keys(document, (), document.data, (*_EXAMPLE, steps), ("key_steps",))
        for key in {"start", steps} - {"deals"}:
            if not isinstance(document.data[key], str):
                raise document.fault((key,), f"put the {key} into quotes: YAML reads {document.data[key]!r}")
        example = Scenario.of(document.data)
        if example.id != path.stem:
            raise document.fault(("id",), f"the id must be the file's name: expected {path.stem}, found {example.id}")
        if example.id in seen:
            raise document.fault(("id",), f"{example.id} is already the id of {seen[example.id]}")
        seen[example.id] = document.path
        for at, clause in enumerate(document.data["clauses"]):
            if clause not in clauses.get(example.game_id, ()):
                raise document.fault(("clauses", at), f"no clause {clause!r} in seeds/{example.game_id}/rules.yml")
        for mismatch in mismatches(example):
            message = f"{mismatch.path[-1]}: expected {mismatch.expected}, found {mismatch.found}"
            raise document.fault(mismatch.path, message)
        yield document, example


def read_rules(root: Path) -> Iterator[tuple[str, Document]]:
    """The clauses of every game: its id and the list in ``rules.yml``."""
    for path in sorted(root.glob("seeds/*/rules.yml")):
        document = read_yaml(path, root)
        seen: set[str] = set()
        for at, rule in enumerate(document.data):
            _check_keys(document, (at,), rule, ("id", "numbers", "source", "short"), ("section", "ours"))
            if rule["id"] in seen:
                raise document.fault((at, "id"), f"clause {rule['id']} stands twice")
            seen.add(rule["id"])
        yield path.parent.name, document


def _check_keys(
    document: Document, path: Path_, data: Mapping[str, Any], needed: Sequence[str], allowed: Sequence[str] = ()
) -> None:
    for key in needed:
        if key not in data:
            raise document.fault(path, f"add the key {key!r}")
    for key in data:
        if key not in (*needed, *allowed):
            raise document.fault((*path, key), f"unknown key {key!r}; known are {', '.join((*needed, *allowed))}")

"""Finds imports in the browser's code that the browser could not follow."""

import ast
from collections.abc import Iterator, Set
from dataclasses import dataclass


@dataclass(frozen=True)
class ForeignImport:
    """An import of a module that does not ship."""

    file: str
    line: int
    module: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.module} does not ship to the browser (see muggins_site/shipped.py)"


@dataclass(frozen=True)
class Source:
    """A Python file: what to call it in messages, the module it is, and its text."""

    file: str
    module: str
    text: str

    @property
    def package(self) -> str:
        """The package that a single dot means in this file."""
        return self.module if self.file.endswith("/__init__.py") else self.module.rpartition(".")[0]


def module_name(path: str) -> str:
    """The dotted name of the module at a path such as ``json/__init__.py``."""
    return path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def foreign_imports(source: Source, shipped: Set[str], known: Set[str]) -> list[ForeignImport]:
    """The imports in `source`, at any depth of the code, of modules outside `shipped`.

    In ``from package import name`` the name is a module only if it is in `known`, the modules that exist.
    """
    return [
        ForeignImport(source.file, line, module)
        for line, module in _imported(source, known | shipped)
        if module not in shipped
    ]


def _imported(source: Source, known: Set[str]) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(source.text, source.file)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = _base(node, source.package)
            yield node.lineno, base
            for alias in node.names:
                if f"{base}.{alias.name}" in known:
                    yield node.lineno, f"{base}.{alias.name}"


def _base(node: ast.ImportFrom, package: str) -> str:
    """The absolute name of what a ``from`` statement imports from."""
    if not node.level:
        return node.module or ""
    parents = package.split(".")
    return ".".join([*parents[: len(parents) - node.level + 1], *([node.module] if node.module else [])])

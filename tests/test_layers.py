"""Imports run downhill: pieces, games, lessons, words, views, live; and the engine needs the standard library only."""

import ast
import sys

import pytest

from tests.conftest import ROOT

ENGINE = ROOT / "engine" / "muggins"
LAYERS = ("errors", "pieces", "games", "lessons", "words", "views", "live")
MODULES = sorted(ENGINE.rglob("*.py"))


def imported(path):
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from names if node.module == "muggins" else [node.module]


def layer(parts):
    return LAYERS.index(parts[0].removesuffix(".py"))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ENGINE)))
def test_imports_run_downhill(path):
    own = path.relative_to(ENGINE).parts
    for name in imported(path):
        top, *rest = name.split(".")
        if top != "muggins":
            assert top in sys.stdlib_module_names, f"{name} is not in the standard library"
        elif own != ("__init__.py",):
            assert layer(rest) <= layer(own), f"{name} lies above"


def test_games_know_no_other_game():
    for path in MODULES:
        parts = path.relative_to(ENGINE).parts
        if parts[0] == "games" and len(parts) == 3:
            for name in imported(path):
                words = name.split(".")
                if words[:2] == ["muggins", "games"] and len(words) > 2:
                    assert words[2] in (parts[1], "game"), f"{path}: {name}"

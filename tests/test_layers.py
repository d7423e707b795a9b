"""Imports run downhill: pieces, games, lessons, words, views, live; and the engine needs the standard library only."""

import ast
import sys

import pytest

from muggins.games import GAME_IDS
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
    """In every layer, the folder of a game imports nothing of another game's, and nothing shared imports a game's."""
    for path in MODULES:
        own = {part for part in path.relative_to(ENGINE).parts if part in GAME_IDS}
        for name in imported(path):
            words = name.split(".")
            known = {word for word in words[2:3] if word in GAME_IDS and words[0] == "muggins"}
            assert known <= own, f"{path}: {name}"

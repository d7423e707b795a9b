"""The games, each a folder with its state, rules and notation, and a ``GAME`` that keeps the contract of `game.py`."""

from functools import cache
from importlib import import_module
from typing import Any

from muggins.errors import NotationError
from muggins.games.game import Game

_TAGS = {"D1": "dominoes", "F1": "family", "C1": "cribbage"}
"""The game that position lines with a tag belong to."""

GAME_IDS = tuple(_TAGS.values())
"""Ids of all games, which are the names of their folders too."""


@cache
def game(game_id: str) -> Game[Any, Any, Any]:
    """The game of this id, loaded when it is first asked for: a table of one game needs no other."""
    found: Game[Any, Any, Any] = import_module(f"muggins.games.{game_id}").GAME
    return found


def game_of(position: str) -> Game[Any, Any, Any]:
    """The game whose tag (``D1``) a position line starts with; :class:`NotationError` for an unknown or newer tag."""
    tag = position.split(" ", 1)[0]
    if tag not in _TAGS:
        raise NotationError("notation/tag", text=tag)
    return game(_TAGS[tag])

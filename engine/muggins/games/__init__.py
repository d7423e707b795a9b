"""The games, each a folder with its state, rules, scoring and notation."""

from typing import Any

from muggins.errors import NotationError
from muggins.games.dominoes import DOMINOES
from muggins.games.game import Game

GAMES: dict[str, Game[Any, Any, Any]] = {game.id: game for game in (DOMINOES,)}


def game_of(position: str) -> Game[Any, Any, Any]:
    """The game whose tag (``D1``) a position line starts with; :class:`NotationError` for an unknown or newer tag."""
    tag = position.split(" ", 1)[0]
    for game in GAMES.values():
        if game.tag == tag:
            return game
    raise NotationError("notation/tag", text=tag)

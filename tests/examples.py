"""The worked examples, game by game."""

from muggins.lessons.library import scenarios
from muggins.lessons.scenario import Scenario


def examples(game_id: str) -> list[Scenario]:
    """The worked examples of one game."""
    return [example for example in scenarios().values() if example.game_id == game_id]

"""From a start position and moves to the state and events of every step."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from muggins.games.game import Game


@dataclass(frozen=True)
class Step:
    """One state of a table; ``index`` 0 is the start, which no move led to and where nothing has happened yet."""

    index: int
    state: Any
    move: Any = None
    events: tuple[Any, ...] = ()


def playback(game: Game[Any, Any, Any], start: str, moves: Sequence[str]) -> tuple[Step, ...]:
    """The start and the step after every move; raises :class:`~muggins.errors.MugginsError` at the first bad one."""
    steps = [Step(0, game.read(start))]
    for word in moves:
        move = game.read_move(word)
        turn = game.play(steps[-1].state, move)
        steps.append(Step(len(steps), turn.state, move, turn.events))
    return tuple(steps)

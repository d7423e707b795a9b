"""From a start position and moves to the state and events of every step."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from muggins.games.game import Game, Turn


@dataclass(frozen=True)
class Step:
    """One state of a table; ``index`` 0 is the start, which no move led to; a deal may have happened there."""

    index: int
    state: Any
    move: Any = None
    events: tuple[Any, ...] = ()


def playback(game: Game[Any, Any, Any], start: Turn[Any, Any], moves: Sequence[str]) -> tuple[Step, ...]:
    """The start and the step after every move; raises :class:`~muggins.errors.MugginsError` at the first bad one."""
    steps = [Step(0, start.state, None, start.events)]
    for word in moves:
        steps.append(next_step(game, steps[-1], word))
    return tuple(steps)


def next_step(game: Game[Any, Any, Any], step: Step, word: str) -> Step:
    """The step after one more move; raises :class:`~muggins.errors.MugginsError` when it is refused."""
    move = game.read_move(word)
    turn = game.play(step.state, move)
    return Step(step.index + 1, turn.state, move, turn.events)

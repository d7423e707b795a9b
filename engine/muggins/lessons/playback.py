"""From a start position and moves to the state and events of every step."""

from collections.abc import Iterator, Sequence
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
    return played_on(game, (Step(0, start.state, None, start.events),), moves)


def played_on(game: Game[Any, Any, Any], steps: Sequence[Step], moves: Sequence[str]) -> tuple[Step, ...]:
    """The steps, of which there must be one, and those after more moves; raises as :func:`playback` does."""
    played = list(steps)
    for word in moves:
        played.append(next_step(game, played[-1], word))
    return tuple(played)


def events_since(steps: Sequence[Step], start: type) -> Iterator[Any]:
    """The events of the steps, the newest first, back to the last step with an event of the type ``start``."""
    for step in reversed(steps):
        yield from step.events
        if any(isinstance(event, start) for event in step.events):
            return


def next_step(game: Game[Any, Any, Any], step: Step, word: str) -> Step:
    """The step after one more move; raises :class:`~muggins.errors.MugginsError` when it is refused."""
    move = game.read_move(word)
    turn = game.play(step.state, move)
    return Step(step.index + 1, turn.state, move, turn.events)

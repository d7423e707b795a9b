"""The contract every game keeps: a frozen state, one check of what is refused, and events that say what happened."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from muggins.errors import Mistake

Viewer = int | Literal["mover", "open"]
"""Whose eyes a table is seen through: a seat, whoever is to move, or everybody's (all hands open)."""


@dataclass(frozen=True)
class Turn[State, Event]:
    """What one move led to: the new state and the events on the way, in order."""

    state: State
    events: tuple[Event, ...]


class _Deals[State, Event](Protocol):
    def __call__(self, players: int, seed: str, rules: str = "-") -> Turn[State, Event]: ...


@dataclass(frozen=True)
class Game[State, Move, Event]:
    """One game as the functions that make it up.

    ``players`` are the numbers of players it takes; ``deal`` starts a match for one of them, under the ``rules``
    field of a position line, and all its chance follows from the seed. ``read`` and ``write`` turn a position line
    into a state and back, ``read_move`` and ``write_move`` do the same for a move; reading raises
    :class:`~muggins.errors.NotationError` or :class:`~muggins.errors.PositionError` and nothing else. ``mover`` is
    the seat that must act, None when nobody must. ``why_not`` is the one check of what the game refuses; ``fault``
    names what can be done but is wrong; ``legal_moves`` are those that are neither refused nor wrong. ``play``
    raises :class:`~muggins.errors.IllegalMove`. ``facts`` are the values of a step as plain data, with the keys
    that worked examples use.
    """

    id: str
    tag: str
    players: tuple[int, ...]
    deal: _Deals[State, Event]
    read: Callable[[str], State]
    write: Callable[[State], str]
    read_move: Callable[[str], Move]
    write_move: Callable[[Move], str]
    mover: Callable[[State], int | None]
    why_not: Callable[[State, Move], Mistake | None]
    fault: Callable[[State, Move], Mistake | None]
    legal_moves: Callable[[State], Sequence[Move]]
    play: Callable[[State, Move], Turn[State, Event]]
    seen_by: Callable[[State, Viewer], State]
    facts: Callable[[State, Sequence[Event]], dict[str, object]]

"""Points on the board: booked as events say, and the end of a game at the very point that reaches the target."""

from collections.abc import Iterable
from dataclasses import replace

from muggins.games.cribbage.events import Event, GameLost, GameWon, booked
from muggins.games.cribbage.state import Phase, PhaseKind, State
from muggins.games.game import Turn


def pegged(state: State, events: Iterable[Event]) -> State:
    """The state once the points of ``events`` are booked."""
    scores = list(state.scores)
    for event in events:
        for seat, points in booked(event):
            scores[state.side(seat)] += points
    return replace(state, scores=tuple(scores))


def at_target(state: State, seat: int) -> bool:
    """Whether the side of a seat is at the target or beyond it."""
    return state.scores[state.side(seat)] >= state.target


def ended(state: State, seat: int, events: tuple[Event, ...]) -> Turn[State, Event]:
    """The end of the game: the side of ``seat`` is at the target (clauses ``target``, ``lowball``)."""
    side = state.side(seat)
    end = GameLost(side) if state.lowball else GameWon(side)
    return Turn(replace(state, phase=Phase(PhaseKind.WON, side, state.phase.show)), (*events, end))

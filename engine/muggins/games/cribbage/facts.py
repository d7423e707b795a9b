"""The values of a step that a worked example must state and that pages may quote."""

from collections.abc import Callable, Sequence
from typing import Any

from muggins.games.cribbage.counting import Combination
from muggins.games.cribbage.events import (
    Accepted,
    CountingOver,
    CountSaid,
    CountStands,
    Dealt,
    Event,
    ExcessReturned,
    FalseMuggins,
    FalseOver,
    GameWon,
    MissedPointsTaken,
    MugginsCalled,
    OverCalled,
    TrueCount,
    booked,
)
from muggins.games.cribbage.state import State


def facts(state: State, events: Sequence[Event]) -> dict[str, object]:
    """What there is to see after a step; ``scores``, and what each of them was ``moved`` by, go by side."""
    moved = [0] * len(state.scores)
    for event in events:
        for seat, points in booked(event):
            moved[state.side(seat)] += points
    found: dict[str, object] = {"scores": list(state.scores), "moved": moved}
    for event in events:
        found |= _FACTS.get(type(event), lambda _: {})(event)
    return found


def _item(item: Combination) -> list[object]:
    return [item.kind.value, [str(card) for card in item.cards], item.points]


_FACTS: dict[type, Callable[[Any], dict[str, object]]] = {
    Dealt: lambda event: {"dealt": [event.players, event.dealer], "starter": str(event.starter)},
    CountSaid: lambda event: {"counter": event.seat, "crib": event.crib, "said": event.points},
    Accepted: lambda event: {"answered": [event.seat, "accept"]},
    MugginsCalled: lambda event: {"answered": [event.seat, "muggins", event.points]},
    OverCalled: lambda event: {"answered": [event.seat, "over"]},
    CountStands: lambda _: {"settled": "stands"},
    MissedPointsTaken: lambda _: {"settled": "missed"},
    FalseMuggins: lambda _: {"settled": "false-muggins"},
    ExcessReturned: lambda _: {"settled": "over"},
    FalseOver: lambda _: {"settled": "false-over"},
    TrueCount: lambda event: {"total": event.total, "combinations": [_item(item) for item in event.combinations]},
    GameWon: lambda event: {"won": event.side},
    CountingOver: lambda _: {"finished": True},
}

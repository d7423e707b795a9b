"""The values of a step that a worked example must state and that pages may quote."""

from collections.abc import Callable, Sequence
from typing import Any

from muggins.games.cribbage import events
from muggins.games.cribbage.counting import Combination
from muggins.games.cribbage.state import State


def facts(state: State, happened: Sequence[events.Event]) -> dict[str, object]:
    """What there is to see after a step; ``scores``, and what each of them was ``moved`` by, go by side."""
    moved = [0] * len(state.scores)
    for event in happened:
        for seat, points in events.booked(event):
            moved[state.side(seat)] += points
    found: dict[str, object] = {"scores": list(state.scores), "moved": moved}
    for event in happened:
        found |= _FACTS.get(type(event), lambda _: {})(event)
    return found


def _item(item: Combination) -> list[object]:
    return [item.kind.value, [str(card) for card in item.cards], item.points]


_FACTS: dict[type, Callable[[Any], dict[str, object]]] = {
    events.Dealt: lambda event: {"dealt": [event.players, event.dealer]},
    events.LaidAway: lambda event: {"laid": [event.seat, event.size]},
    events.StarterCut: lambda event: {"starter": str(event.card)},
    events.Heels: lambda event: {"heels": event.dealer},
    events.CardPlayed: lambda event: {
        "played": [event.seat, str(event.card)],
        "count": event.count,
        "points": [_item(item) for item in event.combinations],
    },
    events.GoSaid: lambda event: {"go": event.seat},
    events.LastCard: lambda event: {"last": event.seat},
    events.CountRestarts: lambda event: {"leads": event.seat},
    events.HandCounted: lambda event: {"counter": event.seat, "crib": event.crib},
    events.CountSaid: lambda event: {"counter": event.seat, "crib": event.crib, "said": event.points},
    events.Accepted: lambda event: {"answered": [event.seat, "accept"]},
    events.MugginsCalled: lambda event: {"answered": [event.seat, "muggins", event.points]},
    events.OverCalled: lambda event: {"answered": [event.seat, "over"]},
    events.CountStands: lambda _: {"settled": "stands"},
    events.MissedPointsTaken: lambda _: {"settled": "missed"},
    events.FalseMuggins: lambda _: {"settled": "false-muggins"},
    events.ExcessReturned: lambda _: {"settled": "over"},
    events.FalseOver: lambda _: {"settled": "false-over"},
    events.TrueCount: lambda event: {
        "total": event.total,
        "combinations": [_item(item) for item in event.combinations],
    },
    events.GameWon: lambda event: {"won": event.side},
    events.GameLost: lambda event: {"lost": event.side},
    events.CountingOver: lambda _: {"finished": True},
}

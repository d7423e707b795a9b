"""The values of a step that a worked example must state and that pages may quote."""

from collections.abc import Callable, Sequence
from typing import Any

from muggins.games.family.events import (
    CalledWithoutGround,
    CardGiven,
    CardMoved,
    CardPlaced,
    CardTurnedUp,
    DealDrawn,
    Dealt,
    DealWon,
    Event,
    MatchOver,
    MistakeFound,
    NothingGiven,
    PassedOver,
    Recycled,
)
from muggins.games.family.notation import write_spot
from muggins.games.family.priorities import right_spots
from muggins.games.family.state import State


def facts(state: State, events: Sequence[Event]) -> dict[str, object]:
    """What there is to see after a step; ``held`` are the holdings, which always make a whole pack.

    What happens several times in a step, such as ``given``, is a list of all.
    """
    found: dict[str, object] = {"held": list(state.holdings)}
    for event in events:
        for key, value in _FACTS.get(type(event), lambda _: {})(event).items():
            earlier = found.get(key)
            found[key] = [*earlier, *value] if isinstance(earlier, list) and isinstance(value, list) else value
    return found


_FACTS: dict[type, Callable[[Any], dict[str, object]]] = {
    Dealt: lambda event: {"dealt": [event.players, event.packet, event.commons]},
    PassedOver: lambda event: {"passed_over": [event.seat]},
    Recycled: lambda event: {"recycled": [[event.seat, event.cards]]},
    CardTurnedUp: lambda event: {"turned_up": str(event.card)},
    CardPlaced: lambda event: {
        "placed": [str(event.card), write_spot(event.spot)],
        "right": [write_spot(spot) for spot in right_spots(event.options)],
    },
    CalledWithoutGround: lambda event: {"called": event.caller, "mistake": None},
    MistakeFound: lambda event: {"called": event.caller, "mistake": event.mistake.code},
    CardMoved: lambda event: {"moved": [str(event.card), write_spot(event.spot)]},
    CardGiven: lambda event: {"given": [[event.giver, str(event.card)]]},
    NothingGiven: lambda event: {"nothing_given": [event.giver]},
    DealWon: lambda event: {"won": event.seat},
    DealDrawn: lambda event: {"drawn": "repeated" if event.repeated else "limit"},
    MatchOver: lambda event: {"winners": list(event.winners)},
}

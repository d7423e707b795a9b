"""The values of a step that a worked example must state and that pages may quote."""

from collections.abc import Callable, Sequence
from typing import Any

from muggins.games.family import events
from muggins.games.family.notation import write_spot
from muggins.games.family.priorities import right_spots
from muggins.games.family.state import State


def facts(state: State, happened: Sequence[events.Event]) -> dict[str, object]:
    """What there is to see after a step; ``held`` are the holdings, which always make a whole pack.

    What happens several times in a step, such as ``given``, is a list of all.
    """
    found: dict[str, object] = {"held": list(state.holdings)}
    for event in happened:
        for key, value in _FACTS.get(type(event), lambda _: {})(event).items():
            earlier = found.get(key)
            found[key] = [*earlier, *value] if isinstance(earlier, list) and isinstance(value, list) else value
    return found


_FACTS: dict[type, Callable[[Any], dict[str, object]]] = {
    events.Dealt: lambda event: {"dealt": [event.players, event.packet, event.commons]},
    events.PassedOver: lambda event: {"passed_over": [event.seat]},
    events.Recycled: lambda event: {"recycled": [[event.seat, event.cards]]},
    events.CardTurnedUp: lambda event: {"turned_up": str(event.card)},
    events.CardPlaced: lambda event: {
        "placed": [str(event.card), write_spot(event.spot)],
        "right": [write_spot(spot) for spot in right_spots(event.options)],
    },
    events.CalledWithoutGround: lambda event: {"called": event.caller, "mistake": None},
    events.MistakeFound: lambda event: {"called": event.caller, "mistake": event.mistake.code},
    events.CardMoved: lambda event: {"moved": [str(event.card), write_spot(event.spot)]},
    events.CardGiven: lambda event: {"given": [[event.giver, str(event.card)]]},
    events.NothingGiven: lambda event: {"nothing_given": [event.giver]},
    events.DealWon: lambda event: {"won": event.seat},
    events.DealDrawn: lambda event: {"drawn": "repeated" if event.repeated else "limit"},
    events.MatchOver: lambda event: {"winners": list(event.winners)},
}

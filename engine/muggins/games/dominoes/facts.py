"""The values of a step that a worked example must state and that pages may quote."""

from collections.abc import Sequence

from muggins.games.dominoes.events import (
    Deducted,
    Event,
    MatchWon,
    Passed,
    RoundBlocked,
    RoundFinished,
    TileDrawn,
    TilePlayed,
)
from muggins.games.dominoes.notation import write_chain
from muggins.games.dominoes.scoring import total
from muggins.games.dominoes.state import PhaseKind, State


def facts(state: State, events: Sequence[Event]) -> dict[str, object]:
    """What there is to see after a step."""
    found: dict[str, object] = {"table": write_chain(state.chain), "open": [end.pip for end in state.chain.ends]}
    for event in events:
        found |= _event_facts(event)
    if state.phase.kind is not PhaseKind.PLAY:
        found["scores"] = list(state.scores)
    return found


def _event_facts(event: Event) -> dict[str, object]:
    match event:
        case TilePlayed():
            counted = [contribution.pips for contribution in event.counted]
            facts = {"placed": str(event.tile), "counted": counted, "sum": total(event.counted)}
            return facts | {"points": event.points}
        case TileDrawn():
            return {"drawn": str(event.tile)}
        case Passed(seat):
            return {"passed": seat}
        case RoundFinished(seat):
            return {"finished": seat}
        case RoundBlocked():
            return {"blocked": True}
        case Deducted(seat, pips, points):
            return {f"deducted_{seat}": [pips, points]}
        case MatchWon(seat):
            return {"won": seat}
    return {}

"""The values of a step that a worked example must state and that pages may quote."""

from typing import Any

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
from muggins.games.game import Game
from muggins.lessons.playback import Step


def step_facts(game: Game[Any, Any, Any], step: Step) -> dict[str, object]:
    """What there is to see after a step, as plain data with the keys used in worked examples."""
    return _FACTS[game.id](step)


def _dominoes(step: Step) -> dict[str, object]:
    state: State = step.state
    facts: dict[str, object] = {"table": write_chain(state.chain), "open": [end.pip for end in state.chain.ends]}
    for event in step.events:
        facts |= _event_facts(event)
    if state.phase.kind is not PhaseKind.PLAY:
        facts["scores"] = list(state.scores)
    return facts


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


_FACTS = {"dominoes": _dominoes}

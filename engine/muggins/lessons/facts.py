"""The values of a step that a worked example must state and that pages may quote."""

from typing import Any

from muggins.games.dominoes.events import TilePlayed
from muggins.games.dominoes.notation import write_chain
from muggins.games.dominoes.scoring import total
from muggins.games.dominoes.state import State
from muggins.games.game import Game
from muggins.lessons.playback import Step


def step_facts(game: Game[Any, Any, Any], step: Step) -> dict[str, object]:
    """What there is to see after a step, as plain data with the keys used in worked examples."""
    return _FACTS[game.id](step)


def _dominoes(step: Step) -> dict[str, object]:
    state: State = step.state
    facts: dict[str, object] = {"table": write_chain(state.chain), "open": [end.pip for end in state.chain.ends]}
    for event in step.events:
        if isinstance(event, TilePlayed):
            counted = [contribution.pips for contribution in event.counted]
            facts |= {"placed": str(event.tile), "counted": counted, "sum": total(event.counted)}
            facts["points"] = event.points
    return facts


_FACTS = {"dominoes": _dominoes}

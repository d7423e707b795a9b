"""The worked examples that ship with the engine."""

import json
from functools import cache
from importlib import resources

from muggins.errors import NotationError
from muggins.lessons.scenario import Scenario


@cache
def scenarios() -> dict[str, Scenario]:
    """Every worked example by its id, in the order of the seeds."""
    text = resources.files("muggins").joinpath("data/scenarios.json").read_text(encoding="utf-8")
    return {data["id"]: Scenario.of(data) for data in json.loads(text)}


def scenario(scenario_id: str) -> Scenario:
    """The worked example with this id; :class:`NotationError` when there is none."""
    try:
        return scenarios()[scenario_id]
    except KeyError:
        raise NotationError("notation/scenario", text=scenario_id) from None


@cache
def rules() -> dict[str, dict[str, str]]:
    """The short forms of the clauses, catalogue messages, by game and clause id."""
    text = resources.files("muggins").joinpath("data/rules.json").read_text(encoding="utf-8")
    short_forms: dict[str, dict[str, str]] = json.loads(text)
    return short_forms


def rule_short(game_id: str, clause: str) -> str:
    """The short form of one clause."""
    return rules()[game_id][clause]

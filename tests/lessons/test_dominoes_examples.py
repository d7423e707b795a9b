"""The worked examples of dominoes against the values that the rules give for them, written here a second time."""

import pytest

from muggins.lessons.library import scenario
from muggins.lessons.scenario import Scenario, mismatches
from tests.examples import examples

TRUTH = {  # table after the placement, tile placed, open ends, counted, points
    "end-six": [("36o", "36", [6, 3], [6, 3], 0), ("36o.66", "66", [3, 6], [3, 12], 15)],
    "four-awards": [
        ("14o", "14", [4, 1], [4, 1], 5),
        ("11.14o", "11", [1, 4], [2, 4], 0),
        ("11.14o.44", "44", [1, 4], [2, 8], 10),
        ("11.14o.44.43", "34", [1, 3], [2, 3], 5),
    ],
    "lone-double": [("22o", "22", [2, 2], [4], 0)],
    "zero": [("00o", "00", [0, 0], [0], 0)],
    "five-five": [("55o", "55", [5, 5], [10], 10), ("05.55o", "05", [0, 5], [0, 10], 10)],
    "drawn-both-ends": [("51.12o.25", "15", [5, 5], [5, 5], 10)],
    "round-down": [("14o.46", "46", [1, 6], [1, 6], 0)],
    "round-up": [("14o.46", "46", [1, 6], [1, 6], 0)],
    "below-zero": [("14o.46", "46", [1, 6], [1, 6], 0)],
    "block-equal": [("66.60.01o.16.62.23.36.64.45.56", "56", [6, 6], [12, 6], 0)],
    "finish-stuck": [("66.60.01o.16.62.23.36.64.45.56", "56", [6, 6], [12, 6], 0)],
    "target-last-tile": [("36o.66", "66", [3, 6], [3, 12], 15)],
}

ENDS = {  # what the last step settles: pips left and points off by seat, and the scores
    "round-down": {"finished": 0, "deducted_1": [2, 0], "scores": [0, 0]},
    "round-up": {"finished": 0, "deducted_1": [3, 5], "scores": [0, -5]},
    "below-zero": {"finished": 0, "deducted_1": [20, 20], "scores": [0, -15]},
    "block-equal": {"blocked": True, "deducted_0": [45, 45], "deducted_1": [45, 45], "scores": [15, -25]},
    "finish-stuck": {"finished": 0, "deducted_1": [90, 90], "scores": [30, 10]},
    "target-last-tile": {"won": 0, "scores": [250, 180]},
}

WHOLE_ROUNDS = {"two-player-round": "finished", "four-player-round": "blocked"}
"""Proved by the naive rules of tests/games, move by move; here only that they show what they are for."""


def test_all_examples_are_here():
    assert {example.id for example in examples("dominoes")} == {*TRUTH, *WHOLE_ROUNDS}


@pytest.mark.parametrize("scenario_id", TRUTH)
def test_values(scenario_id):
    example = scenario(scenario_id)
    found = [
        facts for step in example.steps()[1:] if "placed" in (facts := example.game.facts(step.state, step.events))
    ]
    assert [(f["table"], f["placed"], f["open"], f["counted"], f["points"]) for f in found] == TRUTH[scenario_id]
    assert [f["sum"] for f in found] == [sum(counted) for *_, counted, _ in TRUTH[scenario_id]]


@pytest.mark.parametrize("scenario_id", ENDS)
def test_settlements(scenario_id):
    example = scenario(scenario_id)
    step = example.steps()[-1]
    facts = example.game.facts(step.state, step.events)
    settled = {key: value for key, value in facts.items() if key not in ("table", "placed", "open", "counted", "sum")}
    settled.pop("points")
    assert settled == ENDS[scenario_id]


@pytest.mark.parametrize(("scenario_id", "end"), WHOLE_ROUNDS.items())
def test_whole_rounds(scenario_id, end):
    example = scenario(scenario_id)
    found = [example.game.facts(step.state, step.events) for step in example.steps()[1:]]
    first = next(at for at, facts in enumerate(found) if "passed" in facts)
    assert any("drawn" in facts for facts in found[:first])
    assert any("placed" in facts for facts in found[first:])
    assert end in found[-1]
    assert not example.steps()[0].state.chain


@pytest.mark.parametrize("scenario_id", [name for name in TRUTH if name not in ENDS])
def test_a_reader_can_play_on_after_every_step(scenario_id):
    """A seed with nothing to try would be a dead end: some tile fits and, but for an empty table, some does not."""
    example = scenario(scenario_id)
    for step in example.steps()[1:]:
        tiles = {getattr(move, "tile", None) for move in example.game.legal_moves(step.state)}
        assert 0 < len(tiles) < len(step.state.hands[step.state.phase.seat])


def changed(**changes):
    example = scenario("end-six")
    data = {
        "id": example.id,
        "game": example.game_id,
        "title": example.title,
        "start": example.start,
        "moves": " ".join(example.moves),
        "expect": [dict(step) for step in example.expect],
    }
    return Scenario.of(data | changes)


def test_wrong_values_are_found():
    expect = [dict(step) for step in changed().expect]
    expect[1]["points"] = 10
    (mismatch,) = mismatches(changed(expect=expect))
    assert (mismatch.path, mismatch.expected, mismatch.found) == (("expect", 1, "points"), 10, 15)


def test_missing_steps_and_keys_are_found():
    expect = [dict(step) for step in changed().expect]
    del expect[0]["sum"]
    assert [mismatch.path for mismatch in mismatches(changed(expect=expect))] == [("expect", 0, "sum")]
    assert ("expect",) in [mismatch.path for mismatch in mismatches(changed(expect=expect[1:]))]


def test_moves_that_the_rules_refuse_are_found():
    (mismatch,) = mismatches(changed(moves="0.36 1.55r"))
    assert mismatch.path == ("moves",)
    assert "dominoes/" in str(mismatch.found)

"""The worked examples against the values that the rules give for them, written here a second time by hand."""

import pytest

from muggins.lessons.facts import step_facts
from muggins.lessons.library import scenario, scenarios
from muggins.lessons.scenario import Scenario, mismatches

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
}


def test_all_examples_are_here():
    assert set(scenarios()) == set(TRUTH)


@pytest.mark.parametrize("scenario_id", TRUTH)
def test_values(scenario_id):
    example = scenario(scenario_id)
    found = [step_facts(example.game, step) for step in example.steps()[1:]]
    assert [(f["table"], f["placed"], f["open"], f["counted"], f["points"]) for f in found] == TRUTH[scenario_id]
    assert [f["sum"] for f in found] == [sum(counted) for *_, counted, _ in TRUTH[scenario_id]]


@pytest.mark.parametrize("scenario_id", TRUTH)
def test_a_reader_can_play_on_after_every_step(scenario_id):
    """A seed with nothing to try would be a dead end: some tile fits and, but for an empty table, some does not."""
    example = scenario(scenario_id)
    for step in example.steps()[1:]:
        tiles = {move.tile for move in example.game.legal_moves(step.state)}
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

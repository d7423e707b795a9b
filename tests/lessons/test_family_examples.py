"""The worked examples of the family card game against the rules' own values, written here a second time by hand."""

import pytest

from muggins.lessons.library import scenario
from tests.examples import examples

COMMONS = {  # tops of the common piles at the start
    "common-before-neighbour": "5C 9D KH 2S",
    "nearest-left": "5C 9D KH 2S",
    "dead-deal": "4C TH AS 7D",
}

TRUTH = {  # what each step must show, besides the number of cards
    "common-before-neighbour": [
        {"turned_up": "6H"},
        {"placed": ["6H", "p1"], "right": ["c0"]},
        {
            "called": 2,
            "mistake": "family/common-first",
            "moved": ["6H", "c0"],
            "given": [[1, "KC"], [2, "3H"], [3, "TS"]],
        },
    ],
    "nearest-left": [{"turned_up": "JH"}, {"placed": ["JH", "p1"], "right": ["p1"]}],
    "deal-table": [{"dealt": sizes} for sizes in ([3, 17, 1], [4, 12, 4], [5, 10, 2], [6, 8, 4], [7, 7, 3])],
    "two-commons": [
        {"turned_up": "8D"},
        {"placed": ["8D", "c1"], "right": ["c0", "c1"]},
        {"called": 1, "mistake": None},
    ],
    "skip-neighbour": [{"turned_up": "4H"}, {"placed": ["4H", "p3"], "right": ["p3"]}],
    "ace-and-two": [
        {"turned_up": "AS"},
        {"placed": ["AS", "c0"], "right": ["c0"]},
        {"turned_up": "2D"},
        {"placed": ["2D", "c0"], "right": ["c0"]},
    ],
    "recycle": [
        {"recycled": [[0, 3]], "turned_up": "3C"},
        {"placed": ["3C", "p0"], "right": ["p0"]},
        {"turned_up": "7H"},
        {"placed": ["7H", "p1"], "right": ["p1"]},
    ],
    "error-stands": [{"turned_up": "9C"}, {"placed": ["9C", "p0"], "right": ["c3"]}, {"turned_up": "3H"}],
}

LAST = {  # what the last step must show, among other things
    "king-queen-ace": {"mistake": "family/king-ace", "moved": ["KD", "c1"]},
    "equal-ranks": {"mistake": "family/equal-ranks", "moved": ["9H", "p0"]},
    "donor-turns-over": {"mistake": "family/common-first", "recycled": [[0, 3]]},
    "offender-without-packet": {"mistake": "family/not-neighbours", "moved": ["3S", "p2"]},
    "donated-out": {"passed_over": [2]},
    "wrong-last-card": {"called": None, "mistake": "family/common-first", "moved": ["9D", "c3"]},
    "dead-deal": {"drawn": "repeated"},
    "four-player-deal": {"won": 0},
}


def facts_of(scenario_id):
    example = scenario(scenario_id)
    return [example.game.facts(step.state, step.events) for step in example.steps()[1:]]


def test_all_examples_are_here():
    assert {example.id for example in examples("family")} == {*TRUTH, *LAST}


@pytest.mark.parametrize("scenario_id", [*TRUTH, *LAST])
def test_no_card_is_lost_or_invented(scenario_id):
    assert {sum(facts["held"]) for facts in facts_of(scenario_id)} == {52}


@pytest.mark.parametrize("scenario_id", TRUTH)
def test_values(scenario_id):
    found = facts_of(scenario_id)
    assert [{key: value for key, value in facts.items() if key != "held"} for facts in found] == TRUTH[scenario_id]


@pytest.mark.parametrize("scenario_id", LAST)
def test_last_steps(scenario_id):
    assert facts_of(scenario_id)[-1].items() >= LAST[scenario_id].items()


@pytest.mark.parametrize("scenario_id", COMMONS)
def test_common_piles_at_the_start(scenario_id):
    start = scenario(scenario_id).steps()[0].state
    assert " ".join(str(pile[-1]) for pile in start.commons) == COMMONS[scenario_id]


def test_the_whole_deal_has_everything():
    found = facts_of("four-player-deal")
    assert [facts["called"] for facts in found if "called" in facts and facts["mistake"]] == [0]
    assert [facts["called"] for facts in found if "called" in facts and facts["mistake"] is None] == [1]
    assert any("recycled" in facts for facts in found)
    start = scenario("four-player-deal").steps()[0].state
    assert start == scenario("four-player-deal").game.deal(4, start.deal.seed).state

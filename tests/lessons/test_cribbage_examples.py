"""The worked examples of cribbage against the rules' own values, written here a second time by hand."""

import re

import pytest

from muggins.games.cribbage.counting import EQUALS, FIFTEEN, HAND, IMPOSSIBLE, MOST
from muggins.games.cribbage.series import LAST, LIMIT
from muggins.games.cribbage.state import DEALT, FULL, PLAYERS, SHORT
from muggins.lessons.library import scenario
from muggins_site.seeds import read_rules
from tests.conftest import ROOT
from tests.examples import examples

TRUTH = {  # cards and starter, what they are worth, what was said, the answers, and what each side gets
    "double-run": ("7H 8S 8D 9C", "6D", 16, 14, [[1, "muggins", 2]], "missed", [14, 2]),
    "double-run-one": ("7H 8S 8D 9C", "6D", 16, 14, [[1, "muggins", 1]], "missed", [14, 1]),
    "double-run-five": ("7H 8S 8D 9C", "6D", 16, 14, [[1, "muggins", 5]], "missed", [14, 2]),
    "flush-run": ("4H 5H 6H KH", "5C", 20, 16, [[1, "muggins", 4]], "missed", [16, 4]),
    "crib-flush": ("3H 7H 9H JH", "2C", 2, 6, [[1, "over"]], "over", [2, 4]),
    "crib-flush-muggins": ("3H 7H 9H JH", "2C", 2, 6, [[1, "muggins", 2]], "false-muggins", [8, 0]),
    "forgot-nobs": ("JD 3S 4H 8C", "QD", 3, 2, [[1, "muggins", 1]], "missed", [2, 1]),
    "nineteen": ("2C 4D 8H QS", "KD", 0, 19, [[1, "over"]], "over", [0, 19]),
    "perfect": ("5H 5S 5D JC", "5C", 29, 29, [[1, "over"]], "false-over", [29, 0]),
    "wrong-over": ("9S 6H 5D 4C", "4H", 14, 12, [[1, "over"]], "false-over", [12, 0]),
    "all-accept-wrong": ("3C 6C 9D 9S", "QC", 6, 8, [[1, "accept"], [2, "accept"]], "stands", [8, 0, 0]),
    "partners": ("AS 4D TC TD", "6S", 6, 4, [[1, "accept"], [3, "muggins", 2]], "missed", [4, 2]),
    "target-at-once": ("3D 4S 5H JC", "5S", 12, 12, [], None, [12, 0]),
    "past-the-post": ("9S 6H 5D 4C", "4H", 14, 16, [[1, "over"]], "over", [14, 2]),
    "crossing-caller": ("6D 7S 8H KC", "9H", 8, 10, [[1, "over"]], "over", [8, 2]),
    "sixty-one": ("7C 7D AS 6H", "8D", 16, 14, [[1, "muggins", 2]], "missed", [14, 2]),
}
ENDS = {  # scores, and the side that has won, where the game ends
    "target-at-once": ([121, 117], 0),
    "past-the-post": ([124, 121], 0),
    "crossing-caller": ([120, 121], 1),
    "sixty-one": ([59, 61], 1),
}
ITEMS = {  # what people say, one after the other
    "double-run": "fifteen 2, fifteen 2, fifteen 2, pair 2, run 4, run 4",
    "flush-run": "fifteen 2, fifteen 2, fifteen 2, fifteen 2, pair 2, run 3, run 3, flush 4",
    "crib-flush": "fifteen 2",
    "forgot-nobs": "fifteen 2, nobs 1",
    "nineteen": "",
    "perfect": ", ".join([*["fifteen 2"] * 8, "double-pair-royal 12", "nobs 1"]),
    "wrong-over": "fifteen 2, fifteen 2, fifteen 2, pair 2, run 3, run 3",
}
CRIBS = {"crib-flush", "crib-flush-muggins"}


def facts_of(scenario_id):
    example = scenario(scenario_id)
    return [example.game.facts(step.state, step.events) for step in example.steps()[1:]]


PLAY = {  # card or "go", running count, points of the card, point for the last one
    "run-and-fifteen": "4H 4, 6S 10, 5D 15 fifteen 2 run 3, 3C 18 run 4, 7C 25 run 5",
    "run-behind-pair": "4H 4, 6S 10, 5D 15 fifteen 2 run 3, 5C 20 pair 2, 6H 26, 2C 28",
    "thirty-one": "KH 10, TS 20, 8D 28, go, 3C 31 thirty-one 2, QD 10",
    "go-three-players": "KH 10, JS 20, 9C 29, go, AS 30, go last 1, TC 10",
}
OTHERS = {"three-players", "heels-win", "out-before-the-dealer", "without-muggins", "lowball", "whole-game"}


def test_all_examples_are_here():
    assert {example.id for example in examples("cribbage")} == {*TRUTH, *PLAY, *OTHERS}


@pytest.mark.parametrize("scenario_id", PLAY)
def test_the_play(scenario_id):
    found = []
    for facts in facts_of(scenario_id):
        items = [f"{kind} {points}" for kind, _, points in facts.get("points", [])]
        last = [f"last {sum(facts['moved'])}"] if "last" in facts else []
        laid = ["go"] if "go" in facts else [facts["played"][1], str(facts["count"])]
        found.append(" ".join([*laid, *items, *last]))
    assert ", ".join(found) == PLAY[scenario_id]


def test_who_leads_after_a_series():
    assert facts_of("thirty-one")[4]["leads"] == 1
    assert (facts_of("go-three-players")[5]["last"], facts_of("go-three-players")[5]["leads"]) == (1, 2)


def test_heels_win_before_a_card_is_played():
    last = facts_of("heels-win")[-1]
    assert (last["starter"], last["heels"], last["moved"], last["scores"], last["won"]) == (
        "JD",
        1,
        [0, 2],
        [120, 121],
        1,
    )


def test_the_non_dealer_counts_first_and_wins():
    (only,) = facts_of("out-before-the-dealer")
    assert (only["said"], only["total"], only["scores"], only["won"]) == (10, 10, [121, 117], 0)


def test_the_standard_game():
    found = facts_of("without-muggins")
    assert [(facts["counter"], facts["crib"], facts["total"]) for facts in found] == [
        (0, False, 16),
        (1, False, 9),
        (1, True, 4),
    ]
    assert (found[-1]["scores"], found[-1]["finished"]) == ([47, 39], True)
    last = facts_of("lowball")[-1]
    assert (last["scores"], last["lost"]) == ([60, 67], 1)


def test_the_whole_game():
    """Four deals; points missed, an excess returned, an error that nobody notices; won by the very last count."""
    found = facts_of("whole-game")
    assert [facts["dealt"] for facts in found if "dealt" in facts] == [[2, 1], [2, 0], [2, 1]]
    assert [facts["settled"] for facts in found if facts.get("settled", "stands") != "stands"] == ["missed", "over"]
    said, wrong = None, []
    for facts in found:
        said = facts.get("said", said)
        if facts.get("settled") == "stands" and facts["total"] != said:
            wrong.append((said, facts["total"]))
    assert wrong == [(6, 7)]
    assert (found[-1]["scores"], found[-1]["won"]) == ([57, 61], 1)
    assert not any("won" in facts for facts in found[:-1])


@pytest.mark.parametrize("scenario_id", TRUTH)
def test_settlements(scenario_id):
    hand, starter, total, said, answers, settled, moved = TRUTH[scenario_id]
    state = scenario(scenario_id).steps()[0].state
    assert {str(card) for card in state.pile(state.phase.show)} == set(hand.split())
    assert str(state.starter) == starter
    first, *others = found = facts_of(scenario_id)
    assert (first["counter"], first["crib"], first["said"]) == (0, scenario_id in CRIBS, said)
    assert [facts["answered"] for facts in others] == answers
    assert found[-1]["total"] == total
    assert found[-1].get("settled") == settled
    assert [sum(points) for points in zip(*(facts["moved"] for facts in found), strict=True)] == moved
    assert [end - start for start, end in zip(state.scores, found[-1]["scores"], strict=True)] == moved


@pytest.mark.parametrize("scenario_id", TRUTH)
def test_the_true_count_is_shown_once_settled_and_not_before(scenario_id):
    found = facts_of(scenario_id)
    assert ["total" in facts for facts in found] == [False] * (len(found) - 1) + [True]


@pytest.mark.parametrize("scenario_id", TRUTH)
def test_ends(scenario_id):
    last = facts_of(scenario_id)[-1]
    if scenario_id in ENDS:
        assert (last["scores"], last["won"]) == ENDS[scenario_id]
    else:
        assert "won" not in last
    assert last.get("finished", False) == (scenario_id in CRIBS)


@pytest.mark.parametrize("scenario_id", ITEMS)
def test_breakdowns(scenario_id):
    combinations = facts_of(scenario_id)[-1]["combinations"]
    assert ", ".join(f"{kind} {points}" for kind, _, points in combinations) == ITEMS[scenario_id]


def test_three_players():
    """Each counter is answered from the left: seats 1 and 2 answer seat 0; then seats 2 and 0 answer seat 1."""
    found = facts_of("three-players")
    assert [facts.get("answered") for facts in found] == [
        None,
        [1, "accept"],
        [2, "muggins", 2],
        None,
        [2, "accept"],
        [0, "accept"],
    ]
    assert [facts["said"] for facts in found if "said" in facts] == [4, 12]
    assert [facts["total"] for facts in found if "total" in facts] == [6, 12]
    assert [facts["settled"] for facts in found if "settled" in facts] == ["missed", "stands"]
    assert [sum(points) for points in zip(*(facts["moved"] for facts in found), strict=True)] == [4, 12, 2]


def test_an_over_count_at_the_target_waits():
    first, _ = facts_of("past-the-post")
    assert first["scores"] == [126, 119]
    assert "won" not in first


def test_targets_and_partners():
    states = {example.id: example.steps()[0].state for example in examples("cribbage")}
    assert {name for name, state in states.items() if state.target != 121} == {"sixty-one", "lowball", "whole-game"}
    assert states["sixty-one"].target == 61
    assert {name for name, state in states.items() if not state.muggins} == {"without-muggins", "lowball"}
    assert {name for name, state in states.items() if state.partners} == {"partners"}


@pytest.mark.parametrize("scenario_id", TRUTH)
def test_all_cards_are_real_so_that_a_reader_can_count_on(scenario_id):
    state = scenario(scenario_id).steps()[0].state
    cards = [state.starter, *state.crib, *(card for hand in state.hands for card in hand)]
    assert None not in cards
    assert len(set(cards)) == len(cards)


def test_rules_agree_with_the_engine():
    numbers = {rule["id"]: rule["numbers"] for rule in dict(read_rules(ROOT))["cribbage"].data}
    assert numbers["players"] == {"least": min(PLAYERS), "most": max(PLAYERS)}
    assert numbers["target"] == {"full": FULL, "short": SHORT}
    assert numbers["deal"]["crib"] == numbers["flush"]["hand"] == HAND
    assert numbers["deal"] | {"six": DEALT[2], "five": DEALT[3]} == numbers["deal"]
    assert (numbers["deal"]["lay_two"], numbers["deal"]["lay_one"]) == (DEALT[2] - HAND, DEALT[4] - HAND)
    assert numbers["play"] == {
        "limit": LIMIT, "fifteen": FIFTEEN, "fifteen_points": 2, "limit_points": 2,
        **{name: EQUALS[n][1] for n, name in ((2, "pair"), (3, "three"), (4, "four"))}, "go": LAST,
    }  # fmt: skip
    assert numbers["say"] == {"least": 0, "most": MOST}
    assert numbers["claim-size"] == {"least": 1, "most": MOST}
    assert tuple(numbers["impossible"].values()) == (MOST, *IMPOSSIBLE)


def test_clauses_cited_by_mistakes_exist():
    known = {rule["id"] for rule in dict(read_rules(ROOT))["cribbage"].data}
    code = (ROOT / "engine/muggins/games/cribbage/mistakes.py").read_text("utf-8")
    cited = set(re.findall(r'(?:Mistake\("[a-z/-]+"|_turn\(state, move), "([a-z-]+)"', code))
    assert cited
    assert cited <= known

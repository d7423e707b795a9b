"""The family card game at the door: placing, erring, calling, and nothing hidden shown."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from muggins.lessons.library import rules
from muggins.lessons.record import open_table, read_record
from muggins.words.catalogue import LANGUAGES, words_of
from tests.games.family_positions import FAMILY, deals, table
from tests.live.asking import ask, buttons, feedback, link
from tests.markup import having, parse, seen

TAKEN_OVER = "s=common-before-neighbour.1"


def test_every_pile_can_be_pressed_when_a_card_is_turned_up():
    acts = buttons(ask("open", TAKEN_OVER))
    assert {acts[pile] for pile in ("c0", "c1", "c2", "c3", "p1", "p2", "p3", "p0")} == {
        "0.c0", "0.c1", "0.c2", "0.c3", "0.p1", "0.p2", "0.p3", "0.o",
    }  # fmt: skip
    assert "m1" not in acts


def test_a_right_placement_is_praised_with_its_reason():
    answer = ask("0.c0", TAKEN_OVER)
    assert answer["ok"]
    assert having(parse(answer["html"]), "good")
    assert "A common pile shows the 5♣\ufe0e, one rank away from the 6♥\ufe0e." in feedback(answer)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_placement_is_made_explained_and_may_be_called(lang):
    answer = ask("0.p1", TAKEN_OVER, lang)
    assert answer["record"] == f"{TAKEN_OVER}&m=0.p1"
    tree = parse(answer["html"])
    assert having(tree, "warn")
    (rule,) = [a for a in tree.iter("a") if a.get("href")]
    assert rule.get("href") == f"/{lang}/family/rules/#common-first"
    assert words_of(lang).label("rule", rules()["family"]["common-first"]).template in seen(rule)
    acts = buttons(answer)
    assert [acts[f"m{seat}"] for seat in (1, 2, 3)] == ["1.m", "2.m", "3.m"]
    called = ask("2.m", answer["record"], lang)
    (settled,) = having(parse(called["html"]), "mug-settled")
    rows = [[seen(cell) for cell in row] for row in settled.iter("tr")][1:]
    assert [row[1:] for row in rows] == [
        ["11", "14"],
        ["13", "11"],
        ["12", "11"],
        ["12", "11"],
        ["4", "5"],
        ["52", "52"],
    ]


def test_an_observer_is_not_told_whether_a_placement_was_right():
    told = [feedback(ask("open", f"s=common-before-neighbour.{step}")) for step in (1, 2)]
    assert "Turn up the next card, or let another player call “Muggins!”." in told[1]
    right = feedback(ask("open", "s=nearest-left.2"))
    assert told[1] == right.replace("C now", "B now")


def test_a_groundless_call_costs_nothing():
    answer = ask("2.m", ask("0.c0", TAKEN_OVER)["record"])
    assert "An unfounded call costs nothing here." in feedback(answer)
    assert not having(parse(answer["html"]), "mug-settled")
    assert "m2" not in buttons(answer)
    assert "m1" in buttons(answer)


def test_a_caller_names_one_of_several_common_piles():
    wrong = ask("0.o", "s=two-commons.1")
    acts = buttons(wrong)
    assert acts["m3"] == "pick 3.m"
    picked = ask(acts["m3"], wrong["record"])
    assert "press the one that is named" in feedback(picked)
    assert picked["focus"] == "w1-c0"
    named = buttons(picked)
    assert [named[f"c{pile}"] for pile in range(4)] == [f"3.mc{pile}" for pile in range(4)]
    assert not ask(named["c2"], wrong["record"])["ok"]
    settled = ask(named["c1"], wrong["record"])
    assert str(open_table(read_record(settled["record"])).last.state.commons[1][-1]) == "8D"


@pytest.mark.parametrize(
    "act", ["pick 0.m", "pick 1.m", "pick 0.x", "pick zz", "1.x", "0.x", "0.c9", "0.v", "0.n", "9.m"]
)
def test_what_cannot_be_done_is_explained(act):
    answer = ask(act, TAKEN_OVER)
    assert not answer["ok"]
    assert answer["record"] == TAKEN_OVER
    assert feedback(answer).strip()


def test_a_win_is_checked():
    announced = ask("0.p1", "s=wrong-last-card.1")
    assert "The last move is checked before the win counts." in feedback(announced)
    checked = ask(buttons(announced)["check"], announced["record"])
    assert "The check finds a mistake." in feedback(checked)
    won = ask("0.v", ask("0.c3", "s=wrong-last-card.1")["record"])
    assert "Player A wins the deal." in feedback(won)
    assert "expose" not in buttons(won)


def test_the_next_deal_follows():
    answer = ask("open", "s=four-player-deal.93")
    deal = ask(buttons(answer)["deal"], answer["record"])
    assert "Deal 2." in feedback(deal)
    assert "Deals won: A 1" in seen(parse(deal["html"]))


def test_a_new_deal_draws_lots():
    answer = ask("deal F1.5", seed="k3v9")
    assert answer["record"] == "d=F1.5.k3v9"
    assert "The highest rank decides who deals." in feedback(answer)
    assert "5 × 10 + 2 = 52" in feedback(answer)


def exchanged(state, seed):
    """The same table with the cards that nobody may see in other places."""
    seen_state = FAMILY.seen_by(state, "open")
    known = {card for pile in (*seen_state.commons, *seen_state.discards) for card in pile if card}
    piles = (state.commons, state.packets, state.discards)
    hidden = [card for stacks in piles for pile in stacks for card in pile if card not in known]
    random.Random(seed).shuffle(hidden)
    commons, packets, discards = (
        tuple(tuple(card if card in known else hidden.pop() for card in pile) for pile in stacks) for stacks in piles
    )
    return replace(state, commons=commons, packets=packets, discards=discards)


@given(deals(most=60), st.integers(0, 200), st.integers(0, 999), st.sampled_from(LANGUAGES))
def test_hidden_cards_are_not_in_the_answer(played, at, seed, lang):
    state = played[0][at % len(played[0])]
    one = ask("open", link(FAMILY, state), lang)
    other = ask("open", link(FAMILY, exchanged(state, seed)), lang)
    assert (one["html"], one["say"], one["focus"]) == (other["html"], other["say"], other["focus"])


def test_penalty_cards_are_not_named():
    called = ask("2.m", ask("0.p1", TAKEN_OVER)["record"])
    for card in ("K♣", "3♥", "10♠"):
        assert card not in called["html"]


@given(deals(most=100))
def test_a_deal_can_be_played_through_the_door(played):
    states, turns = played
    record = link(FAMILY, states[0])
    for before, (move, _) in zip(states, turns[:14], strict=False):
        answer = ask(FAMILY.write_move(move), record)
        assert answer["ok"] is (FAMILY.fault(before, move) is None)
        record = answer["record"]
    parse(ask("open", record)["html"])


def test_everything_is_ready_at_a_table_of_seven():
    state = table(["5C", "9D", "KH"], ["JH", "4C", "8C", "7C", "7D", "7H", "7S"], ["", "QS"])
    answer = ask("0.x", link(FAMILY, state))
    assert len([act for act in buttons(answer).values() if act.startswith("0.")]) == 3 + 7 + 1

"""Cribbage at the door: counts, answers, what is told when, and hands that readers choose."""

import random
import re
from dataclasses import replace
from unittest.mock import patch

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from muggins.errors import PositionError
from muggins.games.cribbage.events import TrueCount
from muggins.games.cribbage.state import State
from muggins.lessons.library import rules, scenarios
from muggins.words.catalogue import LANGUAGES, words_of
from muggins.words.phrase import number
from tests.games.cribbage_positions import CRIBBAGE, games, shows
from tests.live.asking import ask, buttons, feedback, link
from tests.markup import having, parse, seen

START = "s=double-run.0"
"""A hand worth 16 that player A is to count."""


def forms(answer):
    """What can be written into: the beginnings of acts, with the bounds of their numbers."""
    return {
        form.get("data-act"): (field.get("min"), field.get("max"))
        for form in parse(answer["html"]).iter("form")
        for field in form.iter("input")
    }


def test_a_count_is_said_with_the_stepper():
    assert forms(ask("open", START)) == {"0.a": ("0", "29")}


@pytest.mark.parametrize("said", range(30))
def test_every_count_is_taken_and_nothing_is_given_away(said):
    answer = ask(f"0.a{said}", START)
    assert answer["ok"]
    assert answer["record"] == f"{START}&m=0.a{said}"
    tree = parse(answer["html"])
    assert having(tree, "info")
    assert not having(tree, "mug-settled")
    assert not [a for a in tree.iter("a") if a.get("href")], "no link to a rule before the count is settled"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_right_and_wrong_counts_are_answered_in_the_same_words(lang):
    """Before the answers, a reader cannot tell from the table whether 16 is right and 15 or 17 wrong."""
    frames = {said: ask(f"0.a{said}", START, lang) for said in (15, 16, 17)}
    shapes = {re.sub(r"\d+(\.\d+)?", "#", frame["html"]) for frame in frames.values()}
    assert len(shapes) == 1
    assert len({re.sub(r"\d+", "#", frame["say"]) for frame in frames.values()}) == 1


@pytest.mark.parametrize("said", [60, 99, 30])
def test_a_number_that_is_no_count_is_refused(said):
    answer = ask(f"0.a{said}", START)
    assert not answer["ok"]
    assert answer["record"] == START
    assert "A count is a whole number from 0 to 29" in feedback(answer)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("moves", "clause"),
    [
        ("0.a14_1.y", "accepted"),
        ("0.a16_1.m2", "false-muggins"),
        ("0.a16_1.o", "false-over"),
        ("0.a14_1.o", "false-over"),
    ],
)
def test_a_wrong_answer_is_explained_once_the_count_is_settled(lang, moves, clause):
    *before, last = moves.split("_")
    answer = ask(last, f"{START}&m={'_'.join(before)}", lang)
    tree = parse(answer["html"])
    assert having(tree, "warn")
    (rule,) = [a for a in tree.iter("a") if a.get("href")]
    assert rule.get("href") == f"/{lang}/cribbage/rules/#{clause}"
    assert words_of(lang).label("rule", rules()["cribbage"][clause]).template in seen(rule)
    (settled,) = having(tree, "mug-settled")
    assert seen(settled.findall("tbody/tr")[-1]).endswith("16")


@pytest.mark.parametrize("moves", ["0.a14_1.m2", "0.a14_1.m9", "0.a18_1.o"])
def test_a_right_call_is_praised(moves):
    *before, last = moves.split("_")
    answer = ask(last, f"{START}&m={'_'.join(before)}")
    assert having(parse(answer["html"]), "good")


def test_an_impossible_count_is_taken_and_explained_afterwards():
    said = ask("0.a19", START)
    assert said["ok"]
    assert "never occurs" not in said["html"]
    settled = ask("1.o", said["record"])
    assert "A count of 19 never occurs" in feedback(settled)


def test_the_answers_offer_what_can_be_claimed():
    answer = ask("0.a14", START)
    assert forms(answer) == {"1.m": ("1", "15")}
    assert {"accept", "over"} <= buttons(answer).keys()
    assert forms(ask("0.a29", START)) == {}


def test_a_count_that_wins_is_not_said_to_be_answered():
    example = scenarios()["target-at-once"]
    answer = ask(example.moves[0], f"s={example.id}.0")
    assert "opponents answer" not in feedback(answer)
    assert "wins the game" in feedback(answer)


def exchanged(state, seed):
    """The same table for the player to move, with the cards that this player cannot know dealt in another way."""
    seen_state = CRIBBAGE.seen_by(state, "mover")
    piles = [
        *zip((*state.hands, state.crib), (*seen_state.hands, seen_state.crib), strict=True),
        (state.stock, seen_state.stock),
    ]
    hidden = [card for pile, shown in piles for card in pile if card not in shown]
    random.Random(seed).shuffle(hidden)
    *hands, crib, stock = (
        tuple(sorted(card if card in shown else hidden.pop() for card in pile)) for pile, shown in piles
    )
    return replace(state, hands=tuple(hands), crib=crib, stock=stock)


@given(games(most=40), st.integers(0, 40), st.integers(0, 999), st.sampled_from(LANGUAGES))
def test_hidden_cards_are_not_in_the_answer(played, at, seed, lang):
    state = played[0][at % len(played[0])]
    one = ask("open", link(CRIBBAGE, state), lang)
    try:
        record = link(CRIBBAGE, CRIBBAGE.read(CRIBBAGE.write(exchanged(state, seed))))
    except PositionError:
        assume(False)  # with other cards, somebody who said "go" would have had to play
    other = ask("open", record, lang)
    assert (one["html"], one["say"], one["focus"]) == (other["html"], other["say"], other["focus"])


@given(shows(), st.sampled_from(LANGUAGES))
def test_the_true_count_is_in_no_answer_before_it_is_settled(played, lang):
    """As long as a count is not settled, the answer would be the same if its cards were worth nothing."""
    states, turns = played
    for before, (move, turn) in zip(states, turns, strict=False):
        if any(isinstance(event, TrueCount) for event in turn.events) or max(turn.state.scores) >= before.target:
            continue
        record, act = link(CRIBBAGE, before), CRIBBAGE.write_move(move)
        answer = ask(act, record, lang)
        opened = ask("open", answer["record"], lang)
        with patch.object(State, "breakdown", lambda _: ()):
            assert ask(act, record, lang) == answer
            assert ask("open", answer["record"], lang) == opened


# ---- The table to play at


def dealt(rules="", players=2, seed="abc"):
    return ask(f"deal C1.{players}.{rules}", "", seed=seed)


@pytest.mark.parametrize(
    ("chosen", "record"),
    [
        ("2..", "d=C1.2.abc"),
        ("3.t61.", "d=C1.3.abc.t61"),
        ("4.p..s", "d=C1.4.abc.p.s"),
        ("4.p.t61.l", "d=C1.4.abc.p.t61.l"),
    ],
)
def test_a_game_is_dealt_as_it_was_chosen(chosen, record):
    answer = ask(f"deal C1.{chosen}", "", seed="abc")
    assert (answer["ok"], answer["record"]) == (True, record)
    assert "The pack is cut" in feedback(answer)
    assert "for the crib" in feedback(answer)


def pressed(answer):
    return {
        button.get("id").removeprefix("w1-c")
        for button in parse(answer["html"]).iter("button")
        if button.get("aria-pressed") == "true"
    }


def test_cards_are_chosen_taken_back_exchanged_and_laid_away():
    answer = dealt()
    cards = [name.removeprefix("c") for name in buttons(answer) if re.fullmatch("c[A-Z0-9]{2}", name)]
    assert len(cards) == 6
    assert "lay" not in {one for one in buttons(answer) if not disabled(answer, one)}
    one, two, three, *_ = cards
    answer = ask(buttons(answer)[f"c{one}"], answer["record"])
    assert pressed(answer) == {one}
    assert "One more card" in feedback(answer)
    assert ask(buttons(answer)[f"c{one}"], answer["record"])["html"] == ask("drop", answer["record"])["html"]
    answer = ask(buttons(answer)[f"c{two}"], answer["record"])
    assert pressed(answer) == {one, two}
    assert not disabled(answer, "lay")
    answer = ask(buttons(answer)[f"c{three}"], answer["record"])
    assert pressed(answer) == {two, three}
    record = answer["record"]
    answer = ask(buttons(answer)["lay"], record)
    assert answer["record"] == f"{record}&m=0.x{''.join(sorted((two, three), key=cards.index))}"
    assert "lays 2 cards away" in feedback(answer)
    assert not pressed(answer)


def disabled(answer, name):
    (button,) = (button for button in parse(answer["html"]).iter("button") if button.get("id") == f"w1-{name}")
    return button.get("disabled") is not None


@pytest.mark.parametrize("argument", ["2C3C", "", "XX", "7H7H7H", "<b>", "7"])
def test_what_cannot_be_chosen_is_refused(argument):
    answer = ask(f"pick {argument}", "p=C1_-_-.-_2H3H4H5H6H7H.2S3S4S5S6S7S_~40_l0_0.0_1.1.-")
    assert not answer["ok"]
    assert having(parse(answer["html"]), "warn")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("act", ["1.JS", "1.g", "1.4H"])
def test_why_not_that_card(lang, act):
    """Too high, must play, not held: explained, with the rule, and nothing is lost."""
    record = "p=C1_-_2C.~4.0KH1TS0QH_AHJHQHKH.AS9STSJS_-_p1_0.0_1.1.-"
    answer = ask(act, record, lang)
    assert not answer["ok"]
    assert answer["record"] == record
    (rule,) = [a for a in parse(answer["html"]).iter("a") if a.get("href")]
    assert re.fullmatch(rf"/{lang}/cribbage/rules/#(play|deal)", rule.get("href"))


def test_a_card_that_scores_says_what_and_is_praised():
    answer = ask("0.5D", "p=C1_-_9D.~4.04H16S_4H5D7CKD.3C6SJHQC_-_p0_24.31_1.3.-")
    assert having(parse(answer["html"]), "good")
    assert "Fifteen: 2 points. Run: 3 points." in feedback(answer)


@settings(max_examples=40)
@given(games(most=70))
def test_whole_games_can_be_played_through_the_door(played):
    states, turns = played
    record = link(CRIBBAGE, states[0])
    for move, turn in turns:
        answer = ask(CRIBBAGE.write_move(move), record)
        assert answer["record"] != record
        record = answer["record"]
        settled = any(isinstance(event, TrueCount) for event in turn.events)
        assert bool(having(parse(answer["html"]), "mug-settled")) == settled
    shown = [seen(score) for score in having(parse(answer["html"]), "mug-scores")[0].iter("b")]
    assert shown == [number(score) for score in states[-1].scores]


# ---- Count this hand


def test_cards_are_chosen_one_by_one():
    record = ""
    for card in ("7H", "8S", "8D", "9C"):
        answer = ask(f"card {card}", record)
        record = answer["record"]
        assert answer["focus"] is None
    assert record == "h=7H8S8D9C"
    assert "Now choose the starter." in answer["say"]
    answer = ask("card 6D", record)
    assert answer["record"] == "h=7H8S8D9C.6D"
    assert feedback(answer) == "As a hand: 16 points. As a crib: 16 points."
    assert answer["focus"] == "w1-fb"
    assert len(having(parse(answer["html"]), "mug-settled")) == 1
    assert not ask("card 2C", answer["record"])["ok"]
    assert ask("card 8S", answer["record"])["record"] == "h=7H8D9C.6D"


def test_a_flush_of_four_is_worth_nothing_in_the_crib():
    answer = ask("cards 4h 5h 6h kh 5c")
    assert answer["record"] == "h=4H5H6HKH.5C"
    assert feedback(answer) == "As a hand: 20 points. As a crib: 16 points."
    hand, crib = having(parse(answer["html"]), "mug-settled")
    assert "Flush" in seen(hand)
    assert "Flush" not in seen(crib.find("tbody"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", ["7X", "7H 7H", "7H 8S 8D 9C 6D KS", "<img src=x>", "h" * 999])
def test_what_is_no_hand_is_refused_and_the_hand_stays(lang, text):
    answer = ask(f"cards {text}", "h=7H8S", lang)
    assert not answer["ok"]
    assert answer["record"] == "h=7H8S"
    tree = parse(answer["html"])
    assert having(tree, "warn")
    assert not list(tree.iter("img"))


@pytest.mark.parametrize(
    "record", ["h=", "h=7H8S8D9C.6D", "h=xyz", "h=7H8S8D9C6DKS", "h=.", "h=%20", "h=" + "7H" * 999]
)
def test_any_hand_in_an_address_is_answered(record):
    parse(ask("open", record)["html"])


def test_a_hand_can_be_cleared():
    assert ask("cards", "h=7H8S8D9C.6D")["record"] == "h="

"""The door for the browser: every answer, every refusal, nothing hidden shown, nothing ever raised; on dominoes."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from muggins.lessons.library import rules, scenario, scenarios
from muggins.lessons.record import open_table, read_record
from muggins.live.session import handle
from muggins.views import page
from muggins.views.game_view import Reader
from muggins.words.catalogue import LANGUAGES, words_of
from tests.examples import examples
from tests.games.positions import DOMINOES, rounds, set_up
from tests.live.asking import ask, feedback, link
from tests.markup import having, heard, parse, seen


def test_open_shows_whose_turn_it_is():
    answer = ask()
    assert answer["ok"]
    assert answer["record"] == "s=four-awards.2"
    assert answer["focus"] == "w1-fb"
    assert "You play for player A now." in feedback(answer)


def test_pick_and_place():
    picked = ask("pick 44")
    tree = parse(picked["html"])
    (held,) = [button for button in tree.iter("button") if button.get("aria-pressed") == "true"]
    assert held.get("data-act") == "0.44r"
    assert "double four" in picked["say"]
    placed = ask(held.get("data-act"))
    assert placed["record"] == "s=four-awards.2&m=0.44r"
    assert "You score 10 points." in feedback(placed)
    assert having(parse(placed["html"]), "good")


def test_a_tile_that_fits_both_ends_asks_which():
    answer = ask("pick 13", "s=four-awards.4")
    assert answer["focus"] == "w1-el"
    (held,) = [button for button in parse(answer["html"]).iter("button") if button.get("aria-pressed") == "true"]
    assert held.get("data-act") == "drop"


def test_a_new_deal_says_who_opens():
    answer = ask("deal D1.2", seed="k3v9")
    assert answer["ok"]
    assert "Lots are drawn:" in feedback(answer)
    assert "Round 1 is dealt." in feedback(answer)


@pytest.mark.parametrize("seed", [None, "", "<b>", "a" * 40, 5.5])
def test_a_deal_without_a_sound_seed_is_refused(seed):
    answer = ask("deal D1.2", seed=seed)
    assert not answer["ok"]
    parse(answer["html"])


def test_the_next_round_follows_the_settlement():
    """Through a whole round at the door, then the next one is dealt and the scores stay."""
    answer = ask("deal D1.4", seed="k3v9")
    while not [button for button in parse(answer["html"]).iter("button") if button.get("id") == "w1-deal"]:
        state = open_table(read_record(answer["record"])).last.state
        answer = ask(DOMINOES.write_move(DOMINOES.legal_moves(state)[0]), answer["record"])
        assert answer["ok"]
    assert having(parse(answer["html"]), "mug-settled")
    scores = open_table(read_record(answer["record"])).last.state.scores
    (deal,) = [button for button in parse(answer["html"]).iter("button") if button.get("id") == "w1-deal"]
    dealt = ask(deal.get("data-act"), answer["record"])
    assert "Round 2 is dealt." in feedback(dealt)
    assert open_table(read_record(dealt["record"])).last.state.scores == scores
    assert not having(parse(dealt["html"]), "mug-log")


def test_undo_reset_and_start_of_a_table():
    after = ask("0.44r")["record"]
    assert ask("undo", after)["record"] == "s=four-awards.2"
    assert ask("reset", ask("1.34r", after)["record"])["record"] == "s=four-awards.2"
    assert ask("undo")["record"] == "s=four-awards.2"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("act", "clause"),
    [("pick 06", "match"), ("0.44l", "match"), ("0.d", "draw"), ("0.k", "pass"), ("1.34r", "turn"), ("0.11l", "deal")],
)
def test_refusals_explain_themselves_and_change_nothing(lang, act, clause):
    answer = ask(act, lang=lang)
    assert not answer["ok"]
    assert answer["record"] == "s=four-awards.2"
    (link,) = [link for link in parse(answer["html"]).iter("a") if link.get("href")]
    assert link.get("href") == f"/{lang}/dominoes/rules/#{clause}"
    assert words_of(lang).label("rule", rules()["dominoes"][clause]).template in seen(link)
    assert having(parse(answer["html"]), "warn")


@pytest.mark.parametrize(
    "record",
    ["", "nonsense", "s=four-awards.99", "s=no-such.1", "p=D1_-", "s=four-awards.2&m=0.66r", "<script>", None, 5, []],
)
def test_damaged_records_say_so(record):
    answer = ask(record=record)
    assert not answer["ok"]
    assert answer["record"] is None
    assert feedback(answer).strip()
    assert "<script" not in answer["html"]
    assert having(parse(answer["html"]), "mug-live")


@given(st.text(max_size=40), st.text(max_size=40), st.text(max_size=10), st.text(max_size=20))
def test_no_request_breaks_it(act, record, lang, wid):
    answer = json.loads(handle(json.dumps({"act": act, "record": record, "lang": lang, "wid": wid, "root": wid})))
    assert answer["ok"] in (True, False)
    parse(answer["html"] or "")


@given(st.text(max_size=30))
def test_no_act_breaks_a_table(act):
    answer = ask(act)
    assert open_table(read_record(answer["record"] or "s=zero.0")).steps
    parse(answer["html"])


@given(st.text(max_size=20) | st.sampled_from(["[]", "{}", "null", "1", '{"record":{}}']))
def test_no_text_breaks_it(text):
    assert json.loads(handle(text))["ok"] is False


@pytest.mark.parametrize("root", ["//evil/", "javascript:alert(1)", "/a/../../", "https://x/", 'x"><b>', None])
def test_links_stay_on_the_site(root):
    for anchor in parse(ask("0.d", root=root)["html"]).iter("a"):
        assert anchor.get("href") in ("dominoes/rules/#draw", "/a/../../dominoes/rules/#draw")


def test_steps_are_the_frames_of_the_page():
    for lang in LANGUAGES:
        for example in scenarios().values():
            reader = Reader(words_of(lang), "w1", f"/{lang}/")
            assert ask("steps", f"s={example.id}.0", lang)["html"] == page.replay(reader, example)


def swapped(state):
    """The same table with what the player to move cannot see exchanged: another hand against the boneyard."""
    other = (state.phase.seat + 1) % len(state.hands)
    hands = list(state.hands)
    size = min(len(hands[other]), len(state.boneyard))
    hands[other] = tuple(sorted((*state.boneyard[:size], *state.hands[other][size:])))
    return replace(state, hands=tuple(hands), boneyard=(*state.hands[other][:size], *state.boneyard[size:]))


@pytest.mark.parametrize("scenario_id", [example.id for example in examples("dominoes")])
def test_hidden_tiles_are_not_in_the_answer(scenario_id):
    example = scenario(scenario_id)
    for step in example.steps():
        if DOMINOES.mover(step.state) is None:
            continue
        one, other = ask("open", link(DOMINOES, step.state)), ask("open", link(DOMINOES, swapped(step.state)))
        assert (one["html"], one["say"], one["focus"]) == (other["html"], other["say"], other["focus"])
        assert DOMINOES.write(step.state) not in one["html"]


@given(rounds(), st.integers(0, 30))
def test_hidden_tiles_are_not_in_the_answer_of_any_round(played, at):
    state = played[0][min(at, len(played[0]) - 2)]
    one, other = ask("open", link(DOMINOES, state)), ask("open", link(DOMINOES, swapped(state)))
    assert (one["html"], one["say"], one["focus"]) == (other["html"], other["say"], other["focus"])


def test_the_address_of_a_match_names_no_hidden_tile():
    """It holds the seed and the moves, which everybody has seen."""
    answer = ask("deal D1.3", seed="k3v9")
    assert answer["record"] == "d=D1.3.k3v9"
    seat = DOMINOES.deal(3, "k3v9").state.phase.seat
    tile = DOMINOES.deal(3, "k3v9").state.hands[seat][0]
    assert ask(f"{seat}.{tile}", answer["record"])["record"] == f"d=D1.3.k3v9&m={seat}.{tile}"


def test_the_address_of_an_example_shows_moves_only():
    assert ask("0.44r")["record"] == "s=four-awards.2&m=0.44r"


@given(rounds())
def test_a_whole_round_can_be_played_through_the_door(played):
    states, turns = played
    if len(states[0].hands) != 2:
        return
    record = link(DOMINOES, states[0])
    for move, _ in turns[:12]:
        answer = ask(DOMINOES.write_move(move), record)
        assert answer["ok"]
        record = answer["record"]
    tree = parse(ask("open", record)["html"])
    assert having(tree, "mug-fb")
    assert heard(having(tree, "mug-chain")[0])


def test_the_end_of_a_round_is_settled_in_words():
    answer = ask("0.46r", link(DOMINOES, set_up("14o", ("46", "12"))))
    assert "Player B still holds 3 in pips. Rounded to the nearest five: 5 points are taken off." in feedback(answer)
    assert "The round is over." in feedback(answer)
    assert not having(parse(answer["html"]), "mug-hand")

"""The family card game in the browser: stepping, placing, erring, calling, whole deals, by pointer and by keyboard."""

import re

import pytest
from playwright.sync_api import expect

from muggins.games import game
from muggins.games.family.moves import Call, Check, Expose, Place
from muggins.games.family.notation import write_spot
from muggins.lessons.library import scenario
from muggins.lessons.record import open_table, read_record
from muggins.pieces.cards import PACK
from muggins.words import names
from muggins.words.catalogue import words_of
from tests.browser.board import Board, becomes, focused, has_focus, is_at, place, repeated_ids
from tests.browser.settings import EACH, PAIRS, Setting
from tests.browser.test_access import violations
from tests.examples import examples

FAMILY = game("family")


def board_of(pages, scenario_id, setting=EACH[3], **options):
    return Board(pages.examples(setting, game="family", **options), scenario_id)


def table(pages, setting, record="", **options):
    return Board(pages.open(f"{setting.language}/family/table/{record}", setting, **options), "family-table")


def state_of(board):
    return open_table(read_record(place(board.page))).last.state


def press(board, what, *, keyboard=False):
    before, button = place(board.page), board.button(what)
    if keyboard:
        button.focus()
        board.page.keyboard.press("Enter")
    else:
        button.click()
    becomes(board.page, lambda: place(board.page) != before, wanted=True)


@pytest.mark.parametrize("setting", EACH[:2], ids=str)
def test_steps_show_the_cards_of_the_seed(pages, setting):
    page = pages.examples(setting, game="family")
    for example in examples("family"):
        if example.key_steps:
            continue  # long, and drawn by the same hand
        board = Board(page, example.id)
        for at, step in enumerate(example.steps()[1:]):
            if at:
                board.button("next").click()
            expect(board.step).to_have_attribute("data-step", str(at + 1))
            seen = FAMILY.seen_by(step.state, "open")
            tops = [str(pile[-1]) for pile in (*seen.commons, *seen.discards) if pile]
            turned = [str(step.state.phase.card)] if step.state.phase.card else []
            shown = board.step.locator("[data-fly]").evaluate_all("all => all.map(one => one.dataset.fly)")
            assert sorted(shown) == sorted([*tops, *turned])
            backs = [int(back) for back in board.step.locator(".mug-back > span:first-child").all_text_contents()]
            assert sorted(backs) == sorted(len(packet) for packet in seen.packets if packet)
            assert f"= {len(PACK)}" in board.step.locator(".mug-words").first.text_content()


@pytest.mark.parametrize("setting", EACH, ids=str)
def test_a_wrong_card_is_explained_called_corrected_and_paid_for(pages, setting):
    turned_up = FAMILY.write(scenario("common-before-neighbour").steps()[1].state).replace(" ", "_")
    board = table(pages, setting, f"#p={turned_up}", bypass_csp=True)
    expect(board.live).to_be_visible()
    press(board, "p1")
    expect(board.feedback).to_have_class(re.compile("warn"))
    rule = board.feedback.locator("a.mug-rule")
    expect(rule).to_have_attribute("href", re.compile(rf"/{setting.language}/family/rules/#common-first$"))
    has_focus(board.page, f"{board.name}-fb")
    board.live.locator(".mug-words summary").first.click()
    expect(board.live.locator(".mug-yes")).to_be_visible()
    assert violations(board.page, "#family-table") == []
    press(board, "m2")
    rows = board.live.locator(".mug-settled tbody tr")
    expect(rows).to_have_count(6)
    assert rows.last.locator("td").all_text_contents() == ["52", "52"]
    assert violations(board.page, "#family-table") == []
    press(board, "undo")
    press(board, "undo")
    press(board, "c0")
    expect(board.feedback).to_have_class(re.compile("good"))
    assert repeated_ids(board.page) == []


def test_an_observer_calls(pages):
    board = board_of(pages, "common-before-neighbour")
    board.try_from(2)
    expect(board.feedback).not_to_have_class(re.compile("warn"))
    expect(board.live.locator(".mug-settled")).to_have_count(0)
    press(board, "m3")
    expect(board.live.locator(".mug-settled")).to_be_visible()
    is_at(board.page, "s=common-before-neighbour.2&m=3.m")
    assert repeated_ids(board.page) == []
    board.button("back").click()
    expect(board.step).to_have_id("common-before-neighbour-s2")


def test_a_caller_names_a_pile(pages):
    board = board_of(pages, "two-commons")
    board.try_from(1)
    press(board, "p0")
    board.button("m1").click()
    has_focus(board.page, "two-commons-c0")
    board.button("c2").click()
    expect(board.feedback).to_have_class(re.compile("warn"))
    board.button("m1").click()
    has_focus(board.page, "two-commons-c0")
    press(board, "c1")
    is_at(board.page, "s=two-commons.1&m=0.o_1.mc1")


def test_arrow_keys_go_from_pile_to_pile(pages):
    board = board_of(pages, "common-before-neighbour")
    board.try_from(1)
    board.button("p1").focus()
    for pile in ("p2", "p3", "c0", "c1"):
        board.page.keyboard.press("ArrowRight")
        has_focus(board.page, f"{board.name}-{pile}")
    board.page.keyboard.press("Home")
    has_focus(board.page, f"{board.name}-p1")
    board.page.keyboard.press("End")
    has_focus(board.page, f"{board.name}-p0")
    board.page.keyboard.press("Home")
    board.page.keyboard.press("Tab")
    assert not focused(board.page).startswith((f"{board.name}-c", f"{board.name}-p"))


def button_of(move):
    """The button that a reader would press for a move."""
    match move:
        case Expose():
            return "packet"
        case Place():
            return write_spot(move.spot)
        case Call():
            return f"m{move.seat}"
        case Check():
            return "check"
    return "deal"


def play_on(board, keyboard):
    move = next(move for move in FAMILY.legal_moves(state_of(board)) if not isinstance(move, Call))
    press(board, button_of(move), keyboard=keyboard)


@pytest.mark.parametrize(("players", "keyboard"), [(4, False), (7, True)])
def test_a_deal_by_hand(pages, players, keyboard):
    """From the start panel over several turns; then a whole deal in a link is checked and the next one dealt."""
    board = table(pages, EACH[0])
    press(board, f"deal{players}", keyboard=keyboard)
    expect(board.live).to_be_visible()
    assert re.fullmatch(rf"d=F1\.{players}\.[a-z0-9]+", place(board.page))
    for _ in range(16):
        play_on(board, keyboard)
    assert repeated_ids(board.page) == []
    state, moves = FAMILY.deal(players, "link").state, []
    while FAMILY.mover(state) is not None:
        move = next(move for move in FAMILY.legal_moves(state) if not isinstance(move, Call))
        moves.append(FAMILY.write_move(move))
        state = FAMILY.play(state, move).state
    over = table(pages, EACH[2], f"#d=F1.{players}.link&m={'_'.join(moves[:-1])}")
    expect(over.live).to_be_visible()
    play_on(over, keyboard)
    press(over, "deal", keyboard=keyboard)
    assert state_of(over).deal.number == 2
    press(over, "undo", keyboard=keyboard)
    expect(over.button("deal")).to_be_visible()
    over.button("back").click()
    expect(over.button("deal3")).to_be_visible()


SIZES = [
    (setting, players, letters)
    for setting, players, letters in zip(
        PAIRS, (3, 4, 7, 4, 7, 3, 4, 7), ("local", "local", "international", "international") * 2, strict=True
    )
]


@pytest.mark.parametrize(("setting", "players", "letters"), SIZES, ids=str)
def test_tables_of_every_size_fit_and_axe_is_quiet(pages, setting, players, letters):
    board = table(pages, setting, f"#d=F1.{players}.look", bypass_csp=True)
    expect(board.live).to_be_visible()
    board.page.evaluate("on => document.documentElement.classList.toggle('local-letters', on)", letters == "local")
    press(board, "packet")
    assert violations(board.page, "#family-table") == []
    assert board.page.evaluate("document.documentElement.scrollWidth") <= setting.width
    small = "all => all.map(one => one.getBoundingClientRect()).filter(box => box.width < 44 || box.height < 44).length"
    assert board.live.locator("button").evaluate_all(small) == 0


@pytest.mark.parametrize(("language", "letter"), [("fr", "D"), ("pl", "D"), ("tr", "Q"), ("en", "Q")])
def test_both_letter_sets_are_in_the_static_page(pages, language, letter):
    page = pages.examples(Setting(language, 1280, "light"), game="family")
    shown = "all => [...new Set(all.filter(one => one.checkVisibility()).map(one => one.textContent))]"
    courts = page.locator(".mug-pc [aria-hidden] > span")
    international = set(courts.evaluate_all(shown))
    assert not international & {"D", "R", "V", "W"}
    page.evaluate("document.documentElement.classList.add('local-letters')")
    assert (letter == "Q") == (set(courts.evaluate_all(shown)) == international)


def test_hidden_cards_are_nowhere_in_the_page(pages):
    board = board_of(pages, "four-player-deal")
    board.try_from(22)
    state = scenario("four-player-deal").steps()[22].state
    html = board.live.evaluate("board => board.outerHTML")
    words = words_of("en")
    for card in (card for packet in state.packets for card in packet):
        assert f'data-fly="{card}"' not in html
        assert names.piece_name(words, card) not in html


def test_a_link_opens_the_same_table_in_another_language(pages):
    board = table(pages, EACH[0], "#d=F1.3.frozen")
    expect(board.live).to_be_visible()
    play_on(board, keyboard=False)
    record = place(board.page)
    other = table(pages, Setting("tr", 360, "dark"), f"#{record}")
    expect(other.live).to_be_visible()
    cards = "all => all.map(one => one.dataset.fly)"
    assert other.live.locator("[data-fly]").evaluate_all(cards) == board.live.locator("[data-fly]").evaluate_all(cards)


def test_a_damaged_link_explains_itself(pages):
    for bad in ("#d=F1.9.frozen", "#d=F1.4.frozen&m=0.zz", "#p=F1_-_-"):
        board = table(pages, EACH[3], bad)
        expect(board.feedback).to_have_class(re.compile("warn"))
        board.button("back").click()
        expect(board.button("deal4")).to_be_visible()

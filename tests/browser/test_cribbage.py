"""Cribbage in the browser: stepping, counting, answering, settling, and counting a hand of one's own."""

import random
import re

import pytest
from playwright.sync_api import expect

from muggins.games import game
from muggins.games.cribbage.events import TrueCount
from muggins.games.cribbage.moves import Accept, Count, Go, LayAway, Muggins, NextDeal, Over, PlayCard, Say
from muggins.lessons.library import scenarios
from muggins.lessons.record import open_table, read_record
from muggins.pieces.cards import Card
from muggins.words import names
from muggins.words.catalogue import LANGUAGES, words_of
from muggins.words.phrase import number
from tests.browser.board import Board, becomes, focused, has_focus, is_at, place, repeated_ids
from tests.browser.settings import EACH, Setting
from tests.browser.test_access import violations
from tests.examples import examples
from tests.games.cribbage_positions import random_game

CRIBBAGE = game("cribbage")
SMALL = "all => all.map(one => one.getBoundingClientRect()).filter(box => box.width < 44 || box.height < 44).length"


def board_of(pages, scenario_id, setting=EACH[3], **options):
    return Board(pages.examples(setting, game="cribbage", **options), scenario_id)


def counter(pages, setting=EACH[3], record="", **options):
    return Board(pages.open(f"{setting.language}/cribbage/count/{record}", setting, **options), "hand-count")


def say(board, field, text):
    """Write into a field and press Enter."""
    board.button(field).fill(text)
    board.page.keyboard.press("Enter")


def scores(board):
    return board.live.locator(".mug-scores b").all_text_contents()


@pytest.mark.parametrize("setting", EACH[2:3], ids=str)
def test_steps_show_the_values_of_the_seed(pages, setting):
    words = words_of(setting.language)
    page = pages.examples(setting, game="cribbage")
    for example in examples("cribbage"):
        if example.key_steps:
            continue  # long, and drawn by the same hand
        board = Board(page, example.id)
        for at, step in enumerate(example.steps()[1:]):
            if at:
                board.button("next").click()
            expect(board.step).to_have_attribute("data-step", str(at + 1))
            shown = board.step.locator(".mug-scores b").all_text_contents()
            assert shown == [number(score) for score in step.state.scores]
            settled = board.step.locator(".mug-settled")
            true = [event for event in step.events if isinstance(event, TrueCount)]
            expect(settled).to_have_count(len(true))
            for event in true:
                rows = settled.locator("tbody tr").all()
                for row, item in zip(rows, event.combinations, strict=False):
                    for card in item.cards:
                        assert names.piece_name(words, card) in row.text_content()
                assert len(rows) == len(event.combinations) + 1
                assert rows[-1].locator("b").text_content() == str(event.total)


@pytest.mark.parametrize("setting", EACH, ids=str)
def test_a_count_is_said_called_settled_and_explained(pages, setting):
    start = f"p={scenarios()['double-run'].start.replace(' ', '_')}"
    board = table(pages, setting, f"#{start}", bypass_csp=True)
    expect(board.live).to_be_visible()
    before = scores(board)
    for _ in range(3):
        board.button("say-more").click()
    board.button("say-less").click()
    expect(board.button("say-n")).to_have_value("2")
    say(board, "say-n", "13")
    has_focus(board.page, "cribbage-table-fb")
    is_at(board.page, f"{start}&m=0.a13")
    becomes(board.page, lambda: int(scores(board)[0]), int(before[0]) + 13)
    expect(board.live.locator(".mug-settled, .mug-rule")).to_have_count(0)
    expect(board.button("muggins-n")).to_have_attribute("max", "16")
    assert violations(board.page, "#cribbage-table") == []
    board.button("accept").click()
    expect(board.feedback).to_have_class(re.compile("warn"))
    rule = board.feedback.locator("a.mug-rule")
    expect(rule).to_have_attribute("href", re.compile(rf"/{setting.language}/cribbage/rules/#accepted$"))
    expect(board.live.locator(".mug-settled tbody tr")).to_have_count(7)
    assert violations(board.page, "#cribbage-table") == []
    board.button("undo").click()
    say(board, "muggins-n", "2")
    expect(board.feedback).to_have_class(re.compile("good"))
    becomes(board.page, lambda: int(scores(board)[1]), int(before[1]) + 2)
    assert repeated_ids(board.page) == []


def test_back_to_the_steps(pages):
    board = board_of(pages, "double-run", bypass_csp=True)
    assert violations(board.page, "#double-run") == []
    board.try_from(1)
    board.button("accept").click()
    expect(board.live.locator(".mug-settled")).to_be_visible()
    assert repeated_ids(board.page) == []
    board.button("back").click()
    expect(board.step).to_have_attribute("data-step", "1")


def test_a_count_by_keyboard_alone(pages):
    board = board_of(pages, "double-run")
    page = board.page
    page.evaluate("hash => { location.hash = hash }", "s=double-run.0")
    has_focus(page, "double-run-fb")
    while focused(page) != "double-run-say-n":
        page.keyboard.press("Shift+Tab")
    for _ in range(19):
        page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    is_at(page, "s=double-run.0&m=0.a19")
    while focused(page) != "double-run-over":
        page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    is_at(page, "s=double-run.0&m=0.a19_1.o")
    expect(board.feedback).to_contain_text("A count of 19 never occurs")


def test_a_number_that_is_no_count_is_explained(pages):
    board = board_of(pages, "double-run")
    board.try_from(1)
    say(board, "muggins-n", "")
    expect(board.button("muggins-n")).to_be_focused()
    say(board, "muggins-n", "16")
    expect(board.feedback).to_have_class(re.compile("warn"))
    is_at(board.page, "s=double-run.1")
    say(board, "muggins-n", "123")
    expect(board.feedback).to_have_class(re.compile("warn"))
    say(board, "muggins-n", "1")
    is_at(board.page, "s=double-run.1&m=1.m1")


def test_all_the_shows_of_a_deal_can_be_counted(pages):
    """From the first hand to the crib, every count said as it is and accepted."""
    board = board_of(pages, "three-players")
    board.page.evaluate("hash => { location.hash = hash }", "s=three-players.0")
    expect(board.live).to_be_visible()
    state = examples("cribbage")[[one.id for one in examples("cribbage")].index("three-players")].steps()[0].state
    moves = []
    while CRIBBAGE.mover(state) is not None:
        move = CRIBBAGE.legal_moves(state)[0]
        moves.append(CRIBBAGE.write_move(move))
        state = CRIBBAGE.play(state, move).state
        if ".a" in moves[-1]:
            say(board, "say-n", moves[-1].partition("a")[2])
        else:
            board.button("accept").click()
        is_at(board.page, f"s=three-players.0&m={'_'.join(moves)}")
    assert scores(board) == [number(score) for score in state.scores]
    expect(board.live.locator("form")).to_have_count(0)


def table(pages, setting=EACH[3], record="", **options):
    return Board(pages.open(f"{setting.language}/cribbage/table/{record}", setting, **options), "cribbage-table")


def press(board, what, *, keyboard):
    button = board.button(what)
    if keyboard:
        button.focus()
        board.page.keyboard.press("Enter")
    else:
        button.click()


def make(board, move, *, keyboard):
    """Do on the page what makes a move."""
    match move:
        case LayAway():
            for card in move.cards:
                press(board, f"c{card}", keyboard=keyboard)
                expect(board.button(f"c{card}")).to_have_attribute("aria-pressed", "true")
            press(board, "lay", keyboard=keyboard)
        case PlayCard():
            press(board, f"c{move.card}", keyboard=keyboard)
        case Say():
            say(board, "say-n", str(move.points))
        case Muggins():
            say(board, "muggins-n", str(move.points))
        case _:
            names_ = {Go: "go", Count: "count", Accept: "accept", Over: "over", NextDeal: "deal"}
            press(board, names_[type(move)], keyboard=keyboard)


@pytest.mark.parametrize(
    ("setting", "record", "keyboard"),
    [
        (EACH[0], "d=C1.2.abc.t61", False),
        (EACH[3], "d=C1.2.abe.t61", True),
        (EACH[1], "d=C1.2.abd.t61.s", False),
    ],
    ids=["pointer", "keyboard", "without-muggins"],
)
def test_a_whole_game_by_hand(pages, setting, record, keyboard):
    """Laying away, the play, counts right and wrong, deal after deal until somebody wins."""
    board = table(pages, setting, f"#{record}")
    expect(board.live).to_be_visible()
    _, turns = random_game(open_table(read_record(record)).last.state, random.Random(4), 1000)
    moves = []
    for move, _ in turns:
        make(board, move, keyboard=keyboard)
        moves.append(CRIBBAGE.write_move(move))
        is_at(board.page, f"{record}&m={'_'.join(moves)}")
    has_focus(board.page, "cribbage-table-fb")
    end = turns[-1][1].state
    assert scores(board) == [number(score) for score in end.scores]
    assert max(end.scores) >= end.target
    expect(board.live.locator("form")).to_have_count(0)


@pytest.mark.parametrize("setting", EACH, ids=str)
def test_a_game_is_chosen_and_dealt(pages, setting):
    board = table(pages, setting, bypass_csp=True)
    assert violations(board.page, "#cribbage-table") == []
    board.replay.locator("input[value='3']").check()
    board.replay.locator("input[value='t61']").check()
    board.button("start").click()
    expect(board.live).to_be_visible()
    assert re.fullmatch(r"d=C1\.3\.[a-z0-9]+\.t61", place(board.page))
    expect(board.live.locator(".mug-held button")).to_have_count(5)
    board.live.locator(".mug-held button").first.click()
    expect(board.live.locator(".mug-held [aria-pressed=true]")).to_have_count(1)
    assert violations(board.page, "#cribbage-table") == []
    board.page.keyboard.press("Escape")
    expect(board.live.locator(".mug-held [aria-pressed=true]")).to_have_count(0)
    board.button("back").click()
    expect(board.button("start")).to_be_visible()


def test_a_card_too_high_is_explained(pages):
    board = table(pages, EACH[3], f"#p={TOO_HIGH.replace(' ', '_')}")
    board.button("cJS").click()
    expect(board.feedback).to_have_class(re.compile("warn"))
    expect(board.feedback).to_contain_text("would be 40, which is over 31")
    expect(board.feedback.locator("a.mug-rule")).to_have_attribute("href", re.compile("/en/cribbage/rules/#play$"))
    board.button("go").click()
    expect(board.feedback).to_contain_text("You may say “go” only if no card fits")
    board.button("cAS").click()
    expect(board.feedback).to_have_class(re.compile("good"))
    expect(board.live.locator(".mug-series.ended li")).to_have_count(4)


def test_cards_of_the_hand_are_reached_with_the_arrow_keys(pages):
    board = table(pages, EACH[3], f"#p={TOO_HIGH.replace(' ', '_')}")
    board.button("cAS").focus()
    board.page.keyboard.press("ArrowRight")
    has_focus(board.page, "cribbage-table-c9S")
    board.page.keyboard.press("End")
    has_focus(board.page, "cribbage-table-cJS")


TOO_HIGH = "C1 - 2C.~4.0KH1TS0QH AHJHQHKH.AS9STSJS - p1 0.0 1.1.-"
SIZES = [
    "C1 - -.- 2H3H4H5H6H7H.2S3S4S5S6S7S ~40 l0 31.26 1.3.-",
    TOO_HIGH,
    "C1 t61 4D.~4.0KH1JS29C0g 9HQHKDKH.AS2S9SJS.8C9CTCQC - p1 33.28.30 2.3.-",
    "C1 p 6D.~4.07H15C24C32C08D 7H8D9CKD.5CTHJCQD.4C4D4H4S.AS2C2D2H - p1 100.26 3.3.-",
    "C1 - 6D.2S3DTSKH 7H8D8S9C.5CTHJCQD - s0 31.26 1.3.-",
    "C1 t61 6D.2S3DTSKH 7H8D8S9C.5CTHJCQD - a1.0.14 45.60 1.3.-",
    "C1 - 6D.2S3DTSKH 7H8D8S9C.5CTHJCQD.4C4D4H4S - s0 31.26.118 2.3.-",
    "C1 - 6D.2S3DTSKH 7H8D8S9C.5CTHJCQD.4C4D4H4S.2C2D2HAS - a1.0.14 45.26.99.120 3.3.-",
    "C1 p 6D.2S3DTSKH 7H8D8S9C.5CTHJCQD.4C4D4H4S.2C2D2HAS - s0 100.26 3.3.-",
]


@pytest.mark.parametrize("setting", EACH, ids=str)
def test_tables_of_every_size_fit_and_axe_is_quiet(pages, setting):
    """Any position can be opened at the table; here every phase and size, and both boards."""
    board = table(pages, setting, bypass_csp=True)
    for line in SIZES:
        board.page.evaluate("hash => { location.hash = hash }", f"p={line.replace(' ', '_')}")
        # Each position has other scores than the one before it.
        becomes(board.page, lambda: scores(board), [number(score) for score in CRIBBAGE.read(line).scores])
        assert violations(board.page, "#cribbage-table") == []
        assert board.page.evaluate("document.documentElement.scrollWidth") <= setting.width
        assert board.live.locator("button").evaluate_all(SMALL) == 0


# ---- Count this hand


@pytest.mark.parametrize("setting", EACH, ids=str)
def test_any_five_cards_are_counted(pages, setting):
    board = counter(pages, setting, bypass_csp=True)
    assert violations(board.page, "#hand-count") == []
    for card in ("7H", "8S", "8D", "9C"):
        board.button(f"c{card}").click()
        expect(board.button(f"c{card}")).to_have_attribute("aria-pressed", "true")
        expect(board.button(f"away{card}")).to_be_visible()
    has_focus(board.page, "hand-count-c9C")
    board.button("c6D").click()
    has_focus(board.page, "hand-count-fb")
    is_at(board.page, "h=7H8S8D9C.6D")
    expect(board.feedback).to_contain_text("16")
    expect(board.root.locator(".mug-settled")).to_have_count(1)
    board.page.evaluate("scrollTo(0, 0)")  # what the head of the page covers would count as small
    assert violations(board.page, "#hand-count") == []
    assert board.root.locator("button:visible").evaluate_all(SMALL) == 0
    assert board.page.evaluate("document.documentElement.scrollWidth") <= setting.width
    board.button("away8S").click()
    is_at(board.page, "h=7H8D9C.6D")
    say(board, "text", "4♥ 5h 6H kh 5c")
    is_at(board.page, "h=4H5H6HKH.5C")
    expect(board.root.locator(".mug-settled")).to_have_count(2)
    board.button("clear").click()
    is_at(board.page, "h=")
    assert repeated_ids(board.page) == []


def test_what_is_no_hand_is_explained_and_nothing_is_lost(pages):
    board = counter(pages, record="#h=7H8S8D9C.6D")
    expect(board.root.locator(".mug-settled")).to_be_visible()
    for bad in ("7X", "7H 7H", "<img src=x>"):
        say(board, "text", bad)
        expect(board.feedback).to_have_class(re.compile("warn"))
        is_at(board.page, "h=7H8S8D9C.6D")
        board.button("c6D").click()
        expect(board.feedback).to_have_class(re.compile("info"))
        board.button("c6D").click()
        expect(board.root.locator(".mug-settled")).to_be_visible()
    board.button("c2C").click()
    expect(board.feedback).to_have_class(re.compile("warn"))


def test_cards_are_reached_with_the_arrow_keys(pages):
    board = counter(pages)
    board.button("cAC").focus()
    board.page.keyboard.press("ArrowRight")
    has_focus(board.page, "hand-count-c2C")
    board.page.keyboard.press("Enter")
    is_at(board.page, "h=2C")
    has_focus(board.page, "hand-count-c2C")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_to_a_hand_is_opened_in_every_language(pages, lang):
    board = counter(pages, Setting(lang, 360, "light"), "#h=5H5S5DJC.5C")
    expect(board.feedback).to_contain_text("29")
    held = names.piece_name(words_of(lang), Card.parse("JC"))
    expect(board.button("awayJC")).to_contain_text(held)

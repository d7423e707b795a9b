"""A round by hand: dealt, played to its end by pointer and by keyboard, settled, and the next one dealt."""

import re

import pytest
from playwright.sync_api import expect

from muggins.games import game
from muggins.lessons.record import open_table, read_record
from tests.browser.board import Board, becomes, place, repeated_ids
from tests.browser.settings import EACH, Setting
from tests.browser.test_access import violations

DOMINOES = game("dominoes")


def table(pages, setting, record="", **options):
    page = pages.open(f"{setting.language}/dominoes/table/{record}", setting, **options)
    return Board(page, "dominoes-table")


def state_of(board):
    return open_table(read_record(place(board.page))).last.state


def press(board, id_, keyboard):
    button = board.button(id_)
    if keyboard:
        button.focus()
        board.page.keyboard.press("Enter")
    else:
        button.click()


def play_on(board, keyboard):
    """One legal move: what a reader would press for the first one that the rules allow."""
    move = DOMINOES.write_move(DOMINOES.legal_moves(state_of(board))[0])
    what, before = move[2:], place(board.page)
    if what in ("d", "k", "n"):
        press(board, {"d": "draw", "k": "pass", "n": "deal"}[what], keyboard)
    else:
        press(board, f"h{what[:2]}", keyboard)
        expect(board.button(f"h{what[:2]}")).to_have_attribute("aria-pressed", "true")
        press(board, f"e{what[2:]}", keyboard)
    becomes(board.page, lambda: place(board.page) != before, wanted=True)


@pytest.mark.parametrize(("players", "keyboard"), [(2, False), (4, True)])
def test_a_whole_round_and_the_next_deal(pages, players, keyboard):
    board = table(pages, EACH[0])
    press(board, f"deal{players}", keyboard)
    expect(board.live).to_be_visible()
    assert re.fullmatch(rf"d=D1\.{players}\.[a-z0-9]+", place(board.page))
    while DOMINOES.mover(state_of(board)) is not None:
        play_on(board, keyboard)
    expect(board.live.locator(".mug-settled")).to_be_visible()
    rows = board.live.locator(".mug-settled tbody tr")
    expect(rows).to_have_count(players)
    scores = [score.replace("\u2212", "-") for score in rows.locator("td:last-child b").all_text_contents()]
    assert [int(score) for score in scores] == list(state_of(board).scores)
    expect(board.live.locator(".mug-hand")).to_have_count(0)
    assert repeated_ids(board.page) == []
    play_on(board, keyboard)
    expect(board.live.locator(".mug-settled")).to_have_count(0)
    assert state_of(board).deal.number == 2
    board.button("undo").click()
    expect(board.live.locator(".mug-settled")).to_be_visible()
    board.button("reset").click()
    expect(board.button("undo")).to_be_disabled()
    board.button("back").click()
    expect(board.live).to_have_count(0)
    expect(board.button("deal3")).to_be_visible()


def test_a_link_opens_the_same_table_in_another_language(pages):
    board = table(pages, EACH[0], "#d=D1.3.frozen")
    expect(board.live).to_be_visible()
    play_on(board, keyboard=False)
    record, chain = place(board.page), board.chain()
    other = table(pages, Setting("tr", 360, "dark"), f"#{record}")
    expect(other.live).to_be_visible()
    other.shows_chain(chain)


def test_a_damaged_link_explains_itself(pages):
    for bad in ("#d=D1.9.frozen", "#d=D1.2.frozen&m=0.99", "#p=D1_-_-", "#d=Z9.2.a"):
        board = table(pages, EACH[3], bad)
        expect(board.feedback).to_have_class(re.compile("warn"))
        board.button("back").click()
        expect(board.button("deal2")).to_be_visible()


LARGEST = "#p=D1_-_66o_000102030405111213141522232425333435444555.061626364656_-_p0_0.0_0.1.-"
"""Twenty-one tiles in one hand: as many as a player can come to hold."""


@pytest.mark.parametrize("setting", EACH, ids=str)
def test_axe_finds_nothing_on_a_table_with_a_large_hand_or_at_the_end(pages, setting):
    board = table(pages, setting, LARGEST, bypass_csp=True)
    expect(board.live.locator(".mug-hand button")).to_have_count(21)
    assert board.page.evaluate("document.documentElement.scrollWidth") <= setting.width
    assert violations(board.page, "#dominoes-table") == []
    over = table(pages, setting, "#p=D1_-_14o_46.12_~25_p0_0.0_0.1.-&m=0.46r", bypass_csp=True)
    expect(over.live.locator(".mug-settled")).to_be_visible()
    assert violations(over.page, "#dominoes-table") == []

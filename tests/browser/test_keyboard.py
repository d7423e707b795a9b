"""A whole table without a pointer."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.board import focused, has_focus, is_at
from tests.browser.settings import EACH


def _tab_to(board, what):
    for _ in range(60):
        if focused(board.page) == f"{board.name}-{what}":
            return
        board.page.keyboard.press("Tab")
        assert focused(board.page) != "BODY"
    raise AssertionError(f"Tab does not reach {what}")


@pytest.mark.parametrize("setting", EACH, ids=str)
def test_from_the_steps_to_a_move_and_back(pages, setting):
    board = pages.board(setting, hash_="#s=four-awards.2")
    press = board.page.keyboard.press
    board.button("prev").focus()
    _tab_to(board, "next")
    press("Enter")
    expect(board.step).to_have_id("four-awards-s3")
    board.button("try3").focus()
    press("Enter")
    expect(board.live).to_be_visible()
    has_focus(board.page, "four-awards-fb")
    board.button("h00").focus()
    for key, tile in (("ArrowRight", "12"), ("End", "46"), ("ArrowLeft", "35"), ("Home", "00"), ("ArrowLeft", "00")):
        press(key)
        has_focus(board.page, f"four-awards-h{tile}")
    press("Enter")
    expect(board.feedback).to_have_class(re.compile("warn"))
    has_focus(board.page, "four-awards-fb")
    _tab_to_hand(board, "34")
    press("Space")
    expect(board.button("h34")).to_have_attribute("aria-pressed", "true")
    press("Escape")
    expect(board.button("h34")).to_have_attribute("aria-pressed", "false")
    has_focus(board.page, "four-awards-h34")
    press("Enter")
    expect(board.button("h34")).to_have_attribute("aria-pressed", "true")
    press("Enter")
    expect(board.feedback).to_have_class(re.compile("good"))
    has_focus(board.page, "four-awards-fb")
    is_at(board.page, "s=four-awards.3&m=1.34r")
    _tab_to(board, "undo")
    press("Enter")
    expect(board.button("undo")).to_be_disabled()
    has_focus(board.page, "four-awards-fb")
    _tab_to(board, "back")
    press("Enter")
    expect(board.live).to_have_count(0)
    has_focus(board.page, "four-awards-try3")


def _tab_to_hand(board, tile):
    """Tab reaches one tile of the hand, the arrow keys the others."""
    for _ in range(60):
        if focused(board.page).startswith(f"{board.name}-h"):
            break
        board.page.keyboard.press("Shift+Tab")
    board.page.keyboard.press("Home")
    for _ in range(10):
        if focused(board.page) == f"{board.name}-h{tile}":
            return
        board.page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrow keys do not reach {tile}")


def test_one_stop_for_the_whole_hand(pages):
    board = pages.board(hash_="#s=four-awards.3")
    board.button("try3").click()
    expect(board.live).to_be_visible()
    stops = board.live.locator(".mug-hand button").evaluate_all("all => all.map(one => one.tabIndex)")
    assert sorted(stops) == [-1] * (len(stops) - 1) + [0]


@pytest.mark.parametrize("key", ["n", "p", "f", "s", "."])
def test_the_themes_letters_do_nothing_inside_a_board(pages, key):
    """Outside they open the search or go to the next page."""
    board = pages.board()
    board.button("next").focus()
    before = board.page.url
    board.page.keyboard.press(key)
    board.page.wait_for_timeout(150)
    assert board.page.url == before
    has_focus(board.page, "four-awards-next")

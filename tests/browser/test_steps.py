"""Going through a worked example: buttons, slider, keys, the address and what is read aloud."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.board import Board, focused, has_focus, is_at
from tests.browser.settings import PAIRS

LAST = 4


@pytest.mark.parametrize("setting", PAIRS, ids=str)
def test_buttons_go_through_the_steps(pages, setting):
    board = pages.board(setting)
    button_next, button_prev = board.button("next"), board.button("prev")
    expect(board.step).to_have_id("four-awards-s1")
    expect(button_prev).to_be_disabled()
    for step in range(2, LAST + 1):
        button_next.click()
        expect(board.step).to_have_id(f"four-awards-s{step}")
        expect(board.root.locator(".mug-count")).to_have_text(f"{step} / {LAST}")
        is_at(board.page, f"s=four-awards.{step}")
    expect(button_next).to_be_disabled()
    has_focus(board.page, "four-awards-slider")
    for _ in range(LAST - 1):
        button_prev.click()
    expect(board.step).to_have_id("four-awards-s1")
    has_focus(board.page, "four-awards-slider")


@pytest.mark.parametrize("start", ["slider", "next", "try2", "title"])
def test_keys_go_through_the_steps(pages, start):
    board = pages.board(hash_="#s=four-awards.2")
    if start == "title":
        # Focus inside the board, on nothing that takes keys itself.
        board.root.evaluate("board => { board.tabIndex = -1; board.focus() }")
    else:
        board.button(start).focus()
    for key, step in (("ArrowRight", 3), ("ArrowLeft", 2), ("End", LAST), ("ArrowRight", LAST), ("Home", 1)):
        board.page.keyboard.press(key)
        expect(board.step).to_have_id(f"four-awards-s{step}")
        assert focused(board.page) != "BODY"
        is_at(board.page, f"s=four-awards.{step}")


def test_the_slider_names_its_steps_and_follows_the_pointer(pages):
    board = pages.board()
    expect(board.slider).to_have_attribute("aria-valuetext", "Step 1 of 4")
    board.slider.scroll_into_view_if_needed()
    box = board.slider.bounding_box()
    board.page.mouse.click(box["x"] + box["width"] - 4, box["y"] + box["height"] / 2)
    expect(board.step).to_have_id("four-awards-s4")
    expect(board.slider).to_have_attribute("aria-valuetext", "Step 4 of 4")


@pytest.mark.parametrize("step", range(1, LAST + 1))
def test_an_address_opens_its_step(pages, step):
    board = pages.board(hash_=f"#s=four-awards.{step}")
    expect(board.step).to_have_id(f"four-awards-s{step}")
    expect(board.root).to_be_in_viewport()
    expect(Board(board.page, "zero").step).to_have_id("zero-s1")


def test_a_changed_address_is_followed(pages):
    board = pages.board(hash_="#s=four-awards.3")
    board.page.evaluate("location.hash = 's=four-awards.2'")
    expect(board.step).to_have_id("four-awards-s2")
    board.page.go_back()
    expect(board.step).to_have_id("four-awards-s3")


@pytest.mark.parametrize("setting", PAIRS[:4], ids=str)
def test_the_caption_is_read_aloud_in_words(pages, setting):
    board = pages.board(setting)
    expect(board.spoken).to_be_empty()
    board.button("next").click()
    caption = board.step.locator(".mug-caption")
    words = caption.locator(".vh").all_text_contents()
    expect(board.spoken).to_contain_text(words[0].strip())
    spoken = board.spoken.text_content()
    assert spoken.startswith("2.")
    assert not re.search(r"\[\d\|\d\]", spoken)
    expect(caption).to_contain_text("[1|1]")

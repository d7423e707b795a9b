"""Taking over a worked example with the pointer: every kind of move and answer, and what the address keeps."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.board import Board, becomes, has_focus, is_at, place, repeated_ids
from tests.browser.settings import EACH, Setting

WORDS = {"en": "Rule:", "fr": "Règle", "pl": "Zasada", "tr": "Kural"}


def test_the_first_press_waits_for_the_engine_and_further_ones_are_ignored(pages):
    board = pages.board()
    board.page.route("**/*.wasm", lambda route: (board.page.wait_for_timeout(300), route.continue_()))
    board.button("try1").click()
    expect(board.line("loading")).to_be_visible()
    expect(board.spoken).to_have_text(board.line("loading").text_content())
    expect(board.replay).to_have_attribute("aria-busy", "true")
    board.button("next").click()
    board.button("try2").click()
    expect(board.line("loading")).to_be_visible()
    expect(board.live).to_be_visible()
    board.shows_chain(["14"])
    expect(board.status).to_be_hidden()
    is_at(board.page, "s=four-awards.1")
    assert repeated_ids(board.page) == []


@pytest.mark.parametrize("setting", EACH, ids=str)
def test_a_round_trip_in_every_language(pages, setting):
    """A tile that fits nowhere, a wrong end, a move that scores, undo, start again, back to the steps."""
    board = pages.board(setting)
    board.try_from(2)
    has_focus(board.page, "four-awards-fb")
    board.button("h06").click()
    _expect_rule(board, setting, "match")
    board.button("h44").click()
    expect(board.button("h44")).to_have_attribute("aria-pressed", "true")
    board.button("el").click()
    _expect_rule(board, setting, "match")
    board.button("h44").click()
    board.button("er").click()
    expect(board.feedback).to_have_class(re.compile("good"))
    expect(board.feedback).to_contain_text("10")
    becomes(board.page, board.markers, ["2", "8"])
    is_at(board.page, "s=four-awards.2&m=0.44r")
    board.button("undo").click()
    expect(board.button("undo")).to_be_disabled()
    is_at(board.page, "s=four-awards.2")
    board.play("44", "34")
    board.button("reset").click()
    expect(board.button("h44")).to_be_visible()
    board.shows_chain(["11", "14"])
    board.button("back").click()
    expect(board.live).to_have_count(0)
    expect(board.step).to_have_id("four-awards-s2")
    has_focus(board.page, "four-awards-try2")
    assert repeated_ids(board.page) == []


def _expect_rule(board, setting, clause):
    expect(board.feedback).to_have_class(re.compile("warn"))
    has_focus(board.page, f"{board.name}-fb")
    rule = board.feedback.locator("a.mug-rule")
    expect(rule).to_contain_text(WORDS[setting.language])
    expect(rule).to_have_attribute("href", re.compile(rf"/{setting.language}/dominoes/rules/#{clause}$"))


@pytest.mark.parametrize("button", ["draw", "pass"])
def test_what_the_rules_forbid_now_is_explained(pages, button):
    board = pages.board(Setting("tr", 360, "light"))
    board.try_from(1)
    board.button(button).click()
    _expect_rule(board, Setting("tr", 360, "light"), button)


def test_the_link_to_the_rule_leads_to_it_and_back_leads_to_the_table(pages):
    board = pages.board(EACH[1])
    board.try_from(2)
    board.play("44")
    shown = board.chain()
    hand = board.live.locator(".mug-hand button svg").count()
    board.button("h35").click()
    board.feedback.locator("a.mug-rule").click()
    target = board.page.locator(":target")
    expect(target).to_be_in_viewport()
    expect(target).to_have_id("match")
    board.page.go_back()
    expect(board.live).to_be_visible()
    board.shows_chain(shown)
    assert board.live.locator(".mug-hand button svg").count() == hand


def test_a_second_press_on_the_tile_places_it(pages):
    board = pages.board()
    board.try_from(2)
    board.button("h44").click()
    expect(board.spoken).to_contain_text("double four")
    has_focus(board.page, "four-awards-h44")
    board.button("h44").click()
    expect(board.feedback).to_have_class(re.compile("good"))
    board.shows_chain(["11", "14", "44"])


def test_a_tile_that_fits_both_ends_asks_for_one(pages):
    board = pages.board()
    board.try_from(4)
    board.button("h13").click()
    expect(board.live.locator(".mug-end button.go")).to_have_count(2)
    has_focus(board.page, "four-awards-el")
    board.button("h13").click()
    expect(board.live.locator(".mug-end button")).to_have_count(0)
    board.button("h13").click()
    board.button("er").click()
    is_at(board.page, "s=four-awards.4&m=0.13r")


def test_open_details_stay_open_from_move_to_move(pages):
    board = pages.board()
    board.try_from(2)
    board.live.locator(".mug-words summary").click()
    board.play("44")
    expect(board.live.locator(".mug-words dl")).to_be_visible()
    expect(board.live.locator(".mug-words dl")).to_contain_text("2 + 8 = 10")


def test_the_address_keeps_the_table(pages):
    board = pages.board()
    board.button("next").click()
    board.button("try2").click()
    board.play("44", "34")
    address, chain = place(board.page), board.chain()
    board.page.reload()
    expect(board.live).to_be_visible()
    board.shows_chain(chain)
    is_at(board.page, address)
    board.button("back").click()
    expect(board.step).to_have_id("four-awards-s2")
    board.page.go_back()
    expect(board.live).to_be_visible()
    board.shows_chain(chain)
    board.page.go_back()
    expect(board.live).to_have_count(0)
    expect(board.step).to_have_id("four-awards-s2")


def test_the_link_is_copied(pages):
    board = pages.board(permissions=["clipboard-read", "clipboard-write"])
    board.try_from(2)
    board.play("44")
    board.button("copy").click()
    expect(board.line("copied")).to_be_visible()
    expect(board.spoken).to_have_text("Link copied")
    assert board.page.evaluate("navigator.clipboard.readText()") == board.page.url
    board.button("undo").click()
    expect(board.line("copied")).to_be_hidden()


@pytest.mark.parametrize(
    "hash_",
    ["four-awards.2&m=0.66r", "four-awards.9", "four-awards.2&m=%E0%A4", "four-awards.2&n", "four-awards.2&m=%3Cb%3E"],
)
def test_a_damaged_address_explains_itself(pages, hash_):
    board = pages.board(hash_=f"#s={hash_}")
    expect(board.feedback).to_have_class(re.compile("warn"))
    expect(board.feedback).to_have_text(re.compile(r"\w{3}"))
    has_focus(board.page, "four-awards-fb")
    board.button("back").click()
    expect(board.step).to_be_visible()
    board.button("next" if board.button("next").is_enabled() else "prev").click()
    board.step.locator("[data-act]").click()
    expect(board.live.locator(".mug-hand")).to_be_visible()


def test_an_address_of_another_page_changes_nothing(pages):
    board = pages.board(hash_="#s=no-such.1&m=0.66r")
    expect(board.step).to_have_id("four-awards-s1")
    expect(board.page.locator(".mug-live")).to_have_count(0)


def test_the_other_board_is_left_alone(pages):
    board = pages.board()
    other = Board(board.page, "end-six")
    other.button("next").click()
    board.try_from(2)
    before = other.root.evaluate("board => board.outerHTML")
    board.play("44")
    board.button("undo").click()
    expect(board.button("undo")).to_be_disabled()
    assert other.root.evaluate("board => board.outerHTML") == before
    board.play("44")
    other.button("prev").click()
    other.button("try1").click()
    other.play("66")
    board.shows_chain(["11", "14", "44"])
    assert repeated_ids(board.page) == []
    board.page.go_back()
    board.page.go_back()
    is_at(board.page, "s=four-awards.2&m=0.44r")
    board.shows_chain(["11", "14", "44"])

"""Without JavaScript, and on paper: every step stands in order, and nothing pretends that it can be pressed."""

import pytest
from playwright.sync_api import expect

from muggins.lessons.library import scenarios
from tests.browser.board import Board
from tests.browser.settings import EACH


@pytest.mark.parametrize("setting", EACH, ids=str)
def test_every_step_can_be_read(pages, setting):
    page = pages.examples(setting, java_script_enabled=False)
    for scenario in scenarios().values():
        board = Board(page, scenario.id)
        steps = board.root.locator(".mug-step")
        expect(steps).to_have_count(len(scenario.moves))
        for at, step in enumerate(steps.all(), 1):
            expect(step.locator(".mug-caption")).to_be_visible()
            assert bool(step.locator(".mug-table").count()) == (not scenario.key_steps or at in scenario.key_steps)
        expect(board.root.locator("button:visible, input:visible")).to_have_count(0)
    words = Board(page, "zero").root.locator(".mug-words")
    words.locator("summary").click()
    expect(words.locator("dl")).to_be_visible()


def test_languages_can_be_changed(pages):
    page = pages.open("", java_script_enabled=False)
    page.get_by_role("link", name="Türkçe").click()
    expect(page.locator("html")).to_have_attribute("lang", "tr")


def test_paper_shows_every_step(pages):
    board = pages.board()
    board.button("next").click()
    board.page.emulate_media(media="print")
    for step in board.root.locator(".mug-step").all():
        expect(step.locator(".mug-caption")).to_be_visible()
    expect(board.root.locator("button:visible, input:visible")).to_have_count(0)

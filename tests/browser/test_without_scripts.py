"""Without JavaScript, and on paper: every step stands in order, and nothing pretends that it can be pressed."""

import pytest
from playwright.sync_api import expect

from muggins.games import GAME_IDS
from tests.browser.board import Board
from tests.browser.settings import EACH
from tests.examples import examples


@pytest.mark.parametrize("setting", EACH, ids=str)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_step_can_be_read(pages, setting, game_id):
    page = pages.examples(setting, game=game_id, java_script_enabled=False)
    for scenario in examples(game_id):
        board = Board(page, scenario.id)
        steps = board.root.locator(".mug-step")
        expect(steps).to_have_count(scenario.count)
        for at, step in enumerate(steps.all(), 1):
            expect(step.locator(".mug-caption")).to_be_visible()
            assert bool(step.locator(".mug-table, .mug-felt").count()) == (
                not scenario.key_steps or at in scenario.key_steps
            )
        expect(board.root.locator("button:visible, input:visible")).to_have_count(0)
    words = Board(page, examples(game_id)[0].id).root.locator(".mug-words").first
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

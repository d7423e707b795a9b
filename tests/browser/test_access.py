"""Accessibility of boards in all their states, small windows, large letters, little movement."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.board import Board
from tests.browser.settings import EACH
from tests.conftest import ROOT
from tests.pages import ADDRESSES

AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
STANDARDS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
LONG = tuple(address for address in ADDRESSES if address.endswith("/examples/"))
SPACING = "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }"


def violations(page, within="html"):
    """What axe objects to; once a page is scrolled, what its header covers is none of a board's fault."""
    page.evaluate(AXE)
    found = page.evaluate("([within, tags]) => axe.run(within, { runOnly: tags })", [within, STANDARDS])["violations"]
    return [(violation["id"], [node["html"][:160] for node in violation["nodes"]]) for violation in found]


@pytest.mark.parametrize("setting", EACH, ids=str)
def test_axe_finds_nothing_on_a_board_in_any_state(pages, setting):
    board = pages.board(setting, bypass_csp=True)
    assert violations(board.page, "#four-awards") == []
    board.try_from(2)
    assert violations(board.page, "#four-awards") == []
    board.button("h06").click()
    expect(board.feedback).to_have_class(re.compile("warn"))
    assert violations(board.page, "#four-awards") == []
    board.button("h44").click()
    expect(board.live.locator(".mug-end button.go")).to_be_visible()
    assert violations(board.page, "#four-awards") == []
    board.button("h44").click()
    expect(board.feedback).to_have_class(re.compile("good"))
    board.live.locator(".mug-words summary").click()
    assert violations(board.page, "#four-awards") == []


@pytest.mark.parametrize("setting", EACH, ids=str)
def test_axe_finds_nothing_on_pages(pages, setting):
    """Each page in two languages, at both widths and in both schemes; the long ones in one language a game."""
    texts = {path for path in ADDRESSES if path.endswith("/rules/")} | {"about/", "settings/"}
    mine = [path for at, path in enumerate(ADDRESSES) if path in LONG or at % 2 == EACH.index(setting) // 2]
    for path in sorted({*mine} - _left_to_others(setting) - texts):
        page = pages.open(f"{setting.language}/{path}", setting, bypass_csp=True)
        assert violations(page) == [], path


def _left_to_others(setting):
    return {path for path, at in zip(LONG, EACH, strict=False) if at != setting}


def narrow(pages, path, **options):
    return pages.open(path, viewport={"width": 320, "height": 640}, **options)


@pytest.mark.parametrize("setting", EACH, ids=lambda setting: setting.language)
def test_no_page_scrolls_sideways_at_400_percent(pages, setting):
    """Each language; the long pages of examples in one language a game."""
    for path in sorted({*ADDRESSES} - _left_to_others(setting)):
        page = narrow(pages, f"{setting.language}/{path}")
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, path
        wide = page.locator("mug-widget").evaluate_all(
            "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.id)"
        )
        assert wide == [], path


@pytest.mark.parametrize("language", ["pl", "fr"])
def test_targets_are_large_enough(pages, language):
    page = narrow(pages, f"{language}/dominoes/examples/#s=four-awards.4")
    board = Board(page, "four-awards")
    small = "all => all.map(one => [one.id, one.getBoundingClientRect()])"
    small += ".filter(([, box]) => box.width && (box.width < 44 || box.height < 44)).map(([id]) => id)"
    assert board.root.locator("button, summary").evaluate_all(small.replace("box.width < 44 ||", "")) == []
    board.button("try4").click()
    board.button("h13").click()
    expect(board.live.locator(".mug-end button")).to_have_count(2)
    assert board.live.locator("button").evaluate_all(small) == []


@pytest.mark.parametrize("language", ["pl", "fr", "tr"])
def test_wider_letters_are_not_cut(pages, language):
    page = narrow(pages, f"{language}/dominoes/examples/#s=four-awards.2", bypass_csp=True)
    board = Board(page, "four-awards")
    board.button("try2").click()
    expect(board.live).to_be_visible()
    page.add_style_tag(content=SPACING)
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)"
    texts = board.live.locator("button, .mug-fb, .mug-head, .mug-seats li")
    assert texts.evaluate_all(f"{cut}.map(one => one.id || one.className)") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_nothing_moves_when_the_reader_asks_for_that(pages):
    board = pages.board(reduced_motion="reduce")
    board.try_from(2)
    board.button("h44").click()
    expect(board.live.locator(".mug-end button.go")).to_be_visible()
    moving = "board => board.getAnimations({ subtree: true }).length"
    assert board.root.evaluate(moving) == 0
    board.button("er").click()
    expect(board.feedback).to_have_class(re.compile("good"))
    assert board.root.evaluate(moving) == 0

"""The site around the pages in Chromium: languages, search, keyboard, accessibility, and no request to elsewhere."""

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.test_access import violations

PHONE = {"width": 360, "height": 800}
DESK = {"width": 1280, "height": 800}
RULES = "/dominoes/rules/"


@pytest.fixture
def open_page(pages):
    """Opens a page of the site for a reader who wants no movement."""
    return partial(pages.open, reduced_motion="reduce")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", ["phone", "desk"])
def test_no_accessibility_violations(open_page, scheme, width):
    viewport = PHONE if width == "phone" else DESK
    for path in ("", "404.html", "fr/404.html", "en/", f"pl{RULES}", "tr/about/"):
        page = open_page(path, viewport=viewport, color_scheme=scheme, bypass_csp=True)
        assert violations(page) == [], path


def test_menu_and_search_open_by_keyboard_on_a_phone(open_page):
    page = open_page(f"en{RULES}", viewport=PHONE, bypass_csp=True)
    menu = page.get_by_role("button", name="Navigation", exact=True)
    expect(page.get_by_role("link", name="About this site")).not_to_be_visible()
    menu.press("Enter")
    expect(menu).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_role("link", name="About this site")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    search = page.get_by_role("button", name="Search", exact=True)
    search.press("Enter")
    expect(page.locator(".md-search__input")).to_be_focused()
    page.keyboard.press("Escape")
    expect(search).to_be_focused()


def test_the_switcher_keeps_page_and_place(open_page, site_address):
    page = open_page(f"pl{RULES}#p=D1_14o")
    page.locator(".md-select button").focus()
    page.locator(".md-select__link[hreflang=fr]").press("Enter")
    page.wait_for_url(f"{site_address}fr{RULES}#p=D1_14o")
    assert page.evaluate("document.documentElement.lang") == "fr"


def test_the_chooser_marks_the_language_and_remembers_the_choice(open_page, site_address):
    page = open_page("", locale="tr-TR")
    yours = page.locator(".front__card--yours")
    expect(yours).to_have_attribute("lang", "tr")
    assert page.url == site_address
    page.locator(".front__card[lang=pl]").click()
    page.wait_for_url(f"{site_address}pl/")
    page.goto(site_address)
    expect(yours).to_have_attribute("lang", "pl")
    expect(yours.locator(".front__yours")).to_have_text("Twój język")


def test_the_chooser_works_without_scripts(open_page, site_address):
    page = open_page("", java_script_enabled=False)
    expect(page.locator(".front__yours").first).not_to_be_visible()
    page.locator(".front__card[lang=fr]").click()
    page.wait_for_url(f"{site_address}fr/")


def test_the_chooser_follows_the_colours_chosen_in_the_pages(open_page, site_address):
    page = open_page("en/", color_scheme="light")
    for _ in range(2):
        page.locator("[data-md-component=palette] label:not([hidden])").click()
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    page.goto(site_address)
    expect(page.locator("html")).to_have_attribute("data-scheme", "slate")


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", ["double", "DOUBLES"]),
        ("fr", ["regles", "règles", "l’extremite", "l'extrémité"]),
        ("pl", ["lancuch", "łańcuch", "ŁAŃCUCHAMI"]),
        ("tr", ["tas", "taş", "acilis", "AÇILIŞ", "CIFT", "çift"]),
    ],
)
def test_search_finds_words_with_and_without_their_marks(open_page, code, words):
    for word in words:
        page = open_page(f"{code}/")
        page.locator(".md-search__input").click()
        page.locator(".md-search__input").fill(word)
        page.keyboard.press("Shift")  # the theme reads the field when a key is released
        first = page.locator(".md-search-result__link").first
        expect(first).to_be_attached()
        assert f"/{code}/" in first.get_attribute("href"), word

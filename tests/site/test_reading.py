"""The site around the pages in Chromium: languages, search, keyboard, accessibility, and no request to elsewhere."""

import shutil

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.conftest import ROOT

pytestmark = [pytest.mark.site, pytest.mark.browser]

PHONE = {"width": 360, "height": 800}
DESK = {"width": 1280, "height": 800}
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
STANDARDS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
RULES = "/dominoes/rules/"


@pytest.fixture(scope="module")
def chromium():
    program = shutil.which("chromium")
    assert program, "these tests drive Debian's chromium, which is not installed"
    with sync_playwright() as playwright:
        options = ["--no-sandbox", "--disable-background-networking"]
        browser = playwright.chromium.launch(executable_path=program, args=options)
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium, site_address):
    """Opens a page of the site; by the end of the test no page may have complained or asked another host."""
    contexts, complaints = [], []

    def open_one(path, **options):
        context = chromium.new_context(**{"viewport": DESK, "reduced_motion": "reduce", **options})
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "request",
            lambda asked: None if asked.url.startswith((site_address, "data:")) else complaints.append(asked.url),
        )
        page.goto(site_address + path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert complaints == []


def _violations(page):
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("tags => axe.run(document, { runOnly: tags })", STANDARDS)["violations"]
    return [(violation["id"], [node["html"][:200] for node in violation["nodes"]]) for violation in found]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", ["phone", "desk"])
def test_no_accessibility_violations(open_page, scheme, width):
    viewport = PHONE if width == "phone" else DESK
    for path in ("", "404.html", "fr/404.html", "en/", f"pl{RULES}", "tr/about/"):
        page = open_page(path, viewport=viewport, color_scheme=scheme, bypass_csp=True)
        assert _violations(page) == [], path


def test_menu_and_search_open_by_keyboard_on_a_phone(open_page):
    page = open_page(f"en{RULES}", viewport=PHONE, bypass_csp=True)
    menu = page.get_by_role("button", name="Navigation", exact=True)
    expect(page.get_by_role("link", name="About this site")).not_to_be_visible()
    menu.press("Enter")
    expect(menu).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_role("link", name="About this site")).to_be_visible()
    assert _violations(page) == []
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

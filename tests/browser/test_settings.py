"""How cards look: chosen on the settings page, kept in this browser, there on every page from the first moment."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.board import becomes
from tests.browser.settings import EACH
from tests.browser.test_access import narrow, violations

KEY = "muggins.preferences"
ELSEWHERE = "fr/dominoes/rules/"

WHEN_DRAWN = """
window.before = {};
const note = (moment, reached) => {
  const { classList } = document.documentElement ?? {};
  if (reached) before[moment] ??= ["local-letters", "four-colours"].filter(name => classList.contains(name));
};
new MutationObserver(() => note("body", document.body)).observe(document, { childList: true, subtree: true });
document.addEventListener("readystatechange", () => note("interactive", document.readyState === "interactive"));
"""
"""Notes the preferences on the root when the first of the body is there, and when the document has been read."""

NO_STORAGE = """
for (const name of ["getItem", "setItem"]) {
  const real = Storage.prototype[name];
  Storage.prototype[name] = function (key, ...rest) {
    if (key.startsWith("muggins.")) throw new DOMException("switched off", "SecurityError");
    return real.call(this, key, ...rest);
  };
}
"""
"""Switches storage off for the site's own code only: the theme's does not expect that."""


def shown(page):
    """The preferences that the pieces of the page follow."""
    names = page.locator("html").get_attribute("class").split()
    return {name for name in names if name in ("local-letters", "four-colours")}


def shows(page, *wanted):
    """Wait until the page follows these preferences and no others."""
    becomes(page, lambda: shown(page), set(wanted))


def checked(page):
    return page.locator(".mug-prefs :checked").evaluate_all("all => all.map(one => one.value)")


def stored(page):
    return json.loads(page.evaluate(f"localStorage['{KEY}']"))


def radio(page, value):
    return page.locator(f".mug-prefs [value={value}]")


def letters_of_sample(page):
    """The numbers of international and of local indices that can be seen among the sample cards."""
    return tuple(page.locator(f".mug-prefs-cards .{name}:visible").count() for name in ("mug-int", "mug-loc"))


def test_a_choice_is_shown_at_once_and_on_every_page_after(pages):
    page = pages.open("pl/settings/")
    assert checked(page) == ["international", "two"]
    international, none = letters_of_sample(page)
    assert international
    assert not none
    radio(page, "four").check()
    shows(page, "four-colours")
    radio(page, "local").check()
    shows(page, "four-colours", "local-letters")
    assert letters_of_sample(page) == (0, international)
    assert stored(page) == {"version": 1, "letters": "local", "suits": "four"}
    page.reload()
    shows(page, "four-colours", "local-letters")
    becomes(page, lambda: checked(page), ["local", "four"])
    page.goto(f"{pages.address}{ELSEWHERE}")
    shows(page, "four-colours", "local-letters")
    page.goto(f"{pages.address}pl/settings/")
    radio(page, "international").check()
    radio(page, "two").check()
    shows(page)
    page.goto(f"{pages.address}{ELSEWHERE}")
    shows(page)


def test_it_is_there_before_anything_is_drawn(pages):
    page = pages.open("pl/settings/")
    radio(page, "four").check()
    radio(page, "local").check()
    page.add_init_script(WHEN_DRAWN)
    for path in (ELSEWHERE, "en/404.html"):
        page.goto(pages.address + path)
        preferred = ["local-letters", "four-colours"]
        assert page.evaluate("before") == {"body": preferred, "interactive": preferred}, path


def test_nothing_is_offered_that_the_language_does_not_have(pages):
    page = pages.open("fr/settings/")
    radio(page, "local").check()
    for language in ("en", "tr"):
        page.goto(f"{pages.address}{language}/settings/")
        becomes(page, lambda: checked(page), ["two"])
        expect(radio(page, "local")).to_have_count(0)
    radio(page, "four").check()
    assert stored(page) == {"version": 1, "letters": "local", "suits": "four"}


def test_a_page_that_the_browser_kept_aside_follows_when_one_comes_back(pages):
    """Chromium keeps none aside when it is driven, so the event comes from here; in one tab there is no other."""
    page = pages.open("fr/settings/")
    page.evaluate(f"""localStorage['{KEY}'] = '{{"version": 1, "letters": "local", "suits": "four"}}'""")
    shows(page)
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    shows(page, "local-letters", "four-colours")
    assert checked(page) == ["local", "four"]


def test_other_tabs_follow(pages):
    page = pages.open("pl/settings/")
    others = [page.context.new_page() for _ in range(2)]
    for other, path in zip(others, ("pl/settings/", "en/"), strict=True):
        other.goto(pages.address + path)
    radio(page, "four").check()
    radio(page, "local").check()
    for other in others:
        shows(other, "four-colours", "local-letters")
    becomes(others[0], lambda: checked(others[0]), ["local", "four"])
    radio(others[0], "two").check()
    shows(page, "local-letters")
    becomes(page, lambda: checked(page), ["local", "two"])
    page.evaluate("localStorage.clear()")
    for other in others:
        shows(other)


def test_without_storage_a_choice_lasts_for_the_page(pages):
    page = pages.open("fr/")
    page.add_init_script(NO_STORAGE)
    page.goto(f"{pages.address}fr/settings/")
    becomes(page, lambda: checked(page), ["international", "two"])
    radio(page, "four").check()
    radio(page, "local").check()
    shows(page, "four-colours", "local-letters")
    page.goto(f"{pages.address}{ELSEWHERE}")
    shows(page)


@pytest.mark.parametrize("garbage", ["{", "null", '{"version": 99, "letters": "local", "suits": "four"}'])
def test_what_is_not_understood_is_as_at_first(pages, garbage):
    page = pages.open("pl/")
    page.evaluate(f"garbage => localStorage.setItem('{KEY}', garbage)", garbage)
    page.goto(f"{pages.address}pl/settings/")
    shows(page)
    becomes(page, lambda: checked(page), ["international", "two"])
    radio(page, "four").check()
    assert stored(page) == {"version": 1, "letters": "international", "suits": "four"}


def test_by_keyboard(pages):
    page = pages.open("pl/settings/")
    radio(page, "international").focus()
    outline = "radio => getComputedStyle(radio).outlineStyle + getComputedStyle(radio).outlineWidth"
    page.keyboard.press("ArrowDown")
    expect(radio(page, "local")).to_be_focused()
    assert radio(page, "local").evaluate(outline) == "solid3px"
    shows(page, "local-letters")
    page.keyboard.press("Tab")
    expect(radio(page, "two")).to_be_focused()
    page.keyboard.press("ArrowDown")
    shows(page, "local-letters", "four-colours")
    page.locator(".mug-prefs").evaluate("form => form.requestSubmit()")  # as Enter does in some browsers
    expect(radio(page, "four")).to_be_focused()
    assert page.url == f"{pages.address}pl/settings/"
    page.keyboard.press("ArrowUp")
    shows(page, "local-letters")


def test_without_scripts_nothing_can_be_chosen_and_the_page_says_so(pages):
    page = pages.open("fr/settings/", java_script_enabled=False)
    expect(page.locator(".mug-prefs noscript")).to_be_visible()
    for one in page.locator(".mug-prefs input").all():
        expect(one).to_be_disabled()
    assert pages.open("fr/settings/").locator(".mug-prefs noscript").is_hidden()


@pytest.mark.parametrize("setting", EACH, ids=str)
def test_axe_finds_nothing(pages, setting):
    page = pages.open(f"{setting.language}/settings/", setting, bypass_csp=True)
    expect(radio(page, "two")).to_be_enabled()
    assert violations(page) == []
    radio(page, "four").check()
    assert violations(page) == []


@pytest.mark.parametrize("language", ["pl", "fr", "tr", "en"])
def test_targets_are_large_enough(pages, language):
    labels = narrow(pages, f"{language}/settings/").locator(".mug-prefs label")
    boxes = [label.bounding_box() for label in labels.all()]
    assert [box for box in boxes if box["height"] < 44 or box["width"] < 200] == []

"""What is in the built site: the same pages in four languages, linked with each other, and nothing superfluous."""

import re
from pathlib import Path

import pytest

from tests.conftest import CODES
from tests.site.markup import attributes, elements, pages

pytestmark = pytest.mark.site


def test_the_same_pages_in_every_language(built_site):
    expected = pages(built_site / "en")
    assert "index.html" in expected
    assert "dominoes/rules/index.html" in expected
    assert "settings/index.html" in expected
    for code in CODES:
        assert pages(built_site / code) == expected


def test_nothing_lies_outside_the_language_folders_but_the_front_pages(built_site):
    assert {path.name for path in built_site.iterdir()} == {
        "404.html", "Caddyfile", "_headers", "_redirects", "assets", "favicon.svg", "index.html",
        "licences.txt", *CODES,
    }  # fmt: skip


@pytest.mark.parametrize("code", CODES)
def test_html_lang(built_site, code):
    for page in (built_site / code).rglob("*.html"):
        assert attributes(page, "html")[0]["lang"] == code, page


@pytest.mark.parametrize("code", CODES)
def test_the_switcher_leads_to_the_same_page(built_site, code):
    for name in pages(built_site / code):
        page = built_site / code / name
        links = [a for a in attributes(page, "a") if "md-select__link" in a.get("class", "")]
        assert [link["hreflang"] for link in links] == list(CODES)
        assert [link["hreflang"] for link in links if link.get("aria-current")] == [code]
        for link in links:
            assert link["lang"] == link["hreflang"]
            assert (page.parent / link["href"] / "index.html").resolve() == built_site / link["hreflang"] / name


@pytest.mark.parametrize("code", CODES)
def test_titles_and_headings_are_there_once(built_site, code):
    titles = []
    for name in pages(built_site / code):
        text = (built_site / code / name).read_text("utf-8")
        assert len(re.findall(r"<h1[ >]", text)) == 1, name
        titles += re.findall(r"<title>(.+?)</title>", text)
    assert len(set(titles)) == len(pages(built_site / code))


def test_section_titles_are_translated(built_site):
    def section(code):
        text = (built_site / code / "index.html").read_text("utf-8")
        return re.search(r'href="dominoes/" class="md-nav__link[^"]*"[^>]*>.*?md-ellipsis">\s*(\S+)', text, re.DOTALL)[
            1
        ]

    assert [section(code) for code in CODES] == ["Dominoes", "Dominos", "Domino", "Domino"]


@pytest.mark.parametrize("code", CODES)
def test_error_page_of_each_language_links_from_the_root(built_site, code):
    page = built_site / code / "404.html"
    targets = [found.get("href") or found.get("src") or "" for _, found in elements(page)]
    relative = [target for target in targets if target and not target.startswith(("/", "#"))]
    assert relative == []
    assert f"/{code}/" in targets
    assert {"name": "robots", "content": "noindex"} in attributes(page, "meta")


@pytest.mark.parametrize("name", ["index.html", "404.html"])
def test_front_pages_offer_all_languages_in_their_own_words(built_site, name):
    cards = [a for a in attributes(built_site / name, "a") if a.get("class") == "front__card"]
    base = "" if name == "index.html" else "/"
    assert [(card["href"], card["lang"], card["hreflang"]) for card in cards] == [
        (f"{base}{code}/", code, code) for code in CODES
    ]


@pytest.mark.parametrize("code", CODES)
def test_preferences_are_read_before_anything_is_drawn(built_site, code):
    """By a script that the browser waits for, in the head, and that itself waits for no styles."""
    for page in (built_site / code).rglob("*.html"):
        known = elements(page)
        first = next(found for tag, found in known if tag == "script" or found.get("rel") == "stylesheet")
        assert re.search(r"/assets/early-[0-9A-Z]{8}\.js$", first["src"]), page
        assert list(first) == ["src"], page
        assert known.index(("script", first)) < known.index(next(one for one in known if one[0] == "body")), page


def test_links_and_assets_inside_the_site_exist(built_site):
    for page in built_site.rglob("*.html"):
        for tag, found in elements(page):
            target = found.get("src") or (found.get("href") if tag in ("a", "link") else None)
            if not target or target.startswith(("#", "https:", "mailto:")):
                continue
            base = built_site if target.startswith("/") else page.parent
            file = (base / re.split(r"[?#]", target)[0].lstrip("/")).resolve()
            assert file.is_file() or (file / "index.html").is_file(), f"{page}: {target}"


def test_no_dead_weight(built_site):
    names = [path.relative_to(built_site).as_posix() for path in built_site.rglob("*") if path.is_file()]
    assert [name for name in names if name.endswith(".map") or "/lunr/" in name or "favicon.png" in name] == []


def test_assets_have_hashes_in_their_paths(built_site: Path):
    for path in (built_site / "assets").rglob("*"):
        if path.is_file():
            name = path.relative_to(built_site).as_posix()
            assert re.search(r"[.-]([0-9a-f]{8,}|[0-9A-Z]{8})[./]", name), name


def test_the_site_loads_nothing_from_elsewhere(built_site):
    for page in built_site.rglob("*.html"):
        for tag, found in elements(page):
            if tag not in ("a", "meta"):
                assert not re.match(r"(https?:)?//", found.get("src") or found.get("href") or ""), f"{page}: {found}"
    for style in built_site.rglob("*.css"):
        assert not re.search(r"url\(['\"]?(https?:)?//|@import", style.read_text("utf-8")), style

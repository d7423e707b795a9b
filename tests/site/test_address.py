"""With a public address: canonical links, hreflang, sitemaps and Open Graph, all absolute. Without it: none of them."""

from xml.etree import ElementTree

import pytest

from tests.conftest import CODES, build_site, make_once
from tests.site.markup import attributes, pages

pytestmark = pytest.mark.site

ADDRESS = "https://learn.example.org/muggins/"
SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
XHTML = "{http://www.w3.org/1999/xhtml}"


@pytest.fixture(scope="session")
def addressed_site(tmp_path_factory):
    return make_once(tmp_path_factory, "addressed", lambda folder: build_site(folder, SITE_URL=ADDRESS.rstrip("/")))


def _alternates(page):
    links = [link for link in attributes(page, "link") if "alternate" in link.get("rel", "").split()]
    return {link["hreflang"]: link["href"] for link in links}


def _address(code, name):
    return f"{ADDRESS}{code}/{name.removesuffix('index.html')}"


@pytest.mark.parametrize("code", CODES)
def test_canonical_and_hreflang(addressed_site, code):
    for name in pages(addressed_site / code):
        page = addressed_site / code / name
        canonical = [link["href"] for link in attributes(page, "link") if link.get("rel") == "canonical"]
        assert canonical == [_address(code, name)]
        default = ADDRESS if name == "index.html" else _address("en", name)
        assert _alternates(page) == {**{c: _address(c, name) for c in CODES}, "x-default": default}


def test_the_theme_does_not_see_the_hreflang_links(addressed_site):
    """It would fetch a sitemap from each of them on every page view; it looks for the exact value."""
    links = attributes(addressed_site / "pl" / "index.html", "link")
    assert [link for link in links if link.get("rel") == "alternate"] == []


def test_chooser_has_hreflang(addressed_site):
    expected = {**{code: f"{ADDRESS}{code}/" for code in CODES}, "x-default": ADDRESS}
    assert _alternates(addressed_site / "index.html") == expected


@pytest.mark.parametrize(("code", "territory"), [("en", "en_GB"), ("fr", "fr_FR"), ("pl", "pl_PL"), ("tr", "tr_TR")])
def test_open_graph(addressed_site, code, territory):
    for name in pages(addressed_site / code):
        metas = attributes(addressed_site / code / name, "meta")
        graph = {meta["property"]: meta["content"] for meta in metas if "property" in meta}
        assert graph["og:url"] == _address(code, name)
        assert graph["og:locale"] == territory
        assert graph["og:title"]
        assert graph["og:description"]


def test_sitemap_index(addressed_site):
    root = ElementTree.parse(addressed_site / "sitemap.xml").getroot()
    assert [loc.text for loc in root.iter(f"{SITEMAP}loc")] == [f"{ADDRESS}{code}/sitemap.xml" for code in CODES]


@pytest.mark.parametrize("code", CODES)
def test_sitemap_of_each_language(addressed_site, code):
    root = ElementTree.parse(addressed_site / code / "sitemap.xml").getroot()
    assert sorted(loc.text for loc in root.iter(f"{SITEMAP}loc")) == sorted(
        _address(code, name) for name in pages(addressed_site / code)
    )
    for url in root.iter(f"{SITEMAP}url"):
        links = {link.get("hreflang"): link.get("href") for link in url.iter(f"{XHTML}link")}
        assert list(links) == list(CODES)
        assert links[code] == url.find(f"{SITEMAP}loc").text


def test_error_pages_link_from_the_path_of_the_site(addressed_site):
    for name, target in (("pl/404.html", "/muggins/pl/"), ("404.html", "/muggins/tr/")):
        assert target in [a.get("href") for a in attributes(addressed_site / name, "a")]


def test_without_an_address_nothing_is_absolute(built_site):
    assert not list(built_site.rglob("sitemap.xml"))
    for page in built_site.rglob("*.html"):
        assert _alternates(page) == {}
        assert [meta for meta in attributes(page, "meta") if "property" in meta] == []

"""Pages of the built site in Chromium, a fresh profile for each."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.board import Board
from tests.browser.settings import DEFAULT, WIDTHS, Setting
from tests.browser.trouble import Trouble
from tests.conftest import PATIENCE_OF_READERS


def pytest_collection_modifyitems(items):
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)


@pytest.fixture
def trouble(site_address) -> Iterator[Trouble]:
    """Looks at every page of the test, and fails it at the end if there was any trouble."""
    recorded = Trouble(site_address)
    yield recorded
    recorded.check()


class Pages:
    """Opens pages of the site, each in a profile of its own."""

    def __init__(self, browser: Browser, address: str, trouble: Trouble):
        self.browser, self.address, self.trouble = browser, address, trouble
        self.contexts = []

    def open(self, path: str, setting: Setting = DEFAULT, **options) -> Page:
        """A page at `path` below the site's address, for a reader with this setting; `options` are Playwright's."""
        size = {"width": setting.width, "height": WIDTHS.get(setting.width, 780)}
        given = {"viewport": size, "color_scheme": setting.scheme, "locale": setting.language} | options
        context = self.browser.new_context(**given)
        self.contexts.append(context)
        self.trouble.watch(context)
        context.set_default_timeout(PATIENCE_OF_READERS)
        page = context.new_page()
        page.goto(self.address + path)
        return page

    def examples(self, setting: Setting = DEFAULT, hash_: str = "", game: str = "dominoes", **options) -> Page:
        """The page with a game's worked examples."""
        return self.open(f"{setting.language}/{game}/examples/{hash_}", setting, **options)

    def board(self, setting: Setting = DEFAULT, hash_: str = "", **options) -> Board:
        """The board with four placements on that page."""
        return Board(self.examples(setting, hash_, **options), "four-awards")

    def close(self) -> None:
        for context in self.contexts:
            context.close()


@pytest.fixture
def pages(chromium, site_address, trouble) -> Iterator[Pages]:
    opened = Pages(chromium, site_address, trouble)
    yield opened
    opened.close()

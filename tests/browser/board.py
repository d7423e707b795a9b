"""A board on a page, as a reader sees it."""

from collections.abc import Callable, Iterable
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

SETTLED = 120
"""Times that a changing value is looked at, 50 ms apart, before it is held to stay as it is."""


class Board:
    """One ``mug-widget`` by its id."""

    def __init__(self, page: Page, name: str):
        self.page, self.name = page, name
        self.root = page.locator(f"#{name}")
        self.live = self.root.locator("> .mug-live")
        self.replay = self.root.locator("> .mug:not(.mug-live)")
        self.feedback = page.locator(f"#{name}-fb")
        self.status = self.root.locator("> .mug-status")
        self.spoken = self.root.locator("> [role=status]")
        self.slider = page.locator(f"#{name}-slider")
        self.step = self.root.locator(".mug-step:visible")

    def button(self, what: str) -> Locator:
        """A control by the part of its id after the board's: prev, next, try3, h44, el, undo, back..."""
        return self.page.locator(f"#{self.name}-{what}")

    def try_from(self, step: int) -> None:
        """Open the address of a step and take over from it."""
        self.page.evaluate("hash => { location.hash = hash }", f"s={self.name}.{step}")
        self.button(f"try{step}").click()
        expect(self.live).to_be_visible()

    def play(self, *tiles: str) -> None:
        """Take each tile up and place it where it fits, at the left end if it fits both."""
        for tile in tiles:
            self.button(f"h{tile}").click()
            expect(self.button(f"h{tile}")).to_have_attribute("aria-pressed", "true")
            self.live.locator(".mug-end button.go").first.click()
            expect(self.button(f"h{tile}")).to_have_count(0)

    def line(self, state: str) -> Locator:
        """A line of the status: loading, slow, failed, offline, copied."""
        return self.status.locator(f"[data-state={state}]")

    def _shown(self, selector: str, script: str) -> list[str]:
        """What a script finds in each of the elements outside hidden parts; markers have no size of their own."""
        script = f"all => all.filter(one => !one.closest('[hidden]')).map({script})"
        return self.root.locator(selector).evaluate_all(script)

    def chain(self) -> list[str]:
        """The tiles on the table from left to right, low half first."""
        return self._shown(".mug-t", "tile => tile.dataset.fly")

    def shows_chain(self, wanted: Iterable[str]) -> None:
        """Wait until the chain is what is wanted."""
        becomes(self.page, self.chain, list(wanted))

    def markers(self) -> list[str]:
        """What the markers show, from left to right: a number, or nothing for a ring."""
        return self._shown(".mug-end", "end => end.querySelector('[aria-hidden]').textContent")


def becomes(page: Page, look: Callable[[], object], wanted: object) -> None:
    """Wait until a look at the page gives what is wanted: what follows a click comes in its own time."""
    for _ in range(SETTLED):
        if look() == wanted:
            return
        page.wait_for_timeout(50)
    assert look() == wanted


def is_at(page: Page, wanted: str) -> None:
    """Wait until the address names what is wanted."""
    becomes(page, lambda: place(page), wanted)


def has_focus(page: Page, wanted: str) -> None:
    """Wait until the focus is where it is wanted: an id, or the name of a tag in capitals."""
    becomes(page, lambda: focused(page), wanted)


def place(page: Page) -> str:
    """What the address names, without the ``#``."""
    return urlsplit(page.url).fragment


def focused(page: Page) -> str:
    """The id of the element with the focus, or the name of its tag in capitals."""
    return page.evaluate("document.activeElement.id || document.activeElement.tagName")


def repeated_ids(page: Page) -> list[str]:
    """Ids that more than one element of the document has."""
    return page.evaluate(
        """() => {
          const ids = [...document.querySelectorAll("[id]")].map(element => element.id);
          return ids.filter((id, at) => ids.indexOf(id) !== at);
        }"""
    )

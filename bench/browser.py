"""What is measured in the browser: each function drives a page and returns milliseconds or bytes."""

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from shutil import which
from time import perf_counter

from playwright.sync_api import BrowserContext, Page, Playwright

from bench.server import Site, gzip_size

_FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
_TIMEOUT = 90_000
NEXT = "mug-replay button[data-step='next'], mug-replay [data-act='next']"
"""The button that goes on in a worked example."""


@dataclass(frozen=True)
class Visit:
    """A first or later visit: milliseconds to the first text from Python, and the files that were sent."""

    ms: float
    brotli: int
    gzip: int


@contextmanager
def new_reader(playwright: Playwright) -> Iterator[BrowserContext]:
    """A browser with an empty profile of its own, so that its caches work as a reader's do."""
    with tempfile.TemporaryDirectory() as profile:
        chromium = which("chromium")
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium, headless=True, args=_FLAGS
        )
        try:
            yield context
        finally:
            context.close()


def first_answer(context: BrowserContext, site: Site, page_name: str) -> Visit:
    """Open a page of the bench that starts Python at once, and wait for its text."""
    site.reset()
    page = context.new_page()
    done = float(_result(page, f"{site.url}/bench/{page_name}"))
    page.close()
    files = [(path, size) for path, size in site.sent if path.suffix != ".json" or "pyodide" in path.parts]
    return Visit(done, sum(size for _, size in files), sum(gzip_size(path) for path, _ in files))


def action_times(context: BrowserContext, site: Site) -> list[float]:
    """Milliseconds of `handle` in the worker for each sample request."""
    page = context.new_page()
    times = json.loads(_result(page, f"{site.url}/bench/timing.html"))
    page.close()
    return [float(time) for time in times]


def first_step(context: BrowserContext, url: str) -> float | None:
    """Milliseconds from navigation until the button for the next step works; None when the page has no such button."""
    page = context.new_page()
    start = perf_counter()
    page.goto(url, wait_until="commit")
    button = page.locator(NEXT).first
    try:
        button.wait_for(state="attached", timeout=5000)
        before = _shown_step(page)
        button.click(timeout=5000)
        while _shown_step(page) == before and perf_counter() - start < _TIMEOUT / 1000:
            page.wait_for_timeout(5)
        return (perf_counter() - start) * 1000
    except Exception as error:
        if "Timeout" in type(error).__name__:
            return None
        raise
    finally:
        page.close()


def _shown_step(page: Page) -> str:
    return page.locator("mug-replay").first.inner_text()


def _result(page: Page, url: str) -> str:
    """The value that the page leaves in ``data-done`` of its root element."""
    page.goto(url)
    root = page.locator("html[data-done]")
    root.wait_for(state="attached", timeout=_TIMEOUT)
    return root.get_attribute("data-done") or ""

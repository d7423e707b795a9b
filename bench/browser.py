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


def first_step(context: BrowserContext, url: str) -> float:
    """Milliseconds from navigation until a press on "next" shows the next step of the first worked example."""
    page = context.new_page()
    start = perf_counter()
    page.goto(url, wait_until="commit")
    page.locator("mug-widget [data-local=next]").first.click()
    page.locator("mug-widget .mug-step:nth-of-type(2):not([hidden])").first.wait_for()
    taken = (perf_counter() - start) * 1000
    page.close()
    return taken


def first_table(context: BrowserContext, site: Site, url: str) -> Visit:
    """Open a page of the site and press "try from here" at once: the time and the bytes until the table is live."""
    site.reset()
    page = context.new_page()
    start = perf_counter()
    page.goto(url, wait_until="commit")
    page.locator("mug-widget [data-act=open]:visible").first.click()
    page.locator("mug-widget > .mug-live").wait_for(timeout=_TIMEOUT)
    taken = (perf_counter() - start) * 1000
    page.close()
    return Visit(taken, sum(size for _, size in site.sent), sum(gzip_size(path) for path, _ in site.sent))


def frames(context: BrowserContext, url: str) -> list[str]:
    """The HTML of each step of the worked examples in a page."""
    page = context.new_page()
    page.goto(url)
    found: list[str] = page.locator("mug-widget .mug-step").evaluate_all("steps => steps.map(step => step.outerHTML)")
    page.close()
    return found


def _result(page: Page, url: str) -> str:
    """The value that the page leaves in ``data-done`` of its root element."""
    page.goto(url)
    root = page.locator("html[data-done]")
    root.wait_for(state="attached", timeout=_TIMEOUT)
    return root.get_attribute("data-done") or ""

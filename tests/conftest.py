"""Fixtures for the whole suite: the built site, made at most once for all workers, a server for it, and Chromium."""

import functools
import http.server
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, expect, sync_playwright

from muggins_site.data import write_engine_data

ROOT = Path(__file__).parents[1]
CODES = ("en", "fr", "pl", "tr")
SOURCES = ("config", "docs", "engine", "locales", "seeds", "mkdocs.yml", "package-lock.json")
# A case may take longer on a busy machine than hypothesis likes; what it finds does not depend on the time of day.
settings.register_profile("default", deadline=None, derandomize=True, max_examples=200)
settings.register_profile("exhaustive", deadline=None, max_examples=10_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
write_engine_data(ROOT)  # the engine's data files, before any test imports what reads them
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
    # Each test starts the engine anew: what Chromium would compile once more for speed costs more than it gains.
    "--js-flags=--no-wasm-tier-up --no-wasm-dynamic-tiering",
)  # fmt: skip
PATIENCE_OF_READERS = 15_000  # milliseconds, on a busy machine; nothing waits that long when it works
PATIENCE = 300  # seconds one worker waits for the build of another


def run_mkdocs(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run MkDocs in the project's directory; SITE_URL and ONLY_LANG come from `environment` alone."""
    inherited = {name: value for name, value in os.environ.items() if name not in ("SITE_URL", "ONLY_LANG")}
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", *arguments],
        cwd=ROOT,
        env={**inherited, "NO_MKDOCS_2_WARNING": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def build_site(folder: Path, **environment: str) -> None:
    done = run_mkdocs("build", "-q", "-d", str(folder), **environment)
    assert done.returncode == 0, done.stdout + done.stderr


def make_once(tmp_path_factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """A folder made by the first worker that asks for it; the others wait for it."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base
    folder, done, failed = shared / name, shared / f"{name}.done", shared / f"{name}.failed"
    try:
        (shared / f"{name}.lock").mkdir()
    except FileExistsError:
        until = time.monotonic() + PATIENCE
        while not done.exists():
            assert not failed.exists(), f"{name}: another worker could not make it"
            assert time.monotonic() < until, f"{name}: another worker did not finish"
            time.sleep(0.1)
        return folder
    try:
        make(folder)
    except BaseException:
        failed.touch()
        raise
    done.touch()
    return folder


def _newest(path: Path) -> float:
    files = path.rglob("*") if path.is_dir() else [path]
    return max((file.stat().st_mtime for file in files if "__pycache__" not in file.parts), default=0)


def _is_fresh(site: Path) -> bool:
    """Whether `site` was built, for no particular address, after the last change of any source."""
    front = site / "index.html"
    if not front.exists() or (site / "sitemap.xml").exists():
        return False
    return front.stat().st_mtime > max(_newest(ROOT / source) for source in SOURCES)


@pytest.fixture(scope="session")
def built_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site, without a public address: ./site when nothing changed since it was built, else a fresh one."""
    return ROOT / "site" if _is_fresh(ROOT / "site") else make_once(tmp_path_factory, "site", build_site)


class _Handler(http.server.SimpleHTTPRequestHandler):
    """A static host that knows the error page of each language."""

    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm"}  # noqa: RUF012

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        language = self.path.lstrip("/").partition("/")[0]
        page = Path(self.directory, language if language in CODES else "", "404.html")
        if code != 404 or not page.exists():
            super().send_error(code, message, explain)
            return
        body = page.read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def serve(folder: Path) -> Iterator[str]:
    """Serve a folder on a free port; gives the address with a slash at its end."""
    handler = functools.partial(_Handler, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()


@pytest.fixture(scope="session")
def site_address(built_site: Path) -> Iterator[str]:
    """Where the built site is served."""
    with serve(built_site) as address:
        yield address


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One Chromium for each worker of the tests: Playwright can be started only once in a process."""
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if program is None:
        pytest.fail("Chromium is needed for these tests: install it so that chromium is on the path.", pytrace=False)
    expect.set_options(timeout=PATIENCE_OF_READERS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()

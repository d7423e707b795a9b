"""The built worker in Chromium, under the policy of the site and when something is in its way."""

import functools
import http.server
import json
import shutil
import threading

import pytest

from muggins_site.client import build_client
from muggins_site.runtime import build_runtime
from tests.runtime.conftest import ROOT

POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'"
PAGE = """
const worker = new Worker("/" + location.search.slice(1), { type: "module" });
const reports = [];
worker.onmessage = ({ data }) => {
  reports.push(data);
  if (data.phase === "ready") worker.postMessage({ id: 7, body: "hello" });
  if (data.failed || data.id) document.documentElement.dataset.reports = JSON.stringify(reports);
};
"""


class Handler(http.server.SimpleHTTPRequestHandler):
    def __init__(self, policy, missing, *args, **options):
        self.policy = policy
        self.missing = missing
        super().__init__(*args, **options)

    def do_GET(self):
        if self.missing and self.missing in self.path:
            self.connection.close()
        else:
            super().do_GET()

    def end_headers(self):
        self.send_header("Content-Security-Policy", self.policy)
        super().end_headers()

    def log_message(self, *_):
        pass


@pytest.fixture
def reports(project, cache, tmp_path, chromium):
    """Starts the worker under a policy, without a file whose path has `missing` in it: what it reported."""
    shutil.copytree(ROOT / "engine" / "client", project / "engine" / "client")
    site = tmp_path / "site"
    worker = build_client(project, site, build_runtime(project, site, cache)).worker
    (site / "page.js").write_text(PAGE, "utf-8")
    (site / "page.html").write_text('<!doctype html><script type="module" src="page.js"></script>', "utf-8")

    def run(policy=POLICY, missing=""):
        handler = functools.partial(Handler, policy, missing, directory=site)
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            page = chromium.new_page()
            page.goto(f"http://127.0.0.1:{server.server_address[1]}/page.html?{worker}")
            done = page.locator("html[data-reports]")
            done.wait_for(state="attached", timeout=60_000)
            found = json.loads(done.get_attribute("data-reports"))
            page.close()
            server.shutdown()
        return found

    return run


@pytest.mark.browser
def test_start_and_answer(reports):
    *start, ready, answer = reports()
    assert [report["phase"] for report in start] == ["runtime", "runtime", "engine"]
    assert ready == {"phase": "ready", "fraction": 1}
    assert answer == {"id": 7, "body": json.dumps(["hello", 5])}


@pytest.mark.browser
@pytest.mark.parametrize(
    ("policy", "missing", "reason"),
    [
        (POLICY.replace("'wasm-unsafe-eval'", ""), "", "boot"),
        (POLICY, ".wasm", "boot"),
        (POLICY, "stdlib-", "boot"),
        (POLICY, "asm.js", "boot"),
        (POLICY, "muggins-", "offline"),
    ],
)
def test_a_start_that_fails_is_reported_at_once(reports, policy, missing, reason):
    assert reports(policy, missing)[-1] == {"failed": reason}

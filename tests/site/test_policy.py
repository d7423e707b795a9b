"""The content security policy: in every page, complete, and the same as in the files for hosts."""

import os
import re
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request

import pytest

from muggins_site import hosting, security
from tests.conftest import CODES
from tests.site.markup import attributes


def _meta_policy(page):
    found = [m["content"] for m in attributes(page, "meta") if m.get("http-equiv") == "Content-Security-Policy"]
    assert len(found) == 1, page
    return found[0]


def _directives(policy):
    return {part.split()[0]: part.split()[1:] for part in policy.split("; ")}


def _read_headers(text):
    """The `_headers` format: a path in the first column, its headers indented below it."""
    rules, path = {}, None
    for line in text.splitlines():
        if line.startswith("  "):
            name, _, value = line.strip().partition(": ")
            rules[path][name] = value
        elif line:
            path = line
            rules[path] = {}
    return rules


@pytest.mark.site
def test_every_page_allows_exactly_its_own_inline_scripts(built_site):
    for page in built_site.rglob("*.html"):
        inline = security.scan(page.read_text("utf-8"))
        assert inline.faults == [], page
        allowed = _directives(_meta_policy(page))["script-src"]
        assert allowed == ["'self'", "'wasm-unsafe-eval'", *inline.hashes], page


@pytest.mark.site
def test_the_policy_comes_before_anything_that_loads(built_site):
    for page in built_site.rglob("*.html"):
        head = page.read_text("utf-8").partition("http-equiv")[0]
        assert "<script" not in head
        assert "<link" not in head


@pytest.mark.site
def test_headers_allow_what_the_pages_need_and_nothing_more(built_site):
    header = _directives(_read_headers((built_site / "_headers").read_text("utf-8"))["/*"]["Content-Security-Policy"])
    hashes = {h for page in built_site.rglob("*.html") for h in security.scan(page.read_text("utf-8")).hashes}
    assert set(header["script-src"]) == {"'self'", "'wasm-unsafe-eval'", *hashes}
    assert header["default-src"] == ["'none'"]
    assert header["frame-ancestors"] == ["'none'"]
    assert not {"'unsafe-inline'", "'unsafe-eval'"} & {source for sources in header.values() for source in sources}


def test_a_meta_policy_leaves_out_what_browsers_ignore_there():
    assert "frame-ancestors" in security.policy([], meta=False)
    assert "frame-ancestors" not in security.policy([], meta=True)


@pytest.mark.parametrize(
    ("html", "faults"),
    [
        ("<p style='top:0'>", ["<p style>"]),
        ("<style>p{}</style>", ["<style>"]),
        ("<a onclick='x()'>", ["<a onclick>"]),
        ("<a href='javascript:x()'>", ["<a href>"]),
        ("<script type='application/json'>{}</script><script src='x.js'></script>", []),
    ],
)
def test_what_the_policy_refuses_is_found(html, faults):
    assert security.scan(html) == security.Inline([], faults)


def test_the_hash_is_that_of_the_script_as_it_stands():
    """The value is the example of the CSP specification."""
    found = security.scan("<script>alert('Hello, world.');</script>").hashes
    assert found == ["'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"]


def test_no_header_is_set_twice_for_one_path():
    table = hosting.rules([], CODES)
    for path in ("/", "/pl/dominoes/", "/assets/x.js"):
        names = [
            name
            for rule in table
            if path == rule.path or (rule.path.endswith("*") and path.startswith(rule.path[:-1]))
            for name in rule.headers
        ]
        assert len(names) == len(set(names)), path


def test_headers_file_says_what_the_table_says():
    table = hosting.rules(["'sha256-x'"], CODES)
    assert _read_headers(hosting.headers_file(table)) == {rule.path: rule.headers for rule in table}


def _free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def _fetch(address):
    try:
        with urllib.request.urlopen(address) as answer:
            return answer.status, answer.headers, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read().decode()


@pytest.fixture
def caddy(built_site, tmp_path):
    """The built site, served by Caddy with the Caddyfile inside it."""
    program = shutil.which("caddy")
    assert program, "the tests need caddy: `make test` installs it"
    port = _free_port()
    environment = {
        **os.environ,
        "SITE_ADDRESS": f":{port}",
        "XDG_CONFIG_HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path),
    }
    command = [program, "run", "--adapter", "caddyfile", "--config", "Caddyfile"]
    with (tmp_path / "log").open("w") as log:
        process = subprocess.Popen(command, cwd=built_site, env=environment, stdout=log, stderr=log)
    try:
        for _ in range(100):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


@pytest.mark.site
def test_caddy_sends_the_headers_of_the_table(built_site, caddy):
    rules = _read_headers((built_site / "_headers").read_text("utf-8"))
    asset = next((built_site / "assets").glob("*.js")).name
    for path, extra in (("/", "/"), ("/pl/dominoes/", "/pl/*"), (f"/assets/{asset}", "/assets/*")):
        status, headers, _ = _fetch(caddy + path)
        assert status == 200
        for name, value in {**rules["/*"], **rules[extra]}.items():
            assert headers.get_all(name) == [value], path


@pytest.mark.site
def test_caddy_shows_the_error_page_of_the_language(built_site, caddy):
    for path, page in (("/pl/nothing/here/", "pl/404.html"), ("/nothing", "404.html"), ("/_headers", "404.html")):
        status, _, body = _fetch(caddy + path)
        assert status == 404
        assert body == (built_site / page).read_text("utf-8")


@pytest.mark.site
def test_redirects_name_error_pages_that_exist(built_site):
    for line in (built_site / "_redirects").read_text("utf-8").splitlines():
        path, target, status = line.split()
        assert re.fullmatch(r"/[a-z]{2}/\*", path)
        assert status == "404"
        assert (built_site / target.lstrip("/")).is_file()

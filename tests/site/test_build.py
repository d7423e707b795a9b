"""Builds that must fail, builds that must be equal, and the builds of one language with plain MkDocs."""

import filecmp
import os
import re
import shutil
import subprocess
import sys

import pytest
import yaml

from muggins_site import parity
from muggins_site.data import write_engine_data
from tests.conftest import CODES, ROOT, build_site, run_mkdocs
from tests.site.markup import pages

PROGRAM = """
import logging, sys
from mkdocs.commands.build import build
from mkdocs.config import load_config
logging.basicConfig(level=logging.WARNING, format="%(message)s")
build(load_config("mkdocs.yml", docs_dir=sys.argv[1], site_dir=sys.argv[2]))
"""


def _build_with(docs, site):
    """Build the project with other pages in the place of its own."""
    environment = {name: value for name, value in os.environ.items() if name not in ("SITE_URL", "ONLY_LANG")}
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, str(docs), str(site)],
        cwd=ROOT,
        env={**environment, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def docs(tmp_path):
    return shutil.copytree(ROOT / "docs", tmp_path / "docs")


@pytest.mark.site
def test_a_page_missing_in_one_language_fails_the_build(docs, tmp_path):
    (docs / "tr" / "about.md").unlink()
    done = _build_with(docs, tmp_path / "site")
    assert done.returncode != 0
    assert "docs/tr/about.md is missing: the page exists in en, fr, pl" in done.stderr


@pytest.mark.site
def test_an_id_that_differs_in_one_language_fails_the_build(docs, tmp_path):
    page = docs / "fr" / "index.md"
    page.write_text(page.read_text("utf-8").replace("{#games}", "{#jeux}"), "utf-8")
    done = _build_with(docs, tmp_path / "site")
    assert done.returncode != 0
    assert re.search(r"docs/fr/index\.md: id \d+ is 'jeux', in docs/en/index\.md it is 'games'", done.stderr)


@pytest.mark.site
def test_an_inline_style_fails_the_build(docs, tmp_path):
    for code in CODES:
        with (docs / code / "about.md").open("a", encoding="utf-8") as page:
            page.write('\n<p style="color: red">!</p>\n')
    done = _build_with(docs, tmp_path / "site")
    assert done.returncode != 0
    assert "pl/about/index.html: <p style> is refused by the policy" in done.stderr


def test_missing_pages_are_all_named():
    assert parity.missing_pages({"en": ["a.md", "b.md"], "pl": ["b.md"], "tr": ["a.md", "b.md"]}) == [
        "docs/pl/a.md is missing: the page exists in en, tr"
    ]
    assert parity.missing_pages({"en": ["a.md"], "pl": ["a.md"]}) == []


def test_ids_are_compared_in_order():
    same = {"en": {"a.md": ("x", "y")}, "pl": {"a.md": ("x", "y")}}
    assert parity.differing_anchors(same) == []
    shorter = {"en": {"a.md": ("x", "y")}, "pl": {"a.md": ("x",)}}
    assert parity.differing_anchors(shorter) == ["docs/pl/a.md: id 2 is not there, in docs/en/a.md it is 'y'"]


def _differences(left, right, folder=""):
    compared = filecmp.dircmp(left / folder, right / folder, ignore=[])
    _, unequal, errors = filecmp.cmpfiles(left / folder, right / folder, compared.common_files, shallow=False)
    found = [f"{folder}/{name}" for name in compared.left_only + compared.right_only + unequal + errors]
    for name in compared.common_dirs:
        found += _differences(left, right, f"{folder}/{name}".lstrip("/"))
    return found


@pytest.mark.site
def test_two_builds_are_equal_byte_for_byte(built_site, tmp_path):
    build_site(tmp_path / "again", PYTHONHASHSEED="7", TZ="Asia/Tokyo")
    assert _differences(built_site, tmp_path / "again") == []


@pytest.mark.site
@pytest.mark.parametrize("code", CODES)
def test_one_language_builds_with_plain_mkdocs(built_site, tmp_path, code):
    write_engine_data(ROOT)
    done = run_mkdocs("build", "-q", "-f", f"config/{code}.yml", "-d", str(tmp_path))
    assert done.returncode == 0, done.stdout + done.stderr
    assert pages(tmp_path) == pages(built_site / code)
    example = (tmp_path / "dominoes" / "examples" / "index.html").read_text("utf-8")
    assert f'<html lang="{code}"' in example
    assert "<mug-widget" in example


def test_single_language_configurations_have_the_same_pages():
    def paths(entries):
        for entry in entries:
            if isinstance(entry, str):
                yield entry
            else:
                yield from paths(next(iter(entry.values())))

    texts = [path.read_text("utf-8") for path in (ROOT / "config").glob("*.yml")]
    navs = [re.search(r"^nav:\n(?:[ -].*\n)+", text, re.MULTILINE) for text in texts]
    found = [list(paths(yaml.safe_load(nav[0])["nav"])) for nav in navs if nav]
    assert len(found) == len(CODES)
    assert all(nav == found[0] for nav in found)

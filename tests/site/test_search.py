"""The search: an index for each language, words folded, shortened and freed from elisions."""

import json
import shutil
import subprocess

import pytest

from muggins_site import search
from tests.conftest import CODES, ROOT
from tests.pages import ADDRESSES

FOLD = (ROOT / "engine" / "client" / "fold.js").as_uri()


def _fold(function, *arguments):
    """Call a function of fold.js in Node with each argument."""
    code = f"""
import {{ {function} }} from {json.dumps(FOLD)};
console.log(JSON.stringify({json.dumps(arguments)}.map((value) => {function}(value))));
"""
    done = subprocess.run(
        [shutil.which("node"), "--input-type=module", "-"], input=code, capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def test_fold_removes_what_readers_leave_out():
    words = {
        "łańcuch": "lancuch", "ŁAŃCUCH": "lancuch", "Żółw": "zolw", "élève": "eleve", "cœur": "coeur", "ÇİFT": "cift",
        "ıskarta": "iskarta", "ISKARTA": "iskarta", "İstanbul": "istanbul", "açılış": "acilis", "double": "double",
    }  # fmt: skip
    assert _fold("fold", *words) == list(words.values())


def test_upper_and_lower_case_of_turkish_meet():
    folded = _fold("fold", "IŞIK", "ışık", "İPUCU", "ipucu")
    assert folded == ["isik", "isik", "ipucu", "ipucu"]


def test_elisions_are_cut_off():
    words = {
        "l'ouverture": "ouverture", "d’une": "une", "qu'il": "il", "jusqu’à": "à", "aujourd'hui": "aujourd'hui",
        "l’extrémité de l’axe": "extrémité de axe",
    }  # fmt: skip
    assert _fold("withoutElisions", *words) == list(words.values())


def test_attempts_go_from_exact_to_short():
    assert _fold("attempts", "Łańcuchami", "dubel", "ab") == [
        ["łańcuchami lancuchami", "lancuchami", "lancucham", "lancucha", "lancuch", "lancuc"],
        ["dubel", "dube", "dub"],
        ["ab"],
    ]


@pytest.mark.site
@pytest.mark.parametrize("code", CODES)
def test_each_language_has_its_own_index(built_site, code):
    index = json.loads((built_site / code / "search" / "search_index.json").read_text("utf-8"))
    assert index["config"]["lang"] == ["en"]
    assert index["config"]["pipeline"] == []
    pages = {doc["location"].partition("#")[0] for doc in index["docs"]}
    assert pages == {*ADDRESSES}
    assert not (built_site / "search").exists()


@pytest.mark.site
def test_boards_are_not_searched(built_site):
    """What a board says at every step would drown the prose; its title stands in the heading above it."""
    index = json.loads((built_site / "en" / "search" / "search_index.json").read_text("utf-8"))
    page = (built_site / "en" / "dominoes" / "examples" / "index.html").read_text("utf-8")
    assert "<mug-widget" in page
    text = " ".join(doc["text"] for doc in index["docs"] if doc["location"].startswith("dominoes/examples/"))
    assert "<svg" not in text
    assert len(text) < 6000


@pytest.mark.site
@pytest.mark.parametrize("code", CODES)
def test_pages_use_our_worker_and_their_language(built_site, code):
    page = built_site / code / "dominoes" / "rules" / "index.html"
    block = search._CONFIG.search(page.read_text("utf-8"))[2]
    config = json.loads(block)
    assert (page.parent / config["base"]).resolve() == built_site / code
    worker, _, theirs = config["search"].partition("?theme=")
    path = (page.parent / worker).resolve()
    assert path.is_file()
    assert (path.parent / theirs).resolve().is_file()


def test_another_theme_is_noticed():
    with pytest.raises(ValueError, match="__config"):
        search.with_search_worker("<script></script>", "./", "assets/w.js")
    html = '<script id="__config" type="application/json">{"base": ".", "search": "elsewhere.js"}</script>'
    with pytest.raises(ValueError, match=r"elsewhere\.js"):
        search.with_search_worker(html, "./", "assets/w.js")

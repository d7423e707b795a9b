"""No game is half there: records, worked examples, pages and sentences, in every language."""

import re
from importlib import import_module

import pytest

from muggins.errors import CODES
from muggins.games import GAME_IDS
from muggins.lessons.library import rules, scenarios
from muggins.views.game_view import view
from muggins.words.catalogue import LANGUAGES, words_of
from tests.conftest import ROOT
from tests.examples import examples

PAGES = ("index", "rules", "examples", "table")
every_game = pytest.mark.parametrize("game_id", GAME_IDS)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def page(lang, game_id, name):
    return (ROOT / "docs" / lang / game_id / f"{name}.md").read_text("utf-8")


def boards(text):
    return re.findall(r"```muggins\n(\w+): ([\w-]+)\n```", text)


@every_game
def test_a_whole_game_or_deal_and_short_positions(game_id):
    """An example to be read through, too long to be drawn whole, and others that show one thing each."""
    long = [example for example in examples(game_id) if example.key_steps]
    assert long
    assert len(examples(game_id)) > len(long)
    assert all(example.key_steps[-1] == example.count for example in long)


@every_game
@every_language
def test_pages(lang, game_id):
    """Every example stands on the page of examples, once, and there is a table to play at."""
    texts = {name: page(lang, game_id, name) for name in PAGES}
    shown = [example for kind, example in boards(texts["examples"]) if kind == "scenario"]
    assert sorted(shown) == sorted(example.id for example in examples(game_id))
    assert boards(texts["table"]) == [("table", game_id)]
    assert boards(texts["index"])
    home = (ROOT / "docs" / lang / "index.md").read_text("utf-8")
    assert all(f"({game_id}/{name}.md)" in home for name in PAGES)


@every_game
@every_language
def test_every_example_is_linked_from_the_rules(lang, game_id):
    linked = set(re.findall(r"\(examples\.md#example-([\w-]+)\)", page(lang, game_id, "rules")))
    assert linked == {example.id for example in examples(game_id)}


@every_game
@every_language
def test_sentences(lang, game_id):
    """Titles, rules and explanations are words of the language."""
    words = words_of(lang)
    titles = [words.label("title of an example", example.title).template for example in examples(game_id)]
    shorts = [words.label("rule", short).template for short in rules()[game_id].values()]
    assert all(titles)
    assert len(set(titles)) == len(titles)
    assert len(set(shorts)) == len(shorts)
    assert view(game_id).heading(words).template
    told = {code for code in CODES if code.startswith(f"{game_id}/")}
    assert told
    assert told <= set(import_module(f"muggins.words.{game_id}.explanations").EXPLANATIONS)


@every_language
def test_every_example_has_been_read(lang):
    """What it says was reviewed once: there is a golden of it."""
    read = {path.stem for path in (ROOT / "tests" / "golden" / lang).glob("*.txt")}
    assert set(scenarios()) <= read

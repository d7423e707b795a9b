"""Frames as trees: what they show, what can be pressed, and that they are sound HTML."""

import re

import pytest

from muggins.games import GAME_IDS, game
from muggins.games.family.moves import Call
from muggins.lessons.library import scenarios
from muggins.lessons.record import Record, open_table
from muggins.pieces.tiles import Tile
from muggins.views import page
from muggins.views.dominoes.tiles import tile_svg
from muggins.views.game_view import Reader
from muggins.views.markup import el
from muggins.views.page import Feedback
from muggins.words.catalogue import LANGUAGES, words_of
from tests.markup import classes, having, heard, parse, seen

EXAMPLES = list(scenarios().values())
READERS = [Reader(words_of(lang), "w1", f"/{lang}/") for lang in LANGUAGES]
ATTRIBUTES = """
    class id d cx cy r x y text-anchor transform viewbox stroke-dasharray
    hidden open scope href type tabindex role disabled min max value
    aria-hidden aria-label aria-labelledby aria-pressed aria-current
    for name checked inputmode maxlength placeholder autocomplete novalidate method
    data-act data-by data-local data-fly data-rove data-escape data-record data-step data-label data-state
"""


HELD = {
    "dominoes": lambda state: state.hands[state.phase.seat][:3],
    "family": lambda state: [Call(1)] if state.phase.placed else [],
    "cribbage": lambda _: [],
}
"""What a reader may have taken up in a state."""


def frames():
    """A replay and the live table after every step, with nothing and with something taken up, in all languages."""
    for reader in READERS:
        info = Feedback((reader.words.text("Choose any tile to open the round."),))
        for example in EXAMPLES:
            yield page.replay(reader, example)
            for step in range(0, example.count + 1, 7 if example.key_steps else 1):
                record = Record.at_step(example.id, step)
                table = open_table(record)
                yield page.live(reader, table, record, info)
                for held in HELD[example.game_id](table.last.state):
                    yield page.live(reader, table, record, info, held)
        yield page.status(reader)
        for game_id in GAME_IDS:
            yield page.start_panel(reader, game(game_id))


def test_frames_are_sound():
    for html in frames():
        tree = parse(html)
        assert len(tree) == 1, "one root"
        ids = [element.get("id") for element in tree.iter() if element.get("id")]
        assert len(ids) == len(set(ids))
        for element in tree.iter():
            assert set(element.attrib) <= set(ATTRIBUTES.split()), element.attrib
            assert element.tag not in ("style", "script", "h1", "h2", "h3", "h4", "h5", "h6")
            if element.tag in ("button", "a", "summary"):
                assert heard(element).strip(), "without a name"
                assert not element.get("aria-label"), "a visible text beside a label"
        if "mug-live" in html:
            assert len(html.encode()) <= 24_000


def test_markers_show_what_counts():
    """Filled with its contribution where an end counts, an empty ring where a tile may go that does not count."""
    for example in EXAMPLES:
        tree = parse(page.replay(READERS[0], example))
        for found, step in zip(having(tree, "mug-step"), example.expect, strict=True):
            if "counted" not in step:
                continue
            full = sorted(int(seen(mark)) for mark in having(found, "mug-end") if "full" in classes(mark))
            rings = [mark for mark in having(found, "mug-end") if "ring" in classes(mark)]
            assert full == sorted(step["counted"])
            assert len(full) + len(rings) == 2


def test_the_chain_is_read_from_left_to_right():
    example = scenarios()["four-awards"]
    last = having(parse(page.replay(READERS[0], example)), "mug-step")[-1]
    names = [heard(tile).strip() for tile in having(last, "mug-t")]
    assert names == ["double one", "one-four", "double four", "three-four"]


@pytest.mark.parametrize(("picked", "acts"), [(None, []), ("34", ["1.34l", "1.34r"]), ("35", ["1.35l", "1.35r"])])
def test_ends_carry_whole_moves(picked, acts):
    record = Record.at_step("four-awards", 3)
    info = Feedback((READERS[0].words.text("Choose any tile to open the round."),))
    tree = parse(page.live(READERS[0], open_table(record), record, info, picked and Tile.parse(picked)))
    ends = [mark.find("button") for mark in having(tree, "mug-end")]
    assert [end.get("data-act") for end in ends if end is not None] == acts
    if picked == "34":
        assert [classes(end) for end in ends] == [["no"], ["go"]]


@pytest.mark.parametrize("upright", [True, False])
def test_a_tile_shows_its_pips_in_its_halves(upright):
    for low in range(7):
        for high in range(7):
            dots = [
                (float(x), float(y))
                for x, y in re.findall(r"M([\d.]+) ([\d.]+)h0", tile_svg((low, high), upright=upright))
            ]
            assert len(dots) == len(set(dots)) == low + high
            assert sum(point[upright] < 10 for point in dots) == low


def test_markup_escapes_what_is_not_markup():
    assert el("p", '<b> & "x"', title='"<') == '<p title="&quot;&lt;">&lt;b&gt; &amp; "x"</p>'


def test_markup_is_put_together_in_one_place():
    """No string with a tag in it outside markup.py, so nothing can slip past the escaping."""
    from tests.conftest import ROOT

    for path in (ROOT / "engine" / "muggins").rglob("*.py"):
        if path.name != "markup.py":
            assert not re.search(r"[\"'][^\"'\n]*</?[a-z]+[ >{][^\"'\n]*[\"']", path.read_text("utf-8")), path

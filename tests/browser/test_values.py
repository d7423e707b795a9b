"""Every step of every worked example of dominoes shows what its seed says, in every language."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.board import Board
from tests.browser.settings import EACH
from tests.conftest import CODES
from tests.examples import examples

ROWS = {"tiles": 0, "branching": 1, "joins": 2, "open": 3, "counted": 4, "sum": 5, "points": 6}
"""Where the rows of the position in words stand."""
NONE = {"en": "none", "fr": "néant", "pl": "brak", "tr": "yok"}


def _low_first(tile):
    return "".join(sorted(tile))


def _rows(step):
    step.locator("summary").click()
    rows = step.locator(".mug-words dd")
    expect(rows.first).to_be_visible()
    return [row.evaluate(_SEEN) for row in rows.all()]


_SEEN = """row => {
  const copy = row.cloneNode(true);
  for (const heard of copy.querySelectorAll(".vh")) heard.remove();
  return copy.textContent;
}"""


def _numbers(text):
    return [int(found) for found in re.findall(r"\d+", re.sub(r"\[\d\|\d\]", "", text))]


def _check_drawing(board, expected):
    tiles = [tile.rstrip("o") for tile in expected["table"].split(".")]
    board.shows_chain([_low_first(tile) for tile in tiles])
    if "counted" not in expected:
        return
    # A tile alone lies as it is written; of two of its halves the seed may name either first.
    counted = [int(half) for half in tiles[0]] if len(tiles) == 1 < len(expected["counted"]) else expected["counted"]
    assert sorted(counted) == sorted(expected["counted"])
    assert [int(mark) for mark in board.markers() if mark] == counted
    assert len(board.markers()) == len(expected["open"])
    expect(board.step.locator(".mug-t.last")).to_have_attribute("data-fly", expected["placed"])


def _check_caption(board, expected):
    caption = board.step.locator(".mug-caption").text_content()
    counted = expected["counted"]
    if len(counted) > 1:
        found = re.search(r"(\d+(?: \+ \d+)+) = (\d+)", caption)
        assert [int(one) for one in found[1].split(" + ")] in (counted, counted[::-1])
        assert int(found[2]) == expected["sum"]
    else:
        assert str(expected["sum"]) in caption
    if expected["points"]:
        assert str(expected["points"]) in caption.partition(" = ")[2].partition(". ")[2]


def _check_words(board, expected, code):
    rows = _rows(board.step)
    tiles = [tile.rstrip("o") for tile in expected["table"].split(".")]
    low_first = [_low_first(tile) for tile in tiles]
    assert re.findall(r"\[(\d)\|(\d)\]", rows[ROWS["tiles"]]) == [tuple(tile) for tile in low_first]
    assert rows[ROWS["branching"]] == NONE[code]
    joins = [int(tile[1]) for tile in tiles[:-1]]
    assert (_numbers(rows[ROWS["joins"]]) if joins else rows[ROWS["joins"]]) == (joins or NONE[code])
    assert _numbers(rows[ROWS["open"]]) == expected["open"]
    assert _numbers(rows[ROWS["counted"]]) == expected["counted"]
    assert _numbers(rows[ROWS["sum"]])[-1] == expected["sum"]
    assert _numbers(rows[ROWS["points"]]) == [expected["points"]]


@pytest.mark.parametrize("setting", EACH, ids=str)
def test_steps_show_what_the_seed_says(pages, setting):
    page = pages.examples(setting)
    for scenario in examples("dominoes"):
        if scenario.key_steps and setting != EACH[0]:
            continue  # whole rounds are long; what they say in other languages is in the goldens
        board = Board(page, scenario.id)
        for at, expected in enumerate(scenario.expect):
            if at:
                board.button("next").click()
            expect(board.step).to_have_attribute("data-step", str(at + 1))
            _check_drawing(board, expected)
            if "counted" in expected:
                _check_caption(board, expected)
                _check_words(board, expected, setting.language)


def test_all_languages_are_looked_at():
    assert {setting.language for setting in EACH} == set(CODES) == set(NONE)

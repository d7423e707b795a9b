"""Where tiles lie: nothing overlaps, nothing leaves the table, nothing moves once it lies."""

from hypothesis import given
from hypothesis import strategies as st

from muggins.games.dominoes.chain import Chain
from muggins.games.dominoes.rules import fitting_sides
from muggins.pieces.tiles import DOUBLE_SIX
from muggins.views.dominoes.snake import Box, Stage, lay_out, playing_stage, replay_stage
from muggins_site.data import TALLEST


@st.composite
def chains(draw):
    """A chain grown tile by tile until nothing fits: all its states."""
    chance = draw(st.randoms(use_true_random=False))
    tiles = list(DOUBLE_SIX)
    chance.shuffle(tiles)
    grown = [Chain().opened_with(tiles.pop())]
    while places := [(tile, side) for tile in tiles for side in fitting_sides(grown[-1], tile)]:
        tile, side = chance.choice(places)
        tiles.remove(tile)
        grown.append(grown[-1].extended(tile, side))
    return grown


def boxes(layout):
    return [*(tile.box for tile in layout.tiles), *(Box(x - 2, y - 2, 4, 4) for x, y in layout.marks.values())]


def overlap(one, other):
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


def sound(layout):
    laid = boxes(layout)
    for at, box in enumerate(laid):
        assert not any(overlap(box, other) for other in laid[at + 1 :])
        assert box.x >= 0
        assert box.y >= 0
        assert box.x + box.width <= layout.width
        assert box.y + box.height <= layout.height <= TALLEST


@given(chains(), st.sampled_from([12, 13, 14, 16]))
def test_chains_on_tables_of_any_width(grown, columns):
    for chain in grown:
        sound(lay_out(chain, Stage(columns, columns * 2)))


@given(chains(), st.integers(0, 6))
def test_a_table_taken_over_from_a_short_chain(grown, start):
    stage = playing_stage(grown[min(start, len(grown) - 1)])
    before = {}
    for chain in grown[start:]:
        layout = lay_out(chain, stage)
        sound(layout)
        root = layout.tiles[chain.opening].box
        places = {
            tile: (laid.box.x - root.x, laid.box.y - root.y)
            for tile, laid in zip(chain.pieces, layout.tiles, strict=True)
        }
        assert before.items() <= places.items(), "a tile moved"
        before = places


@given(chains(), st.integers(0, 5))
def test_a_short_example_lies_straight_and_keeps_its_stage(grown, last):
    final = grown[min(last, len(grown) - 1)]
    stage = replay_stage(final)
    if stage.columns < 14:
        middles = [laid.box.y + laid.box.height // 2 for laid in lay_out(final, stage).tiles]
        assert len(set(middles)) == 1


@given(chains())
def test_halves_that_join_touch(grown):
    layout = lay_out(grown[-1], Stage())
    for one, other in zip(layout.tiles, layout.tiles[1:], strict=False):
        wider = Box(one.box.x - 1, one.box.y - 1, one.box.width + 2, one.box.height + 2)
        assert overlap(wider, other.box)


def test_an_empty_table():
    layout = lay_out(Chain(), Stage())
    assert (layout.tiles, layout.marks) == ((), {})

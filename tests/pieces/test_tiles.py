import pytest

from muggins.errors import NotationError
from muggins.pieces.tiles import DOUBLE_SIX, Tile


def test_the_set_has_28_different_tiles_and_168_pips():
    assert len(set(DOUBLE_SIX)) == 28
    assert sum(tile.pips for tile in DOUBLE_SIX) == 168
    assert sum(tile.is_double for tile in DOUBLE_SIX) == 7


@pytest.mark.parametrize("tile", DOUBLE_SIX, ids=str)
def test_every_tile_reads_back_in_either_order(tile):
    assert Tile.parse(str(tile)) == Tile.parse(str(tile)[::-1]) == tile
    assert eval(repr(tile)) == tile


@pytest.mark.parametrize("text", ["", "3", "367", "37", "-1", "a6", "３６", "3 6"])
def test_other_text_is_no_tile(text):
    with pytest.raises(NotationError) as caught:
        Tile.parse(text)
    assert caught.value.code == "notation/field"

"""What holds in every round of dominoes, whatever is played."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from muggins.games.dominoes.events import TilePlayed
from muggins.games.dominoes.scoring import UNIT
from muggins.games.dominoes.state import PhaseKind
from muggins.pieces.tiles import DOUBLE_SIX
from tests.games.positions import rounds


@pytest.mark.parametrize("players", [2, 3, 4])
@given(data=st.data())
def test_every_round_keeps_its_tiles_and_ends(players, data):
    """28 tiles in one chain, the hands and the boneyard; scores in fives; an end that is settled as it should be."""
    states, turns = data.draw(rounds(players))
    assert len(states) < 100
    for state in states:
        tiles = [*state.chain.pieces, *state.boneyard, *(tile for hand in state.hands for tile in hand)]
        assert sorted(tiles) == sorted(DOUBLE_SIX)
        assert all(score % UNIT == 0 for score in state.scores)
        assert all(left[1] == right[0] for left, right in pairwise(state.chain.tiles))
    assert states[-1].phase.kind in (PhaseKind.FINISHED, PhaseKind.BLOCKED)
    awards = [
        sum(event.points for _, turn in turns for event in turn.events if _won(event, seat)) for seat in range(players)
    ]
    for seat, (hand, score) in enumerate(zip(states[-1].hands, states[-1].scores, strict=True)):
        pips = sum(tile.low + tile.high for tile in hand)
        assert abs(awards[seat] - score - pips) <= 2


def _won(event, seat):
    return isinstance(event, TilePlayed) and event.seat == seat

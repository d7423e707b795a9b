"""What holds in every round of dominoes, whatever is played."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from muggins.errors import IllegalMove, MugginsError
from muggins.games.dominoes.events import TilePlayed
from muggins.games.dominoes.scoring import UNIT
from muggins.games.dominoes.state import Draw, Pass, PhaseKind, Place
from muggins.pieces.tiles import DOUBLE_SIX
from tests.games.positions import DOMINOES, rounds


def moves_of(state):
    """Everything a seat can try: every tile of the set everywhere, a draw, a pass."""
    seat = state.phase.seat
    places = [Place(seat, tile, side) for tile in DOUBLE_SIX for side in (None, "l", "r")]
    return [*(DOMINOES.read_move(DOMINOES.write_move(place)) for place in places), Draw(seat), Pass(seat)]


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


@given(rounds())
def test_positions_and_moves_read_back(played):
    states, turns = played
    for state in states:
        line = DOMINOES.write(state)
        assert DOMINOES.read(line) == state
        assert DOMINOES.write(DOMINOES.read(line)) == line
    for move, _ in turns:
        assert DOMINOES.read_move(DOMINOES.write_move(move)) == move


@given(rounds(), st.integers(0, 200))
def test_what_is_legal_is_what_is_not_refused(played, at):
    state = played[0][at % len(played[0])]
    legal = DOMINOES.legal_moves(state)
    allowed = [move for move in moves_of(state) if DOMINOES.why_not(state, move) is None]
    assert sorted(map(DOMINOES.write_move, legal)) == sorted(map(DOMINOES.write_move, allowed))


@given(rounds(), st.integers(0, 200))
def test_refused_moves_are_not_played(played, at):
    state = played[0][at % len(played[0])]
    for move in moves_of(state):
        if mistake := DOMINOES.why_not(state, move):
            with pytest.raises(IllegalMove) as caught:
                DOMINOES.play(state, move)
            assert caught.value.mistake == mistake


@given(st.text(max_size=120))
def test_any_text_is_read_or_refused(text):
    for read, write in ((DOMINOES.read, DOMINOES.write), (DOMINOES.read_move, DOMINOES.write_move)):
        try:
            meant = read(text)
        except MugginsError:
            continue
        assert read(write(meant)) == meant


@settings(max_examples=300)
@given(rounds(), st.integers(0, 60), st.text("0123456789.-~oplrdkfbw D1", min_size=0, max_size=3), st.data())
def test_damaged_positions_never_crash(played, at, junk, data):
    line = DOMINOES.write(played[0][at % len(played[0])])
    cut = data.draw(st.integers(0, len(line)))
    damaged = line[:cut] + junk + line[cut + data.draw(st.integers(0, 3)) :]
    try:
        state = DOMINOES.read(damaged)
    except MugginsError:
        return
    assert DOMINOES.read(DOMINOES.write(state)) == state

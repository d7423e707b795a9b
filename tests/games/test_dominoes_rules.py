"""The clauses of the domino game, each by its id."""

from dataclasses import replace

import pytest

from muggins.errors import IllegalMove
from muggins.games.dominoes.chain import Chain
from muggins.games.dominoes.events import Deducted, MatchWon, RoundBlocked, RoundFinished, TileDrawn, TilePlayed
from muggins.games.dominoes.scoring import TARGETS, contributions, total
from muggins.games.dominoes.state import PhaseKind
from muggins.pieces.tiles import DOUBLE_SIX, Tile
from tests.games.positions import DOMINOES, set_up


def play(state, *words):
    """The last turn of several moves."""
    for word in words:
        turn = DOMINOES.play(state, DOMINOES.read_move(word))
        state = turn.state
    return turn


def legal(state):
    return [DOMINOES.write_move(move) for move in DOMINOES.legal_moves(state)]


def refused(state, word):
    mistake = DOMINOES.why_not(state, DOMINOES.read_move(word))
    assert mistake is not None, f"{word} is allowed"
    with pytest.raises(IllegalMove):
        DOMINOES.play(state, DOMINOES.read_move(word))
    return mistake.code, mistake.clause


def test_target():
    assert TARGETS == {2: 250, 3: 200, 4: 200}


def test_opening_any_tile_scores_like_every_other():
    """Outside truth: the scoring leads are 0-5, 1-4 and 2-3 for five, 4-6 and 5-5 for ten."""
    scoring = {}
    for tile in DOUBLE_SIX:
        spare, other = [str(spare) for spare in DOUBLE_SIX if spare != tile][:2]
        event = play(set_up(hands=(f"{tile}{spare}", other)), f"0.{tile}").events[0]
        if event.points:
            scoring[str(tile)] = event.points
    assert scoring == {"05": 5, "14": 5, "23": 5, "46": 10, "55": 10}


def test_match_the_other_half_is_the_new_end():
    turn = play(set_up("14o", ("4612", "05")), "0.46r")
    assert [end.pip for end in turn.state.chain.ends] == [1, 6]
    assert turn.state.phase.seat == 1


@pytest.mark.parametrize(
    ("table", "hand", "words"),
    [
        ("14o", "1156", ["0.11l"]),
        ("12o.23.34", "1456", ["0.14l", "0.14r"]),
        ("12o.23.31", "1556", ["0.15l", "0.15r"]),
        ("22o", "2556", ["0.25l", "0.25r"]),
    ],
)
def test_match_the_player_chooses_the_end(table, hand, words):
    assert legal(set_up(table, (hand, "05"))) == words


@pytest.mark.parametrize(
    ("word", "code", "clause"),
    [
        ("0.56l", "dominoes/no-match", "match"),
        ("0.56r", "dominoes/no-match", "match"),
        ("0.56", "dominoes/no-match", "match"),
        ("0.46l", "dominoes/wrong-end", "match"),
        ("0.46", "dominoes/choose-end", "match"),
        ("0.33l", "dominoes/not-in-hand", "deal"),
        ("1.05l", "dominoes/wrong-seat", "turn"),
        ("0.d", "dominoes/draw-not-allowed", "draw"),
        ("0.k", "dominoes/pass-with-move", "pass"),
    ],
)
def test_why_not(word, code, clause):
    assert refused(set_up("14o", ("4656", "0512")), word) == (code, clause)


def test_opening_needs_no_end():
    assert refused(set_up(hands=("46", "05")), "0.46l") == ("dominoes/no-chain", "opening")


@pytest.mark.parametrize(
    ("table", "counted"),
    [
        ("36o.66", [3, 12]),
        ("14o", [4, 1]),
        ("11.14o", [2, 4]),
        ("11.14o.44", [2, 8]),
        ("11.14o.44.43", [2, 3]),
        ("22o", [4]),
        ("00o", [0]),
        ("55o", [10]),
        ("05.55o", [0, 10]),
        ("55o.50", [10, 0]),
        ("35.55o.50", [3, 0]),
    ],
)
def test_double_and_lone_double_contributions(table, counted):
    assert [one.pips for one in contributions(set_up(table).chain)] == counted


def test_score_largest_sum_is_22():
    chains = [Chain(((a, a), (a, b), (b, b)), 1) for a in range(7) for b in range(7) if a != b]
    sums = [total(contributions(chain)) for chain in chains]
    assert max(sums) == 22


def test_draw_stops_at_the_first_playable_tile_which_must_be_placed():
    state = set_up("14o", ("5622", "05"), boneyard="334424")
    drawn = play(state, "0.d", "0.d")
    assert drawn.events == (TileDrawn(0, Tile(4, 4), playable=True),)
    assert refused(drawn.state, "0.d") == ("dominoes/stop-drawing", "draw")
    assert refused(drawn.state, "0.56l") == ("dominoes/drawn-tile-first", "draw")
    assert refused(drawn.state, "0.k") == ("dominoes/pass-with-move", "pass")
    assert legal(drawn.state) == ["0.44r"]


def test_a_drawn_tile_that_fits_both_ends_leaves_the_choice():
    state = set_up("12o.23.34", ("5566", "0506"), boneyard="14")
    assert legal(play(state, "0.d").state) == ["0.14l", "0.14r"]


def test_pass_only_when_the_boneyard_is_empty():
    assert refused(set_up("14o", ("5622", "05"), boneyard="33"), "0.k") == ("dominoes/pass-too-early", "pass")
    empty = set_up("14o", ("5622", "05"), boneyard="")
    assert refused(empty, "0.d") == ("dominoes/boneyard-empty", "pass")
    assert play(empty, "0.k").state.phase.seat == 1


ALL_SIXES_BUT_ONE = "66.60.01o.16.62.23.36.64.45"
"""Ends 6 and 5; when 5-6 goes to the right, both ends need a six and there is none left."""


def test_block_ends_the_round_at_once_and_settles_every_hand():
    turn = play(set_up(ALL_SIXES_BUT_ONE, ("5600", "11"), boneyard=""), "0.56r")
    assert turn.state.phase.kind is PhaseKind.BLOCKED
    assert [type(event) for event in turn.events] == [TilePlayed, RoundBlocked, Deducted, Deducted]
    assert refused(turn.state, "1.k") == ("dominoes/round-over", "round-end")


def test_block_needs_an_empty_boneyard():
    turn = play(set_up(ALL_SIXES_BUT_ONE, ("5600", "11"), boneyard="22"), "0.56r")
    assert (turn.state.phase.kind, turn.state.phase.seat) == (PhaseKind.PLAY, 1)


def test_block_follows_the_draw_that_empties_the_boneyard():
    state = play(set_up(ALL_SIXES_BUT_ONE, ("5600", "11"), boneyard="22"), "0.56r").state
    turn = play(state, "1.d")
    assert [type(event) for event in turn.events] == [TileDrawn, RoundBlocked, Deducted, Deducted]


def test_a_tile_that_empties_the_hand_finishes_the_round_also_when_nobody_else_can_play():
    turn = play(set_up(ALL_SIXES_BUT_ONE, ("56", "11"), boneyard=""), "0.56r")
    assert turn.state.phase.kind is PhaseKind.FINISHED
    assert [type(event) for event in turn.events] == [TilePlayed, RoundFinished, Deducted]


@pytest.mark.parametrize(("hand", "pips", "off"), [("11", 2, 0), ("12", 3, 5), ("55", 10, 10), ("35", 8, 10)])
def test_deduction_rounds_to_the_nearest_five(hand, pips, off):
    turn = play(set_up("14o", ("46", hand)), "0.46r")
    assert Deducted(1, pips, off) in turn.events
    assert turn.state.scores == (0, -off)


def test_last_tile_scores_before_the_settlement():
    state = replace(set_up("11.14o", ("44", "56")), scores=(5, 5))
    turn = play(state, "0.44r")
    assert [type(event) for event in turn.events] == [TilePlayed, RoundFinished, Deducted]
    assert turn.state.scores == (15, -5)


def test_match_end_is_immediate_and_takes_nothing_off():
    state = replace(set_up("36o", ("66", "56")), scores=(235, 0))
    turn = play(state, "0.66r")
    assert turn.events[1:] == (MatchWon(0, 250, 250),)
    assert turn.state.scores == (250, 0)
    assert refused(turn.state, "1.56r") == ("dominoes/match-over", "match-end")


def test_hidden_tiles_can_be_judged_but_not_played_past():
    state = DOMINOES.read("D1 - 14o 4612.~7 ~18 p0 0.0 0.1.-")
    after = play(state, "0.46r").state
    assert refused(after, "1.05l") == ("dominoes/hidden-tiles", "hidden")
    last = DOMINOES.read("D1 - 14o 46.~7 ~19 p0 0.0 0.1.-")
    assert refused(last, "0.46r") == ("dominoes/hidden-tiles", "hidden")
    stuck = DOMINOES.read("D1 - 14o 5622.~7 ~18 p0 0.0 0.1.-")
    assert refused(stuck, "0.d") == ("dominoes/hidden-tiles", "hidden")

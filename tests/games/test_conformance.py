"""One suite for every game: the contract of `muggins.games.game`, on the worked examples that each game ships."""

import pytest

from muggins.errors import IllegalMove
from muggins.games import GAME_IDS, game_of
from muggins.lessons.library import scenarios

EXAMPLES = list(scenarios().values())
STEPS = [(example, step) for example in EXAMPLES for step in example.steps()]
IDS = [f"{example.id}.{step.index}" for example, step in STEPS]


def test_every_game_has_examples():
    assert {example.game_id for example in EXAMPLES} == set(GAME_IDS)


@pytest.mark.parametrize(("example", "step"), STEPS, ids=IDS)
def test_position_lines_read_back(example, step):
    game = example.game
    line = game.write(step.state)
    assert game.read(line) == step.state
    assert game_of(line) is game


@pytest.mark.parametrize(("example", "step"), STEPS, ids=IDS)
def test_legal_moves_are_played_and_read_back(example, step):
    game = example.game
    for move in game.legal_moves(step.state):
        assert game.read_move(game.write_move(move)) == move
        assert game.why_not(step.state, move) is None
        turn = game.play(step.state, move)
        assert turn.events
        assert game.read(game.write(turn.state)) == turn.state


@pytest.mark.parametrize(("example", "step"), STEPS, ids=IDS)
def test_refused_moves_name_code_and_clause(example, step):
    game = example.game
    for other in EXAMPLES:
        for word in other.moves if other.game is game else ():
            move = game.read_move(word)
            if mistake := game.why_not(step.state, move):
                assert mistake.code.startswith(f"{game.id}/")
                with pytest.raises(IllegalMove):
                    game.play(step.state, move)


@pytest.mark.parametrize(("example", "step"), STEPS, ids=IDS)
def test_states_are_values(example, step):
    game = example.game
    before = game.write(step.state)
    for move in game.legal_moves(step.state):
        game.play(step.state, move)
    assert game.write(step.state) == before
    assert hash(step.state) == hash(game.read(before))


@pytest.mark.parametrize(("example", "step"), STEPS, ids=IDS)
@pytest.mark.parametrize("viewer", [0, 1, "mover", "open"])
def test_a_view_is_a_position_and_shows_no_more(example, step, viewer):
    game = example.game
    seen = game.seen_by(step.state, viewer)
    assert game.read(game.write(seen)) == seen
    assert game.seen_by(seen, viewer) == seen

"""What is face down on a table of dominoes is nowhere in the page."""

from itertools import pairwise

import pytest

from tests.browser.board import Board
from tests.examples import examples

GOING_ON = [one for one in examples("dominoes") if one.game.mover(one.steps()[-1].state) is not None]
"""At the end of a round all hands are revealed."""

_TEXT = "board => board.outerHTML"


def _face_down(scenario, step):
    """The tiles that nobody but their holders, or nobody at all, knows when the player to move looks at the table."""
    state = scenario.steps()[step].state
    others = [tile for seat, hand in enumerate(state.hands) if seat != state.phase.seat for tile in hand]
    return {str(tile) for tile in (*others, *state.boneyard)}


@pytest.mark.parametrize("scenario", GOING_ON, ids=lambda scenario: scenario.id)
def test_other_hands_and_the_boneyard_are_not_in_the_page(pages, scenario):
    board = Board(pages.examples(), scenario.id)
    step = len(scenario.moves)
    board.try_from(step)
    state = scenario.steps()[step].state
    shown = board.live.locator("[data-fly]").evaluate_all("tiles => tiles.map(tile => tile.dataset.fly)")
    own = [str(tile) for tile in state.hands[state.phase.seat]]
    assert sorted(shown) == sorted([*own, *(str(tile) for tile in state.chain.pieces)])
    assert not _face_down(scenario, step) & set(shown)
    html = board.page.content()
    for field in (scenario.start, scenario.start.replace(" ", "_"), *scenario.start.split(" ")):
        assert len(field) < 8 or field not in html
    live = board.live.evaluate(_TEXT)
    for tile in _face_down(scenario, step):
        assert f"[{tile[0]}|{tile[1]}]" not in live
        assert f"{board.name}-h{tile}" not in live
    assert not any(a + b in live for a, b in pairwise(str(tile) for tile in state.boneyard))


def test_a_turn_shows_the_next_hand_and_hides_the_last(pages):
    board = pages.board()
    board.try_from(2)
    first = board.live.locator(".mug-hand [data-fly]").evaluate_all("tiles => tiles.map(tile => tile.dataset.fly)")
    board.play("44")
    live = board.live.evaluate(_TEXT)
    for tile in set(first) - {"44"}:
        assert f'data-fly="{tile}"' not in live
        assert f"[{tile[0]}|{tile[1]}]" not in live

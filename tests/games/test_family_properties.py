"""What holds in every deal of the family card game, whatever is played, right or wrong."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from muggins.games.family.events import CardGiven, MistakeFound, PenaltyPaid
from muggins.pieces.cards import PACK
from tests.examples import examples
from tests.games.family_positions import A_FEW, FAMILY, deals, wrong_placements
from tests.games.naive_family import NaiveDeal

OVER = {"w": "won", "r": "repeated", "l": "limit"}
EXAMPLES = [example for example in examples("family") if example.moves]


def naive(state):
    piles = (
        [[str(card) for card in pile] for pile in piles] for piles in (state.commons, state.packets, state.discards)
    )
    return NaiveDeal(*piles, state.phase.seat)


def agree(state, plain):
    """Both implementations say the same of a state."""
    assert {
        FAMILY.write_move(move) for move in FAMILY.legal_moves(state) if ".n" not in FAMILY.write_move(move)
    } == set(plain.legal())
    wrong = {word.replace(f".p{word[0]}", ".o") for word in plain.wrong_placements()}
    assert {FAMILY.write_move(move) for move in wrong_placements(state)} == wrong
    assert OVER.get(state.phase.kind) == plain.over


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
@given(data=st.data())
@A_FEW
def test_both_implementations_agree_and_no_card_is_lost(players, data):
    """Legality, priorities, mistakes, penalties, ends; 52 cards; at most one penalty for a mistake."""
    states, turns = data.draw(deals(players))
    plain = naive(states[0])
    for before, (move, turn) in zip(states, turns, strict=False):
        agree(before, plain)
        plain.play(FAMILY.write_move(move))
        piles = (*turn.state.commons, *turn.state.packets, *turn.state.discards, (turn.state.phase.card,))
        assert sorted(card for pile in piles for card in pile if card) == sorted(PACK)
        assert sum(turn.state.holdings) == len(PACK)
        paid = [event for event in turn.events if isinstance(event, PenaltyPaid)]
        found = [event for event in turn.events if isinstance(event, MistakeFound)]
        assert len(paid) == len(found) <= 1
        assert (
            sum(isinstance(event, CardGiven) for event in turn.events) == sum(event.cards for event in paid) < players
        )
    agree(states[-1], plain)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_both_implementations_agree_on_the_examples(example):
    start = FAMILY.read(example.start)
    plain = naive(start)
    for word, step in zip(example.moves, example.steps()[1:], strict=True):
        assert word in plain.legal() | plain.wrong_placements()
        plain.play(word)
        assert OVER.get(step.state.phase.kind) == plain.over


@given(deals(most=60), st.integers(0, 2000), st.integers(0, 2**32))
def test_hidden_cards_may_be_exchanged(played, at, seed):
    """What is seen of a table does not change when the cards that nobody may see change places."""
    state = played[0][at % len(played[0])]
    seen = FAMILY.seen_by(state, "mover")
    open_cards = {card for pile in (*seen.commons, *seen.discards) for card in pile if card}
    hidden = [
        card for pile in (*state.commons, *state.discards, *state.packets) for card in pile if card not in open_cards
    ]
    random.Random(seed).shuffle(hidden)

    def exchanged(piles):
        return tuple(tuple(card if card in open_cards else hidden.pop() for card in pile) for pile in piles)

    other = replace(
        state, commons=exchanged(state.commons), discards=exchanged(state.discards), packets=exchanged(state.packets)
    )
    assert FAMILY.seen_by(other, "open") == seen
    assert not any(card for packet in seen.packets for card in packet)

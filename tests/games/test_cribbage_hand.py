"""Hands that readers choose, type or paste to have them counted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from muggins.errors import MugginsError
from muggins.games.cribbage.counting import total
from muggins.games.cribbage.hand import Hand, read_hand
from muggins.pieces.cards import PACK, Card

TYPED = [
    ("7H 8S 8D 9C 6D", "7H8S8D9C.6D"),
    ("7h,8s;8d+9c/6d", "7H8S8D9C.6D"),
    ("7♥︎ 8♠ 8♦️ 9♣ 6♦", "7H8S8D9C.6D"),
    ("10h TS", "THTS"),
    ("7H8S8D9C.6D", "7H8S8D9C.6D"),
    ("7H8S.6D", "7H8S.6D"),
    (".6D", ".6D"),
    ("", ""),
]
REFUSED = [
    ("7X", "notation/cards"),
    ("7", "notation/cards"),
    ("1H", "notation/cards"),
    ("7H8S8D9C6DKS", "cribbage/five-cards"),
    ("7H7H", "cribbage/card-twice"),
    ("7H8S8D9C.7H", "cribbage/card-twice"),
    ("<b>", "notation/cards"),
]


@pytest.mark.parametrize(("text", "line"), TYPED)
def test_what_is_typed_is_read(text, line):
    assert str(read_hand(text)) == line


@pytest.mark.parametrize(("text", "code"), REFUSED)
def test_what_is_no_hand_is_refused_with_its_reason(text, code):
    with pytest.raises(MugginsError) as error:
        read_hand(text)
    assert error.value.code == code


@given(st.text(max_size=30))
def test_any_text_is_read_or_refused(text):
    try:
        hand = read_hand(text)
    except MugginsError:
        return
    assert read_hand(str(hand)) == hand


@given(st.lists(st.sampled_from(PACK), max_size=12))
def test_choosing_and_putting_back(cards):
    """The hand fills first, then the starter; a card that is put back leaves the others where they are."""
    hand = Hand()
    chosen = set()
    for card in cards:
        if card not in chosen and len(chosen) == 5:
            with pytest.raises(MugginsError):
                hand.toggled(card)
            continue
        starter = hand.starter
        hand = hand.toggled(card)
        chosen ^= {card}
        assert set(hand.chosen) == chosen
        assert hand.starter in (starter, None, card)
        assert len(hand.cards) <= 4
        assert read_hand(str(hand)) == hand


def test_a_whole_hand_is_counted_both_ways():
    hand = read_hand("4H5H6HKH.5C")
    assert hand.whole
    assert (total(hand.count(crib=False)), total(hand.count(crib=True))) == (20, 16)
    assert not hand.toggled(Card.parse("5C")).whole

"""The count of a hand: both tables of all shows in full, a second scorer, and the mistakes that scorers make."""

from collections import Counter
from functools import cache
from itertools import chain, combinations, combinations_with_replacement, product
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from muggins.errors import PositionError
from muggins.games.cribbage.counting import IMPOSSIBLE, MOST, Kind, count, total
from muggins.pieces.cards import PACK, RANKS, SUITS, Card
from tests.games import naive_cribbage

HANDS = """
0:1009008 1:99792 2:2813796 3:505008 4:2855676 5:697508 6:1800268 7:751324 8:1137236 9:361224 10:388740
11:51680 12:317340 13:19656 14:90100 15:9168 16:58248 17:11196 18:2708 20:8068 21:2496 22:444 23:356 24:3680
28:76 29:4
"""
CRIBS = """
0:1022208 1:99792 2:2839800 3:508908 4:2868960 5:703496 6:1787176 7:755320 8:1118336 9:358368 10:378240
11:43880 12:310956 13:16548 14:88132 15:9072 16:57288 17:11196 18:2264 20:7828 21:2472 22:444 23:356 24:3680
28:76 29:4
"""
SHOWS = comb(52, 4) * 48
JACK = RANKS.index("J") + 1


def parsed(table):
    return {int(points): int(times) for points, times in (entry.split(":") for entry in table.split())}


def suited(ranks, starter):
    """Every choice of suits for a hand of these ranks, equal ones together, and a starter, once each."""
    for choice in product(*(combinations(SUITS, ranks.count(rank)) for rank in dict.fromkeys(ranks))):
        held = tuple(chain(*choice))
        for suit in SUITS:
            if (starter, suit) not in zip(ranks, held, strict=True):
                yield held, suit


@cache
def situations(ranks, starter):
    """All choices of suits, told apart by what can matter: how often each comes up, and one of them to be counted.

    Only flush and nobs look at suits. ``ranks`` may be any names as long as the jack has its own.
    """
    found = {}
    for held, suit in suited(ranks, starter):
        flush = len(set(held)) == 1, len({*held, suit}) == 1
        nobs = (JACK, suit) in zip(ranks, held, strict=True)
        times, _ = found.get((flush, nobs), (0, None))
        found[flush, nobs] = times + 1, (held, suit)
    return tuple(found.values())


def shape(ranks, starter):
    """The ranks with all but the jack renamed, so that hands alike in this share their choices of suits."""
    names = {JACK: JACK}
    return tuple(names.setdefault(rank, -len(names)) for rank in ranks), names.get(starter, 0)


@pytest.fixture(scope="module")
def tables():
    """How many of all shows have so many points: as hands, and as cribs."""
    found = Counter(), Counter()
    ranks = range(1, len(RANKS) + 1)
    for hand, starter in product(combinations_with_replacement(ranks, 4), ranks):
        if hand.count(starter) == 4:
            continue
        for times, (suits, suit) in situations(*shape(hand, starter)):
            cards = tuple(map(Card, hand, suits))
            for crib in (False, True):
                found[crib][total(count(cards, Card(starter, suit), crib=crib))] += times
    return found


def test_every_show_is_looked_at(tables):
    assert [sum(table.values()) for table in tables] == [SHOWS, SHOWS] == [12_994_800] * 2


def test_all_hands(tables):
    assert tables[False] == parsed(HANDS)
    assert round(sum(points * times for points, times in tables[False].items()) / SHOWS, 6) == 4.769152


def test_all_cribs(tables):
    assert tables[True] == parsed(CRIBS)
    assert round(sum(points * times for points, times in tables[True].items()) / SHOWS, 6) == 4.734819


def test_most_and_impossible(tables):
    assert max(tables[False]) == max(tables[True]) == MOST
    for table in tables:
        assert set(IMPOSSIBLE) == set(range(24)) - set(table) | {25, 26, 27}


def hand_of(text):
    *hand, starter = map(Card.parse, text.split())
    return tuple(hand), starter


def items(text, *, crib=False):
    return [f"{item.kind.value} {item.points}" for item in count(*hand_of(text), crib=crib)]


five_cards = st.lists(st.sampled_from(PACK), min_size=5, max_size=5, unique=True)
KINDS = {
    "fifteens": {Kind.FIFTEEN},
    "pairs": {Kind.PAIR, Kind.PAIR_ROYAL, Kind.DOUBLE_PAIR_ROYAL},
    "runs": {Kind.RUN},
    "flush": {Kind.FLUSH},
    "nobs": {Kind.NOBS},
    "total": set(Kind),
}


@given(five_cards, st.booleans())
def test_both_scorers_agree_kind_by_kind(cards, crib):
    *hand, starter = cards
    found = count(hand, starter, crib=crib)
    points = {name: total(item for item in found if item.kind in kinds) for name, kinds in KINDS.items()}
    assert points == naive_cribbage.count(list(map(str, hand)), str(starter), crib)


@given(five_cards, st.booleans(), st.randoms(use_true_random=False))
def test_items_are_said_in_order_and_do_not_depend_on_the_order_of_the_hand(cards, crib, chance):
    *hand, starter = cards
    found = count(hand, starter, crib=crib)
    places = [list(Kind).index(item.kind) for item in found if item.kind not in KINDS["pairs"]]
    assert places == sorted(places)
    assert len(set(found)) == len(found)
    for item in found:
        assert set(item.cards) <= set(cards)
        assert list(item.cards) == sorted(item.cards)
    chance.shuffle(hand)
    assert count(hand, starter, crib=crib) == found


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("7H 8S 8D 9C 6D", ["fifteen 2"] * 3 + ["pair 2"] + ["run 4"] * 2),  # a double run of four
        ("4H 5H 6H KH 5C", ["fifteen 2"] * 4 + ["pair 2"] + ["run 3"] * 2 + ["flush 4"]),
        ("3H 3S 3D 4C 5H", ["fifteen 2"] * 3 + ["pair-royal 6"] + ["run 3"] * 3),  # a triple run
        ("4H 4S 5D 5C 6H", ["fifteen 2"] * 4 + ["pair 2"] * 2 + ["run 3"] * 4),  # a double double run
        ("5H 5S 5D JC 5C", ["fifteen 2"] * 8 + ["double-pair-royal 12", "nobs 1"]),
        ("5H 5S 5D 5C JC", ["fifteen 2"] * 8 + ["double-pair-royal 12"]),  # the jack turned up is never nobs
        ("AH 2S 3D 4C 5H", ["fifteen 2", "run 5"]),  # all five, and no run of three or four inside
        ("QH KS AD 2C 8H", []),  # king and ace do not join
        ("TH JS QD KC AH", ["run 4"]),
        ("KH QS JD AC 4H", ["fifteen 2"] * 3 + ["run 3"]),
        ("2C 4D 8H QS KD", []),
        ("9S 6H 5D 4C 4H", ["fifteen 2"] * 3 + ["pair 2"] + ["run 3"] * 2),
        ("JD 3S 4H 8C QD", ["fifteen 2", "nobs 1"]),
        ("JD JH JS JC 2D", ["double-pair-royal 12", "nobs 1"]),
        ("AH AS 6D 7C 7H", ["fifteen 2"] * 4 + ["pair 2"] * 2),
    ],
)
def test_known_hands(text, said):
    assert items(text) == said


@pytest.mark.parametrize(
    ("text", "hand", "crib"),
    [
        ("3H 7H 9H JH 2C", ["flush 4"], []),  # four in the crib are none
        ("3H 7H 9H QH 2H", ["flush 5"], ["flush 5"]),
        ("3H 7H 9H QC 2H", [], []),  # the starter does not stand in for a card of the hand
    ],
)
def test_flushes(text, hand, crib):
    assert [item for item in items(text) if "flush" in item] == hand
    assert [item for item in items(text, crib=True) if "flush" in item] == crib


def test_fifteens_of_two_to_five_cards():
    assert [str(card) for card in count(*hand_of("AH 2S 3D 4C 5H"), crib=False)[0].cards] == [
        "AH",
        "2S",
        "3D",
        "4C",
        "5H",
    ]
    found = count(*hand_of("5H TS JD QC KH"), crib=False)
    assert [len(item.cards) for item in found if item.kind is Kind.FIFTEEN] == [2, 2, 2, 2]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("5H 5S 5D JC", "cribbage/wrong-hand"),
        ("5H 5S 5D JC 2C 3C", "cribbage/wrong-hand"),
        ("5H 5S 5D JC JC", "cribbage/card-twice"),
        ("5H 5H 5D JC 2C", "cribbage/card-twice"),
    ],
)
def test_what_is_no_hand(text, code):
    with pytest.raises(PositionError) as caught:
        count(*hand_of(text), crib=False)
    assert caught.value.code == code

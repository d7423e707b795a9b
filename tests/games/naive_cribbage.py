"""Counting a cribbage hand a second time, from the rules alone: every set of cards is looked at, one after the other.

It shares no code with the engine, so that the two can be held against each other.
"""

from itertools import combinations

RANKS = "A23456789TJQK"


def worth(card):
    return min(RANKS.index(card[0]) + 1, 10)


def is_run(cards):
    """Ranks that follow one another without a gap, none of them twice."""
    places = sorted(RANKS.index(card[0]) for card in cards)
    return places == list(range(places[0], places[0] + len(places)))


def count_runs(cards):
    """Only the longest runs count, each of them."""
    for size in (5, 4, 3):
        runs = [chosen for chosen in combinations(cards, size) if is_run(chosen)]
        if runs:
            return size * len(runs)
    return 0


def count(hand, starter, crib):
    """The points of four cards with the starter, kind by kind."""
    cards = [*hand, starter]
    points = {"fifteens": 0, "pairs": 0, "runs": 0, "flush": 0, "nobs": 0}
    for size in (2, 3, 4, 5):
        for chosen in combinations(cards, size):
            if sum(worth(card) for card in chosen) == 15:
                points["fifteens"] += 2
    for one, other in combinations(cards, 2):
        if one[0] == other[0]:
            points["pairs"] += 2
    points["runs"] = count_runs(cards)
    if len({card[1] for card in cards}) == 1:
        points["flush"] = 5
    elif len({card[1] for card in hand}) == 1 and not crib:
        points["flush"] = 4
    if "J" + starter[1] in hand:
        points["nobs"] = 1
    points["total"] = sum(points.values())
    return points


def pegging(cards):
    """The points of the last card of a series in the play, kind by kind; what it does not make is left out."""
    points = {}
    pips = 0
    for card in cards:
        pips += worth(card)
    if pips == 15:
        points["fifteen"] = 2
    if pips == 31:
        points["thirty-one"] = 2
    alike = 1
    while alike < len(cards) and cards[-1 - alike][0] == cards[-1][0]:
        alike += 1
    if alike > 1:
        points[{2: "pair", 3: "pair-royal", 4: "double-pair-royal"}[alike]] = alike * (alike - 1)
    runs = [size for size in range(3, len(cards) + 1) if is_run(cards[len(cards) - size :])]
    if runs:
        points["run"] = max(runs)
    return points

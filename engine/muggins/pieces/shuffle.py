"""Chance that follows from a seed, the same on every Python."""

import random
from collections.abc import Sequence


def shuffled[Item](items: Sequence[Item], seed: str) -> tuple[Item, ...]:
    """The items in an order that only ``seed`` decides.

    Fisher and Yates over ``Random(n).random()``, the one sequence that Python promises to keep.

    >>> shuffled("abcd", "seed")
    ('a', 'b', 'd', 'c')
    """
    chance = random.Random(int.from_bytes(seed.encode()))
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        at = int(chance.random() * (last + 1))
        mixed[last], mixed[at] = mixed[at], mixed[last]
    return tuple(mixed)

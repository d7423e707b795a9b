"""Why each pile is open to a card or not, for "Why this pile?"."""

from muggins.games.family.priorities import Fit, Option
from muggins.games.family.state import SpotKind
from muggins.words.catalogue import Words
from muggins.words.phrase import Phrase


def reason(words: Words, option: Option, *, own: bool, several: bool) -> Phrase:
    """The reason for one pile; ``own`` the own discard pile, ``several`` when more than one pile is right."""
    if own:
        if option.right:
            return words.label("reason for a pile", "nothing else fits, so the card goes here")
        return words.label("reason for a pile", "only when nothing else fits")
    match option.fit:
        case Fit.EMPTY:
            return words.label("reason for a pile", "empty, so closed to others")
        case Fit.EQUAL:
            return words.label("reason for a pile", "the same rank, so it does not fit")
        case Fit.KING_ACE:
            return words.label("reason for a pile", "king and ace do not connect")
        case Fit.APART:
            return words.label("reason for a pile", "not one rank away")
    return _fitting(words, option, several=several)


def _fitting(words: Words, option: Option, *, several: bool) -> Phrase:
    if option.right and several:
        return words.label("reason for a pile", "one rank away: the card may go here")
    if option.right:
        return words.label("reason for a pile", "one rank away: the card must go here")
    if option.spot.kind is SpotKind.COMMON:
        raise AssertionError(option)
    return words.label("reason for a pile", "one rank away, but another pile comes first")

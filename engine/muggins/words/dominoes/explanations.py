"""Why something cannot be done at a table of dominoes."""

from collections.abc import Mapping

from muggins.words.catalogue import Words
from muggins.words.explanations import Explanation
from muggins.words.phrase import Phrase


def _pass_too_early(words: Words, data: Mapping[str, object]) -> Phrase:
    n = data["n"]
    if not isinstance(n, int):
        raise TypeError(n)
    return words.plural(
        "You cannot pass yet: {n} tile is left in the boneyard.",
        "You cannot pass yet: {n} tiles are left in the boneyard.",
        n,
    )


EXPLANATIONS: dict[str, Explanation] = {
    "dominoes/players": lambda words, data: words.text(
        "Two, three, or four can play, each with a hand and a score. Players in this position: {n}.", **data
    ),
    "dominoes/tile-twice": lambda words, data: words.text(
        "There is only one {tile} in the set, but this position has it twice. Take one away.", **data
    ),
    "dominoes/chain-broken": lambda words, data: words.text(
        "Two halves that touch in this chain differ: {left} and {right}. Neighbours must be equal.", **data
    ),
    "dominoes/wrong-total": lambda words, data: words.text(
        "The whole set must be somewhere: on the table, in the hands, or in the boneyard. Tiles in this position: {n}.",
        **data,
    ),
    "dominoes/wrong-score": lambda words, data: words.text(
        "Scores move in fives, so no player can have {score}. Correct the score.", **data
    ),
    "dominoes/wrong-phase": lambda words, data: words.text(
        "What should happen next does not agree with the hands: “{text}”. Correct that field.", **data
    ),
    "dominoes/round-over": lambda words, data: words.text(
        "The round is over, nothing more can be played. Undo a move or start again.", **data
    ),
    "dominoes/match-over": lambda words, data: words.text(
        "The match is over, nothing more can be played. Undo a move or start again.", **data
    ),
    "dominoes/round-not-over": lambda words, data: words.text(
        "The next round is dealt only when this one is over. Play on.", **data
    ),
    "dominoes/single-round": lambda words, data: words.text(
        "This table was set up for one round only. Start a new deal to play a whole match.", **data
    ),
    "dominoes/wrong-seat": lambda words, data: words.text(
        "It is not this player’s turn. Player {player} is to move.", **data
    ),
    "dominoes/not-in-hand": lambda words, data: words.text(
        "The {tile} is not in this hand. Choose a tile you can see in the hand.", **data
    ),
    "dominoes/hidden-tiles": lambda words, data: words.text(
        "Some tiles of this position are unknown, so play cannot go on from here.", **data
    ),
    "dominoes/drawn-tile-first": lambda words, data: words.text(
        "The {tile} may not replace the tile you have drawn. Place that one: {drawn}.", **data
    ),
    "dominoes/choose-end": lambda words, data: words.text(
        "Say where the {tile} should go: choose one of the open ends.", **data
    ),
    "dominoes/no-chain": lambda words, data: words.text(
        "There is no chain yet. The {tile} would open the round; place it on the empty table.", **data
    ),
    "dominoes/wrong-end": lambda words, data: words.text(
        "Neither half of the {tile} matches this end. It needs a half with {end}.", **data
    ),
    "dominoes/no-match": lambda words, data: words.text(
        "The {tile} fits neither end. The open ends show {left} and {right}: choose a tile with one of these.", **data
    ),
    "dominoes/draw-not-allowed": lambda words, data: words.text(
        "You have a legal placement, so you may not draw. Look at the {tile}.", **data
    ),
    "dominoes/stop-drawing": lambda words, data: words.text("Stop drawing: the {tile} fits. Play it at once.", **data),
    "dominoes/boneyard-empty": lambda words, data: words.text("The boneyard is empty. You can only pass.", **data),
    "dominoes/pass-with-move": lambda words, data: words.text(
        "You have a legal placement, so you may not pass. Look at the {tile}.", **data
    ),
    "dominoes/pass-too-early": _pass_too_early,
}

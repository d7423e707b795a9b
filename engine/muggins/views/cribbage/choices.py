"""What is chosen before a game of cribbage: who plays, how far, and how the hands are counted."""

from collections.abc import Sequence

from muggins.games.cribbage.state import FULL, PLAYERS, SHORT
from muggins.views.game_view import Choice
from muggins.words.catalogue import Words


def choices(words: Words) -> Sequence[Choice]:
    """The questions of the start panel (clauses ``players``, ``target``, ``lowball``)."""
    players = (
        *((str(n), words.plural("{n} player", "{n} players", n)) for n in PLAYERS),
        (f"{max(PLAYERS)}.p", words.plural("{n} player, as partners", "{n} players, as partners", max(PLAYERS))),
    )
    return (
        Choice("players", words.label("choice before a game", "Players"), players),
        Choice(
            "target",
            words.label("choice before a game", "Target"),
            (
                ("", words.plural("{n} point", "{n} points", FULL)),
                (f"t{SHORT}", words.plural("{n} point", "{n} points", SHORT)),
            ),
        ),
        Choice(
            "counting",
            words.label("choice before a game", "Counting"),
            (
                ("", words.label("choice before a game", "With muggins: you count yourself")),
                ("s", words.label("choice before a game", "Without muggins: the hands are counted for you")),
                (
                    "l",
                    words.label("choice before a game", "Lowball, without muggins: whoever reaches the target loses"),
                ),
            ),
        ),
    )

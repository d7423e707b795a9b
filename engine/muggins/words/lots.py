"""Lots, which are drawn in the same way in every game."""

from muggins.games.deals import LotsDrawn
from muggins.words.catalogue import Words
from muggins.words.names import SEATS
from muggins.words.phrase import Phrase


def lots(words: Words, event: LotsDrawn) -> Phrase:
    """Who took which piece."""
    shown = {
        f"lot{seat}": words.label("lot", "player {player}: {piece}", player=SEATS[seat], piece=piece)
        for seat, piece in event.lots
    }
    return Phrase(", ".join(f"{{{name}}}" for name in shown), shown)

"""The door of "Count this hand": a hand in, its count out.

The record is ``h=7H8S8D9C.6D``; an action is ``card 7H`` (choose it, or put it back), ``cards 7H 8S ...`` (all at once)
or ``open``.
"""

from muggins.errors import MugginsError
from muggins.games.cribbage.hand import Hand, read_hand
from muggins.views.cribbage.counter import counter, worth
from muggins.views.game_view import Reader
from muggins.views.page import Feedback
from muggins.words import names
from muggins.words.explanations import explain

RECORD = "h="


def counted(reader: Reader, record: str, act: str) -> dict[str, object]:
    """The answer to an action at the hand of a record (see :mod:`muggins.live.session`)."""
    hand = Hand()
    try:
        if record.startswith(RECORD):
            hand = read_hand(record.removeprefix(RECORD))
        verb, _, cards = act.partition(" ")
        if verb == "card":
            hand = hand.toggled(*read_hand(cards).chosen)
        elif verb == "cards":
            hand = read_hand(cards)
    except MugginsError as error:
        return _shown(reader, hand, Feedback((explain(reader.words, error.code, error.data),), "warn"), focus=True)
    # Somebody who chooses card after card stays among the cards.
    return _shown(reader, hand, Feedback(worth(reader.words, hand)), focus=hand.whole or verb != "card")


def _shown(reader: Reader, hand: Hand, feedback: Feedback, *, focus: bool) -> dict[str, object]:
    return {
        "ok": feedback.kind != "warn",
        "html": counter(reader, hand, feedback),
        "record": f"{RECORD}{hand}",
        "say": "" if focus else names.spoken(reader.words, *feedback.phrases),
        "focus": f"{reader.wid}-fb" if focus else None,
    }

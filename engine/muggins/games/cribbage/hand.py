"""A cribbage hand that a reader wants counted, as one line that fits a link: ``7H8S8D9C.6D``, hand and starter."""

import re
from dataclasses import dataclass, replace

from muggins.errors import NotationError, PositionError
from muggins.games.cribbage.counting import HAND, Combination, count
from muggins.games.lines import twice
from muggins.pieces.cards import RANKS, SUITS, Card

_CARD = rf"(?:10|[{RANKS}])[{SUITS}]"
_SIGNS = str.maketrans("♣♦♥♠", SUITS)
_BETWEEN = r"[\s.,;+/\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}-]+"
"""What may stand between cards that are typed or pasted."""


@dataclass(frozen=True)
class Hand:
    """Up to four ``cards`` in the order in which they were chosen, and the ``starter``, None until it is chosen."""

    cards: tuple[Card, ...] = ()
    starter: Card | None = None

    def __str__(self) -> str:
        return "".join(map(str, self.cards)) + (f".{self.starter}" if self.starter else "")

    @property
    def chosen(self) -> tuple[Card, ...]:
        """All its cards, the starter last."""
        return (*self.cards, self.starter) if self.starter else self.cards

    @property
    def whole(self) -> bool:
        """Whether it can be counted."""
        return len(self.chosen) == HAND + 1

    def toggled(self, card: Card) -> "Hand":
        """With one more card, in the hand as long as it has room; without it if it was chosen already.

        Raises :class:`PositionError` when there is no room.
        """
        if card == self.starter:
            return replace(self, starter=None)
        if card in self.cards:
            return replace(self, cards=tuple(other for other in self.cards if other != card))
        if len(self.cards) < HAND:
            return replace(self, cards=(*self.cards, card))
        if self.starter is None:
            return replace(self, starter=card)
        raise PositionError("cribbage/five-cards", n=HAND + 1)

    def count(self, *, crib: bool) -> tuple[Combination, ...]:
        """Its combinations, as a hand or as a crib; only when it is ``whole``."""
        if self.starter is None:
            raise AssertionError
        return count(self.cards, self.starter, crib=crib)


def read_hand(text: str) -> Hand:
    """The hand of a line, of what was typed or pasted; the fifth card is the starter, as is one after a dot in a line.

    Letters may be small, suits may be signs. Raises :class:`NotationError` when these are not cards, and
    :class:`PositionError` for a card that stands twice and for a sixth.
    """
    hand, dot, starter = text.partition(".")
    if dot and re.fullmatch(rf"({_CARD}){{0,{HAND}}}", hand, re.ASCII) and re.fullmatch(_CARD, starter, re.ASCII):
        cards = _cards(hand)
        found = Hand(cards, Card.parse(starter))
    else:
        cards = _cards(text)
        if len(cards) > HAND + 1:
            raise PositionError("cribbage/five-cards", n=HAND + 1)
        found = Hand(cards[:HAND], cards[HAND] if len(cards) > HAND else None)
    if card := twice(found.chosen):
        raise PositionError("cribbage/card-twice", card=card)
    return found


def _cards(text: str) -> tuple[Card, ...]:
    word = re.sub(_BETWEEN, "", text.upper().translate(_SIGNS))
    if not re.fullmatch(rf"(?:{_CARD})*", word, re.ASCII):
        raise NotationError("notation/cards", text=text[:40])
    return tuple(map(Card.parse, re.findall(_CARD, word)))

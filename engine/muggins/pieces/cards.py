"""Playing cards of a pack of 52."""

from dataclasses import dataclass

from muggins.errors import NotationError

RANKS = "A23456789TJQK"
"""Letters of the ranks in order, ace first (family ``ranks``)."""
SUITS = "CDHS"
"""Letters of the suits: clubs, diamonds, hearts, spades."""


@dataclass(frozen=True, order=True)
class Card:
    """One card: ``rank`` 1 (ace) to 13 (king) and the letter of its ``suit``.

    >>> Card.parse("10h"), str(Card(12, "S"))
    (Card(rank=10, suit='H'), 'QS')
    """

    rank: int
    suit: str

    @classmethod
    def parse(cls, text: str) -> "Card":
        """The card of a rank and a suit letter in either case; :class:`NotationError` for anything else."""
        word = text.upper().replace("10", "T")
        if len(word) != 2 or word[0] not in RANKS or word[1] not in SUITS:
            raise NotationError("notation/field", field="card", text=text)
        return cls(RANKS.index(word[0]) + 1, word[1])

    def __str__(self) -> str:
        return RANKS[self.rank - 1] + self.suit


PACK = tuple(Card(rank, suit) for suit in SUITS for rank in range(1, len(RANKS) + 1))
"""The full pack in order (family ``pack``)."""

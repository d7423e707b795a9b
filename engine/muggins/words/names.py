"""What pieces and players are called."""

from collections.abc import Sequence

from muggins.pieces.cards import Card
from muggins.words.catalogue import Words
from muggins.words.phrase import Part, Phrase, Piece, number

SEATS = "ABCDEFG"
"""The letters of the seats in order of play; their noun stands in the sentence."""

INTERNATIONAL = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
"""What is printed on the cards, ace first; the letters of a language replace those of the courts if a reader wishes."""

LOCAL = {"fr": {"J": "V", "Q": "D", "K": "R"}, "pl": {"J": "W", "Q": "D", "K": "K"}}
"""Letters of the court cards that differ from language to language."""

_SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_AS_TEXT = "\N{VARIATION SELECTOR-15}"
"""After a suit sign: it must not become a coloured picture."""


def index(card: Card) -> str:
    """The letter or number of a card: ``10``, ``Q``."""
    return INTERNATIONAL[card.rank - 1]


def suit_sign(card: Card) -> str:
    """The sign of a card's suit."""
    return _SIGNS[card.suit] + _AS_TEXT


def symbol(piece: Piece) -> str:
    """How a piece is written: ``[3|6]``, ``6♥``."""
    if isinstance(piece, Card):
        return index(piece) + suit_sign(piece)
    return f"[{piece.low}|{piece.high}]"


def half_name(words: Words, pip: int) -> str:
    """The name of a half: blank, one ... six."""
    return (
        words.label("half of a tile", "blank"),
        words.label("half of a tile", "one"),
        words.label("half of a tile", "two"),
        words.label("half of a tile", "three"),
        words.label("half of a tile", "four"),
        words.label("half of a tile", "five"),
        words.label("half of a tile", "six"),
    )[pip].template


def piece_name(words: Words, piece: Piece) -> str:
    """How a piece is read aloud: three-six, double blank, six of hearts."""
    if isinstance(piece, Card):
        return _card_name(words, piece)
    if piece.is_double:
        return plain(words.label("name of a tile", "double {half}", half=half_name(words, piece.low)))
    low, high = half_name(words, piece.low), half_name(words, piece.high)
    return plain(words.label("name of a tile", "{low}-{high}", low=low, high=high))


def _card_name(words: Words, card: Card) -> str:
    rank = (
        words.label("rank in the name of a card", "ace"),
        words.label("rank in the name of a card", "two"),
        words.label("rank in the name of a card", "three"),
        words.label("rank in the name of a card", "four"),
        words.label("rank in the name of a card", "five"),
        words.label("rank in the name of a card", "six"),
        words.label("rank in the name of a card", "seven"),
        words.label("rank in the name of a card", "eight"),
        words.label("rank in the name of a card", "nine"),
        words.label("rank in the name of a card", "ten"),
        words.label("rank in the name of a card", "jack"),
        words.label("rank in the name of a card", "queen"),
        words.label("rank in the name of a card", "king"),
    )[card.rank - 1]
    suit = {
        "C": words.label("suit in the name of a card", "clubs"),
        "D": words.label("suit in the name of a card", "diamonds"),
        "H": words.label("suit in the name of a card", "hearts"),
        "S": words.label("suit in the name of a card", "spades"),
    }[card.suit]
    return plain(words.label("name of a card", "{rank} of {suit}", rank=rank.template, suit=suit.template))


def listed(words: Words, items: Sequence[Piece | Phrase]) -> Phrase:
    """Several pieces or phrases as the language lists them: A, B, and C."""
    if len(items) == 1:
        return Phrase("{a}", {"a": items[0]})
    if len(items) == 2:
        return words.label("list of two", "{a} and {b}", a=items[0], b=items[1])
    first = {f"i{at}": item for at, item in enumerate(items[:-1])}
    some = Phrase(", ".join(f"{{{name}}}" for name in first), first)
    return words.label("end of a longer list", "{a}, and {b}", a=some, b=items[-1])


def plain(*phrases: Phrase) -> str:
    """Phrases as one line of text with symbols for pieces."""
    return " ".join("".join(plain_part(part) for part in phrase.parts()) for phrase in phrases)


def spoken(words: Words, *phrases: Phrase) -> str:
    """Phrases as they are read aloud: pieces by name."""
    return " ".join("".join(_spoken(words, part) for part in phrase.parts()) for phrase in phrases)


def plain_part(part: Part) -> str:
    """One part of a phrase as text, with the symbol for a piece."""
    if isinstance(part, Piece):
        return symbol(part)
    return number(part) if isinstance(part, int) else part


def _spoken(words: Words, part: Part) -> str:
    return piece_name(words, part) if isinstance(part, Piece) else plain_part(part)

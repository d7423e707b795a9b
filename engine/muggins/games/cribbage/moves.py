"""The moves of cribbage."""

from dataclasses import dataclass

from muggins.pieces.cards import Card


@dataclass(frozen=True)
class LayAway:
    """Seat ``seat`` lays ``cards``, sorted, away to the crib."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class PlayCard:
    """Seat ``seat`` adds a card to the running count."""

    seat: int
    card: Card


@dataclass(frozen=True)
class Go:
    """Seat ``seat`` says that it cannot add a card."""

    seat: int


@dataclass(frozen=True)
class Count:
    """The hand of seat ``seat``, or its crib, is counted without muggins: by the rules."""

    seat: int


@dataclass(frozen=True)
class Say:
    """Seat ``seat`` says that its hand, or its crib, is worth ``points``."""

    seat: int
    points: int


@dataclass(frozen=True)
class Accept:
    """Seat ``seat`` accepts the count."""

    seat: int


@dataclass(frozen=True)
class Muggins:
    """Seat ``seat`` says that ``points`` were missed."""

    seat: int
    points: int


@dataclass(frozen=True)
class Over:
    """Seat ``seat`` says that the count was too high."""

    seat: int


@dataclass(frozen=True)
class NextDeal:
    """Seat ``seat`` shuffles and deals again."""

    seat: int


Answer = Accept | Muggins | Over

Move = LayAway | PlayCard | Go | Count | Say | Answer | NextDeal

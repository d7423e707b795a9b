"""Narration of a deal of cribbage before the shows: the deal, the starter and the play."""

from collections.abc import Callable
from typing import Any

from muggins.games.cribbage.counting import Combination, Kind
from muggins.games.cribbage.events import (
    CardPlayed,
    CountRestarts,
    Dealt,
    GoSaid,
    Heels,
    LaidAway,
    LastCard,
    PlayOver,
    StarterCut,
)
from muggins.games.cribbage.series import LIMIT, running_count
from muggins.games.cribbage.state import PhaseKind, State
from muggins.games.deals import LotsDrawn
from muggins.words.catalogue import Words
from muggins.words.lots import lots
from muggins.words.names import SEATS
from muggins.words.phrase import Phrase

Told = Phrase | tuple[Phrase, ...]


def _lots(words: Words, event: LotsDrawn) -> Phrase:
    if len(event.highest) > 1:
        return words.text(
            "The pack is cut: {lots}. Those with the lowest card tie and cut again.", lots=lots(words, event)
        )
    return words.text("The pack is cut: {lots}. The lowest card decides who deals.", lots=lots(words, event))


def _dealt(words: Words, event: Dealt) -> Phrase:
    return words.text(
        "Deal {number}. Player {player} deals, and the crib is theirs.", number=event.number, player=SEATS[event.dealer]
    )


def _laid_away(words: Words, event: LaidAway) -> Phrase:
    return words.plural(
        "Player {player} lays {n} card away to the crib.",
        "Player {player} lays {n} cards away to the crib.",
        event.size,
        player=SEATS[event.seat],
    )


def _cut(words: Words, event: StarterCut) -> Phrase:
    return words.text("The pack is cut, and the starter is the {card}.", card=event.card)


def _heels(words: Words, event: Heels) -> Phrase:
    return words.plural(
        "A jack as starter: player {player} is the dealer and gets {n} point at once.",
        "A jack as starter: player {player} is the dealer and gets {n} points at once.",
        event.points,
        player=SEATS[event.dealer],
    )


def _played(words: Words, event: CardPlayed) -> Told:
    played = words.text(
        "Player {player} plays the {card}. The running count is {count}.",
        player=SEATS[event.seat],
        card=event.card,
        count=event.count,
    )
    return (played, *(scored(words, item) for item in event.combinations))


def scored(words: Words, item: Combination) -> Phrase:
    """A combination and its points."""
    name = combination_name(words, item)
    return words.plural("{combination}: {n} point.", "{combination}: {n} points.", item.points, combination=name)


def _go(words: Words, event: GoSaid) -> Phrase:
    return words.text("Player {player} says “go”.", player=SEATS[event.seat])


def _last(words: Words, event: LastCard) -> Phrase:
    player = SEATS[event.seat]
    if event.final:
        return words.plural(
            "That was the last card of all: player {player} gets {n} point.",
            "That was the last card of all: player {player} gets {n} points.",
            event.points,
            player=player,
        )
    return words.plural(
        "Nobody can add a card: player {player} gets {n} point for the last one.",
        "Nobody can add a card: player {player} gets {n} points for the last one.",
        event.points,
        player=player,
    )


def _restarts(words: Words, event: CountRestarts) -> Phrase:
    return words.text("The running count begins again from zero. Player {player} leads.", player=SEATS[event.seat])


def _over(words: Words, _: PlayOver) -> Phrase:
    return words.text("All cards are played. Now the hands are counted.")


TOLD: dict[type, Callable[[Words, Any], Told]] = {
    LotsDrawn: _lots,
    Dealt: _dealt,
    LaidAway: _laid_away,
    StarterCut: _cut,
    Heels: _heels,
    CardPlayed: _played,
    GoSaid: _go,
    LastCard: _last,
    CountRestarts: _restarts,
    PlayOver: _over,
}
"""What is said of each kind of event."""


def combination_name(words: Words, item: Combination) -> Phrase:
    """What a combination is called."""
    return {
        Kind.FIFTEEN: words.label("combination", "Fifteen"),
        Kind.THIRTY_ONE: words.label("combination", "Thirty-one"),
        Kind.PAIR: words.label("combination", "Pair"),
        Kind.PAIR_ROYAL: words.label("combination", "Pair royal"),
        Kind.DOUBLE_PAIR_ROYAL: words.label("combination", "Double pair royal"),
        Kind.RUN: words.label("combination", "Run"),
        Kind.FLUSH: words.label("combination", "Flush"),
        Kind.NOBS: words.label("combination", "Nobs"),
    }[item.kind]


def what_now(words: Words, state: State) -> Phrase:
    """What can be done before the shows."""
    if state.phase.kind is PhaseKind.LAY:
        return words.plural("Choose {n} card for the crib.", "Choose {n} cards for the crib.", state.lay_away)
    count = running_count(state.on_the_table)
    if not state.playable(state.phase.seat):
        return words.text(
            "The running count is {count}, and no card fits below the limit of {limit}: say “go”.",
            count=count,
            limit=LIMIT,
        )
    if count == 0:
        return words.text("Play a card; the running count begins at zero.")
    return words.text("Play a card. The running count is {count}.", count=count)

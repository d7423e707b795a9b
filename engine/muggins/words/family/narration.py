"""Narration of a deal of the family card game."""

from collections.abc import Callable
from typing import Any

from muggins.games.deals import LotsDrawn
from muggins.games.family import events
from muggins.games.family.priorities import Option
from muggins.games.family.state import PhaseKind, SpotKind, State, discard
from muggins.words.catalogue import Words
from muggins.words.explanations import explain
from muggins.words.lots import lots
from muggins.words.names import SEATS, listed
from muggins.words.phrase import Phrase


def narrate(words: Words, event: events.Event, *, you: bool) -> tuple[Phrase, ...]:
    """What happened, in whole sentences; ``you`` when the reader did it. A card given as a penalty stays unnamed."""
    if isinstance(event, events.CardTurnedUp) and you:
        return (words.text("You turn up the {card}. Where must it go?", card=event.card),)
    told = _TOLD[type(event)](words, event)
    return told if isinstance(told, tuple) else (told,)


def _lots(words: Words, event: LotsDrawn) -> Phrase:
    if len(event.highest) > 1:
        return words.text(
            "Lots are drawn: {lots}. Those with the highest rank tie and draw again.", lots=lots(words, event)
        )
    return words.text("Lots are drawn: {lots}. The highest rank decides who deals.", lots=lots(words, event))


def deal_sum(event: events.Dealt) -> str:
    """How a pack is dealt, as a sum: ``4 × 12 + 4 = 52``."""
    total = event.players * event.packet + event.commons
    return f"{event.players} × {event.packet} + {event.commons} = {total}"


def _dealt(words: Words, event: events.Dealt) -> Phrase:
    return words.text(
        "Deal {number}. Cards in the packets and the common piles: {sum}. "
        "Player {dealer} deals, player {player} starts.",
        number=event.number,
        sum=deal_sum(event),
        dealer=SEATS[event.dealer],
        player=SEATS[(event.dealer + 1) % event.players],
    )


def _recycled(words: Words, event: events.Recycled) -> Phrase:
    return words.plural(
        "The packet of player {player} is used up. The discard pile is turned over without shuffling: "
        "a new packet of {n} card.",
        "The packet of player {player} is used up. The discard pile is turned over without shuffling: "
        "a new packet of {n} cards.",
        event.cards,
        player=SEATS[event.seat],
    )


def _placed(words: Words, event: events.CardPlaced) -> tuple[Phrase, ...]:
    """A right placement with its reason, a wrong one as it is: whether it is right is for the others to see."""
    chosen = event.chosen
    if not chosen.right:
        return (_laid(words, event, chosen),)
    data = {"card": event.card, "top": chosen.top, "player": SEATS[event.seat]}
    if chosen.spot == discard(event.seat):
        return (words.text("Nothing fits the {card}. Player {player} places it on their own discard pile.", **data),)
    if chosen.spot.kind is SpotKind.DISCARD:
        text = words.text(
            "No common pile fits. Going clockwise, player {opponent} is the first with a fitting card, the {top}. "
            "The {card} must go there.",
            opponent=SEATS[chosen.spot.index],
            **data,
        )
        return (text,)
    tops = [option.top for option in event.options if option.right and option.top]
    if len(tops) == 1:
        return (
            words.text("A common pile shows the {top}, one rank away from the {card}. The card must go there.", **data),
        )
    return (
        words.text("Several common piles fit: {tops}. The player chooses one of them.", tops=listed(words, tops)),
        words.text("Player {player} lays the {card} on the {top}.", **data),
    )


def _laid(words: Words, event: events.CardPlaced, chosen: Option) -> Phrase:
    data = {"player": SEATS[event.seat], "card": event.card, "top": chosen.top}
    if chosen.spot.kind is SpotKind.COMMON:
        return words.text("Player {player} lays the {card} on the common pile with the {top}.", **data)
    if chosen.spot.index == event.seat:
        return words.text("Player {player} lays the {card} on their own discard pile.", **data)
    data["opponent"] = SEATS[chosen.spot.index]
    if chosen.top is None:
        return words.text("Player {player} lays the {card} on the empty discard pile of player {opponent}.", **data)
    return words.text("Player {player} lays the {card} on the discard pile of player {opponent}, on the {top}.", **data)


def _found(words: Words, event: events.MistakeFound) -> tuple[Phrase, ...]:
    mistake = event.mistake
    if event.caller is None:
        return (words.text("The check finds a mistake."), explain(words, mistake.code, mistake.data))
    data = {"caller": SEATS[event.caller], **mistake.data}
    match mistake.code:
        case "family/common-first":
            return (
                words.text(
                    "Player {caller} calls “Muggins!” and is right: "
                    "the {card} had to go on the common pile with the {top}.",
                    **data,
                ),
            )
        case "family/nearest-left":
            data["opponent"] = SEATS[int(str(data["player"]))]
            return (
                words.text(
                    "Player {caller} calls “Muggins!” and is right: "
                    "going clockwise, player {opponent} came first with the {top}.",
                    **data,
                ),
            )
        case "family/not-neighbours":
            return (
                words.text(
                    "Player {caller} calls “Muggins!” and is right: the {card} does not fit on the {top}.", **data
                ),
            )
    return (
        words.text("Player {caller} calls “Muggins!” and is right.", **data),
        explain(words, mistake.code, mistake.data),
    )


def _moved(words: Words, event: events.CardMoved) -> Phrase:
    if event.spot == discard(event.seat):
        return words.text(
            "The mistake is corrected: the {card} moves to the discard pile of player {player}.",
            card=event.card,
            player=SEATS[event.seat],
        )
    return words.text("The mistake is corrected: the {card} moves onto the {top}.", card=event.card, top=event.top)


def _penalty(words: Words, event: events.PenaltyPaid) -> Phrase:
    if event.cards == 0:
        return words.text("Nobody has a card to give, so there is no penalty.")
    return words.plural(
        "Penalty for player {player}: {n} card.",
        "Penalty for player {player}: {n} cards, at most one from each of the others.",
        event.cards,
        player=SEATS[event.seat],
    )


def _match_over(words: Words, event: events.MatchOver) -> Phrase:
    if event.wins == 0:
        return words.text("All agreed deals are played. Nobody has won one, so nobody wins the match.")
    winners = listed(
        words, [words.label("winner of a match", "player {player}", player=SEATS[seat]) for seat in event.winners]
    )
    if len(event.winners) == 1:
        return words.plural(
            "All agreed deals are played. Most wins: {winners}, with {n} deal.",
            "All agreed deals are played. Most wins: {winners}, with {n} deals.",
            event.wins,
            winners=winners,
        )
    return words.plural(
        "All agreed deals are played. The victory is shared by {winners}, each with {n} deal.",
        "All agreed deals are played. The victory is shared by {winners}, each with {n} deals.",
        event.wins,
        winners=winners,
    )


def _turned_up(words: Words, event: events.CardTurnedUp) -> Phrase:
    return words.text("Player {player} turns up the {card}.", player=SEATS[event.seat], card=event.card)


def _unfounded(words: Words, event: events.CalledWithoutGround) -> Phrase:
    return words.text(
        "Player {caller} calls “Muggins!”, but the placement was right. An unfounded call costs nothing here.",
        caller=SEATS[event.caller],
    )


def _passed_over(words: Words, event: events.PassedOver) -> Phrase:
    return words.text("Player {player} has no cards and is passed over.", player=SEATS[event.seat])


def _nothing_given(words: Words, event: events.NothingGiven) -> Phrase:
    return words.text("Player {giver} has no cards and gives nothing.", giver=SEATS[event.giver])


def _win_announced(words: Words, event: events.WinAnnounced) -> Phrase:
    return words.text(
        "Player {player} has no cards left. The last move is checked before the win counts.", player=SEATS[event.seat]
    )


def _won(words: Words, event: events.DealWon) -> Phrase:
    if event.corrected:
        return words.text("Player {player} still has no cards and wins the deal.", player=SEATS[event.seat])
    return words.text("The last move was correct. Player {player} wins the deal.", player=SEATS[event.seat])


def _drawn(words: Words, event: events.DealDrawn) -> Phrase:
    if event.repeated:
        return words.text("Nobody can finish any more. The deal is drawn.")
    return words.text("The agreed limit is reached. The deal is drawn.")


_TOLD: dict[type, Callable[[Words, Any], Phrase | tuple[Phrase, ...]]] = {
    LotsDrawn: _lots,
    events.Dealt: _dealt,
    events.PassedOver: _passed_over,
    events.Recycled: _recycled,
    events.CardTurnedUp: _turned_up,
    events.CardPlaced: _placed,
    events.WinAnnounced: _win_announced,
    events.CalledWithoutGround: _unfounded,
    events.MistakeFound: _found,
    events.CardMoved: _moved,
    events.CardGiven: lambda words, event: (),
    events.NothingGiven: _nothing_given,
    events.PenaltyPaid: _penalty,
    events.DealWon: _won,
    events.DealDrawn: _drawn,
    events.MatchOver: _match_over,
}


def what_now(words: Words, state: State, goes_on: bool) -> Phrase:  # noqa: FBT001 - the contract's form
    """What the reader, who moves for every seat, can do; ``goes_on`` when another deal can follow this one."""
    match state.phase.kind:
        case PhaseKind.PLACE:
            return words.text("Choose a pile for the {card}.", card=state.phase.card)
        case PhaseKind.EXPOSE if state.phase.placed:
            return words.text("Turn up the next card, or let another player call “Muggins!”.")
        case PhaseKind.EXPOSE:
            return words.text("Turn up the top card of the packet.")
        case PhaseKind.CHECK:
            return words.text("Have the win checked, or let another player call “Muggins!”.")
    if goes_on:
        return words.text("The deal is over. Deal again, or undo a move to try another way.")
    return words.text("The deal is over. Undo a move or start again to try another way.")

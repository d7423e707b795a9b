"""Narration of cribbage, above all of the shows: counts, answers, settlements and the true count."""

from collections.abc import Callable, Sequence
from typing import Any

from muggins.games.cribbage.counting import IMPOSSIBLE
from muggins.games.cribbage.events import (
    Accepted,
    CountingOver,
    CountSaid,
    CountStands,
    Event,
    ExcessReturned,
    FalseMuggins,
    FalseOver,
    GameLost,
    GameWon,
    HandCounted,
    MissedPointsTaken,
    MugginsCalled,
    OverCalled,
    TrueCount,
)
from muggins.games.cribbage.state import PhaseKind, State
from muggins.words.catalogue import Words
from muggins.words.cribbage import play
from muggins.words.cribbage.play import Told
from muggins.words.names import SEATS
from muggins.words.phrase import Phrase


def narrate(words: Words, state: State, events: Sequence[Event], *, you: bool) -> tuple[Phrase, ...]:
    """What happened on the way to ``state``, in whole sentences; ``you`` when the reader did it."""
    told: list[Phrase] = []
    for event in events:
        told += _narrated(words, state, event, events, you=you)
    return tuple(told)


def _narrated(words: Words, state: State, event: Event, events: Sequence[Event], *, you: bool) -> Sequence[Phrase]:
    if isinstance(event, GameWon):
        return (_won(words, state, event.side),)
    if isinstance(event, GameLost):
        return (_lost(words, state, event.side),)
    if isinstance(event, TrueCount) and not state.muggins:
        # Nothing was said that had to be settled: the count itself has told the points.
        return ()
    if isinstance(event, ExcessReturned):
        true = next(other for other in events if isinstance(other, TrueCount))
        return (_returned(words, event, true),)
    # Opponents do not answer a count that has won the game.
    own = _YOU.get(type(event)) if you and state.phase.kind is not PhaseKind.WON else None
    found: Told = (own or _TOLD[type(event)])(words, event)
    return found if isinstance(found, tuple) else (found,)


def side_name(words: Words, state: State, side: int) -> Phrase:
    """How a side is called: a player, or the two partners."""
    if not state.partners:
        return words.label("seat at the table", "Player {player}", player=SEATS[side])
    return words.label("partners", "Players {player} and {partner}", player=SEATS[side], partner=SEATS[side + 2])


def _said(words: Words, event: CountSaid) -> Told:
    counter = SEATS[event.seat]
    first = (words.text("Last of all, player {counter} counts the crib. It lies open to everyone.", counter=counter),)
    crib = first if event.crib else ()
    if event.points == 0:
        return (*crib, words.text("Player {counter} counts nothing. Nothing is pegged.", counter=counter))
    said = words.plural(
        "Player {counter} counts {n} point. It is pegged at once.",
        "Player {counter} counts {n} points. They are pegged at once.",
        event.points,
        counter=counter,
    )
    return (*crib, said)


def _hand_counted(words: Words, event: HandCounted) -> Phrase:
    player = SEATS[event.seat]
    if event.crib:
        return words.plural(
            "The crib of player {player} is counted: {n} point.",
            "The crib of player {player} is counted: {n} points.",
            event.points,
            player=player,
        )
    return words.plural(
        "The hand of player {player} is counted: {n} point.",
        "The hand of player {player} is counted: {n} points.",
        event.points,
        player=player,
    )


def _said_by_you(words: Words, event: CountSaid) -> Told:
    if event.points == 0:
        return _said(words, event)
    return words.plural(
        "You count {n} point. The opponents answer now.",
        "You count {n} points. The opponents answer now.",
        event.points,
    )


def _accepted(words: Words, event: Accepted) -> Phrase:
    return words.text("Player {opponent} accepts the count.", opponent=SEATS[event.seat])


def _called(words: Words, event: MugginsCalled) -> Phrase:
    return words.plural(
        "Player {caller} calls muggins for {n} point.",
        "Player {caller} calls muggins for {n} points.",
        event.points,
        caller=SEATS[event.seat],
    )


def _called_by_you(words: Words, event: MugginsCalled) -> Phrase:
    return words.plural("You call muggins for {n} point.", "You call muggins for {n} points.", event.points)


def _over(words: Words, event: OverCalled) -> Phrase:
    return words.text("Player {caller} says the count is too high.", caller=SEATS[event.seat])


def _stands(words: Words, _: CountStands) -> Phrase:
    return words.text("Nobody objects. The count stands as it was said, right or wrong.")


def _taken(words: Words, event: MissedPointsTaken) -> Told:
    taken = words.plural(
        "Missed: {missed}. Called: {called}. The smaller number counts, so player {caller} gets {n} point.",
        "Missed: {missed}. Called: {called}. The smaller number counts, so player {caller} gets {n} points.",
        event.points,
        missed=event.missed,
        called=event.claimed,
        caller=SEATS[event.caller],
    )
    rest = event.missed - event.points
    if rest == 0:
        return (taken,)
    lost = words.plural("{n} more point was missed. It is lost.", "{n} more points were missed. They are lost.", rest)
    return (taken, lost)


def _false(words: Words, event: FalseMuggins) -> Phrase:
    return words.plural(
        "Nothing was missed. The call is false, so player {counter} gets the {n} point that was called.",
        "Nothing was missed. The call is false, so player {counter} gets the {n} points that were called.",
        event.points,
        counter=SEATS[event.counter],
    )


def _returned(words: Words, event: ExcessReturned, true: TrueCount) -> Phrase:
    return words.plural(
        "Said: {said}. True: {true}. Player {counter} loses {n} point, and player {caller} gets it.",
        "Said: {said}. True: {true}. Player {counter} loses {n} points, and player {caller} gets them.",
        event.points,
        said=true.said,
        true=true.total,
        counter=SEATS[event.counter],
        caller=SEATS[event.caller],
    )


def _false_over(words: Words, event: FalseOver) -> Told:
    unchanged = words.text("The count was not too high. The call changes nothing.")
    if event.missed == 0:
        return (unchanged,)
    lost = words.plural("{n} point was missed. It is lost.", "{n} points were missed. They are lost.", event.missed)
    return (unchanged, lost)


def _true(words: Words, event: TrueCount) -> Told:
    shown = words.plural(
        "The count is settled. Everyone now sees the breakdown. True count: {n} point.",
        "The count is settled. Everyone now sees the breakdown. True count: {n} points.",
        event.total,
    )
    if event.said not in IMPOSSIBLE:
        return shown
    return shown, words.text("A count of {said} never occurs, whatever the cards.", said=event.said)


def _won(words: Words, state: State, side: int) -> Phrase:
    if state.partners:
        return words.text(
            "Players {player} and {partner} have reached {target} and win the game.",
            player=SEATS[side],
            partner=SEATS[side + 2],
            target=state.target,
        )
    return words.text(
        "Player {player} has reached {target} and wins the game.", player=SEATS[side], target=state.target
    )


def _lost(words: Words, state: State, side: int) -> Phrase:
    if state.partners:
        return words.text(
            "Players {player} and {partner} have reached {target} and lose the game.",
            player=SEATS[side],
            partner=SEATS[side + 2],
            target=state.target,
        )
    return words.text(
        "Player {player} has reached {target} and loses the game.", player=SEATS[side], target=state.target
    )


def _counted(words: Words, _: CountingOver) -> Phrase:
    return words.text("All hands and the crib are counted.")


_TOLD: dict[type, Callable[[Words, Any], Told]] = {
    **play.TOLD,
    HandCounted: _hand_counted,
    CountSaid: _said,
    Accepted: _accepted,
    MugginsCalled: _called,
    OverCalled: _over,
    CountStands: _stands,
    MissedPointsTaken: _taken,
    FalseMuggins: _false,
    FalseOver: _false_over,
    TrueCount: _true,
    CountingOver: _counted,
}
_YOU: dict[type, Callable[[Words, Any], Told]] = {CountSaid: _said_by_you, MugginsCalled: _called_by_you}


def what_now(words: Words, state: State, goes_on: bool) -> Phrase:  # noqa: FBT001 - the contract's form
    """What the reader, who moves for every seat, can do."""
    show = state.phase.show
    match state.phase.kind:
        case PhaseKind.LAY | PhaseKind.PLAY:
            return play.what_now(words, state)
        case PhaseKind.SAY if not state.muggins:
            return words.text("Press “Count”: the points are found and pegged for you.")
        case PhaseKind.SAY if show and show.crib:
            return words.text("Count the crib with the starter and say a number from 0 to 29.")
        case PhaseKind.SAY:
            return words.text("Count your hand with the starter and say a number from 0 to 29.")
        case PhaseKind.ANSWER:
            return words.text(
                "Accept the count, call muggins for the points that you think were missed, or say it is too high."
            )
        case PhaseKind.WON:
            return words.text("The game is over. Undo a move or start again to try another way.")
    if goes_on:
        return words.text("The deal is over. Deal again, or undo a move to try another way.")
    return words.text("The counting is over. Undo a move or start again to try another way.")

"""Narration of a round of dominoes."""

from collections.abc import Sequence

from muggins.games.deals import LotsDrawn
from muggins.games.dominoes.events import (
    Deducted,
    Event,
    MatchWon,
    Passed,
    RoundBlocked,
    RoundDealt,
    RoundFinished,
    TileDrawn,
    TilePlayed,
)
from muggins.games.dominoes.rules import can_place, fitting_sides
from muggins.games.dominoes.scoring import Contribution, total
from muggins.games.dominoes.state import PhaseKind, State
from muggins.pieces.tiles import Tile
from muggins.words.catalogue import Words
from muggins.words.lots import lots
from muggins.words.names import SEATS
from muggins.words.phrase import Phrase


def arithmetic(counted: Sequence[Contribution]) -> str:
    """The counted contributions as a sum: ``3 + 12``."""
    return " + ".join(str(contribution.pips) for contribution in counted)


def narrate(words: Words, event: Event, *, you: bool) -> Phrase:
    """What happened, in whole sentences; ``you`` when the reader did it."""
    match event:
        case TilePlayed():
            return _played(words, event, you=you)
        case TileDrawn():
            return _drawn(words, event, you=you)
        case Passed(seat):
            return _passed(words, SEATS[seat], you=you)
        case RoundFinished(seat):
            return words.text(
                "Player {player} has no tiles left. The round is over, and the same player opens the next one.",
                player=SEATS[seat],
            )
        case RoundBlocked():
            return words.text(
                "The round is blocked: the boneyard is empty and nobody can play. The next opener is chosen by lot."
            )
        case Deducted():
            return _deducted(words, event)
        case MatchWon(seat, score, target):
            return words.text(
                "The score is {score}, the target {target}. Player {player} wins the match at once.",
                player=SEATS[seat],
                score=score,
                target=target,
            )
        case LotsDrawn():
            return _lots(words, event)
        case RoundDealt(seat, number):
            return words.text("Round {number} is dealt. Player {player} opens it.", number=number, player=SEATS[seat])


def _lots(words: Words, event: LotsDrawn) -> Phrase:
    if len(event.highest) > 1:
        return words.text(
            "Lots are drawn: {lots}. Those with the most pips tie and draw again.", lots=lots(words, event)
        )
    return words.text("Lots are drawn: {lots}. The most pips decide who opens.", lots=lots(words, event))


def _played(words: Words, event: TilePlayed, *, you: bool) -> Phrase:
    end_sum = total(event.counted)
    data = {"player": SEATS[event.seat], "tile": event.tile}
    if end_sum == 0:
        if you:
            return words.text("You play the {tile}. The sum of the ends is 0. Zero scores nothing.", **data)
        return words.text("Player {player} plays the {tile}. The sum of the ends is 0. Zero scores nothing.", **data)
    data |= {"sum": arithmetic(event.counted), "total": end_sum}
    if event.points == 0:
        if you:
            return words.text(
                "You play the {tile}. Counted: {sum} = {total}. Not a multiple of five, so no points.", **data
            )
        return words.text(
            "Player {player} plays the {tile}. Counted: {sum} = {total}. Not a multiple of five, so no points.", **data
        )
    if you:
        return words.plural(
            "You play the {tile}. Counted: {sum} = {total}. You score {n} point.",
            "You play the {tile}. Counted: {sum} = {total}. You score {n} points.",
            event.points,
            **data,
        )
    return words.plural(
        "Player {player} plays the {tile}. Counted: {sum} = {total}. That is {n} point.",
        "Player {player} plays the {tile}. Counted: {sum} = {total}. That is {n} points.",
        event.points,
        **data,
    )


def lone_double(words: Words, tile: Tile) -> Phrase:
    """Why a double that lies alone counts as one end (clause ``lone-double``)."""
    halves = f"{tile.low} + {tile.high}"
    return words.text(
        "The {tile} lies alone. Its two halves are counted once: {sum} = {total}.",
        tile=tile,
        sum=halves,
        total=tile.pips,
    )


def _drawn(words: Words, event: TileDrawn, *, you: bool) -> Phrase:
    if not you:
        return words.text("Player {player} draws a tile.", player=SEATS[event.seat])
    if event.playable:
        return words.text("Stop drawing: the {tile} fits. Play it at once.", tile=event.tile)
    return words.text("You draw the {tile}. It fits neither end.", tile=event.tile)


def _passed(words: Words, player: str, *, you: bool) -> Phrase:
    if you:
        return words.text("You pass: the boneyard is empty and none of your tiles fits.")
    return words.text("Player {player} passes: the boneyard is empty and no tile fits.", player=player)


def _deducted(words: Words, event: Deducted) -> Phrase:
    player = SEATS[event.seat]
    if event.points == 0:
        return words.text(
            "Player {player} still holds {total} in pips. That rounds down to 0, so nothing is taken off.",
            player=player,
            total=event.pips,
        )
    return words.plural(
        "Player {player} still holds {total} in pips. Rounded to the nearest five: {n} point is taken off.",
        "Player {player} still holds {total} in pips. Rounded to the nearest five: {n} points are taken off.",
        event.points,
        player=player,
        total=event.pips,
    )


def what_now(words: Words, state: State, goes_on: bool) -> Phrase:  # noqa: FBT001 - the contract's form
    """What the reader, who moves for the seat to move, can do; ``goes_on`` when another round can follow this one."""
    if state.phase.kind is PhaseKind.WON:
        return words.text("The match is over. Undo a move or start again to try another way.")
    if state.phase.kind is not PhaseKind.PLAY and goes_on:
        return words.text("The round is over. Deal the next one, or undo a move to try another way.")
    if state.phase.kind is not PhaseKind.PLAY:
        return words.text("The round is over. Undo a move or start again to try another way.")
    if state.phase.drawn:
        return words.text("Place the tile you have drawn: {tile}.", tile=state.phase.drawn)
    if not state.chain:
        return words.text("Choose any tile to open the round.")
    if can_place(state.chain, state.hands[state.phase.seat]):
        return words.text("Choose a tile, then an end of the chain.")
    if not state.boneyard:
        return words.text("The boneyard is empty and none of your tiles fits: you must pass.")
    left, right = (end.pip for end in (state.chain.ends[0], state.chain.ends[-1]))
    return words.text(
        "No tile in your hand fits the open ends, {left} and {right}. Draw from the boneyard.", left=left, right=right
    )


def where_it_fits(words: Words, state: State, tile: Tile) -> Phrase:
    """Where a tile that the reader has picked may go."""
    if not state.chain:
        return words.text("You hold the {tile}. Press it again to open the round with it.", tile=tile)
    sides = fitting_sides(state.chain, tile)
    if len(sides) == 1:
        return words.text("The {tile} fits one end. Press that end, or press the tile again.", tile=tile)
    return words.text("The {tile} fits both ends. Choose one of them.", tile=tile)

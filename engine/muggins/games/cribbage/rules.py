"""What may be done in a deal and what follows from it."""

from collections.abc import Container
from dataclasses import replace

from muggins.errors import IllegalMove
from muggins.games.cribbage import dealing, mistakes, pegging, showing
from muggins.games.cribbage.events import Event
from muggins.games.cribbage.moves import Accept, Count, Go, LayAway, Move, Muggins, NextDeal, Over, PlayCard, Say
from muggins.games.cribbage.state import Pile, State, mover, sorted_pile
from muggins.games.game import Turn, Viewer
from muggins.pieces.cards import Card


def play(state: State, move: Move) -> Turn[State, Event]:
    """The state after ``move`` and what happened; :class:`IllegalMove` when it is refused.

    A wrong count and a wrong answer are played (:func:`muggins.games.cribbage.mistakes.fault`).
    """
    if mistake := mistakes.why_not(state, move):
        raise IllegalMove(mistake)
    match move:
        case LayAway():
            return dealing.lay_away(state, move)
        case PlayCard():
            return pegging.play_card(state, move)
        case Go():
            return pegging.say_go(state, move)
        case Count():
            return showing.count(state)
        case Say():
            return showing.say(state, move)
        case Accept():
            return showing.accept(state, move)
        case Muggins() | Over():
            return showing.call(state, move)
        case NextDeal():
            return dealing.next_deal(state)


def legal_moves(state: State) -> tuple[Move, ...]:
    """Every move that the rules allow: neither refused nor wrong."""
    return tuple(
        move
        for move in mistakes.candidates(state)
        if mistakes.why_not(state, move) is None and mistakes.fault(state, move) is None
    )


def seen_by(state: State, viewer: Viewer) -> State:
    """What a reader may see: the own hand, what was played, and what has been counted or is counted now.

    ``open`` shows every hand, as in a lesson, but the crib only from the moment it is counted (clause ``show-order``).
    The stock and the seed are never seen.
    """
    own = mover(state) if viewer == "mover" else viewer
    opened = {show.seat for show in state.opened} | {own}
    played = set(state.played)
    hands = tuple(
        hand if viewer == "open" or seat in opened else _only(hand, played) for seat, hand in enumerate(state.hands)
    )
    show = state.phase.show
    return replace(
        state,
        hands=hands,
        crib=state.crib if show and show.crib else _only(state.crib, ()),
        stock=_only(state.stock, ()),
        deal=replace(state.deal, seed=None),
    )


def _only(pile: Pile, known: Container[Card | None]) -> Pile:
    """A pile of which only some cards are known."""
    return sorted_pile(tuple(card if card in known else None for card in pile))

"""What the game refuses, and what can be done but is wrong."""

from collections.abc import Iterator
from itertools import combinations

from muggins.errors import Mistake
from muggins.games.cribbage.counting import HAND, MOST, total
from muggins.games.cribbage.moves import (
    Accept,
    Answer,
    Count,
    Go,
    LayAway,
    Move,
    Muggins,
    NextDeal,
    Over,
    PlayCard,
    Say,
)
from muggins.games.cribbage.series import LIMIT, running_count
from muggins.games.cribbage.state import PhaseKind, State
from muggins.pieces.cards import Card

HIDDEN = Mistake("cribbage/hidden-cards", "show-order")
"""Cards that are needed now are not known to this reader."""


def why_not(state: State, move: Move) -> Mistake | None:
    """Why ``move`` is refused, None when it can be made, right or wrong."""
    match state.phase.kind:
        case PhaseKind.WON:
            return Mistake("cribbage/game-over", "target")
        case PhaseKind.OVER:
            return _why_not_next_deal(state, move)
        case PhaseKind.LAY:
            return _why_not_lay_away(state, move)
        case PhaseKind.PLAY:
            return _why_not_play(state, move)
        case PhaseKind.SAY | PhaseKind.ANSWER:
            return _why_not_at_the_show(state, move)


def _turn(state: State, move: Move, clause: str) -> Mistake | None:
    if move.seat == state.phase.seat:
        return None
    return Mistake("cribbage/wrong-seat", clause, {"player": state.phase.seat})


def _why_not_next_deal(state: State, move: Move) -> Mistake | None:
    if not isinstance(move, NextDeal):
        return Mistake("cribbage/counting-over", "show-order")
    if state.deal.seed is None:
        return Mistake("cribbage/single-deal", "deal")
    if move.seat != state.next_dealer:
        return Mistake("cribbage/wrong-seat", "deal", {"player": state.next_dealer})
    return None


def _why_not_lay_away(state: State, move: Move) -> Mistake | None:
    if not isinstance(move, LayAway):
        return Mistake("cribbage/lay-away-first", "deal", {"player": state.phase.seat})
    if wrong := _turn(state, move, "deal"):
        return wrong
    if len(move.cards) != state.lay_away:
        return Mistake("cribbage/lay-away", "deal", {"n": state.lay_away})
    hand = state.hands[move.seat]
    completes = len(state.crib) + len(move.cards) == HAND
    return _not_held(hand, move.cards) or (HIDDEN if None in hand or (completes and state.stock[0] is None) else None)


def _not_held(hand: tuple[Card | None, ...], cards: tuple[Card, ...]) -> Mistake | None:
    missing = next((card for card in cards if card not in hand), None)
    return Mistake("cribbage/not-held", "deal", {"card": missing}) if missing and None not in hand else None


def _why_not_play(state: State, move: Move) -> Mistake | None:
    if not isinstance(move, PlayCard | Go):
        return Mistake("cribbage/play-first", "play", {"player": state.phase.seat})
    if wrong := _turn(state, move, "play"):
        return wrong
    if any(None in hand for hand in state.hands):
        return HIDDEN
    playable = state.playable(move.seat)
    if isinstance(move, Go):
        return Mistake("cribbage/must-play", "play", {"card": playable[0]}) if playable else None
    if move.card in playable:
        return None
    if move.card in state.played:
        return Mistake("cribbage/already-played", "play", {"card": move.card})
    if wrong := _not_held(state.hands[move.seat], (move.card,)):
        return wrong
    data = {"card": move.card, "total": running_count((*state.on_the_table, move.card)), "limit": LIMIT}
    return Mistake("cribbage/too-high", "play", data)


def _why_not_at_the_show(state: State, move: Move) -> Mistake | None:
    if isinstance(move, NextDeal):
        return Mistake("cribbage/deal-not-over", "show-order")
    if isinstance(move, LayAway | PlayCard | Go):
        return Mistake("cribbage/play-over", "show-order")
    refused = _why_not_answer(state, move) if isinstance(move, Answer) else _why_not_count(state, move)
    return refused or (HIDDEN if state.breakdown() is None else None)


def _why_not_count(state: State, move: Say | Count) -> Mistake | None:
    if state.phase.kind is not PhaseKind.SAY:
        return Mistake("cribbage/answer-first", "answers", {"player": state.phase.seat})
    if wrong := _turn(state, move, "show-order"):
        return wrong
    if isinstance(move, Count):
        return Mistake("cribbage/count-yourself", "say") if state.muggins else None
    if not state.muggins:
        return Mistake("cribbage/counted-for-you", "compare")
    if not 0 <= move.points <= MOST:
        return Mistake("cribbage/no-such-count", "say", {"n": move.points})
    return None


def _why_not_answer(state: State, move: Answer) -> Mistake | None:
    said = state.phase.said
    if said is None:
        return Mistake("cribbage/nothing-to-answer", "answers", {"player": state.phase.seat})
    if wrong := _turn(state, move, "answers"):
        return wrong
    if isinstance(move, Muggins):
        if said == MOST:
            return Mistake("cribbage/no-claim-left", "claim-size")
        if not 1 <= move.points <= MOST - said:
            return Mistake("cribbage/claim-size", "claim-size", {"most": MOST - said})
    return None


def fault(state: State, move: Move) -> Mistake | None:
    """What is wrong with a count or an answer that can be given; None when it is right or refused.

    Its data give the true count away: it may be explained only once the count is settled (clause ``truth``).
    """
    items = state.breakdown()
    if items is None or not isinstance(move, Say | Answer) or why_not(state, move):
        return None
    true, said = total(items), move.points if isinstance(move, Say) else state.phase.said
    if said is None:
        raise AssertionError
    return _fault(move, said, true)


def _fault(move: Say | Answer, said: int, true: int) -> Mistake | None:
    data = {"said": said, "total": true}
    match move:
        case Say() if said < true:
            return Mistake("cribbage/under-count", "muggins", data)
        case Say() if said > true:
            return Mistake("cribbage/over-count", "over", data)
        case Accept() if said != true:
            return Mistake("cribbage/missed-call", "accepted", data)
        case Muggins() if said >= true:
            return Mistake("cribbage/false-muggins", "false-muggins", data)
        case Over() if said <= true:
            return Mistake("cribbage/false-over", "false-over", data)
    return None


def candidates(state: State) -> Iterator[Move]:
    """Everything that could be tried now, refused or not."""
    seat = state.phase.seat
    match state.phase.kind:
        case PhaseKind.LAY:
            held = [card for card in state.hands[seat] if card]
            yield from (LayAway(seat, cards) for cards in combinations(held, state.lay_away))
        case PhaseKind.PLAY:
            yield from (PlayCard(seat, card) for card in state.playable(seat))
            yield Go(seat)
        case PhaseKind.SAY:
            yield Count(seat)
            yield from (Say(seat, points) for points in range(MOST + 1))
        case PhaseKind.ANSWER:
            yield Accept(seat)
            yield from (Muggins(seat, points) for points in range(1, MOST + 1))
            yield Over(seat)
        case PhaseKind.OVER:
            yield NextDeal(state.next_dealer)

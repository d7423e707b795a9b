"""What the game refuses, and what can be done but is wrong."""

from collections.abc import Iterator
from dataclasses import replace

from muggins.errors import Mistake
from muggins.games.family.dealing import next_dealer
from muggins.games.family.moves import Call, Check, Expose, Move, NextDeal, Place
from muggins.games.family.priorities import Fit, Option, options, right_spots
from muggins.games.family.state import Phase, PhaseKind, Placement, Spot, SpotKind, State, common, discard, mover
from muggins.pieces.cards import Card

HIDDEN = Mistake("family/hidden-cards", "piles")
"""The next card is not known to this reader."""


def why_not(state: State, move: Move) -> Mistake | None:
    """Why ``move`` is refused, None when it can be made, right or wrong."""
    if isinstance(move, NextDeal):
        return _why_not_next_deal(state, move)
    if mover(state) is None:
        return Mistake("family/deal-over", "win")
    if isinstance(move, Call):
        return _why_not_call(state, move)
    if move.seat != state.phase.seat:
        return Mistake("family/wrong-seat", "order", {"player": state.phase.seat})
    match move:
        case Expose():
            return _why_not_expose(state)
        case Place():
            return _why_not_place(state, move)
        case Check():
            return _why_not_check(state)


def _why_not_next_deal(state: State, move: NextDeal) -> Mistake | None:
    if mover(state) is not None:
        return Mistake("family/deal-not-over", "deals")
    if state.deal.number >= state.agreed:
        return Mistake("family/match-over", "deals")
    if state.deal.seed is None:
        return Mistake("family/single-deal", "deals")
    if move.seat != next_dealer(state):
        return Mistake("family/wrong-seat", "order", {"player": next_dealer(state)})
    return None


def _why_not_expose(state: State) -> Mistake | None:
    if state.phase.kind is PhaseKind.PLACE:
        return Mistake("family/place-first", "one-card", {"card": state.phase.card})
    if state.phase.kind is PhaseKind.CHECK:
        return Mistake("family/check-first", "verify-win", {"player": state.phase.seat})
    seat = state.phase.seat
    return HIDDEN if (state.packets[seat] or state.discards[seat])[0] is None else None


def _why_not_place(state: State, move: Place) -> Mistake | None:
    if state.phase.kind is PhaseKind.CHECK:
        return Mistake("family/check-first", "verify-win", {"player": state.phase.seat})
    if state.phase.kind is not PhaseKind.PLACE:
        return Mistake("family/turn-up-first", "expose")
    piles = state.commons if move.spot.kind is SpotKind.COMMON else state.discards
    if move.spot.index >= len(piles):
        return Mistake("family/no-such-pile", "deal", {"n": len(state.commons)})
    return None


def _why_not_check(state: State) -> Mistake | None:
    if state.phase.kind is not PhaseKind.CHECK:
        return Mistake("family/nothing-to-check", "verify-win")
    return _why_not_settle(state)


def _why_not_settle(state: State) -> Mistake | None:
    """A penalty needs cards that are known."""
    next_cards = (packet[:1] or pile[:1] for packet, pile in zip(state.packets, state.discards, strict=True))
    return HIDDEN if last_fault(state) and any(None in cards for cards in next_cards) else None


def _why_not_call(state: State, call: Call) -> Mistake | None:
    placed = state.phase.placed
    if placed is None:
        return Mistake("family/call-closed", "call")
    if call.seat == placed.seat:
        return Mistake("family/own-call", "call", {"player": call.seat})
    if call.seat >= len(state.packets):
        return Mistake("family/no-such-player", "deal", {"n": len(state.packets)})
    if call.seat in placed.callers:
        return Mistake("family/called-already", "groundless", {"player": call.seat})
    looked_at = last_options(state)
    if not looked_at or placed.spot in right_spots(looked_at):
        return None
    right = [option for option in looked_at if option.right]
    if call.spot is None and len(right) > 1:
        return Mistake("family/name-common", "call", {"tops": tuple(option.top for option in right)})
    if call.spot not in (None, *right_spots(looked_at)):
        return Mistake("family/wrong-correction", "call")
    return _why_not_settle(state)


def fault(state: State, move: Move) -> Mistake | None:
    """What is wrong with a placement that can be made; None for everything else (clause ``call``)."""
    if not isinstance(move, Place) or state.phase.card is None or why_not(state, move):
        return None
    return _fault(state.phase.card, options(state, move.seat, state.phase.card), move.spot)


def _fault(card: Card, looked_at: tuple[Option, ...], spot: Spot) -> Mistake | None:
    chosen = next(option for option in looked_at if option.spot == spot)
    first = next(option for option in looked_at if option.right)
    if chosen.right:
        return None
    if chosen is not looked_at[-1]:
        both = {"card": card, "top": chosen.top}
        match chosen.fit:
            case Fit.EMPTY:
                return Mistake("family/empty-discard", "no-empty", {"player": spot.index})
            case Fit.EQUAL:
                return Mistake("family/equal-ranks", "ranks", both)
            case Fit.KING_ACE:
                return Mistake("family/king-ace", "ranks", both)
            case Fit.APART:
                return Mistake("family/not-neighbours", "ranks", both)
    data = {"card": card, "top": first.top}
    if first.spot.kind is SpotKind.COMMON:
        return Mistake("family/common-first", "common-first", data)
    return Mistake("family/nearest-left", "nearest-left", {**data, "player": first.spot.index})


def before_last(state: State, placed: Placement) -> tuple[State, Card]:
    """The state before the last placement, and the card that was placed."""
    *rest, card = state.pile(placed.spot)
    if card is None:
        raise AssertionError
    before = state.with_pile(placed.spot, tuple(rest))
    return replace(before, phase=Phase(PhaseKind.PLACE, placed.seat, card)), card


def last_options(state: State) -> tuple[Option, ...]:
    """All piles as they were before the last placement; none when the pile it covered is not known."""
    placed = state.phase.placed
    if placed is None:
        return ()
    before, card = before_last(state, placed)
    under = before.pile(placed.spot)
    return () if under and under[-1] is None else options(before, placed.seat, card)


def last_fault(state: State) -> Mistake | None:
    """What is wrong with the last placement, as long as it may be called."""
    placed, looked_at = state.phase.placed, last_options(state)
    if placed is None or not looked_at:
        return None
    card = state.pile(placed.spot)[-1]
    return _fault(card, looked_at, placed.spot) if card else None


def candidates(state: State) -> Iterator[Move]:
    """Everything that could be tried now, refused or not."""
    seat, players = state.phase.seat, range(len(state.packets))
    spots = (*map(common, range(len(state.commons))), *map(discard, players))
    yield Expose(seat)
    yield from (Place(seat, spot) for spot in spots)
    yield Check(seat)
    for caller in players:
        yield Call(caller)
        if (mistake := _why_not_call(state, Call(caller))) and mistake.code == "family/name-common":
            yield from (Call(caller, spot) for spot in right_spots(last_options(state)))
    yield NextDeal(next_dealer(state))

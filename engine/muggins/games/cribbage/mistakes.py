"""What the game refuses, and what can be done but is wrong."""

from collections.abc import Iterator

from muggins.errors import Mistake
from muggins.games.cribbage.counting import MOST, total
from muggins.games.cribbage.state import Accept, Move, Muggins, Over, PhaseKind, Say, State, mover

HIDDEN = Mistake("cribbage/hidden-cards", "show-order")
"""The cards that are counted are not known to this reader."""


def why_not(state: State, move: Move) -> Mistake | None:
    """Why ``move`` is refused, None when it can be made, right or wrong."""
    if state.phase.kind is PhaseKind.WON:
        return Mistake("cribbage/game-over", "target")
    if state.phase.kind is PhaseKind.OVER:
        return Mistake("cribbage/counting-over", "show-order")
    refused = _why_not_say(state, move) if isinstance(move, Say) else _why_not_answer(state, move)
    return refused or (HIDDEN if state.breakdown() is None else None)


def _why_not_say(state: State, say: Say) -> Mistake | None:
    if state.phase.kind is not PhaseKind.SAY:
        return Mistake("cribbage/answer-first", "answers", {"player": state.phase.seat})
    if say.seat != state.phase.seat:
        return Mistake("cribbage/wrong-seat", "show-order", {"player": state.phase.seat})
    if not 0 <= say.points <= MOST:
        return Mistake("cribbage/no-such-count", "say", {"n": say.points})
    return None


def _why_not_answer(state: State, move: Move) -> Mistake | None:
    said = state.phase.said
    if said is None:
        return Mistake("cribbage/nothing-to-answer", "answers", {"player": state.phase.seat})
    if move.seat != state.phase.seat:
        return Mistake("cribbage/wrong-seat", "answers", {"player": state.phase.seat})
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
    if items is None or why_not(state, move):
        return None
    true, said = total(items), move.points if isinstance(move, Say) else state.phase.said
    if said is None:
        raise AssertionError
    return _fault(move, said, true)


def _fault(move: Move, said: int, true: int) -> Mistake | None:
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
    """Everything that the seat to act could try now, refused or not."""
    if (seat := mover(state)) is None:
        return
    yield from (Say(seat, points) for points in range(MOST + 1))
    yield Accept(seat)
    yield from (Muggins(seat, points) for points in range(1, MOST + 1))
    yield Over(seat)

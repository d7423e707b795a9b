"""What may be done at the shows of a deal and what follows from it."""

from dataclasses import replace

from muggins.errors import IllegalMove
from muggins.games.cribbage import mistakes
from muggins.games.cribbage.events import (
    Accepted,
    CountingOver,
    CountSaid,
    CountStands,
    Event,
    ExcessReturned,
    FalseMuggins,
    FalseOver,
    GameWon,
    MissedPointsTaken,
    MugginsCalled,
    OverCalled,
    Settlement,
    TrueCount,
    booked,
)
from muggins.games.cribbage.state import Accept, Move, Muggins, Over, Phase, PhaseKind, Say, State, mover
from muggins.games.game import Turn, Viewer


def play(state: State, move: Move) -> Turn[State, Event]:
    """The state after ``move`` and what happened; :class:`IllegalMove` when it is refused.

    A wrong count and a wrong answer are played (:func:`muggins.games.cribbage.mistakes.fault`).
    """
    if mistake := mistakes.why_not(state, move):
        raise IllegalMove(mistake)
    match move:
        case Say():
            return _say(state, move)
        case Accept():
            return _accept(state, move)
        case Muggins() | Over():
            return _call(state, move)


def _say(state: State, say: Say) -> Turn[State, Event]:
    said = CountSaid(say.seat, say.points, state.phase.show.crib)
    true = _true(state, say.points)
    state = _pegged(state, said)
    if _at_target(state, say.seat) and not true.excess:
        return _won(state, say.seat, (said, true))
    answers = Phase(PhaseKind.ANSWER, state.opponents(say.seat)[0], state.phase.show, say.points)
    return Turn(replace(state, phase=answers), (said,))


def _accept(state: State, accept: Accept) -> Turn[State, Event]:
    counter, said = state.phase.show.seat, state.phase.said
    opponents = state.opponents(counter)
    if waiting := opponents[opponents.index(accept.seat) + 1 :]:
        return Turn(replace(state, phase=replace(state.phase, seat=waiting[0])), (Accepted(accept.seat),))
    return _settled(state, Accepted(accept.seat), CountStands(counter, said or 0))


def _call(state: State, call: Muggins | Over) -> Turn[State, Event]:
    said = MugginsCalled(call.seat, call.points) if isinstance(call, Muggins) else OverCalled(call.seat)
    return _settled(state, said, _settlement(call, _true(state, state.phase.said or 0)))


def _settlement(call: Muggins | Over, true: TrueCount) -> Settlement:
    match call:
        case Muggins(caller, claimed) if true.missed:
            return MissedPointsTaken(caller, min(claimed, true.missed), true.missed, claimed)
        case Muggins(caller, claimed):
            return FalseMuggins(caller, true.seat, claimed)
        case Over(caller) if true.excess:
            return ExcessReturned(true.seat, caller, true.excess)
    return FalseOver(call.seat, true.missed)


def _settled(state: State, answer: Event, settlement: Settlement) -> Turn[State, Event]:
    """All bookings are made; then the counter is looked at, then the caller (clause ``crossing``)."""
    true = _true(state, state.phase.said or 0)
    state = _pegged(state, settlement)
    events = (answer, settlement, true)
    for seat in (true.seat, *(seat for seat, _ in booked(settlement))):
        if _at_target(state, seat):
            return _won(state, seat, events)
    following = state.shows[len(state.opened) :]
    if not following:
        over = Phase(PhaseKind.OVER, state.deal.seat, state.phase.show)
        return Turn(replace(state, phase=over), (*events, CountingOver()))
    return Turn(replace(state, phase=Phase(PhaseKind.SAY, following[0].seat, following[0])), events)


def _won(state: State, seat: int, events: tuple[Event, ...]) -> Turn[State, Event]:
    side = state.side(seat)
    return Turn(replace(state, phase=Phase(PhaseKind.WON, side, state.phase.show)), (*events, GameWon(side)))


def _true(state: State, said: int) -> TrueCount:
    """The truth about the show of this phase, whose cards are known, and what was said of it."""
    items, show = state.breakdown(), state.phase.show
    if items is None:
        raise AssertionError
    return TrueCount(show.seat, show.crib, said, items)


def _pegged(state: State, event: Event) -> State:
    scores = list(state.scores)
    for seat, points in booked(event):
        scores[state.side(seat)] += points
    return replace(state, scores=tuple(scores))


def _at_target(state: State, seat: int) -> bool:
    return state.scores[state.side(seat)] >= state.target


def legal_moves(state: State) -> tuple[Move, ...]:
    """Every move that the rules allow: neither refused nor wrong."""
    return tuple(
        move
        for move in mistakes.candidates(state)
        if mistakes.why_not(state, move) is None and mistakes.fault(state, move) is None
    )


def seen_by(state: State, viewer: Viewer) -> State:
    """What a reader may see: the own hand and what has been counted or is counted now (clause ``show-order``).

    ``open`` shows every hand, as in a lesson, but the crib only from the moment it is counted. The seed is never seen.
    """
    own = mover(state) if viewer == "mover" else viewer
    seen = {show.seat for show in state.opened} | {own}
    hands = tuple(
        hand if viewer == "open" or seat in seen else (None,) * len(hand) for seat, hand in enumerate(state.hands)
    )
    crib = state.crib if state.phase.show.crib else (None,) * len(state.crib)
    return replace(state, hands=hands, crib=crib, deal=replace(state.deal, seed=None))

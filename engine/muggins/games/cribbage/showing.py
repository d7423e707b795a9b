"""The shows: counts that are said, answered and settled, or counted by the rules when muggins is not played."""

from dataclasses import replace

from muggins.games.cribbage.events import (
    Accepted,
    CountingOver,
    CountSaid,
    CountStands,
    Event,
    ExcessReturned,
    FalseMuggins,
    FalseOver,
    HandCounted,
    MissedPointsTaken,
    MugginsCalled,
    OverCalled,
    Settlement,
    TrueCount,
    booked,
)
from muggins.games.cribbage.moves import Accept, Muggins, Over, Say
from muggins.games.cribbage.scoring import at_target, ended, pegged
from muggins.games.cribbage.state import Phase, PhaseKind, Show, State
from muggins.games.game import Turn


def count(state: State) -> Turn[State, Event]:
    """The hand or crib is counted by the rules (clause ``compare``)."""
    true = _true(state, None)
    counted = HandCounted(true.seat, true.total, true.crib)
    state = pegged(state, (counted,))
    if at_target(state, true.seat):
        return ended(state, true.seat, (counted, true))
    return _to_the_next_show(state, (counted, true))


def say(state: State, move: Say) -> Turn[State, Event]:
    """The count is pegged at once; then the opponents answer (clauses ``say``, ``target``)."""
    true = _true(state, move.points)
    said = CountSaid(move.seat, move.points, true.crib)
    state = pegged(state, (said,))
    if at_target(state, move.seat) and not true.excess:
        return ended(state, move.seat, (said, true))
    answers = Phase(PhaseKind.ANSWER, state.opponents(move.seat)[0], state.phase.show, move.points)
    return Turn(replace(state, phase=answers), (said,))


def accept(state: State, move: Accept) -> Turn[State, Event]:
    """The next opponent answers; after the last one the count stands (clause ``accepted``)."""
    counter, said = _show(state).seat, state.phase.said
    opponents = state.opponents(counter)
    if waiting := opponents[opponents.index(move.seat) + 1 :]:
        return Turn(replace(state, phase=replace(state.phase, seat=waiting[0])), (Accepted(move.seat),))
    return _settled(state, Accepted(move.seat), CountStands(counter, said or 0))


def call(state: State, move: Muggins | Over) -> Turn[State, Event]:
    """The first call settles the count (clause ``answers``)."""
    said = MugginsCalled(move.seat, move.points) if isinstance(move, Muggins) else OverCalled(move.seat)
    return _settled(state, said, _settlement(move, _true(state, state.phase.said)))


def _settlement(move: Muggins | Over, true: TrueCount) -> Settlement:
    match move:
        case Muggins(caller, claimed) if true.missed:
            return MissedPointsTaken(caller, min(claimed, true.missed), true.missed, claimed)
        case Muggins(caller, claimed):
            return FalseMuggins(caller, true.seat, claimed)
        case Over(caller) if true.excess:
            return ExcessReturned(true.seat, caller, true.excess)
    return FalseOver(move.seat, true.missed)


def _settled(state: State, answer: Event, settlement: Settlement) -> Turn[State, Event]:
    """All bookings are made; then the counter is looked at, then the caller (clause ``crossing``)."""
    true = _true(state, state.phase.said)
    state = pegged(state, (settlement,))
    events = (answer, settlement, true)
    for seat in (true.seat, *(seat for seat, _ in booked(settlement))):
        if at_target(state, seat):
            return ended(state, seat, events)
    return _to_the_next_show(state, events)


def _to_the_next_show(state: State, events: tuple[Event, ...]) -> Turn[State, Event]:
    following = state.shows[len(state.opened) :]
    if not following:
        over = Phase(PhaseKind.OVER, state.deal.seat, state.phase.show)
        return Turn(replace(state, phase=over), (*events, CountingOver()))
    return Turn(replace(state, phase=Phase(PhaseKind.SAY, following[0].seat, following[0])), events)


def _show(state: State) -> Show:
    if state.phase.show is None:
        raise AssertionError
    return state.phase.show


def _true(state: State, said: int | None) -> TrueCount:
    """The truth about the show of this phase, whose cards are known, and what was said of it (None: the truth)."""
    items, show = state.breakdown(), _show(state)
    if items is None:
        raise AssertionError
    return TrueCount(show.seat, show.crib, sum(item.points for item in items) if said is None else said, items)

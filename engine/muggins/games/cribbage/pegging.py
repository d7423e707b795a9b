"""The play: cards laid one by one, "go", and who leads when the count begins again (clause ``play``)."""

from dataclasses import replace

from muggins.games.cribbage.events import CardPlayed, CountRestarts, Event, GoSaid, LastCard, PlayOver
from muggins.games.cribbage.moves import Go, PlayCard
from muggins.games.cribbage.scoring import at_target, ended, pegged
from muggins.games.cribbage.series import LAST, LIMIT, points, running_count
from muggins.games.cribbage.state import Laid, Phase, PhaseKind, State
from muggins.games.game import Turn


def play_card(state: State, move: PlayCard) -> Turn[State, Event]:
    """The card joins the series, and every point that it makes is pegged."""
    state = _with(state, Laid(move.seat, move.card))
    cards = state.on_the_table
    played = CardPlayed(move.seat, move.card, running_count(cards), points(cards))
    state = pegged(state, (played,))
    if at_target(state, move.seat):
        return ended(state, move.seat, (played,))
    return _on(state, move.seat, played)


def say_go(state: State, move: Go) -> Turn[State, Event]:
    """The others play on while they can."""
    return _on(_with(state, Laid(move.seat)), move.seat, GoSaid(move.seat))


def _with(state: State, laid: Laid) -> State:
    *earlier, last = state.series or ((),)
    return replace(state, series=(*earlier, (*last, laid)))


def _on(state: State, seat: int, event: Event) -> Turn[State, Event]:
    """Who is next: the first on the left who has cards and has not said "go".

    Whoever laid the last card need not say it: when only they are left and cannot add to it either, the series ends.
    """
    last = state.last_to_lay
    if running_count(state.on_the_table) < LIMIT:
        for other in (*state.clockwise(seat), seat):
            if state.asked(other) and (other != last or state.playable(other)):
                return Turn(replace(state, phase=Phase(PhaseKind.PLAY, other)), (event,))
    return _series_over(state, last, event)


def _series_over(state: State, last: int, event: Event) -> Turn[State, Event]:
    leads = next((seat for seat in (*state.clockwise(last), last) if state.unplayed(seat)), None)
    events = [event]
    if running_count(state.on_the_table) < LIMIT:
        point = LastCard(last, LAST, final=leads is None)
        events.append(point)
        state = pegged(state, (point,))
        if at_target(state, last):
            return ended(state, last, tuple(events))
    if leads is not None:
        state = replace(state, series=(*state.series, ()), phase=Phase(PhaseKind.PLAY, leads))
        return Turn(state, (*events, CountRestarts(leads)))
    show = state.shows[0]
    return Turn(replace(state, series=(), phase=Phase(PhaseKind.SAY, show.seat, show)), (*events, PlayOver()))

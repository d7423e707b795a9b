"""Whether a position can come up at all."""

from dataclasses import replace

from muggins.errors import PositionError
from muggins.games.cribbage import mistakes, pegging
from muggins.games.cribbage.counting import HAND, MOST, total
from muggins.games.cribbage.moves import Go, PlayCard
from muggins.games.cribbage.series import LIMIT, running_count
from muggins.games.cribbage.state import DEALT, PARTNERS, PLAYERS, Phase, PhaseKind, Series, State
from muggins.games.lines import twice
from muggins.pieces.cards import PACK

LOWEST = -999
"""The lowest score that is written."""

_UNREACHED = 10**6
"""A target that no deal comes to."""


def check(state: State, phase: str) -> None:
    """Raises :class:`PositionError` when a position cannot come up; ``phase`` is how its line names what comes next."""
    _check_players(state)
    _check_cards(state, phase)
    if not _phase_fits(state):
        raise PositionError("cribbage/wrong-phase", text=phase)


def _check_players(state: State) -> None:
    players = len(state.hands)
    sides = 2 if state.partners else players
    show = state.phase.show
    seats = [state.deal.seat, state.phase.seat, show.seat if show else 0]
    seats += [laid.seat for series in state.series for laid in series]
    if players not in PLAYERS or (state.partners and players != PARTNERS) or max(seats) >= players:
        raise PositionError("cribbage/players", n=players)
    if len(state.scores) != sides:
        raise PositionError("cribbage/wrong-scores", n=sides)


def _check_cards(state: State, phase: str) -> None:
    laying = state.phase.kind is PhaseKind.LAY
    piles = (*state.hands, state.crib)
    for pile in () if laying else piles:
        if len(pile) != HAND:
            raise PositionError("cribbage/wrong-hand", n=len(pile))
    if card := twice([state.starter, *state.stock, *(card for pile in piles for card in pile)]):
        raise PositionError("cribbage/card-twice", card=card)
    if not (_dealt(state) if laying else state.starter and not state.stock):
        raise PositionError("cribbage/wrong-cards", text=phase)


def _dealt(state: State) -> bool:
    """Whether those before the seat to act have laid away, and nothing is missing."""
    order = (*state.clockwise(state.deal.seat), state.deal.seat)
    laid, size = order.index(state.phase.seat), DEALT[len(order)]
    hands = all(len(state.hands[seat]) == (HAND if at < laid else size) for at, seat in enumerate(order))
    crib = HAND - (len(order) - laid) * state.lay_away
    whole = len(state.stock) + len(state.crib) + sum(map(len, state.hands)) == len(PACK)
    return hands and whole and len(state.crib) == crib and state.starter is None


def _phase_fits(state: State) -> bool:
    match state.phase.kind:
        case PhaseKind.LAY:
            return _nobody_home(state) and not state.series
        case PhaseKind.PLAY:
            return _nobody_home(state) and _playing(state)
        case PhaseKind.SAY | PhaseKind.OVER:
            return _nobody_home(state) and _counting(state)
        case PhaseKind.ANSWER:
            return state.muggins and _counting(state) and _may_answer(state)
        case PhaseKind.WON:
            return (_counting(state) if state.phase.show else _laid(state)) and _has_won(state)


def _counting(state: State) -> bool:
    return state.phase.show in state.shows and not state.series


def _nobody_home(state: State) -> bool:
    return max(state.scores) < state.target


def _may_answer(state: State) -> bool:
    """Before the count nobody was at the target, and one who is there now has said too much (clause ``target``)."""
    show, said = state.phase.show, state.phase.said
    if show is None or said is None or said > MOST or state.phase.seat not in state.opponents(show.seat):
        return False
    counter, items = state.side(show.seat), state.breakdown()
    before = state.scores[counter] - said
    others = (score for side, score in enumerate(state.scores) if side != counter)
    waits = items is None or said > total(items)
    return LOWEST <= before < state.target > max(others) and (waits or state.scores[counter] < state.target)


def _has_won(state: State) -> bool:
    """A caller may stand at the target too, but only beside the counter (clause ``crossing``)."""
    home = [side for side, score in enumerate(state.scores) if score >= state.target]
    show, winner = state.phase.show, state.phase.seat
    beside = state.muggins and show is not None and winner == state.side(show.seat)
    return winner in home and len(home) <= (2 if beside else 1)


def _laid(state: State) -> bool:
    """Whether the series are such as can be laid, as far as the hands are known."""
    if twice(state.played):
        return False
    held = all(laid.card is None or laid.card in state.hands[laid.seat] for one in state.series for laid in one)
    return held and all(map(_a_series, state.series[:-1])) and (not state.series or _open_series(state.series[-1]))


def _a_series(series: Series) -> bool:
    return bool(series) and _open_series(series)


def _open_series(series: Series) -> bool:
    gone: set[int] = set()
    for laid in series:
        if laid.seat in gone:
            return False
        if laid.card is None:
            gone.add(laid.seat)
    starts = not series or series[0].card is not None
    return starts and running_count([laid.card for laid in series if laid.card]) <= LIMIT


def _playing(state: State) -> bool:
    """Whether the play leads here: the same again from its first card, when all hands are known."""
    if not _laid(state) or not state.asked(state.phase.seat) or running_count(state.on_the_table) == LIMIT:
        return False
    if any(None in hand for hand in state.hands):
        return True
    first = Phase(PhaseKind.PLAY, state.clockwise(state.deal.seat)[0])
    replayed = replace(state, series=(), phase=first, scores=(0,) * len(state.scores), target=_UNREACHED)
    for laid in (laid for series in state.series for laid in series):
        move = PlayCard(laid.seat, laid.card) if laid.card else Go(laid.seat)
        if mistakes.why_not(replayed, move):
            return False
        turn = pegging.say_go(replayed, move) if isinstance(move, Go) else pegging.play_card(replayed, move)
        replayed = turn.state
    return (replayed.series, replayed.phase) == (state.series, state.phase)

"""What may be done in a deal of the family card game and what follows from it."""

from dataclasses import replace

from muggins.errors import IllegalMove
from muggins.games.family import mistakes
from muggins.games.family.dealing import next_deal
from muggins.games.family.events import (
    CalledWithoutGround,
    CardGiven,
    CardMoved,
    CardPlaced,
    CardTurnedUp,
    DealDrawn,
    DealWon,
    Event,
    MatchOver,
    MistakeFound,
    NothingGiven,
    PassedOver,
    PenaltyPaid,
    Recycled,
    WinAnnounced,
)
from muggins.games.family.moves import Call, Check, Expose, Move, NextDeal, Place
from muggins.games.family.priorities import options, right_spots, top
from muggins.games.family.state import Phase, PhaseKind, Pile, Placement, Spot, State, changed, common, discard
from muggins.games.game import Turn, Viewer


def play(state: State, move: Move) -> Turn[State, Event]:
    """The state after ``move`` and what happened; :class:`IllegalMove` when it is refused.

    A wrong placement is played: it may be called (:func:`muggins.games.family.mistakes.fault`).
    """
    if mistake := mistakes.why_not(state, move):
        raise IllegalMove(mistake)
    match move:
        case Expose():
            return _expose(state)
        case Place():
            return _place(state, move)
        case Call():
            return _call(state, move)
        case Check():
            return _check(state)
        case NextDeal():
            return next_deal(state)


def _expose(state: State) -> Turn[State, Event]:
    seat = state.phase.seat
    if state.position in state.past:
        return _drawn(state, PhaseKind.REPEATED)
    if state.exposures >= state.limit:
        return _drawn(state, PhaseKind.LIMIT)
    passed = _passed_over(state)
    state = replace(state, past=state.past | {state.position}, exposures=state.exposures + 1)
    state, recycled = _with_packet(state, seat)
    card, *packet = state.packets[seat]
    if card is None:
        raise IllegalMove(mistakes.HIDDEN)
    state = replace(
        state,
        packets=changed(state.packets, seat, tuple(packet)),
        phase=Phase(PhaseKind.PLACE, seat, card),
    )
    return Turn(state, (*passed, *recycled, CardTurnedUp(seat, card)))


def _passed_over(state: State) -> tuple[Event, ...]:
    """The players without cards between the last one to place a card and the one to turn up the next."""
    if not state.phase.placed:
        return ()
    between = state.clockwise(state.phase.placed.seat)
    known = between[: between.index(state.phase.seat)] if state.phase.seat in between else between
    return tuple(PassedOver(seat) for seat in known)


def _drawn(state: State, kind: PhaseKind) -> Turn[State, Event]:
    state = replace(state, phase=Phase(kind, state.phase.seat))
    return Turn(state, (DealDrawn(repeated=kind is PhaseKind.REPEATED), *_match_end(state)))


def _with_packet(state: State, seat: int) -> tuple[State, tuple[Event, ...]]:
    """The state in which ``seat`` has a packet, if need be made of the discard pile (clause ``recycle``)."""
    if state.packets[seat] or not state.discards[seat]:
        return state, ()
    pile = state.discards[seat]
    # Turned over, the card that lay at the bottom is on top: the order of the tuple stays.
    turned = replace(state, packets=changed(state.packets, seat, pile), discards=changed(state.discards, seat, ()))
    return turned, (Recycled(seat, len(pile)),)


def _place(state: State, move: Place) -> Turn[State, Event]:
    seat, card = move.seat, state.phase.card
    if card is None:
        raise AssertionError
    placed = CardPlaced(seat, card, move.spot, options(state, seat, card))
    state = state.with_pile(move.spot, (*state.pile(move.spot), card))
    last = Placement(seat, move.spot)
    if not state.has_cards(seat):
        state = replace(state, phase=Phase(PhaseKind.CHECK, seat, placed=last))
        return Turn(state, (placed, WinAnnounced(seat)))
    return Turn(replace(state, phase=Phase(PhaseKind.EXPOSE, _next_seat(state, seat), placed=last)), (placed,))


def _next_seat(state: State, seat: int) -> int:
    """The next player clockwise who has cards (clause ``donated-out``)."""
    return next((other for other in state.clockwise(seat) if state.has_cards(other)), seat)


def _call(state: State, call: Call) -> Turn[State, Event]:
    placed = state.phase.placed
    mistake = mistakes.last_fault(state)
    if placed is None or mistake is None:
        if placed is None:
            raise AssertionError
        called = replace(placed, callers=tuple(sorted((*placed.callers, call.seat))))
        state = replace(state, phase=replace(state.phase, placed=called))
        return Turn(state, (CalledWithoutGround(call.seat),))
    return _settled(state, placed, MistakeFound(call.seat, mistake), call.spot)


def _check(state: State) -> Turn[State, Event]:
    placed, mistake = state.phase.placed, mistakes.last_fault(state)
    if placed is not None and mistake is not None:
        return _settled(state, placed, MistakeFound(None, mistake), None)
    return _won(state, state.phase.seat)


def _won(state: State, seat: int, events: tuple[Event, ...] = ()) -> Turn[State, Event]:
    wins = changed(state.wins, seat, state.wins[seat] + 1)
    state = replace(state, wins=wins, phase=Phase(PhaseKind.WON, seat))
    return Turn(state, (*events, DealWon(seat, corrected=bool(events)), *_match_end(state)))


def _match_end(state: State) -> tuple[Event, ...]:
    """Who has won most deals, once all that were agreed are played (clause ``deals``)."""
    if state.deal.number < state.agreed:
        return ()
    most = max(state.wins)
    return (MatchOver(tuple(seat for seat, wins in enumerate(state.wins) if wins == most), most),)


def _settled(state: State, placed: Placement, found: MistakeFound, named: Spot | None) -> Turn[State, Event]:
    """First the correction, then the penalty; the turn is then the next player's (clauses ``call``, ``penalty``)."""
    before = state.holdings
    state, moved = _corrected(state, placed, named)
    state, given = _penalised(state, placed.seat)
    state = replace(state, phase=Phase(PhaseKind.EXPOSE, _next_seat(state, placed.seat)))
    cards = sum(isinstance(event, CardGiven) for event in given)
    events = (found, moved, *given, PenaltyPaid(placed.seat, cards, before, state.holdings))
    return Turn(state, events) if state.has_cards(placed.seat) else _won(state, placed.seat, events)


def _corrected(state: State, placed: Placement, named: Spot | None) -> tuple[State, CardMoved]:
    state, card = mistakes.before_last(state, placed)
    spot = named or right_spots(options(state, placed.seat, card))[0]
    moved = CardMoved(placed.seat, card, spot, top(state, spot))
    return state.with_pile(spot, (*state.pile(spot), card)), moved


def _penalised(state: State, seat: int) -> tuple[State, tuple[Event, ...]]:
    """Each other player gives a card to the bottom of the packet of ``seat`` (clauses ``penalty``, ``donor``)."""
    events: list[Event] = []
    for giver in state.clockwise(seat):
        state, recycled = _with_packet(state, giver)
        events += recycled
        if not state.packets[giver]:
            events.append(NothingGiven(giver))
            continue
        card, *rest = state.packets[giver]
        if card is None:
            raise IllegalMove(mistakes.HIDDEN)
        packets = changed(state.packets, giver, tuple(rest))
        state = replace(state, packets=changed(packets, seat, (*packets[seat], card)))
        events.append(CardGiven(giver, card))
    return state, tuple(events)


def legal_moves(state: State) -> tuple[Move, ...]:
    """Every move that the rules allow: neither refused nor wrong."""
    return tuple(
        move
        for move in mistakes.candidates(state)
        if mistakes.why_not(state, move) is None and mistakes.fault(state, move) is None
    )


def seen_by(state: State, viewer: Viewer) -> State:
    """What anybody may see: the tops of the open piles, never a packet or the seed (clause ``piles``).

    The card that the last placement covered was open a moment ago and is still known while that may be called.
    """
    placed = state.phase.placed
    covered = placed.spot if placed else None
    spots = (*map(common, range(len(state.commons))), *map(discard, range(len(state.discards))))
    for spot in spots:
        state = state.with_pile(spot, _seen(state.pile(spot), 2 if spot == covered else 1))
    packets = tuple((None,) * len(packet) for packet in state.packets)
    return replace(state, packets=packets, deal=replace(state.deal, seed=None), past=frozenset())


def _seen(pile: Pile, cards: int) -> Pile:
    return (*(None,) * (len(pile) - cards), *pile[-cards:])

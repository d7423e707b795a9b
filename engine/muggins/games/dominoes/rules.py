"""What may be done in a round of dominoes and what follows from it."""

from dataclasses import replace

from muggins.errors import IllegalMove, Mistake
from muggins.games.dominoes.chain import Chain, Side
from muggins.games.dominoes.dealing import next_round
from muggins.games.dominoes.events import (
    Deducted,
    Event,
    MatchWon,
    Passed,
    RoundBlocked,
    RoundFinished,
    TileDrawn,
    TilePlayed,
)
from muggins.games.dominoes.scoring import TARGETS, award, contributions, deduction, total
from muggins.games.dominoes.state import (
    Draw,
    Move,
    NextRound,
    Pass,
    Phase,
    PhaseKind,
    Pile,
    Place,
    State,
    mover,
    sorted_pile,
)
from muggins.games.game import Turn, Viewer
from muggins.pieces.tiles import Tile


def fitting_sides(chain: Chain, tile: Tile) -> tuple[Side | None, ...]:
    """Where ``tile`` may go: None on an empty table, else the sides whose open pip it has (clause ``match``)."""
    if not chain:
        return (None,)
    return tuple(side for side in Side if chain.end(side).pip in (tile.low, tile.high))


def can_place(chain: Chain, hand: Pile) -> bool:
    """Whether some tile of ``hand`` fits; an unknown tile might."""
    return any(tile is None or fitting_sides(chain, tile) for tile in hand)


def why_not(state: State, move: Move) -> Mistake | None:
    """Why the rules refuse ``move``, None when they allow it."""
    if state.phase.kind is PhaseKind.WON:
        return Mistake("dominoes/match-over", "match-end")
    if isinstance(move, NextRound):
        return _why_not_next_round(state)
    if state.phase.kind is not PhaseKind.PLAY:
        return Mistake("dominoes/round-over", "round-end")
    if move.seat != state.phase.seat:
        return Mistake("dominoes/wrong-seat", "turn", {"player": state.phase.seat})
    if None in state.hands[move.seat]:
        return Mistake("dominoes/hidden-tiles", "hidden")
    match move:
        case Place():
            return _why_not_place(state, move)
        case Draw():
            return _why_not_draw(state)
        case Pass():
            return _why_not_pass(state)


def _why_not_next_round(state: State) -> Mistake | None:
    if state.phase.kind is PhaseKind.PLAY:
        return Mistake("dominoes/round-not-over", "round-end")
    if state.deal.seed is None:
        return Mistake("dominoes/single-round", "next-opener")
    return None


def _why_not_place(state: State, move: Place) -> Mistake | None:
    tile, chain, drawn = move.tile, state.chain, state.phase.drawn
    if tile not in state.hands[move.seat]:
        return Mistake("dominoes/not-in-hand", "deal", {"tile": tile})
    if drawn not in (None, tile):
        return Mistake("dominoes/drawn-tile-first", "draw", {"tile": tile, "drawn": drawn})
    if move.side not in fitting_sides(chain, tile):
        return _misfit(chain, tile, move.side)
    if len(state.hands[move.seat]) == 1 and any(None in hand for hand in state.hands):
        return Mistake("dominoes/hidden-tiles", "hidden")
    return None


def _misfit(chain: Chain, tile: Tile, side: Side | None) -> Mistake:
    if not chain:
        return Mistake("dominoes/no-chain", "opening", {"tile": tile})
    if not fitting_sides(chain, tile):
        left, right = (chain.end(at).pip for at in Side)
        return Mistake("dominoes/no-match", "match", {"tile": tile, "left": left, "right": right})
    if side is None:
        return Mistake("dominoes/choose-end", "match", {"tile": tile})
    return Mistake("dominoes/wrong-end", "match", {"tile": tile, "end": chain.end(side).pip})


def _playable(state: State) -> Tile | None:
    hand = state.hands[state.phase.seat]
    return next((tile for tile in hand if tile is not None and fitting_sides(state.chain, tile)), None)


def _why_not_draw(state: State) -> Mistake | None:
    if state.phase.drawn:
        return Mistake("dominoes/stop-drawing", "draw", {"tile": state.phase.drawn})
    if playable := _playable(state):
        return Mistake("dominoes/draw-not-allowed", "draw", {"tile": playable})
    if not state.boneyard:
        return Mistake("dominoes/boneyard-empty", "pass")
    if state.boneyard[0] is None:
        return Mistake("dominoes/hidden-tiles", "hidden")
    return None


def _why_not_pass(state: State) -> Mistake | None:
    if playable := _playable(state):
        return Mistake("dominoes/pass-with-move", "pass", {"tile": playable})
    if state.boneyard:
        return Mistake("dominoes/pass-too-early", "pass", {"n": len(state.boneyard)})
    return None


def fault(state: State, move: Move) -> None:
    """Nothing in this game can be done that is wrong: what is wrong is refused."""


def legal_moves(state: State) -> tuple[Move, ...]:
    """Every move the rules allow, placements in the order of the hand first."""
    seat = mover(state)
    if seat is None:
        following = NextRound(state.phase.seat)
        return () if why_not(state, following) else (following,)
    tiles = [tile for tile in state.hands[seat] if tile is not None]
    moves: list[Move] = [Place(seat, tile, side) for tile in tiles for side in fitting_sides(state.chain, tile)]
    return tuple(move for move in [*moves, Draw(seat), Pass(seat)] if why_not(state, move) is None)


def play(state: State, move: Move) -> Turn[State, Event]:
    """The state after ``move`` and what happened; :class:`IllegalMove` when the rules refuse it."""
    if mistake := why_not(state, move):
        raise IllegalMove(mistake)
    match move:
        case Place():
            return _place(state, move)
        case Draw():
            return _draw(state, move)
        case Pass():
            return _unless_blocked(_next_seat(state), (Passed(move.seat),), move.seat)
        case NextRound():
            return next_round(state, state.deal.seed or "")


def _place(state: State, move: Place) -> Turn[State, Event]:
    chain = state.chain.extended(move.tile, move.side) if move.side else state.chain.opened_with(move.tile)
    counted = contributions(chain)
    points = award(total(counted))
    hand = tuple(tile for tile in state.hands[move.seat] if tile != move.tile)
    score = state.scores[move.seat] + points
    state = replace(
        state,
        chain=chain,
        hands=_with(state.hands, move.seat, hand),
        scores=_with(state.scores, move.seat, score),
    )
    played = TilePlayed(move.seat, move.tile, move.side, counted, points)
    target = TARGETS[len(state.hands)]
    if score >= target:
        state = replace(state, phase=Phase(PhaseKind.WON, move.seat))
        return Turn(state, (played, MatchWon(move.seat, score, target)))
    if not hand:
        state = replace(state, phase=Phase(PhaseKind.FINISHED, move.seat))
        return _settled(state, (played, RoundFinished(move.seat)))
    return _unless_blocked(_next_seat(state), (played,), move.seat)


def _draw(state: State, move: Draw) -> Turn[State, Event]:
    tile, *rest = state.boneyard
    if tile is None:
        raise IllegalMove(Mistake("dominoes/hidden-tiles", "hidden"))
    playable = bool(fitting_sides(state.chain, tile))
    state = replace(
        state,
        hands=_with(state.hands, move.seat, sorted_pile((*state.hands[move.seat], tile))),
        boneyard=tuple(rest),
        phase=replace(state.phase, drawn=tile if playable else None),
    )
    return _unless_blocked(state, (TileDrawn(move.seat, tile, playable),), move.seat)


def _next_seat(state: State) -> State:
    return replace(state, phase=Phase(PhaseKind.PLAY, (state.phase.seat + 1) % len(state.hands)))


def _unless_blocked(state: State, events: tuple[Event, ...], seat: int) -> Turn[State, Event]:
    """The turn of ``seat``, ended by a block when nobody can place and nothing is left to draw (clause ``block``)."""
    if state.boneyard or any(can_place(state.chain, hand) for hand in state.hands):
        return Turn(state, events)
    return _settled(replace(state, phase=Phase(PhaseKind.BLOCKED, seat)), (*events, RoundBlocked()))


def _settled(state: State, events: tuple[Event, ...]) -> Turn[State, Event]:
    """Each hand's own pips, rounded, come off its own score (clause ``deduction``)."""
    settled = []
    scores = list(state.scores)
    for seat, hand in enumerate(state.hands):
        pips = sum(tile.pips for tile in hand if tile is not None)
        if hand:
            scores[seat] -= deduction(pips)
            settled.append(Deducted(seat, pips, deduction(pips)))
    return Turn(replace(state, scores=tuple(scores)), (*events, *settled))


def seen_by(state: State, viewer: Viewer) -> State:
    """What ``viewer`` may see: the own hand, all hands once a round is settled, never the boneyard or the seed.

    A match that ends in mid-round leaves the hands unrevealed (clause ``hidden``). ``open`` shows every hand.
    """
    state = replace(state, boneyard=_hidden(state.boneyard), deal=replace(state.deal, seed=None))
    if viewer == "open" or state.phase.kind in (PhaseKind.FINISHED, PhaseKind.BLOCKED):
        return state
    seat = mover(state) if viewer == "mover" else viewer
    hands = tuple(hand if at == seat else _hidden(hand) for at, hand in enumerate(state.hands))
    drawn = state.phase.drawn if state.phase.seat == seat else None
    return replace(state, hands=hands, phase=replace(state.phase, drawn=drawn))


def _hidden(pile: Pile) -> Pile:
    return (None,) * len(pile)


def _with[Item](items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    return (*items[:index], item, *items[index + 1 :])

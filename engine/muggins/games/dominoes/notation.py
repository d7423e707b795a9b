"""Positions and moves of dominoes as short lines of URL-safe text.

A position has eight fields separated by spaces: ``tag rules table hands stock phase scores deal``, for example

    D1 - 36o.66 0145.~7 ~17 p0 0.15 0.1.-

``table`` is the chain left to right, ``o`` marks the tile that opened; ``hands`` go by seat, ``~7`` are seven tiles the
reader does not know; ``stock`` is the boneyard, next tile first; ``phase`` is a letter of :class:`PhaseKind`, a seat
and the drawn tile that must be placed, if any; ``deal`` is the opener, the number of the round and the seed.
A move is ``seat.`` and ``14`` (opening), ``14l`` or ``14r`` (at the left or right end), ``d`` (draw), ``k`` (pass) or
``n`` (deal the next round).
"""

import re
from collections.abc import Callable, Iterable

from muggins.errors import NotationError, PositionError
from muggins.games.dominoes.chain import Chain, Side
from muggins.games.dominoes.rules import fitting_sides
from muggins.games.dominoes.scoring import TARGETS, UNIT
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
    sorted_pile,
)
from muggins.games.lines import match, read_deal, read_pile, split, twice, write_deal, write_pile
from muggins.pieces.tiles import DOUBLE_SIX, Tile

TAG = "D1"


def write(state: State) -> str:
    """The one line that stands for ``state``."""
    return " ".join(
        (
            TAG,
            "-",
            write_chain(state.chain),
            ".".join(write_pile(hand) for hand in state.hands),
            write_pile(state.boneyard),
            _write_phase(state.phase),
            ".".join(str(score) for score in state.scores),
            write_deal(state.deal),
        )
    )


def read(line: str) -> State:
    """The state a position line stands for.

    Raises :class:`NotationError` when the line is not in the notation and :class:`PositionError` when the position
    cannot come up: tiles missing or twice, halves that do not meet, a phase that contradicts the hands.
    """
    rules, table, hands, stock, phase, scores, deal = split(line, TAG)
    match("rules", "-", rules)
    state = State(
        _read_chain(table),
        tuple(sorted_pile(read_pile("hands", hand, Tile.parse)) for hand in hands.split(".")),
        read_pile("stock", stock, Tile.parse),
        _read_phase(phase),
        tuple(int(match("scores", r"-?(0|[1-9]\d{0,3})", score)[0]) for score in scores.split(".")),
        read_deal(deal),
    )
    _check(state)
    return state


def write_move(move: Move) -> str:
    """The short word for ``move``."""
    match move:
        case Place(seat, tile, side):
            return f"{seat}.{tile}{side or ''}"
        case Draw(seat):
            return f"{seat}.d"
        case Pass(seat):
            return f"{seat}.k"
        case NextRound(seat):
            return f"{seat}.n"


def read_move(text: str) -> Move:
    """The move a word stands for, in itself: whether the rules allow it is another question."""
    found = re.fullmatch(r"([0-3])\.(?:([0-6]{2})([lr])?|([dkn]))", text, re.ASCII)
    if not found:
        raise NotationError("notation/move", text=text)
    seat = int(found[1])
    if found[2]:
        return Place(seat, Tile.parse(found[2]), Side(found[3]) if found[3] else None)
    if found[4] == "d":
        return Draw(seat)
    return Pass(seat) if found[4] == "k" else NextRound(seat)


def write_chain(chain: Chain) -> str:
    """The ``table`` field: ``11.14o.44``."""
    words = [f"{left}{right}" + "o" * (at == chain.opening) for at, (left, right) in enumerate(chain.tiles)]
    return ".".join(words) or "-"


def _read_chain(text: str) -> Chain:
    if text == "-":
        return Chain()
    words = [match("table", "([0-6])([0-6])(o?)", word) for word in text.split(".")]
    openings = [at for at, word in enumerate(words) if word[3]]
    if len(openings) != 1:
        raise NotationError("notation/field", field="table", text=text)
    return Chain(tuple((int(word[1]), int(word[2])) for word in words), openings[0])


def _write_phase(phase: Phase) -> str:
    return f"{phase.kind}{phase.seat}" + (f".{phase.drawn}" if phase.drawn else "")


def _read_phase(text: str) -> Phase:
    found = match("phase", r"([pfbw])([0-3])(?:\.([0-6]{2}))?", text)
    return Phase(PhaseKind(found[1]), int(found[2]), Tile.parse(found[3]) if found[3] else None)


def _check(state: State) -> None:
    for check in _CHECKS:
        check(state)


def _check_players(state: State) -> None:
    players = len(state.hands)
    if players not in TARGETS:
        raise PositionError("dominoes/players", n=players)
    for score in state.scores:
        if score % UNIT:
            raise PositionError("dominoes/wrong-score", score=score)
    if len(state.scores) != players or max(state.phase.seat, state.deal.seat) >= players:
        raise PositionError("dominoes/players", n=players)


def _check_tiles(state: State) -> None:
    piles: Iterable[Pile] = (state.chain.pieces, *state.hands, state.boneyard)
    tiles = [tile for pile in piles for tile in pile]
    if tile := twice(tiles):
        raise PositionError("dominoes/tile-twice", tile=tile)
    if len(tiles) != len(DOUBLE_SIX):
        raise PositionError("dominoes/wrong-total", n=len(tiles))


def _check_chain(state: State) -> None:
    for (_, right), (left, _) in zip(state.chain.tiles, state.chain.tiles[1:], strict=False):
        if right != left:
            raise PositionError("dominoes/chain-broken", left=right, right=left)


def _check_phase(state: State) -> None:
    phase, hand = state.phase, state.hands[state.phase.seat]
    playing = phase.kind is PhaseKind.PLAY
    empty = () in state.hands
    possible = {
        PhaseKind.PLAY: not empty,
        PhaseKind.FINISHED: not hand,
        PhaseKind.BLOCKED: not empty and not state.boneyard,
        PhaseKind.WON: state.scores[phase.seat] >= TARGETS[len(state.hands)],
    }[phase.kind]
    drawn = phase.drawn
    if not possible or (drawn and not (playing and drawn in hand and fitting_sides(state.chain, drawn))):
        raise PositionError("dominoes/wrong-phase", text=_write_phase(phase))


_CHECKS: tuple[Callable[[State], None], ...] = (_check_players, _check_tiles, _check_chain, _check_phase)

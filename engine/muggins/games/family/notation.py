"""Positions and moves of the family card game as short lines of URL-safe text (see :mod:`muggins.games.lines`).

    F1 - 5C.9D.KH.2S ~12.~11.~12.~12 -.7D.-.- t0.6H 0.0.0.0 0.1.-.1

``rules`` is ``n8`` (deals agreed, otherwise as many as players), ``l200`` (limit), ``n8.l200`` or ``-``. ``table`` are
the common piles and ``stock`` the discard piles, each from the bottom up, ``hands`` the packets, from the top down.
``phase`` is a letter of :class:`PhaseKind`, a seat and after a dot the card turned up, or the placement that may be
called: who laid it, where (``c0`` a common pile, ``p1`` a discard pile), and after another dot who has called.
``scores`` are the deals won, ``deal`` the dealer, the number of the deal, the seed and the number of cards turned up.

A move is ``seat.`` and ``x`` (turn up), ``c0``, ``p1`` or ``o`` (place: on a common pile, another's discard pile, one's
own), ``m`` (call "Muggins!", with the right pile after it if there are several: ``mc0``), ``v`` (check the win) or
``n`` (deal again).
"""

import re

from muggins.errors import NotationError, PositionError
from muggins.games.deals import Deal
from muggins.games.family.moves import Call, Check, Expose, Move, NextDeal, Place
from muggins.games.family.state import (
    COMMONS,
    LIMITS,
    Phase,
    PhaseKind,
    Pile,
    Placement,
    Spot,
    SpotKind,
    State,
    discard,
)
from muggins.games.lines import match, read_deal, read_pile, split, twice, write_deal, write_pile
from muggins.pieces.cards import PACK, Card

TAG = "F1"

_SPOT = r"([cp])([0-6])"


def write(state: State) -> str:
    """The one line that stands for ``state``."""
    piles = (".".join(map(write_pile, stacks)) for stacks in (state.commons, state.packets, state.discards))
    wins = ".".join(map(str, state.wins))
    deal = f"{write_deal(state.deal)}.{state.exposures}"
    return " ".join((TAG, _write_rules(state), *piles, _write_phase(state.phase), wins, deal))


def read(line: str) -> State:
    """The state a position line stands for.

    Raises :class:`NotationError` when the line is not in the notation and :class:`PositionError` when the position
    cannot come up: cards missing or twice, a wrong number of piles, a phase that contradicts the cards.
    """
    rules, table, hands, stock, phase, scores, deal = split(line, TAG)
    dealt, _, exposures = deal.rpartition(".")
    packets = tuple(read_pile("hands", packet, Card.parse) for packet in hands.split("."))
    agreed, limit = read_rules(rules, len(packets))
    state = State(
        tuple(_read_open("table", pile) for pile in table.split(".")),
        packets,
        tuple(_read_open("stock", pile) for pile in stock.split(".")),
        _read_phase(phase),
        tuple(int(match("scores", r"0|[1-9]\d{0,2}", wins)[0]) for wins in scores.split(".")),
        _read_deal(dealt),
        int(match("deal", r"0|[1-9]\d{0,3}", exposures)[0]),
        agreed,
        limit,
    )
    for check in _CHECKS:
        check(state)
    return state


def _read_deal(text: str) -> Deal:
    if not text:
        raise NotationError("notation/field", field="deal", text=text)
    return read_deal(text)


def write_move(move: Move) -> str:
    """The short word for ``move``."""
    match move:
        case Place(seat, spot):
            return f"{seat}.{'o' if spot == discard(seat) else write_spot(spot)}"
        case Call(seat, spot):
            return f"{seat}.m{write_spot(spot) if spot else ''}"
    return f"{move.seat}.{next(letter for letter, kind in _VERBS.items() if isinstance(move, kind))}"


_VERBS: dict[str, type[Expose | Check | NextDeal | Call]] = {"x": Expose, "v": Check, "n": NextDeal, "m": Call}


def read_move(text: str) -> Move:
    """The move a word stands for, in itself: whether it can be made is another question."""
    found = re.fullmatch(rf"([0-6])\.(?:([xvnm])|(o)|(m?){_SPOT})", text, re.ASCII)
    if not found:
        raise NotationError("notation/move", text=text)
    seat = int(found[1])
    if found[2]:
        return _VERBS[found[2]](seat)
    if found[3]:
        return Place(seat, discard(seat))
    spot = Spot(SpotKind(found[5]), int(found[6]))
    return Call(seat, spot) if found[4] else Place(seat, spot)


def _write_rules(state: State) -> str:
    players = len(state.packets)
    rules = []
    if state.agreed != players:
        rules.append(f"n{state.agreed}")
    if state.limit != LIMITS[players]:
        rules.append(f"l{state.limit}")
    return ".".join(rules) or "-"


def read_rules(text: str, players: int) -> tuple[int, int]:
    """The number of deals agreed and the limit of a deal."""
    found = match("rules", r"-|(?:n([1-9]\d{0,2}))?\.?(?:l([1-9]\d{0,3}))?", text)
    if text in ("", "."):
        raise NotationError("notation/field", field="rules", text=text)
    return int(found[1] or players), int(found[2] or LIMITS.get(players, 1))


def write_spot(spot: Spot) -> str:
    """The short word for a pile: ``c0`` or ``p1``."""
    return f"{spot.kind}{spot.index}"


def _read_open(field: str, text: str) -> Pile:
    """An open pile, whose top is always known."""
    pile = read_pile(field, text, Card.parse)
    if pile and pile[-1] is None:
        raise NotationError("notation/field", field=field, text=text)
    return pile


def _write_phase(phase: Phase) -> str:
    text = f"{phase.kind}{phase.seat}"
    if phase.card:
        return f"{text}.{phase.card}"
    if placed := phase.placed:
        callers = "".join(map(str, placed.callers))
        return f"{text}.{placed.seat}{write_spot(placed.spot)}" + (f".{callers}" if callers else "")
    return text


def _read_phase(text: str) -> Phase:
    found = match("phase", rf"([xtvwrl])([0-6])(?:\.([A-Z0-9]{{2}})|\.([0-6]){_SPOT}(?:\.([0-6]{{1,6}}))?)?", text)
    placed = None
    if found[4]:
        callers = tuple(sorted(set(map(int, found[7] or ""))))
        placed = Placement(int(found[4]), Spot(SpotKind(found[5]), int(found[6])), callers)
    return Phase(PhaseKind(found[1]), int(found[2]), Card.parse(found[3]) if found[3] else None, placed)


def _check_players(state: State) -> None:
    players = len(state.packets)
    if players not in COMMONS or {len(state.discards), len(state.wins)} != {players}:
        raise PositionError("family/players", n=players)
    if max(state.phase.seat, state.deal.seat) >= players:
        raise PositionError("family/players", n=players)
    if len(state.commons) != COMMONS[players] or () in state.commons:
        raise PositionError("family/wrong-commons", n=COMMONS[players])


def _check_cards(state: State) -> None:
    cards = [card for pile in (*state.commons, *state.packets, *state.discards) for card in pile]
    cards += [state.phase.card] if state.phase.card else []
    if card := twice(cards):
        raise PositionError("family/card-twice", card=card)
    if len(cards) != len(PACK):
        raise PositionError("family/wrong-total", n=len(cards))


def _check_phase(state: State) -> None:
    phase, players = state.phase, len(state.packets)
    placed, has_cards = phase.placed, state.has_cards(phase.seat)
    possible = {
        PhaseKind.EXPOSE: has_cards and not phase.card,
        PhaseKind.PLACE: phase.card is not None and not placed,
        PhaseKind.CHECK: not has_cards and placed is not None and placed.seat == phase.seat,
        PhaseKind.WON: not has_cards and not phase.card and not placed and sum(state.wins) > 0,
    }.get(phase.kind, not phase.card and not placed)
    if placed:
        piles = state.commons if placed.spot.kind is SpotKind.COMMON else state.discards
        possible &= placed.spot.index < len(piles) and bool(piles[placed.spot.index])
        possible &= max(placed.seat, *placed.callers, 0) < players and placed.seat not in placed.callers
    if not possible:
        raise PositionError("family/wrong-phase", text=_write_phase(phase))


_CHECKS = (_check_players, _check_cards, _check_phase)

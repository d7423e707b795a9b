"""Positions and moves of cribbage as short lines of URL-safe text (see :mod:`muggins.games.lines`).

    C1 - 6D.~4 7H8S8D9C.~4 - s0 0.0 1.1.-

``rules`` is ``t61`` (a game to 61), ``p`` (partners), ``t61.p`` or ``-``. ``table`` is the starter and after a dot the
crib, ``hands`` go by seat; four cards each, sorted, ``~4`` for four that the reader does not know. ``stock`` is ``-``.
``phase`` is a letter of :class:`PhaseKind` and

    s0        seat 0 must say the count of its hand        s1.c      the dealer, seat 1, that of the crib
    a1.0.14   seat 1 must answer seat 0, who said 14       a0.1.4.c  the same about the crib of seat 1
    w1.0      side 1 has won when seat 0's hand was counted (w1.0.c: the crib)
    o1        all is counted up to the crib of seat 1, and nobody has won

``scores`` go by side, two of them with partners; ``deal`` is the dealer, the number of the deal and the seed.

A move is ``seat.`` and ``a14`` (say 14), ``y`` (accept), ``m2`` (muggins for 2) or ``o`` (the count is too high).
"""

import re

from muggins.errors import NotationError, PositionError
from muggins.games.cribbage.counting import HAND, MOST, total
from muggins.games.cribbage.state import (
    FULL,
    PARTNERS,
    PLAYERS,
    SHORT,
    Accept,
    Move,
    Muggins,
    Over,
    Phase,
    PhaseKind,
    Pile,
    Say,
    Show,
    State,
    sorted_pile,
)
from muggins.games.lines import match, read_deal, read_pile, split, twice, write_deal, write_pile
from muggins.pieces.cards import Card

TAG = "C1"

LOWEST = -999
"""The lowest score that is written."""

_NUMBER = r"0|[1-9]\d{0,4}"
_RULES = ("t61", "t121", "p")
_ARGUMENTS = {
    PhaseKind.SAY: (False, False),
    PhaseKind.ANSWER: (True, True),
    PhaseKind.WON: (True, False),
    PhaseKind.OVER: (False, False),
}
"""Whether a phase names who counts, and what was said."""


def write(state: State) -> str:
    """The one line that stands for ``state``."""
    return " ".join(
        (
            TAG,
            _write_rules(state),
            f"{state.starter}.{write_pile(state.crib)}",
            ".".join(map(write_pile, state.hands)),
            "-",
            _write_phase(state.phase),
            ".".join(map(str, state.scores)),
            write_deal(state.deal),
        )
    )


def read(line: str) -> State:
    """The state a position line stands for.

    Raises :class:`NotationError` when the line is not in the notation and :class:`PositionError` when the position
    cannot come up: a card twice, a wrong number of players, cards or scores, a phase that contradicts them.
    """
    rules, table, hands, stock, phase, scores, deal = split(line, TAG)
    target, partners = read_rules(rules)
    starter, crib = _read_table(table)
    match("stock", "-", stock)
    state = State(
        tuple(sorted_pile(read_pile("hands", hand, Card.parse)) for hand in hands.split(".")),
        crib,
        starter,
        _read_phase(phase),
        tuple(int(match("scores", r"-?(0|[1-9]\d{0,2})", score)[0]) for score in scores.split(".")),
        read_deal(deal),
        target,
        partners,
    )
    for check in _CHECKS:
        check(state)
    return state


def write_move(move: Move) -> str:
    """The short word for ``move``."""
    match move:
        case Say(seat, points):
            return f"{seat}.a{points}"
        case Accept(seat):
            return f"{seat}.y"
        case Muggins(seat, points):
            return f"{seat}.m{points}"
        case Over(seat):
            return f"{seat}.o"


def read_move(text: str) -> Move:
    """The move a word stands for, in itself: whether it can be made is another question."""
    found = re.fullmatch(rf"([0-3])\.(?:([am])({_NUMBER})|([yo]))", text, re.ASCII)
    if not found:
        raise NotationError("notation/move", text=text)
    seat = int(found[1])
    if found[2]:
        return (Say if found[2] == "a" else Muggins)(seat, int(found[3]))
    return Accept(seat) if found[4] == "y" else Over(seat)


def _write_rules(state: State) -> str:
    rules = [f"t{state.target}"] if state.target != FULL else []
    return ".".join([*rules, "p"] if state.partners else rules) or "-"


def read_rules(text: str) -> tuple[int, bool]:
    """The target, and whether partners play."""
    rules = [] if text == "-" else text.split(".")
    targets = [rule for rule in rules if rule != "p"]
    if len(targets) > 1 or rules.count("p") > 1 or not set(rules) <= set(_RULES):
        raise NotationError("notation/field", field="rules", text=text)
    return (SHORT if "t61" in rules else FULL), "p" in rules


def _read_table(text: str) -> tuple[Card, Pile]:
    found = match("table", r"([A-Z0-9]{2})\.([^.]*)", text)
    return Card.parse(found[1]), sorted_pile(read_pile("table", found[2], Card.parse))


def _write_phase(phase: Phase) -> str:
    names_counter, names_said = _ARGUMENTS[phase.kind]
    words = [f"{phase.kind}{phase.seat}"]
    if names_counter:
        words.append(str(phase.show.seat))
    if names_said:
        words.append(str(phase.said))
    if phase.show.crib and phase.kind is not PhaseKind.OVER:
        words.append("c")
    return ".".join(words)


def _read_phase(text: str) -> Phase:
    found = match("phase", rf"([sawo])([0-3])(?:\.([0-3]))?(?:\.({_NUMBER}))?(\.c)?", text)
    kind, seat = PhaseKind(found[1]), int(found[2])
    over = kind is PhaseKind.OVER
    if (found[3] is not None, found[4] is not None) != _ARGUMENTS[kind] or (over and found[5]):
        raise NotationError("notation/field", field="phase", text=text)
    show = Show(int(found[3] or seat), over or bool(found[5]))
    return Phase(kind, seat, show, int(found[4]) if found[4] else None)


def _check_players(state: State) -> None:
    players = len(state.hands)
    sides = 2 if state.partners else players
    seats = (state.deal.seat, state.phase.show.seat, state.phase.seat)
    if players not in PLAYERS or (state.partners and players != PARTNERS) or max(seats) >= players:
        raise PositionError("cribbage/players", n=players)
    if len(state.scores) != sides:
        raise PositionError("cribbage/wrong-scores", n=sides)


def _check_cards(state: State) -> None:
    piles = (*state.hands, state.crib)
    for pile in piles:
        if len(pile) != HAND:
            raise PositionError("cribbage/wrong-hand", n=len(pile))
    cards = [state.starter, *(card for pile in piles for card in pile)]
    if card := twice(cards):
        raise PositionError("cribbage/card-twice", card=card)


def _check_phase(state: State) -> None:
    phase = state.phase
    possible = {
        PhaseKind.SAY: _nobody_home,
        PhaseKind.ANSWER: _may_answer,
        PhaseKind.WON: _has_won,
        PhaseKind.OVER: _nobody_home,
    }[phase.kind]
    if phase.show not in state.shows or not possible(state):
        raise PositionError("cribbage/wrong-phase", text=_write_phase(phase))


def _nobody_home(state: State) -> bool:
    return max(state.scores) < state.target


def _may_answer(state: State) -> bool:
    """Before the count nobody was at the target, and one who is there now has said too much (clause ``target``)."""
    show, said = state.phase.show, state.phase.said
    if said is None or said > MOST or state.phase.seat not in state.opponents(show.seat):
        return False
    counter, items = state.side(show.seat), state.breakdown()
    before = state.scores[counter] - said
    others = (score for side, score in enumerate(state.scores) if side != counter)
    waits = items is None or said > total(items)
    return LOWEST <= before < state.target > max(others) and (waits or state.scores[counter] < state.target)


def _has_won(state: State) -> bool:
    """A caller may stand at the target too, but only beside the counter (clause ``crossing``)."""
    home = [side for side, score in enumerate(state.scores) if score >= state.target]
    counter, winner = state.side(state.phase.show.seat), state.phase.seat
    return winner in home and len(home) <= (2 if winner == counter else 1)


_CHECKS = (_check_players, _check_cards, _check_phase)

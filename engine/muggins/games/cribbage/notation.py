"""Positions and moves of cribbage as short lines of URL-safe text (see :mod:`muggins.games.lines`).

    C1 - 6D.~4 7H8S8D9C.~4 - s0 0.0 1.1.-

``rules`` is ``-``, or some of ``t61`` (a game to 61), ``p`` (partners), ``s`` (standard, without muggins) and ``l``
(Lowball, without muggins), with dots between them. ``table`` is the starter, ``-`` before the cut, and after a dot the
crib as far as it has been laid away. In the play the cards follow that were laid, after another dot, as in
``6D.~4.07H18S1g-09C``: the seat and its card, ``1g`` when seat 1 says "go", and ``-`` where the count began again.
``hands`` go by seat, sorted, ``~4`` for four that the reader does not know; in the play they keep the cards that were
laid. ``stock`` is the rest of the pack before the cut, its first card the coming starter, and then ``-``. ``phase`` is
a letter of :class:`PhaseKind` and

    l1, p0    seat 1 must lay away, seat 0 must play or say "go"
    s0        seat 0 must count its hand                   s1.c      the dealer, seat 1, must count the crib
    a1.0.14   seat 1 must answer seat 0, who said 14       a0.1.4.c  the same about the crib of seat 1
    w1.0      side 1 is at the target since seat 0's hand was counted (w1.0.c: the crib; w1: before the first count)
    o1        all is counted up to the crib of seat 1, and nobody is at the target

``scores`` go by side, two of them with partners; ``deal`` is the dealer, the number of the deal and the seed.

A move is ``seat.`` and ``x7H8H`` (lay these away), a card (play it), ``g`` (go), ``c`` (count without muggins), ``a14``
(say 14), ``y`` (accept), ``m2`` (muggins for 2), ``o`` (the count is too high) or ``d`` (deal again).
"""

import re

from muggins.errors import NotationError
from muggins.games.cribbage.moves import (
    Accept,
    Count,
    Go,
    LayAway,
    Move,
    Muggins,
    NextDeal,
    Over,
    PlayCard,
    Say,
)
from muggins.games.cribbage.positions import check
from muggins.games.cribbage.state import FULL, SHORT, Laid, Phase, PhaseKind, Pile, Series, Show, State, sorted_pile
from muggins.games.lines import match, read_deal, read_pile, split, write_deal, write_pile
from muggins.pieces.cards import Card

TAG = "C1"

_NUMBER = r"0|[1-9]\d{0,4}"
_CARD = r"[A-Z0-9]{2}"
_RULES = ("t61", "t121", "p", "s", "l")
_ARGUMENTS = {
    PhaseKind.LAY: (False, False),
    PhaseKind.PLAY: (False, False),
    PhaseKind.SAY: (False, False),
    PhaseKind.ANSWER: (True, True),
    PhaseKind.WON: (True, False),
    PhaseKind.OVER: (False, False),
}
"""Whether a phase may name who counts, and what was said."""


def write(state: State) -> str:
    """The one line that stands for ``state``."""
    return " ".join(
        (
            TAG,
            _write_rules(state),
            _write_table(state),
            ".".join(map(write_pile, state.hands)),
            write_pile(state.stock),
            write_phase(state.phase),
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
    target, partners, muggins, lowball = read_rules(rules)
    starter, crib, series = _read_table(table)
    state = State(
        tuple(sorted_pile(read_pile("hands", hand, Card.parse)) for hand in hands.split(".")),
        crib,
        starter,
        _read_phase(phase),
        tuple(int(match("scores", r"-?(0|[1-9]\d{0,2})", score)[0]) for score in scores.split(".")),
        read_deal(deal),
        target,
        partners,
        muggins,
        lowball,
        read_pile("stock", stock, Card.parse),
        series,
    )
    check(state, phase)
    return state


def write_move(move: Move) -> str:
    """The short word for ``move``."""
    match move:
        case LayAway(seat, cards):
            return f"{seat}.x{''.join(map(str, cards))}"
        case PlayCard(seat, card):
            return f"{seat}.{card}"
        case Say(seat, points):
            return f"{seat}.a{points}"
        case Muggins(seat, points):
            return f"{seat}.m{points}"
    return f"{move.seat}.{next(letter for letter, kind in _SHORT.items() if isinstance(move, kind))}"


_SHORT: dict[str, type[Go | Count | Accept | Over | NextDeal]] = {
    "g": Go,
    "c": Count,
    "y": Accept,
    "o": Over,
    "d": NextDeal,
}
_NUMBERED: dict[str, type[Say | Muggins]] = {"a": Say, "m": Muggins}


def read_move(text: str) -> Move:
    """The move a word stands for, in itself: whether it can be made is another question."""
    found = re.fullmatch(rf"([0-3])\.(?:([am])({_NUMBER})|([gcyod])|({_CARD})|x((?:{_CARD}){{1,2}}))", text, re.ASCII)
    if not found:
        raise NotationError("notation/move", text=text)
    seat = int(found[1])
    if found[2]:
        return _NUMBERED[found[2]](seat, int(found[3]))
    if found[4]:
        return _SHORT[found[4]](seat)
    if found[5]:
        return PlayCard(seat, Card.parse(found[5]))
    cards = {Card.parse(card) for card in re.findall(_CARD, found[6])}
    return LayAway(seat, tuple(sorted(cards)))


def _write_rules(state: State) -> str:
    rules = {f"t{state.target}": state.target != FULL, "p": state.partners}
    rules |= {"l": state.lowball, "s": not state.muggins and not state.lowball}
    return ".".join(rule for rule, holds in rules.items() if holds) or "-"


def read_rules(text: str) -> tuple[int, bool, bool, bool]:
    """The target, whether partners play, whether muggins is played, and Lowball, which excludes it (``lowball``)."""
    rules = [] if text == "-" else text.split(".")
    targets = [rule for rule in rules if rule.startswith("t")]
    if len(targets) > 1 or len(set(rules)) < len(rules) or not set(rules) <= set(_RULES):
        raise NotationError("notation/field", field="rules", text=text)
    return (SHORT if "t61" in rules else FULL), "p" in rules, not {"s", "l"} & set(rules), "l" in rules


def _write_table(state: State) -> str:
    parts = [str(state.starter or "-"), write_pile(state.crib)]
    if state.series:
        parts.append("-".join("".join(f"{laid.seat}{laid.card or 'g'}" for laid in series) for series in state.series))
    return ".".join(parts)


def _read_table(text: str) -> tuple[Card | None, Pile, tuple[Series, ...]]:
    found = match("table", rf"(-|{_CARD})\.([^.]*)(?:\.([^.]+))?", text)
    starter = None if found[1] == "-" else Card.parse(found[1])
    series = tuple(map(_read_series, found[3].split("-"))) if found[3] else ()
    return starter, sorted_pile(read_pile("table", found[2], Card.parse)), series


def _read_series(text: str) -> Series:
    match("table", rf"([0-3]({_CARD}|g))*", text)
    laid = re.findall(rf"([0-3])(?:({_CARD})|g)", text)
    return tuple(Laid(int(seat), Card.parse(card) if card else None) for seat, card in laid)


def write_phase(phase: Phase) -> str:
    """The ``phase`` field."""
    words = [f"{phase.kind}{phase.seat}"]
    names_counter, names_said = _ARGUMENTS[phase.kind]
    if phase.show and names_counter:
        words.append(str(phase.show.seat))
    if names_said:
        words.append(str(phase.said))
    if phase.show and phase.show.crib and phase.kind is not PhaseKind.OVER:
        words.append("c")
    return ".".join(words)


def _read_phase(text: str) -> Phase:
    found = match("phase", rf"([lpsawo])([0-3])(?:\.([0-3]))?(?:\.({_NUMBER}))?(\.c)?", text)
    kind, seat = PhaseKind(found[1]), int(found[2])
    counter, said, crib = found[3], found[4], found[5] is not None
    before = kind in (PhaseKind.LAY, PhaseKind.PLAY) or (kind is PhaseKind.WON and counter is None)
    over = kind is PhaseKind.OVER
    named = (False, False) if before else _ARGUMENTS[kind]
    if (counter is not None, said is not None) != named or (crib and (before or over)):
        raise NotationError("notation/field", field="phase", text=text)
    show = None if before else Show(int(counter or seat), over or crib)
    return Phase(kind, seat, show, int(said) if said else None)

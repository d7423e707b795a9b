"""Muggins with dominoes: one chain, two open ends, points for multiples of five."""

from muggins.games.dominoes import notation, rules
from muggins.games.dominoes.dealing import HAND_SIZES, first_round
from muggins.games.dominoes.events import Event
from muggins.games.dominoes.facts import facts
from muggins.games.dominoes.state import Move, State, mover
from muggins.games.game import Game

GAME: Game[State, Move, Event] = Game(
    id="dominoes",
    tag=notation.TAG,
    players=tuple(HAND_SIZES),
    deal=first_round,
    read=notation.read,
    write=notation.write,
    read_move=notation.read_move,
    write_move=notation.write_move,
    mover=mover,
    why_not=rules.why_not,
    fault=rules.fault,
    legal_moves=rules.legal_moves,
    play=rules.play,
    seen_by=rules.seen_by,
    facts=facts,
)

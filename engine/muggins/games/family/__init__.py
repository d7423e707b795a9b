"""Muggins, the family card game: neighbouring ranks, common piles and a penalty for an overlooked place."""

from muggins.games.family import mistakes, notation, rules
from muggins.games.family.dealing import first_deal
from muggins.games.family.events import Event
from muggins.games.family.facts import facts
from muggins.games.family.moves import Move
from muggins.games.family.state import COMMONS, State, mover
from muggins.games.game import Game

GAME: Game[State, Move, Event] = Game(
    id="family",
    tag=notation.TAG,
    players=tuple(COMMONS),
    deal=first_deal,
    read=notation.read,
    write=notation.write,
    read_move=notation.read_move,
    write_move=notation.write_move,
    mover=mover,
    why_not=mistakes.why_not,
    fault=mistakes.fault,
    legal_moves=rules.legal_moves,
    play=rules.play,
    seen_by=rules.seen_by,
    facts=facts,
)

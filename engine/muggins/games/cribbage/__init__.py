"""Cribbage, with the muggins rule or without: whole games, from the cut for the deal to the point that wins."""

from muggins.games.cribbage import mistakes, notation, rules
from muggins.games.cribbage.dealing import first_deal
from muggins.games.cribbage.events import Event
from muggins.games.cribbage.facts import facts
from muggins.games.cribbage.moves import Move
from muggins.games.cribbage.state import PLAYERS, State, mover
from muggins.games.game import Game

GAME: Game[State, Move, Event] = Game(
    id="cribbage",
    tag=notation.TAG,
    players=PLAYERS,
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

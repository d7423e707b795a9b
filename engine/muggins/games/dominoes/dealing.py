"""The start of a round: who opens it, and which tiles everybody gets. All chance follows from the seed of the match."""

from muggins.errors import PositionError
from muggins.games.deals import Deal, draw_lots
from muggins.games.dominoes.chain import Chain
from muggins.games.dominoes.events import Event, RoundDealt
from muggins.games.dominoes.state import Phase, PhaseKind, State, sorted_pile
from muggins.games.game import Turn
from muggins.games.lines import match
from muggins.pieces.shuffle import shuffled
from muggins.pieces.tiles import DOUBLE_SIX

HAND_SIZES = {2: 7, 3: 5, 4: 5}
"""Tiles dealt to each player, by number of players (clause ``deal``)."""


def first_round(players: int, seed: str, rules: str = "-") -> Turn[State, Event]:
    """A new match: lots decide who opens (clause ``first-opener``).

    Raises :class:`PositionError` for 1 or 5 players and :class:`NotationError` for any ``rules``: there are none.
    """
    match("rules", "-", rules)
    if players not in HAND_SIZES:
        raise PositionError("dominoes/players", n=players)
    return _with_lots(seed, 1, (0,) * players)


def next_round(state: State, seed: str) -> Turn[State, Event]:
    """The round after a settled one: its finisher opens, after a block the lot decides (clause ``next-opener``)."""
    number = state.deal.number + 1
    if state.phase.kind is PhaseKind.BLOCKED:
        return _with_lots(seed, number, state.scores)
    return Turn(_dealt(seed, number, state.phase.seat, state.scores), (RoundDealt(state.phase.seat, number),))


def _with_lots(seed: str, number: int, scores: tuple[int, ...]) -> Turn[State, Event]:
    lots = draw_lots(DOUBLE_SIX, lambda tile: tile.pips, range(len(scores)), f"{seed}.{number}")
    opener = lots[-1].highest[0]
    return Turn(_dealt(seed, number, opener, scores), (*lots, RoundDealt(opener, number)))


def _dealt(seed: str, number: int, opener: int, scores: tuple[int, ...]) -> State:
    tiles = shuffled(DOUBLE_SIX, f"{seed}.{number}.deal")
    size, players = HAND_SIZES[len(scores)], len(scores)
    hands = tuple(sorted_pile(tiles[seat * size : (seat + 1) * size]) for seat in range(players))
    phase = Phase(PhaseKind.PLAY, opener)
    return State(Chain(), hands, tiles[size * players :], phase, scores, Deal(opener, number, seed))

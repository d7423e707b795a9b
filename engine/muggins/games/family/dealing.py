"""The start of a deal: who deals, and which cards everybody gets. All chance follows from the seed of the match."""

from muggins.errors import PositionError
from muggins.games.deals import Deal, draw_lots
from muggins.games.family.events import Dealt, Event
from muggins.games.family.notation import read_rules
from muggins.games.family.state import COMMONS, Phase, PhaseKind, State
from muggins.games.game import Turn
from muggins.pieces.cards import PACK
from muggins.pieces.shuffle import shuffled


def first_deal(players: int, seed: str, rules: str = "-") -> Turn[State, Event]:
    """A new match: the highest card decides who deals (clause ``order``).

    As many deals are agreed as there are players, unless the ``rules`` say otherwise. Raises :class:`PositionError` for
    2 or 8 players and :class:`NotationError` for rules that cannot be read.
    """
    if players not in COMMONS:
        raise PositionError("family/players", n=players)
    lots = draw_lots(PACK, lambda card: card.rank, range(players), seed)
    turn = _dealt(Deal(lots[-1].highest[0], 1, seed), (0,) * players, *read_rules(rules, players))
    return Turn(turn.state, (*lots, *turn.events))


def next_deal(state: State) -> Turn[State, Event]:
    """The deal after one that is over: the next dealer is the player to the left (clause ``order``)."""
    deal = Deal(next_dealer(state), state.deal.number + 1, state.deal.seed)
    return _dealt(deal, state.wins, state.agreed, state.limit)


def next_dealer(state: State) -> int:
    """The seat to the left of the dealer."""
    return state.clockwise(state.deal.seat)[0]


def _dealt(deal: Deal, wins: tuple[int, ...], agreed: int, limit: int) -> Turn[State, Event]:
    players, commons = len(wins), COMMONS[len(wins)]
    cards = shuffled(PACK, f"{deal.seed}.{deal.number}.deal")
    size = (len(PACK) - commons) // players
    state = State(
        tuple((card,) for card in cards[size * players :]),
        tuple(cards[seat * size : (seat + 1) * size] for seat in range(players)),
        ((),) * players,
        Phase(PhaseKind.EXPOSE, (deal.seat + 1) % players),
        wins,
        deal,
        0,
        agreed,
        limit,
    )
    return Turn(state, (Dealt(deal.number, deal.seat, players, size, commons),))

"""The start of the shows: who deals, and which cards lie there. All chance follows from the seed of the match."""

from muggins.errors import PositionError
from muggins.games.cribbage.counting import HAND
from muggins.games.cribbage.events import Dealt, Event
from muggins.games.cribbage.notation import read_rules
from muggins.games.cribbage.state import PARTNERS, PLAYERS, Phase, PhaseKind, Show, State, sorted_pile
from muggins.games.deals import Deal, draw_lots
from muggins.games.game import Turn
from muggins.pieces.cards import PACK
from muggins.pieces.shuffle import shuffled


def first_deal(players: int, seed: str, rules: str = "-") -> Turn[State, Event]:
    """A table to practise counting at: each of ``players`` for themselves, no points yet, the cards as chance wills.

    The lowest card decides who deals, ace low (clause ``deal``). Raises :class:`PositionError` for 1 or 5 players, and
    partners who are not four.
    """
    target, partners = read_rules(rules)
    if players not in PLAYERS or (partners and players != PARTNERS):
        raise PositionError("cribbage/players", n=players)
    lots = draw_lots(PACK, lambda card: -card.rank, range(players), seed)
    dealer = lots[-1].highest[0]
    # Hands and crib are dealt as they are counted. Later the discards come first: five or six cards are dealt, the
    # players lay away the crib, the starter is cut, and the play goes before the shows.
    cards = shuffled(PACK, f"{seed}.1.deal")
    crib, starter = players * HAND, (players + 1) * HAND
    first = (dealer + 1) % players
    state = State(
        tuple(sorted_pile(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(players)),
        sorted_pile(cards[crib:starter]),
        cards[starter],
        Phase(PhaseKind.SAY, first, Show(first)),
        (0,) * (2 if partners else players),
        Deal(dealer, 1, seed),
        target,
        partners,
    )
    return Turn(state, (*lots, Dealt(1, dealer, players, state.starter)))

"""The start of a deal: who deals, the cards, the crib and the starter. All chance follows from the seed of the game."""

from dataclasses import replace

from muggins.errors import PositionError
from muggins.games.cribbage.counting import HAND, JACK
from muggins.games.cribbage.events import Dealt, Event, Heels, LaidAway, StarterCut
from muggins.games.cribbage.moves import LayAway
from muggins.games.cribbage.notation import read_rules
from muggins.games.cribbage.scoring import at_target, ended, pegged
from muggins.games.cribbage.state import DEALT, PARTNERS, PLAYERS, Phase, PhaseKind, State, sorted_pile
from muggins.games.deals import Deal, draw_lots
from muggins.games.game import Turn
from muggins.pieces.cards import PACK
from muggins.pieces.shuffle import shuffled

_HEELS = 2


def first_deal(players: int, seed: str, rules: str = "-") -> Turn[State, Event]:
    """A new game, under the ``rules`` field of a position line: the lowest card decides who deals (clause ``deal``).

    Raises :class:`PositionError` for 1 or 5 players and for partners who are not four, and :class:`NotationError` for
    rules that cannot be read.
    """
    target, partners, muggins, lowball = read_rules(rules)
    if players not in PLAYERS or (partners and players != PARTNERS):
        raise PositionError("cribbage/players", n=players)
    lots = draw_lots(PACK, lambda card: -card.rank, range(players), seed)
    turn = _dealt(
        State(
            ((),) * players,
            (),
            None,
            Phase(PhaseKind.LAY, 0),
            (0,) * (2 if partners else players),
            Deal(lots[-1].highest[0], 1, seed),
            target,
            partners,
            muggins,
            lowball,
        )
    )
    return Turn(turn.state, (*lots, *turn.events))


def next_deal(state: State) -> Turn[State, Event]:
    """The deal after one that is over: the next dealer is the player to the left (clause ``deal``)."""
    return _dealt(replace(state, deal=Deal(state.next_dealer, state.deal.number + 1, state.deal.seed)))


def _dealt(state: State) -> Turn[State, Event]:
    deal, players = state.deal, len(state.hands)
    size = DEALT[players]
    cards = shuffled(PACK, f"{deal.seed}.{deal.number}.deal")
    hands, rest = players * size, players * size + _to_the_crib(players)
    state = replace(
        state,
        hands=tuple(sorted_pile(tuple(cards[seat * size : (seat + 1) * size])) for seat in range(players)),
        crib=sorted_pile(tuple(cards[hands:rest])),
        starter=None,
        phase=Phase(PhaseKind.LAY, (deal.seat + 1) % players),
        stock=tuple(cards[rest:]),
        series=(),
    )
    return Turn(state, (Dealt(deal.number, deal.seat, players, size),))


def _to_the_crib(players: int) -> int:
    """Cards that the pack adds to the crib: with three players one is missing (clause ``deal``)."""
    return HAND - players * (DEALT[players] - HAND)


def lay_away(state: State, move: LayAway) -> Turn[State, Event]:
    """The cards go to the crib; when it is complete, the starter is cut."""
    seat = move.seat
    kept = tuple(card for card in state.hands[seat] if card not in move.cards)
    state = replace(
        state,
        hands=tuple(kept if other == seat else hand for other, hand in enumerate(state.hands)),
        crib=sorted_pile((*state.crib, *move.cards)),
        phase=replace(state.phase, seat=state.clockwise(seat)[0]),
    )
    laid = LaidAway(seat, len(move.cards))
    return _cut(state, laid) if len(state.crib) == HAND else Turn(state, (laid,))


def _cut(state: State, laid: LaidAway) -> Turn[State, Event]:
    card, dealer = state.stock[0], state.deal.seat
    if card is None:
        raise AssertionError
    heels = (Heels(dealer, card, _HEELS),) if card.rank == JACK else ()
    events: tuple[Event, ...] = (laid, StarterCut(card), *heels)
    state = replace(state, starter=card, stock=(), phase=Phase(PhaseKind.PLAY, state.clockwise(dealer)[0]))
    state = pegged(state, heels)
    return ended(state, dealer, events) if at_target(state, dealer) else Turn(state, events)

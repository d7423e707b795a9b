"""Shows of cribbage for tests: positions set up by hand with the other cards filled in, and random counting."""

import random

from hypothesis import strategies as st

from muggins.games import game
from muggins.games.cribbage.counting import MOST, total
from muggins.games.cribbage.moves import Accept, Count, Go, LayAway, Muggins, NextDeal, Over, PlayCard, Say
from muggins.games.cribbage.state import FULL, PARTNERS, SHORT, Phase, PhaseKind, Show, State, sorted_pile
from muggins.games.deals import Deal
from muggins.pieces.cards import PACK

CRIBBAGE = game("cribbage")

# Hands with their starter, and what they are worth.
DOUBLE_RUN = "7H 8S 8D 9C 6D"  # 16
WRONG_OVER = "9S 6H 5D 4C 4H"  # 14
NOTHING = "2C 4D 8H QS KD"  # 0
PERFECT = "5H 5S 5D JC 5C"  # 29
CRIB = "3H 7H 9H JH 2C"  # 2


def show(cards, players=2, crib=False, scores=None, rules="-"):
    """The shows at which the cards named, a hand and the starter, are counted now: by seat 0, or by dealer 1 as a crib.

    Everybody else, and whatever else is counted, gets the next cards of the pack.
    """
    *named, starter = cards.split()
    rest = iter([str(card) for card in PACK if str(card) not in cards.split()])
    piles = ["".join(next(rest) for _ in range(4)) for _ in range(players)]
    own = "".join(named)
    piles = [*piles, own] if crib else [own, *piles]
    dealer = 1 if crib else players - 1
    scores = scores or ".".join("0" * (2 if "p" in rules else players))
    phase = f"s{dealer}.c" if crib else "s0"
    return CRIBBAGE.read(f"C1 {rules} {starter}.{piles[-1]} {'.'.join(piles[:-1])} - {phase} {scores} {dealer}.1.-")


def played(state, *words):
    """The turn after the last of the moves."""
    for word in words:
        turn = CRIBBAGE.play(state, CRIBBAGE.read_move(word))
        state = turn.state
    return turn


def refusal(state, word):
    """Why a move is refused: code and clause."""
    mistake = CRIBBAGE.why_not(state, CRIBBAGE.read_move(word))
    return mistake and (mistake.code.removeprefix("cribbage/"), mistake.clause)


def fault(state, word):
    """What is wrong with a move that can be made: code and clause."""
    mistake = CRIBBAGE.fault(state, CRIBBAGE.read_move(word))
    return mistake and (mistake.code.removeprefix("cribbage/"), mistake.clause)


def legal(state):
    """The moves that are neither, as words."""
    return [CRIBBAGE.write_move(move) for move in CRIBBAGE.legal_moves(state)]


@st.composite
def first_shows(draw):
    """A deal of 2, 3 or 4 players or partners before its first show, at any score, often close to the target."""
    players, partners = draw(st.sampled_from([(2, False), (3, False), (4, False), (PARTNERS, True)]))
    target = draw(st.sampled_from((FULL, SHORT)))
    cards = list(PACK)
    random.Random(draw(st.integers(0, 2**32))).shuffle(cards)
    score = st.one_of(st.integers(target - 31, target - 1), st.integers(-10, target - 1))
    dealer = draw(st.integers(0, players - 1))
    first = (dealer + 1) % players
    return State(
        tuple(sorted_pile(tuple(cards.pop() for _ in range(4))) for _ in range(players)),
        sorted_pile(tuple(cards.pop() for _ in range(4))),
        cards.pop(),
        Phase(PhaseKind.SAY, first, Show(first)),
        tuple(draw(score) for _ in range(2 if partners else players)),
        Deal(dealer, draw(st.integers(1, 12)), draw(st.sampled_from((None, "seed")))),
        target,
        partners,
    )


@st.composite
def shows(draw):
    """The shows of a deal, counts and answers right and wrong: the states, first to last, with the turns between."""
    state = draw(first_shows())
    chance = random.Random(draw(st.integers(0, 2**32)))
    states, turns = [state], []
    while CRIBBAGE.mover(state) is not None:
        move = _any_move(state, chance)
        turn = CRIBBAGE.play(state, move)
        turns.append((move, turn))
        state = turn.state
        states.append(state)
    return states, turns


def _any_move(state, chance):
    seat, said = state.phase.seat, state.phase.said
    if said is None:
        true = total(state.breakdown())
        return Say(seat, min(MOST, max(0, true + chance.choice((0, 0, -3, -2, -1, 1, 2, 3, 20)))))
    calls = [Accept(seat), Accept(seat), Over(seat)]
    calls += [Muggins(seat, chance.randint(1, min(5, MOST - said)))] if said < MOST else []
    return chance.choice(calls)


def everything_at_a_deal(state):
    """Everything that can be tried, by every seat and beyond what can be said or is held."""
    numbers = (0, 1, 2, 5, 14, 28, 29, 30, 99)
    cards = (PACK[0], PACK[17], PACK[51])
    for seat in range(4):
        yield from (Say(seat, points) for points in numbers)
        yield from (Muggins(seat, points) for points in numbers)
        yield from (Accept(seat), Over(seat), Go(seat), Count(seat), NextDeal(seat))
        yield from (PlayCard(seat, card) for card in cards)
        yield from (LayAway(seat, cards[:size]) for size in (1, 2))
    yield from CRIBBAGE.legal_moves(state)


SIZES = ["2", "3", "4", "4.p"]
VARIANTS = ["", "t61", "s", "t61.s", "l", "t61.l"]


@st.composite
def beginnings(draw):
    """The first deal of a game of any size and variant."""
    players, *partners = draw(st.sampled_from(SIZES)).split(".")
    rules = ".".join(filter(None, [draw(st.sampled_from(VARIANTS)), *partners]))
    return CRIBBAGE.deal(int(players), f"s{draw(st.integers(0, 10**6))}", rules or "-")


def games(most):
    """Whole games, or their first ``most`` moves: laying away and play at random, counts right and wrong."""
    return st.builds(
        lambda turn, seed: random_game(turn.state, random.Random(seed), most), beginnings(), st.integers(0, 2**32)
    )


def random_game(state, chance, most):
    """The states of a game, first to last, with the turns between; it stops after ``most`` moves."""
    states, turns = [state], []
    while len(turns) < most and (moves := CRIBBAGE.legal_moves(state)):
        shown = state.phase.kind in (PhaseKind.SAY, PhaseKind.ANSWER) and state.muggins
        move = _any_move(state, chance) if shown else chance.choice(moves)
        turn = CRIBBAGE.play(state, move)
        turns.append((move, turn))
        state = turn.state
        states.append(state)
    return states, turns

"""Laying away, the starter and the play: points, whose lead it is, and where a game ends; whole games at random."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from muggins.errors import IllegalMove, NotationError, PositionError
from muggins.games.cribbage.counting import HAND
from muggins.games.cribbage.events import (
    CardPlayed,
    CountRestarts,
    Dealt,
    GameLost,
    GameWon,
    GoSaid,
    HandCounted,
    Heels,
    LaidAway,
    LastCard,
    PlayOver,
    StarterCut,
    TrueCount,
    booked,
)
from muggins.games.cribbage.series import LIMIT, points, running_count
from muggins.games.cribbage.state import Phase, PhaseKind, Show
from muggins.games.deals import LotsDrawn
from muggins.pieces.cards import PACK, Card
from tests.games import naive_cribbage
from tests.games.cribbage_positions import CRIBBAGE, SIZES, VARIANTS, legal, played, random_game, refusal


def cards(text):
    return [Card.parse(card) for card in text.split()]


def table(hands, dealer=1, scores=None, rules="-", starter="2C", crib="~4"):
    """The play before its first card."""
    players = hands.count(".") + 1
    scores = scores or ".".join("0" * (2 if "p" in rules else players))
    lead = (dealer + 1) % players
    return CRIBBAGE.read(f"C1 {rules} {starter}.{crib} {hands} - p{lead} {scores} {dealer}.1.-")


def told(turn, kind):
    return [event for event in turn.events if isinstance(event, kind)]


# ---- what a card makes


@pytest.mark.parametrize(
    ("series", "expected"),
    [
        ("7H 8S", {"fifteen": 2}),
        ("5H KS", {"fifteen": 2}),
        ("KH KS", {"pair": 2}),
        ("KH QS", {}),  # worth the same, but no pair
        ("4H 4S 4D", {"pair-royal": 6}),
        ("4H 4S 4D 4C", {"double-pair-royal": 12}),
        ("5H 5S 5D", {"fifteen": 2, "pair-royal": 6}),
        ("4H 9S 4D", {}),  # a pair with a card in between
        ("8H 7S 7D", {"pair": 2}),
        ("8H 7S 9D 7C", {"thirty-one": 2}),
        ("7S 7C 8H 9D", {"thirty-one": 2, "run": 3}),
        ("3H 4S 5D", {"run": 3}),
        ("4H 6S 5D", {"fifteen": 2, "run": 3}),  # a run and a fifteen together
        ("5H 3S 4D 6C 7H", {"run": 5}),
        ("2H 3S 4D 9C", {}),  # the run is interrupted
        ("AH 2S 3D 3C", {"pair": 2}),  # a run behind a pair does not count again
        ("3D 3C 2H AS", {"run": 3}),
        ("QH KS AD", {}),  # the ace does not follow the king
        ("AH 3S 2D", {"run": 3}),
        ("TH JS QD", {"run": 3}),
        ("TH JS TD AC", {"thirty-one": 2}),
        ("2H", {}),
        ("7H 7S AD", {"fifteen": 2}),
    ],
)
def test_what_the_last_card_makes(series, expected):
    laid = cards(series)
    assert {item.kind.value: item.points for item in points(laid)} == expected
    assert naive_cribbage.pegging(series.split()) == expected


@given(data=st.data())
def test_points_agree_with_the_plain_count(data):
    # Few ranks, so that pairs and runs are frequent.
    pool = [card for card in PACK if card.rank < data.draw(st.sampled_from((5, 8, 14)))]
    drawn = data.draw(st.lists(st.sampled_from(pool), min_size=1, max_size=8, unique=True))
    laid = []
    for card in drawn:
        if running_count([*laid, card]) <= LIMIT:
            laid.append(card)
            expected = naive_cribbage.pegging([str(card) for card in laid])
            found = points(laid)
            assert {item.kind.value: item.points for item in found} == expected
            assert all(laid[-1] in item.cards and set(item.cards) <= set(laid) for item in found)


# ---- the deal and the starter


@pytest.mark.parametrize(("players", "size", "extra"), [(2, 6, 0), (3, 5, 1), (4, 5, 0)])
def test_the_deal(players, size, extra):
    turn = CRIBBAGE.deal(players, "any")
    state = turn.state
    *lots, dealt = turn.events
    assert all(isinstance(event, LotsDrawn) for event in lots)
    drawn = dict(lots[-1].lots)
    assert drawn[state.deal.seat].rank == min(card.rank for card in drawn.values())
    assert dealt == Dealt(1, state.deal.seat, players, size)
    assert [len(hand) for hand in state.hands] == [size] * players
    assert (len(state.crib), state.starter) == (extra, None)
    assert state.phase == Phase(PhaseKind.LAY, (state.deal.seat + 1) % players)
    assert (state.scores, state.target, state.partners, state.muggins) == ((0,) * players, 121, False, True)
    assert CRIBBAGE.deal(players, "any") == turn
    assert CRIBBAGE.deal(players, "other").state != state


def test_rules_of_a_deal():
    state = CRIBBAGE.deal(4, "any", "t61.p.l").state
    assert (state.target, state.partners, state.muggins, state.lowball) == (61, True, False, True)
    assert len(state.scores) == 2
    with pytest.raises(PositionError):
        CRIBBAGE.deal(3, "any", "p")
    with pytest.raises(NotationError):
        CRIBBAGE.deal(3, "any", "x")


def test_laying_away_goes_round_and_hides_the_cards():
    turn = CRIBBAGE.deal(2, "any")
    for size, left in ((2, 1), (4, 0)):
        state, seat = turn.state, turn.state.phase.seat
        assert len(legal(state)) == 15
        word = legal(state)[7]
        turn = played(state, word)
        assert turn.events[0] == LaidAway(seat, 2)
        assert len(turn.state.crib) == size
        assert len(turn.state.hands[seat]) == HAND
        seen = CRIBBAGE.seen_by(turn.state, seat)
        assert set(seen.crib) == {None}
        assert len(turn.events) == (1 if left else 2)
    assert turn.events[1] == StarterCut(turn.state.starter)
    assert turn.state.phase == Phase(PhaseKind.PLAY, (turn.state.deal.seat + 1) % 2)
    assert turn.state.stock == ()


LAY = "C1 - -.- 2H3H4H5H6H7H.2S3S4S5S6S7S ~40 l0 0.0 1.1.-"


@pytest.mark.parametrize(
    ("line", "word", "expected"),
    [
        (LAY, "0.x2H7H", None),
        (LAY, "0.x2H", ("lay-away", "deal")),
        (LAY, "0.x2H2H", ("lay-away", "deal")),
        (LAY, "0.x2H2S", ("not-held", "deal")),
        (LAY, "1.x2S3S", ("wrong-seat", "deal")),
        (LAY, "0.2H", ("lay-away-first", "deal")),
        (LAY, "0.a3", ("lay-away-first", "deal")),
        (LAY, "0.d", ("lay-away-first", "deal")),
        (LAY.replace("2H3H", "~2~"), "0.x4H5H", ("hidden-cards", "show-order")),
    ],
)
def test_what_is_refused_when_cards_are_laid_away(line, word, expected):
    assert refusal(CRIBBAGE.read(line), word) == expected


def test_an_unknown_starter_cannot_be_cut():
    state = played(CRIBBAGE.read(LAY), "0.x2H7H").state
    assert refusal(state, "1.x2S7S") == ("hidden-cards", "show-order")
    with pytest.raises(IllegalMove):
        played(state, "1.x2S7S")
    assert legal(state) == []


def test_heels():
    state = CRIBBAGE.read(LAY.replace("~40", "JD~39").replace("0.0 1.1", "4.30 1.1"))
    turn = played(state, "0.x2H7H", "1.x2S7S")
    jack = Card.parse("JD")
    assert turn.events == (LaidAway(1, 2), StarterCut(jack), Heels(1, jack, 2))
    assert turn.state.scores == (4, 32)


def test_heels_that_win():
    state = CRIBBAGE.read(LAY.replace("~40", "JD~39").replace("0.0 1.1", "120.119 1.1"))
    turn = played(state, "0.x2H7H", "1.x2S7S")
    assert turn.events[-1] == GameWon(1)
    assert turn.state.phase == Phase(PhaseKind.WON, 1)
    assert legal(turn.state) == []
    assert CRIBBAGE.seen_by(turn.state, "mover").hands == ((None,) * 4,) * 2


# ---- the play


def test_every_point_of_a_card_is_added_and_pegged():
    turn = played(table("4H6HKHQH.5S9S9D9C", scores="10.20"), "0.4H", "1.5S", "0.6H")
    (six,) = turn.events
    assert six == CardPlayed(0, Card.parse("6H"), 15, points(cards("4H 5S 6H")))
    assert turn.state.scores == (15, 20)


@pytest.mark.parametrize(
    ("words", "word", "expected"),
    [
        ((), "0.g", ("must-play", "play")),
        ((), "1.TS", ("wrong-seat", "play")),
        ((), "0.TS", ("not-held", "deal")),
        ((), "0.a4", ("play-first", "play")),
        ((), "0.xKHQH", ("play-first", "play")),
        ((), "0.d", ("play-first", "play")),
        (("0.KH", "1.TS", "0.QH"), "1.JS", ("too-high", "play")),
        (("0.KH", "1.TS", "0.QH"), "1.AS", None),
        (("0.KH", "1.TS", "0.QH"), "1.TS", ("already-played", "play")),
        (("0.KH", "1.TS", "0.QH"), "1.g", ("must-play", "play")),
        (("0.KH", "1.TS", "0.9H"), "1.g", ("must-play", "play")),
    ],
)
def test_what_is_refused_in_the_play(words, word, expected):
    state = table("KHQHJH9H.ASTSJS9S")
    state = played(state, *words).state if words else state
    assert refusal(state, word) == expected


def test_too_high_says_by_how_much():
    state = played(table("KHQHJH9H.ASTSJS9S"), "0.KH", "1.TS", "0.QH").state
    mistake = CRIBBAGE.why_not(state, CRIBBAGE.read_move("1.JS"))
    assert mistake.data == {"card": Card.parse("JS"), "total": 40, "limit": 31}


def test_go_and_the_point_for_the_last_card():
    turn = played(table("KHQH9H8H.KSQS9S8S"), "0.KH", "1.QS", "0.9H")
    assert CRIBBAGE.mover(turn.state) == 1
    assert legal(turn.state) == ["1.g"]
    turn = played(turn.state, "1.g")
    assert turn.events == (GoSaid(1), LastCard(0, 1, final=False), CountRestarts(1))
    assert turn.state.scores == (1, 0)
    assert turn.state.phase == Phase(PhaseKind.PLAY, 1)
    assert turn.state.on_the_table == ()


def test_after_a_go_the_others_play_on_while_they_can():
    turn = played(table("KHQH2HAH.KSQS9S8S"), "0.KH", "1.KS", "0.QH", "1.g")
    assert CRIBBAGE.mover(turn.state) == 0
    assert refusal(turn.state, "0.g") == ("must-play", "play")
    turn = played(turn.state, "0.AH")
    assert turn.events == (
        CardPlayed(0, Card.parse("AH"), 31, points(cards("KH KS QH AH"))),
        CountRestarts(1),
    )
    assert turn.state.scores == (2, 2)


def test_thirty_one_gives_no_point_for_the_last_card():
    turn = played(table("KHJH9HAH.QS4S4D4C"), "0.KH", "1.QS", "0.JH", "1.g", "0.AH")
    assert told(turn, LastCard) == []
    assert turn.state.scores == (5, 0)  # the run of K Q J, and 31
    assert turn.state.phase.seat == 1


def test_thirty_one_with_the_very_last_card():
    # 10 10 and 9 first; then the last cards of all make 31 again.
    turn = played(table("KHTH8H3H.KSTSAS9S"), "0.KH", "1.TS", "0.TH", "1.AS", "0.8H", "1.KS", "0.3H", "1.9S")
    assert running_count(cards("8H KS 3H 9S")) == 30
    assert told(turn, LastCard) == [LastCard(1, 1, final=True)]
    turn = played(table("KHTH8H4H.KSTSAS9S"), "0.KH", "1.TS", "0.TH", "1.AS", "0.8H", "1.KS", "0.4H", "1.9S")
    assert told(turn, LastCard) == []
    assert turn.events[-1] == PlayOver()


def test_the_last_card_of_a_deal():
    state = table("KHQHTH9H.KSQSTS9S")
    while state.phase.kind is PhaseKind.PLAY:
        turn = played(state, legal(state)[0])
        state = turn.state
    (point,) = told(turn, LastCard)
    assert point == LastCard(1, 1, final=True)
    assert turn.events[-1] == PlayOver()
    assert state.phase == Phase(PhaseKind.SAY, 0, Show(0))
    assert state.series == ()


def test_the_lead_after_a_go_with_three_players():
    # Seats 0, 1 and 2; 2 deals. Seat 1 lays the last card: seat 2 leads, though seat 0 said go first.
    state = table("KHKDQH9H.KSJS9S2S.QCTC9C8C", dealer=2)
    turn = played(state, "0.KH", "1.JS", "2.9C")
    assert legal(turn.state) == ["0.g"]
    turn = played(turn.state, "0.g")
    assert legal(turn.state) == ["1.2S"]
    turn = played(turn.state, "1.2S")
    assert told(turn, LastCard) == []  # 31
    assert turn.events[-1] == CountRestarts(2)
    state = table("KHKDQH9H.KSJS9SAS.QCTC9C8C", dealer=2)
    turn = played(state, "0.KH", "1.JS", "2.9C", "0.g", "1.AS")
    assert legal(turn.state) == ["2.g"]  # 30 on the table
    turn = played(turn.state, "2.g")
    assert turn.events == (GoSaid(2), LastCard(1, 1, final=False), CountRestarts(2))


def test_a_player_without_cards_is_passed_over_and_does_not_lead():
    # Seat 0 plays all its small cards in one series.
    state = table("2H2D2S2C.KSKDTSTD", dealer=1, starter="4C")
    turn = played(state, "0.2H", "1.KS", "0.2D", "1.KD", "0.2S", "1.g", "0.2C")
    assert told(turn, LastCard) == [LastCard(0, 1, final=False)]
    assert turn.events[-1] == CountRestarts(1)
    assert legal(turn.state) == ["1.TD", "1.TS"]
    turn = played(turn.state, "1.TD", "1.TS")
    assert told(turn, LastCard) == [LastCard(1, 1, final=True)]


def test_a_card_that_wins_ends_the_play():
    turn = played(table("4H6HKHQH.5S9S9D9C", scores="117.20"), "0.4H", "1.5S", "0.6H")
    assert turn.events[-1] == GameWon(0)
    assert turn.state.phase == Phase(PhaseKind.WON, 0)
    assert turn.state.scores == (122, 20)
    assert CRIBBAGE.seen_by(turn.state, 1).hands[0] == (Card.parse("4H"), Card.parse("6H"), None, None)
    assert CRIBBAGE.read(CRIBBAGE.write(turn.state)) == turn.state


def test_the_point_for_the_last_card_can_win():
    turn = played(table("KHQH9H8H.KSQS9S8S", scores="120.0"), "0.KH", "1.QS", "0.9H", "1.g")
    assert turn.events[-1] == GameWon(0)


def test_the_non_dealer_is_out_before_the_dealer_counts():
    line = "C1 - 5C.~4 5H5SJC4D.6H7H8H8S - s0 110.120 1.1.-"
    turn = played(CRIBBAGE.read(line), "0.a15")
    assert turn.events[-1] == GameWon(0)
    assert CRIBBAGE.seen_by(turn.state, 0).hands[1] == (None,) * 4


def test_what_others_hold_is_hidden_in_the_play():
    state = played(table("4H6HKHQH.5S9S9D9C"), "0.4H", "1.5S").state
    seen = CRIBBAGE.seen_by(state, 0)
    assert seen.hands == (state.hands[0], (Card.parse("5S"), None, None, None))
    assert CRIBBAGE.seen_by(state, "open").hands == state.hands
    assert refusal(seen, "0.6H") == ("hidden-cards", "show-order")


# ---- without muggins, Lowball, and the next deal


def test_hands_are_counted_by_the_rules_without_muggins():
    state = CRIBBAGE.read("C1 s 6D.2S3DTSKH 7H8D8S9C.5CTHJCQD - s0 31.26 1.3.-")
    assert legal(state) == ["0.c"]
    assert refusal(state, "0.a16") == ("counted-for-you", "compare")
    turn = played(state, "0.c")
    assert [type(event) for event in turn.events] == [HandCounted, TrueCount]
    assert turn.state.scores == (47, 26)
    assert CRIBBAGE.facts(turn.state, turn.events)["total"] == 16
    crib = played(turn.state, "1.c").state
    assert crib.phase.show == Show(1, crib=True)
    assert refusal(CRIBBAGE.read(CRIBBAGE.write(state).replace(" s ", " - ")), "0.c") == ("count-yourself", "say")


def test_lowball_is_lost_by_whoever_reaches_the_target():
    state = CRIBBAGE.read("C1 l 6D.2S3DTSKH 7H8D8S9C.5CTHJCQD - s0 110.26 1.3.-")
    turn = played(state, "0.c")
    assert turn.events[-1] == GameLost(0)
    assert CRIBBAGE.facts(turn.state, turn.events)["lost"] == 0


def test_the_next_deal():
    states, _ = random_game(CRIBBAGE.deal(2, "next").state, random.Random(1), 200)
    over = next(state for state in states if state.phase.kind is PhaseKind.OVER)
    dealer = 1 - over.deal.seat
    assert legal(over) == [f"{dealer}.d"]
    assert refusal(over, f"{1 - dealer}.d") == ("wrong-seat", "deal")
    assert refusal(over, "0.a4") == ("counting-over", "show-order")
    turn = played(over, f"{dealer}.d")
    assert turn.events == (Dealt(2, dealer, 2, 6),)
    assert turn.state.scores == over.scores
    alone = CRIBBAGE.read(CRIBBAGE.write(over).replace(".next", ".-"))
    assert refusal(alone, f"{dealer}.d") == ("single-deal", "deal")
    early = next(state for state in states if state.phase.kind is PhaseKind.SAY)
    assert refusal(early, "0.d") == ("deal-not-over", "show-order")
    assert refusal(early, f"{early.phase.seat}.g") == ("play-over", "show-order")


# ---- whole games


def all_cards(state):
    piles = (*state.hands, state.crib, state.stock, (state.starter,) if state.starter else ())
    return [card for pile in piles for card in pile]


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("size", SIZES)
def test_whole_games_end_and_conserve_cards_and_points(size, variant):
    players, *partners = size.split(".")
    rules = ".".join(filter(None, [variant, *partners])) or "-"
    for seed in range(9):
        start = CRIBBAGE.deal(int(players), f"w{seed}", rules).state
        states, turns = random_game(start, random.Random(seed), 5000)
        for state, (_, turn) in zip(states, turns, strict=False):
            # Only a count that is too high may stand at the target for a while (clause ``target``).
            assert max(state.scores) < state.target or state.phase.kind is PhaseKind.ANSWER
            assert_cards_stay(state, turn.state)
            moved = Counter()
            for event in turn.events:
                for seat, gained in booked(event):
                    moved[state.side(seat)] += gained
            assert [after - moved[side] for side, after in enumerate(turn.state.scores)] == list(state.scores)
        end = states[-1]
        assert end.phase.kind is PhaseKind.WON
        assert end.scores[end.phase.seat] >= end.target
        last = turns[-1][1].events
        assert isinstance(last[-1], GameLost if "l" in variant.split(".") else GameWon)


def assert_cards_stay(before, after):
    """Nothing comes or goes: a pack before the cut, and the cards in play after it."""
    held = all_cards(after)
    assert len(set(held)) == len(held)
    players = len(after.hands)
    assert len(held) == (52 if after.starter is None else players * HAND + HAND + 1)
    if before.deal.number == after.deal.number:
        assert set(held) <= set(all_cards(before))


def test_pegging_of_whole_games_agrees_with_the_plain_count():
    for seed in range(20):
        _, turns = random_game(CRIBBAGE.deal(3, f"p{seed}").state, random.Random(seed), 300)
        laid = []
        for _, turn in turns:
            for event in turn.events:
                if isinstance(event, CardPlayed):
                    laid.append(str(event.card))
                    found = {item.kind.value: item.points for item in event.combinations}
                    assert found == naive_cribbage.pegging(laid)
                if isinstance(event, CountRestarts | PlayOver):
                    laid = []

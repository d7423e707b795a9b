"""The clauses of the family card game, one by one."""

import pytest

from muggins.errors import IllegalMove, PositionError
from muggins.games.family.events import (
    CardGiven,
    CardMoved,
    DealDrawn,
    DealWon,
    MatchOver,
    NothingGiven,
    PassedOver,
    PenaltyPaid,
    Recycled,
    WinAnnounced,
)
from muggins.games.family.priorities import right_spots
from muggins.games.family.state import PhaseKind
from tests.games.family_positions import FAMILY, played, table

DEALS = {3: (17, 1), 4: (12, 4), 5: (10, 2), 6: (8, 4), 7: (7, 3)}


def right(state):
    """The right placements, as words without the seat."""
    return {FAMILY.write_move(move)[2:] for move in FAMILY.legal_moves(state) if ".x" not in FAMILY.write_move(move)}


def fault(state, word):
    mistake = FAMILY.fault(state, FAMILY.read_move(word))
    return mistake and (mistake.code, mistake.clause)


def refusal(state, word):
    mistake = FAMILY.why_not(state, FAMILY.read_move(word))
    return mistake and mistake.code


@pytest.mark.parametrize(("players", "sizes"), DEALS.items())
def test_deal(players, sizes):
    turn = FAMILY.deal(players, "any")
    state = turn.state
    assert {len(packet) for packet in state.packets} == {sizes[0]}
    assert [len(pile) for pile in state.commons] == [1] * sizes[1]
    assert state.discards == ((),) * players
    assert sum(state.holdings) == 52
    dealer = turn.events[-2].highest[0]
    assert state.deal.seat == dealer
    assert state.phase.seat == (dealer + 1) % players


@pytest.mark.parametrize("players", [0, 1, 2, 8])
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(PositionError) as caught:
        FAMILY.deal(players, "any")
    assert caught.value.code == "family/players"


def test_the_dealer_changes_clockwise():
    state = FAMILY.deal(4, "any").state
    dealer = state.deal.seat
    turn = played(state, *_to_the_end(state))
    following = FAMILY.play(turn.state, FAMILY.legal_moves(turn.state)[0]).state
    assert following.deal.seat == (dealer + 1) % 4
    assert following.phase.seat == (dealer + 2) % 4
    assert following.wins == turn.state.wins


def _to_the_end(state):
    words = []
    while FAMILY.mover(state) is not None:
        move = next(move for move in FAMILY.legal_moves(state) if ".m" not in FAMILY.write_move(move))
        words.append(FAMILY.write_move(move))
        state = FAMILY.play(state, move).state
    return words


@pytest.mark.parametrize(
    ("card", "top", "code"),
    [
        ("AS", "2H", None),
        ("2H", "AS", None),
        ("KD", "QS", None),
        ("QS", "KD", None),
        ("KD", "AC", "family/king-ace"),
        ("AC", "KD", "family/king-ace"),
        ("9H", "9S", "family/equal-ranks"),
        ("9H", "7S", "family/not-neighbours"),
        ("TH", "JS", None),
    ],
)
def test_ranks(card, top, code):
    state = table([top, "5S", "5D", "5H"], ["2C", "3C", "4C", "6C"], phase=f"t0.{card}")
    assert fault(state, "0.c0") == (code and (code, "ranks"))


def test_a_common_pile_comes_first_and_any_of_several_is_right():
    state = table(["7S", "9C", "KH", "2D"], ["3C", "4C", "5C", "6C"], ["", "7D"], phase="t0.8D")
    assert right(state) == {"c0", "c1"}
    assert fault(state, "0.p1") == ("family/common-first", "common-first")
    assert fault(state, "0.o") == ("family/common-first", "common-first")


def test_the_first_eligible_discard_pile_clockwise_is_right():
    state = table(["5C", "9D", "KH", "2S"], ["3C", "4C", "6C", "7C"], ["4S", "QS", "TC", ""], phase="t0.JH")
    assert right(state) == {"p1"}
    assert fault(state, "0.p2") == ("family/nearest-left", "nearest-left")
    assert fault(state, "0.o") == ("family/nearest-left", "nearest-left")
    assert fault(state, "0.p3") == ("family/empty-discard", "no-empty")


def test_an_ineligible_neighbour_is_skipped():
    state = table(["5C", "9D", "KH", "2S"], ["3C", "4C", "6C", "7C"], ["", "9S", "", "TC"], phase="t0.JH")
    assert right(state) == {"p3"}


def test_clockwise_goes_round_the_table():
    state = table(["5C", "9D", "KH", "2S"], ["3C", "4C", "6C", "7C"], ["QS", "", "", "TC"], phase="t2.JH")
    assert right(state) == {"p3"}
    assert FAMILY.read_move("2.o") == FAMILY.read_move("2.p2")


def test_nothing_fits():
    state = table(["5C", "9D", "KH", "2S"], ["3C", "4C", "6C", "7C"], ["7D"], phase="t0.JH")
    assert right(state) == {"o"}
    assert fault(state, "0.c1") == ("family/not-neighbours", "ranks")


def test_one_card_ends_the_turn():
    turn = played(table(["5C", "9D", "KH", "2S"], ["6C3C", "4C", "8C", "7C"]), "0.x", "0.c0")
    assert turn.state.phase.seat == 1
    assert refusal(turn.state, "0.x") == "family/wrong-seat"


def test_one_card_at_a_time():
    state = table(["5C", "9D", "KH", "2S"], ["6C3C", "4C", "8C", "7C"])
    assert refusal(state, "0.c0") == "family/turn-up-first"
    assert refusal(played(state, "0.x").state, "0.x") == "family/place-first"
    assert refusal(played(state, "0.x").state, "0.c4") == "family/no-such-pile"
    assert refusal(state, "0.v") == "family/nothing-to-check"


def test_a_discard_pile_turned_over_comes_out_from_its_old_bottom_and_is_no_target():
    state = table(["5C", "9D", "KH", "2S"], ["", "JH", "8C", "7C"], ["3CTD"])
    turn = played(state, "0.x")
    assert turn.events[0] == Recycled(0, 2)
    assert str(turn.state.phase.card) == "3C"
    after = played(turn.state, "0.c3", "1.x").state
    assert after.discards[0] == ()
    assert right(after) == {"o"}


def test_until_its_owner_must_recycle_others_may_play_on_a_discard_pile():
    state = table(["5C", "9D", "KH", "2S"], ["3C", "", "8C", "7C"], ["", "TD"], phase="t0.JH")
    assert right(state) == {"p1"}


def test_covered_common_cards_stay():
    turn = played(table(["5C", "9D", "KH", "2S"], ["6C3C", "4C", "8C", "7C"]), "0.x", "0.c0")
    assert [str(card) for card in turn.state.commons[0][-2:]] == ["5C", "6C"]


def test_correction_then_penalty_clockwise_each_card_beneath_the_one_before():
    state = table(["5C", "9D", "KH", "2S"], ["6H4D", "KC8H", "3H8S", "TS8D"], ["", "7D"])
    turn = played(state, "0.x", "0.p1", "2.m")
    assert "".join(map(str, turn.state.packets[0])) == "4DKC3HTS"
    assert [str(pile[-1]) for pile in turn.state.commons] == ["6H", "9D", "KH", "2S"]
    assert [str(card) for card in turn.state.discards[1]] == ["7D"]
    paid = turn.events[-1]
    assert isinstance(paid, PenaltyPaid)
    assert (paid.cards, sum(paid.before), sum(paid.after)) == (3, 52, 52)
    assert turn.state.phase.seat == 1


def test_one_error_one_penalty():
    after = played(table(["5C", "9D", "KH", "2S"], ["6H4D", "KC8H", "3H8S", "TS8D"], ["", "7D"]), "0.x", "0.p1", "2.m")
    assert refusal(after.state, "3.m") == "family/call-closed"
    assert refusal(after.state, "2.m") == "family/call-closed"


def test_a_groundless_call_changes_nothing_and_can_be_made_once():
    state = played(table(["5C", "9D", "KH", "2S"], ["6H4D", "KC8H", "3H8S", "TS8D"]), "0.x", "0.c0").state
    called = played(state, "2.m").state
    assert (called.packets, called.discards, called.commons) == (state.packets, state.discards, state.commons)
    assert refusal(called, "2.m") == "family/called-already"
    assert refusal(called, "3.m") is None
    assert refusal(called, "0.m") == "family/own-call"
    assert refusal(called, "5.m") == "family/no-such-player"


def test_the_window_closes_when_the_next_card_is_turned_up():
    state = table(["5C", "9D", "KH", "2S"], ["6H4D", "KC8H", "3H8S", "TS8D"], ["", "7D"])
    assert refusal(state, "2.m") == "family/call-closed"
    after = played(state, "0.x", "0.p1", "1.x").state
    assert refusal(after, "2.m") == "family/call-closed"
    assert str(after.discards[1][-1]) == "6H"


def test_with_several_right_commons_the_caller_names_one():
    state = table(["7S", "9C", "KH", "2D"], ["8D3C", "4C", "5C", "6C"])
    wrong = played(state, "0.x", "0.o").state
    assert refusal(wrong, "1.m") == "family/name-common"
    assert refusal(wrong, "1.mc2") == "family/wrong-correction"
    assert refusal(wrong, "1.mc2") != refusal(wrong, "1.mc1")
    after = played(wrong, "1.mc1").state
    assert str(after.commons[1][-1]) == "8D"
    assert {FAMILY.write_move(move) for move in FAMILY.legal_moves(wrong)} >= {"1.mc0", "1.mc1", "3.mc1"}


def test_a_giver_without_packet_turns_over_first():
    state = table(["5C", "9D", "KH", "2S"], ["6H4D", "KC8H", "", "TS8D"], ["", "7D", "3HJC"])
    turn = played(state, "0.x", "0.p1", "3.m")
    assert Recycled(2, 2) in turn.events
    assert [str(event.card) for event in turn.events if isinstance(event, CardGiven)] == ["KC", "3H", "TS"]
    assert [str(card) for card in turn.state.packets[2]] == ["JC"]
    assert turn.state.discards[2] == ()


def test_a_giver_whose_packet_is_one_card_keeps_the_discard_pile():
    state = table(["5C", "9D", "KH", "2S"], ["6H4D", "KC", "3H8S", "TS8D"], ["", "7D"])
    after = played(state, "0.x", "0.p1", "3.m").state
    assert (after.packets[1], [str(card) for card in after.discards[1]]) == ((), ["7D"])


def test_penalty_cards_become_the_packet_of_a_player_without_one():
    state = table(["5C", "9D", "KH", "2S"], ["6H", "KC8H", "3H8S", "TS8D"], ["TDJD", "7D"])
    after = played(state, "0.x", "0.p1", "3.m").state
    assert [str(card) for card in after.packets[0]] == ["KC", "3H", "TS"]
    assert [str(card) for card in after.discards[0]] == ["TD", "JD"]


def test_a_player_emptied_by_giving_has_not_won_and_is_passed_over():
    state = table(["5C", "9D", "KH", "2S"], ["6H4D", "KC", "3H8S", "TS8DJC"], ["", "", "7D"])
    turn = played(state, "0.x", "0.p2", "3.m")
    assert not turn.state.has_cards(1)
    assert turn.state.phase == type(turn.state.phase)(PhaseKind.EXPOSE, 2)
    round_ = played(turn.state, "2.x", "2.o", "3.x", "3.o", "0.x", "0.o", "2.x")
    assert round_.events[0] == PassedOver(1)
    again = played(turn.state, "2.x", "2.p0", "3.m")
    assert NothingGiven(1) in again.events


def test_a_right_last_card_wins_after_the_check():
    turn = played(table(["5C", "9D", "KH", "2S"], ["6H", "KC8H", "3H8S", "TS8D"]), "0.x", "0.c0")
    assert turn.events[-1] == WinAnnounced(0)
    assert refusal(turn.state, "1.x") == "family/wrong-seat"
    assert refusal(turn.state, "0.x") == refusal(turn.state, "0.c0") == "family/check-first"
    won = played(turn.state, "2.m", "0.v")
    assert won.events[0] == DealWon(0)
    assert won.state.wins == (1, 0, 0, 0)
    assert refusal(won.state, "1.x") == "family/deal-over"
    assert refusal(won.state, "1.n") == "family/single-deal"


@pytest.mark.parametrize("word", ["0.v", "2.m"])
def test_a_wrong_last_card_is_corrected_and_the_deal_goes_on(word):
    state = table(["5C", "9D", "KH", "2S"], ["6H", "KC8H", "3H8S", "TS8D"], ["", "7D"])
    turn = played(state, "0.x", "0.p1", word)
    assert turn.state.phase.kind is PhaseKind.EXPOSE
    assert len(turn.state.packets[0]) == 3
    assert turn.state.wins == (0, 0, 0, 0)


def test_the_last_card_on_the_own_discard_pile_never_wins():
    turn = played(table(["5C", "9D", "KH", "2S"], ["JH", "KC8H", "3H8S", "TS8D"]), "0.x", "0.o")
    assert not any(isinstance(event, WinAnnounced) for event in turn.events)


def test_when_nobody_else_has_cards_a_corrected_last_card_still_wins():
    state = table(["5C", "9D", "KH", "2S"], ["6H", "", "", ""])
    turn = played(state, "0.x", "0.p1", "0.v")
    assert any(isinstance(event, CardMoved) for event in turn.events)
    assert DealWon(0, corrected=True) in turn.events
    assert str(turn.state.commons[0][-1]) == "6H"


def test_ownership_of_a_card_sent_to_an_opponent():
    state = table(["5C", "9D", "KH", "2S"], ["JH4D", "", "3H8S", "TS8D"], ["", "TC"])
    after = played(state, "0.x", "0.p1").state
    assert [str(card) for card in played(after, "1.x").state.packets[1]] == ["JH"]


DEAD = (["4C", "TH", "AS", "7D"], ["KC", "7S", "AD", "AH"])


def test_a_dead_deal_is_drawn():
    state, exposures = table(*DEAD), 0
    while FAMILY.mover(state) is not None:
        word = f"{state.phase.seat}.{'o' if state.phase.card else 'x'}"
        exposures += state.phase.card is not None
        turn = played(state, word)
        state = turn.state
    assert turn.events == (DealDrawn(repeated=True),)
    assert exposures == 8


def test_a_deal_is_drawn_at_the_limit():
    state = table(*DEAD, rules="l11", deal="0.1.-.9")
    turn = played(state, "0.x", "0.o", "1.x", "1.o", "2.x")
    assert turn.events == (DealDrawn(repeated=False),)
    assert turn.state.phase.kind is PhaseKind.LIMIT


@pytest.mark.parametrize(("players", "limit"), [(3, 2000), (4, 400), (7, 400)])
def test_default_limits_and_deals(players, limit):
    state = FAMILY.deal(players, "any").state
    assert (state.limit, state.agreed) == (limit, players)


def test_most_wins_take_the_match_and_ties_are_shared():
    line = FAMILY.write(table(["5C", "9D", "KH", "2S"], ["6H", "KC8H", "3H8S", "TS8D"], rules="n3", deal="0.3.abc.9"))
    for wins, winners in (("0.0.1.0", (0, 2)), ("0.0.2.0", (2,)), ("1.1.0.0", (0,))):
        start = FAMILY.read(line.replace(" 0.0.0.0 ", f" {wins} "))
        turn = played(start, "0.x", "0.c0", "0.v")
        assert turn.events[-1] == MatchOver(winners, max(turn.state.wins))
        assert refusal(turn.state, "1.n") == "family/match-over"


def test_a_deal_ends_before_the_next_one():
    state = FAMILY.deal(3, "any").state
    assert refusal(state, f"{(state.deal.seat + 1) % 3}.n") == "family/deal-not-over"


def test_unknown_cards_stop_play():
    seen = FAMILY.seen_by(FAMILY.deal(4, "any").state, "mover")
    assert refusal(seen, f"{seen.phase.seat}.x") == "family/hidden-cards"
    wrong = played(table(["5C", "9D", "KH", "2S"], ["6H4D", "KC8H", "3H8S", "TS8D"], ["", "7D"]), "0.x", "0.p1").state
    seen = FAMILY.seen_by(wrong, "mover")
    assert refusal(seen, "2.m") == "family/hidden-cards"
    with pytest.raises(IllegalMove):
        FAMILY.play(seen, FAMILY.read_move("2.m"))
    assert right_spots(()) == ()

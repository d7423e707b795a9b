import pytest
from hypothesis import given
from hypothesis import strategies as st

from muggins.errors import MugginsError, NotationError
from muggins.lessons.record import Record, open_table, read_record
from tests.games.positions import DOMINOES, rounds

GOOD = ["s=four-awards.2", "s=four-awards.2&m=0.44r", "s=zero.0&m=0.00_1.03r"]


@pytest.mark.parametrize("line", GOOD)
def test_records_read_back_and_open(line):
    record = read_record(line)
    assert str(record) == line
    assert len(open_table(record).steps) == 1 + len(record.moves)


def test_then_and_undone():
    record = Record.at_step("zero", 1).then("1.03r").then("0.35r")
    assert str(record.undone()) == "s=zero.1&m=1.03r"
    assert record.undone().undone().undone() == Record("s=zero.1")


@given(rounds())
def test_a_record_of_a_whole_round_leads_to_its_end(played):
    states, turns = played
    start = f"p={DOMINOES.write(states[0]).replace(' ', '_')}"
    record = Record(start, tuple(DOMINOES.write_move(move) for move, _ in turns))
    assert read_record(str(record)) == record
    assert open_table(record).last.state == states[-1]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "notation/record"),
        ("four-awards", "notation/record"),
        ("s=four-awards", "notation/record"),
        ("s=four-awards.9", "notation/record"),
        ("s=nothing.1", "notation/scenario"),
        ("s=four-awards.2&m=", "notation/record"),
        ("s=four-awards.2&m=0.zz", "notation/move"),
        ("s=four-awards.2&m=0.33r", "dominoes/not-in-hand"),
        ("s=four-awards.2&m=<b>", "notation/record"),
        ("p=X1_-", "notation/tag"),
        ("d=X1.2.a", "notation/tag"),
        ("d=D1.2.", "notation/record"),
        ("d=D1.5.a", "dominoes/players"),
        ("p=D1_-", "notation/fields"),
        ("p=" + "x" * 9000, "notation/record"),
    ],
)
def test_what_cannot_be_opened_says_why(line, code):
    with pytest.raises(MugginsError) as caught:
        open_table(read_record(line))
    assert caught.value.code == code


@given(st.text(max_size=60))
def test_any_text_is_refused_or_read(text):
    try:
        record = read_record(text)
    except NotationError:
        return
    assert str(record) == text

"""The frames of the family card game: a step of an example, and a table the reader plays at."""

from collections.abc import Iterator, Sequence

from muggins.errors import Mistake
from muggins.games.family import GAME
from muggins.games.family.events import (
    CalledWithoutGround,
    CardMoved,
    CardPlaced,
    Dealt,
    Event,
    MistakeFound,
    PenaltyPaid,
)
from muggins.games.family.mistakes import last_options, why_not
from muggins.games.family.moves import Call, Check, Expose, NextDeal
from muggins.games.family.notation import read_move, write_move
from muggins.games.family.priorities import right_spots
from muggins.games.family.state import PhaseKind, Spot, State, common
from muggins.lessons.playback import Step, events_since
from muggins.lessons.record import Table
from muggins.views import parts
from muggins.views.family.table import Stage, placing, table, text_board, why_this_pile
from muggins.views.game_view import Picked, Played, Reader, Shown
from muggins.views.markup import Html, el, sentence
from muggins.words import names
from muggins.words.catalogue import Words
from muggins.words.family.narration import narrate
from muggins.words.names import SEATS
from muggins.words.phrase import Phrase


def heading(words: Words) -> Phrase:
    """What a table to play at is called."""
    return words.label("heading", "A deal by hand")


def log_heading(words: Words) -> Phrase:
    """What its moves are called."""
    return words.label("heading", "Moves of this deal")


def told(words: Words, step: Step, *, you: bool) -> tuple[Phrase, ...]:
    """What happened in a step."""
    return tuple(phrase for event in step.events for phrase in narrate(words, event, you=you))


def step_frame(reader: Reader, steps: Sequence[Step], step: Step, frame: str) -> Shown:
    """A step of a worked example."""
    state: State = GAME.seen_by(step.state, "open")
    under = [text_board(reader, state)]
    placed = next((event for event in step.events if isinstance(event, CardPlaced)), None)
    if placed:
        under.append(why_this_pile(reader, placed.options, placed.seat))
    return Shown(
        (table(reader, Stage(state, _below(state, step.events), _last(step.events)), frame),),
        pack_stays_whole(reader.words, step.events),
        tuple(under),
    )


def _below(state: State, events: Sequence[Event]) -> int:
    """Who sits below: the player whose turn it is, or was until the next card is turned up."""
    if state.phase.placed:
        return state.phase.placed.seat
    return next((event.seat for event in events if isinstance(event, CardMoved)), state.phase.seat)


def _last(events: Sequence[Event]) -> Spot | None:
    """The pile that a card was laid on in a step."""
    return next((event.spot for event in events if isinstance(event, CardPlaced | CardMoved)), None)


def live_frame(reader: Reader, table_: Table, held: Call | None) -> Played:
    """The table of a reader who moves for every seat; ``held`` is a call that must still name a pile."""
    words, step = reader.words, table_.last
    state: State = GAME.seen_by(step.state, "mover")
    placed = _placed_last(table_.steps)
    last = placed.spot if placed and state.phase.placed else _last(step.events)
    exposing = state.phase.kind is PhaseKind.EXPOSE and held is None
    turn_up = write_move(Expose(state.phase.seat)) if exposing else None
    shown = Stage(state, _below(state, step.events), last, placing(state, held), turn_up)
    under = [text_board(reader, state)]
    if placed and state.phase.placed:
        under.insert(0, why_this_pile(reader, placed.options, placed.seat))
    return Played(
        (_way_round(words), _wins(words, state)),
        (table(reader, shown, ""), pack_stays_whole(words, step.events), _callers(reader, step.state)),
        tuple(_tools(reader, step.state)),
        tuple(_lines(words, table_.steps)),
        tuple(under),
    )


def _placed_last(steps: Sequence[Step]) -> CardPlaced | None:
    return next((event for event in events_since(steps, Dealt) if isinstance(event, CardPlaced)), None)


def _way_round(words: Words) -> Html:
    return el("span", sentence(words, words.label("chip", "↻ clockwise")), class_="mug-chip")


def _wins(words: Words, state: State) -> Html | None:
    """Who has won how many deals, once there is anything to tell."""
    if not any(state.wins):
        return None
    wins = [f"{SEATS[seat]} {won}" for seat, won in enumerate(state.wins) if won]
    return parts.chip(words, words.label("chip", "Deals won:"), ", ".join(wins))


def _tools(reader: Reader, state: State) -> Iterator[Html]:
    words, wid, seat = reader.words, reader.wid, state.phase.seat
    match state.phase.kind:
        case PhaseKind.EXPOSE | PhaseKind.PLACE:
            act, label = write_move(Expose(seat)), words.label("button", "Turn up")
            main = "main" if state.phase.kind is PhaseKind.EXPOSE else None
            yield parts.button(label, f"{wid}-expose", "card", class_=main, data_act=act)
        case PhaseKind.CHECK:
            act, label = write_move(Check(seat)), words.label("button", "Check the win")
            yield parts.button(label, f"{wid}-check", "good", class_="main", data_act=act)
        case _:
            for move in GAME.legal_moves(state):
                if isinstance(move, NextDeal):
                    act, label = write_move(move), words.label("button", "Next deal")
                    yield parts.button(label, f"{wid}-deal", "right", class_="main", data_act=act)


def _callers(reader: Reader, state: State) -> Html | None:
    """Who may call "Muggins!" now, each a button; None when there is nothing to call."""
    words, placed = reader.words, state.phase.placed
    if placed is None:
        return None
    several = len(right_spots(last_options(state))) > 1
    buttons = [
        el(
            "button",
            el("span", SEATS[seat], aria_hidden="true"),
            el(
                "span",
                names.plain(words.label("button", "Player {player} calls “Muggins!”", player=SEATS[seat])),
                class_="vh",
            ),
            type="button",
            id=f"{reader.wid}-m{seat}",
            data_act=("pick " if several else "") + write_move(Call(seat)),
        )
        for seat in state.clockwise(placed.seat)
        if seat not in placed.callers
    ]
    label = words.label("heading", "“Muggins!” Who calls?")
    return el(
        "div",
        el("b", sentence(words, label), id=f"{reader.wid}-who"),
        el("div", *buttons, role="group", aria_labelledby=f"{reader.wid}-who", data_rove=True),
        class_="mug-callers",
    )


def pick(words: Words, state: State, argument: str) -> Picked | Mistake:
    """A call when several common piles would have been right: the caller must name one of them."""
    call = read_move(argument)
    mistake = why_not(state, call)
    if mistake is None or not isinstance(call, Call) or mistake.code != "family/name-common":
        return mistake or Mistake("family/call-closed", "call")
    text = words.text(
        "Player {player} calls “Muggins!”. Several common piles would be right: press the one that is named.",
        player=SEATS[call.seat],
    )
    return Picked(call, text, f"c{common(0).index}")


def pleases(step: Step) -> bool:
    """A right placement."""
    return any(isinstance(event, CardPlaced) and event.chosen.right for event in step.events)


def _lines(words: Words, steps: Sequence[Step]) -> Iterator[Html]:
    """The moves of this deal, the newest first: placements and calls."""
    for event in events_since(steps, Dealt):
        if isinstance(event, CardPlaced | MistakeFound | CalledWithoutGround | PenaltyPaid):
            yield el("li", el("span", sentence(words, *narrate(words, event, you=False))))


def pack_stays_whole(words: Words, events: Sequence[Event]) -> Html | None:
    """Everybody's cards before a mistake was corrected and after the penalty; None when there was none."""
    paid = next((event for event in events if isinstance(event, PenaltyPaid)), None)
    if paid is None:
        return None
    owners = [
        *(parts.player(words, seat) for seat in range(len(paid.before) - 1)),
        words.label("position in words", "Common piles"),
        words.label("table of cards", "Together"),
    ]
    before, after = ((*held, sum(held)) for held in (paid.before, paid.after))
    rows = (
        el("tr", el("th", sentence(words, owner), scope="row"), el("td", str(old)), el("td", el("b", str(new))))
        for owner, old, new in zip(owners, before, after, strict=True)
    )
    heads = (
        words.label("table of cards", "Whose cards"),
        words.label("table of cards", "Before"),
        words.label("table of cards", "After"),
    )
    return parts.table(words, words.label("heading", "No card is lost"), heads, rows)

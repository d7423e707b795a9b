"""The frames of cribbage: a step of an example, and a table the reader speaks at."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from muggins.errors import Mistake, NotationError
from muggins.games.cribbage import GAME
from muggins.games.cribbage.events import Event, ExcessReturned, MissedPointsTaken, TrueCount, booked
from muggins.games.cribbage.state import State
from muggins.lessons.playback import Step
from muggins.lessons.record import Table
from muggins.views.cribbage.show import cards, sayings, truth
from muggins.views.cribbage.table import board, target_chip, text_board
from muggins.views.game_view import Picked, Played, Reader, Shown
from muggins.views.markup import Html, el, sentence
from muggins.words.catalogue import Words
from muggins.words.cribbage.narration import narrate
from muggins.words.phrase import Phrase


def heading(words: Words) -> Phrase:
    """What a table to play at is called."""
    return words.label("heading", "A count by hand")


def log_heading(words: Words) -> Phrase:
    """What its moves are called."""
    return words.label("heading", "Counts and answers")


def told(words: Words, step: Step, *, you: bool) -> tuple[Phrase, ...]:
    """What happened in a step."""
    return narrate(words, step.state, step.events, you=you)


def step_frame(reader: Reader, steps: Sequence[Step], step: Step, frame: str) -> Shown:
    """A step of a worked example; what was just settled stays on the table beside its true count."""
    state: State = GAME.seen_by(step.state, "mover")
    true = _true(step.events)
    shown = state
    if true:
        counted = next(show for show in state.shows if (show.seat, show.crib) == (true.seat, true.crib))
        shown = replace(state, phase=replace(state.phase, show=counted))
    above = board(reader, state, _earlier(state, step.events)), cards(reader, shown)
    return Shown(
        (el("div", *above, class_="mug-felt"),),
        truth(reader.words, true) if true else None,
        (text_board(reader, state),),
    )


def live_frame(reader: Reader, played: Table, held: None) -> Played:
    """The table of a reader who speaks for every seat."""
    words, step = reader.words, played.last
    state: State = GAME.seen_by(step.state, "mover")
    true = _true(step.events)
    table = board(reader, state, _earlier(state, step.events)), cards(reader, state)
    return Played(
        (target_chip(words, state),),
        (
            truth(words, true) if true else None,
            el("div", *table, class_="mug-felt"),
            sayings(reader, state),
        ),
        (),
        tuple(_lines(words, played.steps)),
        (text_board(reader, state),),
    )


def _true(events: Sequence[Event]) -> TrueCount | None:
    """The count that was settled."""
    return next((event for event in events if isinstance(event, TrueCount)), None)


def _earlier(state: State, events: Sequence[Event]) -> list[int]:
    """The scores before a step, where the hinder pegs stand."""
    earlier = list(state.scores)
    for event in events:
        for seat, points in booked(event):
            earlier[state.side(seat)] -= points
    return earlier


def _lines(words: Words, steps: Sequence[Step]) -> Iterator[Html]:
    """What was said and settled, the newest first."""
    for step in reversed(steps):
        if step.move is not None:
            yield el("li", el("span", sentence(words, *told(words, step, you=False))))


def pick(words: Words, state: State, argument: str) -> Picked | Mistake:
    """Nothing is taken up at a count."""
    raise NotationError("notation/move", text=argument)


def pleases(step: Step) -> bool:
    """A call that found points."""
    return any(isinstance(event, MissedPointsTaken | ExcessReturned) for event in step.events)


def explains(step: Step) -> bool:
    """What was wrong is told when the count is settled, and never before (clause ``truth``)."""
    return _true(step.events) is not None

"""The frames of cribbage: a step of an example, and a table the reader speaks at."""

from collections.abc import Iterator, Sequence

from muggins.errors import Mistake
from muggins.games.cribbage import GAME
from muggins.games.cribbage.events import Event, TrueCount, booked
from muggins.games.cribbage.mistakes import why_not
from muggins.games.cribbage.notation import read_move
from muggins.games.cribbage.state import State
from muggins.lessons.playback import Step
from muggins.lessons.record import Table
from muggins.views.cribbage.table import board, cards, sayings, target_chip, text_board, truth
from muggins.views.game_view import Picked, Played, Reader, Shown
from muggins.views.markup import Html, el, sentence
from muggins.words.catalogue import Words
from muggins.words.cribbage.narration import narrate
from muggins.words.phrase import Phrase


def told(words: Words, step: Step, *, you: bool) -> tuple[Phrase, ...]:
    """What happened in a step."""
    return tuple(phrase for event in step.events for phrase in narrate(words, step.state, event, you=you))


def step_frame(reader: Reader, steps: Sequence[Step], step: Step, frame: str) -> Shown:
    """A step of a worked example; the hand that was just settled stays on the table beside its true count."""
    words = reader.words
    state: State = GAME.seen_by(step.state, "mover")
    shown = _settled_show(state, step.events)
    return Shown(
        (board(reader, state, _earlier(state, step.events)), cards(reader, shown)),
        _truth(words, step.events),
        (text_board(reader, state),),
    )


def _settled_show(state: State, events: Sequence[Event]) -> State:
    """The state with the show that its events settled instead of the one that comes next."""
    from dataclasses import replace

    true = next((event for event in events if isinstance(event, TrueCount)), None)
    if true is None:
        return state
    show = next(one for one in state.shows if (one.seat, one.crib) == (true.seat, true.crib))
    return replace(state, phase=replace(state.phase, show=show))


def _earlier(state: State, events: Sequence[Event]) -> list[int]:
    """The scores before a step, where the hinder pegs stand."""
    earlier = list(state.scores)
    for event in events:
        for seat, points in booked(event):
            earlier[state.side(seat)] -= points
    return earlier


def _truth(words: Words, events: Sequence[Event]) -> Html | None:
    return next((truth(words, event) for event in events if isinstance(event, TrueCount)), None)


def live_frame(reader: Reader, played: Table, held: None) -> Played:
    """The table of a reader who speaks for every seat."""
    words, step = reader.words, played.last
    state: State = GAME.seen_by(step.state, "mover")
    return Played(
        (target_chip(words, state),),
        (
            board(reader, state, _earlier(state, step.events)),
            _truth(words, step.events),
            cards(reader, state),
            sayings(reader, state),
        ),
        (),
        tuple(_lines(words, played.steps)),
        (text_board(reader, state),),
    )


def _lines(words: Words, steps: Sequence[Step]) -> Iterator[Html]:
    """What was said and settled, the newest first."""
    for step in reversed(steps):
        if step.move is not None:
            yield el("li", el("span", sentence(words, *told(words, step, you=False))))


def pick(words: Words, state: State, argument: str) -> Picked | Mistake:
    """Nothing is taken up in this game: what is asked for is judged as a move."""
    return why_not(state, read_move(argument)) or Mistake("cribbage/nothing-to-answer", "answers", {"player": 0})


def pleases(step: Step) -> bool:
    """Nothing is praised before it is settled, and then the numbers speak."""
    return False

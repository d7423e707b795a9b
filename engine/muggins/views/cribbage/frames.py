"""The frames of cribbage: a step of an example, and a table the reader plays at."""

from collections.abc import Iterator, Sequence

from muggins.errors import Mistake
from muggins.games.cribbage import GAME
from muggins.games.cribbage.events import (
    CardPlayed,
    Dealt,
    Event,
    ExcessReturned,
    MissedPointsTaken,
    TrueCount,
    booked,
)
from muggins.games.cribbage.mistakes import why_not
from muggins.games.cribbage.moves import Count, LayAway, NextDeal
from muggins.games.cribbage.notation import write_move
from muggins.games.cribbage.state import Show, State
from muggins.games.lines import match, read_pile
from muggins.lessons.playback import Step
from muggins.lessons.record import Table
from muggins.pieces.cards import Card
from muggins.views.cribbage import play
from muggins.views.cribbage.show import cards, sayings, truth
from muggins.views.cribbage.table import board, target_chip, text_board
from muggins.views.game_view import Picked, Played, Reader, Shown
from muggins.views.markup import Html, el, sentence
from muggins.views.parts import button
from muggins.words.catalogue import Words
from muggins.words.cribbage.narration import narrate
from muggins.words.phrase import Phrase


def heading(words: Words) -> Phrase:
    """What a table to play at is called."""
    return words.label("heading", "A game by hand")


def log_heading(words: Words) -> Phrase:
    """What its moves are called."""
    return words.label("heading", "Moves of this deal")


def told(words: Words, step: Step, *, you: bool) -> tuple[Phrase, ...]:
    """What happened in a step."""
    return narrate(words, step.state, step.events, you=you)


def step_frame(reader: Reader, steps: Sequence[Step], step: Step, frame: str) -> Shown:
    """A step of a worked example; what was just settled stays on the table beside its true count."""
    state: State = GAME.seen_by(step.state, "mover")
    true = _true(step.events)
    counted = Show(true.seat, true.crib) if true else state.phase.show
    middle = (
        (cards(reader, state, counted),) if counted else (*play.table(reader, state), play.hand(reader, state, None))
    )
    return Shown(
        (el("div", board(reader, state, _earlier(state, step.events)), *middle, class_="mug-felt"),),
        truth(reader.words, true, said=state.muggins) if true else None,
        (text_board(reader, state),),
    )


def live_frame(reader: Reader, played: Table, held: play.Chosen | None) -> Played:
    """The table of a reader who moves for every seat; ``held`` are the cards chosen for the crib."""
    words, step = reader.words, played.last
    state: State = GAME.seen_by(step.state, "mover")
    true, show, chosen = _true(step.events), state.phase.show, held or ()
    middle = (cards(reader, state, show),) if show else play.table(reader, state)
    return Played(
        (target_chip(words, state),),
        (
            truth(words, true, said=state.muggins) if true else None,
            el("div", board(reader, state, _earlier(state, step.events)), *middle, class_="mug-felt"),
            None if show else play.hand(reader, state, chosen),
            sayings(reader, state),
        ),
        (*play.tools(reader, state, chosen), *_tools(reader, step.state)),
        tuple(_lines(words, played.steps)),
        (text_board(reader, state),),
    )


def _tools(reader: Reader, state: State) -> Iterator[Html]:
    words, wid = reader.words, reader.wid
    for move in GAME.legal_moves(state):
        if isinstance(move, Count):
            label = words.label("button", "Count")
            yield button(label, f"{wid}-count", "good", class_="main", data_act=write_move(move))
        if isinstance(move, NextDeal):
            label = words.label("button", "Next deal")
            yield button(label, f"{wid}-deal", "right", class_="main", data_act=write_move(move))


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
    """What happened in this deal, the newest first."""
    for step in reversed(steps):
        if step.move is not None:
            yield el("li", el("span", sentence(words, *told(words, step, you=False))))
        if any(isinstance(event, Dealt) for event in step.events):
            return


def pick(words: Words, state: State, argument: str) -> Picked | Mistake:
    """Cards chosen for the crib, one or more of those that are laid away together."""
    match("move", r"([A-Z0-9]{2}){1,2}", argument)
    cards = tuple(card for card in read_pile("move", argument, Card.parse) if card)
    seat, size = state.phase.seat, state.lay_away
    others = (card for card in state.hands[seat] if card and card not in cards)
    if mistake := why_not(state, LayAway(seat, tuple(sorted((*cards, *others)[: max(size, len(cards))])))):
        return mistake
    if len(cards) < size:
        return Picked(cards, words.text("Chosen. One more card goes to the crib."))
    return Picked(cards, words.text("Press “To the crib” to lay away what is chosen."))


def pleases(step: Step) -> bool:
    """A call that found points, or a card that made some."""
    return any(isinstance(event, MissedPointsTaken | ExcessReturned) or _scored(event) for event in step.events)


def _scored(event: Event) -> bool:
    return isinstance(event, CardPlayed) and bool(event.combinations)


def explains(step: Step) -> bool:
    """What was wrong is told when the count is settled, and never before (clause ``truth``)."""
    return _true(step.events) is not None

"""The frames of dominoes: a step of an example, and a table the reader plays at."""

from collections.abc import Iterator, Sequence

from muggins.errors import Mistake
from muggins.games.dominoes import GAME
from muggins.games.dominoes.rules import fitting_sides, why_not
from muggins.games.dominoes.state import PhaseKind, Place, State
from muggins.lessons.playback import Step
from muggins.lessons.record import Table
from muggins.pieces.tiles import Tile
from muggins.views.dominoes import table
from muggins.views.dominoes.round import lines, settlement
from muggins.views.dominoes.scene import scene
from muggins.views.dominoes.snake import playing_stage, replay_stage
from muggins.views.game_view import Picked, Played, Reader, Shown
from muggins.views.markup import Html
from muggins.views.parts import button
from muggins.words.catalogue import Words
from muggins.words.dominoes.narration import lone_double, narrate, where_it_fits
from muggins.words.phrase import Phrase


def heading(words: Words) -> Phrase:
    """What a table to play at is called."""
    return words.label("heading", "A round by hand")


def log_heading(words: Words) -> Phrase:
    """What its moves are called."""
    return words.label("heading", "Moves of this round")


def told(words: Words, step: Step, *, you: bool) -> tuple[Phrase, ...]:
    """What happened in a step, with the note that a lone double needs."""
    phrases = [narrate(words, event, you=you) for event in step.events]
    chain = step.state.chain
    if step.events and len(chain.tiles) == 1 and chain.pieces[0].is_double:
        phrases.append(lone_double(words, chain.pieces[0]))
    return tuple(phrases)


def step_frame(reader: Reader, steps: Sequence[Step], step: Step, frame: str) -> Shown:
    """A step of a worked example, on the stage that fits its last one."""
    view = scene(GAME.seen_by(step.state, "open"), step.events, replay_stage(steps[-1].state.chain))
    return Shown(
        (table.table(reader, view, frame), table.legend(reader.words)),
        settlement(reader, step.state, step.events),
        (table.text_board(reader, view, with_hands=False),),
    )


def live_frame(reader: Reader, played: Table, held: Tile | None) -> Played:
    """The table of a reader who moves for every seat; ``held`` is the tile taken up."""
    words, step = reader.words, played.last
    state: State = GAME.seen_by(step.state, "mover")
    view = scene(state, step.events, playing_stage(played.steps[0].state.chain), held)
    playing = state.phase.kind is PhaseKind.PLAY
    return Played(
        (table.ends_chip(words, view), table.boneyard_chip(words, state)),
        (
            table.seats(reader, state),
            table.table(reader, view, ""),
            table.legend(words),
            table.hand(reader, view) if playing else settlement(reader, state, step.events),
        ),
        tuple(_tools(reader, step.state)),
        tuple(lines(words, played.steps)),
        (table.text_board(reader, view, with_hands=True),),
    )


def _tools(reader: Reader, state: State) -> Iterator[Html]:
    words, wid, seat = reader.words, reader.wid, state.phase.seat
    if state.phase.kind is PhaseKind.PLAY:
        yield button(words.label("button", "Draw"), f"{wid}-draw", "draw", data_act=f"{seat}.d")
        yield button(words.label("button", "Pass"), f"{wid}-pass", "pass", data_act=f"{seat}.k")
    elif GAME.legal_moves(state):
        label = words.label("button", "Next round")
        yield button(label, f"{wid}-deal", "right", class_="main", data_act=f"{seat}.n")


def pick(words: Words, state: State, argument: str) -> Picked | Mistake:
    """Take a tile up, or hear why it cannot be played."""
    tile = Tile.parse(argument)
    sides = fitting_sides(state.chain, tile)
    mistake = why_not(state, Place(state.phase.seat, tile, sides[0] if sides else None))
    if mistake:
        return mistake
    return Picked(tile, where_it_fits(words, state, tile), f"e{sides[0]}" if len(sides) > 1 else None)


def pleases(step: Step) -> bool:
    """A placement that scored."""
    return any(getattr(event, "points", 0) > 0 for event in step.events[:1])

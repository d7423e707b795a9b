"""Whole frames: the steps of a worked example, and a table the reader plays at."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from muggins.games.dominoes.state import PhaseKind, State
from muggins.games.game import Game
from muggins.lessons.playback import Step
from muggins.lessons.record import Record, Table
from muggins.lessons.scenario import Scenario
from muggins.pieces.tiles import Tile
from muggins.views import dominoes
from muggins.views.dominoes import Reader
from muggins.views.icons import icon
from muggins.views.markup import Html, el, joined, sentence
from muggins.views.round import log, settlement
from muggins.views.scene import scene
from muggins.views.snake import Stage, playing_stage, replay_stage
from muggins.words import names
from muggins.words.catalogue import Words
from muggins.words.dominoes import lone_double, narrate
from muggins.words.phrase import Phrase


@dataclass(frozen=True)
class Feedback:
    """What the table answers: sentences, their ``kind`` (info, good, warn) and the clause they rest on, if any."""

    phrases: tuple[Phrase, ...]
    kind: str = "info"
    clause: Html | None = None


def told(words: Words, step: Step, *, you: bool) -> tuple[Phrase, ...]:
    """What happened in a step, with the note that a lone double needs."""
    phrases = [narrate(words, event, you=you) for event in step.events]
    chain = step.state.chain
    if step.events and len(chain.tiles) == 1 and chain.pieces[0].is_double:
        phrases.append(lone_double(words, chain.pieces[0]))
    return tuple(phrases)


def title_of(words: Words, message: str) -> Phrase:
    """The title of a worked example."""
    return words.label("title of an example", message)


def replay(reader: Reader, scenario: Scenario, *, whole: bool = True) -> Html:
    """A worked example: every step in order, and the controls that a page with scripts steps through them with.

    Unless ``whole``, only the key steps of a long example have their drawing.
    """
    words, wid = reader.words, reader.wid
    steps = scenario.steps()[1:]
    stage = replay_stage(steps[-1].state.chain)
    title = el("strong", sentence(words, title_of(words, scenario.title)), id=f"{wid}-title")
    drawn = scenario.key_steps if scenario.key_steps and not whole else range(1, len(steps) + 1)
    shown = (_step(reader, scenario, step, stage, drawn=step.index in drawn) for step in steps)
    return el(
        "div",
        el("div", title, class_="mug-head"),
        el("ol", *shown, class_="mug-steps", aria_labelledby=f"{wid}-title"),
        _stepper(reader, len(steps)) if len(steps) > 1 else None,
        class_="mug",
    )


def _step(reader: Reader, scenario: Scenario, step: Step, stage: Stage, *, drawn: bool) -> Html:
    words, count = reader.words, len(scenario.moves)
    label = names.plain(words.label("stepper", "Step {step} of {count}", step=step.index, count=count))
    told_ = sentence(words, *told(words, step, you=False))
    caption = el("p", el("b", f"{step.index}."), " ", told_, class_="mug-caption")
    frame = _drawing(reader, scenario, step, stage, caption) if drawn else (caption,)
    return el("li", *frame, class_="mug-step", id=f"{reader.wid}-s{step.index}", data_step=step.index, data_label=label)


def _drawing(reader: Reader, scenario: Scenario, step: Step, stage: Stage, caption: Html) -> Iterator[Html | None]:
    words = reader.words
    view = scene(scenario.game.seen_by(step.state, "open"), step.events, stage)
    yield dominoes.table(reader, view, f"s{step.index}")
    yield dominoes.legend(words)
    yield caption
    yield settlement(reader, step.state, step.events)
    yield el(
        "div",
        dominoes.text_board(reader, view, with_hands=False),
        _take_over(reader, scenario, step) if scenario.game.legal_moves(step.state) else None,
        class_="mug-under",
    )


def _take_over(reader: Reader, scenario: Scenario, step: Step) -> Html:
    record = str(Record.at_step(scenario.id, step.index))
    label = reader.words.label("button", "Try from here")
    return _button(label, f"{reader.wid}-try{step.index}", "hand", data_act="open", data_record=record)


def _stepper(reader: Reader, count: int) -> Html:
    words, wid = reader.words, reader.wid
    slider = el(
        "input",
        type="range",
        id=f"{wid}-slider",
        min=1,
        max=count,
        value=1,
        aria_label=names.plain(words.label("stepper", "Step")),
    )
    return el(
        "div",
        _button(words.label("stepper", "Previous step"), f"{wid}-prev", "left", data_local="prev"),
        slider,
        el("span", f"1 / {count}", class_="mug-count", aria_hidden="true"),
        _button(words.label("stepper", "Next step"), f"{wid}-next", "right", class_="main", data_local="next"),
        class_="mug-bar",
    )


def _button(label: Phrase, id_: str, sign: str, **attributes: str | bool | None) -> Html:
    return el("button", icon(sign), el("span", names.plain(label)), type="button", id=id_, **attributes)


def live(reader: Reader, table: Table, record: Record, feedback: Feedback, picked: Tile | None = None) -> Html:
    """The table a reader plays at, moving for every seat in turn."""
    words = reader.words
    step = table.last
    state: State = table.game.seen_by(step.state, "mover")
    view = scene(state, step.events, playing_stage(table.steps[0].state.chain), picked)
    heading = title_of(words, table.title) if table.title else words.label("heading", "A round by hand")
    title = el("strong", sentence(words, heading))
    playing = state.phase.kind is PhaseKind.PLAY
    return el(
        "div",
        el("div", title, dominoes.ends_chip(words, view), dominoes.boneyard_chip(words, state), class_="mug-head"),
        dominoes.seats(reader, state),
        dominoes.table(reader, view, ""),
        dominoes.legend(words),
        dominoes.hand(reader, view) if playing else settlement(reader, state, step.events),
        feedback_box(reader, feedback),
        _tools(reader, table, state, record),
        log(reader, table.steps),
        el("div", dominoes.text_board(reader, view, with_hands=True), class_="mug-under"),
        class_="mug mug-live",
    )


def feedback_box(reader: Reader, feedback: Feedback) -> Html:
    """The one place where a table answers; it takes the focus after a move."""
    said = el("p", sentence(reader.words, *feedback.phrases))
    box = joined(icon(feedback.kind), el("div", said, feedback.clause))
    return el("div", box, class_=f"mug-fb {feedback.kind}", id=f"{reader.wid}-fb", tabindex="-1")


def refusal(reader: Reader, feedback: Feedback) -> Html:
    """A frame for a table that cannot be shown: why, and the way back."""
    return el(
        "div", feedback_box(reader, feedback), el("div", _way_back(reader), class_="mug-tools"), class_="mug mug-live"
    )


def _way_back(reader: Reader, record: Record | None = None) -> Html:
    """Back to the steps of an example, or to the choice of a new deal."""
    words = reader.words
    back = words.label("button", "Back to the steps")
    if record and not record.start.startswith("s="):
        back = words.label("button", "New deal")
    return _button(back, f"{reader.wid}-back", "steps", data_local="steps")


def _tools(reader: Reader, table: Table, state: State, record: Record) -> Html:
    words, wid, seat = reader.words, reader.wid, state.phase.seat
    fresh = not record.moves
    draw = _button(words.label("button", "Draw"), f"{wid}-draw", "draw", data_act=f"{seat}.d")
    pass_ = _button(words.label("button", "Pass"), f"{wid}-pass", "pass", data_act=f"{seat}.k")
    next_ = _button(words.label("button", "Next round"), f"{wid}-deal", "right", class_="main", data_act=f"{seat}.n")
    if state.phase.kind is PhaseKind.PLAY:
        turn = [draw, pass_]
    else:
        turn = [next_] if table.game.legal_moves(table.last.state) else []
    return el(
        "div",
        *turn,
        _button(words.label("button", "Undo"), f"{wid}-undo", "undo", data_act="undo", disabled=fresh),
        _button(words.label("button", "Start again"), f"{wid}-reset", "reset", data_act="reset", disabled=fresh),
        _button(words.label("button", "Copy link"), f"{wid}-copy", "link", data_local="copy"),
        _way_back(reader, record),
        class_="mug-tools",
    )


def start_panel(reader: Reader, game: Game[Any, Any, Any]) -> Html:
    """What stands in the page before a deal: how many play."""
    words, wid = reader.words, reader.wid
    choices = (
        _button(
            words.plural("{n} player", "{n} players", n), f"{wid}-deal{n}", "players", data_act=f"deal {game.tag}.{n}"
        )
        for n in game.players
    )
    return el(
        "div",
        el("div", el("strong", sentence(words, words.label("heading", "A round by hand"))), class_="mug-head"),
        el("p", sentence(words, words.text("How many play? You move for every player in turn.")), class_="mug-caption"),
        el("div", *choices, class_="mug-tools"),
        class_="mug",
    )


def clause_link(reader: Reader, game_id: str, clause: str, short: str) -> Html:
    """The rule a mistake breaks, as a link to its block on the rules page."""
    words = reader.words
    href = f"{reader.root}{game_id}/rules/#{clause}"
    rule = words.label("link to a rule", "Rule: {rule}", rule=words.label("rule", short))
    return el("a", sentence(words, rule), href=href, class_="mug-rule")


def status(reader: Reader) -> Html:
    """Everything the page must say while the engine starts or fails, ready in the reader's language."""
    words = reader.words
    lines = {
        "loading": words.text("Loading the game engine…"),
        "slow": words.text("The game engine is still loading. You can already read and use the steps."),
        "failed": words.text("The game engine did not start. Everything on this page can still be read."),
        "offline": words.text("The game engine must be fetched once, and there is no connection now."),
        "ready": words.text("You can play now"),
        "copied": words.text("Link copied"),
    }
    shown = (el("span", sentence(words, phrase), data_state=state, hidden=True) for state, phrase in lines.items())
    progress = el("progress", max=1, value=0, aria_label=names.plain(lines["loading"]))
    retry = _button(words.label("button", "Try again"), f"{reader.wid}-retry", "reset", data_local="retry")
    return el("div", *shown, progress, retry, class_="mug-status", hidden=True)

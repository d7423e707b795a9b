"""Whole frames: the steps of a worked example, and a table the reader plays at."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from muggins.games.game import Game
from muggins.lessons.playback import Step
from muggins.lessons.record import Record, Table
from muggins.lessons.scenario import Scenario
from muggins.views.game_view import Choice, Played, Reader, view
from muggins.views.icons import icon
from muggins.views.markup import Html, el, joined, sentence
from muggins.views.parts import button
from muggins.words import names
from muggins.words.catalogue import Words
from muggins.words.phrase import Phrase


@dataclass(frozen=True)
class Feedback:
    """What the table answers: sentences, their ``kind`` (info, good, warn) and the clause they rest on, if any."""

    phrases: tuple[Phrase, ...]
    kind: str = "info"
    clause: Html | None = None


def title_of(words: Words, message: str) -> Phrase:
    """The title of a worked example."""
    return words.label("title of an example", message)


def replay(reader: Reader, scenario: Scenario, *, whole: bool = True) -> Html:
    """A worked example: every step in order, and the controls that a page with scripts steps through them with.

    Unless ``whole``, only the key steps of a long example have their drawing.
    """
    words, wid = reader.words, reader.wid
    steps = scenario.steps()[1:]
    title = el("strong", sentence(words, title_of(words, scenario.title)), id=f"{wid}-title")
    drawn = scenario.key_steps if scenario.key_steps and not whole else range(1, len(steps) + 1)
    shown = (_step(reader, scenario, steps, step, drawn=step.index in drawn) for step in steps)
    return el(
        "div",
        el("div", title, class_="mug-head"),
        el("ol", *shown, class_="mug-steps", aria_labelledby=f"{wid}-title"),
        _stepper(reader, len(steps)) if len(steps) > 1 else None,
        class_="mug",
    )


def _step(reader: Reader, scenario: Scenario, steps: Sequence[Step], step: Step, *, drawn: bool) -> Html:
    words = reader.words
    label = names.plain(words.label("stepper", "Step {step} of {count}", step=step.index, count=scenario.count))
    told = sentence(words, *view(scenario.game_id).told(words, step, you=False))
    caption = el("p", el("b", f"{step.index}."), " ", told, class_="mug-caption")
    frame = _drawing(reader, scenario, steps, step, caption) if drawn else (caption,)
    return el("li", *frame, class_="mug-step", id=f"{reader.wid}-s{step.index}", data_step=step.index, data_label=label)


def _drawing(
    reader: Reader, scenario: Scenario, steps: Sequence[Step], step: Step, caption: Html
) -> Iterator[Html | None]:
    shown = view(scenario.game_id).step(reader, steps, step, f"s{step.index}")
    yield from shown.above
    yield caption
    yield shown.below
    yield el(
        "div",
        *shown.under,
        _take_over(reader, scenario, step) if scenario.game.legal_moves(step.state) else None,
        class_="mug-under",
    )


def _take_over(reader: Reader, scenario: Scenario, step: Step) -> Html:
    record = str(Record.at_step(scenario.id, step.index))
    label = reader.words.label("button", "Try from here")
    return button(label, f"{reader.wid}-try{step.index}", "hand", data_act="open", data_record=record)


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
        button(words.label("stepper", "Previous step"), f"{wid}-prev", "left", data_local="prev"),
        slider,
        el("span", f"1 / {count}", class_="mug-count", aria_hidden="true"),
        button(words.label("stepper", "Next step"), f"{wid}-next", "right", class_="main", data_local="next"),
        class_="mug-bar",
    )


def live(reader: Reader, table: Table, record: Record, feedback: Feedback, held: Any = None) -> Html:
    """The table a reader plays at, moving for every seat in turn; ``held`` is what a ``pick`` took up."""
    words = reader.words
    game_view = view(table.game.id)
    played = game_view.live(reader, table, held)
    heading = title_of(words, table.title) if table.title else game_view.heading(words)
    return el(
        "div",
        el("div", el("strong", sentence(words, heading)), *played.chips, class_="mug-head"),
        *played.body,
        feedback_box(reader, feedback),
        _tools(reader, played, record),
        _log(words, game_view.log_heading(words), played.log),
        el("div", *played.under, class_="mug-under"),
        class_="mug mug-live",
    )


def _log(words: Words, heading: Phrase, lines: Sequence[Html]) -> Html | None:
    """The moves so far, the newest first; None before the first."""
    if not lines:
        return None
    return el("details", el("summary", sentence(words, heading)), el("ol", *lines), class_="mug-log", open=True)


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
    return button(back, f"{reader.wid}-back", "steps", data_local="steps")


def _tools(reader: Reader, played: Played, record: Record) -> Html:
    words, wid = reader.words, reader.wid
    fresh = not record.moves
    return el(
        "div",
        *played.tools,
        button(words.label("button", "Undo"), f"{wid}-undo", "undo", data_act="undo", disabled=fresh),
        button(words.label("button", "Start again"), f"{wid}-reset", "reset", data_act="reset", disabled=fresh),
        button(words.label("button", "Copy link"), f"{wid}-copy", "link", data_local="copy"),
        _way_back(reader, record),
        class_="mug-tools",
    )


def start_panel(reader: Reader, game: Game[Any, Any, Any]) -> Html:
    """What stands in the page before a deal: how many play."""
    words = reader.words
    choices = view(game.id).choices(words)
    return el(
        "div",
        el("div", el("strong", sentence(words, view(game.id).heading(words))), class_="mug-head"),
        el("p", sentence(words, words.text("How many play? You move for every player in turn.")), class_="mug-caption"),
        _choices(reader, game, choices) if choices else _players(reader, game),
        class_="mug",
    )


def _players(reader: Reader, game: Game[Any, Any, Any]) -> Html:
    words, wid = reader.words, reader.wid
    buttons = (
        button(
            words.plural("{n} player", "{n} players", n), f"{wid}-deal{n}", "players", data_act=f"deal {game.tag}.{n}"
        )
        for n in game.players
    )
    return el("div", *buttons, class_="mug-tools")


def _choices(reader: Reader, game: Game[Any, Any, Any], choices: Sequence[Choice]) -> Html:
    deal = names.plain(reader.words.label("button", "Deal"))
    return el(
        "form",
        *(_choice(reader, choice) for choice in choices),
        el("button", deal, id=f"{reader.wid}-start", class_="main"),
        class_="mug-form mug-start",
        data_act=f"deal {game.tag}.",
        method="dialog",
        autocomplete="off",
    )


def _choice(reader: Reader, choice: Choice) -> Html:
    options = (
        el(
            "label",
            el("input", type="radio", name=choice.name, value=value, checked=not at),
            el("span", sentence(reader.words, label)),
        )
        for at, (value, label) in enumerate(choice.options)
    )
    return el("fieldset", el("legend", sentence(reader.words, choice.question)), *options)


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
    retry = button(words.label("button", "Try again"), f"{reader.wid}-retry", "reset", data_local="retry")
    return el("div", *shown, progress, retry, class_="mug-status", hidden=True)

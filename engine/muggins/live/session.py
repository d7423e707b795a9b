"""The only door for the browser: one request in, one answer out, nothing kept in between.

A request is a JSON object with ``lang``, ``wid`` (the id of the widget), ``root`` (the path where the language's
pages begin), ``record`` (see :mod:`muggins.lessons.record`) and ``act``, one string that says what the reader did:

    open            show the table of the record        pick 66 / drop    take something up / put it back
    undo / reset    take back one move / all            0.66r             a move in the notation
    steps           the worked example, step by step    deal D1.2         a new match for two, from ``seed``
                                                        deal C1.4.t61..p  with rules that were chosen
    card / cards    a hand to be counted (see :mod:`muggins.live.cribbage.counting`), whose record is ``h=...``

An answer has ``html`` (one frame, or null when there is no table to show), ``record``, ``say`` (read aloud after the
frame is shown), ``focus`` (an id, or null to leave the focus where it is) and ``ok``.
"""

import json
import re
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any

from muggins.errors import IllegalMove, Mistake, MugginsError
from muggins.lessons.library import rule_short, scenario
from muggins.lessons.record import Record, Table, open_table, read_record
from muggins.views import page
from muggins.views.game_view import GameView, Reader, view
from muggins.views.page import Feedback
from muggins.words import names
from muggins.words.catalogue import SOURCE_LANGUAGE, words_of
from muggins.words.explanations import explain
from muggins.words.names import SEATS
from muggins.words.phrase import Phrase


@dataclass(frozen=True)
class _Visit:
    """A reader at a table."""

    reader: Reader
    record: Record
    table: Table

    @property
    def view(self) -> GameView:
        """How the table's game is shown."""
        return view(self.table.game.id)

    @classmethod
    def of(cls, reader: Reader, record: Record) -> "_Visit":
        return cls(reader, record, open_table(record))


def handle(request: str) -> str:
    """The answer to a request, both JSON; never raises: what cannot be done is said in the answer."""
    return json.dumps(_handled(_asked(request)), ensure_ascii=False, separators=(",", ":"))


def _asked(request: str) -> dict[str, Any]:
    try:
        asked = json.loads(request)
    except ValueError:
        return {}
    return asked if isinstance(asked, dict) else {}


def _handled(asked: dict[str, Any]) -> dict[str, object]:
    reader = _reader(asked)
    act, record = str(asked.get("act") or "open"), str(asked.get("record") or "")
    if record.startswith("h=") or act.startswith("card"):
        # Loaded when it is asked for: most readers never count a hand of their own.
        return import_module("muggins.live.cribbage.counting").counted(reader, record, act)  # type: ignore[no-any-return]
    if act.startswith("deal "):
        act, record = "open", _dealt(act.removeprefix("deal "), str(asked.get("seed") or ""))
    try:
        visit = _Visit.of(reader, read_record(record))
    except MugginsError as error:
        return _refused(reader, error)
    try:
        return _answer(visit, act)
    except MugginsError as error:
        return _shown(visit, Feedback((explain(reader.words, error.code, error.data),), "warn"))


def _dealt(chosen: str, seed: str) -> str:
    """The record of a new match: ``chosen`` are the tag, the number of players and the rules, some of them empty."""
    tag, players, *rules = [*chosen.split("."), ""]
    return str(Record.dealt(tag, players, seed, filter(None, rules)))


def _reader(asked: dict[str, Any]) -> Reader:
    try:
        words = words_of(str(asked.get("lang")))
    except KeyError:
        words = words_of(SOURCE_LANGUAGE)
    wid, root = str(asked.get("wid")), str(asked.get("root"))
    return Reader(
        words,
        wid if re.fullmatch(r"[a-z][a-z0-9-]{0,40}", wid, re.ASCII) else "w",
        root if re.fullmatch(r"(/[\w.~%-]+){0,9}/", root) else "",
    )


def _refused(reader: Reader, error: MugginsError) -> dict[str, object]:
    """The answer when there is no table: only a sentence."""
    feedback = Feedback((explain(reader.words, error.code, error.data),), "warn")
    html = page.refusal(reader, feedback)
    return {"ok": False, "html": html, "record": None, "say": "", "focus": f"{reader.wid}-fb"}


def _answer(visit: _Visit, act: str) -> dict[str, object]:
    verb, _, argument = act.partition(" ")
    if verb == "steps":
        return _steps(visit)
    if verb == "pick":
        return _pick(visit, argument)
    if verb == "drop":
        return _shown(visit, _prompt(visit), focus=None)
    if verb in ("open", "undo", "reset"):
        return _moved_back(visit, verb)
    return _moved(visit, act)


def _steps(visit: _Visit) -> dict[str, object]:
    scenario_id = visit.record.start.removeprefix("s=").rpartition(".")[0]
    html = page.replay(visit.reader, scenario(scenario_id))
    return {"ok": True, "html": html, "record": str(visit.record), "say": "", "focus": None}


def _shown(visit: _Visit, feedback: Feedback, held: Any = None, *, focus: str | None = "fb") -> dict[str, object]:
    """The frame of the table. The focus goes to the feedback, which is then read out, or the answer is said."""
    said = "" if focus == "fb" else names.spoken(visit.reader.words, *feedback.phrases)
    return {
        "ok": feedback.kind != "warn",
        "html": page.live(visit.reader, visit.table, visit.record, feedback, held),
        "record": str(visit.record),
        "say": said,
        "focus": focus and f"{visit.reader.wid}-{focus}",
    }


def _prompt(visit: _Visit) -> Feedback:
    """Whose turn it is and what can be done."""
    state = visit.table.last.state
    words = visit.reader.words
    game = visit.table.game
    seat, goes_on = game.mover(state), bool(game.legal_moves(state))
    now = visit.view.what_now(words, game.seen_by(state, "mover"), goes_on)
    if seat is None:
        return Feedback((now,))
    return Feedback((words.text("You play for player {player} now.", player=SEATS[seat]), now))


def _moved_back(visit: _Visit, verb: str) -> dict[str, object]:
    if verb == "undo":
        visit = _Visit.of(visit.reader, visit.record.undone())
    elif verb == "reset":
        visit = _Visit.of(visit.reader, replace(visit.record, moves=()))
    step = visit.table.last
    dealt = visit.view.told(visit.reader.words, step, you=False) if step.index == 0 else ()
    return _shown(visit, Feedback((*dealt, *_prompt(visit).phrases)))


def _pick(visit: _Visit, argument: str) -> dict[str, object]:
    """Take something up, or hear why it cannot be played."""
    picked = visit.view.pick(visit.reader.words, visit.table.last.state, argument)
    if isinstance(picked, Mistake):
        return _shown(visit, _explained(visit, picked))
    return _shown(visit, Feedback((picked.phrase,)), picked.held, focus=picked.focus)


def _moved(visit: _Visit, act: str) -> dict[str, object]:
    try:
        after = _Visit.of(visit.reader, visit.record.then(act))
    except IllegalMove as error:
        return _shown(visit, _explained(visit, error.mistake))
    step, words = after.table.last, visit.reader.words
    said: tuple[Phrase, ...] = visit.view.told(words, step, you=True)
    fault = visit.table.game.fault(visit.table.last.state, step.move)
    if fault and visit.view.explains(step):
        why = _explained(visit, fault)
        return _shown(after, replace(why, phrases=(*said, *why.phrases, *_prompt(after).phrases)))
    kind = "good" if visit.view.pleases(step) else "info"
    return _shown(after, Feedback((*said, *_prompt(after).phrases), kind))


def _explained(visit: _Visit, mistake: Mistake) -> Feedback:
    """What is wrong, with a link to the rule."""
    game = visit.table.game
    clause = page.clause_link(visit.reader, game.id, mistake.clause, rule_short(game.id, mistake.clause))
    return Feedback((explain(visit.reader.words, mistake.code, mistake.data),), "warn", clause)

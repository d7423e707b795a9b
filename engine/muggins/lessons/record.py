"""A record: where a table started and the moves made since, as one line that fits a link.

    s=four-awards.2&m=0.44r_1.34r     step 2 of a worked example and two moves of the reader
    d=D1.2.k3v9&m=0.36_1.66r          a match for two players, dealt from a seed
    d=C1.4.k3v9.t61.p                 the same in another game, with rules that were chosen
    p=D1_-_36o.66_...&m=0.45l         any position

Spaces of the notation are written ``_``. The first two forms show nothing that is hidden on the table.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from muggins.errors import NotationError
from muggins.games import game_of
from muggins.games.game import Game, Turn
from muggins.lessons.library import scenario
from muggins.lessons.playback import Step, next_step, playback

LONGEST = 8000
"""Characters of a record that is still read; a long match has fewer."""
REMEMBERED = 16
"""Tables that are kept in memory."""

_START = r"(s=[a-z0-9-]{1,40}\.\d{1,3}|d=[A-Z]\d\.\d\.[A-Za-z0-9]{1,16}(?:\.[a-z0-9]{1,5}){0,4}|p=[\w.~-]+)"


@dataclass(frozen=True)
class Record:
    """The start in one of the three forms, and the moves since."""

    start: str
    moves: tuple[str, ...] = ()

    @classmethod
    def at_step(cls, scenario_id: str, step: int) -> "Record":
        """The record that takes over a worked example after ``step`` of its moves."""
        return cls(f"s={scenario_id}.{step}")

    @classmethod
    def dealt(cls, tag: str, players: int | str, seed: str, rules: Iterable[str] = ()) -> "Record":
        """The record of a new match of the game with this tag, maybe with ``rules`` of its own."""
        return cls("d=" + ".".join((tag, str(players), seed, *rules)))

    def __str__(self) -> str:
        return self.start + ("&m=" + "_".join(self.moves) if self.moves else "")

    def then(self, move: str) -> "Record":
        """The record with one more move."""
        return replace(self, moves=(*self.moves, move))

    def undone(self) -> "Record":
        """The record without its last move."""
        return replace(self, moves=self.moves[:-1])


@dataclass(frozen=True)
class Table:
    """A record brought to life: its game, the state it started from and the steps since (the first is the start)."""

    game: Game[Any, Any, Any]
    steps: tuple[Step, ...]
    title: str | None = None

    def then(self, move: str) -> "Table":
        """The table after one more move; raises :class:`~muggins.errors.MugginsError` when it is refused."""
        return replace(self, steps=(*self.steps, next_step(self.game, self.last, move)))

    @property
    def last(self) -> Step:
        """The step the reader is at."""
        return self.steps[-1]


_recent: dict[Record, Table] = {}


def read_record(text: str) -> Record:
    """The record a line stands for; :class:`NotationError` when it is none."""
    found = re.fullmatch(_START + r"(?:&m=([\w.]+))?", text[: LONGEST + 1], re.ASCII)
    if not found or len(text) > LONGEST:
        raise NotationError("notation/record", text=text[:80])
    return Record(found[1], tuple(found[2].split("_")) if found[2] else ())


def open_table(record: Record) -> Table:
    """The table of a record; raises :class:`~muggins.errors.MugginsError` when it cannot be set up or replayed.

    Tables opened lately are remembered, so that a long record is not replayed for every move.
    """
    table = _recent.get(record)
    if table is None:
        before = _recent.get(record.undone()) if record.moves else None
        table = before.then(record.moves[-1]) if before else _replayed(record)
    _recent.pop(record, None)
    _recent[record] = table
    if len(_recent) > REMEMBERED:
        del _recent[next(iter(_recent))]
    return table


def _replayed(record: Record) -> Table:
    kind, _, start = record.start.partition("=")
    if kind == "p":
        line = start.replace("_", " ")
        game = game_of(line)
        return Table(game, playback(game, Turn(game.read(line), ()), record.moves))
    if kind == "d":
        tag, players, seed, *rules = start.split(".")
        game = game_of(tag)
        return Table(game, playback(game, game.deal(int(players), seed, ".".join(rules) or "-"), record.moves))
    scenario_id, _, step = start.rpartition(".")
    example = scenario(scenario_id)
    if int(step) > example.count:
        raise NotationError("notation/record", text=str(record))
    steps = example.steps(int(step), record.moves)
    return Table(example.game, steps[int(step) :], example.title)

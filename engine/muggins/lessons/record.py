"""A record: where a table started and the moves made since, as one line that fits a link.

    s=four-awards.2&m=0.44r_1.34r     step 2 of a worked example and two moves of the reader
    p=D1_-_36o.66_...&m=0.45l         the same from any position

Spaces of the notation are written ``_``. The first form shows nothing that is hidden on the table.
"""

import re
from dataclasses import dataclass, replace
from typing import Any

from muggins.errors import NotationError
from muggins.games import game_of
from muggins.games.game import Game
from muggins.lessons.library import scenario
from muggins.lessons.playback import Step, playback

LONGEST = 2000
"""Characters of a record that is still read; a whole round has fewer."""


@dataclass(frozen=True)
class Record:
    """The start, ``s=`` or ``p=`` form, and the moves since."""

    start: str
    moves: tuple[str, ...] = ()

    @classmethod
    def at_step(cls, scenario_id: str, step: int) -> "Record":
        """The record that takes over a worked example after ``step`` of its moves."""
        return cls(f"s={scenario_id}.{step}")

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

    @property
    def last(self) -> Step:
        """The step the reader is at."""
        return self.steps[-1]


def read_record(text: str) -> Record:
    """The record a line stands for; :class:`NotationError` when it is none."""
    found = re.fullmatch(r"(s=[a-z0-9-]{1,40}\.\d{1,3}|p=[\w.~-]+)(?:&m=([\w.]+))?", text[: LONGEST + 1], re.ASCII)
    if not found or len(text) > LONGEST:
        raise NotationError("notation/record", text=text[:80])
    return Record(found[1], tuple(found[2].split("_")) if found[2] else ())


def open_table(record: Record) -> Table:
    """The table of a record; raises :class:`~muggins.errors.MugginsError` when it cannot be set up or replayed."""
    kind, _, start = record.start.partition("=")
    if kind == "p":
        line = start.replace("_", " ")
        game = game_of(line)
        return Table(game, playback(game, line, record.moves))
    scenario_id, _, step = start.rpartition(".")
    example = scenario(scenario_id)
    if int(step) > len(example.moves):
        raise NotationError("notation/record", text=str(record))
    steps = playback(example.game, example.start, (*example.moves[: int(step)], *record.moves))
    return Table(example.game, steps[int(step) :], example.title)

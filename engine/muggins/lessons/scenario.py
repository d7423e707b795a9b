"""A worked example: a start position, moves, and what every step must show."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from muggins.errors import MugginsError
from muggins.games import GAMES
from muggins.games.game import Game, Turn
from muggins.lessons.facts import step_facts
from muggins.lessons.playback import Step, playback


@dataclass(frozen=True)
class Scenario:
    """One worked example of a game.

    ``title`` is a catalogue message. ``start`` and ``moves`` are in the notation. ``expect`` holds, for every move, the
    values that the step after it must show (see :func:`muggins.lessons.facts.step_facts`). ``key_steps`` are those that
    a page shows at once with their drawing, of an example too long to show whole; none means all.
    """

    id: str
    game_id: str
    title: str
    start: str
    moves: tuple[str, ...]
    expect: tuple[Mapping[str, object], ...]
    key_steps: tuple[int, ...] = ()

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> "Scenario":
        """The scenario of a dict with ``id game title start moves expect`` and, optionally, ``key_steps``."""
        return cls(
            data["id"],
            data["game"],
            data["title"],
            data["start"],
            tuple(data["moves"].split()),
            tuple(data["expect"]),
            tuple(data.get("key_steps", ())),
        )

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The game it belongs to."""
        return GAMES[self.game_id]

    def steps(self, until: int | None = None, then: Sequence[str] = ()) -> tuple[Step, ...]:
        """The start and the step after every move, by index; raises :class:`MugginsError` when the rules refuse.

        With ``until``, only so many moves of the example are made, and those of ``then`` after them.
        """
        return playback(self.game, Turn(self.game.read(self.start), ()), (*self.moves[:until], *then))


@dataclass(frozen=True)
class Mismatch:
    """Where a scenario and the rules part: ``path`` into its data, what stands there and what the rules give."""

    path: tuple[str | int, ...]
    expected: object
    found: object


def mismatches(scenario: Scenario) -> Iterator[Mismatch]:
    """Everything a scenario claims that the rules do not bear out."""
    try:
        steps = scenario.steps()
    except MugginsError as error:
        yield Mismatch(("moves",), "moves that the rules allow", f"{error.code} {error.data}")
        return
    if len(scenario.expect) != len(scenario.moves):
        yield Mismatch(("expect",), f"{len(scenario.moves)} steps", f"{len(scenario.expect)} steps")
    for at, (expected, step) in enumerate(zip(scenario.expect, steps[1:], strict=False)):
        found = step_facts(scenario.game, step)
        for key in found.keys() | expected.keys():
            if expected.get(key) != found.get(key):
                yield Mismatch(("expect", at, key), expected.get(key), found.get(key))

"""A worked example: a start position, moves, and what every step must show."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from muggins.errors import MugginsError
from muggins.games import game
from muggins.games.game import Game, Turn
from muggins.lessons.playback import Step, playback, played_on


@dataclass(frozen=True)
class Scenario:
    """One worked example of a game.

    ``title`` is a catalogue message. ``start`` and ``moves`` are in the notation; with ``deals`` instead, every step is
    the first deal for that number of players from the seed ``start``. ``expect`` holds, for every step after the start,
    the values that it must show (``Game.facts``). ``key_steps`` are those that a page shows at once with their drawing,
    of an example too long to show whole; none means all.
    """

    id: str
    game_id: str
    title: str
    start: str
    moves: tuple[str, ...]
    expect: tuple[Mapping[str, object], ...]
    key_steps: tuple[int, ...] = ()
    deals: tuple[int, ...] = ()

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> "Scenario":
        """The scenario of a dict with ``id game title start expect``, ``moves`` or ``deals``, maybe ``key_steps``."""
        return cls(
            data["id"],
            data["game"],
            data["title"],
            data["start"],
            tuple(data.get("moves", "").split()),
            tuple(data["expect"]),
            tuple(data.get("key_steps", ())),
            tuple(data.get("deals", ())),
        )

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The game it belongs to."""
        return game(self.game_id)

    @property
    def count(self) -> int:
        """How many steps follow the start."""
        return len(self.deals or self.moves)

    def steps(self, until: int | None = None, then: Sequence[str] = ()) -> tuple[Step, ...]:
        """The start and the steps after it, by index; raises :class:`MugginsError` when the rules refuse a move.

        With ``until``, only so many steps of the example are made, and the moves of ``then`` after them.
        """
        if not self.deals:
            return playback(self.game, Turn(self.game.read(self.start), ()), (*self.moves[:until], *then))
        turns = [self.game.deal(players, self.start) for players in (self.deals[0], *self.deals[:until])]
        dealt = [Step(index, turn.state, None, turn.events) for index, turn in enumerate(turns)]
        return played_on(self.game, dealt, then)


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
    if len(scenario.expect) != scenario.count:
        yield Mismatch(("expect",), f"{scenario.count} steps", f"{len(scenario.expect)} steps")
    for at, (expected, step) in enumerate(zip(scenario.expect, steps[1:], strict=False)):
        found = scenario.game.facts(step.state, step.events)
        for key in found.keys() | expected.keys():
            if expected.get(key, ...) != found.get(key, ...):
                yield Mismatch(("expect", at, key), expected.get(key), found.get(key))

"""The contract of the views: how one game is drawn and spoken of."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from muggins.errors import Mistake
from muggins.lessons.playback import Step
from muggins.lessons.record import Table
from muggins.views.markup import Html
from muggins.words.catalogue import Words
from muggins.words.phrase import Phrase


@dataclass(frozen=True)
class Reader:
    """Whom a frame is for: the ``words`` of a language, the id of the widget, and where the language's pages begin."""

    words: Words
    wid: str
    root: str = ""


@dataclass(frozen=True)
class Shown:
    """A step of a worked example: what stands above its caption, right below it, and folded away under both."""

    above: tuple[Html, ...]
    below: Html | None
    under: tuple[Html, ...]


@dataclass(frozen=True)
class Played:
    """A table the reader plays at.

    ``chips`` stand in its head, ``body`` is the table itself; ``tools`` are the buttons of the turn, ``log`` the moves
    so far, the newest first, and ``under`` what is folded away.
    """

    chips: tuple[Html | None, ...]
    body: tuple[Html | None, ...]
    tools: tuple[Html, ...]
    log: tuple[Html, ...]
    under: tuple[Html, ...]


@dataclass(frozen=True)
class Picked:
    """What the reader has taken up with a ``pick``: the ``held`` piece or half a move, what to say, where to go on."""

    held: Any
    phrase: Phrase
    focus: str | None = None


@dataclass(frozen=True)
class Choice:
    """What is chosen before a match: a question and its ``options``, the default first.

    Each option is a part of the record, the number of players or a rule of the notation, and its name.
    """

    name: str
    question: Phrase
    options: tuple[tuple[str, Phrase], ...]


class _Told(Protocol):
    def __call__(self, words: Words, step: Step, *, you: bool) -> tuple[Phrase, ...]: ...


@dataclass(frozen=True)
class GameView:
    """One game as the functions that show it.

    ``heading`` names a table to play at, ``log_heading`` its moves. ``told`` is what happened in a step, ``you`` when
    the reader did it; ``what_now`` what can be done in a state (as its reader sees it; True when it goes on after its
    end). ``step`` draws a step of a worked example (all steps, this one, the ids of its frame), ``live`` a table with
    what is held. ``pick`` answers an action ``pick ...``, which makes no move yet. ``pleases`` says whether a step
    deserves a nod, ``explains`` whether a reader may hear at once what was wrong in it.
    ``choices`` are what is chosen before a match, the number of players first; none means that only they are.
    """

    heading: Callable[[Words], Phrase]
    log_heading: Callable[[Words], Phrase]
    told: _Told
    what_now: Callable[[Words, Any, bool], Phrase]
    step: Callable[[Reader, Sequence[Step], Step, str], Shown]
    live: Callable[[Reader, Table, Any], Played]
    pick: Callable[[Words, Any, str], Picked | Mistake]
    pleases: Callable[[Step], bool]
    explains: Callable[[Step], bool] = lambda _: True
    choices: Callable[[Words], Sequence[Choice]] = lambda _: ()


@cache
def view(game_id: str) -> GameView:
    """The view of a game, loaded when it is first asked for."""
    found: GameView = import_module(f"muggins.views.{game_id}").VIEW
    return found

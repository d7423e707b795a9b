"""What happened in a round of dominoes, and how it is settled, as HTML."""

from collections.abc import Iterator, Sequence

from muggins.games.dominoes.events import Deducted, Event, Passed, RoundDealt, TileDrawn, TilePlayed
from muggins.games.dominoes.scoring import total
from muggins.games.dominoes.state import State
from muggins.lessons.playback import Step
from muggins.views.dominoes import Reader
from muggins.views.markup import Html, el, piece, sentence, unseen
from muggins.words.catalogue import Words
from muggins.words.dominoes import arithmetic, narrate
from muggins.words.names import SEATS, plain
from muggins.words.phrase import number


def log(reader: Reader, steps: Sequence[Step]) -> Html | None:
    """The moves of the round that is being played or was just settled, the newest first; None before the first."""
    lines = list(_lines(reader.words, steps))
    if not lines:
        return None
    title = sentence(reader.words, reader.words.label("heading", "Moves of this round"))
    return el("details", el("summary", title), el("ol", *lines), class_="mug-log", open=True)


def _lines(words: Words, steps: Sequence[Step]) -> Iterator[Html]:
    for step in reversed(steps):
        for event in step.events:
            if isinstance(event, TilePlayed | TileDrawn | Passed):
                yield el("li", *_line(words, event))
        if any(isinstance(event, RoundDealt) for event in step.events):
            return


def _line(words: Words, event: Event) -> Iterator[Html]:
    if not isinstance(event, TilePlayed):
        yield el("span", sentence(words, narrate(words, event, you=False)))
        return
    yield _player(words, event.seat)
    yield piece(words, event.tile)
    yield el("span", f"{arithmetic(event.counted)} = {total(event.counted)}")
    if event.points:
        yield el("b", unseen(plain(words.label("log of moves", "points:"))), f" +{event.points}", class_="good")


def settlement(reader: Reader, state: State, events: Sequence[Event]) -> Html | None:
    """The hands that were left and what they cost, each with its arithmetic; None when nothing was settled."""
    deducted = {event.seat: event for event in events if isinstance(event, Deducted)}
    if not deducted:
        return None
    words = reader.words
    heads = (
        words.label("settlement", "Player"),
        words.label("settlement", "Tiles left"),
        words.label("settlement", "Pips"),
        words.label("settlement", "Score"),
    )
    rows = (_settled(words, state, seat, deducted.get(seat)) for seat in range(len(state.hands)))
    return el(
        "table",
        el("caption", sentence(words, words.label("heading", "Settlement of the round"))),
        el("thead", el("tr", *(el("th", sentence(words, head), scope="col") for head in heads))),
        el("tbody", *rows),
        class_="mug-settled",
    )


def _settled(words: Words, state: State, seat: int, event: Deducted | None) -> Html:
    pips, points = (event.pips, event.points) if event else (0, 0)
    before, after = number(state.scores[seat] + points), number(state.scores[seat])
    hand = [piece(words, tile) for tile in state.hands[seat] if tile is not None]
    none = [sentence(words, words.label("position in words", "none"))]
    return el(
        "tr",
        el("th", plain(words.label("seat at the table", "Player {player}", player=SEATS[seat])), scope="row"),
        el("td", Html(" ".join(hand or none))),
        el("td", str(pips)),
        el("td", f"{before} − {points} = ", el("b", after)),
    )


def _player(words: Words, seat: int) -> Html:
    return el("b", plain(words.label("seat at the table", "Player {player}", player=SEATS[seat])))

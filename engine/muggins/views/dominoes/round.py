"""What happened in a round of dominoes, and how it is settled, as HTML."""

from collections.abc import Iterator, Sequence

from muggins.games.dominoes.events import Deducted, Event, Passed, RoundDealt, TileDrawn, TilePlayed
from muggins.games.dominoes.scoring import total
from muggins.games.dominoes.state import State
from muggins.lessons.playback import Step, events_since
from muggins.views.game_view import Reader
from muggins.views.markup import Html, el, piece, sentence, unseen
from muggins.views.parts import player, table
from muggins.words.catalogue import Words
from muggins.words.dominoes.narration import arithmetic, narrate
from muggins.words.names import plain
from muggins.words.phrase import number


def lines(words: Words, steps: Sequence[Step]) -> Iterator[Html]:
    """The moves of the round that is being played or was just settled, the newest first."""
    for event in events_since(steps, RoundDealt):
        if isinstance(event, TilePlayed | TileDrawn | Passed):
            yield el("li", *_line(words, event))


def _line(words: Words, event: Event) -> Iterator[Html]:
    if not isinstance(event, TilePlayed):
        yield el("span", sentence(words, narrate(words, event, you=False)))
        return
    yield el("b", plain(player(words, event.seat)))
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
    return table(words, words.label("heading", "Settlement of the round"), heads, rows)


def _settled(words: Words, state: State, seat: int, event: Deducted | None) -> Html:
    pips, points = (event.pips, event.points) if event else (0, 0)
    before, after = number(state.scores[seat] + points), number(state.scores[seat])
    hand = [piece(words, tile) for tile in state.hands[seat] if tile is not None]
    none = [sentence(words, words.label("position in words", "none"))]
    return el(
        "tr",
        el("th", plain(player(words, seat)), scope="row"),
        el("td", Html(" ".join(hand or none))),
        el("td", str(pips)),
        el("td", f"{before} − {points} = ", el("b", after)),
    )

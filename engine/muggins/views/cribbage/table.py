"""The table of cribbage as HTML: the scores in numbers and on the board, and the position in words."""

from collections.abc import Sequence

from muggins.games.cribbage.state import PhaseKind, Pile, State
from muggins.views.cribbage import play
from muggins.views.cribbage.pegboard import pegboard
from muggins.views.game_view import Reader
from muggins.views.markup import Html, el, piece, sentence
from muggins.views.parts import chip, folded, player
from muggins.words import names
from muggins.words.catalogue import Words
from muggins.words.cribbage.narration import side_name
from muggins.words.phrase import Phrase, number


def target_chip(words: Words, state: State) -> Html:
    """What the game goes to."""
    return chip(words, words.label("chip", "Target:"), str(state.target))


def board(reader: Reader, state: State, earlier: Sequence[int]) -> Html:
    """The scores in numbers, which the board alone would hide, and the board with two pegs for each side."""
    words = reader.words
    sides = range(len(state.scores))
    name = "; ".join(f"{names.plain(side_name(words, state, side))}: {number(state.scores[side])}" for side in sides)
    return el(
        "div",
        el("ul", *(_score(words, state, side) for side in sides), class_="mug-scores"),
        pegboard(state.scores, earlier, state.target, name),
        class_="mug-track",
    )


def _score(words: Words, state: State, side: int) -> Html:
    won = state.phase.kind is PhaseKind.WON and state.phase.seat == side and not state.lowball
    deals = el("small", sentence(words, words.label("seat at the table", "deals")))
    return el(
        "li",
        el("span", class_=f"dot side{side}", aria_hidden="true"),
        el("span", sentence(words, side_name(words, state, side))),
        el("b", number(state.scores[side])),
        deals if state.side(state.deal.seat) == side else None,
        aria_current="true" if won else None,
    )


def text_board(reader: Reader, state: State) -> Html:
    """The position in words, folded away."""
    words = reader.words
    starter = [piece(words, state.starter)] if state.starter else []
    rows: list[tuple[Phrase, list[Html]]] = [
        (words.label("position in words", "Starter"), starter),
        *play.rows(words, state),
        *((player(words, seat), _known(words, state.unplayed(seat))) for seat in range(len(state.hands))),
        (words.label("position in words", "Crib"), _known(words, state.crib)),
    ]
    for side, score in enumerate(state.scores):
        name = words.label("position in words", "{side}, score", side=side_name(words, state, side))
        rows.append((name, [Html(number(score))]))
    return folded(words, words.label("heading", "Position in words"), rows)


def _known(words: Words, pile: Pile) -> list[Html]:
    shown = [piece(words, card) for card in pile if card is not None]
    if hidden := pile.count(None):
        shown.append(sentence(words, words.plural("{n} face-down card", "{n} face-down cards", hidden)))
    return shown

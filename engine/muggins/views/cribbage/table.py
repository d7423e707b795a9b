"""The shows of cribbage as HTML: scores, the board, the cards that are counted, and what can be said of them."""

from collections.abc import Iterable, Sequence

from muggins.games.cribbage.counting import MOST, Combination, total
from muggins.games.cribbage.events import TrueCount
from muggins.games.cribbage.notation import write_move
from muggins.games.cribbage.state import Accept, Over, PhaseKind, Pile, State
from muggins.pieces.cards import Card
from muggins.views.cards import card_svg
from muggins.views.cribbage.pegboard import pegboard
from muggins.views.game_view import Reader
from muggins.views.markup import Html, el, piece, sentence, unseen
from muggins.views.parts import button, chip, folded, player
from muggins.words import names
from muggins.words.catalogue import Words
from muggins.words.cribbage.narration import combination_name, side_name
from muggins.words.phrase import Phrase, number


def target_chip(words: Words, state: State) -> Html:
    """What the game goes to."""
    return chip(words, words.label("chip", "Target:"), str(state.target))


def board(reader: Reader, state: State, earlier: Sequence[int]) -> Html:
    """The scores in numbers, which the board alone would hide, and the board with two pegs for each side."""
    words = reader.words
    scores = [_score(words, state, side) for side in range(len(state.scores))]
    name = "; ".join(
        f"{names.plain(side_name(words, state, side))}: {number(score)}" for side, score in enumerate(state.scores)
    )
    pegs = pegboard(state.scores, earlier, state.target, name)
    return el("div", el("ul", *scores, class_="mug-scores"), pegs, class_="mug-track")


def _score(words: Words, state: State, side: int) -> Html:
    return el(
        "li",
        el("span", class_=f"dot side{side}", aria_hidden="true"),
        el("span", sentence(words, side_name(words, state, side))),
        el("b", number(state.scores[side])),
        el("small", sentence(words, words.label("seat at the table", "deals"))) if _deals(state, side) else None,
        aria_current="true" if state.phase.kind is PhaseKind.WON and state.phase.seat == side else None,
    )


def _deals(state: State, side: int) -> bool:
    return state.side(state.deal.seat) == side


def cards(reader: Reader, state: State) -> Html:
    """The four cards that are counted, and the starter."""
    words, show = reader.words, state.phase.show
    if show.crib:
        title = words.label("name of a region", "Crib of player {player}", player=names.SEATS[show.seat])
    else:
        title = words.label("name of a region", "Hand of player {player}", player=names.SEATS[show.seat])
    starter = el(
        "div",
        _card(words, state.starter),
        el("small", sentence(words, words.label("name of a region", "Starter"))),
        class_="mug-starter",
    )
    hand = el("div", *(_card(words, card) for card in state.pile(show)), class_="mug-four")
    return el("div", el("b", sentence(words, title)), hand, starter, class_="mug-show")


def _card(words: Words, card: Card | None) -> Html:
    if card is None:
        hidden = names.plain(words.label("name of a card", "face-down card"))
        return el("span", unseen(hidden), class_="mug-slot mug-back")
    return el("span", card_svg(words, card), unseen(names.piece_name(words, card)), class_="mug-slot")


def breakdown(words: Words, items: Sequence[Combination]) -> Html:
    """Which cards make which points, in the order people say them, with the running total."""
    running = 0
    rows = []
    for item in items:
        running += item.points
        some = Html(" ".join(piece(words, card) for card in item.cards))
        name = sentence(words, combination_name(words, item))
        rows.append(
            el("tr", el("th", name, scope="row"), el("td", some), el("td", str(item.points)), el("td", str(running)))
        )
    whole = sentence(words, words.label("breakdown", "Total"))
    rows.append(el("tr", el("th", whole, scope="row"), el("td"), el("td"), el("td", el("b", str(total(items))))))
    heads = (
        words.label("breakdown", "Combination"),
        words.label("breakdown", "Cards"),
        words.label("breakdown", "Points"),
        words.label("breakdown", "So far"),
    )
    return el(
        "table",
        el("thead", el("tr", *(el("th", sentence(words, head), scope="col") for head in heads))),
        el("tbody", *rows),
        class_="mug-settled mug-breakdown",
    )


def truth(words: Words, event: TrueCount) -> Html:
    """The true count of a hand or a crib, once it is settled."""
    title = (
        words.label("heading", "The crib of player {player}, counted", player=names.SEATS[event.seat])
        if event.crib
        else words.label("heading", "The hand of player {player}, counted", player=names.SEATS[event.seat])
    )
    said = words.label("breakdown", "Said: {said}. True: {true}.", said=event.said, true=event.total)
    return el("div", el("b", sentence(words, title)), el("p", sentence(words, said)), breakdown(words, event.combinations), class_="mug-truth")


def sayings(reader: Reader, state: State) -> Html | None:
    """What can be said now: a count, or an answer to one; None when the counting is over."""
    words, wid, seat = reader.words, reader.wid, state.phase.seat
    if state.phase.kind is PhaseKind.SAY:
        label = words.label("stepper", "Your count")
        return _stepper(reader, "say", f"{seat}.a", label, words.label("button", "Say it"), (0, 0, MOST))
    if state.phase.said is None:
        return None
    accept = button(words.label("button", "Accept"), f"{wid}-accept", "good", data_act=write_move(Accept(seat)))
    over = button(words.label("button", "Too high"), f"{wid}-over", "warn", data_act=write_move(Over(seat)))
    most = MOST - state.phase.said
    call = None
    if most:
        label = words.label("stepper", "Points missed")
        call = _stepper(reader, "muggins", f"{seat}.m", label, words.label("button", "Muggins!"), (1, 1, most))
    return el("div", el("div", accept, over, class_="mug-answers"), call)


def _stepper(
    reader: Reader, name: str, act: str, label: Phrase, send: Phrase, bounds: tuple[int, int, int]
) -> Html:
    """A number between two buttons, which can also be typed; sent with the ``act`` before it."""
    words, wid = reader.words, reader.wid
    value, least, most = bounds
    field = f"{wid}-{name}-n"
    less, more = words.label("stepper", "One less"), words.label("stepper", "One more")
    return el(
        "form",
        el("label", sentence(words, label), for_=field),
        el(
            "span",
            el("button", el("span", "−", aria_hidden="true"), unseen(names.plain(less)), type="button", data_step="-1"),
            el("input", type="number", id=field, name="n", value=value, min=least, max=most, required=True, inputmode="numeric"),
            el("button", el("span", "+", aria_hidden="true"), unseen(names.plain(more)), type="button", data_step="1"),
            class_="mug-number",
        ),
        el("button", names.plain(send), type="submit", id=f"{wid}-{name}", class_="main"),
        class_="mug-say-form",
        data_act=act,
        method="dialog",
    )


def text_board(reader: Reader, state: State) -> Html:
    """The position in words, folded away."""
    words = reader.words
    rows: list[tuple[Phrase, list[Html]]] = [(words.label("position in words", "Starter"), [piece(words, state.starter)])]
    rows += [(player(words, seat), _known(words, hand)) for seat, hand in enumerate(state.hands)]
    rows.append((words.label("position in words", "Crib"), _known(words, state.crib)))
    rows += [
        (words.label("position in words", "Score: {side}", side=side_name(words, state, side)), [Html(number(score))])
        for side, score in enumerate(state.scores)
    ]
    return folded(words, words.label("heading", "Position in words"), rows)


def _known(words: Words, pile: Pile) -> list[Html]:
    known: Iterable[Card] = (card for card in pile if card is not None)
    shown = [piece(words, card) for card in known]
    hidden = pile.count(None)
    if hidden:
        shown.append(sentence(words, words.plural("{n} face-down card", "{n} face-down cards", hidden)))
    return shown

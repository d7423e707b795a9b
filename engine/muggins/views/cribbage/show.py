"""A show as HTML: the cards that are counted, what can be said of them, and what they are really worth."""

from collections.abc import Sequence

from muggins.games.cribbage.counting import MOST, Combination, total
from muggins.games.cribbage.events import TrueCount
from muggins.games.cribbage.moves import Accept, Over
from muggins.games.cribbage.notation import write_move
from muggins.games.cribbage.state import PhaseKind, Show, State
from muggins.pieces.cards import Card
from muggins.views.cards import card_svg
from muggins.views.game_view import Reader
from muggins.views.markup import Html, el, piece, sentence, unseen
from muggins.views.parts import button, table
from muggins.words import names
from muggins.words.catalogue import Words
from muggins.words.cribbage.play import combination_name
from muggins.words.names import SEATS
from muggins.words.phrase import Phrase


def cards(reader: Reader, state: State, show: Show) -> Html:
    """The four cards that are counted, or were last, and the starter."""
    words, title = reader.words, _owner(reader.words, show)
    hand = el("div", *(card_slot(words, card) for card in state.pile(show)), class_="mug-four")
    starter = el("small", sentence(words, words.label("name of a region", "Starter")))
    cut = el("div", card_slot(words, state.starter), starter, class_="mug-starter")
    return el("div", el("b", sentence(words, title)), hand, cut, class_="mug-show")


def _owner(words: Words, show: Show) -> Phrase:
    if show.crib:
        return words.label("name of a region", "Crib of player {player}", player=SEATS[show.seat])
    return words.label("name of a region", "Hand of player {player}", player=SEATS[show.seat])


def card_slot(words: Words, card: Card | None, *, last: bool = False) -> Html:
    """A card face up, marked when it was laid ``last``, or face down when it is not known."""
    if card is None:
        hidden = names.plain(words.label("name of a card", "face-down card"))
        return el("span", unseen(hidden), class_="mug-slot mug-back")
    return el("span", card_svg(words, card), unseen(names.piece_name(words, card)), class_="mug-slot" + " last" * last)


def breakdown(words: Words, title: Phrase, items: Sequence[Combination]) -> Html:
    """Which cards make which points, in the order in which people say them, with the running total."""
    heads = (
        words.label("breakdown", "Combination"),
        words.label("breakdown", "Cards"),
        words.label("breakdown", "Points"),
        words.label("breakdown", "So far"),
    )
    rows = []
    running = 0
    for item in items:
        running += item.points
        some = Html(" ".join(piece(words, card) for card in item.cards))
        rows.append(_row(sentence(words, combination_name(words, item)), some, item.points, str(running)))
    whole = sentence(words, words.label("breakdown", "Total"))
    rows.append(_row(whole, Html(), total(items), ""))
    return table(words, title, heads, rows)


def _row(head: Html, some: Html, points: int, running: str) -> Html:
    return el("tr", el("th", head, scope="row"), el("td", some), el("td", el("b", str(points))), el("td", running))


def truth(words: Words, event: TrueCount, *, said: bool) -> Html:
    """The true count of a hand or a crib, once it is settled, beside what was ``said``, unless nothing was."""
    data = {"player": SEATS[event.seat], "said": event.said, "true": event.total}
    if not said:
        title = _owner(words, Show(event.seat, event.crib))
    elif event.crib:
        title = words.label("heading", "Crib of player {player}. Said: {said}. True: {true}.", **data)
    else:
        title = words.label("heading", "Hand of player {player}. Said: {said}. True: {true}.", **data)
    return breakdown(words, title, event.combinations)


def sayings(reader: Reader, state: State) -> Html | None:
    """What can be said now: a count, or an answer to one; None when there is nothing to say."""
    words, wid, seat = reader.words, reader.wid, state.phase.seat
    if state.phase.kind is PhaseKind.SAY and state.muggins:
        label = words.label("stepper", "Your count")
        form = _stepper(reader, "say", f"{seat}.a", label, words.label("button", "Say it"), (0, MOST))
        return el("div", form, class_="mug-say")
    if state.phase.said is None:
        return None
    accept = button(words.label("button", "Accept"), f"{wid}-accept", "good", data_act=write_move(Accept(seat)))
    over = button(words.label("button", "Too high"), f"{wid}-over", "warn", data_act=write_move(Over(seat)))
    call = None
    if most := MOST - state.phase.said:
        label = words.label("stepper", "Points missed")
        call = _stepper(reader, "muggins", f"{seat}.m", label, words.label("button", "Muggins!"), (1, most))
    return el("div", el("div", accept, over, class_="mug-answers"), call, class_="mug-say")


def _stepper(reader: Reader, name: str, act: str, label: Phrase, send: Phrase, bounds: tuple[int, int]) -> Html:
    """A number between two buttons, which can also be typed; it is sent with ``act`` before it."""
    words, wid = reader.words, reader.wid
    least, most = bounds
    field = f"{wid}-{name}-n"
    number = el("input", type="number", name="n", id=field, value=least, min=least, max=most, inputmode="numeric")
    return el(
        "form",
        el("label", sentence(words, label), for_=field),
        el(
            "span",
            _by_one(words.label("stepper", "One less"), f"{wid}-{name}-less", "−"),
            number,
            _by_one(words.label("stepper", "One more"), f"{wid}-{name}-more", "+"),
            class_="mug-number",
        ),
        el("button", names.plain(send), id=f"{wid}-{name}", class_="main"),
        class_="mug-form",
        data_act=act,
        method="dialog",
        novalidate=True,
    )


def _by_one(label: Phrase, id_: str, sign: str) -> Html:
    seen = el("span", sign, aria_hidden="true")
    return el("button", seen, unseen(names.plain(label)), type="button", id=id_, data_by=sign)

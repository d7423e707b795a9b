"""A deal before the shows as HTML: the other hands, the crib, the starter, the cards laid, and the hand in play."""

from collections.abc import Iterator, Sequence

from muggins.games.cribbage.moves import Go, LayAway, PlayCard
from muggins.games.cribbage.notation import write_move
from muggins.games.cribbage.series import LIMIT, running_count
from muggins.games.cribbage.state import Laid, PhaseKind, Series, State, mover
from muggins.pieces.cards import Card
from muggins.views.cards import card_svg
from muggins.views.cribbage.show import card_slot
from muggins.views.game_view import Reader
from muggins.views.markup import Html, el, piece, sentence, unseen
from muggins.views.parts import button, player
from muggins.words import names
from muggins.words.catalogue import Words
from muggins.words.names import SEATS
from muggins.words.phrase import Phrase

Chosen = tuple[Card, ...]
"""Cards that the reader has chosen for the crib."""


def table(reader: Reader, state: State) -> tuple[Html | None, ...]:
    """The middle of the table: the other hands from the back, the crib and the starter, and the cards laid."""
    playing = state.phase.kind is PhaseKind.PLAY or state.series
    return (_around(reader, state), _series(reader, state) if playing else None)


def hand(reader: Reader, state: State, chosen: Chosen | None) -> Html | None:
    """The hand of whose turn it is; ``chosen`` are its cards for the crib, None where nothing can be pressed."""
    if (seat := mover(state)) is None:
        return None
    words = reader.words
    title = words.label("name of a region", "Hand of player {player}", player=SEATS[seat])
    pile = state.hands[seat] if state.phase.kind is PhaseKind.LAY else state.unplayed(seat)
    cards = [
        card_slot(words, card) if card is None or chosen is None else _choice(reader, state, card, chosen)
        for card in pile
    ]
    live = chosen is not None
    return el(
        "div",
        el("b", sentence(words, title)),
        el(
            "div",
            *cards,
            class_="mug-held",
            role="group" if live else None,
            aria_label=names.plain(title) if live else None,
            data_rove=live,
            data_escape="drop" if chosen else None,
        ),
        class_="mug-own-hand",
    )


def _choice(reader: Reader, state: State, card: Card, chosen: Chosen) -> Html:
    words = reader.words
    laying = state.phase.kind is PhaseKind.LAY
    act = f"pick {_text(_toggled(state, card, chosen))}" if laying else write_move(PlayCard(state.phase.seat, card))
    pressed = ("true" if card in chosen else "false") if laying else None
    return el(
        "button",
        card_svg(words, card),
        unseen(names.piece_name(words, card)),
        type="button",
        id=f"{reader.wid}-c{card}",
        class_="mug-slot play",
        aria_pressed=pressed,
        data_act="drop" if act == "pick " else act,
    )


def _toggled(state: State, card: Card, chosen: Chosen) -> Chosen:
    """The choice once ``card`` is pressed: taken back, added, or in place of the one chosen first."""
    if card in chosen:
        return tuple(other for other in chosen if other != card)
    return (*chosen, card)[-state.lay_away :]


def _text(cards: Sequence[Card]) -> str:
    return "".join(map(str, cards))


def tools(reader: Reader, state: State, chosen: Chosen) -> Iterator[Html]:
    """The buttons of laying away and of the play."""
    words, wid, seat = reader.words, reader.wid, state.phase.seat
    if state.phase.kind is PhaseKind.LAY:
        label = words.label("button", "To the crib")
        act = write_move(LayAway(seat, tuple(sorted(chosen))))
        whole = len(chosen) == state.lay_away
        yield button(label, f"{wid}-lay", "draw", class_="main" if whole else None, data_act=act, disabled=not whole)
    if state.phase.kind is PhaseKind.PLAY:
        label = words.label("button", "Go")
        main = None if state.playable(seat) else "main"
        yield button(label, f"{wid}-go", "pass", class_=main, data_act=write_move(Go(seat)))


def _around(reader: Reader, state: State) -> Html:
    """The other hands, clockwise from the one below, the crib, and the starter once it is cut."""
    words = reader.words
    own = mover(state)
    seats = state.clockwise(own) if own is not None else range(len(state.hands))
    return el(
        "ul",
        *(_back(words, player(words, seat), len(state.unplayed(seat)), _gone(words, state, seat)) for seat in seats),
        _back(words, words.label("position in words", "Crib"), len(state.crib), None),
        el(
            "li",
            card_slot(words, state.starter),
            el("small", sentence(words, words.label("name of a region", "Starter"))),
        )
        if state.starter
        else None,
        class_="mug-around",
    )


def _gone(words: Words, state: State, seat: int) -> Html | None:
    """What a player says who could not add a card to the count."""
    gone = bool(state.series) and Laid(seat) in state.series[-1]
    return el("em", sentence(words, words.label("said in the play", "“go”"))) if gone else None


def _back(words: Words, name: Phrase, size: int, said: Html | None) -> Html:
    """Face-down cards: how many, whose, and what their owner said."""
    if size:
        counted = names.plain(words.plural("{n} face-down card", "{n} face-down cards", size))
        pile = el("span", el("span", str(size), aria_hidden="true"), unseen(counted), class_="mug-slot mug-back")
    else:
        pile = el("span", unseen(names.plain(words.label("place for a card", "empty"))), class_="mug-slot")
    return el("li", pile, el("small", sentence(words, name)), said)


def _series(reader: Reader, state: State) -> Html:
    """The cards since the count began at zero, each with the letter of its player, and the running count.

    After a series has ended it stays in view until the next card is laid.
    """
    words = reader.words
    shown, ended = _in_view(state)
    laid = [one for one in shown if one.card]
    title = words.text(
        "Running count: {count} of {limit}", count=running_count([one.card for one in laid if one.card]), limit=LIMIT
    )
    return el(
        "div",
        el("b", sentence(words, title)),
        el("ol", *(_laid(words, one, last=one is laid[-1]) for one in laid), class_="mug-laid") if laid else None,
        class_="mug-series" + " ended" * ended,
    )


def _in_view(state: State) -> tuple[Series, bool]:
    if not state.series:
        return (), False
    *earlier, last = state.series
    return (earlier[-1], True) if earlier and not last else (last, False)


def _laid(words: Words, laid: Laid, *, last: bool) -> Html:
    if laid.card is None:
        raise AssertionError
    who = el("small", el("span", SEATS[laid.seat], aria_hidden="true"), unseen(names.plain(player(words, laid.seat))))
    return el("li", card_slot(words, laid.card, last=last), who)


def rows(words: Words, state: State) -> Iterator[tuple[Phrase, list[Html]]]:
    """The play in words: the cards since the count began, and what they add up to."""
    if state.phase.kind is PhaseKind.PLAY:
        cards = state.on_the_table
        yield words.label("position in words", "Cards in the count"), [piece(words, card) for card in cards]
        yield words.label("position in words", "Running count"), [Html(str(running_count(cards)))]

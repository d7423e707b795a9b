"""The frame of "Count this hand": five cards to choose or type, and what they are worth as a hand and as a crib."""

from collections.abc import Iterator

from muggins.games.cribbage.counting import HAND, total
from muggins.games.cribbage.hand import Hand
from muggins.pieces.cards import PACK, SUITS, Card
from muggins.views.cards import card_svg
from muggins.views.cribbage.show import breakdown
from muggins.views.game_view import Reader
from muggins.views.markup import Html, el, piece, sentence, unseen
from muggins.views.page import Feedback, feedback_box
from muggins.views.parts import button
from muggins.words import names
from muggins.words.catalogue import Words
from muggins.words.phrase import Phrase


def counter(reader: Reader, hand: Hand, feedback: Feedback) -> Html:
    """The whole frame. The page holds it without any card, and every answer of the engine takes its place."""
    words, wid = reader.words, reader.wid
    title = words.label("heading", "Count this hand")
    return el(
        "div",
        el("div", el("strong", sentence(words, title)), class_="mug-head"),
        el("div", _slots(reader, hand), class_="mug-felt"),
        _typed(reader),
        _pack(reader, hand),
        feedback_box(reader, feedback),
        *_breakdowns(words, hand),
        el(
            "div",
            button(words.label("button", "Clear"), f"{wid}-clear", "reset", data_act="cards", disabled=not hand.chosen),
            button(words.label("button", "Copy link"), f"{wid}-copy", "link", data_local="copy"),
            class_="mug-tools",
        ),
        class_="mug mug-live",
    )


def worth(words: Words, hand: Hand) -> tuple[Phrase, ...]:
    """What a hand is worth, or what is still to be chosen."""
    if not hand.whole:
        if len(hand.cards) < HAND:
            return (
                words.text(
                    "Choose the four cards of the hand, then the starter. Chosen so far: {n}.", n=len(hand.chosen)
                ),
            )
        return (words.text("Now choose the starter."),)
    worth_as = [total(hand.count(crib=crib)) for crib in (False, True)]
    as_hand = words.plural("As a hand: {n} point.", "As a hand: {n} points.", worth_as[0])
    as_crib = words.plural("As a crib: {n} point.", "As a crib: {n} points.", worth_as[1])
    return (as_hand, as_crib)


def _breakdowns(words: Words, hand: Hand) -> Iterator[Html]:
    if not hand.whole:
        return
    as_hand, as_crib = hand.count(crib=False), hand.count(crib=True)
    if as_hand == as_crib:
        yield breakdown(words, words.label("heading", "As a hand and as a crib"), as_hand)
        return
    yield breakdown(words, words.label("heading", "As a hand"), as_hand)
    yield breakdown(words, words.label("heading", "As a crib, without a flush of four"), as_crib)


def _slots(reader: Reader, hand: Hand) -> Html:
    words = reader.words
    cards = [*hand.cards, *[None] * (HAND - len(hand.cards))]
    starter = el("small", sentence(words, words.label("name of a region", "Starter")))
    return el(
        "div",
        el("b", sentence(words, words.label("name of a region", "Hand"))),
        el("div", *(_slot(reader, card) for card in cards), class_="mug-four"),
        el("div", _slot(reader, hand.starter), starter, class_="mug-starter"),
        class_="mug-show",
    )


def _slot(reader: Reader, card: Card | None) -> Html:
    words = reader.words
    if card is None:
        empty = names.plain(words.label("place for a card", "empty"))
        return el("span", unseen(empty), class_="mug-slot")
    away = names.spoken(words, words.label("button", "Take away: {card}", card=card))
    face = card_svg(words, card), unseen(away)
    return el(
        "button", *face, type="button", id=f"{reader.wid}-away{card}", class_="mug-slot go", data_act=f"card {card}"
    )


def _typed(reader: Reader) -> Html:
    words, field = reader.words, f"{reader.wid}-text"
    return el(
        "form",
        el("label", sentence(words, words.label("text field", "Cards, the starter last")), for_=field),
        el(
            "input", type="text", name="cards", id=field, maxlength=40, placeholder="7H 8S 8D 9C 6D", autocomplete="off"
        ),
        el("button", names.plain(words.label("button", "Count")), id=f"{reader.wid}-count", class_="main"),
        class_="mug-form",
        data_act="cards ",
        method="dialog",
    )


def _pack(reader: Reader, hand: Hand) -> Html:
    rows = (el("div", *(_choice(reader, hand, card) for card in PACK if card.suit == suit)) for suit in SUITS)
    name = names.plain(reader.words.label("name of a region", "All cards"))
    return el("div", *rows, class_="mug-pack", role="group", aria_label=name, data_rove=True)


def _choice(reader: Reader, hand: Hand, card: Card) -> Html:
    pressed = "true" if card in hand.chosen else "false"
    return el(
        "button",
        piece(reader.words, card),
        type="button",
        id=f"{reader.wid}-c{card}",
        aria_pressed=pressed,
        data_act=f"card {card}",
    )

"""A table of the family card game as HTML: the others clockwise from the left, the common piles, the player below."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from muggins.games.family.moves import Call, Place
from muggins.games.family.notation import write_move, write_spot
from muggins.games.family.priorities import Option, top
from muggins.games.family.state import PhaseKind, Spot, State, common, discard
from muggins.pieces.cards import Card
from muggins.views.cards import card_svg
from muggins.views.game_view import Reader
from muggins.views.icons import icon
from muggins.views.markup import Html, el, piece, sentence, unseen
from muggins.views.parts import folded, player
from muggins.words import names
from muggins.words.catalogue import Words
from muggins.words.family.reasons import reason
from muggins.words.phrase import Phrase

Act = Callable[[Spot], str | None]
"""What pressing a pile does, None when it cannot be pressed."""


@dataclass(frozen=True)
class Stage:
    """What the table shows: a state as its reader sees it, who sits below, the pile just laid on, what piles do.

    ``turn_up`` is what pressing the packet of the player to move does.
    """

    state: State
    below: int
    last: Spot | None
    act: Act = lambda _: None
    turn_up: str | None = None


def placing(state: State, held: Call | None) -> Act:
    """The acts of the piles: the card turned up goes there, or a caller (``held``) names that pile."""
    if held is not None:
        caller = held.seat
        return lambda spot: write_move(Call(caller, spot)) if spot.kind == common(0).kind else None
    if state.phase.kind is PhaseKind.PLACE:
        return lambda spot: write_move(Place(state.phase.seat, spot))
    return lambda _: None


def table(reader: Reader, shown: Stage, frame: str) -> Html:
    """The whole table; ``frame`` keeps the ids of frames on one page apart."""
    words, state = reader.words, shown.state
    others = [_seat(reader, shown, seat, at, frame) for at, seat in enumerate(state.clockwise(shown.below))]
    commons = [_pile(reader, shown, common(index), frame) for index in range(len(state.commons))]
    name = names.plain(words.label("name of a region", "Common piles"))
    live = shown.turn_up is not None or shown.act(common(0)) is not None
    return el(
        "div",
        el("ol", *others, class_="mug-round"),
        el("div", *commons, class_="mug-commons", role="group", aria_label=name),
        _own(reader, shown, frame),
        class_="mug-felt",
        data_rove=live,
    )


def _seat(reader: Reader, shown: Stage, seat: int, at: int, frame: str) -> Html:
    words, state = reader.words, shown.state
    return el(
        "li",
        el("b", sentence(words, player(words, seat))),
        el("small", sentence(words, _place_name(words, at))),
        _packet(reader, shown, seat),
        _pile(reader, shown, discard(seat), frame),
        class_=None if state.has_cards(seat) else "out",
        aria_current="true" if seat == state.phase.seat and seat != shown.below else None,
    )


def _place_name(words: Words, at: int) -> Phrase:
    return (
        words.label("place at the table", "1st on the left"),
        words.label("place at the table", "2nd on the left"),
        words.label("place at the table", "3rd on the left"),
        words.label("place at the table", "4th on the left"),
        words.label("place at the table", "5th on the left"),
        words.label("place at the table", "6th on the left"),
    )[at]


def _own(reader: Reader, shown: Stage, frame: str) -> Html:
    words, seat = reader.words, shown.below
    turned = shown.state.phase.card
    face = [card_svg(words, turned), unseen(names.piece_name(words, turned))] if turned else []
    label = sentence(words, words.label("name of a region", "Turned up"))
    slot = el(
        "div",
        el("span", *face, class_="mug-slot" + " now" * bool(turned), data_fly=str(turned) if turned else None),
        el("small", label),
        id=f"{reader.wid}-{frame}turned",
    )
    return el(
        "div",
        el("b", sentence(words, player(words, seat))),
        _packet(reader, shown, seat),
        slot,
        _pile(reader, shown, discard(seat), frame),
        class_="mug-own",
    )


def _packet(reader: Reader, shown: Stage, seat: int) -> Html:
    words, count = reader.words, len(shown.state.packets[seat])
    name = names.plain(words.label("name of a region", "Packet"))
    if not count:
        return el("span", unseen(f"{name}: {names.plain(words.label('pile', 'empty'))}"), class_="mug-slot")
    cards = names.plain(words.plural("{n} card", "{n} cards", count))
    back = el("span", str(count), aria_hidden="true")
    if shown.turn_up is None or seat != shown.state.phase.seat:
        return el("span", back, unseen(f"{name}: {cards}"), class_="mug-slot mug-back")
    label = names.plain(words.label("button", "Turn up"))
    return el(
        "button",
        back,
        unseen(f"{name}: {cards}. {label}"),
        type="button",
        id=f"{reader.wid}-packet",
        class_="mug-slot mug-back go",
        data_act=shown.turn_up,
    )


def _pile(reader: Reader, shown: Stage, spot: Spot, frame: str) -> Html:
    words, state = reader.words, shown.state
    card, act = top(state, spot), shown.act(spot)
    classes = "mug-slot" + " last" * (spot == shown.last)
    face = [card_svg(words, card)] if card else []
    name = names.spoken(words, _pile_name(words, shown, spot, card, act))
    fly = str(card) if card else None
    if act is None:
        return el("span", *face, unseen(name), class_=classes, data_fly=fly)
    id_ = f"{reader.wid}-{frame}{write_spot(spot)}"
    return el("button", *face, unseen(name), type="button", id=id_, class_=f"{classes} go", data_act=act, data_fly=fly)


def _pile_name(words: Words, shown: Stage, spot: Spot, card: Card | None, act: str | None) -> Phrase:
    """What a pile is called; as a button, what pressing it does."""
    pile = pile_phrase(words, spot, own=spot == discard(shown.below))
    shows: Phrase | Card = card or words.label("pile", "empty")
    turned = shown.state.phase.card
    if act and turned:
        return words.label("button", "{pile}: {top}. Place the {card} here.", pile=pile, top=shows, card=turned)
    return words.label("pile", "{pile}: {top}", pile=pile, top=shows)


def pile_phrase(words: Words, spot: Spot, *, own: bool) -> Phrase:
    """The name of a pile."""
    if spot.kind == common(0).kind:
        return words.label("pile", "Common pile {n}", n=spot.index + 1)
    if own:
        return words.label("pile", "Own discard pile")
    return words.label("pile", "Discard pile of player {player}", player=names.SEATS[spot.index])


def text_board(reader: Reader, state: State) -> Html:
    """The position in words, folded away: all that the drawing shows, and that no card is missing."""
    words = reader.words
    tops = [piece(words, card) for pile in state.commons for card in pile[-1:] if card]
    rows: list[tuple[Phrase, Sequence[Html]]] = [(words.label("position in words", "Common piles"), tops)]
    if state.phase.card:
        rows.append((words.label("position in words", "Card turned up"), [piece(words, state.phase.card)]))
    rows += [(player(words, seat), _holding(words, state, seat)) for seat in range(len(state.packets))]
    total = f"{' + '.join(map(str, state.holdings))} = {sum(state.holdings)}"
    rows.append((words.label("position in words", "Cards of the players and of the common piles"), [Html(total)]))
    return folded(words, words.label("heading", "Position in words"), rows)


def _holding(words: Words, state: State, seat: int) -> list[Html]:
    packet, pile = len(state.packets[seat]), state.discards[seat]
    held = [sentence(words, words.plural("packet of {n} card", "packet of {n} cards", packet))] if packet else []
    if pile and pile[-1]:
        shows = words.plural(
            "discard pile of {n} card, on top: {top}",
            "discard pile of {n} cards, on top: {top}",
            len(pile),
            top=pile[-1],
        )
        held.append(sentence(words, shows))
    return held


def why_this_pile(reader: Reader, options: Sequence[Option], seat: int) -> Html:
    """All piles in order of priority with the reason why each is open or not, folded away."""
    words = reader.words
    several = sum(option.right for option in options) > 1
    rows = []
    for option in options:
        own = option.spot == discard(seat)
        shows: Phrase | Card = option.top or words.label("pile", "empty")
        name = words.label("pile", "{pile}: {top}", pile=pile_phrase(words, option.spot, own=own), top=shows)
        mark = [icon("good")] if option.right else []
        why = sentence(words, reason(words, option, own=own, several=several))
        rows.append((name, [el("span", *mark, el("span", why), class_="mug-yes" if option.right else None)]))
    return folded(words, words.label("heading", "Why this pile?"), rows)

"""A table of dominoes as HTML: the chain with its markers, the hand, and the same in words."""

from muggins.games.dominoes.scoring import contributions, total
from muggins.games.dominoes.state import Pile, State
from muggins.pieces.tiles import Tile
from muggins.views.dominoes.scene import Mark, Scene
from muggins.views.dominoes.snake import Laid
from muggins.views.dominoes.tiles import back_svg, tile_svg
from muggins.views.game_view import Reader
from muggins.views.markup import Html, el, piece, sentence, unseen
from muggins.views.parts import chip, folded, player
from muggins.words import names
from muggins.words.catalogue import Words
from muggins.words.dominoes.narration import arithmetic
from muggins.words.names import SEATS
from muggins.words.phrase import Phrase, number


def table(reader: Reader, scene: Scene, frame: str) -> Html:
    """The chain from left to right with its markers; ``frame`` keeps the ids of frames on one page apart."""
    marks = [_mark(reader, scene, mark, frame) for mark in scene.marks]
    tiles = [_laid(reader, scene, at, laid, frame) for at, laid in enumerate(scene.layout.tiles)]
    name = names.plain(reader.words.label("name of a region", "Chain, from left to right"))
    chain = el("ol", *marks[:1], *tiles, *marks[1:], class_="mug-chain", aria_label=name)
    return el("div", chain, class_=f"mug-table c{scene.layout.width // 4} r{scene.layout.height}")


def _laid(reader: Reader, scene: Scene, at: int, laid: Laid, frame: str) -> Html:
    tile = scene.state.chain.pieces[at]
    last = scene.played is not None and scene.played.tile == tile
    return el(
        "li",
        tile_svg(laid.halves, upright=laid.upright),
        unseen(names.piece_name(reader.words, tile)),
        id=f"{reader.wid}-{frame}t{tile}",
        class_=f"mug-t x{laid.box.x} y{laid.box.y}" + " up" * laid.upright + " last" * last,
        data_fly=str(tile),
    )


def _mark(reader: Reader, scene: Scene, mark: Mark, frame: str) -> Html:
    face = el("span", str(mark.counted.pips), aria_hidden="true") if mark.counted else el("span", aria_hidden="true")
    kind = "full" if mark.counted else "ring"
    name = unseen(names.spoken(reader.words, _mark_name(reader.words, mark, scene.picked)))
    spot = f"mug-end x{mark.at[0]} y{mark.at[1]} {kind}"
    if mark.act is None:
        return el("li", face, name, class_=spot)
    button = el(
        "button",
        face,
        name,
        type="button",
        id=f"{reader.wid}-{frame}e{mark.side or ''}",
        class_="go" if mark.fits else "no",
        data_act=mark.act,
    )
    return el("li", button, class_=spot)


def _mark_name(words: Words, mark: Mark, picked: Tile | None) -> Phrase:
    data = {"tile": mark.tile, "pip": mark.pip}
    if mark.side is None:
        if picked:
            return words.text("Open the round with the {tile}", tile=picked)
        return words.label("name of a region", "Empty table")
    if picked:
        return words.text("Place the {picked} at the end {pip} of the {tile}", picked=picked, **data)
    if mark.counted:
        return words.text("Open end {pip} of the {tile}, counted: {n}", n=mark.counted.pips, **data)
    return words.text("Open end {pip} of the {tile}, legal, not counted here", **data)


def legend(words: Words) -> Html:
    """What the filled and the empty marker mean."""
    return el(
        "p",
        el("span", class_="full", aria_hidden="true"),
        el("span", sentence(words, words.label("legend", "counted"))),
        el("span", class_="ring", aria_hidden="true"),
        el("span", sentence(words, words.label("legend", "legal, not counted here"))),
        class_="mug-legend",
    )


def ends_chip(words: Words, scene: Scene) -> Html | None:
    """The sum of the ends as a chip, filled when it scores; None on an empty table."""
    counted = contributions(scene.state.chain)
    if not counted:
        return None
    scored = scene.played is not None and scene.played.points > 0
    return chip(words, words.label("chip", "Ends:"), f"{arithmetic(counted)} = {total(counted)}", hit=scored)


def boneyard_chip(words: Words, state: State) -> Html:
    """How many tiles are left to draw."""
    return chip(words, words.label("chip", "Boneyard:"), str(len(state.boneyard)))


def seats(reader: Reader, state: State) -> Html:
    """Each player's score and number of tiles, the player to move marked."""
    return el("ul", *(_seat(reader.words, state, seat) for seat in range(len(state.hands))), class_="mug-seats")


def _seat(words: Words, state: State, seat: int) -> Html:
    held = len(state.hands[seat])
    return el(
        "li",
        el("span", sentence(words, player(words, seat))),
        el("b", number(state.scores[seat])),
        el("span", back_svg(), sentence(words, words.plural("{n} tile", "{n} tiles", held)), class_="mug-held"),
        aria_current="true" if seat == state.phase.seat else None,
    )


def hand(reader: Reader, scene: Scene) -> Html:
    """The hand of the player to move as buttons; a tile that is held is pressed, and pressing it again places it."""
    words, seat = reader.words, scene.state.phase.seat
    fits = [mark.act for mark in scene.marks if mark.fits and mark.act]
    tiles = [
        el(
            "button",
            tile_svg((tile.low, tile.high), upright=True),
            unseen(names.piece_name(words, tile)),
            type="button",
            id=f"{reader.wid}-h{tile}",
            aria_pressed="true" if tile == scene.picked else "false",
            class_="drawn" if tile == scene.state.phase.drawn else None,
            data_act=_press(scene, tile, fits),
            data_fly=str(tile),
        )
        for tile in scene.state.hands[seat]
        if tile is not None
    ]
    name = names.plain(words.label("name of a region", "Hand of player {player}", player=SEATS[seat]))
    return el(
        "div",
        *tiles,
        class_="mug-hand",
        role="group",
        aria_label=name,
        data_rove=True,
        data_escape="drop" if scene.picked else None,
    )


def _press(scene: Scene, tile: Tile, fits: list[str]) -> str:
    if tile != scene.picked:
        return f"pick {tile}"
    return fits[0] if len(fits) == 1 else "drop"


def text_board(reader: Reader, scene: Scene, *, with_hands: bool) -> Html:
    """The position in words, folded away: all that the drawing shows."""
    words, state = reader.words, scene.state
    chain = state.chain
    joins = zip(chain.pieces, chain.pieces[1:], chain.tiles, strict=False)
    counted = contributions(chain)
    rows: list[tuple[Phrase, list[Html]]] = [
        (words.label("position in words", "Tiles"), [piece(words, tile) for tile in chain.pieces]),
        (words.label("position in words", "Branching doubles"), []),
        (
            words.label("position in words", "Joins, with the equal halves"),
            [_row(words, "{left} – {right}: {pip}", left=a, right=b, pip=lying[1]) for a, b, lying in joins],
        ),
        (
            words.label("position in words", "Open places"),
            [_row(words, "{tile}: {pip}", tile=end.tile, pip=end.pip) for end in chain.ends],
        ),
        (
            words.label("position in words", "Counted contributions"),
            [_row(words, "{tile}: {pips}", tile=one.tile, pips=one.pips) for one in counted],
        ),
    ]
    if counted:
        arithmetics = Html(f"{arithmetic(counted)} = {total(counted)}")
        rows.append((words.label("position in words", "Sum of the ends"), [arithmetics]))
    if scene.played:
        points = words.plural("{n} raw point", "{n} raw points", scene.played.points)
        rows.append((words.label("position in words", "Points for the placement"), [sentence(words, points)]))
    if with_hands:
        rows += _hand_rows(words, state)
    return folded(words, words.label("heading", "Position in words"), rows)


def _row(words: Words, template: str, **data: object) -> Html:
    return sentence(words, Phrase(template, data))


def _hand_rows(words: Words, state: State) -> list[tuple[Phrase, list[Html]]]:
    rows = []
    for seat, pile in enumerate(state.hands):
        head = words.label("name of a region", "Hand of player {player}", player=SEATS[seat])
        rows.append((head, _pile(words, pile)))
    rows.append((words.label("position in words", "Boneyard"), _pile(words, state.boneyard)))
    return rows


def _pile(words: Words, pile: Pile) -> list[Html]:
    hidden = pile.count(None)
    known = [piece(words, tile) for tile in pile if tile is not None]
    return [
        *known,
        *([sentence(words, words.plural("{n} face-down tile", "{n} face-down tiles", hidden))] if hidden else []),
    ]

"""What a table of dominoes shows one reader: what lies where, what may be pressed, what is marked."""

from dataclasses import dataclass

from muggins.games.dominoes.chain import Side
from muggins.games.dominoes.events import Event, TilePlayed
from muggins.games.dominoes.notation import write_move
from muggins.games.dominoes.rules import fitting_sides
from muggins.games.dominoes.scoring import Contribution, contributions
from muggins.games.dominoes.state import Place, State, mover
from muggins.pieces.tiles import Tile
from muggins.views.dominoes.snake import Layout, Point, Stage, lay_out


@dataclass(frozen=True)
class Mark:
    """The marker of an open end, or of the empty table (``side`` None).

    ``counted`` is its contribution, None when it is legal but not counted. ``act`` is the move that pressing it makes,
    ``fits`` whether the rules allow that move.
    """

    side: Side | None
    at: Point
    tile: Tile | None = None
    pip: int | None = None
    counted: Contribution | None = None
    act: str | None = None
    fits: bool = False


@dataclass(frozen=True)
class Scene:
    """A table: its layout, its markers (left one first), the tile just played and the one the reader holds."""

    state: State
    layout: Layout
    marks: tuple[Mark, ...]
    played: TilePlayed | None
    picked: Tile | None


def scene(state: State, events: tuple[Event, ...], stage: Stage, picked: Tile | None = None) -> Scene:
    """The scene of a state that has already been reduced to what its reader may see."""
    layout = lay_out(state.chain, stage)
    played = next((event for event in events if isinstance(event, TilePlayed)), None)
    return Scene(state, layout, tuple(_marks(state, layout, stage, picked)), played, picked)


def _marks(state: State, layout: Layout, stage: Stage, picked: Tile | None) -> list[Mark]:
    seat = mover(state)
    act = {
        side: write_move(Place(seat, picked, side)) for side in (None, *Side) if picked is not None and seat is not None
    }
    if not state.chain:
        return [Mark(None, (stage.root, stage.top), act=act.get(None), fits=True)]
    counted = {contribution.side: contribution for contribution in contributions(state.chain)}
    fits = fitting_sides(state.chain, picked) if picked else ()
    ends = [state.chain.end(side) for side in Side]
    return [
        Mark(
            end.side,
            layout.marks[end.side],
            end.tile,
            end.pip,
            counted.get(end.side),
            act.get(end.side),
            end.side in fits,
        )
        for end in ends
    ]

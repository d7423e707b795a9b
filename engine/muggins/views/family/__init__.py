"""How the family card game is shown."""

from muggins.views.family.frames import live_frame, pick, pleases, step_frame, told
from muggins.views.game_view import GameView
from muggins.words.family.narration import what_now

VIEW = GameView(
    heading=lambda words: words.label("heading", "A deal by hand"),
    log_heading=lambda words: words.label("heading", "Moves of this deal"),
    told=told,
    what_now=what_now,
    step=step_frame,
    live=live_frame,
    pick=pick,
    pleases=pleases,
)

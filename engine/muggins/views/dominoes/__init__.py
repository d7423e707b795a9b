"""How dominoes is shown."""

from muggins.views.dominoes.frames import live_frame, pick, pleases, step_frame, told
from muggins.views.game_view import GameView
from muggins.words.dominoes.narration import what_now

VIEW = GameView(
    heading=lambda words: words.label("heading", "A round by hand"),
    log_heading=lambda words: words.label("heading", "Moves of this round"),
    told=told,
    what_now=what_now,
    step=step_frame,
    live=live_frame,
    pick=pick,
    pleases=pleases,
)

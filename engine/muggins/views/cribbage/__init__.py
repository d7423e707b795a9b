"""How cribbage is shown."""

from muggins.views.cribbage.frames import live_frame, pick, pleases, step_frame, told
from muggins.views.game_view import GameView
from muggins.words.cribbage.narration import what_now

VIEW = GameView(
    heading=lambda words: words.label("heading", "A count by hand"),
    log_heading=lambda words: words.label("heading", "Counts and answers"),
    told=told,
    what_now=what_now,
    step=step_frame,
    live=live_frame,
    pick=pick,
    pleases=pleases,
)

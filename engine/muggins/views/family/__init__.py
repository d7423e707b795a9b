"""How the family card game is shown."""

from muggins.views.family.frames import heading, live_frame, log_heading, pick, pleases, step_frame, told
from muggins.views.game_view import GameView
from muggins.words.family.narration import what_now

VIEW = GameView(heading, log_heading, told, what_now, step_frame, live_frame, pick, pleases)

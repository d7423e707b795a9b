"""How cribbage is shown."""

from muggins.views.cribbage.choices import choices
from muggins.views.cribbage.frames import explains, heading, live_frame, log_heading, pick, pleases, step_frame, told
from muggins.views.game_view import GameView
from muggins.words.cribbage.narration import what_now

VIEW = GameView(heading, log_heading, told, what_now, step_frame, live_frame, pick, pleases, explains, choices)

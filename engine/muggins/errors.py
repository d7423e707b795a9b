"""What can go wrong, as a stable code with data; the sentence comes from the catalogue (``words.explanations``)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

CODES: Mapping[str, tuple[str, ...]] = {
    # Text that cannot be read: wrong letters, wrong shape.
    "notation/tag": ("text",),
    "notation/fields": ("n",),
    "notation/field": ("field", "text"),
    "notation/move": ("text",),
    "notation/record": ("text",),
    "notation/scenario": ("text",),
    "notation/cards": ("text",),
    # Positions that can be read but cannot be.
    "dominoes/players": ("n",),
    "dominoes/tile-twice": ("tile",),
    "dominoes/chain-broken": ("left", "right"),
    "dominoes/wrong-total": ("n",),
    "dominoes/wrong-score": ("score",),
    "dominoes/wrong-phase": ("text",),
    "family/players": ("n",),
    "family/wrong-commons": ("n",),
    "family/card-twice": ("card",),
    "family/wrong-total": ("n",),
    "family/wrong-phase": ("text",),
    "cribbage/players": ("n",),
    "cribbage/wrong-hand": ("n",),
    "cribbage/wrong-scores": ("n",),
    "cribbage/card-twice": ("card",),
    "cribbage/wrong-phase": ("text",),
    "cribbage/five-cards": ("n",),
    # Moves that the rules refuse.
    "dominoes/round-over": (),
    "dominoes/match-over": (),
    "dominoes/round-not-over": (),
    "dominoes/single-round": (),
    "dominoes/wrong-seat": ("player",),
    "dominoes/not-in-hand": ("tile",),
    "dominoes/hidden-tiles": (),
    "dominoes/drawn-tile-first": ("tile", "drawn"),
    "dominoes/choose-end": ("tile",),
    "dominoes/no-chain": ("tile",),
    "dominoes/wrong-end": ("tile", "end"),
    "dominoes/no-match": ("tile", "left", "right"),
    "dominoes/draw-not-allowed": ("tile",),
    "dominoes/stop-drawing": ("tile",),
    "dominoes/boneyard-empty": (),
    "dominoes/pass-with-move": ("tile",),
    "dominoes/pass-too-early": ("n",),
    "family/deal-over": (),
    "family/match-over": (),
    "family/deal-not-over": (),
    "family/single-deal": (),
    "family/wrong-seat": ("player",),
    "family/hidden-cards": (),
    "family/turn-up-first": (),
    "family/place-first": ("card",),
    "family/no-such-pile": ("n",),
    "family/no-such-player": ("n",),
    "family/check-first": ("player",),
    "family/nothing-to-check": (),
    "family/call-closed": (),
    "family/own-call": ("player",),
    "family/called-already": ("player",),
    "family/name-common": ("tops",),
    "family/wrong-correction": (),
    "cribbage/game-over": (),
    "cribbage/wrong-cards": ("text",),
    "cribbage/lay-away-first": ("player",),
    "cribbage/lay-away": ("n",),
    "cribbage/not-held": ("card",),
    "cribbage/already-played": ("card",),
    "cribbage/too-high": ("card", "total", "limit"),
    "cribbage/must-play": ("card",),
    "cribbage/play-first": ("player",),
    "cribbage/play-over": (),
    "cribbage/count-yourself": (),
    "cribbage/counted-for-you": (),
    "cribbage/deal-not-over": (),
    "cribbage/single-deal": (),
    "cribbage/counting-over": (),
    "cribbage/wrong-seat": ("player",),
    "cribbage/answer-first": ("player",),
    "cribbage/nothing-to-answer": ("player",),
    "cribbage/no-such-count": ("n",),
    "cribbage/claim-size": ("most",),
    "cribbage/no-claim-left": (),
    "cribbage/hidden-cards": (),
    # Moves that can be made but are wrong.
    "family/empty-discard": ("player",),
    "family/equal-ranks": ("card", "top"),
    "family/king-ace": ("card", "top"),
    "family/not-neighbours": ("card", "top"),
    "family/common-first": ("card", "top"),
    "family/nearest-left": ("card", "top", "player"),
    "cribbage/under-count": ("said", "total"),
    "cribbage/over-count": ("said", "total"),
    "cribbage/missed-call": ("said", "total"),
    "cribbage/false-muggins": ("said", "total"),
    "cribbage/false-over": ("said", "total"),
}
"""Every code there is, with the names of its data."""


def _checked(code: str, data: Mapping[str, object]) -> None:
    if CODES.get(code) != tuple(data):
        raise LookupError(f"{code} takes {CODES.get(code)}, got {tuple(data)}")


@dataclass(frozen=True)
class Mistake:
    """Why a move is refused, or what is wrong with it.

    ``code`` and ``data`` are as in :data:`CODES`, ``clause`` is the id of the rule it breaks.
    """

    code: str
    clause: str
    data: Mapping[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        _checked(self.code, self.data)


class MugginsError(ValueError):
    """Something a reader or author wrote cannot be used; carries ``code`` and ``data`` as in :data:`CODES`."""

    def __init__(self, code: str, **data: object) -> None:
        _checked(code, data)
        super().__init__(f"{code} {data}" if data else code)
        self.code = code
        self.data = data


class NotationError(MugginsError):
    """A text is not in the notation."""


class PositionError(MugginsError):
    """A position is written correctly but cannot come up on a table."""


class IllegalMove(MugginsError):  # noqa: N818 - the name says what was done, not that Python failed
    """The rules refuse a move; ``mistake`` says why."""

    def __init__(self, mistake: Mistake) -> None:
        super().__init__(mistake.code, **mistake.data)
        self.mistake = mistake

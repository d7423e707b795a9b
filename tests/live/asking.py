"""Requests at the door, and what a reader finds in the answers."""

import json

from muggins.games import game_of
from muggins.live.session import handle
from tests.markup import having, parse, seen


def ask(act="open", record="s=four-awards.2", lang="en", **more):
    """The answer to a request, as data."""
    return json.loads(
        handle(json.dumps({"lang": lang, "wid": "w1", "root": f"/{lang}/", "record": record, "act": act, **more}))
    )


def feedback(answer):
    """What the table says."""
    return seen(having(parse(answer["html"]), "mug-fb")[0])


def buttons(answer):
    """What can be pressed: acts by the part of the id after the widget's."""
    return {
        button.get("id").removeprefix("w1-"): button.get("data-act")
        for button in parse(answer["html"]).iter("button")
        if button.get("data-act")
    }


def link(game, state):
    """The record of a position."""
    line = game.write(state)
    assert game_of(line) is game
    return f"p={line.replace(' ', '_')}"

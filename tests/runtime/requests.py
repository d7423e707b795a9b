"""Requests whose answers must be the same bytes at build time and in the browser; the bench times the actions too."""

import json
from itertools import product

LANGUAGES = ("en", "pl", "fr", "tr")
EXAMPLES = ("four-awards", "end-six", "lone-double", "zero")
WHOLE = (*EXAMPLES, "common-before-neighbour", "deal-table")
ACTS = ("open", "pick 66", "pick 44", "drop", "0.66r", "0.44r", "undo", "reset", "no such thing")
FAMILY_ACTS = ("open", "0.c0", "0.p1", "0.o", "pick 1.m", "1.m", "0.x", "undo")
"""Acts after the first step of an example of the family card game, and after a wrong placement."""
FAMILY = ("s=common-before-neighbour.1", "s=common-before-neighbour.2", "s=two-commons.1&m=0.o", "s=wrong-last-card.2")
ENDS = (
    "s=block-equal.1",
    "s=two-player-round.42",
    "s=four-player-round.23",
    "s=drawn-both-ends.2&m=0.15r",
    "s=four-player-deal.93",
    "s=dead-deal.17",
    "s=deal-table.5",
)


def sample_requests() -> list[str]:
    """Everything that can be asked: actions, whole examples, deals, and requests that are broken."""
    whole = [_request(lang, f"s={example}.0", "steps") for lang in LANGUAGES for example in WHOLE]
    dealt = [_request("tr", "", f"deal D1.{players}", seed=f"k3v{players}") for players in (2, 3, 4, 5)]
    dealt += [_request("fr", "", f"deal F1.{players}", seed=f"k3v{players}") for players in (3, 7, 8)]
    broken = [_request("de", "p=nothing", "open"), _request("pl", "s=unknown.0", "open"), "[]", "{", ""]
    return [*action_requests(), *whole, *dealt, *broken]


def action_requests() -> list[str]:
    """What readers do at tables: every act at the start and after a step of short examples, and ends of rounds."""
    tables = [f"s={example}.{step}" for example in EXAMPLES for step in (0, 1)]
    asked = [_request(lang, record, act) for lang, record, act in product(LANGUAGES, tables, ACTS)]
    asked += [_request(lang, record, act) for lang, record, act in product(LANGUAGES, FAMILY, FAMILY_ACTS)]
    return [*asked, *(_request(lang, record, "open") for lang, record in product(LANGUAGES, ENDS))]


def _request(lang: str, record: str, act: str, **more: str) -> str:
    return json.dumps({"lang": lang, "wid": "w1", "root": f"/{lang}/", "record": record, "act": act, **more})

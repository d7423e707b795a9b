"""Requests whose answers must be the same bytes at build time and in the browser; the bench times them too."""

import json
from itertools import product

LANGUAGES = ("en", "pl", "fr", "tr")
EXAMPLES = ("four-awards", "end-six", "lone-double", "zero")
ACTS = ("open", "steps", "pick 66", "pick 44", "drop", "0.66r", "0.44r", "undo", "reset", "no such thing")


def sample_requests() -> list[str]:
    """Every act at the start and after a step of each worked example, in each language; then broken requests."""
    tables = [f"s={example}.{step}" for example in EXAMPLES for step in (0, 1)]
    asked = [_request(lang, record, act) for lang, record, act in product(LANGUAGES, tables, ACTS)]
    return [*asked, _request("de", "p=nothing", "open"), _request("pl", "s=unknown.0", "open"), "[]", "{", ""]


def _request(lang: str, record: str, act: str) -> str:
    return json.dumps({"lang": lang, "wid": "w1", "root": "../../", "record": record, "act": act})

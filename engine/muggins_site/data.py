"""The engine's data files, made from `seeds/` and `locales/`: what the package `muggins` reads at run time."""

import io
import json
import os
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from muggins.lessons import library
from muggins.views.dominoes.snake import GAME_COLUMNS, UNIT
from muggins.words.catalogue import LANGUAGES, SOURCE_LANGUAGE, words_of
from muggins_site.facts import facts_of
from muggins_site.seeds import read_examples, read_rules

TALLEST = 24 * UNIT
"""The height in quarter units that the tallest chain stays below."""

_SHIPPED = ("id", "title", "start", "moves", "deals", "expect", "key_steps")
"""What the engine needs to know of an example."""


def write_engine_data(root: Path) -> None:
    """Write the data files of the project at ``root``; files that would not change are left alone.

    Raises :class:`~muggins_site.seeds.AuthorError` when a seed contradicts the rules.
    """
    data = root / "engine" / "muggins" / "data"
    scenarios = [
        {"game": example.game_id, **{key: document.data[key] for key in _SHIPPED if key in document.data}}
        for document, example in read_examples(root)
    ]
    rules = {game: {rule["id"]: rule["short"] for rule in document.data} for game, document in read_rules(root)}
    _write(data / "scenarios.json", _json(scenarios))
    _write(data / "rules.json", _json(rules))
    for lang in LANGUAGES:
        if lang != SOURCE_LANGUAGE:
            _write_catalogue(root / "locales" / lang / "LC_MESSAGES" / "muggins.po", data / f"{lang}.mo", lang)
    _write(root / "engine" / "client" / "generated" / "grid.css", _grid().encode())
    for remembered in (words_of, library.scenarios, library.rules, facts_of):
        remembered.cache_clear()


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def _write_catalogue(source: Path, target: Path, lang: str) -> None:
    with source.open("rb") as file:
        catalogue = read_po(file, locale=lang)
    compiled = io.BytesIO()
    write_mo(compiled, catalogue)
    _write(target, compiled.getvalue())


def _grid() -> str:
    """Classes that place pieces on the quarter-unit grid, since the pages allow no style attributes."""
    rules = [f".mug .c{columns}{{--c:{columns}}}" for columns in range(8, GAME_COLUMNS + 1)]
    rules += [f".mug .r{height}{{--r:{height}}}" for height in range(4 * UNIT, TALLEST + 1)]
    rules += [f".mug .x{x}{{--x:{x}}}" for x in range(GAME_COLUMNS * UNIT + 1)]
    rules += [f".mug .y{y}{{--y:{y}}}" for y in range(TALLEST + 1)]
    return "".join(rules) + "\n"


def _write(path: Path, content: bytes) -> None:
    """Write a file in one go, since others may be reading it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_bytes() != content:
        fresh = path.with_name(f"{path.name}.{os.getpid()}")
        fresh.write_bytes(content)
        fresh.replace(path)

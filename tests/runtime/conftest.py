"""A small project of its own, so that the bundle is tested without the site and in whatever state the engine is."""

import shutil
from pathlib import Path

import pytest

from muggins_site import shipped

ROOT = Path(__file__).parents[2]
SESSION = """import json

def handle(request: str) -> str:
    '''Echo.'''
    return json.dumps([request, len(request)])
"""


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("project")
    for package in ("", "live/"):
        folder = root / "engine/muggins" / package
        folder.mkdir(parents=True)
        (folder / "__init__.py").touch()
    (root / "engine/muggins/live/session.py").write_text(SESSION, "utf-8")
    (root / "engine/muggins/extra.py").touch()
    (root / "engine/muggins/data.txt").write_text("żółć", "utf-8")
    (root / "pyproject.toml").write_text('[project]\nversion = "1.0"\n', "utf-8")
    (root / "node_modules").symlink_to(ROOT / "node_modules")
    return root


@pytest.fixture
def project(template: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(shipped, "ENGINE", frozenset({"muggins", "muggins.live", "muggins.live.session"}))
    monkeypatch.setattr(shipped, "DATA", frozenset({"muggins/data.txt"}))
    return Path(shutil.copytree(template, tmp_path / "project", symlinks=True))


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One for all tests: the standard library is compiled once."""
    return tmp_path_factory.mktemp("cache")

"""Bundles the browser's scripts and styles with esbuild, under names that carry a hash of their content."""

import json
import re
import subprocess
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from muggins_site.runtime import ASSETS, BundleError, RuntimeParts

_SOURCE = "engine/client"
# The oldest browsers that can run Pyodide's WebAssembly; esbuild rewrites newer syntax, nested CSS for example.
_TARGET = "es2022,chrome111,firefox115,safari16.4"


@dataclass(frozen=True)
class ClientAssets:
    """Addresses of the bundled files, relative to the site's root."""

    script: str
    """The module that every page loads."""
    style: str
    early: str
    """The classic script that runs in the head of every page of the theme."""
    chooser: str
    """The classic script of the language chooser."""
    search_worker: str
    worker: str
    """The engine's worker, which the script starts."""


def build_client(root: Path, out: Path, parts: RuntimeParts) -> ClientAssets:
    """Bundle ``engine/client`` into ``out/assets``; fonts that the styles name are put there too.

    The worker learns the names of `parts`, the page's script that of the worker, all relative to the file that uses
    them, so that the site works under any path. Raises :class:`BundleError` with esbuild's words.
    """
    # Workers, the chooser and the early script may be loaded as classic scripts, where top-level names would be global:
    # hence "iife". The parts of Pyodide that serve Node are left out.
    classic = _esbuild(
        root,
        out,
        {"worker": "worker.js", "search-worker": "search-worker.js", "chooser": "chooser.js", "early": "early.js"},
        [
            "--format=iife",
            "--external:node:*",
            "--external:ws",
            f"--alias:pyodide=./{_pyodide_at_home(root).relative_to(root)}",
            _define("MUGGINS_PARTS", _beside_assets(parts)),
        ],
    )
    worker = classic["worker.js"].removeprefix(f"{ASSETS}/")
    page = _esbuild(
        root,
        out,
        {"mug": "main.js", "mug-style": "main.css"},
        ["--format=esm", "--loader:.woff2=file", _define("MUGGINS_WORKER", worker)],
    )
    return ClientAssets(
        script=page["main.js"],
        style=page["main.css"],
        early=classic["early.js"],
        chooser=classic["chooser.js"],
        search_worker=classic["search-worker.js"],
        worker=classic["worker.js"],
    )


def _pyodide_at_home(root: Path) -> Path:
    """Pyodide's loader without the address of the public server that it would ask for packages: there are none."""
    loader = (root / "node_modules" / "pyodide" / "pyodide.mjs").read_text("utf-8")
    ours, found = re.subn(r"`https://[^`]*/full/`", '"./"', loader)
    if found != 1:
        raise BundleError("pyodide.mjs names its package server in another way than before: see client.py")
    target = root / "build" / "pyodide.mjs"
    target.parent.mkdir(exist_ok=True)
    target.write_text(ours, "utf-8")
    return target


def _beside_assets(parts: RuntimeParts) -> dict[str, Any]:
    """The parts as the worker needs them: relative to the directory that it lies in itself."""
    return {
        key: value.removeprefix(f"{ASSETS}/") if isinstance(value, str) else value
        for key, value in asdict(parts).items()
    }


def _define(name: str, value: object) -> str:
    return f"--define:{name}={json.dumps(value)}"


def _esbuild(root: Path, out: Path, entries: dict[str, str], options: list[str]) -> dict[str, str]:
    """Run esbuild on `entries` (name of the output: source file); return the address of each source file's output."""
    esbuild = root / "node_modules" / ".bin" / "esbuild"
    if not esbuild.exists():
        raise BundleError("node_modules is missing: run `make serve`, which installs it")
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "meta.json")
        command = [
            str(esbuild),
            *(f"{name}={_SOURCE}/{source}" for name, source in entries.items()),
            "--bundle",
            "--minify",
            "--charset=utf8",
            "--log-level=warning",
            f"--target={_TARGET}",
            f"--outdir={(out / ASSETS).resolve()}",
            "--entry-names=[name]-[hash]",
            "--asset-names=[name]-[hash]",
            f"--metafile={report}",
            *options,
        ]
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
        if done.returncode:
            raise BundleError(f"esbuild failed:\n{done.stderr.strip()}")
        outputs = json.loads(report.read_text("utf-8"))["outputs"]
    return {
        description["entryPoint"].removeprefix(f"{_SOURCE}/"): (root / path)
        .resolve()
        .relative_to(out.resolve())
        .as_posix()
        for path, description in outputs.items()
        if "entryPoint" in description
    }

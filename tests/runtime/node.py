"""Runs the built parts under Node."""

import json
import subprocess
import tempfile
from pathlib import Path

from muggins_site.runtime import RuntimeParts
from tests.runtime.conftest import ROOT

_SCRIPT = ROOT / "tests" / "node" / "answer.mjs"


def answers(parts: RuntimeParts, site: Path, requests: list[str]) -> list[str]:
    """What `handle` of the built engine answers to each request."""
    output = _node(parts, site, [], "".join(f"{json.dumps(request)}\n" for request in requests))
    return [json.loads(line) for line in output.splitlines()]


def run_python(parts: RuntimeParts, site: Path, code: str) -> str:
    """The text that `code` evaluates to in the built Python."""
    return _node(parts, site, [code], "")


def _node(parts: RuntimeParts, site: Path, arguments: list[str], text: str) -> str:
    paths = {
        "pyodide": f"{site / parts.pyodide}/",
        "stdlib": str(site / parts.stdlib),
        "engine": str(site / parts.engine),
        "lock": parts.lock,
    }
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
        json.dump(paths, file)
        file.flush()
        program = ROOT / "node_modules" / "pyodide" / "pyodide.mjs"
        command = ["node", str(_SCRIPT), str(program), file.name, *arguments]
        return subprocess.run(command, input=text, capture_output=True, encoding="utf-8", check=True).stdout

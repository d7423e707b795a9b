"""Turns an archive of Python files into the bytecode archive that the browser loads.

pyodide-build compiles; here the result is made small and reproducible. Run as a program in a process of its own,
because the bytes of compiled code depend on the strings that the compiling process has seen, and docstrings are dropped
by a switch of the interpreter.
"""

import marshal
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from types import CodeType

# The oldest date that a zip archive can hold; with it Python writes a hash, not a time, into compiled files.
_EPOCH = "315532800"
_PYC_HEADER = 16


def compile_archive(archive: Path, target: Path, *, locations: bool) -> None:
    """Compile the ``.whl`` or ``.zip`` file `archive` into `target`, a stored zip without docstrings.

    `archive` is used up. `locations` keeps the tables of line numbers, for tracebacks. The same input gives the same
    bytes. Raises :class:`subprocess.CalledProcessError` when a file does not compile.
    """
    command = [sys.executable, "-OO", "-m", "muggins_site.bytecode", str(archive), str(target), str(int(locations))]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": _EPOCH, "PYTHONHASHSEED": "0"}
    subprocess.run(command, check=True, env=environment)


def _py_compile(archive: Path) -> Path:
    """Run ``pyodide py-compile`` on `archive`; the name of a wheel changes."""
    from pyodide_build.cli import py_compile  # heavy, and only the child process needs it

    py_compile.main.main([str(archive), "--silent", "--compression-level", "0"], standalone_mode=False)
    (compiled,) = archive.parent.glob(f"*{archive.suffix}")
    return compiled


def _repack(source: Path, target: Path, *, locations: bool) -> None:
    """Copy an archive with sorted names and one date."""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
        for name in sorted(old.namelist()):
            data = old.read(name)
            if name.endswith(".pyc") and not locations:
                data = data[:_PYC_HEADER] + marshal.dumps(_without_locations(marshal.loads(data[_PYC_HEADER:])))
            new.writestr(zipfile.ZipInfo(name), data)


def _without_locations(code: CodeType) -> CodeType:
    """The same code with a location table that says "unknown": a third of the bytes of a compiled module."""
    constants = (_without_locations(item) if isinstance(item, CodeType) else item for item in code.co_consts)
    return code.replace(co_linetable=_unknown(len(code.co_code) // 2), co_consts=tuple(constants))


def _unknown(units: int) -> bytes:
    """A location table for so many code units; one entry spans at most eight (Objects/locations.md in CPython)."""
    full, rest = divmod(units, 8)
    return b"\xff" * full + (bytes([0xF8 | (rest - 1)]) if rest else b"")


if __name__ == "__main__":
    _repack(_py_compile(Path(sys.argv[1])), Path(sys.argv[2]), locations=sys.argv[3] == "1")

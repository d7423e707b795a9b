"""Builds what the browser needs to run the engine: Pyodide, a small standard library and the engine itself.

Python code travels as bytecode in stored zip archives: the host compresses them on the way (better than a zip does),
and Python reads them without unpacking. Every part has a hash of its content in its address, so it may be cached for
ever.
"""

import hashlib
import json
import shutil
import sys
import tempfile
import tomllib
import zipfile
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Set
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from mkdocs.exceptions import PluginError

from muggins_site import bytecode, shipped
from muggins_site.import_guard import Source, foreign_imports, module_name

ASSETS = "assets"
"""The directory of the site that holds the parts."""

_PYODIDE_FILES = ("pyodide.asm.js", "pyodide.asm.wasm")


class BundleError(PluginError):
    """The browser's part of the site cannot be built; MkDocs prints the text, which says why and what to do."""


@dataclass(frozen=True)
class RuntimeParts:
    """Addresses of the built parts, relative to the site's root."""

    pyodide: str
    """The directory of ``pyodide.asm.js`` and ``pyodide.asm.wasm``, with a slash at its end."""
    stdlib: str
    engine: str
    lock: dict[str, object]
    """Pyodide's lock file without packages."""


@dataclass(frozen=True)
class _Archive:
    """An archive to be compiled."""

    name: str
    files: dict[str, bytes]
    """Contents by path inside the archive."""
    origin: str
    """What stands before these paths in messages."""
    allowed: frozenset[str]
    """The modules that this code may import."""
    locations: bool
    """Whether line numbers are kept."""

    def key(self) -> str:
        """A hash of everything that the compiled bytes, and the permission to ship them, depend on."""
        tools = [sys.version, version("pyodide-build"), str(self.locations)]
        code = [Path(__file__).with_name(f"{name}.py").read_bytes() for name in ("bytecode", "import_guard", "shipped")]
        items = [part for name, data in sorted(self.files.items()) for part in (name.encode(), data)]
        return _digest([*(tool.encode() for tool in tools), *code, *items])

    def check(self, known: frozenset[str]) -> None:
        """Raise :class:`BundleError` with a line for each forbidden import; `known` are all modules that exist."""
        code = {name: data.decode("utf-8") for name, data in sorted(self.files.items()) if name.endswith(".py")}
        sources = [Source(self.origin + name, module_name(name), text) for name, text in code.items()]
        faults = [fault for source in sources for fault in foreign_imports(source, self.allowed, known)]
        if faults:
            raise BundleError("\n".join(map(str, faults)))


def build_runtime(root: Path, out: Path, cache: Path) -> RuntimeParts:
    """Put the parts into ``out/assets``, reusing compiled archives from `cache`.

    `root` is the project's directory (with ``engine`` and ``node_modules``). Raises :class:`BundleError` when something
    is missing or when the shipped code imports a module that does not ship.
    """
    pyodide = root / "node_modules" / "pyodide"
    if not pyodide.is_dir():
        raise BundleError(f"{pyodide} is missing: run `make serve`, which installs it")
    lock = json.loads((pyodide / "pyodide-lock.json").read_bytes())
    _check_python(lock["info"]["python"])
    assets = out / ASSETS
    assets.mkdir(parents=True, exist_ok=True)
    package = root / "engine"
    engine_files = {module_name(path): path for path in _python_files(package)}
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as archive:
        stdlib_files = {module_name(path): path for path in archive.namelist() if path.endswith(".py")}
        stdlib = _stdlib(archive, stdlib_files)
    engine = _engine(package, engine_files, _version(root))
    known = shipped.BUILT_IN | engine_files.keys() | stdlib_files.keys()
    return RuntimeParts(
        pyodide=_copy_pyodide(pyodide, assets),
        stdlib=_compiled(stdlib, known, assets, cache),
        engine=_compiled(engine, known, assets, cache),
        lock={"info": lock["info"], "packages": {}},
    )


def _check_python(wanted: str) -> None:
    """Bytecode is good for one minor version of Python only."""
    here = "{}.{}".format(*sys.version_info)
    if not wanted.startswith(f"{here}."):
        raise BundleError(f"Pyodide has Python {wanted}, the build runs on {here}: they must be the same minor version")


def _stdlib(archive: zipfile.ZipFile, files: dict[str, str]) -> _Archive:
    _complain_about(shipped.STDLIB - files.keys())
    return _Archive(
        name="stdlib.zip",
        files={files[module]: archive.read(files[module]) for module in shipped.STDLIB},
        origin="python_stdlib.zip/",
        allowed=shipped.STDLIB | shipped.BUILT_IN | shipped.NEVER_REACHED,
        locations=False,
    )


def _engine(package: Path, files: dict[str, str], number: str) -> _Archive:
    """The wheel of the package ``muggins``, without the code that only builds the site."""
    _complain_about(shipped.ENGINE - files.keys())
    _complain_about({name for name in shipped.DATA if not (package / name).is_file()})
    names = {files[module] for module in shipped.ENGINE} | shipped.DATA
    return _Archive(
        name=f"muggins-{number}-py3-none-any.whl",
        files=_with_metadata({name: (package / name).read_bytes() for name in names}, number),
        origin="engine/",
        allowed=shipped.STDLIB | shipped.BUILT_IN | shipped.ENGINE,
        locations=True,
    )


def _complain_about(missing: Set[str]) -> None:
    if missing:
        raise BundleError(f"muggins_site/shipped.py lists what is not there: {', '.join(sorted(missing))}")


def _python_files(package: Path) -> list[str]:
    return [path.relative_to(package).as_posix() for path in package.glob("muggins/**/*.py")]


def _version(root: Path) -> str:
    with (root / "pyproject.toml").open("rb") as file:
        number: str = tomllib.load(file)["project"]["version"]
    return number


def _with_metadata(files: dict[str, bytes], number: str) -> dict[str, bytes]:
    """Add what makes the files a wheel (PyPA's binary distribution format)."""
    info = f"muggins-{number}.dist-info"
    files = files | {
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: muggins\nVersion: {number}\n".encode(),
        f"{info}/WHEEL": b"Wheel-Version: 1.0\nGenerator: muggins_site\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(f"{name},{_record_hash(data)},{len(data)}\n" for name, data in sorted(files.items()))
    return files | {f"{info}/RECORD": f"{record}{info}/RECORD,,\n".encode()}


def _record_hash(data: bytes) -> str:
    return f"sha256={urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip('=')}"


def _compiled(archive: _Archive, known: frozenset[str], assets: Path, cache: Path) -> str:
    """Put the compiled archive into `assets` and return its address; compile it unless `cache` has it."""
    kind = archive.name.partition(".")[0].partition("-")[0]
    shelf = cache / kind / archive.key()
    if not shelf.is_dir():
        archive.check(known)
        _fill(archive, shelf)
    (built,) = shelf.iterdir()
    name = f"{kind}-{built.stem}.zip"
    shutil.copyfile(built, assets / name)
    return f"{ASSETS}/{name}"


def _fill(archive: _Archive, shelf: Path) -> None:
    """Compile into a directory beside `shelf` and rename it, so that a broken build leaves no half-made entry."""
    shutil.rmtree(shelf.parent, ignore_errors=True)
    shelf.parent.mkdir(parents=True)
    with tempfile.TemporaryDirectory(dir=shelf.parent) as name:
        work, done = Path(name, "work"), Path(name, "done")
        work.mkdir()
        done.mkdir()
        with zipfile.ZipFile(work / archive.name, "w") as package:
            for path, data in sorted(archive.files.items()):
                package.writestr(path, data)
        result = done / "archive"
        bytecode.compile_archive(work / archive.name, result, locations=archive.locations)
        result.rename(done / f"{_digest([result.read_bytes()])}.zip")
        done.rename(shelf)


def _copy_pyodide(source: Path, assets: Path) -> str:
    """Copy Pyodide's own files; it asks for them by fixed names, so the hash is in their directory's name."""
    files = {name: (source / name).read_bytes() for name in _PYODIDE_FILES}
    folder = assets / f"pyodide-{_digest(files.values())}"
    folder.mkdir(exist_ok=True)
    for name, data in files.items():
        (folder / name).write_bytes(data)
    return f"{ASSETS}/{folder.name}/"


def _digest(parts: Iterable[bytes]) -> str:
    """A short hash of the parts; each part's length goes in, so that moving a border changes the hash."""
    state = hashlib.sha256()
    for part in parts:
        state.update(len(part).to_bytes(8))
        state.update(part)
    return state.hexdigest()[:12]

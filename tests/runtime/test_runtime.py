import json
import re
import subprocess
import zipfile
from pathlib import Path

import pytest

from muggins_site import bytecode, shipped
from muggins_site.import_guard import Source, foreign_imports
from muggins_site.runtime import BundleError, build_runtime
from tests.runtime.conftest import ROOT
from tests.runtime.node import answers, run_python


def test_parts_are_where_they_are_said_to_be(project, cache, tmp_path):
    parts = build_runtime(project, tmp_path / "site", cache)
    for name in (f"{parts.pyodide}pyodide.asm.js", f"{parts.pyodide}pyodide.asm.wasm", parts.stdlib, parts.engine):
        assert (tmp_path / "site" / name).is_file()
        assert re.search(r"-[0-9a-f]{12}[./]", name), "a hash of the content is in the address"
    assert parts.lock["packages"] == {}


def test_archives_hold_listed_modules_as_bytecode(project, cache, tmp_path):
    parts = build_runtime(project, tmp_path, cache)
    with zipfile.ZipFile(tmp_path / parts.stdlib) as stdlib, zipfile.ZipFile(tmp_path / parts.engine) as engine:
        assert len(stdlib.namelist()) == len(shipped.STDLIB)
        assert all(item.compress_type == zipfile.ZIP_STORED for item in stdlib.infolist())
        code = {name for name in engine.namelist() if not name.startswith("muggins-1.0.dist-info/")}
        assert code == {
            "muggins/__init__.pyc",
            "muggins/live/__init__.pyc",
            "muggins/live/session.pyc",
            "muggins/data.txt",
        }


def test_second_build_compiles_nothing(project, cache, tmp_path, monkeypatch):
    first = build_runtime(project, tmp_path, cache)
    monkeypatch.setattr(bytecode, "compile_archive", lambda *_, **__: pytest.fail("compiled again"))
    assert build_runtime(project, tmp_path, cache) == first


def test_two_builds_give_the_same_bytes(project, tmp_path):
    first, second = (build_runtime(project, tmp_path / name, tmp_path / f"{name}-cache") for name in ("a", "b"))
    assert first == second
    for name in (first.stdlib, first.engine):
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()


@pytest.mark.parametrize(
    ("line", "module"),
    [
        ("import sqlite3", "sqlite3"),
        ("from muggins import extra", "muggins.extra"),
        ("from .. import extra", "muggins.extra"),
        ("from ..extra import name", "muggins.extra"),
        ("def later():\n    import xml.dom", "xml.dom"),
        ("import ssl", "ssl"),
    ],
)
def test_foreign_import_fails_the_build(project, cache, tmp_path, line, module):
    session = project / "engine/muggins/live/session.py"
    source = session.read_text("utf-8") + line
    session.write_text(source, "utf-8")
    number = source.count("\n") + 1
    with pytest.raises(BundleError, match=rf"^engine/muggins/live/session.py:{number}: {module} does not ship"):
        build_runtime(project, tmp_path, cache)


def test_import_between_standard_modules_is_guarded_too(project, tmp_path, monkeypatch):
    monkeypatch.setattr(shipped, "STDLIB", shipped.STDLIB - {"reprlib"})
    with pytest.raises(BundleError, match=r"python_stdlib.zip/\S+:\d+: reprlib does not ship"):
        build_runtime(project, tmp_path, tmp_path / "cache")


def test_missing_data_and_missing_node_modules_are_named(project, cache, tmp_path):
    (project / "engine/muggins/data.txt").unlink()
    with pytest.raises(BundleError, match=r"not there: muggins/data\.txt$"):
        build_runtime(project, tmp_path, cache)
    (project / "node_modules").unlink()
    with pytest.raises(BundleError, match="make serve"):
        build_runtime(project, tmp_path, cache)


def test_names_imported_from_a_module_need_not_be_modules():
    source = Source("engine/muggins/x.py", "muggins.x", "from json import dumps")
    assert foreign_imports(source, frozenset({"json"}), frozenset({"json.tool"})) == []


def test_built_in_modules_are_those_of_this_pyodide(project, cache, tmp_path):
    parts = build_runtime(project, tmp_path, cache)
    code = "import sys, _imp, json; json.dumps([*sys.builtin_module_names, *_imp._frozen_module_names()])"
    found = {name for name in json.loads(run_python(parts, tmp_path, code)) if "hello" not in name}
    assert found <= shipped.BUILT_IN


def test_shipped_lists_have_every_module_of_the_engine():
    result = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "engine/muggins"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    files = [Path(line) for line in result.stdout.split() if line.endswith(".py") and (ROOT / line).exists()]
    modules = {".".join(file.relative_to("engine").with_suffix("").parts).removesuffix(".__init__") for file in files}
    assert modules == shipped.ENGINE


def test_requests_are_answered_under_node(project, cache, tmp_path):
    parts = build_runtime(project, tmp_path, cache)
    asked = ['{"a": "ł\\n"}', "", "\u2028"]
    assert answers(parts, tmp_path, asked) == [json.dumps([text, len(text)]) for text in asked]

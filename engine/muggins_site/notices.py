"""The licences of what the site ships, in one file that travels with every copy."""

import json
from importlib.metadata import distribution
from pathlib import Path

_NODE = ("pyodide", "idiomorph", "@fontsource-variable/inter")
_PYTHON = ("mkdocs-material",)
_RULE = "-" * 79


def licences(root: Path) -> str:
    """Name, version, licence and, where the package carries it, the licence's text of every shipped part."""
    parts = [_node_part(root / "node_modules" / name) for name in _NODE] + [_python_part(name) for name in _PYTHON]
    own = (root / "LICENSE").read_text("utf-8")
    return f"\n{_RULE}\n\n".join([own, *parts])


def _node_part(folder: Path) -> str:
    package = json.loads((folder / "package.json").read_text("utf-8"))
    text = folder / "LICENSE"
    return _part(
        package["name"], package["version"], package["license"], text.read_text("utf-8") if text.exists() else ""
    )


def _python_part(name: str) -> str:
    package = distribution(name)
    texts = [file.read_text("utf-8") for file in package.files or () if "licenses" in file.parts]
    return _part(name, package.version, package.metadata["License-Expression"], "\n".join(texts))


def _part(name: str, version: str, licence: str, text: str) -> str:
    return f"{name} {version}: {licence}\n\n{text}".rstrip() + "\n"

"""The pages of the site, as they lie in docs/."""

from tests.conftest import ROOT


def _address(path):
    return path.with_suffix("").as_posix().removesuffix("index")


_DOCS = ROOT / "docs" / "en"
ADDRESSES = tuple(
    address + "/" * bool(address and not address.endswith("/"))
    for address in sorted(_address(path.relative_to(_DOCS)) for path in _DOCS.rglob("*.md"))
)
"""Every page of a language below its prefix: ``""``, ``about/``, ``family/``, ``family/rules/``..."""

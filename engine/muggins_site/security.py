"""The content security policy of the site, computed from the pages as they were built.

Only the theme's own few inline scripts are allowed, each by its hash; there are no inline styles and no event
attributes. The same table makes the `<meta>` of every page and the header for hosts that can send one.
"""

import base64
import hashlib
from dataclasses import dataclass, field
from html.parser import HTMLParser

#: Directive -> sources. `'wasm-unsafe-eval'` lets WebAssembly compile (the rules engine); it does not allow `eval`.
POLICY: dict[str, tuple[str, ...]] = {
    "default-src": ("'none'",),
    "script-src": ("'self'", "'wasm-unsafe-eval'"),
    "worker-src": ("'self'",),
    "connect-src": ("'self'",),
    "style-src": ("'self'",),
    "img-src": ("'self'", "data:"),  # data: for the icon masks in the theme's style sheet
    "font-src": ("'self'",),
    "manifest-src": ("'self'",),
    "base-uri": ("'none'",),
    "form-action": ("'none'",),
    "frame-ancestors": ("'none'",),
}
#: Directives that browsers ignore, with a warning in the console, when they stand in a `<meta>`.
HEADER_ONLY = frozenset({"frame-ancestors"})

_CHARSET = '<meta charset="utf-8">'
_SCRIPT_TYPES = frozenset({"", "module", "text/javascript", "importmap"})


@dataclass
class Inline:
    """What a page carries inline: the hashes of its scripts and everything the policy would refuse."""

    hashes: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


class _Scanner(HTMLParser):
    """Finds inline scripts, styles and event attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.found = Inline()
        self._script: list[str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = dict(attrs)
        if tag == "script" and "src" not in names and (names.get("type") or "") in _SCRIPT_TYPES:
            self._script = []
        if tag == "style":
            self.found.faults.append("<style>")
        self.found.faults += [f"<{tag} {name}>" for name in names if name == "style" or name.startswith("on")]
        self.found.faults += [f"<{tag} {n}>" for n, value in attrs if (value or "").lower().startswith("javascript:")]

    def handle_data(self, data: str) -> None:
        if self._script is not None:
            self._script.append(data)

    def handle_endtag(self, tag: str) -> None:
        if tag == "script" and self._script is not None:
            digest = hashlib.sha256("".join(self._script).encode()).digest()
            source = f"'sha256-{base64.b64encode(digest).decode()}'"
            if source not in self.found.hashes:
                self.found.hashes.append(source)
            self._script = None


def scan(html: str) -> Inline:
    """The inline scripts of a page as hash sources, in document order, and what the policy would refuse.

    >>> scan('<script>1</script><p style="top:0">').faults
    ['<p style>']
    """
    scanner = _Scanner()
    scanner.feed(html)
    scanner.close()
    return scanner.found


def policy(hashes: list[str], *, meta: bool) -> str:
    """The policy as one line, with `hashes` among the script sources; `meta` leaves out what a `<meta>` cannot say."""
    directives = []
    for name, sources in POLICY.items():
        if meta and name in HEADER_ONLY:
            continue
        directives.append(" ".join((name, *sources, *(hashes if name == "script-src" else ()))))
    return "; ".join(directives)


def with_meta_policy(html: str, hashes: list[str]) -> str:
    """The page with its policy right after the charset, before anything that could load.

    Raises ValueError when the page does not declare its charset in the usual way.
    """
    if _CHARSET not in html:
        raise ValueError(f"the page has no {_CHARSET}")
    tag = f'{_CHARSET}<meta http-equiv="Content-Security-Policy" content="{policy(hashes, meta=True)}">'
    return html.replace(_CHARSET, tag, 1)

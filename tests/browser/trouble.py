"""What must never happen while a page is used: errors, refused or failed requests, requests to elsewhere."""

import re
from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, ConsoleMessage, Request

_REPORT_VIOLATIONS = """
addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
  console.error(`policy: ${effectiveDirective} refused ${blockedURI}`);
});
"""


@dataclass
class Trouble:
    """Everything that went wrong in the contexts that are watched; ``origin`` is the site's own address."""

    origin: str
    found: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    def watch(self, context: BrowserContext) -> None:
        """Record the trouble of all pages and workers of a context."""
        context.add_init_script(_REPORT_VIOLATIONS)
        context.on("console", self._console)
        context.on("weberror", lambda error: self.found.append(f"uncaught: {error.error}"))
        context.on("request", self._request)
        context.on("requestfailed", self._failed)

    def expect(self, pattern: str) -> None:
        """Let through what the test itself brings about."""
        self.expected.append(pattern)

    def check(self) -> None:
        """Fail if there was any trouble that the test does not expect."""
        left = [one for one in self.found if not any(re.search(pattern, one) for pattern in self.expected)]
        assert not left, "\n".join(left)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.found.append(f"console: {message.text} {message.location.get('url', '')}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.origin, "data:", "blob:" + self.origin)):
            self.found.append(f"elsewhere: {request.url}")

    def _failed(self, request: Request) -> None:
        # What was still under way when the reader left the page is given up, and that is right.
        if request.failure != "net::ERR_ABORTED":
            self.found.append(f"failed: {request.url} {request.failure}")

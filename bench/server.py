"""A static file server that compresses like a good host does, and counts what it sends."""

import gzip
import hashlib
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; "
    "style-src 'self'; img-src 'self' data:; font-src 'self'"
)
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
}


@dataclass(frozen=True)
class Twins:
    """Compressed copies of files, kept by the hash of their content, because brotli at its best is slow."""

    folder: Path

    def brotli(self, path: Path) -> bytes:
        """The file as a host with brotli sends it."""
        twin = self.folder / f"{hashlib.sha256(path.read_bytes()).hexdigest()}.br"
        if not twin.exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            script = Path(__file__).with_name("brotli.mjs")
            subprocess.run(["node", str(script), str(path), str(twin)], check=True)
        return twin.read_bytes()


def gzip_size(path: Path) -> int:
    """Bytes of the file as a host with gzip only sends it."""
    return len(gzip.compress(path.read_bytes(), 9)) if path.suffix in TYPES else path.stat().st_size


@dataclass
class Site:
    """Files and directories by URL prefix (the first that fits counts), and what was sent since the last `reset`."""

    roots: dict[str, Path]
    twins: Twins
    url: str = ""
    sent: list[tuple[Path, int]] = field(default_factory=list)

    def find(self, url: str) -> Path | None:
        """The file behind a URL path; a directory stands for its index page."""
        prefix = next(prefix for prefix in self.roots if url.startswith(prefix))
        path = self.roots[prefix] / url.removeprefix(prefix) if url != prefix else self.roots[prefix]
        path = path / "index.html" if path.is_dir() else path
        return path if path.is_file() else None

    def reset(self) -> None:
        """Forget what was sent."""
        self.sent.clear()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, site: Site, *args: object) -> None:
        self.site = site
        super().__init__(*args)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        path = self.site.find(urlsplit(self.path).path)
        if path is None:
            self.send_response(404)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        packed = path.suffix in TYPES
        data = self.site.twins.brotli(path) if packed else path.read_bytes()
        self.site.sent.append((path, len(data)))
        self.send_response(200)
        self.send_header("Content-Type", TYPES.get(path.suffix, "application/octet-stream"))
        if packed:
            self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(len(data)))
        page = path.suffix == ".html"
        self.send_header("Cache-Control", "no-cache" if page else "public, max-age=31536000, immutable")
        if not page or "bench" in self.path:  # the site's own pages bring a policy with the hashes of their scripts
            self.send_header("Content-Security-Policy", POLICY)
        with suppress(ConnectionError):  # a page that was closed early
            self.end_headers()
            self.wfile.write(data)

    def log_message(self, *_: object) -> None:
        """Stay silent."""


@contextmanager
def serve(site: Site) -> Iterator[Site]:
    """Serve `site` on a free port of this machine; its `url` has no slash at the end."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, site))
    site.url = f"http://127.0.0.1:{server.server_address[1]}"
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield site
    finally:
        server.shutdown()
        thread.join()

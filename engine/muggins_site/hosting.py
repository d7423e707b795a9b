"""Files for the host of the built site: headers, error pages, sitemaps. All from one table of rules."""

from collections.abc import Iterable
from dataclasses import dataclass
from xml.sax.saxutils import escape, quoteattr

from muggins_site.languages import Edition
from muggins_site.security import policy

_ALWAYS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"


@dataclass(frozen=True)
class Rule:
    """Headers for the paths that match `path`: an exact path, or a prefix when it ends in `*`."""

    path: str
    headers: dict[str, str]


def rules(hashes: list[str], codes: Iterable[str]) -> list[Rule]:
    """The one table of headers. No header is set by two rules that match the same path: some hosts would join them.

    Everything below `assets/` has a name that changes with its content, so it may be kept for ever; pages and search
    indexes are asked for again.
    """
    return [
        Rule("/*", {"Content-Security-Policy": policy(hashes, meta=False), **_ALWAYS}),
        Rule("/assets/*", {"Cache-Control": _FOREVER}),
        *(Rule(path, {"Cache-Control": _ASK_AGAIN}) for path in ("/", *(f"/{code}/*" for code in codes))),
    ]


COMPRESSED = ("application/json", "application/javascript", "application/wasm", "application/zip", "image/svg+xml")
"""Types besides text that gain from compression on their way."""


def headers_file(table: Iterable[Rule]) -> str:
    """The table in the `_headers` format of static hosts."""
    blocks = []
    for rule in table:
        lines = [rule.path, *(f"  {name}: {value}" for name, value in rule.headers.items())]
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks) + "\n"


def redirects_file(codes: Iterable[str]) -> str:
    """The error page of each language in the `_redirects` format; the one at the root needs no line."""
    return "".join(f"/{code}/* /{code}/404.html 404\n" for code in codes)


def caddyfile(table: Iterable[Rule], codes: Iterable[str]) -> str:
    """The table as a configuration for Caddy, to be started inside the folder of the site."""
    lines = [
        "# Run inside this folder: caddy run --adapter caddyfile --config Caddyfile",
        "# SITE_ADDRESS is what to listen on, for example learn.example.org or :8080.",
        "{$SITE_ADDRESS:localhost} {",
        "\troot * .",
        "\tencode zstd gzip {",
        "\t\tmatch {",
        # The archives of the engine are stored, not compressed, so that the host's compression works on them.
        *(f"\t\t\theader Content-Type {kind}*" for kind in ("text/", *COMPRESSED)),
        "\t\t}",
        "\t}",
        "\tfile_server {",
        "\t\tprecompressed br gzip",
        "\t\thide Caddyfile _headers _redirects",
        "\t}",
    ]
    for rule in table:
        lines += [f"\theader {rule.path} {name} `{value}`" for name, value in rule.headers.items()]
    return "\n".join([*lines, *_caddy_errors("|".join(codes)), "}", ""])


def _caddy_errors(codes: str) -> list[str]:
    """The error page of the language that was asked for, else the one in all languages."""
    return [
        "\thandle_errors {",
        f"\t\t@language path_regexp language ^/({codes})/",
        "\t\thandle @language {",
        "\t\t\trewrite * /{re.language.1}/404.html",
        "\t\t\tfile_server",
        "\t\t}",
        "\t\thandle {",
        "\t\t\trewrite * /404.html",
        "\t\t\tfile_server",
        "\t\t}",
        "\t}",
    ]


def sitemap(pages: Iterable[tuple[str, list[Edition]]]) -> str:
    """The sitemap of one language: absolute address of each page with its editions. No dates, so it is reproducible."""
    entries = []
    for address, editions in pages:
        links = "".join(
            f'<xhtml:link rel="alternate" hreflang="{edition.code}" href={quoteattr(edition.url or "")}/>'
            for edition in editions
        )
        entries.append(f"  <url><loc>{escape(address)}</loc>{links}</url>\n")
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" '
        f'xmlns:xhtml="http://www.w3.org/1999/xhtml">\n{"".join(entries)}</urlset>\n'
    )


def sitemap_index(site_url: str, codes: Iterable[str]) -> str:
    """The sitemap at the root, which names the one of each language."""
    entries = "".join(f"  <sitemap><loc>{escape(site_url)}{code}/sitemap.xml</loc></sitemap>\n" for code in codes)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{entries}</sitemapindex>\n'
    )

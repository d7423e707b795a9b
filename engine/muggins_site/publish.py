"""The last steps of a build, once for all languages: what is written beside the pages, and the policy put into them."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File

from muggins_site import hosting, security
from muggins_site.languages import editions

#: Parts of theme and plugins that no page of ours asks for: stemmers of the search, the theme's icon, the template of
#: a sitemap. Source maps go too.
DEAD_WEIGHT = ("assets/javascripts/lunr/", "assets/images/favicon.png", "sitemap.xml")


def is_dead_weight(file: File) -> bool:
    """Whether a file of the theme can stay out of the site."""
    return file.dest_uri.startswith(DEAD_WEIGHT) or file.dest_uri.endswith(".map")


def write_text(target: Path, text: str) -> None:
    """Write with line feeds on every system, so that builds are equal everywhere."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8", newline="\n")


def write_sitemaps(config: MkDocsConfig, pages: Mapping[str, Iterable[File]], languages: Iterable[Any]) -> None:
    """One sitemap for each language and the index at the root; nothing when the public address is not known."""
    if not config.site_url:
        return
    site, known = Path(config.site_dir), list(languages)
    for code, files in pages.items():
        entries = [(config.site_url + file.url, editions(file, known, config.site_url)) for file in files]
        write_text(site / code / "sitemap.xml", hosting.sitemap(entries))
    write_text(site / "sitemap.xml", hosting.sitemap_index(config.site_url, pages))


def secure_pages(site: Path, *, meta: bool) -> tuple[list[str], list[str]]:
    """Put the policy into every page when `meta` is set.

    Returns all hashes of inline scripts, sorted, and one sentence for everything that the policy would refuse.
    """
    hashes: set[str] = set()
    faults = []
    for page in sorted(site.rglob("*.html")):
        html = page.read_text(encoding="utf-8")
        inline = security.scan(html)
        hashes.update(inline.hashes)
        faults += [f"{page.relative_to(site).as_posix()}: {fault} is refused by the policy" for fault in inline.faults]
        if meta:
            write_text(page, security.with_meta_policy(html, inline.hashes))
    return sorted(hashes), faults


def write_host_files(site: Path, hashes: list[str], codes: list[str]) -> None:
    """Headers and error pages, for hosts that read `_headers` and `_redirects` and for Caddy."""
    table = hosting.rules(hashes, codes)
    write_text(site / "_headers", hosting.headers_file(table))
    write_text(site / "_redirects", hosting.redirects_file(codes))
    write_text(site / "Caddyfile", hosting.caddyfile(table, codes))

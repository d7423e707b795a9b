"""The URL tree of the four languages: every one under its own prefix, the default one too.

The i18n plugin puts the default language at the root of the site. These helpers move it under its prefix and say, for
a page, where its other languages are. They work on the `File` objects of the plugin, which carry three attributes
beside MkDocs' own: `locale`, `norm_src_uri` (the path without the language folder) and `alternates` (locale -> File).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File
from mkdocs.utils import get_relative_url


@dataclass(frozen=True)
class Edition:
    """One language of one page: where its switcher entry leads and what search engines are told."""

    code: str
    name: str
    href: str  # relative to the page that links, or from the root of the host on error pages
    url: str | None  # absolute; None when the public address of the site is not known


def move_under_prefix(file: File, code: str, config: MkDocsConfig) -> None:
    """Give a file of the default language the same place that the other languages have: under `<code>/`."""
    if not file.dest_uri.startswith(f"{code}/"):
        file.dest_uri = f"{code}/{file.dest_uri}"
    file.abs_dest_path = str(Path(config.site_dir) / file.dest_uri)
    file.url = file._get_url(config.use_directory_urls)  # as the i18n plugin does


def prefix_default_language(files: Iterable[File], code: str, config: MkDocsConfig) -> None:
    """Move the pages of the default language, and the references to them from the other languages, under its prefix."""
    for file in files:
        alternates: dict[str, File] = getattr(file, "alternates", {})
        if file.is_documentation_page() and code in alternates:
            move_under_prefix(alternates[code], code, config)


def editions(file: File, languages: Iterable[Any], site_url: str | None) -> list[Edition]:
    """All languages in which `file` exists, in the order of the configuration.

    `languages` are the language entries of the i18n plugin's configuration.
    """
    alternates: dict[str, File] = getattr(file, "alternates", {})
    return [
        Edition(
            code=language.locale,
            name=language.name,
            href=get_relative_url(alternates[language.locale].url, file.url),
            url=site_url + alternates[language.locale].url if site_url else None,
        )
        for language in languages
        if language.locale in alternates
    ]


def front_editions(base: str, languages: Iterable[Any], site_url: str | None) -> list[Edition]:
    """The front pages of all built languages, seen from a page whose path to the root of the site is `base`."""
    return [
        Edition(
            code=language.locale,
            name=language.name,
            href=f"{base}{language.locale}/",
            url=f"{site_url}{language.locale}/" if site_url else None,
        )
        for language in languages
        if language.build
    ]

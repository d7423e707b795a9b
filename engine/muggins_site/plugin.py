"""The MkDocs plugin `muggins`: hooks only, the work is done in the modules beside this one.

The i18n plugin builds the languages one after the other: the first in the build that MkDocs started, the others nested
inside its `on_post_build`. What belongs to the whole site is therefore prepared in `on_files` of the first build and
finished in `on_post_build` when the nested builds are over.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from jinja2 import Environment
from mkdocs.config.base import Config
from mkdocs.config.config_options import ExtraScriptValue
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.livereload import LiveReloadServer
from mkdocs.plugins import BasePlugin, event_priority, get_plugin_logger
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url
from mkdocs.utils.templates import TemplateContext

from muggins.words.catalogue import words_of
from muggins_site import frames, languages, menu, parity, publish, search
from muggins_site.client import ClientAssets, build_client
from muggins_site.data import write_engine_data
from muggins_site.facts import facts_of
from muggins_site.notices import licences
from muggins_site.runtime import BundleError, build_runtime
from muggins_site.seeds import AuthorError

log = get_plugin_logger(__name__)

AUTHORING = "muggins_site.authoring"
WATCHED = ("engine/client", "engine/muggins_site/overrides", "locales", "seeds")


class MugginsConfig(Config):  # type: ignore[no-untyped-call] # MkDocs' own __init_subclass__
    """No options: the texts of the site stand with the languages of the i18n plugin."""


@dataclass
class _Run:
    """What one build of all languages collects."""

    client: ClientAssets
    pages: dict[str, list[File]] = field(default_factory=dict)
    anchors: dict[str, dict[str, tuple[str, ...]]] = field(default_factory=dict)


class MugginsPlugin(BasePlugin[MugginsConfig]):  # type: ignore[no-untyped-call] # MkDocs' own __init_subclass__
    """Builds the parts of the browser, puts every language under its prefix and makes the site ready for a host."""

    _run: _Run
    _env: Environment
    _serving = False

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
        """Live reload needs an inline script, so the policy is put into the pages of real builds only."""
        self._serving = command == "serve"

    @event_priority(-200)
    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Tell the Markdown extensions which language is being built."""
        i18n = _i18n(config)
        if not i18n.building:
            try:
                write_engine_data(_root(config))
            except AuthorError as error:
                raise PluginError(str(error)) from error
        config.theme.static_templates.discard("sitemap.xml")
        options = config.mdx_configs.setdefault(AUTHORING, {})
        options.update(lang=i18n.current_language, root=str(_root(config)))
        config.mdx_configs.setdefault("toc", {})["permalink_title"] = config.extra["permalink"]
        return config

    @event_priority(-200)
    def on_files(self, files: Files, config: MkDocsConfig) -> Files:
        """Build the browser's parts (once) and give every page its place below the prefix of its language."""
        i18n = _i18n(config)
        if not i18n.building:
            self._run = _Run(self._build_parts(config))
            # Said first: links to a missing page stop the build of its language before the languages are compared.
            _warn(parity.missing_pages(parity.pages_on_disk(Path(config.docs_dir), i18n.build_languages)))
        for file in [file for file in files if publish.is_dead_weight(file)]:
            files.remove(file)
        languages.prefix_default_language(files, i18n.default_language, config)
        self._run.pages[i18n.current_language] = list(files.documentation_pages())
        return files

    def on_page_content(self, html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
        """Note the anchors of each page, to compare the languages at the end; put long examples into files."""
        lang = _i18n(config).current_language
        anchors = self._run.anchors.setdefault(lang, {})
        anchors[page.file.norm_src_uri] = parity.anchors(html)  # type: ignore[attr-defined]
        return frames.with_more(html, page.url, Path(config.site_dir), facts_of(_root(config)).examples, words_of(lang))

    def on_env(self, env: Environment, config: MkDocsConfig, files: Files) -> Environment:
        """Give the templates the filters that mend what the theme writes."""
        env.filters["with_search_worker"] = search.with_search_worker
        env.filters["with_named_sections"] = menu.with_named_sections
        self._env = env
        return env

    def on_page_context(self, context: TemplateContext, page: Page, config: MkDocsConfig, nav: Navigation) -> Any:
        """Say where the page's other languages are."""
        i18n = _i18n(config)
        root = get_relative_url(f"{i18n.current_language}/", page.url)
        editions = languages.editions(page.file, i18n.config.languages, config.site_url)
        return self._with_site(context, config, root, editions)

    def on_template_context(self, context: TemplateContext, template_name: str, config: MkDocsConfig) -> Any:
        """The same for the error page, which is shown at any depth and must link from the root of the host."""
        i18n = _i18n(config)
        base = _host_path(config)
        editions = languages.front_editions(base, i18n.config.languages, config.site_url)
        return self._with_site(context, config, f"{base}{i18n.current_language}/", editions)

    def on_post_template(self, output_content: str, template_name: str, config: MkDocsConfig) -> str:
        """Put each language's error page into its own folder."""
        if template_name != "404.html":
            return output_content
        publish.write_text(Path(config.site_dir) / _i18n(config).current_language / template_name, output_content)
        return ""

    @event_priority(-200)
    def on_post_build(self, config: MkDocsConfig) -> None:
        """When the last language is built: compare them, and write what belongs to the whole site."""
        i18n = _i18n(config)
        if i18n.building:
            return
        run, site, codes = self._run, Path(config.site_dir), list(i18n.build_languages)
        search.split_index(site, codes)
        publish.write_sitemaps(config, run.pages, i18n.config.languages)
        self._write_front_pages(config)
        hashes, faults = publish.secure_pages(site, meta=not self._serving)
        publish.write_host_files(site, hashes, codes)
        publish.write_text(site / "licences.txt", licences(_root(config)))
        _warn([*parity.differing_anchors(run.anchors), *faults])

    def on_serve(self, server: LiveReloadServer, *, config: MkDocsConfig, builder: Any) -> LiveReloadServer:
        """Rebuild when something besides the pages changes."""
        for folder in WATCHED:
            server.watch(str(_root(config) / folder))
        return server

    def _build_parts(self, config: MkDocsConfig) -> ClientAssets:
        """Put the browser's parts into the site and hand its style sheet and script to the theme."""
        root, site = _root(config), Path(config.site_dir)
        try:
            client = build_client(root, site, build_runtime(root, site, root / "build" / "cache"))
        except BundleError as error:
            raise PluginError(str(error)) from error
        script = ExtraScriptValue(client.script)
        script.type = "module"
        config.extra_css = [client.style]
        config.extra_javascript = [script]
        return client

    def _with_site(
        self, context: TemplateContext, config: MkDocsConfig, language_root: str, editions: list[languages.Edition]
    ) -> dict[str, Any]:
        """The context of a template with what the overrides need."""
        return {
            **context,
            "client": self._run.client,
            "editions": editions,
            "language_root": language_root,
            "site_language": _i18n(config).current_language_config,
        }

    def _write_front_pages(self, config: MkDocsConfig) -> None:
        """The chooser at the root, and the error page in all languages for addresses outside the language folders."""
        known = [language for language in _i18n(config).config.languages if language.build]
        common = {"client": self._run.client, "config": config, "languages": known}
        for template, name, base in [
            ("chooser.html", "index.html", ""),
            ("missing.html", "404.html", _host_path(config)),
        ]:
            html = self._env.get_template(template).render(common, base=base)
            publish.write_text(Path(config.site_dir) / name, html)


def _warn(problems: list[str]) -> None:
    """Each warning fails a strict build."""
    for problem in problems:
        log.warning(problem)


def _i18n(config: MkDocsConfig) -> Any:
    """The i18n plugin, whose state says which language is being built."""
    plugin = config.plugins.get("i18n")
    if plugin is None:
        raise PluginError("the plugin 'muggins' works on top of 'i18n': add it to the plugins in mkdocs.yml")
    return plugin


def _root(config: MkDocsConfig) -> Path:
    """The project's directory, where mkdocs.yml is."""
    return Path(config.config_file_path).parent


def _host_path(config: MkDocsConfig) -> str:
    """The path of the site on its host, with slashes at both ends."""
    return urlsplit(config.site_url or "/").path

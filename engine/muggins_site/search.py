"""Search: one index for each language, and the theme told to use it through our own worker.

The theme writes one index with the words of all languages; readers of one language would find the pages of another.
The theme's script finds index and worker through the JSON in `<script id="__config">`, which is rewritten here.
"""

import json
import posixpath
import re
from pathlib import Path
from urllib.parse import quote

_CONFIG = re.compile(r'(<script id="__config" type="application/json">)(.*?)(</script>)', re.DOTALL)
_WORKERS = "assets/javascripts/workers/"


def split_index(site: Path, codes: list[str]) -> None:
    """Replace `search/search_index.json` by one index below each language folder, with locations relative to it."""
    whole = site / "search" / "search_index.json"
    index = json.loads(whole.read_text(encoding="utf-8"))
    for code in codes:
        prefix = f"{code}/"
        docs = [
            {**doc, "location": doc["location"].removeprefix(prefix)}
            for doc in index["docs"]
            if doc["location"].startswith(prefix)
        ]
        target = site / code / "search" / "search_index.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps({"config": index["config"], "docs": docs}, ensure_ascii=False, separators=(",", ":"))
        target.write_text(text, encoding="utf-8")
    whole.unlink()
    whole.parent.rmdir()


def with_search_worker(html: str, language_root: str, worker: str) -> str:
    """The theme's script block with our worker around the theme's and the language's folder as base.

    `language_root` is the path from the page to the folder of its language, `worker` the worker's path inside the site.
    Raises ValueError when the theme's block does not look as expected, which only another theme version can cause.
    """
    found = _CONFIG.search(html)
    if not found:
        raise ValueError("the theme has no <script id='__config'> of the known form")
    config = json.loads(found[2])
    root, marker, name = config["search"].partition(_WORKERS)
    if not marker:
        raise ValueError(f"the theme's search worker is at an unknown place: {config['search']}")
    theirs = posixpath.relpath(_WORKERS + name, posixpath.dirname(worker))
    config["base"] = language_root
    config["search"] = f"{root}{worker}?theme={quote(theirs)}"
    text = json.dumps(config, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return html[: found.start(2)] + text + html[found.end(2) :]

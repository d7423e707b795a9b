"""Long examples: a page holds their key steps, the whole lies in a file that the first step to the side fetches."""

import hashlib
import re
from collections.abc import Mapping
from pathlib import Path

from mkdocs.utils import get_relative_url

from muggins.lessons.scenario import Scenario
from muggins.views import page as frames
from muggins.views.game_view import Reader
from muggins.words.catalogue import Words
from muggins_site.runtime import ASSETS


def with_more(html: str, page_url: str, site: Path, examples: Mapping[str, Scenario], words: Words) -> str:
    """The page with each ``data-more="<id>"`` replaced by the address of the whole example, which is written there."""

    def written(found: re.Match[str]) -> str:
        example = examples[found[1]]
        whole = frames.replay(Reader(words, example.id), example).encode()
        name = f"{ASSETS}/steps/{example.id}-{words.lang}-{hashlib.sha256(whole).hexdigest()[:12]}.txt"
        target = site / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(whole)
        return f'data-more="{get_relative_url(name, page_url)}"'

    return re.sub(r'data-more="([a-z0-9-]+)"', written, html)

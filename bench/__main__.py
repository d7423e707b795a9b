"""Measure the built site and print each figure beside its goal; nothing fails here.

    python -m bench [--site DIR] [--runs N]

Every run opens, in turn, the engine and a page that does nothing but start Pyodide as it comes, each with a fresh
profile (cold) and once more (warm). Files go out as brotli twins; their gzip sizes are printed beside.
"""

import argparse
import gzip
import json
import re
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import sync_playwright
from tests.runtime.requests import sample_requests

from bench.browser import Visit, action_times, first_answer, first_step, new_reader
from bench.server import Site, Twins, serve

ROOT = Path(__file__).parent.parent
EXAMPLE_PAGE = "pl/dominoes/examples/"
_FRAME = re.compile(r'<div class="mug[ "].*?</div>(?=\s*(?:<div class="mug[ "]|</li>|</fieldset>|</mug-))', re.DOTALL)


def main() -> None:
    """Run the measurements one after the other."""
    parser = argparse.ArgumentParser(description="Measure the built site.")
    parser.add_argument("--site", type=Path, default=ROOT / "site")
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    (worker,) = options.site.glob("assets/worker-*.js")
    with tempfile.TemporaryDirectory() as folder, serve(_site(options.site, Path(folder))) as site:
        job = {"worker": f"/assets/{worker.name}", "requests": sample_requests()}
        Path(folder, "job.json").write_text(json.dumps(job), "utf-8")
        _compare_starts(site, options.runs)
        _time_pages(site, options.runs)
    _weigh_frames(options.site)


def _site(built: Path, folder: Path) -> Site:
    """The built site with the bench's pages beside it."""
    pages = Path(__file__).with_name("pages")
    roots = {
        "/bench/job.json": folder / "job.json",
        "/bench/pyodide/": ROOT / "node_modules" / "pyodide",
        "/bench/": pages,
        "/assets/timing.js": pages / "timing.js",
        "/": built,
    }
    return Site(roots, Twins(ROOT / "build" / "bench"))


def _compare_starts(site: Site, runs: int) -> None:
    visits: dict[str, list[tuple[Visit, Visit]]] = {"raw": [], "engine": []}
    with sync_playwright() as playwright:
        with new_reader(playwright) as reader:  # once before, so that no visit waits for the compression
            for page in visits:
                first_answer(reader, site, f"{page}.html")
        for _ in range(runs):
            for page, done in visits.items():
                with new_reader(playwright) as reader:
                    done.append(
                        (first_answer(reader, site, f"{page}.html"), first_answer(reader, site, f"{page}.html"))
                    )
        with new_reader(playwright) as reader:
            times = action_times(reader, site)
    for index, name, goal in ((0, "cold", 0.6), (1, "warm", 0.5)):
        engine, raw = (median(pair[index].ms for pair in visits[page]) for page in ("engine", "raw"))
        print(f"first live move, {name}: {engine:.0f} ms, bare Pyodide {raw:.0f} ms: {engine / raw:.2f} (goal {goal})")
    engine_bytes, raw_bytes = visits["engine"][0][0], visits["raw"][0][0]
    print(f"bytes of it: brotli {_mb(engine_bytes.brotli)}, gzip {_mb(engine_bytes.gzip)} (goal 4.20 MB with the page)")
    print(f"    bare Pyodide: brotli {_mb(raw_bytes.brotli)}, gzip {_mb(raw_bytes.gzip)}")
    print(f"an action in Pyodide: p50 {median(times):.1f} ms, p95 {quantiles(times, n=20)[-1]:.1f} ms (goal 25)")


def _time_pages(site: Site, runs: int) -> None:
    if site.find(f"/{EXAMPLE_PAGE}") is None:
        print(f"first step usable: there is no page {EXAMPLE_PAGE}")
        return
    with sync_playwright() as playwright:
        times = []
        for _ in range(runs):
            site.reset()
            with new_reader(playwright) as reader:
                times.append(first_step(reader, f"{site.url}/{EXAMPLE_PAGE}"))
    known = [time for time in times if time is not None]
    print(f"first step usable: {median(known):.0f} ms" if known else f"first step usable: no replay in {EXAMPLE_PAGE}")
    print(f"bytes of the page: brotli {_mb(sum(size for _, size in site.sent))}")


def _weigh_frames(built: Path) -> None:
    frames = [
        match.group().encode()
        for path in sorted(built.glob("*/**/*.html"))
        for match in _FRAME.finditer(path.read_text("utf-8"))
    ]
    if not frames:
        print("frames: none found")
        return
    raw = sorted(map(len, frames))
    packed = sorted(len(gzip.compress(frame, 9)) for frame in frames)
    print(f"{len(frames)} frames: median {median(raw):.0f} bytes raw (goal 12288), {median(packed):.0f} gzip")
    print(f"    largest: {raw[-1]} raw, {packed[-1]} gzip (goal 3584)")


def _mb(size: int) -> str:
    return f"{size / 1e6:.2f} MB"


main()

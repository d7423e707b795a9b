"""Measure the built site and print each figure beside its goal; nothing fails here.

    python -m bench [--site DIR] [--runs N]

Every run opens, in turn, the engine and a page that does nothing but start Pyodide as it comes, each with a fresh
profile (cold) and once more (warm). Files go out as brotli twins; their gzip sizes are printed beside.
"""

import argparse
import gzip
import json
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import sync_playwright
from tests.runtime.requests import action_requests

from bench.browser import Visit, action_times, first_answer, first_step, first_table, frames, new_reader
from bench.server import Site, Twins, serve

ROOT = Path(__file__).parent.parent
EXAMPLE_PAGE = "pl/dominoes/examples/"


def main() -> None:
    """Run the measurements one after the other."""
    parser = argparse.ArgumentParser(description="Measure the built site.")
    parser.add_argument("--site", type=Path, default=ROOT / "site")
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    (worker,) = options.site.glob("assets/worker-*.js")
    with tempfile.TemporaryDirectory() as folder, serve(_site(options.site, Path(folder))) as site:
        job = {"worker": f"/assets/{worker.name}", "requests": action_requests()}
        Path(folder, "job.json").write_text(json.dumps(job), "utf-8")
        _compare_starts(site, options.runs)
        _time_pages(site, options.runs)
        _weigh_frames(site)


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
    print(f"    bytes of bare Pyodide: {_bytes(visits['raw'][0][0])}")
    print(f"an action in Pyodide: p50 {median(times):.1f} ms, p95 {quantiles(times, n=20)[-1]:.1f} ms (goal 25)")


def _time_pages(site: Site, runs: int) -> None:
    url = f"{site.url}/{EXAMPLE_PAGE}"
    steps, tables = [], []
    with sync_playwright() as playwright:
        for _ in range(runs + 1):  # the first waits for the compression and does not count
            with new_reader(playwright) as reader:
                steps.append(first_step(reader, url))
            with new_reader(playwright) as reader:
                tables.append(first_table(reader, site, url))
    print(f"first step usable: {median(steps[1:]):.0f} ms after navigation")
    print(f"first live table from that page: {median(table.ms for table in tables[1:]):.0f} ms after navigation")
    print(f"    bytes with the page: {_bytes(tables[-1])} (goal 4.20 MB)")


def _weigh_frames(site: Site) -> None:
    """The frames of all pages; a page that a language shares with the others is there once for each."""
    pages = sorted(path.parent.relative_to(site.roots["/"]) for path in site.roots["/"].glob("??/**/index.html"))
    with sync_playwright() as playwright, new_reader(playwright) as reader:
        found = [frame.encode() for page in pages for frame in frames(reader, f"{site.url}/{page.as_posix()}/")]
    raw = sorted(map(len, found))
    packed = sorted(len(gzip.compress(frame, 9)) for frame in found)
    print(f"{len(found)} frames: median {median(raw):.0f} bytes raw (goal 12288), {median(packed):.0f} gzip")
    print(f"    largest: {raw[-1]} raw, {packed[-1]} gzip (goal 3584)")


def _bytes(visit: Visit) -> str:
    return f"brotli {visit.brotli / 1e6:.2f} MB, gzip {visit.gzip / 1e6:.2f} MB"


main()

"""The engine as shipped answers as the engine that builds the site does."""

from muggins.live.session import handle
from muggins_site.runtime import build_runtime
from tests.runtime.conftest import ROOT
from tests.runtime.node import answers
from tests.runtime.requests import sample_requests


def test_same_bytes_here_and_in_pyodide(cache, tmp_path):
    requests = sample_requests()
    parts = build_runtime(ROOT, tmp_path, cache)
    for request, answer in zip(requests, answers(parts, tmp_path, requests), strict=True):
        assert answer == handle(request), request

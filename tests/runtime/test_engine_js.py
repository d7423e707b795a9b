import subprocess

from tests.runtime.conftest import ROOT


def test_modules_of_the_page():
    """The cases are in tests/node/*.test.mjs."""
    result = subprocess.run(["node", "--test", "tests/node"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout

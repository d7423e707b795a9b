"""Seeds that are wrong stop the build with file, line, what is expected and what was found."""

import re
import shutil

import pytest

from muggins_site.data import write_engine_data
from muggins_site.seeds import AuthorError, read_examples, read_rules
from tests.conftest import CODES, ROOT


@pytest.fixture
def project(tmp_path):
    for folder in ("seeds", "locales"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    return tmp_path


def change(project, name, old, new):
    path = project / "seeds" / "dominoes" / name
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("points: 15", "points: 10", "end-six.yml:11: points: expected 10, found 15"),
        ("counted: [3, 12]", "counted: [3, 6]", "end-six.yml:11: counted: expected [3, 6], found [3, 12]"),
        ("sum: 9, ", "", "end-six.yml:10: sum: expected None, found 9"),
        (
            "1.66r",
            "1.66l",
            "end-six.yml:8: moves: expected moves that the rules allow, found dominoes/wrong-end",
        ),
        ("'0.36 1.66r'", "0.36", "end-six.yml:8: put the moves into quotes"),
        ("id: end-six", "id: other", "end-six.yml:1: the id must be the file's name"),
        ("[double, score]", "[double, scores]", "end-six.yml:5: no clause 'scores'"),
        ("title: A", "titel: A", "end-six.yml:1: add the key 'title'"),
        ("expect:", "more: 1\nexpect:", "end-six.yml:9: unknown key 'more'"),
        ("game: dominoes", "game: [", "not YAML"),
    ],
)
def test_wrong_examples(project, old, new, message):
    change(project, "examples/end-six.yml", old, new)
    with pytest.raises(AuthorError) as caught:
        write_engine_data(project)
    assert message in str(caught.value)


def test_wrong_rules(project):
    change(project, "rules.yml", "- id: set", "- id: players")
    with pytest.raises(AuthorError, match=r"rules.yml:\d+: clause players stands twice"):
        list(read_rules(project))


def test_clauses_cited_by_mistakes_exist():
    """Every clause that the engine names has its block of rules."""
    known = {rule["id"] for _, document in read_rules(ROOT) for rule in document.data}
    code = "".join(path.read_text("utf-8") for path in (ROOT / "engine/muggins/games/dominoes").glob("*.py"))
    cited = set(re.findall(r'Mistake\("[a-z/-]+", "([a-z-]+)"', code))
    assert cited <= known
    assert cited
    assert all(set(document.data["clauses"]) <= known for document, _ in read_examples(ROOT))


@pytest.mark.parametrize("lang", CODES)
def test_every_clause_has_its_block_on_the_rules_page(lang):
    for game, document in read_rules(ROOT):
        page = (ROOT / "docs" / lang / game / "rules.md").read_text("utf-8")
        headings = re.findall(r"^#+ .*\{#([a-z-]+)\}$", page, re.MULTILINE)
        clauses = [rule["id"] for rule in document.data]
        assert [heading for heading in headings if heading in clauses] == clauses


def test_rules_agree_with_the_engine():
    from muggins.games.dominoes.scoring import TARGETS, UNIT, deduction
    from muggins.pieces.tiles import DOUBLE_SIX, Tile

    numbers = {rule["id"]: rule["numbers"] for _, document in read_rules(ROOT) for rule in document.data}
    assert numbers["set"] == {"tiles": len(DOUBLE_SIX)}
    assert numbers["players"] == {"least": min(TARGETS), "most": max(TARGETS)}
    assert (numbers["target"]["two"], numbers["target"]["more"]) == (TARGETS[2], TARGETS[3])
    assert TARGETS[3] == TARGETS[4]
    assert numbers["score"]["unit"] == numbers["deduction"]["unit"] == UNIT
    assert numbers["double"]["double_six"] == Tile(6, 6).pips
    rounded = numbers["deduction"]
    assert (rounded["off_down"], rounded["off_up"]) == (deduction(rounded["sum_down"]), deduction(rounded["sum_up"]))

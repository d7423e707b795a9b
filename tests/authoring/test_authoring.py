"""The Markdown extension: quotations, widgets, and errors that name the line."""

import pytest
from markdown import Markdown

from muggins_site.authoring import fence
from muggins_site.seeds import AuthorError
from tests.conftest import ROOT
from tests.markup import having, parse

WIDGET = "```muggins\nscenario: four-awards\n```"


def render(text, lang="en"):
    fences = {"custom_fences": [{"name": "muggins", "class": "muggins", "format": fence}]}
    extensions = ["muggins_site.authoring", "pymdownx.superfences", "tables", "attr_list", "admonition"]
    options = {"muggins_site.authoring": {"lang": lang, "root": str(ROOT)}, "pymdownx.superfences": fences}
    return Markdown(extensions=extensions, extension_configs=options).convert(text)


@pytest.mark.parametrize(
    ("lang", "text", "html"),
    [
        ("en", "{{ fact:dominoes.target.two }}", "250"),
        ("pl", "{{ count:points dominoes.score.unit }}", "5\u00a0punktów"),
        ("fr", "{{ count:raw-points dominoes.target.two }}", "250\u00a0points bruts"),
        ("tr", "{{ count:tiles dominoes.set.tiles }}", "28 taş"),
        ("en", "{{ sum:end-six.2 }}", "3 + 12 = 15"),
        ("pl", "{{ award:end-six.2 }}", "15\u00a0punktów"),
        ("en", "{{ award:lone-double.1 }}", "0 points"),
    ],
)
def test_numbers_come_from_seeds_and_engine(lang, text, html):
    assert render(text, lang) == f"<p>{html}</p>"


@pytest.mark.parametrize(
    "text", ["a {{ tile:36 }} b", "**{{ tile:63 }}**", "|x|\n|-|\n|{{ tile:36 }}|", "# {{ tile:36 }}"]
)
def test_tiles_have_a_sign_and_a_name(text):
    html = render(text, "tr")
    assert '<span aria-hidden="true">[3|6]</span><span class="vh"> üç-altı</span>' in html


def test_quotations_in_code_are_left_alone():
    assert render("`{{ tile:36 }}` and `{{ nonsense:1 }}`").count("{{") == 2


def test_a_widget_stands_by_itself_also_inside_a_box():
    indented = "\n".join(f"    {line}" for line in WIDGET.splitlines())
    for text in (WIDGET, f'!!! note "x"\n\n{indented}'):
        html = render(text)
        tree = parse(html)
        (widget,) = tree.iter("mug-widget")
        assert widget.get("data-scenario") == "four-awards"
        assert not [p for p in tree.iter("p") if list(p.iter("mug-widget"))]


def test_a_table_offers_every_number_of_players():
    (widget,) = parse(render("```muggins\ntable: dominoes\n```", "pl")).iter("mug-widget")
    acts = [button.get("data-act") for button in widget.iter("button") if button.get("data-act")]
    assert acts == ["deal D1.2", "deal D1.3", "deal D1.4"]
    assert widget.get("data-opens") == "dp"


def test_a_long_example_shows_its_key_steps_only():
    html = render("```muggins\nscenario: four-player-round\n```")
    (widget,) = parse(html).iter("mug-widget")
    steps = having(widget, "mug-step")
    assert len(steps) == 23
    assert [at for at, step in enumerate(steps, 1) if having(step, "mug-table")] == [1, 3, 22, 23]
    assert all(having(step, "mug-caption") for step in steps)
    assert widget.get("data-more") == "four-player-round"


@pytest.mark.parametrize(("points", "strokes"), [("5", [1]), ("15", [3]), ("50", [10]), ("65", [10, 3]), ("0", [])])
def test_tally(points, strokes):
    tree = parse(render(f"{{{{ tally:{points} }}}}"))
    assert [path.get("d").count("M") for path in tree.iter("path")] == strokes


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("one\n\ntwo {{ fact:dominoes.none }}", "line 3: nothing to quote for {{ fact:dominoes.none }}"),
        ("{{ tile:99 }}", "line 1: nothing to quote for {{ tile:99 }}"),
        ("{{ colour:red }}", "line 1: nothing to quote"),
        ("{{ sum:end-six.9 }}", "line 1: nothing to quote"),
        ("\n```muggins\nscenario: nothing\n```", "line 2: no example 'nothing'"),
        ("```muggins\ntable: chess\n```", "line 1: no game 'chess'"),
        ("```muggins\nnonsense\n```", "line 1: a muggins fence holds one line"),
        (f"{WIDGET}\n\n{WIDGET}", "line 5: this example or table is already on the page"),
    ],
)
def test_errors_name_the_line(text, message):
    with pytest.raises(AuthorError) as caught:
        render(text)
    assert str(caught.value).startswith(message)

"""What readers of each language are told, word for word, in small files to review. `make goldens` writes them anew."""

import os

import pytest

from muggins.errors import CODES, Mistake
from muggins.games import game
from muggins.games.cribbage import events as cribbage
from muggins.games.cribbage.counting import Combination, Kind
from muggins.games.cribbage.hand import read_hand
from muggins.games.deals import LotsDrawn
from muggins.games.dominoes.chain import Side
from muggins.games.dominoes.events import (
    Deducted,
    MatchWon,
    Passed,
    RoundBlocked,
    RoundDealt,
    RoundFinished,
    TileDrawn,
    TilePlayed,
)
from muggins.games.dominoes.scoring import Contribution
from muggins.games.family.events import (
    CardPlaced,
    CardTurnedUp,
    DealDrawn,
    DealWon,
    MatchOver,
    MistakeFound,
    NothingGiven,
    PassedOver,
    PenaltyPaid,
    Recycled,
)
from muggins.games.family.priorities import Fit, Option
from muggins.games.family.state import common
from muggins.lessons.library import rules, scenarios
from muggins.pieces.cards import PACK, Card
from muggins.pieces.tiles import DOUBLE_SIX, Tile
from muggins.views import page
from muggins.views.cribbage.counter import counter, worth
from muggins.views.game_view import Reader, view
from muggins.views.page import Feedback
from muggins.words import names
from muggins.words.catalogue import LANGUAGES, words_of
from muggins.words.cribbage.narration import narrate as narrate_cribbage
from muggins.words.cribbage.narration import what_now
from muggins.words.dominoes.narration import narrate as narrate_dominoes
from muggins.words.explanations import explain
from muggins.words.family.narration import narrate as narrate_family
from tests.conftest import ROOT
from tests.markup import having, heard, parse, seen

COUNTS = (0, 1, 2, 5, 12, 22, 101, 112)
"""Numbers that between them need every plural form there is."""

TILE = Tile(3, 6)
SIX, TEN, KING = (Card.parse(code) for code in ("6H", "TS", "KD"))
COUNTED = (Contribution(Side.LEFT, TILE, 3), Contribution(Side.RIGHT, Tile(6, 6), 12))
DATA = {
    "n": 2, "tile": TILE, "drawn": Tile(1, 4), "left": 3, "right": 5, "end": 4, "player": 1, "score": -15,
    "field": "stock", "text": "xyz", "card": SIX, "top": TEN, "tops": (SIX, TEN, KING),
    "said": 14, "total": 16, "most": 15, "limit": 31,
}  # fmt: skip


def check(lang, name, lines):
    path = ROOT / "tests" / "golden" / lang / f"{name}.txt"
    text = "\n".join(lines) + "\n"
    if os.environ.get("UPDATE_GOLDENS"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    assert path.read_text("utf-8") == text, "if this is meant, run `make goldens` and review the difference"


def _cribbage_phases():
    """One state for each thing that a reader may be asked to do."""
    steps = [
        step.state for example in scenarios().values() if example.game_id == "cribbage" for step in example.steps()
    ]
    return {
        (
            state.phase.kind,
            state.phase.show and state.phase.show.crib,
            state.muggins,
            state.lay_away,
            bool(state.on_the_table),
            bool(state.playable(state.phase.seat)),
        ): state
        for state in steps
    }.values()


def around(reader, example, step):
    """The table below a step, and what is folded away: the position in words, and reasons."""
    shown = view(example.game_id).step(reader, example.steps(), step, "")
    if shown.below:
        table = parse(shown.below)
        yield from ("  " + " | ".join(seen(cell) for cell in row) for row in table.iter("tr"))
    for part in shown.under:
        rows = parse(part).find("details/dl")
        yield from (f"  {seen(term)}: {seen(value)}" for term, value in zip(rows[::2], rows[1::2], strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("example", scenarios().values(), ids=lambda example: example.id)
def test_examples(lang, example):
    words = words_of(lang)
    lines = [names.plain(page.title_of(words, example.title))]
    for step in example.steps()[1:]:
        told = view(example.game_id).told(words, step, you=False)
        lines += ["", example.game.write(step.state), names.plain(*told)]
        if not example.key_steps:  # whole rounds are long: their boards are like those of the short examples
            lines += [names.spoken(words, *told), *around(Reader(words, "w"), example, step)]
    check(lang, example.id, lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_dominoes_narration(lang):
    words = words_of(lang)
    events = [
        TilePlayed(0, TILE, Side.LEFT, COUNTED[:1] + COUNTED[:1], 0),
        TilePlayed(0, Tile(0, 0), None, (Contribution(Side.LEFT, Tile(0, 0), 0),), 0),
        TileDrawn(0, TILE, playable=True),
        TileDrawn(0, TILE, playable=False),
        Passed(0),
        RoundFinished(0),
        RoundBlocked(),
        Deducted(0, 2, 0),
        MatchWon(0, 255, 250),
        LotsDrawn(((0, TILE), (1, Tile(1, 2))), (0,)),
        LotsDrawn(((0, TILE), (1, Tile(4, 5))), (0, 1)),
        RoundDealt(1, 2),
        *(TilePlayed(0, TILE, Side.LEFT, COUNTED, n) for n in COUNTS[1:]),
        *(Deducted(0, n, n) for n in COUNTS[1:]),
    ]
    told = [names.plain(narrate_dominoes(words, event, you=you)) for you in (True, False) for event in events]
    check(lang, "dominoes-narration", list(dict.fromkeys(told)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_family_narration(lang):
    """What the examples never show, or not with every number."""
    words = words_of(lang)
    options = tuple(Option(common(at), top, Fit.NEIGHBOURS, right=True) for at, top in enumerate((SIX, TEN, KING)))
    mistakes = [
        Mistake(code, "ranks", {name: DATA[name] for name in fields})
        for code, fields in CODES.items()
        if code.startswith("family/") and "top" in fields
    ]
    events = [
        LotsDrawn(((0, SIX), (1, KING)), (1,)),
        LotsDrawn(((0, SIX), (1, SIX)), (0, 1)),
        PassedOver(2),
        CardTurnedUp(0, SIX),
        CardPlaced(0, SIX, common(1), options),
        *(MistakeFound(caller, mistake) for caller in (2, None) for mistake in mistakes),
        NothingGiven(3),
        DealDrawn(repeated=False),
        DealWon(0, corrected=True),
        MatchOver((), 0),
        MatchOver((0, 1, 3), 2),
        *(Recycled(0, n) for n in COUNTS[1:]),
        *(PenaltyPaid(0, n, (), ()) for n in COUNTS),
        *(MatchOver((1,), n) for n in COUNTS[1:]),
    ]
    told = [names.plain(*narrate_family(words, event, you=you)) for you in (True, False) for event in events]
    check(lang, "family-narration", list(dict.fromkeys(told)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cribbage_narration(lang):
    """What the examples never show, or not with every number."""
    words = words_of(lang)
    state, partners = (game("cribbage").read(scenarios()[name].start) for name in ("double-run", "partners"))
    events = [
        (state, LotsDrawn(((0, SIX), (1, KING)), (0,))),
        (state, LotsDrawn(((0, SIX), (1, SIX)), (0, 1))),
        (state, cribbage.Dealt(2, 1, 2, 6)),
        (state, cribbage.StarterCut(KING)),
        (state, cribbage.GoSaid(2)),
        (state, cribbage.CountRestarts(1)),
        (state, cribbage.PlayOver()),
        *(
            (state, cribbage.CardPlayed(1, SIX, 31, (Combination(kind, (SIX,), n),)))
            for kind, n in zip(Kind, COUNTS, strict=True)
        ),
        *((state, cribbage.LaidAway(0, n)) for n in COUNTS[1:]),
        *((state, cribbage.Heels(0, KING, n)) for n in COUNTS[1:]),
        *((state, cribbage.LastCard(0, n, final=final)) for n in COUNTS[1:] for final in (False, True)),
        *((state, cribbage.HandCounted(0, n, crib=crib)) for n in COUNTS for crib in (False, True)),
        (state, cribbage.Accepted(1)),
        (state, cribbage.CountStands(0, 14)),
        (state, cribbage.OverCalled(1)),
        (state, cribbage.GameWon(0)),
        (partners, cribbage.GameWon(1)),
        (state, cribbage.GameLost(0)),
        (partners, cribbage.GameLost(1)),
        (state, cribbage.CountingOver()),
        *((state, cribbage.TrueCount(0, crib, 19, ())) for crib in (False, True)),
        *((state, cribbage.CountSaid(0, n, crib=n == 1)) for n in COUNTS),
        *((state, cribbage.MugginsCalled(1, n)) for n in COUNTS[1:]),
        *((state, cribbage.MissedPointsTaken(1, n, 2 * n, n)) for n in COUNTS[1:]),
        *((state, cribbage.FalseMuggins(1, 0, n)) for n in COUNTS[1:]),
        *((state, cribbage.FalseOver(1, n)) for n in COUNTS),
    ]
    told = [
        names.plain(*narrate_cribbage(words, state, (event,), you=you))
        for you in (True, False)
        for state, event in events
    ]
    told += [names.plain(what_now(words, found, goes_on)) for found in _cribbage_phases() for goes_on in (True, False)]
    check(lang, "cribbage-narration", list(dict.fromkeys(told)))


def _heard_of(tree, *names):
    return [heard(part).strip() for name in names for part in having(tree, name)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_to_count(lang):
    """Its frames, from the first card to a flush that the crib does not have."""
    words = words_of(lang)
    lines = []
    for text in ("", "4H5H6H", "4H5H6HKH", "4H5H6HKH.5C", "7H8S8D9C.6D"):
        hand = read_hand(text)
        tree = parse(counter(Reader(words, "w"), hand, Feedback(worth(words, hand))))
        lines += [
            "",
            text,
            *(heard(part).strip() for name in ("mug-head", "mug-felt", "mug-fb") for part in having(tree, name)),
        ]
        lines += [" | ".join(seen(cell) for cell in row) for row in tree.iter("tr")]
    lines += ["", *_heard_of(tree, "mug-form", "mug-tools")]
    check(lang, "hand-to-count", lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_explanations(lang):
    words = words_of(lang)
    lines = [
        f"{code}: {names.plain(explain(words, code, {name: DATA[name] for name in fields}))}"
        for code, fields in CODES.items()
    ]
    lines += [names.plain(explain(words, "dominoes/pass-too-early", {"n": n})) for n in COUNTS]
    check(lang, "explanations", lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_and_rules(lang):
    words = words_of(lang)
    lines = [f"{names.symbol(piece)} {names.piece_name(words, piece)}" for piece in (*DOUBLE_SIX, *PACK)]
    lines += [
        f"{clause}: {names.plain(words.label('rule', short))}"
        for shorts in rules().values()
        for clause, short in shorts.items()
    ]
    check(lang, "names-and-rules", lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_eye_and_ear_get_the_same_sentence(lang):
    """A piece is a symbol for the eye and a name for the ear; the rest of a caption is the same."""
    words = words_of(lang)
    for example in scenarios().values():
        tree = parse(page.replay(Reader(words, example.id), example))
        captions = [found for found in tree.iter("p") if found.get("class") == "mug-caption"]
        for step, caption in zip(example.steps()[1:], captions, strict=True):
            told = view(example.game_id).told(words, step, you=False)
            assert seen(caption) == f"{step.index}. {names.plain(*told)}"
            assert " ".join(heard(caption).split()) == " ".join(f"{step.index}. {names.spoken(words, *told)}".split())

"""The machine checks of the language guide, over all four languages; each is shown to find a planted fault."""

import re
from string import Formatter

import pytest
import yaml
from babel.messages.catalog import Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from tests.conftest import ROOT

LANGUAGES = ("pl", "fr", "tr")
FORMS = {"pl": 3, "fr": 2, "tr": 2}
HEADERS = {
    "pl": "nplurals=3; plural=n == 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2;",
    "fr": "nplurals=2; plural=(n > 1);",
    "tr": "nplurals=2; plural=(n != 1);",
}
SAME_AS_ENGLISH = {
    "{low}-{high}",
    "{pile}: {top}",
    "{side}, score",
    "Pause",
    "Position",
    "Score",
    "Total",
    "Go",
    "“go”",
    "Muggins!",
    "Nobs",
    "Crib",
    "Points",
    "six",
    "double {half}",
}
"""Messages that a language may leave as they are (French six and double are French)."""

NBSP, NNBSP = "\u00a0", "\u202f"
GLOSSARY = yaml.safe_load((ROOT / "locales" / "glossary.yml").read_text("utf-8"))


def catalogue(lang):
    with (ROOT / "locales" / lang / "LC_MESSAGES" / "muggins.po").open("rb") as file:
        return read_po(file, locale=lang)


def strings(value):
    return list(value) if isinstance(value, (tuple, list)) else [value]


def placeholders(text):
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def banned(lang, text):
    shown = re.sub(r"\{[^}]*\}", "", text)
    return [rule for rule in GLOSSARY["banned"][lang] if re.search(rf"\b(?:{rule})", shown, re.IGNORECASE)]


def faults(lang, message):
    """Everything the language guide forbids in one catalogue entry."""
    ids, forms = strings(message.id), strings(message.string)
    if len(forms) != (FORMS[lang] if message.pluralizable else 1):
        yield f"{len(forms)} forms"
    for text in forms:
        if not text:
            yield "no translation"
        if placeholders(text) != placeholders(ids[-1]):
            yield "other placeholders"
        if text in ids and text not in SAME_AS_ENGLISH:
            yield "equals English"
        yield from typography(lang, text)
        yield from (f"banned: {rule}" for rule in banned(lang, text))


def typography(lang, text):
    """Quotes, spaces and suffixes as the guide wants them in shown text."""
    if '"' in text or "'" in text:
        yield "straight quote"
    if re.search("[\u2660\u2665\u2666\u2663](?!\ufe0e)", text) or re.search("[\u2661\u2662\u2664\u2667]", text):
        yield "suit sign"
    if lang == "fr" and re.search(rf"[^{NBSP}{NNBSP}][:;!?»]|«[^{NBSP}{NNBSP}]", text):
        yield "space before punctuation"
    if lang == "pl" and ("“" in text or text.count("„") != text.count("”")):
        yield "Polish quotes"
    if lang == "tr" and re.search(r"\}(?:['’]|\w)", text):
        yield "suffix on a placeholder"
    if lang in ("pl", "fr") and re.search(r"\b(?:de|dla|od) \{player\}", text):
        yield "player without a noun"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_catalogue_is_sound(lang):
    found = {str(message.id): list(faults(lang, message)) for message in catalogue(lang) if message.id}
    assert {id_: wrong for id_, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plural_header(lang):
    assert dict(catalogue(lang).mime_headers)["Plural-Forms"] == HEADERS[lang]
    assert not any(message.fuzzy for message in catalogue(lang) if message.id)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_catalogue_has_every_message_and_no_other(lang):
    """The same extraction as `make messages`."""
    methods = [("engine/**.py", "python"), ("seeds/**.yml", "muggins_site.messages:extract")]
    keywords = {"text": None, "plural": (1, 2), "label": ((1, "c"), 2)}
    found = {
        (context, id_ if isinstance(id_, str) else id_[0])
        for _, _, id_, _, context in extract_from_dir(str(ROOT), methods, keywords=keywords)
    }
    listed = {(message.context, strings(message.id)[0]) for message in catalogue(lang) if message.id}
    assert listed == found


@pytest.mark.parametrize(
    ("lang", "english", "text", "fault"),
    [
        ("pl", "{n} tile", "{m} klocek", "other placeholders"),
        ("pl", "Undo", "Undo", "equals English"),
        ("pl", "Undo", "", "no translation"),
        ("pl", ("{n} tile", "{n} tiles"), ("{n} klocek", "{n} klocki"), "2 forms"),
        ("pl", "x", "Połóż płytkę", "banned: płytk"),
        ("pl", "x", "“cytat”", "Polish quotes"),
        ("pl", "{player}", "dla {player}", "player without a noun"),
        ("fr", "x", "Quoi?", "space before punctuation"),
        ("fr", "x", "« oui »", "space before punctuation"),
        ("fr", "x", "l'extrémité", "straight quote"),
        ("fr", "{player}", "le tour de {player}", "player without a noun"),
        ("tr", "{tile}", "{tile}'ı koyun", "suffix on a placeholder"),
        ("tr", "{tile}", "{tile}ı koyun", "suffix on a placeholder"),
        ("tr", "x", "5 taşlar", "banned: [0-9]+ (puanlar|taşlar|kartlar)\\b"),
        ("tr", "x", "6\u2665", "suit sign"),
    ],
)
def test_planted_faults_are_found(lang, english, text, fault):
    assert fault in list(faults(lang, Message(english, text)))


@pytest.mark.parametrize("lang", ["en", *LANGUAGES])
def test_pages_keep_to_the_guide(lang):
    """Banned words and typography in the pages' prose, outside code, fences and links' targets."""
    wrong = {}
    for path in sorted((ROOT / "docs" / lang).rglob("*.md")):
        text = re.sub(
            r"```.*?```|`[^`]*`|\{[{:#.][^}]*\}+|\]\([^)]*\)|^\|[-:| ]+\|$|^description: >-$",
            "",
            path.read_text("utf-8"),
            flags=re.M | re.S,
        )
        lines = [(line, [*banned(lang, line), *typography(lang, line)]) for line in text.splitlines()]
        wrong |= {f"{path.name}: {line[:60]}": found for line, found in lines if found}
    assert wrong == {}

"""The form of the settings page."""

import pytest

from muggins.words.catalogue import LANGUAGES, words_of
from muggins_site.preferences import card_preferences
from tests.authoring.test_authoring import render
from tests.markup import having, parse, seen


def _form(lang):
    (form,) = having(parse(render("```muggins\npreferences: cards\n```", lang)), "mug-prefs")
    return form


def _radios(form):
    return [(radio.get("name"), radio.get("value"), "checked" in radio.attrib) for radio in form.iter("input")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_are_offered_where_the_language_has_its_own(lang):
    letters = [("letters", "international", True), ("letters", "local", False)] if lang in ("fr", "pl") else []
    assert _radios(_form(lang)) == [*letters, ("suits", "two", True), ("suits", "four", False)]


@pytest.mark.parametrize(("lang", "letters"), [("fr", "A R D V"), ("pl", "A K D W")])
def test_the_letters_are_named(lang, letters):
    international, local, *_ = (seen(label) for label in _form(lang).iter("label"))
    assert international.endswith("A K Q J")
    assert local.endswith(letters)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_can_be_pressed_or_sent_before_the_script_has_come(lang):
    form = _form(lang)
    assert all("disabled" in radio.attrib for radio in form.iter("input"))
    assert form.get("method") == "dialog"
    assert len(list(form.iter("noscript"))) == 1


def test_sample_cards_show_both_letter_sets():
    (sample,) = having(parse(card_preferences(words_of("fr"))), "mug-prefs-cards")
    assert len(list(sample)) == 4
    assert len(having(sample, "mug-int")) == len(having(sample, "mug-loc")) > 0

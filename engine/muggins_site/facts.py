"""Numbers and pieces that pages quote: `{{ kind:key }}`, answered from `seeds/` and the engine."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal

from muggins.games import game
from muggins.games.family.events import Dealt
from muggins.lessons.scenario import Scenario
from muggins.pieces.cards import Card
from muggins.pieces.tiles import Tile
from muggins.views.dominoes.tally import tally
from muggins.views.markup import Html, piece, sentence
from muggins.words import names
from muggins.words.catalogue import Words
from muggins.words.family.narration import deal_sum
from muggins.words.phrase import Phrase
from muggins_site.seeds import read_examples, read_rules


class UnknownFactError(LookupError):
    """A page quotes something that does not exist."""


@dataclass(frozen=True)
class Facts:
    """What the pages of one project may quote."""

    root: Path

    @cached_property
    def examples(self) -> dict[str, Scenario]:
        """The worked examples by id."""
        return {example.id: example for _, example in read_examples(self.root)}

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The numbers of all clauses, as ``dominoes.target.two``."""
        return {
            f"{game_id}.{rule['id']}.{name}": value
            for game_id, document in read_rules(self.root)
            for rule in document.data
            for name, value in rule["numbers"].items()
        }

    def quote(self, words: Words, kind: str, key: str) -> Html | str:
        """The text or markup that stands for ``{{ kind:key }}``; :class:`UnknownFactError` when there is none."""
        try:
            return _KINDS[kind](self, words, key)
        except (LookupError, ValueError) as error:
            raise UnknownFactError(f"nothing to quote for {{{{ {kind}:{key} }}}}: {error}") from error

    def step(self, key: str) -> dict[str, Any]:
        """The facts of a step: ``end-six.2``."""
        scenario_id, _, index = key.rpartition(".")
        example = self.examples[scenario_id]
        step = example.steps()[int(index)]
        return example.game.facts(step.state, step.events)

    def last(self, scenario_id: str) -> dict[str, Any]:
        """The facts of an example's last step."""
        return self.step(f"{scenario_id}.{self.examples[scenario_id].count}")


@cache
def facts_of(root: Path) -> Facts:
    """The facts of the project at ``root``, read once; :func:`muggins_site.data.write_engine_data` forgets them."""
    return Facts(root)


def _tile(_: Facts, words: Words, key: str) -> Html:
    return piece(words, Tile.parse(key))


def _fact(facts: Facts, words: Words, key: str) -> str:
    return str(format_decimal(facts.numbers[key], locale=words.lang))


def _count(facts: Facts, words: Words, key: str) -> str:
    noun, name = key.split()
    return names.plain(_NOUNS[noun](words, facts.numbers[name]))


def _sum(facts: Facts, _: Words, key: str) -> str:
    step = facts.step(key)
    return f"{' + '.join(map(str, step['counted']))} = {step['sum']}"


def _award(facts: Facts, words: Words, key: str) -> str:
    return names.plain(_NOUNS["points"](words, facts.step(key)["points"]))


def _card(_: Facts, words: Words, key: str) -> Html:
    return piece(words, Card.parse(key))


def _deal(_: Facts, __: Words, key: str) -> str:
    turn = game("family").deal(int(key), "any")
    return next(deal_sum(event) for event in turn.events if isinstance(event, Dealt))


def _given(facts: Facts, words: Words, key: str) -> Html:
    return sentence(words, names.listed(words, [Card.parse(card) for _, card in facts.step(key)["given"]]))


def _said(facts: Facts, _: Words, key: str) -> str:
    return str(facts.step(key)["said"])


def _true(facts: Facts, _: Words, key: str) -> str:
    return str(facts.last(key)["total"])


def _caller(facts: Facts, _: Words, key: str) -> str:
    settled = facts.last(key)
    return str(settled["moved"][settled["answered"][0]])


def _tally(_: Facts, words: Words, key: str) -> Html:
    return tally(words, int(key))


_KINDS: dict[str, Callable[[Facts, Words, str], Html | str]] = {
    "tile": _tile,
    "fact": _fact,
    "count": _count,
    "sum": _sum,
    "award": _award,
    "tally": _tally,
    "card": _card,
    "deal": _deal,
    "given": _given,
    "said": _said,
    "true": _true,
    "caller": _caller,
}

_NOUNS: dict[str, Callable[[Words, int], Phrase]] = {
    "points": lambda words, n: words.plural("{n} point", "{n} points", n),
    "raw-points": lambda words, n: words.plural("{n} raw point", "{n} raw points", n),
    "cards": lambda words, n: words.plural("{n} card", "{n} cards", n),
    "tiles": lambda words, n: words.plural("{n} tile", "{n} tiles", n),
}

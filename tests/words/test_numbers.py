"""Numbers stay numbers until a sentence is made: it counts by them, and its language writes them."""

import ast
import re
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from checking import HEADS, ROOT, folders
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from test_languages import TABLES, messages

from clachan.core.message import Message
from clachan.words import LANGUAGES, speak_in, words_for
from clachan.words.figures import local, moment

PLURALS = {"zero", "one", "two", "few", "many"}
NAMES = {"file", "place", "name", "part", "start", "map", "players"}
"""What these name is no number: `players` are `1-2` where they are handed on as a text."""
THINGS = re.compile(
    r" (?!as\b|is\b|was\b|has\b|does\b|gives\b|lies\b|plays\b|needs\b|asks\b|stands\b)[a-z]*s\b"
)
"""What English writes after a number of things, or of seconds; no verb."""
HEADED = (
    "",
    *HEADS,
    "cli-",
    "report-",
    "analysis-",
    "check-bot-",
    "reason-bot-",
    "reason-hook-",
    "terminal-",
)
SAYING = {"refusal", "said", "Message", "say", "text", "wrong", "Refusal", "BadHook", "_said", "_finding",
          "_fail", "_at_table", "Reason"}  # fmt: skip


class Counting(Visitor):
    """Finds the parameters by which a sentence counts: it chooses a plural by them, or things follow them."""

    def __init__(self, things: bool) -> None:
        self.things = things
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        keys = [one.key for one in node.variants]
        by_number = [one for one in keys if isinstance(one, fluent.NumberLiteral) or one.name in PLURALS]
        if by_number and isinstance(node.selector, fluent.VariableReference):
            self.found.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_CallArguments(self, node: fluent.CallArguments) -> None:
        self.found |= {
            one.id.name for one in node.positional[1:] if isinstance(one, fluent.VariableReference)
        }

    def visit_Pattern(self, node: fluent.Pattern) -> None:
        for one, after in zip(node.elements, node.elements[1:], strict=False):
            shown = one.expression if isinstance(one, fluent.Placeable) else None
            written = after.value if isinstance(after, fluent.TextElement) else ""
            if isinstance(shown, fluent.VariableReference) and self.things and THINGS.match(written):
                self.found.add(shown.id.name)
        self.generic_visit(node)


def counted() -> dict[str, set[str]]:
    """By which parameters each message counts in any language."""
    found: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for folder in folders().values():
            for file in (folder / language).iterdir():  # type: ignore[operator]
                for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                    if isinstance(entry, fluent.Message):
                        looks = Counting(language == "en")
                        looks.visit(entry)
                        found.setdefault(entry.id.name, set()).update(looks.found)
    return found


def as_text(value: ast.expr) -> bool:
    """Whether a program hands on a number as a text: `str(…)`, or one written with its decimals."""
    if isinstance(value, ast.Call):
        return isinstance(value.func, ast.Name) and value.func.id == "str"
    return isinstance(value, ast.JoinedStr) and any(
        isinstance(one, ast.FormattedValue) and one.format_spec for one in value.values
    )


def handed_on() -> Iterator[tuple[str, str, str]]:
    """Where, to which message and by which name programs hand on such texts."""
    for file in sorted((ROOT / "src/clachan").rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                not isinstance(call, ast.Call)
                or getattr(call.func, "id", getattr(call.func, "attr", "")) not in SAYING
            ):
                continue
            ids = [
                one.value for one in call.args if isinstance(one, ast.Constant) and isinstance(one.value, str)
            ]
            given = [(one.arg, one.value) for one in call.keywords]
            for made in (one for one in call.args if isinstance(one, ast.Dict)):
                given += [
                    (getattr(key, "value", None), value)
                    for key, value in zip(made.keys, made.values, strict=True)
                ]
            for name, value in given:
                if name and name not in NAMES and as_text(value):
                    yield from ((f"{file.name}:{call.lineno}", id, name) for id in ids)


def test_no_number_that_a_sentence_counts_by_is_handed_on_as_a_text() -> None:
    counts = counted()
    found = [
        f"{place}: {head}{id}, {name}"
        for place, id, name in handed_on()
        for head in HEADED
        if name in counts.get(head + id, ())
    ]
    assert found == []


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_whole_games_hand_on_numbers(game: str, options: dict[str, object]) -> None:
    counts = counted()
    for message in messages(game, options, 5):
        for name, value in message.parameters.items():
            if name in counts.get(message.id, ()):
                assert not isinstance(value, str) or ":" in value, message


def test_pages_hand_on_numbers() -> None:
    counts, found = counted(), []
    for file in (ROOT / "web/src").rglob("*"):
        if file.suffix in (".ts", ".svelte"):
            asked = re.findall(r'ui\("([a-z0-9-]+)", \{([^{}]*)\}', file.read_text(encoding="utf-8"))
            found += [
                f"{file.name}: {id}, {name}"
                for id, given in asked
                for name in re.findall(r"(\w+): (?:String\(|`|\"\d)", given)
                if name in counts.get(f"ui-{id}", ())
            ]
    assert found == []


WRITTEN = {
    "en": ("1.5", "1,234.5", "12,345.5", "−1,234.5", "2 events"),
    "pl": ("1,5", "1234,5", "12\xa0345,5", "−1234,5", "2 zdarzenia"),
    "it": ("1,5", "1234,5", "12.345,5", "−1234,5", "2 eventi"),
    "pt": ("1,5", "1.234,5", "12.345,5", "−1.234,5", "2 eventos"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_their_language_does(language: str) -> None:
    said = [
        words_for("", language).say(Message("", "terminal-expected", {"points": n}))
        for n in (1.5, 1234.5, 12345.5)
    ]
    *decimals, below, events = WRITTEN[language]
    assert [number in text for number, text in zip(decimals, said, strict=True)] == [True, True, True], said
    assert words_for("", language).say(Message("", "cli-table-events", {"count": 2})) == events
    speak_in(language)
    try:
        assert [local(text) for text in ("1.5", "1,234.5", "12,345.5", "−1,234.5")] == [*decimals, below]
    finally:
        speak_in("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [float("nan"), float("inf"), 1e300, -(10**40), 10**15])
def test_whatever_number_is_given_is_said(language: str, value: float) -> None:
    assert words_for("", language).say(Message("", "terminal-expected", {"points": value}))


def test_moments_are_written_as_their_language_does() -> None:
    at, said = datetime(2026, 11, 17, 15, 20, tzinfo=UTC).timestamp(), {}
    for language in LANGUAGES:
        speak_in(language)
        said[language] = moment(at)
    speak_in("en")
    assert said["pl"] == "17 lis 2026, 15:20:00" and said["it"] == "17 nov 2026, 15:20:00"
    assert said["en"].startswith("Nov 17, 2026") and said["pt"].startswith("17 de nov. de 2026")

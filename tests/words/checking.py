"""Compares the words of a language with the English ones and with the code, for `scripts/words` and tests.

What is missing, which parameters a translation lacks or invents, what it says that English does not, forms
that no name has, and English messages that nothing asks for.
"""

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from typer.main import get_command

from clachan.cli.app import COMMANDS, app
from clachan.cli.helping import commands
from clachan.core.game import game_names, open_game
from clachan.words import LANGUAGES
from clachan.words.catalogue import FALLBACK

ROOT = Path(__file__).parents[2]
COUNTS = {"zero", "one", "two", "few", "many", "other"}
"""Forms of a name for numbers: which there are is a matter of the language."""
DERIVED = re.compile(r"-(?:and|or|count)$")
"""What can be asked of a list besides the list itself."""
HEADS = ("reason-", "wrong-", "fact-", "ask-", "act-", "ui-", "brief-")
"""Ids that code names without these beginnings."""


@dataclass
class Said:
    """What one message, or an attribute of it, is made of."""

    place: str
    parameters: set[str] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)


class Parts(Visitor):
    """Looks through a pattern."""

    def __init__(self, said: Said) -> None:
        self.said = said

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.said.parameters.add(DERIVED.sub("", node.id.name))

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.said.messages.add(node.id.name)

    def visit_NamedArgument(self, node: fluent.NamedArgument) -> None:
        if node.name.name == "form" and isinstance(node.value, fluent.StringLiteral):
            self.said.forms.add(node.value.value)


def folders() -> dict[str, object]:
    """Where words lie, by the name under which they are told: those of all tables, and of each game."""
    return {"words": files("clachan.words"), **{name: open_game(name).words for name in game_names()}}


@cache
def words_of(language: str) -> dict[tuple[str, str], Said]:
    """Every message and attribute of a language, by the folder and its id."""
    found: dict[tuple[str, str], Said] = {}
    for where, folder in folders().items():
        at = folder / language  # type: ignore[operator]
        for file in sorted(at.iterdir(), key=lambda file: file.name) if at.is_dir() else ():
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                assert not isinstance(entry, fluent.Junk), (
                    f"{where}/{language}/{file.name}: {(entry.content or '')[:60]!r}"
                )
                if isinstance(entry, fluent.Message):
                    found.update(_said(where, f"{where}/{language}/{file.name}", entry))
    lacking = {} if language == FALLBACK else words_of(FALLBACK)  # what it lacks is said in English
    known = {**lacking, **found}
    return {key: _with_messages(known, key) for key in found}


def _with_messages(known: dict[tuple[str, str], Said], key: tuple[str, str]) -> Said:
    """What a message is made of with the messages that it is put together from."""
    said = known[key]
    for id in said.messages:
        other = next(one for one in ((key[0], id), ("words", id)) if one in known)
        within = _with_messages(known, other)
        said.parameters |= within.parameters
        said.forms |= within.forms
    return said


def _said(where: str, place: str, entry: fluent.Message) -> Iterator[tuple[tuple[str, str], Said]]:
    for id, pattern in [
        (entry.id.name, entry.value),
        *((f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes),
    ]:
        said = Said(place)
        if pattern is not None:
            Parts(said).visit(pattern)
        yield (where, id), said


def is_form(id: str, language: str) -> bool:
    """Whether an attribute is a form of a name, as the grammar of a language asks for it."""
    attribute = id.partition(".")[2]
    if not attribute:
        return False
    asked = {form for said in words_of(language).values() for form in said.forms}
    return attribute in COUNTS | asked or attribute.rpartition("-")[0] in asked


def faults(language: str) -> list[str]:
    """Where a language differs from English, one line each."""
    english, own = words_of(FALLBACK), words_of(language)
    found = []
    for key, said in english.items():
        if key not in own:
            if not is_form(key[1], FALLBACK):
                found.append(f"missing: {key[1]} ({said.place})")
            continue
        found += [
            f"lacks ${one}: {key[1]} ({own[key].place})" for one in said.parameters - own[key].parameters
        ]
        found += [
            f"invents ${one}: {key[1]} ({own[key].place})" for one in own[key].parameters - said.parameters
        ]
    found += [
        f"not in English: {id} ({said.place})"
        for (where, id), said in own.items()
        if (where, id) not in english and not is_form(id, language)
    ]
    return sorted(found + unknown_forms(language))


def unknown_forms(language: str) -> list[str]:
    """Forms that sentences ask for and no name has."""
    attributes = {id.partition(".")[2] for _, id in words_of(language) if "." in id}
    had = attributes | {one.rpartition("-")[0] for one in attributes}
    return [
        f"no name has the form {form}: {id} ({said.place})"
        for (_, id), said in words_of(language).items()
        for form in said.forms - had
    ]


# What the code asks for


@cache
def named_in_code() -> tuple[frozenset[str], tuple[str, ...]]:
    """All texts in the code, and the beginnings of those that are put together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for file in (ROOT / "src/clachan").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value))
    for file in (ROOT / "web/src").rglob("*"):
        if file.suffix in (".ts", ".svelte"):
            text = file.read_text(encoding="utf-8")
            whole.update(re.findall(r"""["'`]([\w .:-]+)["'`]""", text))
            begun.update(re.findall(r"`([\w-]+[-:])\$\{", text))
    return frozenset(whole), tuple(one for one in begun if re.fullmatch(r"[a-z][\w-]*[-:]", one))


def unused() -> list[str]:
    """English messages that nothing asks for: no text of the code, no other message, no table of a game."""
    whole, begun = named_in_code()
    asked = {id for said in words_of(FALLBACK).values() for id in said.messages}
    plain = {one.replace(":", "-") for one in begun}
    heads = (*(plain - set(HEADS)), *(head + one for head in HEADS for one in plain))
    return [
        f"unused: {id} ({said.place})"
        for (_, id), said in words_of(FALLBACK).items()
        if "." not in id
        and id not in whole | asked | _of_tables()
        and not any(id.startswith(head) and id.removeprefix(head) in whole for head in HEADS)
        and not id.startswith(heads)
    ]


@cache
def _of_tables() -> frozenset[str]:
    """Ids that follow from a game's own tables: its options, its actions, and the parts that they touch."""
    found = {f"{name}-{what}" for name in game_names() for what in ("title", "about", "about-rulebook")}
    for game in map(open_game, game_names()):
        for option in game.read_options({}).known:
            id = f"{game.name}-option-{option.name}"
            found |= {id, *(f"{id}-{value}" for value in (*option.values, option.default))}
        for action in game.catalogue:
            heads = ("act", "fact-did", "row", "chip", "pick", "seal")
            found |= {f"{head}-{action.family.id}" for head in heads}
            found |= {part.replace(":", "-").replace(" ", "-") for part in action.parts}
    program: Any = get_command(app)
    program.bring(COMMANDS)
    found |= {"-".join(("cli", *path)) for path, _ in commands(program)}
    return frozenset(found)


if __name__ == "__main__":
    language = sys.argv[1] if len(sys.argv) > 1 else FALLBACK
    if language not in LANGUAGES:
        sys.exit(f"there is no language {language!r}: the languages are {', '.join(LANGUAGES)}")
    lines = unused() if language == FALLBACK else faults(language)
    print("\n".join(lines) or "nothing")
    print(f"{len(lines)} line(s)", file=sys.stderr)
    sys.exit(bool(lines))

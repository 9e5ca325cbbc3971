"""Which sections of a game's rulebooks are proved by tests.

A game lists its sections in its `rulebook.toml`. Tests carry `@pytest.mark.rule("action.trade", …)`.
The marks are read from the source of the tests, so that nothing needs to be run or even installed.
"""

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from clachan.core.errors import ClachanError
from clachan.core.game import open_game
from clachan.core.message import refusal

PACKAGE = Path(__file__).parents[1]
MARK = "rule"
NOT_RUN = ("skip",)


class BadRulebook(ClachanError):
    """A rulebook.toml that does not list sections as it should, or a mark that names none."""


@dataclass(frozen=True)
class Section:
    """One section of the rulebooks: its id, a title, and where it stands."""

    id: str
    title: str
    places: tuple[str, ...]


@dataclass(frozen=True)
class Rulebook:
    """All sections of a game, in the order of the rulebooks."""

    game: str
    sources: dict[str, str]
    sections: tuple[Section, ...]

    def find(self, id: str) -> list[Section]:
        """The section of this id, or those below it: `clan.macdonald` has six."""
        exact = [section for section in self.sections if section.id == id]
        return exact or [section for section in self.sections if section.id.startswith(id + ".")]


@dataclass(frozen=True)
class Mark:
    """A test and one section that it says it proves."""

    section: str
    test: str
    line: int


@dataclass(frozen=True)
class Coverage:
    """The sections with their tests, and marks that name no section."""

    rulebook: Rulebook
    tests: dict[str, tuple[str, ...]]
    unknown: tuple[Mark, ...]

    @property
    def missing(self) -> list[str]:
        return [section.id for section in self.rulebook.sections if not self.tests[section.id]]

    def data(self) -> dict[str, Any]:
        """The report as plain data."""
        total = len(self.rulebook.sections)
        return {
            "game": self.rulebook.game,
            "total": total,
            "tested": total - len(self.missing),
            "missing": self.missing,
            "unknown": [f"{mark.test} (line {mark.line}) names {mark.section}" for mark in self.unknown],
            "sections": [
                section_data(section) | {"tests": list(self.tests[section.id])}
                for section in self.rulebook.sections
            ],
        }


def section_data(section: Section) -> dict[str, Any]:
    return {"id": section.id, "title": section.title, "places": list(section.places)}


def folder_of_tests(game: str) -> Path | None:
    """The tests of a game beside the sources or in the working folder; None in an installed package."""
    beside = PACKAGE.parents[1] / "tests" / game
    here = Path.cwd() / "tests" / game
    return next((folder for folder in (beside, here) if folder.is_dir()), None)


def read_rulebook(game: str, path: Traversable | None = None) -> Rulebook:
    """The sections of a game, checked."""
    file = path or open_game(game).rulebook
    if file is None:
        raise BadRulebook(refusal("no-rulebook", game=str(game)))
    try:
        raw = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadRulebook(refusal("no-rulebook-file", game=str(game), file=str(file.name))) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadRulebook(
            refusal("rulebook-unreadable", file=str(file.name), game=str(game), error=str(error))
        ) from None
    sources, sections = raw.get("sources"), raw.get("sections")
    if not isinstance(sources, dict) or not isinstance(sections, dict):
        raise BadRulebook(refusal("rulebook-lacks-tables", file=str(file.name), game=str(game)))
    read = tuple(_section(id, entry, sources) for id, entry in sections.items())
    return Rulebook(game, {str(key): str(text) for key, text in sources.items()}, read)


def _section(id: str, entry: Any, sources: dict[str, str]) -> Section:
    title = entry.get("title") if isinstance(entry, dict) else None
    places = entry.get("places") if isinstance(entry, dict) else None
    if not isinstance(title, str) or not title or not isinstance(places, list) or not places:
        raise BadRulebook(refusal("section-lacks-place", section=str(id)))
    for place in places:
        if not isinstance(place, str) or place.split(" ")[0] not in sources:
            raise BadRulebook(
                refusal("section-place", section=str(id), place=repr(place), sources=tuple(sources))
            )
    return Section(id, title, tuple(places))


def collect_marks(folder: Path) -> list[Mark]:
    """Every mark of every test in a folder, by file and line."""
    marks: list[Mark] = []
    for file in sorted(folder.rglob("test_*.py")):
        name = file.relative_to(folder).as_posix()
        try:
            tree = ast.parse(file.read_text(encoding="utf-8"), filename=name)
        except (SyntaxError, UnicodeDecodeError) as error:
            raise BadRulebook(refusal("test-unreadable", file=str(name), error=str(error))) from None
        whole = [id for call in _module_marks(tree) for id in _ids(call, name)]
        marks += _marks_in(tree.body, name, whole)
    return marks


def _module_marks(tree: ast.Module) -> Iterator[ast.Call]:
    """Calls of the mark in `pytestmark = …`."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and any(_named(target, "pytestmark") for target in node.targets):
            yield from _calls_in(node.value)


def _marks_in(body: list[ast.stmt], prefix: str, inherited: list[str]) -> Iterator[Mark]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            above = inherited + [id for call in _decorator_calls(node) for id in _ids(call, prefix)]
            yield from _marks_in(node.body, f"{prefix}::{node.name}", above)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield from _marks_of(node, prefix, inherited)


def _marks_of(
    node: ast.FunctionDef | ast.AsyncFunctionDef, prefix: str, inherited: list[str]
) -> Iterator[Mark]:
    if any(_mark_name(decorator) in NOT_RUN for decorator in node.decorator_list):
        return
    own = [id for call in _decorator_calls(node) for id in _ids(call, prefix)]
    for id in dict.fromkeys(inherited + own):
        yield Mark(id, f"{prefix}::{node.name}", node.lineno)


def _decorator_calls(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[ast.Call]:
    """Calls of the mark among the decorators, those of single parameters (`marks=`) included."""
    for decorator in node.decorator_list:
        yield from _calls_in(decorator)


def _calls_in(expression: ast.expr) -> Iterator[ast.Call]:
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and _mark_name(node) == MARK:
            yield node


def _mark_name(node: ast.expr) -> str:
    """`skip` for `pytest.mark.skip` and for `pytest.mark.skip(…)`; empty for anything else."""
    target = node.func if isinstance(node, ast.Call) else node
    if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Attribute):
        return target.attr if target.value.attr == "mark" else ""
    return ""


def _named(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _ids(call: ast.Call, file: str) -> list[str]:
    ids = [arg.value if isinstance(arg, ast.Constant) else None for arg in call.args]
    if not ids or not all(isinstance(id, str) for id in ids):
        raise BadRulebook(refusal("mark-of-test", file=str(file), line=str(call.lineno), mark=str(MARK)))
    return [str(id) for id in ids]


def coverage(rulebook: Rulebook, folder: Path) -> Coverage:
    """Which tests prove which section."""
    known: dict[str, list[str]] = {section.id: [] for section in rulebook.sections}
    unknown: list[Mark] = []
    for mark in collect_marks(folder):
        if mark.section in known:
            known[mark.section].append(mark.test)
        else:
            unknown.append(mark)
    return Coverage(rulebook, {id: tuple(tests) for id, tests in known.items()}, tuple(unknown))

"""Which functions belong to which chapter."""

import importlib
import tomllib
from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from mutation.faults import Fault, Source

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src/clachan/games"


def table() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("chapters.toml").read_text())


def games() -> list[str]:
    return [name for name in table() if name not in ("left_out", "tests")]


def home_of(game: str, chapter: str) -> list[str]:
    """The files of tests that are about a chapter."""
    found: list[str] = table()["tests"].get(game, {}).get(chapter, [])
    return found


def sources(game: str) -> list[Source]:
    """The set-up, the rules and the final scoring of a game, as plain Python."""
    folder = GAMES / game
    paths = [folder / "setup.py", folder / "scoring.py", *sorted((folder / "rules").rglob("*.py"))]
    found = []
    for path in paths:
        if path.name != "__init__.py":
            name = str(path.relative_to(folder))
            module = importlib.import_module(
                f"clachan.games.{game}.{name.removesuffix('.py').replace('/', '.')}"
            )
            if not str(module.__file__).endswith(".py"):
                raise SystemExit(f"{name} of {game} is loaded compiled; set CLACHAN_COMPILED=0.")
            found.append(Source(path, name, module))
    return found


def chapter_of(game: str, file: str, function: str) -> str | None:
    """The longest entry that fits decides."""
    fitting = [
        (len(entry), chapter)
        for chapter, entries in table()[game].items()
        for entry in entries
        if _fits(entry, file, function)
    ]
    return max(fitting)[1] if fitting else None


def _fits(entry: str, file: str, function: str) -> bool:
    path, _, name = entry.partition("::")
    return fnmatchcase(file, path) and fnmatchcase(function, name or "*")


def faults_by_chapter(game: str, found: Iterable[Source]) -> dict[str, list[Fault]]:
    left_out = table()["left_out"]["functions"]
    chapters: dict[str, list[Fault]] = {chapter: [] for chapter in table()[game]}
    known: dict[tuple[str, str], str] = {}
    for source in found:
        for fault in source.faults():
            if any(fnmatchcase(fault.function, name) for name in left_out):
                continue
            place = fault.file, fault.function
            if place not in known:
                chapter = chapter_of(game, *place)
                if chapter is None:
                    raise SystemExit(
                        f"{fault.file} of {game} belongs to no chapter: add it to mutation/chapters.toml."
                    )
                known[place] = chapter
            chapters[known[place]].append(fault)
    return chapters

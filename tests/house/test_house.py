"""The rules of the house that a program can check."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MOST_LINES = 400


def tracked(*endings: str) -> list[Path]:
    """The project's own files, as git knows them, new ones included."""
    command = ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split("\n")
    return [ROOT / name for name in names if name.endswith(endings) and (ROOT / name).is_file()]


SOURCES = tracked(".py", ".ts", ".svelte")


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_file_is_longer_than_400_lines(path: Path) -> None:
    assert len(path.read_text().splitlines()) <= MOST_LINES


def test_no_file_is_a_bag_of_odds_and_ends() -> None:
    assert [
        path.name for path in SOURCES if path.stem in ("utils", "helpers", "manager", "misc", "common")
    ] == []


def test_nothing_is_left_for_later() -> None:
    later = re.compile(r"\b(TODO|FIXME|XXX)\b")
    left = [str(path) for path in SOURCES if path != Path(__file__) and later.search(path.read_text())]
    assert left == []


def test_no_path_of_one_machine() -> None:
    texts = tracked(".py", ".md", ".toml", ".json", ".txt", ".yml") + sorted((ROOT / "scripts").iterdir())
    own = re.compile(r"/(home|root|work|Users)/")
    assert [str(path) for path in texts if path != Path(__file__) and own.search(path.read_text())] == []


def test_no_global_random_numbers_in_the_engine() -> None:
    engine = [path for path in SOURCES if {"core", "games"} & set(path.parts) and "src" in path.parts]
    assert engine
    assert [
        str(path) for path in engine if re.search(r"^\s*(import|from) random\b", path.read_text(), re.M)
    ] == []


def test_the_referees_read_the_rulebook_and_not_the_rules() -> None:
    """What judges the rules from outside sees views, texts and the printed data, nothing of the program."""
    referees = [path for path in SOURCES if path.match("tests/*/referee/*.py")]
    judging = [path for path in referees if not path.name.startswith("test_")]
    assert len(judging) > 8
    imported = re.compile(r"^\s*(?:from|import)\s+(clachan[\w.]*)", re.M)
    assert [str(path) for path in judging if imported.search(path.read_text())] == []
    allowed = {"clachan", "clachan.bots.bot"}
    playing = [path for path in referees if path.name.startswith("test_")]
    assert [str(path) for path in playing if set(imported.findall(path.read_text())) - allowed] == []

"""The list of sections: each one is proved by a test, and no test names an unknown one."""

import re
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
LIST = HERE.parents[2] / "src/clachan/games/glenmore/rulebook.toml"


def named_in_tests() -> set[str]:
    marks = re.compile(r"pytest\.mark\.rule\(([^)]*)\)")
    texts = [path.read_text() for path in HERE.rglob("test_*.py")]
    return {name for text in texts for mark in marks.findall(text) for name in re.findall(r'"([^"]+)"', mark)}


def test_every_section_has_a_test() -> None:
    sections = tomllib.loads(LIST.read_text())["sections"]
    assert sorted(set(sections) - named_in_tests()) == []


def test_every_test_names_a_known_section() -> None:
    sections = tomllib.loads(LIST.read_text())["sections"]
    assert sorted(named_in_tests() - set(sections)) == []

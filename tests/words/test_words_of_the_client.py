"""What the pages say of themselves: every message that they ask for is there, and no other."""

import re
from pathlib import Path

from fluent.syntax import ast, parse

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src"
ASKED = re.compile(r"""\bui\(\s*["'`]([a-z0-9-]+)(\$\{)?""")
"""A message by its whole name, or by how it begins: ui(`level-${level}`)."""


def messages() -> set[str]:
    found = set()
    for file in (ROOT / "src/clachan").rglob("words/en/client*.ftl"):
        for entry in parse(file.read_text()).body:
            if isinstance(entry, ast.Message):
                found.add(entry.id.name)
    return found


def asked() -> tuple[set[str], set[str]]:
    whole: set[str] = set()
    beginnings: set[str] = set()
    for file in CLIENT.rglob("*"):
        if file.suffix in (".ts", ".svelte"):
            for name, begins in ASKED.findall(file.read_text()):
                (beginnings if begins else whole).add(f"ui-{name}")
    return whole, beginnings


def test_everything_asked_for_is_there() -> None:
    whole, beginnings = asked()
    there = messages()
    assert whole <= there, sorted(whole - there)
    silent = [begin for begin in beginnings if not any(one.startswith(begin) for one in there)]
    assert not silent, silent


def test_everything_there_is_asked_for() -> None:
    whole, beginnings = asked()
    idle = {one for one in messages() - whole if not one.startswith(tuple(beginnings) or ("-",))}
    assert not idle, sorted(idle)

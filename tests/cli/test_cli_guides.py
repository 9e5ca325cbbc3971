"""The commands in the guides run as they stand, one after the other in one folder."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer
from conversation import Call
from typer.core import TyperGroup

from clachan.cli.app import COMMANDS, app

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [*ROOT.glob("README*.md"), *DOCS.glob("*.md")]
HEADER = "clachan record 1"  # the first line of a record, no command


def test_commands_run(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```sh\n(.*?)```", (DOCS / "analyse-games.md").read_text(), re.DOTALL)
    commands = [shlex.split(line) for block in blocks for line in block.splitlines()]
    assert len(commands) > 3
    for program, *words in commands:
        assert program == "clachan"
        assert call(*words, "--jobs", "1").stdout
    for page in ("report.html", "analysis.html"):
        assert "<svg" in (tmp_path / page).read_text()


def commands_in(page: Path) -> list[str]:
    blocks: list[str] = re.findall(r"^```[a-z]*\n(.*?)^```", page.read_text(), re.DOTALL | re.MULTILINE)
    lines = [line.removeprefix("$ ") for block in blocks for line in block.splitlines()]
    return [line for line in lines if line.startswith("clachan ") and line != HEADER]


def read(command: Any, name: str, words: list[str], above: Any = None) -> None:
    """Read a command line without running it: what is unknown or missing in it is refused."""
    context = command.make_context(name, words, parent=above)
    if isinstance(command, TyperGroup):
        found, below, left = command.resolve_command(context, [*context._protected_args, *context.args])
        read(below, found or "", left, context)


@pytest.mark.parametrize("page", [page for page in PAGES if commands_in(page)], ids=lambda page: page.name)
def test_every_command_of_a_page_is_one_with_flags_that_there_are(page: Path) -> None:
    program: Any = typer.main.get_command(app)
    program.bring(COMMANDS)
    for line in commands_in(page):
        read(program, "clachan", shlex.split(line, comments=True)[1:])

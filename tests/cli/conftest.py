"""What the tests of the command line share: calling it, talking to it, and games to show."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from clachan import Match, new_match, write_record
from clachan.cli import app
from clachan.core.rng import Rng

SOURCE = Path(__file__).parents[2] / "src"
NUMBERED = re.compile(r"(\d+)\) (.+?)(?=\s{2,}|$)", re.M)
Call = Callable[..., Any]


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch) -> Call:
    """Runs a command; a command may name a data pack for the rest of the process, but not for other tests."""
    monkeypatch.setenv("CLACHAN_DATA", "")
    monkeypatch.setenv("COLUMNS", "120")

    def run(*words: str, typed: str = "", status: int = 0) -> Any:
        result = CliRunner().invoke(app, list(words), input=typed)
        assert result.exit_code == status, result.output
        return result

    return run


def played(players: int, seed: int, plies: int = 10_000, **options: object) -> Match:
    """A game in which everyone mostly expands and exports, up to a ply."""
    match, rng = new_match("caledonia", {"players": players, **options}, seed), Rng(seed)
    match.let_chance()
    while not match.over and match.ply < plies:
        actions = match.legal()
        liked = [a for a in actions if a.text.startswith(("fulfil", "take", "expand"))]
        busy = [a for a in actions if a.text != "pass"] or actions
        chosen = liked if liked and rng.below(4) else busy
        match.play(chosen[rng.below(len(chosen))].text)
        match.let_chance()
    return match


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of two in a file."""
    path = tmp_path / "game.txt"
    path.write_text(write_record(played(2, 5)))
    return path


class Conversation:
    """A real process, spoken to line by line."""

    def __init__(self, *words: str) -> None:
        environment = {**os.environ, "PYTHONPATH": str(SOURCE), "COLUMNS": "120", "PYTHONIOENCODING": "utf-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "clachan", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
        )
        self.heard = ""
        self.listen()

    def listen(self) -> str:
        """Everything up to the next prompt, or to the end."""
        assert self.process.stdout is not None
        said = b""
        while not said.endswith(b"\n> "):
            byte = self.process.stdout.read(1)
            if not byte:
                break
            said += byte
        text = said.decode()
        self.heard += text
        return text

    def say(self, line: str) -> str:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()
        return self.listen()

    def answers(self) -> dict[str, str]:
        """The program's own list: numbers and what they stand for."""
        return dict(NUMBERED.findall(self.say("?")))

    def end(self) -> tuple[int, str]:
        """Close the input, and hear how it ends."""
        rest, errors = self.process.communicate()
        self.heard += rest.decode()
        return self.process.returncode, errors.decode()

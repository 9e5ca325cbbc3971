"""What every test of the command line may ask for."""

from pathlib import Path
from typing import Any

import pytest
from conversation import Call, played
from typer.testing import CliRunner

from clachan import write_record
from clachan.cli.app import app


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


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of two in a file."""
    path = tmp_path / "game.txt"
    path.write_text(write_record(played(2, 5)))
    return path

"""The commands in the guides run as they stand, one after the other in one folder."""

import re
import shlex
from pathlib import Path

import pytest
from conversation import Call

DOCS = Path(__file__).parents[2] / "docs"


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

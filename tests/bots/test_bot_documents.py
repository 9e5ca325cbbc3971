"""The Python in the documents about bots and tournaments runs as it stands."""

import re
from pathlib import Path

import pytest

from clachan.bots import bot as registry

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", ["write-a-bot.md", "run-a-tournament.md", "analyse-games.md"])
def test_examples_run(name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_KINDS", dict(registry._KINDS))
    examples = re.findall(r"```python\n(.*?)```", (DOCS / name).read_text(), re.DOTALL)
    assert examples
    shared: dict[str, object] = {}
    for code in examples:
        exec(compile(code, name, "exec"), shared)
    assert capsys.readouterr().out

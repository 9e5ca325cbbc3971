"""The Python in the document about training runs as it stands, and the listed fields are the real ones."""

import re
from pathlib import Path
from typing import Any

import pytest

from clachan.env.encoder import Encoder

DOCS = Path(__file__).parents[2] / "docs"
LISTED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("caledonia", {"players": 2}),
    ("glenmore", {"players": 2, "chronicles": "1235678"}),
)


def test_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    examples = re.findall(r"```python\n(.*?)```", (DOCS / "train-an-agent.md").read_text(), re.DOTALL)
    assert len(examples) == 5
    shared: dict[str, object] = {}
    for code in examples:
        exec(compile(code, "train-an-agent.md", "exec"), shared)
    out = capsys.readouterr().out
    assert "played to the end" in out
    assert "random games" in out


def test_the_listed_fields_are_those_that_are_written() -> None:
    text = (DOCS / "observations.md").read_text()
    for game, options in LISTED:
        assert Encoder(game, options).field_list.markdown() in text

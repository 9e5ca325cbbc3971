"""The rulebook tests speak of the data that comes with the package, and find their builder of positions."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))


@pytest.fixture(autouse=True)
def no_data_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CLACHAN_DATA", raising=False)

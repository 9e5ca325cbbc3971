"""The small game Cairn for the tests that ask for it."""

from pathlib import Path

import pytest
from tests.toy.installing import install

SOURCE = Path(__file__).parents[2] / "src"


@pytest.fixture(scope="session")
def paths(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    return install(tmp_path_factory.mktemp("site"))


@pytest.fixture
def cairn(paths: list[Path], monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of the game, known in this process and in those that it starts."""
    for path in paths:
        monkeypatch.syspath_prepend(str(path))
    monkeypatch.setenv("PYTHONPATH", ":".join(map(str, (*paths, SOURCE))))
    return "cairn"

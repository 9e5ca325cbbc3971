"""These tests speak of the data that comes with the package, whatever pack the tester has at home."""

import pytest

from clachan.games.caledonia.components import Components, load_components


@pytest.fixture(autouse=True)
def no_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CLACHAN_DATA", raising=False)


@pytest.fixture
def components() -> Components:
    return load_components()

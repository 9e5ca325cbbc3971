"""Whole games go and read as the files beside this one tell them: a change of rules or words shows there."""

import difflib

import pytest
from tests.playthroughs.telling import FOLDER, PLAYTHROUGHS, Playthrough, told

MOST_LINES = 30


@pytest.fixture(autouse=True)
def no_data_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CLACHAN_DATA", raising=False)


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_the_game_goes_as_written(playthrough: Playthrough) -> None:
    written = playthrough.path.read_text(encoding="utf-8").splitlines()
    found = told(playthrough).splitlines()
    if found != written:
        changed = list(difflib.unified_diff(written, found, "written", "found", lineterm="", n=2))
        head = f"{playthrough.name} goes another way (scripts/generate writes it anew, if that is meant):"
        pytest.fail("\n".join([head, *changed[:MOST_LINES]]), pytrace=False)


def test_every_file_is_of_a_playthrough() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(one.path for one in PLAYTHROUGHS)

"""What tests execute is remembered until they, or what they run, change."""

from pathlib import Path

import pytest
from mutation.memory import Watched, remembered, verdicts

from mutation import memory

PROGRAM = (
    "src/pack/core/game.py",
    "src/pack/games/__init__.py",
    "src/pack/games/toy/rules/turn.py",
    "src/pack/games/toy/data/board.json",
    "tests/toy/scenario.py",
)
OTHERS = ("src/pack/games/chess/rules/turn.py", "src/pack/server/table.py")


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(memory, "KEPT", tmp_path / "build")
    for name in (*PROGRAM, *OTHERS, "tests/toy/test_one.py", "tests/toy/test_two.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(f"# {name}\n")
    return tmp_path


def watch(root: Path) -> None:
    found = remembered("toy", root)
    for name in ("one", "two"):
        lines = {"rules.py": [3, 1, 200], "more.py": [7]}
        found.add(f"test_{name}.py::test", root / f"tests/toy/test_{name}.py", Watched(0.5, lines))
    found.keep()


def known(root: Path, name: str) -> Watched | None:
    return remembered("toy", root).known(f"test_{name}.py::test", root / f"tests/toy/test_{name}.py")


def test_lines_and_seconds_are_remembered(root: Path) -> None:
    assert known(root, "one") is None
    watch(root)
    assert known(root, "one") == Watched(0.5, {"rules.py": [1, 3, 200], "more.py": [7]})


def test_a_changed_file_is_watched_again_and_the_others_are_not(root: Path) -> None:
    watch(root)
    (root / "tests/toy/test_one.py").write_text("# another test\n")
    assert known(root, "one") is None
    assert known(root, "two") is not None


@pytest.mark.parametrize("name", PROGRAM)
def test_everything_is_watched_again_when_the_program_changes(root: Path, name: str) -> None:
    watch(root)
    (root / name).write_text("# changed\n")
    assert known(root, "one") is None
    assert known(root, "two") is None


@pytest.mark.parametrize("name", OTHERS)
def test_what_the_rulebook_tests_never_load_makes_nothing_forgotten(root: Path, name: str) -> None:
    watch(root)
    (root / name).write_text("# changed\n")
    assert known(root, "one") is not None


FAULT = ("rules.py", "pay", "coins -= 1", "pass", 1)


def noticed_by(root: Path) -> str:
    return verdicts("toy", "paying", remembered("toy", root).shared).test_of(FAULT, root)


def test_a_noticed_fault_is_not_planted_again_until_its_test_or_the_program_changes(root: Path) -> None:
    test, file = "tests/toy/test_one.py::test_coins", root / "tests/toy/test_one.py"
    assert noticed_by(root) == ""
    for changed in (file, root / PROGRAM[2]):
        verdicts("toy", "paying", remembered("toy", root).shared).keep([(FAULT, test)], root)
        (root / "tests/toy/test_two.py").write_text(f"# another one beside {changed.name}\n")
        (root / OTHERS[0]).write_text(f"# another one beside {changed.name}\n")
        assert noticed_by(root) == test
        changed.write_text("# changed\n")
        assert noticed_by(root) == ""

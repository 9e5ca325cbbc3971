"""The tool that plants faults: what it plants, and that its verdicts are true."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest
from mutation.equivalent import entry, reviewed
from mutation.faults import Fault, Source
from mutation.noticing import ALIVE, NOTICED, UNSEEN, Result

import toy
from mutation import chapters, report

HERE = Path(__file__).parent


def faults_of(text: str, folder: Path) -> list[Fault]:
    path = folder / "text.py"
    path.write_text(text)
    module = type(sys)("text")
    module.__file__ = str(path)
    exec(text, vars(module))
    return list(Source(path, "text.py", module).faults())


def after(text: str, folder: Path) -> set[str]:
    """What can become of a function with this one statement or block."""
    return {fault.after for fault in faults_of(text, folder)}


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("p.a = b", {"pass"}),
        ("p.a += b", {"pass", "p.a -= b"}),
        ("p.a += 1", {"pass", "p.a -= 1", "p.a += 2"}),
        ("go(p)", {"pass"}),
        ("b = 3", {"b = 4", "b = 2"}),
        ("b = -1", {"b = 0"}),
        ("b = -2", {"b = -1"}),
        ("b = p < c", {"b = p <= c"}),
        ("b = p == c", {"b = p != c"}),
        ("b = p < 3", {"b = p <= 3", "b = p < 2"}),
        ("b = p >= 3", {"b = p > 3", "b = p >= 2"}),
        ("b = p < c + 3", {"b = p <= c + 3", "b = p < c + 2"}),
        ("b = 2 <= p < 5", {"b = 2 < p < 5", "b = 2 <= p <= 5", "b = 1 <= p < 5", "b = 2 <= p < 4"}),
        ("b = p if p < c else c", {"b = p", "b = c"}),
        ("if p < c:\n  p = c", {"if True:", "if False:", "pass"}),
        ("p &= p - 1", {"pass"}),
        ("b = go(p, -2)", set()),
        ("b = p and c", {"b = p", "b = c", "b = p or c"}),
        ("b = p - c", {"b = p + c"}),
        ("b = p % c", {"b = p"}),
        ("b = not p", {"b = p"}),
        ("b = min(p, c)", {"b = max(p, c)"}),
        ("b = go(p.a, c)", {"b = go(c, p.a)"}),
        ("b = c if p else d", {"b = c", "b = d"}),
        ("b = [c for c in p if c]", {"b = [c for c in p]"}),
        ("if p == c:\n  pass", {"if True:", "if False:"}),
        ("while p:\n  pass", {"while False:", "while p: break"}),
        ("for c in p:\n  pass", {"for c in ():", "for c in p: break"}),
        ("assert p > 3, 'never'", set()),
        ("raise ValueError(3)", set()),
        ("b = f'{p + 1} left'", set()),
        ("b = because('left', count=p + 1)", set()),
        ("'a docstring'", set()),
        ("b: 'list[3]' = p", set()),
    ],
)
def test_a_statement_has_these_faults(statement: str, expected: set[str], tmp_path: Path) -> None:
    body = statement.replace("\n", "\n    ")
    assert after(f"def f(p, c, d):\n    {body}\n", tmp_path) == expected


@pytest.mark.parametrize(
    ("returns", "value", "expected"),
    [
        ("bool", "p == 3", {"return True", "return False", "return p == 4", "return p == 2"}),
        ("'str | None'", "f'no {p}'", {"return None"}),
        ("'str | None'", "None", {"return 'a fault'"}),
        ("'Reason | None'", "because('left', count=p + 1)", {"return None"}),
        ("'Reason | None'", "None", {"return 'a fault'"}),
        ("int", "p.a", {"return 0"}),
        ("'list[int]'", "p.a", {"return []"}),
    ],
)
def test_an_answer_becomes_another_of_its_type(
    returns: str, value: str, expected: set[str], tmp_path: Path
) -> None:
    assert after(f"def f(p) -> {returns}:\n    return {value}\n", tmp_path) == expected


def test_a_counter_of_a_loop_is_never_left_alone(tmp_path: Path) -> None:
    loop = "def f(p):\n    i = 0\n    while i < p:\n        i += 1\n"
    assert "pass" not in after(loop, tmp_path)
    assert "i += 2" in after(loop, tmp_path)


def test_constants_become_their_neighbours(tmp_path: Path) -> None:
    text = "WOOD = 4\nSTONE = 5\nMOST = 30\ndef f(p):\n    p.a = {}\n"
    assert after(text.format("WOOD"), tmp_path) == {"pass", "p.a = STONE"}
    assert after(text.format("STONE"), tmp_path) == {"pass", "p.a = WOOD"}
    assert after(text.format("MOST"), tmp_path) == {"pass", "p.a = MOST + 1"}


def test_tables_are_changed_entry_by_entry(tmp_path: Path) -> None:
    assert after("TABLE = (1, 5)\n", tmp_path) == {
        "TABLE = (2, 5)",
        "TABLE = (0, 5)",
        "TABLE = (1, 6)",
        "TABLE = (1, 4)",
    }


def test_a_key_outlives_edits_elsewhere(tmp_path: Path) -> None:
    function = "def f(p):\n    p.a = 1\n    p.b = 2\n    p.a = 1\n"
    old = {fault.key for fault in faults_of(function, tmp_path)}
    new = {
        fault.key for fault in faults_of("import ast\n\n\ndef g(p):\n    p.a = 1\n\n\n" + function, tmp_path)
    }
    assert len(old) == 9  # two equal statements are two faults
    assert old < new


@pytest.fixture(scope="module")
def verdicts() -> dict[tuple[str, str], tuple[str, str]]:
    """By function and statement after: the verdict on each fault of the toy, and who noticed."""
    command = [sys.executable, str(HERE / "toy_experiment.py")]
    told = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert [name.rpartition("::")[2] for name in told["failed"]] == ["test_that_fails_anyway"]
    assert len(told["found"]) == told["planted"]
    return {(f, new): (verdict, test.rpartition("::")[2]) for f, _, _, new, verdict, test in told["found"]}


@pytest.mark.parametrize(
    ("function", "changed", "verdict", "test"),
    [
        ("move", "target = space - steps", NOTICED, "test_move"),
        ("move", "if False:", NOTICED, "test_move"),
        ("move", "if target >= LENGTH:", ALIVE, ""),  # changes nothing
        ("goal", "return space > LENGTH", NOTICED, "test_points"),  # in a function that the tested one calls
        ("points", "for space in spaces: break", NOTICED, "test_points"),
        ("points", "if goal(space):", ALIVE, ""),
        ("endless", "left = left - 0", NOTICED, "test_end"),  # does not end
        ("", "PRIZES: Final = (6, 3)", NOTICED, "test_points"),
        ("", "PRIZES: Final = (5, 4)", ALIVE, ""),
        ("_doubled", "return tuple((3 * prize for prize in prizes))", NOTICED, "test_bonus"),  # at the start
        ("never_called", "return None", UNSEEN, ""),  # a test that fails anyway tells nothing
    ],
)
def test_a_planted_fault_is_judged(
    function: str, changed: str, verdict: str, test: str, verdicts: dict[tuple[str, str], tuple[str, str]]
) -> None:
    assert verdicts[function, changed] == (verdict, test)


def test_reviewed_faults_are_found_and_stale_entries_told(tmp_path: Path) -> None:
    faults = list(Source(HERE / "toy.py", "toy.py", toy).faults())
    harmless = next(fault for fault in faults if fault.after == "if target >= LENGTH:")
    listed = tmp_path / "equivalent.toml"
    listed.write_text(
        entry("toy", harmless).replace('""', '"the target is the end either way"')
        + entry("toy", harmless).replace(">= LENGTH", ">= WIDTH")
        + entry("other game", harmless).replace("[[other game]]", '[["other game"]]')
    )
    found = reviewed("toy", faults, listed)
    assert found.reasons[harmless.key] == "the target is the end either way"
    assert found.stale == [("toy.py", "move", "if target > LENGTH:", "if target >= WIDTH:", 1)]


def test_the_result_replaces_the_rows_of_its_chapters(tmp_path: Path) -> None:
    proof = tmp_path / "proof.md"
    proof.write_text("Before\n<!-- mutate toy -->\n<!-- end toy -->\nAfter\n")
    fault = next(Source(HERE / "toy.py", "toy.py", toy).faults())
    one = report.Chapter("one", {}, [Result(fault, NOTICED), Result(fault, NOTICED), Result(fault, ALIVE)])
    two = report.Chapter("two", {fault.key: "why"}, [Result(fault, UNSEEN)])
    report.write_proof("toy", [two, one], "2025-01-01", ["one", "two"], proof)
    report.write_proof("toy", [two], "2025-01-02", ["one", "two"], proof)
    rows = proof.read_text().splitlines()
    assert rows[0] == "Before"
    assert rows[4:6] == [
        "| one | 3 | 2 | 0 | 1 | 66.6 % | 2025-01-01 |",
        "| two | 2 | 0 | 1 | 1 | 0.0 % | 2025-01-02 |",
    ]
    assert rows[-1] == "After"


@pytest.mark.parametrize("game", chapters.games())
def test_every_function_of_the_rules_belongs_to_a_chapter(game: str) -> None:
    folder = chapters.GAMES / game
    paths = [folder / "setup.py", folder / "scoring.py", *(folder / "rules").rglob("*.py")]
    functions = [
        (str(path.relative_to(folder)), top.name)
        for path in paths
        for top in ast.parse(path.read_text()).body
        if isinstance(top, ast.FunctionDef)
    ]
    assert functions
    assert [place for place in functions if chapters.chapter_of(game, *place) is None] == []


@pytest.mark.parametrize("game", chapters.games())
def test_every_entry_of_the_chapters_fits_something(game: str) -> None:
    folder = chapters.GAMES / game
    entries = [entry for group in chapters.table()[game].values() for entry in group]
    assert [entry for entry in entries if not list(folder.glob(entry.partition("::")[0]))] == []

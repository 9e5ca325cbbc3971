"""Sections of rulebooks, the marks that tests carry, and the report on both."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from clachan.cli import rules as command
from clachan.cli.app import app
from clachan.core.game import game_names, open_game
from clachan.core.rulebook import BadRulebook, Mark, collect_marks, coverage, folder_of_tests, read_rulebook

TOML = """
[sources]
A = "a book"
[sections]
"action.walk" = { title = "walking", places = ["A p1", "A p2"] }
"action.run" = { title = "running", places = ["A p3"] }
"end" = { title = "the end", places = ["A p9"] }
"""

TESTS = """
import pytest
from pytest import mark

pytestmark = [pytest.mark.rule("end")]


@pytest.mark.rule("action.walk", "action.run")
def test_both():
    assert True


@mark.rule("action.walk")
def test_short_spelling_is_not_a_mark():
    assert True


@pytest.mark.parametrize("speed", [1, pytest.param(2, marks=pytest.mark.rule("action.run"))])
async def test_single_parameter(speed):
    assert speed


@pytest.mark.skip("later")
@pytest.mark.rule("action.walk")
def test_skipped():
    assert False


@pytest.mark.rule("action.walk")
def helper():
    pass


@pytest.mark.rule("action.run")
class TestRunning:
    @pytest.mark.rule("action.fly")
    def test_in_class(self):
        assert True
"""


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "rulebook.toml"
    path.write_text(TOML)
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    tests = tmp_path / "tests"
    (tests / "deep").mkdir(parents=True)
    (tests / "deep" / "test_it.py").write_text(TESTS)
    (tests / "not_a_test.py").write_text('import pytest\n\n@pytest.mark.rule("x")\ndef test_x():\n    pass\n')
    return tests


def test_sections_are_read_in_order(book: Path) -> None:
    rulebook = read_rulebook("walk", book)
    assert rulebook.sources == {"A": "a book"}
    assert [section.id for section in rulebook.sections] == ["action.walk", "action.run", "end"]
    assert rulebook.sections[0].places == ("A p1", "A p2")


def test_a_section_is_found_by_its_id_or_with_all_below(book: Path) -> None:
    rulebook = read_rulebook("walk", book)
    assert [section.id for section in rulebook.find("action")] == ["action.walk", "action.run"]
    assert [section.id for section in rulebook.find("action.run")] == ["action.run"]
    assert rulebook.find("act") == []


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[sections", "cannot be read"),
        ("[sources]\nA = 'a'", "needs the tables"),
        ("[sources]\nA = 'a'\n[sections]\nx = 3", "section x needs a title and at least one place"),
        ("[sources]\nA = 'a'\n[sections]\nx = { title = 'x', places = [] }", "section x needs a title"),
        (
            "[sources]\nA = 'a'\n[sections]\nx = { title = 'x', places = ['B p1'] }",
            "section x: place 'B p1' does not begin with one of A",
        ),
    ],
)
def test_a_wrong_rulebook_is_refused_with_its_reason(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "rulebook.toml"
    path.write_text(text)
    with pytest.raises(BadRulebook, match=reason):
        read_rulebook("walk", path)


def test_a_game_without_rulebook_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(BadRulebook, match=r"walk has no rulebook\.toml"):
        read_rulebook("walk", tmp_path / "rulebook.toml")


def test_marks_are_collected_from_modules_classes_functions_and_parameters(folder: Path) -> None:
    marks = collect_marks(folder)
    found: dict[str, set[str]] = {}
    for mark in marks:
        found.setdefault(mark.test.removeprefix("deep/test_it.py::"), set()).add(mark.section)
    assert found == {
        "test_both": {"end", "action.walk", "action.run"},
        "test_short_spelling_is_not_a_mark": {"end"},
        "test_single_parameter": {"end", "action.run"},
        "TestRunning::test_in_class": {"end", "action.run", "action.fly"},
    }
    assert Mark("action.walk", "deep/test_it.py::test_both", 9) in marks


def test_a_mark_without_plain_ids_is_refused(tmp_path: Path) -> None:
    (tmp_path / "test_bad.py").write_text(
        "import pytest\n\n\n@pytest.mark.rule(name)\ndef test_x():\n    pass\n"
    )
    with pytest.raises(BadRulebook, match=r"test_bad\.py, line 4: the mark `rule` takes the ids of sections"):
        collect_marks(tmp_path)


def test_a_test_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "test_bad.py").write_text("def test_x(:\n")
    with pytest.raises(BadRulebook, match=r"test_bad\.py cannot be read"):
        collect_marks(tmp_path)


def test_coverage_tells_what_is_missing_and_what_is_unknown(book: Path, tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(
        'import pytest\n\n\n@pytest.mark.rule("end", "fly")\ndef test_x():\n    pass\n'
    )
    data = coverage(read_rulebook("walk", book), tmp_path).data()
    assert (data["total"], data["tested"], data["missing"]) == (3, 1, ["action.walk", "action.run"])
    assert data["unknown"] == ["test_one.py::test_x (line 5) names fly"]
    assert data["sections"][2] == {
        "id": "end", "title": "the end", "places": ["A p9"], "tests": ["test_one.py::test_x"]
    }  # fmt: skip


# The games that are here, and the command


def call(*words: str, status: int = 0) -> Any:
    result = CliRunner().invoke(app, ["rules", *words])
    assert result.exit_code == status, result.output
    return result


GAMES = [name for name in game_names() if open_game(name).rulebook]


def test_caledonia_has_a_rulebook() -> None:
    assert "caledonia" in GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_section_of_every_game_has_a_test(game: str) -> None:
    folder = folder_of_tests(game)
    assert folder is not None
    found = coverage(read_rulebook(game), folder)
    assert found.missing == []
    assert found.unknown == ()


@pytest.mark.parametrize("game", GAMES)
def test_the_command_reports_coverage_as_data(game: str) -> None:
    data = json.loads(call(game, "--coverage", "--json").stdout)
    assert data["total"] == data["tested"] == len(data["sections"])
    assert data["missing"] == []
    assert all(section["tests"] for section in data["sections"])


def test_the_command_lists_every_section_with_its_tests() -> None:
    shown = call("caledonia", "--coverage").stdout
    assert "action.trade  " in shown
    assert "rulebook/test_09_trade.py::test_example_two_whisky" in shown
    assert "NO TEST" not in shown


def test_the_command_fails_when_a_section_has_no_test(folder: Path) -> None:
    result = call("caledonia", "--coverage", "--tests", str(folder), status=1)
    assert "action.trade  buy or sell with merchants  NO TEST" in result.stdout
    assert "unknown section: deep/test_it.py::test_both (line 9) names action.walk" in result.stdout
    assert "0 of " in result.stdout


def test_the_command_lists_sections_alone_or_below_an_id() -> None:
    assert "clan.stewart.trade  " in call("caledonia").stdout
    shown = call("caledonia", "clan.macdonald").stdout
    assert shown.count("clan.macdonald.") == 6
    assert "6 sections" in shown
    data = json.loads(call("caledonia", "port.any", "--json").stdout)
    assert [section["id"] for section in data["sections"]] == ["port.any"]
    data = json.loads(call("caledonia", "port", "--coverage", "--json").stdout)
    assert data["missing"] == data["unknown"] == []


def test_the_command_refuses_what_is_not_there(tmp_path: Path) -> None:
    assert "there is no game 'chess'" in call("chess", status=2).stderr
    assert "the rulebooks of caledonia have no section 'moon'" in call("caledonia", "moon", status=2).stderr
    missing = str(tmp_path / "none")
    assert "there is no folder" in call("caledonia", "--coverage", "--tests", missing, status=2).stderr


def test_without_the_source_tree_the_command_says_that_the_tests_are_not_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(command, "folder_of_tests", lambda game: None)
    stderr = call("caledonia", "--coverage", status=2).stderr
    assert "the tests of caledonia are not here" in stderr
    assert stderr.count("\n") == 1


def test_tests_are_found_beside_the_sources_or_in_the_working_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert folder_of_tests("nothing") is None
    (tmp_path / "tests" / "nothing").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    assert folder_of_tests("nothing") == tmp_path / "tests" / "nothing"

"""Contests that are played on, and the tables of docs/strength.md."""

import json
from pathlib import Path

import pytest
import strength.__main__ as program
from strength.contests import Listed, listed, outlived
from typer.testing import CliRunner

from clachan.bots import bot, learned, levels
from clachan.bots.caledonia import weights as caledonia
from clachan.sim.arena import make_contest
from strength import contests, tables

QUICK = """
[[contest]]
name = "met"
game = "caledonia"
bots = ["greedy", "random"]
players = 2
seed = 5
games = 4

[[contest]]
name = "solo"
game = "caledonia"
bots = ["greedy"]
players = 1
seed = 6
games = 2
"""
END = "<!-- end of table -->\n"
PAGE = f"before\n<!-- table: caledonia -->\n{END}<!-- table: alone -->\n{END}after\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two quick contests and a page, instead of the long ones."""
    (tmp_path / "contests.toml").write_text(QUICK)
    (tmp_path / "page.md").write_text(PAGE)
    monkeypatch.setattr(program, "listed", lambda: listed(tmp_path / "contests.toml", tmp_path))
    monkeypatch.setattr(program, "DOCUMENT", tmp_path / "page.md")
    return tmp_path


def run(*arguments: str) -> str:
    found = CliRunner().invoke(program.app, arguments)
    assert found.exit_code == 0, found.output
    return found.output


def test_the_document_tells_what_the_results_tell() -> None:
    text = tables.DOCUMENT.read_text(encoding="utf-8")
    assert tables.written(text, [(one, one.results()) for one in listed()]) == text


def test_no_results_are_kept_of_bots_that_have_changed() -> None:
    assert [path.name for path in outlived(listed())] == []


def test_a_seed_is_used_by_one_kind_of_table_only() -> None:
    used: dict[int, tuple[object, ...]] = {}
    for one in listed():
        kind = (one.contest.game, one.contest.options)
        assert used.setdefault(one.contest.seed, kind) == kind, one.name


def test_contests_are_played_to_their_end_and_told(folder: Path) -> None:
    said = run()
    assert "met: 2 of 4" in said and "met: 4 of 4" in said and "solo: 2 of 2" in said
    page = (folder / "page.md").read_text()
    assert page.startswith("before") and page.endswith("after\n")
    assert "| `met` | `greedy` | 1 `random` | 4 | 100.0 % (51.0–100.0) |" in page
    assert "| `solo` | `greedy` | revised | 2 |" in page


def test_what_was_stopped_goes_on_where_it_was(folder: Path) -> None:
    run("met", "--games", "2")
    path = listed(folder / "contests.toml", folder)[0].path
    begun = path.read_text()
    assert len(begun.splitlines()) == 1 + 2
    assert "| 2 of 4 |" in (folder / "page.md").read_text()
    run("met")
    assert path.read_text().startswith(begun) and len(path.read_text().splitlines()) == 1 + 4


def test_without_time_only_the_tables_are_written(folder: Path) -> None:
    run("--minutes", "0")
    assert not list(folder.glob("*.jsonl"))
    assert "| contest | bot |" in (folder / "page.md").read_text()


def test_results_of_bots_that_have_changed_are_thrown_away(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("--games", "2")
    assert len(list(folder.glob("*.jsonl"))) == 2
    monkeypatch.setattr(contests, "judged_by", lambda contest: b"other weights")
    assert "removed" in run("--minutes", "0")
    assert not list(folder.glob("*.jsonl"))


def test_a_contest_that_is_not_listed_is_refused(folder: Path) -> None:
    found = CliRunner().invoke(program.app, ["mets"])
    assert found.exit_code == 2 and "there is no contest mets" in found.output


def level(game: str, **options: object) -> str:
    contest = make_contest(game, {"players": 4, **options}, ["hard"], 1, 1)
    return contests.meant_by(contest)["hard"]


def test_a_level_is_what_it_means_at_that_table(monkeypatch: pytest.MonkeyPatch) -> None:
    assert level("caledonia") != level("caledonia", players=1)
    assert level("glenmore") != level("glenmore", chronicles="12345678")
    one = Listed("x", make_contest("caledonia", {"players": 4}, ["easy", "greedy"], 1, 1))
    before = one.digest
    monkeypatch.setitem(levels.PRESETS, "easy", "greedy:noise=5")
    assert one.digest != before


def test_only_what_a_kind_of_table_counts_with_ends_its_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone, table = (
        Listed("x", make_contest("caledonia", {"players": players}, ["hard", "greedy"], 1, 1))
        for players in (1, 4)
    )
    before = alone.digest, table.digest
    row = [7] * len(caledonia.row(1))
    path = tmp_path / "learned.json"
    for kind, changed in (("alone", (True, False)), ("table", (False, True))):
        shipped = json.loads(learned.shipped_with("caledonia").read_text())
        shipped["rows"][f"{kind} weights"] = row
        path.write_text(json.dumps(shipped))
        with monkeypatch.context() as other:
            other.setattr(learned, "shipped_with", lambda game: path)
            learned.read_learned.cache_clear()
            assert (
                tuple(now != then for now, then in zip((alone.digest, table.digest), before, strict=True))
                == changed
            )
    learned.read_learned.cache_clear()
    assert (alone.digest, table.digest) == before


def test_what_a_broken_bot_does_is_not_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        name = "broken"

        def choose(self, state: object) -> int:
            raise TypeError("an argument is missing")

    monkeypatch.setitem(bot._KINDS, "greedy", bot.BotKind("greedy", lambda game, seed, values: Broken()))
    met = listed(folder / "contests.toml", folder)[0]
    found = CliRunner().invoke(program.app, ["met"])
    assert found.exit_code == 1 and not met.path.exists()
    assert "met: bot broken failed: TypeError: an argument is missing" in found.output

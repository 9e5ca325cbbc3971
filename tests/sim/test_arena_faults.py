"""An arena survives its bots: whoever fails loses that game, is named with the position; the rest goes on."""

import csv
import json
from pathlib import Path

import pyarrow.parquet
import pytest
from typer.testing import CliRunner

from clachan import ClachanError, read_position
from clachan.bots.foreign import Limits
from clachan.cli.app import app
from clachan.sim import export as exporting
from clachan.sim.arena import make_contest, play_index, run_contest
from clachan.sim.export import COLUMNS, export, rows_of
from clachan.sim.report.arena import arena_book
from clachan.sim.report.page import page_of
from clachan.sim.report_arena import arena_data, markdown_of, rating_lines

BAD = Path(__file__).parents[1] / "bots" / "bad_bots.py"
TWO = {"players": 2}


def bad(name: str) -> str:
    return f"{BAD}:{name}"


@pytest.mark.parametrize(
    ("name", "fault", "sentence"),
    [
        ("Raising", "exception", "failed: IndexError: list index out of range (bad_bots.py, line 33)"),
        ("Illegal", "illegal", "chose '"),
        ("Wordless", "illegal", "answered None, which is no number of an action"),
        ("Looping", "time", "gave no answer within 2 s"),
        ("Exiting", "crash", "ended by itself (exit 3)"),
        ("Leaving", "crash", "ended by itself (exit 5)"),
        ("Segfault", "crash", "ended by itself (SIGSEGV)"),
        ("Hungry", "exception", "failed: MemoryError"),
    ],
)
def test_a_bot_that_fails_loses_that_game(name: str, fault: str, sentence: str) -> None:
    choice = 2.0 if name == "Looping" else 60.0
    contest = make_contest("caledonia", TWO, [bad(name), "random"], 2, 5, Limits(choice=choice, memory=512))
    first, second = run_contest(contest)
    for seat, result in enumerate((first, second)):  # seats are rotated
        assert result.lost is not None
        assert (result.lost.seat, result.lost.fault) == (seat, fault)
        assert f"bot {bad(name)} {sentence}" in result.lost.why
        assert result.places[seat] == 2 and result.places[1 - seat] == 1
        position = read_position(result.lost.position)
        assert position.seat == seat and len(position.legal()) > 1


def test_the_time_of_a_game_is_limited_too() -> None:
    contest = make_contest("caledonia", TWO, [bad("Slow"), "random"], 1, 5, Limits(game=0.3))
    (result,) = run_contest(contest)
    assert result.lost is not None and result.lost.fault == "time"
    assert "has used up its 0.3 s for a game" in result.lost.why


def test_a_bot_in_a_process_of_its_own_plays_as_it_would_here() -> None:
    """The same bot, once as a file and once as the random bot that it copies, draws the same game."""
    apart = play_index(make_contest("caledonia", TWO, [bad("Good")], 1, 5), 0).result
    here = play_index(make_contest("caledonia", TWO, ["random"], 1, 5), 0).result
    assert (apart.totals, apart.decisions, apart.lost) == (here.totals, here.decisions, None)


def test_what_a_bot_prints_is_not_its_answer() -> None:
    (result,) = run_contest(make_contest("glenmore", TWO, [bad("Printing"), "random"], 1, 5))
    assert result.lost is None


def test_a_bot_that_reads_neither_waits_nor_hears_what_is_said_to_its_host() -> None:
    limits = Limits(choice=20)
    (result,) = run_contest(make_contest("glenmore", TWO, [bad("Reading"), "random"], 1, 5, limits=limits))
    assert result.lost is None


def test_the_others_share_the_win_and_their_points_do_not_count(tmp_path: Path) -> None:
    contest = make_contest("caledonia", {"players": 3}, [bad("Raising"), "random", "greedy"], 3, 5)
    results = run_contest(contest, path=tmp_path / "results.jsonl")
    lines = {line.bot: line for line in rating_lines(results)}
    assert [(line.lost, line.wins.value, line.points) for line in lines.values()] == [
        (0, 0.5, None), (0, 0.5, None), (3, 0, None),
    ]  # fmt: skip
    assert lines[bad("Raising")].rating.value < lines["random"].rating.value
    assert lines["random"].rating.value == pytest.approx(lines["greedy"].rating.value)
    assert run_contest(contest, path=tmp_path / "results.jsonl") == results


def test_the_report_tells_who_failed_and_where() -> None:
    contest = make_contest("caledonia", TWO, [bad("Raising"), "random"], 2, 5)
    results = run_contest(contest)
    lost = results[0].lost
    assert lost is not None
    page = markdown_of(contest, results)
    assert lost.position in page and lost.why in page
    assert arena_data(contest, results)["lost"][0]["position"] == lost.position
    assert "Games lost by failing" in page_of(arena_book(contest, results))
    json.dumps(arena_data(contest, results), allow_nan=False)


def test_the_record_of_a_lost_game_ends_where_it_was_lost() -> None:
    contest = make_contest("caledonia", TWO, [bad("Raising"), "random"], 1, 5)
    finished = play_index(contest, 0, recorded=True)
    assert finished.result.lost is not None
    assert f"lost: p1 bot {bad('Raising')} failed" in finished.record


def test_one_failing_bot_does_not_stop_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    contest = make_contest("caledonia", TWO, [bad("Exiting"), "random", "greedy"], 6, 5)
    told: list[str] = []
    results = run_contest(contest, 2, path, on_lost=lambda result: told.append(result.bots[0]))
    assert [bool(result.lost) for result in results] == [True, True, True, True, False, False]
    assert len(told) == 4
    assert len(path.read_text().splitlines()) == 1 + 6


def test_a_bot_that_was_changed_is_another_bot(tmp_path: Path) -> None:
    file, path = tmp_path / "mine.py", tmp_path / "results.jsonl"
    file.write_text(BAD.read_text())
    run_contest(make_contest("caledonia", TWO, [f"{file}:Good", "random"], 1, 5), path=path)
    file.write_text(BAD.read_text() + "\n# better now\n")
    with pytest.raises(ClachanError, match="holds another arena"):
        run_contest(make_contest("caledonia", TWO, [f"{file}:Good", "random"], 2, 5), path=path)


def test_a_bot_that_cannot_begin_is_refused_before_the_first_game() -> None:
    with pytest.raises(ClachanError, match=r"ValueError: there are no weights \(bad_bots.py"):
        make_contest("caledonia", TWO, [bad("Unmade"), "random"], 1, 5)


def test_the_command_names_the_bot_and_the_position(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = [
        "arena",
        "caledonia",
        "-p",
        "2",
        "--bot",
        bad("Raising"),
        "--bot",
        "random",
        "-n",
        "1",
        "-j",
        "1",
    ]
    done = CliRunner().invoke(app, [*words, "--export", "seats.csv"])
    assert done.exit_code == 0, done.output
    assert f"is lost for p1 at ply 15: bot {bad('Raising')} failed: IndexError" in done.stderr
    assert "position: caledonia 2." in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["seats.csv"]


def test_results_are_on_disk_even_if_no_file_was_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is left after an arena that was cut off is taken up by the command that it names."""
    monkeypatch.chdir(tmp_path)
    words = ["arena", "caledonia", "-p", "2", "--bots", "random", "-n", "3", "-j", "1"]
    with monkeypatch.context() as patch:
        patch.setattr(
            "clachan.cli.pages.ProgressLine.advance",
            lambda line, steps=1: (_ for _ in ()).throw(KeyboardInterrupt),
        )
        stopped = CliRunner().invoke(app, words)
    assert stopped.exit_code == 130
    (kept,) = tmp_path.iterdir()
    assert f"1 game is kept: the same command with --results {kept.name} goes on" in stopped.stderr
    assert CliRunner().invoke(app, [*words, "--results", kept.name]).exit_code == 0
    assert len(kept.read_text().splitlines()) == 1 + 3


def test_a_table_for_other_programs(tmp_path: Path) -> None:
    contest = make_contest("caledonia", TWO, [bad("Raising"), "random"], 2, 5)
    results = run_contest(contest)
    rows = rows_of(contest, results)
    export(tmp_path / "seats.csv", contest, results)
    export(tmp_path / "seats.parquet", contest, results)
    with (tmp_path / "seats.csv").open(newline="") as file:
        read = list(csv.DictReader(file))
    assert list(read[0]) == list(COLUMNS)
    assert [row["position"] for row in read] == [row["position"] or "" for row in rows]
    assert pyarrow.parquet.read_table(tmp_path / "seats.parquet").to_pylist() == rows
    assert [(row["fault"], row["place"], row["finished"]) for row in rows[:2]] == [
        ("exception", 2, False), (None, 1, False),
    ]  # fmt: skip


def test_parquet_says_what_it_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    with pytest.raises(ClachanError, match=r"needs the extra parquet: pip install 'clachan\[parquet\]'"):
        exporting.check_export(tmp_path / "seats.parquet")
    with pytest.raises(ClachanError, match=r"ends in \.csv or \.parquet, not seats\.xls"):
        exporting.check_export(tmp_path / "seats.xls")

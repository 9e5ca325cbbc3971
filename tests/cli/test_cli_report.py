"""The commands report and analyse, and the arena's page, as a user calls them."""

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from conversation import SOURCE, Call

from clachan.bots import choosers as choosing
from clachan.sim.run import make_series, play_batch

PLAYED = (
    "report",
    "--game",
    "caledonia",
    "--games",
    "3",
    "--players",
    "2",
    "--bots",
    "random",
    "--jobs",
    "1",
)
ARENA = ("arena", "caledonia", "--bots", "greedy,random", "--games", "4", "--players", "2", "--jobs", "1")


def test_a_simulation_for_people(call: Call) -> None:
    shown = call(*PLAYED).stdout
    assert "3 finished games (3 with 2 players)" in shown
    for title in ("Clans", "Ports", "Scoring tiles", "Maps", "Points by round", "Prices", "Contracts"):
        assert f"\n{title}" in shown


def test_a_simulation_as_data_with_plots(call: Call, tmp_path: Path) -> None:
    solo = (
        "report",
        "--game",
        "caledonia",
        "--games",
        "2",
        "--players",
        "1",
        "--bots",
        "random",
        "--jobs",
        "1",
    )
    data = json.loads(call(*solo, "--json", "--plots", str(tmp_path / "plots")).stdout)
    assert (data["game"], data["games"], data["left_out"]) == ("caledonia", 2, [])
    files = list((tmp_path / "plots").glob("*.svg"))
    assert len(files) > 5
    assert all(file.read_text().startswith("<svg ") for file in files)


def test_records_are_reported_on(call: Call, record: Path) -> None:
    (record.parent / "broken.txt").write_text("clachan record 1\n")
    result = call("report", str(record.parent), "--jobs", "1")
    assert "1 finished games" in result.stdout
    assert "left out: " in result.stderr
    assert "broken.txt: line 1: there is no line 'play:'" in result.stderr


def test_played_games_can_be_kept_and_reported_on_again(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    data = json.loads(call(*PLAYED, "--keep", str(folder), "--json").stdout)
    assert [file.name for file in sorted(folder.iterdir())] == ["00001.txt", "00002.txt", "00003.txt"]
    again = json.loads(call("report", str(folder), "--jobs", "1", "--json").stdout)
    assert again["chapters"] == data["chapters"]
    refused = call(*PLAYED, "--keep", str(folder), status=2).stderr
    assert "is not empty: name another folder to keep the games in" in refused


def test_glen_more_is_reported_on(call: Call) -> None:
    words = ("report", "--game", "glenmore", "--games", "2", "--players", "3", "-o", "chronicles=15")
    data = json.loads(call(*words, "--bots", "random", "--jobs", "1", "--json").stdout)
    titles = [chapter["title"] for chapter in data["chapters"]]
    assert {"Start", "Chronicles", "Persons", "Tiles", "Scoring rounds"} <= set(titles)


def test_a_record_is_analysed(call: Call, record: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    words = ("analyse", str(record), "--seat", "p2", "-i", "2", "--jobs", "1")
    result = call(*words, "--json", "--html", str(page))
    data = json.loads(result.stdout)
    assert {verdict["seat"] for verdict in data["verdicts"]} == {1}
    assert "expected final margin" in page.read_text()


def test_an_analysis_for_people(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "solo.txt"
    data = json.loads(
        call("sim", "caledonia", "--players", "1", "--games", "1", "--jobs", "1", "--json").stdout
    )
    assert data["games"] == 1

    series = make_series("caledonia", {"players": 1}, ["random"], 1, 2)
    path.write_bytes(play_batch(series, range(1)).outcomes[0].record)
    shown = call("analyse", str(path), "--seconds", "0.01", "--jobs", "1").stdout
    for words in ("Players", "Turning points", "Decisions", "the bot’s choice"):
        assert words in shown


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("report", "nowhere"), "there is no file or folder nowhere"),
        (("report", "--game", "chess"), "there is no game 'chess'"),
        (("report", "--games", "0"), "at least 1 game must be played, not 0"),
        (
            ("report", "{record}", "--game", "glenmore"),
            "none of 1 record(s) tells of a finished game of glenmore",
        ),
        (("report", "{record}", "--jobs", "0"), "at least 1 process must read, not 0"),
        (("analyse", "nowhere.txt"), "cannot read nowhere.txt: No such file or directory"),
        (
            ("analyse", "{record}", "-i", "2", "--seconds", "1"),
            "give either --iterations or --seconds, not both",
        ),
        (("analyse", "{record}", "-i", "0"), "each candidate must be played on at least 2 times, not 0"),
        (("analyse", "{record}", "-i", "1"), "an action is played on 2 to 100000 times, not 1"),
        (("analyse", "{record}", "--seconds", "-1"), "a decision takes more than 0 and at most 3600 seconds"),
        (("analyse", "{record}", "--seat", "bob"), "a seat is named p1, p2 and so on, not 'bob'"),
        (("analyse", "{record}", "--seat", "p7"), "the seats are p1 to p2, not p7"),
        (("analyse", "{record}", "--jobs", "0"), "at least 1 process must think, not 0"),
        ((*ARENA, "--report", "page.pdf"), "a report is a file that ends in .html or .md, not page.pdf"),
        ((*ARENA, "--report", "no/such/page.md"), "cannot write no/such/page.md: No such file or directory"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    call: Call, record: Path, words: tuple[str, ...], sentence: str
) -> None:
    result = call(*(word.format(record=record) for word in words), status=2)
    assert result.stderr.startswith(f"clachan: {sentence}")
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_an_unfinished_game_is_analysed_without_points(call: Call, record: Path, tmp_path: Path) -> None:
    unfinished = tmp_path / "unfinished.txt"
    unfinished.write_text("\n".join(record.read_text().splitlines()[:40]))
    data = json.loads(call("analyse", str(unfinished), "-i", "2", "--jobs", "1", "--json").stdout)
    assert data["totals"] == data["places"] == []
    assert data["verdicts"]


def test_a_game_without_a_bot_is_named(call: Call, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "found_choosers", lambda name: None)
    assert "no bot but random plays caledonia yet" in call("analyse", str(record), status=2).stderr


def test_without_matplotlib_a_sentence_says_how_to_get_plots(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    page = tmp_path / "page.html"
    result = call(*PLAYED, "--html", str(page))
    assert "Clans" in result.stdout
    assert "without plots: plots need matplotlib, which is not installed: pip install" in result.stderr
    assert "<table>" in page.read_text()
    refused = call(*PLAYED, "--plots", str(tmp_path / "plots"), status=2)
    assert refused.stderr.startswith("clachan: plots need matplotlib")


# The arena


def test_the_arena_writes_a_page(call: Call, tmp_path: Path) -> None:
    page, markdown = tmp_path / "page.html", tmp_path / "page.md"
    shown = call(*ARENA, "--report", str(page)).stdout
    assert "Who beats whom" in shown
    text = page.read_text()
    for words in ("Ratings", "Who beats whom", "row placed before column", "Time", "final points: greedy"):
        assert words in text
    call(*ARENA, "--report", str(markdown))
    assert markdown.read_text().startswith("# Clans of Caledonia · arena")


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda lines: ["garbage"], "holds another arena"),
        (lambda lines: [], "holds another arena"),
        (lambda lines: [lines[0], '{"index": 0}'], "line 2 of "),
        (lambda lines: [*lines, lines[1].replace('"greedy", "random"', '"easy", "random"')], "line 6 of "),
        (lambda lines: [*lines[:3], lines[2].replace('"index": 1', '"index": "one"')], "line 4 of "),
    ],
)
def test_broken_results_are_named_in_a_sentence(
    call: Call, tmp_path: Path, spoil: object, sentence: str
) -> None:
    path = tmp_path / "results.jsonl"
    call(*ARENA, "--results", str(path))
    path.write_text("\n".join(spoil(path.read_text().splitlines())))  # type: ignore[operator]
    result = call(*ARENA, "--results", str(path), status=2)
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1


def test_results_that_are_no_text_or_no_file(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(b"\xff\xfe\x00")
    assert "byte 0 is not text" in call(*ARENA, "--results", str(path), status=2).stderr
    assert "Is a directory" in call(*ARENA, "--results", str(tmp_path), status=2).stderr


def _hear_ctrl_c() -> None:
    """Whoever runs the tests in the background has them ignore it, and their children too."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_a_stopped_arena_keeps_its_games_and_goes_on(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    words = [
        "arena",
        "caledonia",
        "--bots",
        "greedy,random",
        "--games",
        "400",
        "--players",
        "2",
        "--jobs",
        "2",
    ]
    process = subprocess.Popen(
        [sys.executable, "-m", "clachan", *words, "--results", str(path)],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=_hear_ctrl_c,
    )
    while not (path.exists() and path.read_text().count("\n") > 2):  # until a few games are there
        with suppress(subprocess.TimeoutExpired):
            process.wait(0.1)
            raise AssertionError("it ended by itself")
    os.killpg(process.pid, signal.SIGINT)  # as Ctrl-C does for all processes of a terminal
    said = process.communicate()[1]
    assert process.returncode == 130
    assert "games are kept: the same command with --results " in said
    assert "Traceback" not in said
    kept = path.read_text().count("\n") - 1
    assert kept >= 2
    again = [*words[:5], "1", *words[6:], "--results", str(path), "--json"]
    assert json.loads(call(*again).stdout)["games"] == 1

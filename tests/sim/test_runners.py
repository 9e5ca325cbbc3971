"""Runners: processes and Ray play the same games, and neither loses any when a worker dies."""

import os
import signal
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import ray
from deadly_bot import deadly_package
from typer.testing import CliRunner

from clachan import ClachanError
from clachan.cli.app import app
from clachan.sim.arena import make_contest, run_contest
from clachan.sim.run import Series, make_series, play_batch, run
from clachan.sim.runners import Losses, in_order, open_runner


def test_results_come_in_order() -> None:
    early: list[str] = []

    def results() -> Iterator[tuple[int, str]]:
        for number in (1, 0, 3, 2):
            early.append(str(number))
            yield number, str(number)

    ordered = in_order(results())
    assert next(ordered) == "0"
    assert early == ["1", "0"]
    assert list(ordered) == ["1", "2", "3"]


def test_a_task_is_given_up_after_too_many_losses() -> None:
    losses = Losses([range(0, 5), range(5, 10)])
    for _ in range(3):
        losses.note(1)
    losses.note(0)
    with pytest.raises(ClachanError, match="games 6 to 10 ended their process 4 times and were given up"):
        losses.note(1)


def test_there_are_two_runners() -> None:
    with pytest.raises(ClachanError, match="there is no runner 'steam': the runners are processes, ray"):
        open_runner("steam")


def test_a_bot_of_a_package_that_kills_its_process_loses_that_game_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deadly_package(tmp_path, deaths=1)
    monkeypatch.syspath_prepend(tmp_path)
    contest = make_contest("caledonia", {"players": 2}, ["deadly", "random"], 4, 5)
    results = run_contest(contest, 2, tmp_path / "results.jsonl")
    assert (tmp_path / "marks").read_text() == "x"
    (lost,) = [result for result in results if result.lost]
    assert lost.lost is not None
    assert (lost.lost.fault, lost.bots[lost.lost.seat]) == ("crash", "deadly")
    assert "SIGKILL" in lost.lost.why
    assert len((tmp_path / "results.jsonl").read_text().splitlines()) == 1 + 4


def test_the_games_of_a_process_that_is_lost_are_played_again(tmp_path: Path) -> None:
    """Not a bot's fault: the process in which games are played is ended from outside."""
    marks, runner = tmp_path / "marks", open_runner("processes")
    assert sorted(runner.results(partial(dies_once, marks), [3, 4, 5], 2)) == [(0, 9), (1, 16), (2, 25)]
    assert marks.exists()


def dies_once(marks: Path, task: int) -> int:
    if task == 4 and not marks.exists():
        marks.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return task * task


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    """A small cluster on this machine, for all tests here."""
    patch = pytest.MonkeyPatch()
    patch.delenv("RAY_ADDRESS", raising=False)
    patch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
    ray.init(
        num_cpus=2,
        object_store_memory=80 * 1024 * 1024,
        include_dashboard=False,
        log_to_driver=False,
        configure_logging=False,
    )
    yield
    ray.shutdown()
    patch.undo()


def same(report: Any) -> dict[str, Any]:
    skip = ("seconds", "actions_per_second", "jobs")
    return {key: value for key, value in report.data().items() if key not in skip}


@pytest.mark.usefixtures("cluster")
def test_ray_plays_the_same_games_as_processes() -> None:
    series = make_series("caledonia", {"players": 3}, ["random"], 40, 3)
    assert same(run(series, 2, runner=open_runner("ray"))) == same(run(series, 2))
    glen = make_series("glenmore", {"players": 2, "chronicles": "15"}, ["random"], 6, 3)
    assert same(run(glen, 2, runner=open_runner("ray"))) == same(run(glen, 1))
    assert ray.is_initialized()


@pytest.mark.usefixtures("cluster")
def test_an_arena_on_ray_has_the_same_results(tmp_path: Path) -> None:
    contest = make_contest("caledonia", {"players": 2}, ["greedy", "random"], 6, 5)
    alone = run_contest(contest)
    spread = run_contest(contest, 2, tmp_path / "results.jsonl", runner=open_runner("ray"))
    assert [(result.bots, result.totals) for result in spread] == [(one.bots, one.totals) for one in alone]


@pytest.mark.usefixtures("cluster")
def test_what_a_worker_that_dies_was_doing_is_done_again(tmp_path: Path) -> None:
    marks, runner = tmp_path / "marks", open_runner("ray")
    assert sorted(runner.results(partial(dies_once, marks), [3, 4, 5], 2)) == [(0, 9), (1, 16), (2, 25)]
    assert marks.exists()


@pytest.mark.usefixtures("cluster")
def test_a_fault_in_a_game_is_told_as_it_is() -> None:
    series = Series("chess", (("players", 2),), ("random", "random"), 1, 0)
    with pytest.raises(ClachanError, match="there is no game 'chess'"):
        list(open_runner("ray").results(partial(play_batch, series), [range(1)], 1))


@pytest.mark.usefixtures("cluster")
def test_the_commands_take_the_runner() -> None:
    words = ["sim", "caledonia", "--players", "1", "--games", "4", "--jobs", "2", "--json"]
    shown = [CliRunner().invoke(app, [*words, "--runner", name]) for name in ("processes", "ray")]
    fingerprints = [[line for line in one.stdout.splitlines() if "fingerprint" in line] for one in shown]
    assert fingerprints[0] == fingerprints[1] != []
    arena = [
        "arena",
        "caledonia",
        "--players",
        "2",
        "--games",
        "2",
        "--jobs",
        "2",
        "--runner",
        "ray",
        "--json",
    ]
    assert CliRunner().invoke(app, arena).exit_code == 0

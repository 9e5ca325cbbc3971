"""Many games: the same result however they are shared out, and the statistics."""

import hashlib
import json
import os
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from deadly_bot import deadly_package

from clachan import ClachanError, open_game
from clachan.core.seeds import seed_of
from clachan.sim.play import play_game
from clachan.sim.replay import Outcome, replay
from clachan.sim.run import Report, make_series, run
from clachan.sim.tally import Points, Tally

MIXED: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 1, "edition": "first"},
    {"players": 2, "tighter_map": True},
    {"players": 3, "clan_auction": True},
    {"players": 4},
    {"players": 4, "no_clans": True, "no_ports": True},
]


def sim(options: dict[str, Any], games: int, jobs: int = 1, seed: int = 3, bot: str = "random") -> Report:
    return run(make_series("caledonia", options, [bot], games, seed), jobs)


def same(report: Report) -> dict[str, Any]:
    """All of a report that must not depend on the machine."""
    skip = ("seconds", "actions_per_second", "jobs")
    return {key: value for key, value in report.data().items() if key not in skip}


def test_one_process_and_two_give_the_same_result() -> None:
    alone, shared = sim({"players": 3}, 40), sim({"players": 3}, 40, jobs=2)
    assert (alone.jobs, shared.jobs) == (1, 2)
    assert same(alone) == same(shared)


def test_the_fingerprint_is_that_of_the_records() -> None:
    game = open_game("caledonia")
    options = game.read_options({"players": 2})
    digest = hashlib.sha256()
    for index in range(5):
        played = play_game(game, options, ["random"] * 2, seed_of(3, index))
        digest.update(replay(game, options, played).record)
    assert sim({"players": 2}, 5).tally.fingerprint == digest.hexdigest()


def test_another_seed_is_another_fingerprint() -> None:
    assert sim({"players": 2}, 2).tally.fingerprint != sim({"players": 2}, 2, seed=4).tally.fingerprint


PROGRAM = """
import json, sys
from clachan import open_game
from clachan.sim.run import make_series, run
assert not open_game("caledonia").compiled()
all_series = [make_series("caledonia", options, ["random"], 15, 3) for options in json.loads(sys.argv[1])]
print(json.dumps([run(series).tally.fingerprint for series in all_series]))
"""


@pytest.mark.skipif(not open_game("caledonia").compiled(), reason="there is no compiled core to compare with")
def test_the_compiled_core_and_plain_python_play_the_same_games() -> None:
    paths = os.pathsep.join(filter(None, sys.path))
    environment = {**os.environ, "CLACHAN_COMPILED": "0", "PYTHONPATH": paths}
    command = [sys.executable, "-c", PROGRAM, json.dumps(MIXED)]
    plain = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert json.loads(plain.stdout) == [sim(options, 15).tally.fingerprint for options in MIXED]


def test_the_games_of_a_lost_process_are_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deadly_package(tmp_path, deaths=1, victim="os.getppid()")
    monkeypatch.syspath_prepend(tmp_path)
    interrupted = sim({"players": 1}, 3, jobs=2, bot="deadly")
    assert (tmp_path / "marks").read_text() == "x"
    assert same(interrupted) == same(sim({"players": 1}, 3, bot="deadly"))


def test_games_that_always_end_their_process_are_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deadly_package(tmp_path, deaths=100, victim="os.getppid()")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("clachan.sim.runners.LOSSES_MOST", 1)
    with pytest.raises(ClachanError, match="games 1 to 1 ended their process 2 times and were given up"):
        sim({"players": 1}, 2, jobs=2, bot="deadly")


def test_progress_adds_up() -> None:
    heard: list[int] = []
    run(make_series("caledonia", {"players": 1}, ["random"], 30, 1), 1, heard.append)
    assert sum(heard) == 30
    assert len(heard) > 1


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess': the games are"),
        ({"options": {"players": 5}}, "option players cannot be 5: it is one of 1, 2, 3, 4"),
        ({"options": {"wind": 1}}, "there is no option 'wind': the options are players"),
        ({"bots": ["random"] * 3}, r"2 player\(s\) need 1 bot for all or 2 bots, not 3"),
        ({"bots": ["nobody"]}, "there is no bot 'nobody'"),
        ({"games": 0}, "at least 1 game must be played, not 0"),
        ({"seed": -1}, "a seed is a number from 0 to 2\\*\\*60 - 1, not -1"),
    ],
)
def test_a_wrong_plan_is_refused_before_the_first_game(given: dict[str, Any], sentence: str) -> None:
    right = {"game": "caledonia", "options": {"players": 2}, "bots": ["random"], "games": 1, "seed": 1}
    with pytest.raises(ClachanError, match=sentence):
        make_series(**{**right, **given})


def test_at_least_one_process_must_play() -> None:
    with pytest.raises(ClachanError, match="at least 1 process must play, not 0"):
        sim({"players": 1}, 1, jobs=0)


def test_mean_and_spread() -> None:
    points = Points()
    for total in (2, 4, 9):
        points.add(total, Fraction(1, 2))
    assert points.data() == {"games": 3, "mean": 5.0, "spread": 3.606, "win_rate": 0.5}


def test_a_single_game_has_no_spread() -> None:
    points = Points()
    points.add(7, Fraction(1))
    assert (points.mean, points.spread) == (7.0, 0.0)


def outcome(totals: tuple[int, ...], places: tuple[int, ...], roles: tuple[str, ...]) -> Outcome:
    return Outcome(b"record", 10, 4, 20, totals, places, roles)


def test_a_shared_win_is_shared() -> None:
    tally = Tally()
    tally.add(outcome((50, 50, 40), (1, 1, 3), ("a", "b", "a")))
    assert [seat.win_rate for seat in tally.seats] == [0.5, 0.5, 0.0]
    assert tally.data()["roles"] == {
        "a": {"games": 2, "mean": 45.0, "spread": 7.071, "win_rate": 0.25},
        "b": {"games": 1, "mean": 50.0, "spread": 0.0, "win_rate": 0.5},
    }


def test_a_game_without_roles_has_none_to_count() -> None:
    tally = Tally()
    tally.add(outcome((50, 40), (1, 2), ("", "")))
    tally.add(outcome((50, 40), (1, 2), ()))
    assert tally.data()["roles"] == {}
    assert tally.data()["branching"] == 5.0

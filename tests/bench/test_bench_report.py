"""What the bench prints and refuses. Speeds are never judged here."""

import dataclasses
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from typer.testing import CliRunner

from clachan import ClachanError, open_game, read_record
from clachan.cli import bench
from clachan.cli.app import app
from clachan.sim.bench import contestants, race, report
from clachan.sim.bench.goal import goals
from clachan.sim.bench.parts import (
    legal_us,
    middle,
    positions,
    random_games,
    say_us,
    state_bytes,
    timed_calls,
)
from clachan.words import LANGUAGES

GAME = open_game("caledonia")
GOALS = goals()


class FakeOther:
    def __init__(self, name: str) -> None:
        self.name = name

    def step(self) -> int:
        return 10


@pytest.fixture
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A race of moments, with nothing to install; of a plain core too."""
    monkeypatch.setattr(race, "SLICE_SECONDS", 0.0005)
    monkeypatch.setattr(race, "FAST_WITHIN", 1000)
    monkeypatch.setattr(report, "demand_others", lambda: None)
    monkeypatch.setattr(report, "versions", lambda: {"catanatron": "1", "python_chess": "2"})
    monkeypatch.setattr(report, "Catanatron", lambda: FakeOther("catanatron"))
    monkeypatch.setattr(report, "PythonChess", lambda: FakeOther("python_chess"))


@pytest.fixture
def _random_untouched() -> Iterator[None]:
    """Catanatron seeds the random numbers that all modules share."""
    kept = random.getstate()
    yield
    random.setstate(kept)


def call(*words: str, status: int = 0) -> Any:
    result = CliRunner().invoke(app, ["bench", *words])
    assert result.exit_code == status, result.output
    return result


@pytest.mark.usefixtures("_short")
def test_bench_as_data() -> None:
    data = json.loads(call("--json", "--seconds", "0.2", "--plain").stdout)
    line = data["games"]["caledonia"]
    assert line["compiled"] is GAME.compiled()
    assert set(line["ratio"]) == set(data["contestants"]) == {"catanatron", "python_chess"}
    assert data["contestants"]["catanatron"]["version"] == "1"
    for key in (
        "actions_per_second",
        "legal_us",
        "copy_us",
        "say_us",
        "state_bytes",
        "replay_ms",
        "replay_ratio",
        "rollouts_per_second",
    ):
        assert isinstance(line[key], int | float)
    assert {"fastest_ms", "median_ms", "slowest_ms", "slices", "counted"} <= set(data["calibration"])
    assert data["targets"]["caledonia"]["ratio"] == 50
    assert data["python"]


@pytest.mark.usefixtures("_short")
def test_bench_for_people() -> None:
    shown = call("--seconds", "0.1", "--plain").stdout
    for words in (
        "times catanatron",
        "≥ 50",
        "≤ 6000",
        "rollouts",
        "≥ 5,000",
        "slices counted",
        "python_chess 2",
    ):
        assert words in shown


def test_rows_say_whether_a_target_is_met() -> None:
    line = {
        "ratio": {"catanatron": 51.0, "python_chess": 49.9},
        "variants": {},
        "match_ratio": 4.9,
        "replay_ratio": 3.0,
        "legal_us": 1.5,
        "copy_us": 1.6,
        "say_us": 49.9,
        "state_bytes": 6001,
        "replay_ms": 3.0,
        "rollouts_per_second": 4999,
    }
    met = [row[-1] for row in bench.target_rows(line, GOALS["caledonia"].targets)]
    assert met == [True, False, False, True, True, False, True, False, True, False]
    assert len(bench.target_rows(line, {**GOALS["glenmore"].targets, "variant_ratio": 1.0})) == 9


def test_a_rollout_begins_halfway() -> None:
    played = random_games(GAME)[0]
    half = len(played.numbers) // 2
    assert GAME.key(middle(GAME, played)) == GAME.key(positions(GAME, played)[half])


def test_missing_engines_are_named_with_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contestants, "find_spec", lambda name: None)
    message = call("--plain", status=2).stderr
    sentence = "the bench needs catanatron and chess, in the extra bench: pip install 'clachan[bench]'"
    assert message == f"clachan: {sentence}\n"


@pytest.mark.usefixtures("_short")
def test_a_core_that_is_not_compiled_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = dataclasses.replace(GAME, compiled=lambda: False)
    monkeypatch.setattr(report, "open_game", lambda name: slow)
    monkeypatch.setattr(report, "goals", lambda: {"caledonia": GOALS["caledonia"]})
    message = call("--seconds", "0.1", status=2).stderr
    assert message == "clachan: the core of caledonia is not compiled: --plain races it all the same\n"


@pytest.mark.parametrize("seconds", ["0", "-1", "601", "nan"])
def test_the_time_has_bounds(seconds: str) -> None:
    message = call("--seconds", seconds, status=2).stderr
    assert message == f"clachan: the race takes more than 0 and at most 600 seconds, not {seconds}\n"


def test_no_counted_slice_is_said() -> None:
    with pytest.raises(ClachanError, match="none of the 4 slices of a counts: give more --seconds"):
        report._demand_counted({"a": race.Speed("a", 0.0, 0, 4)})


def test_the_price_of_asking_is_a_difference() -> None:
    speeds = {"x asked once": 1e6 / 2.0, "x asked more": 1e6 / 6.0}
    assert legal_us(speeds, "x") == pytest.approx(0.5)


def test_the_language_that_takes_longest_counts() -> None:
    speeds = {
        f"x said in {language}": 1e6 / cost for language, cost in zip(LANGUAGES, (9, 27, 12, 11), strict=True)
    }
    assert say_us(speeds, "x") == pytest.approx(27)


def test_parts_do_their_work() -> None:
    for part in timed_calls(GAME):
        assert part.step() > 0


def test_positions_are_those_in_which_something_is_asked() -> None:
    played = random_games(GAME)[0]
    states = positions(GAME, played)
    assert len(states) == len(played.numbers)
    assert all(GAME.legal_numbers(state) for state in states)


@pytest.mark.skipif(not GAME.compiled(), reason="plain objects are larger")
def test_a_state_is_small() -> None:
    assert 1000 < state_bytes(GAME) <= GOALS["caledonia"].targets["state_bytes"]


def test_clachan_plays_whole_games() -> None:
    engine = contestants.WholeGames(GAME)
    assert engine.name == "caledonia"
    assert engine.step() > 50


@pytest.mark.usefixtures("_random_untouched")
def test_catanatron_plays_on_over_the_end_of_a_game() -> None:
    pytest.importorskip("catanatron")
    engine = contestants.Catanatron()
    first = engine._game
    played = 0
    while engine._game is first:
        played += engine.step()
    assert played > 100


def test_python_chess_plays_on_over_the_end_of_a_game() -> None:
    pytest.importorskip("chess")
    engine = contestants.PythonChess()
    lengths = []
    for _ in range(20):
        assert engine.step() == contestants.PIECE
        lengths.append(len(engine._board.move_stack))
    assert lengths != sorted(lengths)


def test_the_race_uses_records_that_can_be_read() -> None:
    from clachan.sim.replay import replay

    options = GAME.read_options({"players": 4})
    assert read_record(replay(GAME, options, random_games(GAME)[0]).record.decode()).over

"""The race of the research environments: who takes part and what is told, never how fast."""

from typing import Any

import pytest

from clachan import ClachanError
from clachan.env import bench_steps
from clachan.env.bench_steps import BatchSteps, OpenSpielSteps, SingleSteps, pettingzoo_table
from clachan.sim.bench import race, research


@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
def test_contestants_step_on_and_on(game: str) -> None:
    for contestant in (
        BatchSteps(game, {"players": 2}, 8),
        BatchSteps(game, {"players": 2}, 8, copy=True),
        SingleSteps(game, {"players": 2}),
        pettingzoo_table(game, {"players": 2}),
    ):
        assert contestant.name.startswith(game)
        assert all(contestant.step() in (8, 50) for _ in range(6))


def test_others_step_on_and_on() -> None:
    backgammon = OpenSpielSteps("backgammon", "backgammon")  # with chance, unlike chess
    assert all(contestant.step() == 50 for contestant in (backgammon, OpenSpielSteps("chess", "chess")))


def test_ratios() -> None:
    speeds = [race.Speed(name, speed, 1, 1) for name, speed in (("a", 90.0), ("b", 30.0), ("c", 0.0))]
    assert research.ratios(speeds[0], speeds[1:]) == {"b": 3.0, "c": 0.0}


def test_the_batch_is_set_beside_everybody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    chess: list[Any] = [OpenSpielSteps("chess", "chess")]
    monkeypatch.setattr(research, "find_spec", lambda name: name)
    monkeypatch.setattr(bench_steps, "others", lambda: chess)
    told = research.run_research(0.01)
    assert set(told) == {"others", "caledonia", "glenmore"}
    for game in ("caledonia", "glenmore"):
        ways = list(told[game]["steps_per_second"])
        assert ways == [
            f"{game} batch of 128", f"{game} batch of 128, copied", f"{game} single", f"{game} PettingZoo"
        ]  # fmt: skip
        assert set(told[game]["batch_times"]) == {*ways[1:], "chess"}
    assert set(told["others"]["counted"]) == {"chess"}


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(research, "find_spec", lambda name: None if name in ("chess", "pyspiel") else name)
    with pytest.raises(ClachanError, match="needs open_spiel and chess, in the extras research and bench"):
        research.run_research(1)

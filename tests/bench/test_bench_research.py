"""The race of the research environments: who takes part and what is told, never how fast."""

import pytest

from clachan import ClachanError
from clachan.env.bench_steps import BatchSteps, PettingZooSteps, SingleSteps
from clachan.sim.bench import research


@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
def test_contestants_step_on_and_on(game: str) -> None:
    for contestant in (
        BatchSteps(game, {"players": 2}, 8),
        SingleSteps(game, {"players": 2}),
        PettingZooSteps(game, {"players": 2}),
    ):
        assert contestant.name.startswith(game)
        assert all(contestant.step() in (8, 50) for _ in range(6))


def test_ratios() -> None:
    assert research._ratios([90.0, 30.0, 10.0]) == {"times_single": 3.0, "times_pettingzoo": 9.0}
    assert research._ratios([90.0, 0.0, 0.0]) == {"times_single": 0.0, "times_pettingzoo": 0.0}


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(research, "find_spec", lambda name: None if name == "pettingzoo" else name)
    with pytest.raises(ClachanError, match="needs pettingzoo, in the extra research"):
        research.run_research(1)

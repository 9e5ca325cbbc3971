"""The worked example: its parts are right, and a much shortened run of it learns."""

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from clachan.env.batch import Batch

PATH = Path(__file__).parents[2] / "examples" / "train_agent.py"


@pytest.fixture(scope="module")
def example() -> Any:
    spec = importlib.util.spec_from_file_location("train_agent", PATH)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_agent"] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules["train_agent"]


def test_a_short_training_beats_random(example: Any, steps: Callable[[], float]) -> None:
    """Random play has 45 points; after these thousand games the policy has about 68."""
    policy = example.train(500, games=64, update=512, say=lambda line: None, clock=steps)
    assert policy.steps > 20
    random, error = example.mean_points(example.random_choice, 128, seed=1)
    learned, other = example.mean_points(policy.best, 128, seed=1)
    assert learned - random > 4 * (error**2 + other**2) ** 0.5


def test_progress_is_told(example: Any, steps: Callable[[], float]) -> None:
    told: list[str] = []
    example.train(90, games=8, update=64, say=told.append, clock=steps)
    assert len(told) == 4
    assert "mean of the last 1,000" in told[0]


def test_only_legal_actions_are_drawn_as_often_as_they_should(example: Any) -> None:
    legal = example.Legal(np.array([0, 0, 1, 2, 2, 2]), np.array([4, 9, 3, 1, 2, 5]), np.array([0, 2, 3]))
    chances, rng = np.array([0.25, 0.75, 1.0, 0.5, 0.0, 0.5]), np.random.default_rng(1)
    drawn = np.array([example.drawn(chances, legal, rng) for _ in range(2000)])
    assert set(drawn[:, 0]) == {4, 9}
    assert set(drawn[:, 1]) == {3}
    assert set(drawn[:, 2]) == {1, 5}
    assert np.mean(drawn[:, 0] == 9) == pytest.approx(0.75, abs=0.05)


def test_the_slope_is_that_of_the_loss(example: Any) -> None:
    """Against differences of the loss: the policy's gradient, the entropy's and the baseline's together."""
    batch = Batch("caledonia", 6, players=1)
    batch.reset(seed=1)
    policy = example.Policy(batch.encoder, 3)
    rng = np.random.default_rng(2)
    for name, held in policy.weights.items():
        policy.weights[name] = held.astype(np.float64) + rng.normal(0, 0.05, held.shape)
    legal, seen = example.Legal.of(batch), batch.observations.copy()
    actions, points = policy.choose(seen, legal, rng), rng.random(6)
    found: dict[str, Any] = {}
    policy._step = found.update
    policy.learn(seen, legal, actions, points)
    hidden = policy.look(seen)[1]
    better = points - hidden @ policy.weights["value"] - policy.weights["value bias"]
    weight = (better - better.mean()) / (better.std() + 1e-6)

    def loss() -> float:
        hidden = policy.look(seen)[1]
        chances = policy.chances(hidden, legal)
        chosen = chances[legal.actions == actions[legal.rows]]
        missed = points - hidden @ policy.weights["value"] - policy.weights["value bias"]
        order = (chances * np.log(chances)).sum()
        return float((-(weight * np.log(chosen)).sum() + example.ENTROPY * order + (missed**2).sum() / 2) / 6)

    for name, place in (
        ("inner", (9, 3)),
        ("action", (int(actions[0]), 5)),
        ("value", (7,)),
        ("inner bias", (2,)),
    ):
        held = policy.weights[name]
        kept, step = held[place], 1e-5
        held[place] = kept + step
        above = loss()
        held[place] = kept - step
        below = loss()
        held[place] = kept
        assert found[name][place] == pytest.approx((above - below) / (2 * step), abs=2e-6, rel=2e-3)

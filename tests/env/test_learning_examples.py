"""The examples that learn against random play: their parts are right, and a much shortened run learns."""

import importlib
import importlib.util
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from clachan.env.encoder import Encoder
from clachan.env.gymnasium import LearnerEnv

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def judging(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return importlib.import_module("judging")


@pytest.fixture
def ppo(judging: Any) -> Any:
    return importlib.import_module("ppo")


@pytest.fixture
def maskable(judging: Any) -> Any:
    return importlib.import_module("maskable_ppo")


def test_intervals_are_wilsons(judging: Any) -> None:
    assert judging.wilson(10, 20) == pytest.approx((0.2993, 0.7007), abs=1e-3)
    assert judging.wilson(0, 20) == pytest.approx((0, 0.1611), abs=1e-3)
    assert judging.verdict("policy", 380, 400) == "policy wins 95.0 % of 400 games (92.4 to 96.7)"


def first_legal(observations: Any, masks: Any) -> Any:
    return masks.argmax(axis=1)


@pytest.mark.parametrize(("game", "players"), [("caledonia", 2), ("glenmore", 3)])
def test_victories_are_those_of_the_scores(judging: Any, game: str, players: int) -> None:
    wins = 0.0
    for seed in range(40, 50):
        env, over = LearnerEnv(game, players=players), False
        _, info = env.reset(seed=seed)
        while not over:
            _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
        places = [score.place for score in env._single.game.scores(env._single.state)]
        wins += (places[seed % players] == 1) / places.count(1)
    assert judging.wins_of(first_legal, 10, 40, game, players=players) == pytest.approx(wins)


def test_random_play_is_even(judging: Any) -> None:
    low, high = judging.wilson(judging.wins_of(judging.random_agent(1), 120, 5, "glenmore", players=2), 120)
    assert low < 0.5 < high


def test_the_curve_is_a_picture(judging: Any, tmp_path: Path) -> None:
    path = tmp_path / "curve.svg"
    judging.draw_curve(path, "title", 0.5, [(30.0, 5, 10), (60.0, 9, 10)])
    root = ElementTree.parse(path).getroot()
    line = next(root.iter("{http://www.w3.org/2000/svg}polyline"))
    places = [tuple(map(float, place.split(","))) for place in line.attrib["points"].split()]
    assert places[0][0] < places[1][0]  # later
    assert places[0][1] > places[1][1]  # and higher up
    assert list(places[1]) == pytest.approx([624.0, 63.6])


def test_advantages_look_ahead_to_the_end_of_each_game(ppo: Any) -> None:
    rewards, ends = np.array([[0.0], [1.0], [0.0]]), np.array([[0.0], [1.0], [0.0]])
    values, after = np.array([[0.5], [0.2], [0.1]]), np.array([0.4])
    found = ppo.advantages(rewards, ends, values, after, 0.9)
    assert found[:, 0] == pytest.approx([(0.2 - 0.5) + 0.9 * (1 - 0.2), 1 - 0.2, 0.4 - 0.1])


def test_the_slope_is_that_of_the_loss(ppo: Any) -> None:
    chosen = ppo.Settings(games=4, steps=4, hidden=8)
    trainer = ppo.Trainer("caledonia", {"players": 2}, 3, chosen)
    kept, rng = trainer.play(), np.random.default_rng(1)
    network = trainer.network
    for name, held in network.weights.items():
        network.weights[name] = held.astype(np.float64) + rng.normal(0, 0.05, held.shape)
    kept["better"] = rng.normal(0, 1, len(kept["actions"]))
    slopes, _ = ppo.slopes_of(network, kept, chosen)
    legal = int(np.flatnonzero(kept["masks"][0])[0])
    used = int(np.abs(kept["seen"]).sum(axis=0).argmax())
    for name, place in (
        ("one", (used, 3)), ("two", (2, 5)), ("action", (4, legal)), ("action bias", (legal,)),
        ("value", (1,)), ("value bias", (0,)), ("two bias", (6,)),
    ):  # fmt: skip
        held, step = network.weights[name], 1e-5
        mean = held[place]
        held[place] = mean + step
        above = ppo.slopes_of(network, kept, chosen)[1]
        held[place] = mean - step
        below = ppo.slopes_of(network, kept, chosen)[1]
        held[place] = mean
        assert slopes[name][place] == pytest.approx((above - below) / (2 * step), abs=2e-5, rel=2e-2), name


@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
def test_a_short_training_beats_random(ppo: Any, judging: Any, game: str, steps: Callable[[], float]) -> None:
    chosen = ppo.Settings(games=32, steps=32, hidden=32, rate=2e-3)
    trainer, told = ppo.Trainer(game, {"players": 2}, 1, chosen), list[str]()
    curve = ppo.train(trainer, 25, say=told.append, clock=steps)
    assert len(curve) == len(told) > 3
    assert sum(games for _, _, games in curve) <= len(trainer.won)
    wins = judging.wins_of(trainer.network.best, 100, 10**6, game, players=2)
    assert judging.wilson(wins, 100)[0] > 0.6


@pytest.mark.filterwarnings("ignore:.*is different from the unwrapped version:UserWarning")
def test_tables_for_maskable_ppo_are_whole_environments(maskable: Any) -> None:
    env = maskable.table("caledonia", {"players": 2})
    check_env(env, skip_render_check=True)
    observation, _ = env.reset(seed=1)
    assert observation.dtype == np.float32 and np.abs(observation).max() < 30
    assert env.get_wrapper_attr("action_masks")().any()


def test_its_policy_is_asked_with_masks(maskable: Any, judging: Any) -> None:
    class Model:
        def predict(self, seen: Any, action_masks: Any, deterministic: bool) -> tuple[Any, None]:
            assert deterministic and action_masks.any(axis=1).all() and seen.shape[1] == encoder.moving
            return action_masks.argmax(axis=1), None

    encoder = Encoder("caledonia", {"players": 2})
    agent = maskable.agent_of(Model(), maskable.scale_of(encoder))
    wins = judging.wins_of(agent, 6, 3, "caledonia", players=2)
    assert wins == judging.wins_of(first_legal, 6, 3, "caledonia", players=2)


@pytest.mark.skipif(
    importlib.util.find_spec("sb3_contrib") is None, reason="sb3-contrib and torch are no part of the extras"
)
@pytest.mark.filterwarnings("ignore")
def test_maskable_ppo_learns_and_stops(maskable: Any, steps: Callable[[], float]) -> None:
    told: list[str] = []
    model, curve = maskable.train(
        "glenmore", {"players": 2}, 6, tables=4, steps=64, say=told.append, clock=steps
    )
    assert model.num_timesteps >= 4 * 64
    assert len(curve) == len(told)

"""The solo game as a Gymnasium environment."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from clachan import ClachanError
from clachan.env import solo


@pytest.mark.parametrize("options", [{}, {"reward": "gain"}, {"edition": "first", "no_ports": True}])
def test_gymnasium_finds_no_fault(options: dict[str, Any]) -> None:
    env = gymnasium.make(solo.env_id("caledonia"), **options)
    check_env(env.unwrapped)


def played(env: Any, seed: int) -> tuple[list[float], int]:
    """A random game: its rewards and its points."""
    rng, rewards = np.random.default_rng(seed), []
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        assert np.array_equal(info["action_mask"], env.unwrapped.action_masks())
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, cut, info = env.step(action)
        rewards.append(reward)
        assert not cut
    single = env.unwrapped._single
    return rewards, single.game.scores(single.state)[0].total


def test_points_come_at_the_end() -> None:
    rewards, points = played(gymnasium.make(solo.env_id("caledonia")), 3)
    assert rewards[-1] == points
    assert not any(rewards[:-1])


def test_gains_add_up_to_the_points() -> None:
    env: Any = gymnasium.make(solo.env_id("caledonia"), reward="gain")
    env.reset(seed=3)
    single = env.unwrapped._single
    begun = single.game.scores(single.state)[0].total
    rewards, points = played(env, 3)
    assert sum(rewards) == points - begun
    assert sum(map(bool, rewards)) > 5


def test_a_seed_repeats_a_game() -> None:
    env = gymnasium.make(solo.env_id("caledonia"))
    assert played(env, 5) == played(env, 5)
    first, _ = env.reset(seed=5)
    second, _ = env.reset()
    third, _ = env.reset()
    assert not np.array_equal(first, second)
    assert not np.array_equal(second, third)


def test_an_illegal_action_costs_a_point_and_says_why() -> None:
    env = gymnasium.make(solo.env_id("caledonia"))
    before, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, over, cut, info = env.step(wrong)
    assert (reward, over, cut) == (-1, False, False)
    assert np.array_equal(before, after)
    assert info["illegal"]


def test_it_can_be_read() -> None:
    env = gymnasium.make(solo.env_id("caledonia"), render_mode="ansi")
    env.reset(seed=1)
    assert "Points: seat 0" in str(env.render())


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"reward": "rank"}, "there is no reward 'rank' here: the rewards are points, gain"),
        ({"render_mode": "human"}, "there is no render mode 'human'"),
        ({"wind": 1}, "there is no option 'wind'"),
    ],
)
def test_wrong_words_are_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ClachanError, match=sentence):
        solo.SoloEnv("caledonia", **given)

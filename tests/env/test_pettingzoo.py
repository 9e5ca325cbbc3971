"""PettingZoo's own tests, and what they do not look at."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from clachan import ClachanError, new_match
from clachan.core.errors import IllegalAction
from clachan.env import pettingzoo

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("caledonia", {"players": 1, "reward": "points"}),
    ("caledonia", {"players": 2}),
    ("caledonia", {"players": 4, "clan_auction": True, "reward": "rank"}),
    ("glenmore", {"players": 2}),
    ("glenmore", {"players": 3, "chronicles": "12345678"}),
]


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_api(game: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    """Observations are dictionaries, as those of PettingZoo's own board games: it warns of them, too."""
    api_test(pettingzoo.env(game, **options), num_cycles=250, verbose_progress=False)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_seeds(game: str, options: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo.env(game, **options), num_cycles=80)


def finished(env: Any, seed: int) -> dict[str, float]:
    """Play a random game; what every agent has been given by then."""
    rng, total = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, over, _, info = env.last()
        total[agent] += reward
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        env.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"])))
    return total


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_end_pays_everyone(game: str, options: dict[str, Any]) -> None:
    env = pettingzoo.raw_env(game, **options)
    earned = list(finished(env, 4).values())
    scores = env.unwrapped._single.game.scores(env.unwrapped._single.state)
    if options.get("reward") == "points":
        assert earned == [score.total for score in scores]
    else:
        assert sum(earned) == pytest.approx(0)
        assert earned[[score.place for score in scores].index(1)] == max(earned)


def test_only_the_agent_that_is_asked_has_actions() -> None:
    env = pettingzoo.raw_env("caledonia", players=3)
    env.reset(seed=1)
    allowed = {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.agents}
    assert allowed[env.agent_selection] > 0
    assert sum(allowed.values()) == allowed[env.agent_selection]


def test_a_seed_gives_the_game_that_it_gives_everywhere() -> None:
    env = pettingzoo.raw_env("caledonia", players=2)
    env.reset(seed=7)
    match = new_match("caledonia", {"players": 2}, 7)
    match.let_chance()
    assert env.unwrapped._single.game.key(env._single.state) == match.game.key(match.state)


def test_games_without_a_seed_differ_and_follow_from_the_last_seed() -> None:
    first, second = pettingzoo.raw_env("caledonia", players=2), pettingzoo.raw_env("caledonia", players=2)
    shown = []
    for env in (first, second):
        env.reset(seed=3)
        start = env.state()
        env.reset()
        shown.append(env.state())
        assert not np.array_equal(start, env.state())
    assert np.array_equal(*shown)


def test_an_illegal_action_changes_nothing() -> None:
    env = pettingzoo.raw_env("glenmore", players=2)
    env.reset(seed=1)
    before = env.state()
    with pytest.raises(IllegalAction, match="action 5: "):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[5]))
    assert np.array_equal(env.state(), before)


def test_with_guards_an_illegal_action_ends_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env("caledonia", players=2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(env.unwrapped.terminations.values()) or all(env.terminations.values())
    assert min(env.rewards.values()) == -1
    capsys.readouterr()


def test_it_can_be_read() -> None:
    env = pettingzoo.raw_env("caledonia", "ansi", players=2)
    env.reset(seed=1)
    assert str(env.render()).startswith("Clans of Caledonia, turn 1")
    silent = pettingzoo.raw_env("caledonia")
    silent.reset(seed=1)
    assert silent.render() is None
    seen = pettingzoo.raw_env("glenmore", "rgb_array", players=3)
    seen.reset(seed=1)
    assert seen.render().shape[1:] == (960, 3)


@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("guarded", [False, True])
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_twin_goes_on_alike_and_apart(
    game: str, options: dict[str, Any], guarded: bool, twin_of: Any
) -> None:
    env, rng = (pettingzoo.env if guarded else pettingzoo.raw_env)(game, **options), np.random.default_rng(2)
    env.reset(seed=5)
    for _ in range(20):
        env.step(rng.choice(np.flatnonzero(env.last()[0]["action_mask"])))
    twin, before = twin_of(env), env.state()
    for agent in twin.agent_iter():
        observation, _, over, _, _ = twin.last()
        twin.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"])))
        assert agent in env.agents
    assert np.array_equal(env.state(), before)
    for table in (env, twin):
        table.reset()
    assert np.array_equal(env.state(), twin.state())


def test_wrong_tables_are_refused() -> None:
    with pytest.raises(ClachanError, match="there is no game 'chess'"):
        pettingzoo.env("chess")
    with pytest.raises(ClachanError, match="option players cannot be 7"):
        pettingzoo.env("caledonia", players=7)
    with pytest.raises(ClachanError, match="there is no render mode 'human'"):
        pettingzoo.env("caledonia", "human")
    with pytest.raises(ClachanError, match="reset the environment first"):
        pettingzoo.raw_env("caledonia").state()

"""The games as Gymnasium environments: one learner at a table."""

import copy
import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.utils.env_match import check_environments_match

from clachan import ClachanError
from clachan.env import gymnasium as envs
from clachan.env.gymnasium import LearnerEnv, env_id

SOLO = env_id("caledonia", "Solo")
TABLES: list[tuple[str, dict[str, Any]]] = [
    (SOLO, {}),
    (SOLO, {"reward": "gain", "render_mode": "ansi"}),
    (SOLO, {"edition": "first", "no_ports": True}),
    (env_id("caledonia"), {"players": 2, "render_mode": "rgb_array"}),
    (env_id("caledonia"), {"players": 4, "reward": "gain", "clan_auction": True}),
    (env_id("caledonia"), {"players": 3, "opponents": None, "reward": "rank"}),
    (env_id("glenmore"), {"players": 2, "seat": 1, "render_mode": "rgb_array"}),
    (env_id("glenmore"), {"players": 3, "chronicles": "12345678", "reward": "rank"}),
    (env_id("glenmore"), {"players": 4, "opponents": None, "render_mode": "ansi"}),
]
tables = pytest.mark.parametrize(("name", "given"), TABLES, ids=str)


@tables
def test_gymnasium_finds_no_fault(name: str, given: dict[str, Any]) -> None:
    env = gymnasium.make(name, **given)
    check_env(env.unwrapped, skip_render_check="render_mode" not in given)


@tables
def test_two_of_a_kind_are_alike(name: str, given: dict[str, Any]) -> None:
    given = {key: value for key, value in given.items() if key != "render_mode"}
    check_environments_match(gymnasium.make(name, **given), gymnasium.make(name, **given), num_steps=60)


def test_no_import_is_needed() -> None:
    """What stands before the colon is imported by Gymnasium itself."""
    program = (
        "import gymnasium\n"
        "one = gymnasium.make('clachan.env.gymnasium:clachan/SoloCaledonia-v0')\n"
        "many = gymnasium.make_vec('clachan.env.gymnasium:clachan/Glenmore-v0', num_envs=2)\n"
        "print(one.reset(seed=1)[0].ndim, many.reset(seed=1)[0].ndim)\n"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout == "1 2\n"


def played(env: Any, seed: int) -> tuple[list[float], list[int], int]:
    """A random game: its rewards, everybody's points and the learner's seat."""
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
    return rewards, [score.total for score in single.game.scores(single.state)], info["seat"]


@pytest.mark.parametrize(("name", "players"), [(SOLO, 1), (env_id("caledonia"), 3), (env_id("glenmore"), 2)])
def test_points_come_at_the_end(name: str, players: int) -> None:
    for seed in range(players):
        env = gymnasium.make(name, players=players, reward="points")
        rewards, points, seat = played(env, seed)
        assert seat == seed
        assert rewards[-1] == points[seat]
        assert not any(rewards[:-1])


@pytest.mark.parametrize(("name", "players"), [(SOLO, 1), (env_id("caledonia"), 2), (env_id("glenmore"), 3)])
def test_gains_add_up_to_the_points(name: str, players: int) -> None:
    env: Any = gymnasium.make(name, players=players, reward="gain")
    env.reset(seed=3)
    single, seat = env.unwrapped._single, 3 % players
    begun = single.game.scores(single.state)[seat].total
    rewards, points, _ = played(env, 3)
    assert sum(rewards) == points[seat] - begun
    assert sum(map(bool, rewards)) > 5


def test_a_seed_repeats_a_game() -> None:
    env = gymnasium.make(SOLO)
    assert played(env, 5) == played(env, 5)
    first, _ = env.reset(seed=5)
    second, _ = env.reset()
    third, _ = env.reset()
    assert not np.array_equal(first, second)
    assert not np.array_equal(second, third)


def test_only_the_learner_is_asked() -> None:
    env = LearnerEnv("glenmore", players=3, seat=1)
    _, info = env.reset(seed=2)
    over = False
    while not over:
        assert info["seat"] == 1
        _, _, over, _, info = env.step(np.flatnonzero(info["action_mask"])[0])


def test_one_mind_for_all_seats_is_paid_for_the_seat_that_acts() -> None:
    env, rng = LearnerEnv("caledonia", players=3, opponents=None), np.random.default_rng(1)
    _, info = env.reset(seed=2)
    asked, over = set(), False
    while not over:
        seat = info["seat"]
        asked.add(seat)
        _, reward, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
    assert asked == {0, 1, 2}
    assert sum(info["rewards"]) == pytest.approx(0, abs=1e-4)
    assert reward == pytest.approx(info["rewards"][seat])


@pytest.mark.parametrize("name", [SOLO, env_id("glenmore")])
def test_an_illegal_action_costs_a_point_and_says_why(name: str) -> None:
    env = gymnasium.make(name)
    before, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, over, cut, info = env.step(wrong)
    assert (reward, over, cut) == (-1, False, False)
    assert np.array_equal(before, after)
    assert info["illegal"]
    assert env.unwrapped.step(-1)[4]["illegal"].endswith("not -1")
    assert env.unwrapped.step(10**6)[4]["illegal"].endswith("not 1,000,000")


@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@tables
def test_a_twin_goes_on_alike_and_apart(name: str, given: dict[str, Any], twin_of: Any) -> None:
    env: Any = gymnasium.make(name, **given).unwrapped
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=3)
    for _ in range(10):
        *_, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
    twin = twin_of(env)
    before = env.observation_space, env._single.observe(0)
    over = False
    while not over:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        told = twin.step(action)
        _, _, over, _, info = told
    assert np.array_equal(env._single.observe(0), before[1])
    assert data_equivalence(twin.reset(), env.reset(), exact=True)


def test_it_can_be_read() -> None:
    env = gymnasium.make(SOLO, render_mode="ansi")
    _, info = env.reset(seed=1)
    lines = str(env.render()).splitlines()
    assert lines[0] == "Clans of Caledonia, turn 1"
    assert lines[1].startswith("points: seat 0 ")
    assert lines[2].startswith("seat 0: ")
    legal = np.flatnonzero(info["action_mask"])
    assert [int(line.split()[0]) for line in lines[3:]] == list(legal)[:12]


@pytest.mark.parametrize(("game", "players"), [("caledonia", 2), ("glenmore", 2)])
def test_it_can_be_seen(game: str, players: int) -> None:
    env = LearnerEnv(game, "rgb_array", players=players)
    env.reset(seed=1)
    first: Any = env.render()
    assert first.dtype == np.uint8 and first.shape[1:] == (960, 3)
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 100
    over = False
    while not over:
        _, _, over, _, _ = env.step(np.flatnonzero(env.action_masks())[0])
    assert not np.array_equal(first, env.render())


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"reward": "joy"}, "there is no reward 'joy': the rewards are margin, points, rank, gain"),
        ({"players": 1, "reward": "rank"}, "the reward rank needs at least 2 players: take points"),
        ({"render_mode": "human"}, "there is no render mode 'human'"),
        ({"wind": 1}, "there is no option 'wind'"),
        ({"players": 9}, "option players cannot be 9"),
        (
            {"players": 2, "opponents": "bold"},
            "opponents are 'random', or None to ask every player, not 'bold'",
        ),
        ({"players": 2, "seat": 2}, "the seats are 0 to 1, not 2"),
    ],
)
def test_wrong_words_are_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ClachanError, match=sentence):
        LearnerEnv("caledonia", **given)


def test_what_was_never_begun_is_refused() -> None:
    with pytest.raises(ClachanError, match="no game has begun: reset the environment first"):
        LearnerEnv("caledonia").step(0)
    with pytest.raises(
        ClachanError, match=r"a seed is a number from 0 to 2\*\*60 - 1, not 1152921504606846976"
    ):
        LearnerEnv("caledonia").reset(seed=2**60)


def test_a_solo_game_is_for_one() -> None:
    with pytest.raises(ClachanError, match="is for 1 player, not 3: take clachan/Caledonia-v0"):
        gymnasium.make(SOLO, players=3)
    assert env_id("glenmore", "Solo") not in gymnasium.registry
    envs.register()  # twice is harmless

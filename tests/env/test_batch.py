"""Many games at once: the same games as one by one, refused steps, new games after old ones."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from clachan import ClachanError, open_game
from clachan.core.decision import CHANCE
from clachan.core.errors import IllegalAction
from clachan.core.rng import Rng
from clachan.env import gymnasium as envs
from clachan.env.batch import Batch
from clachan.env.rewards import margin, points, rank, reward_named

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("caledonia", {"players": 1}),
    ("caledonia", {"players": 3}),
    ("glenmore", {"players": 2}),
    ("glenmore", {"players": 4, "chronicles": "12345678"}),
]
MODES = list(AutoresetMode)
modes = pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.value)


def random_actions(masks: Any, rng: np.random.Generator) -> Any:
    """A legal action for each row, or 0 where none is legal."""
    return np.array([rng.choice(np.flatnonzero(row)) if row.any() else 0 for row in masks])


def seed_after(seed: int) -> int:
    """The seed of the second game of an environment that was reset with a seed."""
    return int(gymnasium.utils.seeding.np_random(seed)[0].integers(2**60))


class Single:
    """The games of one row, played by the game's own functions."""

    def __init__(self, batch: Batch, seed: int) -> None:
        self.encoder = batch.encoder
        self.game = open_game(batch.encoder.game.name)
        self.random = gymnasium.utils.seeding.np_random(seed)[0]
        self.deal(seed)

    def deal(self, seed: int | None = None) -> None:
        self.rng = Rng(int(self.random.integers(2**60)) if seed is None else seed)
        _, self.state = self.game.deal(self.encoder.options, self.rng)
        self.let_chance()

    def let_chance(self) -> None:
        while self.game.seat(self.state) == CHANCE:
            numbers = self.game.legal_numbers(self.state)
            self.game.apply(self.state, numbers[self.rng.below(len(numbers))])


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_batch_plays_what_single_games_play(game: str, options: dict[str, Any]) -> None:
    count, steps, rng = 3, 160, np.random.default_rng(1)
    batch = Batch(game, count, reward="points", **options)
    batch.reset(seed=5)
    singles = [Single(batch, 5 + row) for row in range(count)]
    ended = 0
    for _ in range(steps):
        for row, single in enumerate(singles):
            seat = single.game.seat(single.state)
            assert batch.seats[row] == seat
            legal = single.game.legal_numbers(single.state)
            assert sorted(legal) == list(np.flatnonzero(batch.masks[row]))
            assert legal == list(batch.choices[batch.starts[row] : batch.starts[row + 1]])
            assert np.array_equal(batch.observations[row], single.encoder.encode(single.state, seat))
        actions = random_actions(batch.masks, rng)
        _, rewards, dones, cuts, infos = batch.step(actions)
        assert not cuts.any()
        for row, single in enumerate(singles):
            seat = single.game.seat(single.state)
            single.game.apply(single.state, int(actions[row]))
            single.let_chance()
            assert dones[row] == single.game.over(single.state)
            if dones[row]:
                ended += 1
                totals = [score.total for score in single.game.scores(single.state)]
                assert list(infos["final_info"]["rewards"][row]) == totals
                assert rewards[row] == totals[seat]
                assert np.array_equal(infos["final_obs"][row], single.encoder.encode(single.state, seat))
                single.deal()
            else:
                assert rewards[row] == 0
    assert ended > 0 or options.get("chronicles")


SEATINGS: list[tuple[str, dict[str, Any]]] = [
    ("caledonia", {"players": 1, "reward": "gain"}),
    ("caledonia", {"players": 2, "opponents": "random"}),
    ("caledonia", {"players": 3, "opponents": "random", "reward": "gain"}),
    ("caledonia", {"players": 2, "opponents": None, "edition": "first"}),
    ("glenmore", {"players": 2, "opponents": "random", "seat": 1, "reward": "rank"}),
    ("glenmore", {"players": 3, "opponents": None, "chronicles": "58"}),
]


@modes
@pytest.mark.parametrize(("game", "given"), SEATINGS)
def test_a_batch_is_gymnasiums_own_vector_of_single_environments(
    game: str, given: dict[str, Any], mode: AutoresetMode
) -> None:
    """Observations, rewards, ends, final observations and infos, in every mode of beginning again."""
    batch = Batch(game, 3, autoreset_mode=mode, **given)
    vector = SyncVectorEnv([lambda: envs.LearnerEnv(game, **given)] * 3, autoreset_mode=mode)
    assert batch.single_observation_space == vector.single_observation_space
    assert batch.single_action_space == vector.single_action_space
    assert batch.observation_space == vector.observation_space
    assert batch.action_space == vector.action_space
    assert batch.metadata["autoreset_mode"] is mode
    rng, ended = np.random.default_rng(2), 0
    mine: Any = batch.reset(seed=8)
    theirs: Any = vector.reset(seed=8)
    assert data_equivalence(mine, theirs, exact=True)
    for _ in range(240):
        actions = random_actions(mine[-1]["action_mask"], rng)
        mine, theirs = batch.step(actions), vector.step(actions)
        for empty in ("action_mask", "_action_mask"):  # nothing is legal at the end: a batch leaves it out
            theirs[4].get("final_info", {}).pop(empty, None)
        told = mine[:4], {key: mine[4][key] for key in theirs[4]}
        assert data_equivalence(told, (theirs[:4], theirs[4]), exact=True)
        assert set(mine[4]) == set(theirs[4])
        over = mine[2] | mine[3]
        ended += int(over.sum())
        if mode is AutoresetMode.DISABLED and over.any():
            shown, infos = batch.reset(options={"reset_mask": over.copy()})
            assert np.array_equal(shown, vector.reset(options={"reset_mask": over.copy()})[0])
            mine = shown, infos
    assert ended > 0


def test_gymnasium_makes_batches_by_name() -> None:
    batch = gymnasium.make_vec("clachan.env.gymnasium:clachan/Glenmore-v0", num_envs=4, players=3, seat=2)
    assert isinstance(batch.unwrapped, Batch) and isinstance(batch, VectorEnv)
    watched = RecordEpisodeStatistics(batch)
    _, infos = watched.reset(seed=1)
    rng, seen = np.random.default_rng(1), 0
    for _ in range(200):
        assert (infos["seat"] == 2).all()
        *_, infos = watched.step(random_actions(infos["action_mask"], rng))
        seen += int(infos["_episode"].sum()) if "episode" in infos else 0
    assert seen > 0
    assert batch.spec is not None and batch.spec.id == "clachan/Glenmore-v0"
    batch.close()
    solo: Any = gymnasium.make_vec("clachan.env.gymnasium:clachan/SoloCaledonia-v0", num_envs=2)
    assert solo.unwrapped.encoder.players == 1
    with pytest.raises(ClachanError, match="is for 1 player, not 2: take clachan/Caledonia-v0"):
        gymnasium.make_vec("clachan/SoloCaledonia-v0", num_envs=2, players=2)


def test_a_learners_seat_changes_with_the_seed() -> None:
    batch = Batch("caledonia", 6, players=3, opponents="random")
    _, infos = batch.reset(seed=7)
    assert list(infos["seat"]) == [1, 2, 0, 1, 2, 0]


def test_the_seed_decides_everything() -> None:
    def played(seed: Any) -> Any:
        batch, rng = Batch("caledonia", 4, players=2), np.random.default_rng(3)
        batch.reset(seed=seed)
        for _ in range(250):
            batch.step(random_actions(batch.masks, rng))
        return batch.observations.copy()

    assert np.array_equal(played(1), played(1))
    assert np.array_equal(played(1), played([1, 2, 3, 4]))
    assert not np.array_equal(played(1), played(2))
    assert not np.array_equal(played(None), played(None))


def test_a_reset_without_a_seed_goes_on_from_the_last_one() -> None:
    batch = Batch("caledonia", 2, players=2)
    batch.reset(seed=4)
    second, _ = batch.reset()
    again = Batch("caledonia", 2, players=2)
    first, _ = again.reset(seed=[seed_after(4), seed_after(5)])
    assert np.array_equal(first, second)


def test_an_illegal_action_is_refused_and_nothing_changes() -> None:
    batch = Batch("caledonia", 3, players=2)
    batch.reset(seed=1)
    actions = random_actions(batch.masks, np.random.default_rng(0))
    before = batch.observations.copy(), batch.masks.copy()
    wrong = int(np.flatnonzero(batch.masks[2] == 0)[0])
    for bad in (wrong, -1, batch.encoder.actions):
        with pytest.raises(IllegalAction, match=f"action {bad}: it is not legal in game 2"):
            batch.step([*actions[:2], bad])
    assert np.array_equal(batch.observations, before[0])
    assert np.array_equal(batch.masks, before[1])
    for given in (actions[:2], actions.astype(float), [actions], "abc"):
        with pytest.raises(ClachanError, match=r"3 games need 3 action numbers, not .* of shape \("):
            batch.step(given)
    batch.step(actions)
    assert not np.array_equal(batch.observations, before[0])


def test_arrays_are_copies_or_views_that_nobody_else_writes() -> None:
    for copied in (True, False):
        batch = Batch("glenmore", 2, players=2, copy=copied)
        shown, infos = batch.reset(seed=1)
        before = shown.copy(), infos["action_mask"].copy()
        batch.step(random_actions(batch.masks, np.random.default_rng(0)))
        assert np.array_equal(shown, before[0]) == copied
        assert np.array_equal(infos["action_mask"], before[1]) == copied
        assert shown.flags.writeable == copied
        with pytest.raises(ValueError, match="read-only"):
            batch.masks[0, 0] = True


@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_twin_goes_on_alike_and_apart(game: str, options: dict[str, Any], twin_of: Any) -> None:
    batch, rng = Batch(game, 2, autoreset_mode="NextStep", **options), np.random.default_rng(1)
    batch.reset(seed=3)
    for _ in range(150):
        batch.step(random_actions(batch.masks, rng))
    twin = twin_of(batch)
    for _ in range(200):
        actions = random_actions(batch.masks, rng)
        assert data_equivalence(batch.step(actions), twin.step(actions), exact=True)
    twin.step(random_actions(twin.masks, rng))
    assert not np.array_equal(batch.observations, twin.observations)


def test_a_twin_of_games_that_have_not_begun() -> None:
    twin = copy.deepcopy(Batch("caledonia", 2, players=2))
    with pytest.raises(ClachanError, match="no game has begun: reset the batch first"):
        twin.step([0, 0])
    assert np.array_equal(twin.reset(seed=1)[0], Batch("caledonia", 2, players=2).reset(seed=1)[0])


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"num_envs": 0}, "a batch has at least 1 game, not 0"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"reward": "joy"}, "there is no reward 'joy': the rewards are margin, points, rank, gain"),
        ({"reward": "rank"}, "the reward rank needs at least 2 players: take points"),
        ({"players": 5}, "option players cannot be 5"),
        ({"game": "glenmore"}, "option players cannot be 1"),
        ({"players": 2, "reward": "gain"}, "the reward gain is paid to one learner"),
        ({"players": 2, "seat": 0}, "seat 0 can learn alone only if the opponents are 'random'"),
        ({"players": 2, "seat": 2, "opponents": "random"}, "the seats are 0 to 1, not 2"),
        ({"players": 2, "opponents": "greedy"}, "opponents are 'random', or None to ask every player"),
        ({"autoreset_mode": "Never"}, "there is no autoreset mode 'Never': the modes are NextStep, SameStep"),
        ({"render_mode": "human"}, "there is no render mode 'human': the modes are ansi, rgb_array"),
    ],
)
def test_a_wrong_batch_is_refused(given: dict[str, Any], sentence: str) -> None:
    right = {"game": "caledonia", "players": 1, "num_envs": 1}
    with pytest.raises(ClachanError, match=sentence):
        Batch(**{**right, **given})


def test_a_wrong_reset_is_refused() -> None:
    batch = Batch("caledonia", 2, players=1, autoreset_mode=AutoresetMode.DISABLED)
    for seed, sentence in (
        (-1, r"a seed is a number from 0 to 2\*\*60 - 1, not -1"),
        ([1], "2 games need 2 seeds, not 1"),
    ):
        with pytest.raises(ClachanError, match=sentence):
            batch.reset(seed=seed)
    with pytest.raises(ClachanError, match="no game has begun: reset all of them first"):
        batch.reset(options={"reset_mask": np.array([True, False])})
    batch.reset(seed=1)
    for mask in ([True, False], np.array([1, 0]), np.array([True])):
        with pytest.raises(ClachanError, match="reset_mask is an array of 2 truth values"):
            batch.reset(options={"reset_mask": mask})
    rng = np.random.default_rng(1)
    while not batch.step(random_actions(batch.masks, rng))[2].any():
        pass
    with pytest.raises(ClachanError, match=r"game \d is over: reset it first"):
        batch.step([0, 0])


def scores_of(totals: list[int], places: list[int]) -> Any:
    from clachan.core.game import Score

    return [Score(seat, {}, total, places[seat]) for seat, total in enumerate(totals)]


def test_rewards() -> None:
    scores = scores_of([90, 60, 60], [1, 2, 2])
    assert points(scores) == [90, 60, 60]
    assert margin(scores) == [30, -15, -15]
    assert rank(scores) == [1, -0.5, -0.5]
    assert rank(scores_of([9, 8, 7, 6], [1, 2, 3, 4])) == pytest.approx([1, 1 / 3, -1 / 3, -1])
    assert margin(scores_of([70], [1])) == [70]
    assert reward_named("margin", 1) is margin

"""Many games at once: the same games as one by one, refused steps, new games after old ones."""

from typing import Any

import numpy as np
import pytest
from numpy.random import SeedSequence

from clachan import ClachanError, open_game
from clachan.core.decision import CHANCE
from clachan.core.errors import IllegalAction
from clachan.core.rng import Rng
from clachan.env.batch import Batch
from clachan.env.rewards import margin, points, rank, reward_named

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("caledonia", {"players": 1}),
    ("caledonia", {"players": 3}),
    ("glenmore", {"players": 2}),
    ("glenmore", {"players": 4, "chronicles": "12345678"}),
]


def random_actions(masks: Any, rng: np.random.Generator) -> Any:
    return np.array([rng.choice(np.flatnonzero(row)) for row in masks])


class Single:
    """The games of one row, played by the game's own functions."""

    def __init__(self, batch: Batch) -> None:
        self.encoder = batch.encoder
        self.game = open_game(batch.encoder.game.name)

    def deal(self, seed: int) -> None:
        self.rng = Rng(seed)
        _, self.state = self.game.deal(self.encoder.options, self.rng)
        self.let_chance()

    def let_chance(self) -> None:
        while self.game.seat(self.state) == CHANCE:
            numbers = self.game.legal_numbers(self.state)
            self.game.apply(self.state, numbers[self.rng.below(len(numbers))])


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_batch_plays_what_single_games_play(game: str, options: dict[str, Any]) -> None:
    count, steps, rng = 3, 160, np.random.default_rng(1)
    batch = Batch(game, options, count, seed=5, reward="points")
    seeds = SeedSequence(5)

    def next_seed() -> int:
        return int(seeds.spawn(1)[0].generate_state(1, np.uint64)[0]) >> 4

    singles = [Single(batch) for _ in range(count)]
    for single in singles:
        single.deal(next_seed())
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
        rewards, dones = batch.step(actions)
        for row, single in enumerate(singles):
            single.game.apply(single.state, int(actions[row]))
            single.let_chance()
            assert dones[row] == single.game.over(single.state)
            if dones[row]:
                ended += 1
                assert list(rewards[row]) == [score.total for score in single.game.scores(single.state)]
                single.deal(next_seed())
            else:
                assert not rewards[row].any()
    assert ended > 0 or options.get("chronicles")


def test_the_seed_decides_everything() -> None:
    def played(seed: int) -> Any:
        batch, rng = Batch("caledonia", {"players": 2}, 4, seed), np.random.default_rng(3)
        for _ in range(60):
            batch.step(random_actions(batch.masks, rng))
        return batch.observations.copy()

    assert np.array_equal(played(1), played(1))
    assert not np.array_equal(played(1), played(2))


def test_an_illegal_action_is_refused_and_nothing_changes() -> None:
    batch = Batch("caledonia", {"players": 2}, 3, 1)
    actions = random_actions(batch.masks, np.random.default_rng(0))
    before = batch.observations.copy(), batch.masks.copy()
    wrong = int(np.flatnonzero(~batch.masks[2])[0])
    for bad in (wrong, -1, batch.encoder.actions):
        with pytest.raises(IllegalAction, match=f"action {bad}: it is not legal in game 2"):
            batch.step([*actions[:2], bad])
    assert np.array_equal(batch.observations, before[0])
    assert np.array_equal(batch.masks, before[1])
    with pytest.raises(ClachanError, match=r"3 games need 3 actions, not \(2,\)"):
        batch.step(actions[:2])
    batch.step(actions)
    assert not np.array_equal(batch.observations, before[0])


def test_the_arrays_are_views_that_nobody_else_writes() -> None:
    batch = Batch("glenmore", {"players": 2}, 2, 1)
    shown = batch.observations
    batch.step(random_actions(batch.masks, np.random.default_rng(0)))
    assert shown is batch.observations
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[0, 0] = True


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"count": 0}, "a batch has at least 1 game, not 0"),
        ({"seed": -1}, "a seed is a number from 0, not -1"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"reward": "joy"}, "there is no reward 'joy': the rewards are margin, points, rank"),
        ({"reward": "rank"}, "the reward rank needs at least 2 players: take points"),
    ],
)
def test_a_wrong_batch_is_refused(given: dict[str, Any], sentence: str) -> None:
    right = {"game": "caledonia", "options": {"players": 1}, "count": 1}
    with pytest.raises(ClachanError, match=sentence):
        Batch(**{**right, **given})


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

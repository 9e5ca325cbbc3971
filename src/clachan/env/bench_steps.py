"""Ways of stepping games with random actions, as contestants for a race: what a learner's loop costs."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clachan.env.batch import Batch
from clachan.env.pettingzoo import raw_env
from clachan.env.single_game import SingleGame

PIECE = 50  # single steps between two looks at the clock


class BatchSteps:
    """Many games at once, observed and stepped by one call."""

    def __init__(self, game: str, options: Mapping[str, Any], count: int = 128) -> None:
        self.name = f"{game} batch of {count}"
        self._batch, self._random = Batch(game, options, count, 1), np.random.default_rng(1)

    def step(self) -> int:
        self._batch.step(random_actions(self._batch, self._random))
        return self._batch.count


class SingleSteps:
    """One game, observed by the seat that is asked before each step."""

    def __init__(self, game: str, options: Mapping[str, Any]) -> None:
        self.name = f"{game} single"
        self._single, self._random, self._seed = SingleGame(game, options), np.random.default_rng(1), 0
        self._deal()

    def _deal(self) -> None:
        self._seed += 1
        self._single.deal(self._seed)

    def step(self) -> int:
        for _ in range(PIECE):
            seat = self._single.seat
            self._single.observe(seat)
            allowed = np.flatnonzero(self._single.mask(seat))
            self._single.play(int(allowed[self._random.integers(len(allowed))]))
            if self._single.over:
                self._deal()
        return PIECE


class PettingZooSteps:
    """The same through PettingZoo, by the loop of its manual."""

    def __init__(self, game: str, options: Mapping[str, Any]) -> None:
        self.name = f"{game} PettingZoo"
        self._env, self._random = raw_env(game, **options), np.random.default_rng(1)
        self._env.reset(seed=1)

    def step(self) -> int:
        for _ in range(PIECE):
            observation, _, over, _, _ = self._env.last()
            if over:
                self._env.reset()
                continue
            allowed = np.flatnonzero(observation["action_mask"])
            self._env.step(int(allowed[self._random.integers(len(allowed))]))
        return PIECE


def random_actions(batch: Batch, random: np.random.Generator) -> NDArray[np.int16]:
    """A legal action for each game, each equally likely."""
    sizes = np.diff(batch.starts)
    return batch.choices[batch.starts[:-1] + (random.random(batch.count) * sizes).astype(np.int64)]

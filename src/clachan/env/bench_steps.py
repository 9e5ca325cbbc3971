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
    """Many games at once, observed and stepped by one call; `copy` is that of the batch."""

    def __init__(self, game: str, options: Mapping[str, Any], count: int = 128, copy: bool = False) -> None:
        self.name = f"{game} batch of {count}" + (", copied" if copy else "")
        self._batch, self._random = Batch(game, count, copy=copy, **options), np.random.default_rng(1)
        self._batch.reset(seed=1)

    def step(self) -> int:
        self._batch.step(random_actions(self._batch, self._random))
        return self._batch.num_envs


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
    """An environment of PettingZoo, by the loop of its manual: ours, or its own chess."""

    def __init__(self, name: str, env: Any) -> None:
        self.name = name
        self._env, self._random = env, np.random.default_rng(1)
        self._env.reset(seed=1)

    def step(self) -> int:
        for _ in range(PIECE):
            observation, _, over, cut, _ = self._env.last()
            if over or cut:
                self._env.reset()
                continue
            allowed = np.flatnonzero(observation["action_mask"])
            self._env.step(int(allowed[self._random.integers(len(allowed))]))
        return PIECE


class OpenSpielSteps:
    """A game of OpenSpiel, observed by the player that is asked before each step."""

    def __init__(self, name: str, game: str) -> None:
        import pyspiel

        self.name = name
        self._game, self._random = pyspiel.load_game(game), np.random.default_rng(1)
        self._state = self._game.new_initial_state()

    def step(self) -> int:
        for _ in range(PIECE):
            if self._state.is_terminal():
                self._state = self._game.new_initial_state()
            if not self._state.is_chance_node():
                np.asarray(self._state.observation_tensor(), np.float32)
            allowed = self._state.legal_actions()
            self._state.apply_action(allowed[self._random.integers(len(allowed))])
        return PIECE


def pettingzoo_table(game: str, options: Mapping[str, Any]) -> PettingZooSteps:
    return PettingZooSteps(f"{game} PettingZoo", raw_env(game, **options))


def others() -> list[PettingZooSteps | OpenSpielSteps]:
    """What else researchers step: chess of PettingZoo and of OpenSpiel, whose rules are compiled C++."""
    from pettingzoo.classic import chess_v6

    return [
        PettingZooSteps("chess of PettingZoo", chess_v6.raw_env()),
        OpenSpielSteps("chess of OpenSpiel", "chess"),
    ]


def random_actions(batch: Batch, random: np.random.Generator) -> NDArray[np.int16]:
    """A legal action for each game, each equally likely."""
    firsts, sizes = batch.starts[:-1], batch.starts[1:] - batch.starts[:-1]
    return batch.choices[firsts + (random.random(batch.num_envs) * sizes).astype(np.int64)]

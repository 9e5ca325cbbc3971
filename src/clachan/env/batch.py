"""Many games at once: one call plays an action in each of them, inside the compiled core.

    batch = Batch(game, {"players": 2}, count=256, seed=1)
    while learning:
        actions = choose(batch.observations, batch.masks)     # one action number for each game
        rewards, dones = batch.step(actions)

The arrays are views of the memory that the compiled core writes, so a step changes them: copy what you keep.
Each row shows a game as the seat sees it that is asked (`seats`). The legal actions are there as a mask of
the catalogue, and one after the other: those of game n are `choices[starts[n] : starts[n + 1]]`. A game that
ends is done (`dones`), pays every seat (`rewards`), and its row shows a new game already.
"""

from collections.abc import Mapping

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, i64, u8
from numpy.random import SeedSequence
from numpy.typing import ArrayLike, NDArray

from clachan.core.errors import ClachanError
from clachan.core.game import State
from clachan.core.rng import Rng
from clachan.env.encoder import Encoder
from clachan.env.game_encoding import encoding_of
from clachan.env.rewards import reward_named
from clachan.env.single_game import SEED_BITS


class Batch:
    """So many games of one kind. The seed decides them all."""

    def __init__(
        self, game: str, options: Mapping[str, object], count: int, seed: int = 0, reward: str = "margin"
    ) -> None:
        if count < 1:
            raise ClachanError(f"a batch has at least 1 game, not {count}")
        if seed < 0:
            raise ClachanError(f"a seed is a number from 0, not {seed}")
        self.encoder = Encoder(game, options)
        self.count = count
        self._encoding = encoding_of(game)
        self._reward = reward_named(reward, self.encoder.players)
        self._seeds = SeedSequence(seed)
        self._rngs = [Rng(0)] * count
        self._states: list[State] = [None] * count
        self._numbers(count, self.encoder.size, self.encoder.actions)
        self.rewards: NDArray[np.float32] = np.zeros((count, self.encoder.players), np.float32)
        self.dones: NDArray[np.bool_] = np.zeros(count, bool)
        for index in range(count):
            self._deal(index)
        self._show()

    def _numbers(self, count: int, size: int, actions: int) -> None:
        """The memory that the compiled core writes, and arrays that read it in place."""
        self._out, self._masks = vec[i16]([0] * (count * size)), vec[u8]([0] * (count * actions))
        self._seats, self._starts = vec[i64]([0] * count), vec[i64]([0] * (count + 1))
        self._choices = vec[i16]([0] * (count * self._encoding.room))
        self.observations: NDArray[np.int16] = np.frombuffer(memoryview(self._out), np.int16).reshape(
            count, size
        )
        self.masks: NDArray[np.bool_] = np.frombuffer(memoryview(self._masks), np.bool_).reshape(
            count, actions
        )
        self.seats: NDArray[np.int64] = np.frombuffer(memoryview(self._seats), np.int64)
        self.starts: NDArray[np.int64] = np.frombuffer(memoryview(self._starts), np.int64)
        self._all_choices = np.frombuffer(memoryview(self._choices), np.int16)

    @property
    def choices(self) -> NDArray[np.int16]:
        """The legal actions of all games, one game after the other."""
        return self._all_choices[: self.starts[-1]]

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Play an action in each game. If one is illegal the step is refused and nothing changes."""
        chosen = np.ascontiguousarray(actions, dtype="<i8")
        if chosen.shape != (self.count,):
            raise ClachanError(f"{self.count} games need {self.count} actions, not {chosen.shape}")
        numbers, width = chosen.tobytes(), self.encoder.actions
        self._encoding.check(numbers, self._masks, width)
        self.rewards, self.dones = np.zeros_like(self.rewards), np.zeros_like(self.dones)
        for index in self._encoding.play(self._states, self._rngs, numbers, self._masks, width):
            self.rewards[index] = self._reward(self.encoder.game.scores(self._states[index]))
            self.dones[index] = True
            self._deal(index)
        self._show()
        return self.rewards, self.dones

    def _deal(self, index: int) -> None:
        seed = int(self._seeds.spawn(1)[0].generate_state(1, np.uint64)[0]) >> (64 - SEED_BITS)
        rng = Rng(seed)
        _, state = self.encoder.game.deal(self.encoder.options, rng)
        self._encoding.let_chance(state, rng)
        self._states[index], self._rngs[index] = state, rng
        self._encoding.write_printed(state, self._out, index * self.encoder.size + self.encoder.moving)

    def _show(self) -> None:
        size, width = self.encoder.size, self.encoder.actions
        self._encoding.show(
            self._states, self._seats, self._masks, width, self._choices, self._starts, self._out, size
        )

"""Many games in the memory of the compiled core, which numpy reads in place: what a batch steps.

The arrays are views, so a step changes them. Each row shows a game as the seat sees it that is asked
(`seats`). The legal actions are there as a mask of the catalogue, and one after the other: those of game n
are `choices[starts[n] : starts[n + 1]]`. A game that is over has none and is shown to the seat asked last.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from clachan.core.game import Score, State
from clachan.core.rng import Rng
from clachan.env.encoder import Encoder, Observation
from clachan.env.game_encoding import encoding_of
from clachan.env.lent_memory import lent, writable
from clachan.env.rows import Rows
from clachan.env.seating import EVERYBODY


class ManyGames:
    """So many games of one kind; each is to be dealt before it is played."""

    def __init__(self, encoder: Encoder, count: int) -> None:
        self.encoder, self.count = encoder, count
        self._encoding = encoding_of(encoder.game.name)
        self.states: list[State] = [None] * count
        self.rngs = [Rng(0)] * count
        self._learners = vec[i64]([EVERYBODY] * count)
        self._rows = Rows(count, encoder.actions, encoder.size, self._encoding.room)
        self.observations: NDArray[np.int16] = lent(self._rows.observations, np.int16).reshape(count, -1)
        self.masks: NDArray[np.int8] = lent(self._rows.masks, np.int8).reshape(count, -1)
        self.seats: NDArray[np.int64] = lent(self._rows.seats, np.int64)
        self.starts: NDArray[np.int64] = lent(self._rows.starts, np.int64)
        self._all_choices: NDArray[np.int16] = lent(self._rows.choices, np.int16)
        self._writable = writable(self.observations)
        moving = self._writable[:, : encoder.moving].view(np.uint8)
        self._rows.clear_by([memoryview(row) for row in moving], bytes(moving.shape[1]))

    @property
    def choices(self) -> NDArray[np.int16]:
        """The legal actions of all games, one game after the other."""
        return self._all_choices[: self.starts[-1]]

    def deal(self, index: int, seed: int, learner: int = EVERYBODY) -> None:
        """Begin a game; with a learner, the other seats play at random and only its questions are asked."""
        rng = Rng(seed)
        _, state = self.encoder.game.deal(self.encoder.options, rng)
        self.put(index, state, rng, learner)
        self._encoding.let_others(state, rng, learner)

    def put(self, index: int, state: State, rng: Rng, learner: int) -> None:
        """Lay a game that is under way into a row."""
        self.states[index], self.rngs[index], self._learners[index] = state, rng, learner
        self._writable[index, self.encoder.moving :].fill(0)
        at = index * self.encoder.size + self.encoder.moving
        self._encoding.write_printed(state, self._rows.observations, at)

    def learner(self, index: int) -> int:
        """The seat that learns in a game, or EVERYBODY."""
        return int(self._learners[index])

    def check(self, actions: NDArray[np.int64]) -> None:
        """Refuse a step with an illegal action; in games that are over any number is fine."""
        self._encoding.check(self.states, actions.tobytes(), self._rows)

    def play(self, actions: NDArray[np.int64]) -> Iterator[int]:
        """Play an action, checked before, in each game that is not over; none where it is below 0.

        The answer are the games that end. Each is written when the next is asked for, so it may be dealt anew
        before.
        """
        numbers = actions.tobytes()
        self._rows.clear_masks()
        first = 0
        while True:
            ended = self._encoding.play(self.states, self.rngs, self._learners, numbers, self._rows, first)
            if ended == self.count:
                return
            yield ended
            first = ended + 1
            self._encoding.show(self.states, self._rows, ended, first)

    def show(self) -> None:
        """Write all games into the arrays, as they stand now."""
        self._rows.clear_masks()
        self._encoding.show(self.states, self._rows, 0, self.count)

    def show_to(self, seats: Sequence[int]) -> None:
        """Write all games, if they have begun; those that are over as these seats see them."""
        for index, seat in enumerate(seats):
            self._rows.seats[index] = seat
        if all(state is not None for state in self.states):
            self.show()

    def final(self, index: int) -> Observation:
        """A game that has just ended, seen by the seat that was asked last; its row shows it, too."""
        self._encoding.show(self.states, self._rows, index, index + 1)
        shown: Observation = self.observations[index].copy()
        return shown

    def scores(self, index: int) -> Sequence[Score]:
        return self.encoder.game.scores(self.states[index])

    def __deepcopy__(self, memo: object) -> "ManyGames":
        game = self.encoder.game
        states = [None if state is None else game.copy(state) for state in self.states]
        return _under_way(self.encoder, states, *self._kept())

    def __reduce__(self) -> tuple[Any, ...]:
        return _under_way, (self.encoder, self.states, *self._kept())

    def _kept(self) -> tuple[list[Rng], list[int], list[int]]:
        """What there is of each game besides its state."""
        seats = [int(seat) for seat in self.seats]
        return [rng.copy() for rng in self.rngs], [self.learner(at) for at in range(self.count)], seats


def _under_way(
    encoder: Encoder, states: list[State], rngs: list[Rng], learners: list[int], seats: list[int]
) -> ManyGames:
    """Games that go on where others stood."""
    games = ManyGames(encoder, len(states))
    for index, state in enumerate(states):
        if state is not None:
            games.put(index, state, rngs[index], learners[index])
    games.show_to(seats)
    return games

"""Many games in the memory of the compiled core, which numpy reads in place: what a batch steps.

The arrays are views, so a step changes them. Each row shows a game as the seat sees it that is asked
(`seats`). The legal actions are there as a mask of the catalogue, and one after the other: those of game n
are `choices[starts[n] : starts[n + 1]]`. A game that is over has none and is shown to the seat asked last.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, i64, u8
from numpy.typing import NDArray

from clachan.core.game import Score, State
from clachan.core.rng import Rng
from clachan.env.encoder import Encoder, Observation
from clachan.env.game_encoding import encoding_of
from clachan.env.lent_memory import Cleared, lent
from clachan.env.seating import EVERYBODY

STRETCH = 16  # games whose observations and states fit into a processor's nearer memory


class ManyGames:
    """So many games of one kind; each is to be dealt before it is played."""

    def __init__(self, encoder: Encoder, count: int) -> None:
        self.encoder, self.count = encoder, count
        self._encoding = encoding_of(encoder.game.name)
        self.states: list[State] = [None] * count
        self.rngs = [Rng(0)] * count
        self._out = Cleared(count, encoder.size)
        self._masks = vec[u8]([0] * (count * encoder.actions))
        self._seats, self._starts = vec[i64]([0] * count), vec[i64]([0] * (count + 1))
        self._choices = vec[i16]([0] * (count * self._encoding.room))
        self._learners = vec[i64]([EVERYBODY] * count)
        self.observations = self._out.shown
        self.masks: NDArray[np.int8] = lent(self._masks, np.int8).reshape(count, encoder.actions)
        self.seats: NDArray[np.int64] = lent(self._seats, np.int64)
        self.starts: NDArray[np.int64] = lent(self._starts, np.int64)
        self._all_choices: NDArray[np.int16] = lent(self._choices, np.int16)

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
        self._out.clear_row(index)
        at = index * self.encoder.size + self.encoder.moving
        self._encoding.write_printed(state, self._out.numbers, at)

    def learner(self, index: int) -> int:
        """The seat that learns in a game, or EVERYBODY."""
        return int(self._learners[index])

    def check(self, actions: NDArray[np.int64]) -> None:
        """Refuse a step with an illegal action; in games that are over any number is fine."""
        self._encoding.check(self.states, actions.tobytes(), self._masks, self.encoder.actions)

    def play(self, actions: NDArray[np.int64]) -> Iterator[tuple[range, list[int]]]:
        """Play an action, checked before, in each game that is not over; none where it is below 0.

        Games are played and written in stretches, so that their memory is still at hand. The answer are the
        stretches and which of their games have ended: whoever asks may deal those anew before the next.
        """
        numbers = actions.tobytes()
        self._clear_masks()
        for first in range(0, self.count, STRETCH):
            last = min(first + STRETCH, self.count)
            ended = self._encoding.play(self.states, self.rngs, self._learners, numbers, first, last)
            yield range(first, last), ended
            self._show(first, last)

    def show(self) -> None:
        """Write all games into the arrays, as they stand now."""
        self._clear_masks()
        self._show(0, self.count)

    def _clear_masks(self) -> None:
        self._encoding.clear(self._masks, self.encoder.actions, self._choices, self._starts)

    def _show(self, first: int, last: int) -> None:
        self._out.clear(self.encoder.moving, first, last)
        self._encoding.show(
            self.states,
            self._seats,
            self._masks,
            self.encoder.actions,
            self._choices,
            self._starts,
            self._out.numbers,
            self.encoder.size,
            first,
            last,
        )

    def show_to(self, seats: Sequence[int]) -> None:
        """Write all games, if they have begun; those that are over as these seats see them."""
        for index, seat in enumerate(seats):
            self._seats[index] = seat
        if all(state is not None for state in self.states):
            self.show()

    def final(self, index: int) -> Observation:
        """A game as it stands now, seen by the seat that was asked last."""
        return self.encoder.encode(self.states[index], int(self.seats[index]))

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

"""Observations of a game without a compiled core: it lists its fields and their numbers, the rest is here."""

from array import array
from collections.abc import Callable
from typing import Any

from clachan.core.decision import CHANCE
from clachan.core.errors import IllegalAction
from clachan.core.game import OVER, Game, State
from clachan.core.message import Reason
from clachan.core.options import Options
from clachan.core.rng import Rng
from clachan.env.field_list import FieldList
from clachan.env.game_encoding import GameEncoding
from clachan.env.rows import Rows


def bare_encoding(
    game: Game, field_list: Callable[[Options], FieldList], numbers: Callable[[State, int], list[int]]
) -> GameEncoding:
    """How a game writes its positions: `numbers` are those of the fields, as a seat sees them."""
    stepping = Stepping(game, numbers)

    def all_moving(options: Options) -> tuple[FieldList, int]:
        fields = field_list(options)
        return fields, fields.size

    return GameEncoding(
        all_moving,
        stepping.write,
        lambda state, out, at: at,
        stepping.let_others,
        stepping.check,
        stepping.play,
        stepping.show,
        len(game.catalogue),
        (),
        (),
    )


class Stepping:
    """Many games stepped one after the other, by the contract of a game alone."""

    def __init__(self, game: Game, numbers: Callable[[State, int], list[int]]) -> None:
        self._game = game
        self._numbers = numbers

    def write(self, state: State, seat: int, out: Any, at: int) -> int:
        for value in self._numbers(state, seat):
            out[at] = value
            at += 1
        return at

    def let_others(self, state: State, rng: Rng, learner: int) -> None:
        """Let chance answer until a player is asked, or all others until the learner is."""
        while (asked := self._game.seat(state)) != OVER:
            if asked != CHANCE and (asked == learner or learner < 0):
                return
            self._game.apply(state, self._game.drawn(state, rng))

    def check(self, states: list[State], numbers: bytes, rows: Rows) -> None:
        """Refuse the whole step if one of its actions is not legal, before anything changes."""
        for index, number in enumerate(array("q", numbers)):
            fits = 0 <= number < rows.width and rows.masks[index * rows.width + number] != 0
            if not fits and not self._game.over(states[index]):
                raise IllegalAction(f"action {number}", Reason("", "illegal-in-game", {"game": index}))

    def play(
        self, states: list[State], rngs: list[Rng], learners: Any, numbers: bytes, rows: Rows, first: int
    ) -> int:
        """Play one action in each game that is not over, and write it, up to the first that ended by it."""
        chosen = array("q", numbers)
        for index in range(first, len(states)):
            if chosen[index] >= 0 and not self._game.over(states[index]):
                self._game.apply(states[index], chosen[index])
                self.let_others(states[index], rngs[index], int(learners[index]))
                if self._game.over(states[index]):
                    return index
            self.show(states, rows, index, index + 1)
        return len(states)

    def show(self, states: list[State], rows: Rows, first: int, last: int) -> None:
        """Write who is asked in each game, the legal actions, and the position as that seat sees it."""
        total = int(rows.starts[first])
        for index in range(first, last):
            state = states[index]
            if not self._game.over(state):
                rows.seats[index] = self._game.seat(state)
                for number in self._game.legal_numbers(state):
                    rows.masks[index * rows.width + number] = 1
                    rows.choices[total] = number
                    total += 1
            rows.starts[index + 1] = total
            self.write(state, int(rows.seats[index]), rows.observations, index * rows.size)

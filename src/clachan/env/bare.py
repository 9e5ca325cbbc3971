"""Observations of a game without a compiled core: it lists its fields and their numbers, the rest is here."""

from array import array
from collections.abc import Callable
from typing import Any

from clachan.core.errors import IllegalAction
from clachan.core.game import Game, State
from clachan.core.message import Reason
from clachan.core.options import Options
from clachan.core.rng import Rng
from clachan.env.field_list import FieldList
from clachan.env.game_encoding import GameEncoding


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
        stepping.let_chance,
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

    def let_chance(self, state: State, rng: Rng) -> None:
        self._game.let_chance(state, rng)

    def check(self, numbers: bytes, masks: Any, width: int) -> None:
        """Refuse the whole step if one of its actions is not legal, before anything changes."""
        for index, number in enumerate(array("q", numbers)):
            if not 0 <= number < width or masks[index * width + number] == 0:
                raise IllegalAction(f"action {number}", Reason("", "illegal-in-game", {"game": index}))

    def play(self, states: list[State], rngs: list[Rng], numbers: bytes, masks: Any, width: int) -> list[int]:
        """Play one action in each game and let chance answer; the answer lists the games that are over."""
        for index, number in enumerate(array("q", numbers)):
            for allowed in self._game.legal_numbers(states[index]):
                masks[index * width + allowed] = 0
            self._game.apply(states[index], number)
            self.let_chance(states[index], rngs[index])
        return [index for index, state in enumerate(states) if self._game.over(state)]

    def show(
        self,
        states: list[State],
        seats: Any,
        masks: Any,
        width: int,
        choices: Any,
        starts: Any,
        out: Any,
        size: int,
    ) -> None:
        """Write who is asked in each game, the legal actions, and the position as that seat sees it."""
        total = 0
        for index, state in enumerate(states):
            seats[index], starts[index] = self._game.seat(state), total
            for number in self._game.legal_numbers(state):
                masks[index * width + number] = 1
                choices[total] = number
                total += 1
            self.write(state, self._game.seat(state), out, index * size)
        starts[len(states)] = total

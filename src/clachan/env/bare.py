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
        stepping.clear,
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

    def check(self, states: list[State], numbers: bytes, masks: Any, width: int) -> None:
        """Refuse the whole step if one of its actions is not legal, before anything changes."""
        for index, number in enumerate(array("q", numbers)):
            fits = 0 <= number < width and masks[index * width + number] != 0
            if not fits and not self._game.over(states[index]):
                raise IllegalAction(f"action {number}", Reason("", "illegal-in-game", {"game": index}))

    def play(
        self, states: list[State], rngs: list[Rng], learners: Any, numbers: bytes, first: int, last: int
    ) -> list[int]:
        """Play one action in each game that is not over; the answer lists the games that ended by it."""
        ended, chosen = [], array("q", numbers)
        for index in range(first, last):
            if chosen[index] >= 0 and not self._game.over(states[index]):
                self._game.apply(states[index], chosen[index])
                self.let_others(states[index], rngs[index], int(learners[index]))
                if self._game.over(states[index]):
                    ended.append(index)
        return ended

    def clear(self, masks: Any, width: int, choices: Any, starts: Any) -> None:
        """Take the legal actions that were shown last out of the masks."""
        for index in range(len(starts) - 1):
            for place in range(starts[index], starts[index + 1]):
                masks[index * width + choices[place]] = 0

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
        first: int,
        last: int,
    ) -> None:
        """Write who is asked in each game, the legal actions, and the position as that seat sees it."""
        total = int(starts[first])
        for index in range(first, last):
            state = states[index]
            if not self._game.over(state):
                seats[index] = self._game.seat(state)
                for number in self._game.legal_numbers(state):
                    masks[index * width + number] = 1
                    choices[total] = number
                    total += 1
            self.write(state, int(seats[index]), out, index * size)
            starts[index + 1] = total

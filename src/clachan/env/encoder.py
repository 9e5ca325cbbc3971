"""Observations: a position as one seat sees it, as an array of numbers with named fields.

    encoder = Encoder(game, {"players": 2})
    array = encoder.encode(state, seat=0)          # int16, encoder.size numbers
    array[encoder.field("you.money").slice]        # what a field holds

The observer always comes first, then the other seats in their order; `observer` tells the seat's number.
"""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from clachan.core.errors import ClachanError
from clachan.core.game import Game, State, open_game
from clachan.core.message import refusal
from clachan.core.options import Options
from clachan.env.field_list import Field
from clachan.env.game_encoding import encoding_of
from clachan.env.lent_memory import Cleared

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]


class Encoder:
    """Writes the positions of one game with one choice of options."""

    def __init__(self, game: str | Game, options: Mapping[str, object] | Options | None = None) -> None:
        self.game = open_game(game) if isinstance(game, str) else game
        self.options = options if isinstance(options, Options) else self.game.read_options(options or {})
        self.players = self.options.number("players")
        self.actions = len(self.game.catalogue)
        self._encoding = encoding_of(self.game.name)
        self.field_list, self.moving = self._encoding.fields(self.options)
        self.size = self.field_list.size
        self._scratch = Cleared(self.size)
        self._printed: object = None  # whose printed part the scratch holds

    def __reduce__(self) -> tuple[type["Encoder"], tuple[Game, Options]]:
        """For copies and pickles: the array that it writes into is made anew."""
        return Encoder, (self.game, self.options)

    def fields(self) -> list[Field]:
        """The fields in order: name, slice, meaning, range."""
        return list(self.field_list)

    def field(self, name: str) -> Field:
        for field in self.field_list:
            if field.name == name:
                return field
        raise ClachanError(refusal("no-field", game=self.game.name, field=repr(name)))

    def bounds(self) -> tuple[Observation, Observation]:
        """The least and the greatest value of each number."""
        low, high = np.zeros(self.size, np.int16), np.zeros(self.size, np.int16)
        for field in self.field_list:
            low[field.slice], high[field.slice] = field.holds.value
        return low, high

    def encode(self, state: State, seat: int) -> Observation:
        """The position as a seat sees it; it tells nothing that the seat may not know."""
        if not 0 <= seat < self.players:
            raise ClachanError(refusal("env-seats", last=self.players - 1, seat=str(seat)))
        if self.moving < self.size and state.printed is not self._printed:
            self._scratch.clear(self.size)
            self._encoding.write_printed(state, self._scratch.numbers, self.moving)
            self._printed = state.printed
        else:
            self._scratch.clear(self.moving)
        self._encoding.write_moving(state, seat, self._scratch.numbers, 0)
        return self._scratch.shown.copy()

    def no_actions(self) -> Mask:
        """The mask of a seat that is not asked."""
        return np.zeros(self.actions, np.int8)

    def mask(self, state: State) -> Mask:
        """1 for each action that the seat that is asked may choose."""
        mask = self.no_actions()
        mask[self.game.legal_numbers(state)] = 1
        return mask

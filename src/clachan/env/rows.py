"""What is shown of many games, a row each: the compiled core writes this memory, numpy reads it in place."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

ALL: Final = slice(None)


@final
class Rows:
    """Who is asked in each game, its legal actions and its observation.

    The legal actions are there as masks of the catalogue (`width` numbers for each game) and one after the
    other: those of game n are choices[starts[n] : starts[n + 1]].
    """

    def __init__(self, count: i64, width: i64, size: i64, room: i64) -> None:
        self.count: i64 = count
        self.width: i64 = width
        self.size: i64 = size
        self.seats: vec[i64] = vec[i64]([0] * count)
        self.masks: vec[u8] = vec[u8]([0] * (count * width))
        self.choices: vec[i16] = vec[i16]([0] * (count * room))
        self.starts: vec[i64] = vec[i64]([0] * (count + 1))
        self.observations: vec[i16] = vec[i16]([0] * (count * size))
        self._moving: list[Any] = []
        self._zeros: bytes = b""

    def clear_by(self, moving: list[Any], zeros: bytes) -> None:
        """Take what of each row can change, as memory to be written, and zeros for all of it.

        Whoever copies zeros over it is ten times as fast as compiled code that writes them one by one.
        """
        self._moving = moving
        self._zeros = zeros

    def clear(self, index: i64) -> None:
        """Make what can change of a row zeros, before it is written."""
        self._moving[index][ALL] = self._zeros

    def clear_masks(self) -> None:
        """Take the legal actions that were shown last out of the masks."""
        masks = self.masks
        choices = self.choices
        starts = self.starts
        index: i64 = 0
        place: i64 = starts[0]
        while index < self.count:
            stop: i64 = starts[index + 1]
            start: i64 = index * self.width
            while place < stop:
                masks[start + i64(choices[place])] = 0
                place += 1
            index += 1

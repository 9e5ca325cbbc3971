"""Memory of the compiled core as arrays of numpy, without a copy."""

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import DTypeLike, NDArray


def lent(numbers: Any, kind: DTypeLike) -> NDArray[Any]:
    """A `vec` as an array, for reading."""
    return np.frombuffer(memoryview(numbers), kind)


class _Lent:
    """What numpy asks of whoever owns memory (its array interface)."""

    def __init__(self, array: NDArray[Any]) -> None:
        self.array = array  # keeps the memory alive
        address = array.__array_interface__["data"][0]
        self.__array_interface__ = {**array.__array_interface__, "data": (address, False)}


class Cleared:
    """Rows of 16-bit numbers that the compiled core writes and numpy clears, which it does ten times as fast.

    A `vec` is lent for reading only, so the clearing goes through an array of our own over the same memory.
    """

    def __init__(self, rows: int, size: int) -> None:
        self.numbers = vec[i16]([0] * (rows * size))
        self.shown: NDArray[np.int16] = lent(self.numbers, np.int16).reshape(rows, size)
        # Bytes, because numpy clears these almost twice as fast as numbers.
        self._bytes = np.asarray(_Lent(self.shown)).view(np.uint8)

    def clear(self, size: int, first: int = 0, last: int | None = None) -> None:
        """So many zeros at the head of each row, from the first to before the last."""
        self._bytes[first:last, : 2 * size].fill(0)

    def clear_row(self, row: int) -> None:
        self._bytes[row].fill(0)

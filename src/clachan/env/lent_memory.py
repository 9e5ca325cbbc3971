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


def writable(array: NDArray[Any]) -> NDArray[Any]:
    """The same memory for writing, by an array of our own: a `vec` is lent for reading only."""
    return np.asarray(_Lent(array))


class Cleared:
    """A row of 16-bit numbers that the compiled core writes and numpy clears, ten times as fast."""

    def __init__(self, size: int) -> None:
        self.numbers = vec[i16]([0] * size)
        self.shown: NDArray[np.int16] = lent(self.numbers, np.int16)
        # Bytes, because numpy clears these almost twice as fast as numbers.
        self._bytes = writable(self.shown).view(np.uint8)

    def clear(self, size: int) -> None:
        """So many zeros at its head."""
        self._bytes[: 2 * size].fill(0)

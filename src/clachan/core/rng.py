"""The generator of random numbers: small, fast, the same on every machine, compiled or not.

A multiply-with-carry generator whose whole state fits below 2**63, so that compiled 64-bit numbers
and Python's unbounded ones give the same stream.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

MULTIPLIER: Final = 2147483085  # the largest a < 2**31 for which a * 2**32 - 1 and its half are prime
LOW32: Final = 0xFFFFFFFF
WARM_UP: Final = 16


class Rng:
    """A stream of numbers that a seed decides."""

    def __init__(self, seed: i64) -> None:
        low: i64 = (seed ^ (seed >> 31)) & 0x7FFFFFFF
        carry: i64 = ((seed >> 16) & 0x3FFFFFFF) + 1
        self.state: i64 = (carry << 32) | low
        step: i64 = 0
        while step < WARM_UP:
            self.next32()
            step += 1

    def next32(self) -> i64:
        """The next number below 2**32."""
        low: i64 = self.state & LOW32
        carry: i64 = self.state >> 32
        self.state = low * MULTIPLIER + carry
        return low ^ carry

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each equally likely (limit at most 2**30)."""
        product: i64 = self.next32() * limit
        left: i64 = product & LOW32
        if left < limit:  # Lemire's rejection keeps the choice exactly even
            threshold: i64 = (LOW32 + 1) % limit
            while left < threshold:
                product = self.next32() * limit
                left = product & LOW32
        return product >> 32

    def copy(self) -> "Rng":
        other = Rng(0)
        other.state = self.state
        return other


def drawn(items: "Sequence[T]", count: int, rng: Rng) -> "list[T]":
    """So many of the items, in the random order in which they are drawn."""
    pool = list(items)
    for place in range(count):
        other = place + int(rng.below(len(pool) - place))
        pool[place], pool[other] = pool[other], pool[place]
    return pool[:count]

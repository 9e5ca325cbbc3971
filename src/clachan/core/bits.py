"""Sets of small numbers as the bits of one word of 60."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 60
TOP: Final = 1152921504606846976  # 2**60


def _place_table() -> vec[i64]:
    """2 is a primitive root of 61, so the remainder of a single bit by 61 names its place."""
    places = [0] * 61
    for place in range(WORD):
        places[pow(2, place, 61)] = place
    return vec[i64](places)


PLACE_OF: Final = _place_table()


def bit(place: i64) -> i64:
    """The word with one bit set. A compiled `1 << place` shifts in 32 bits; the large number does not."""
    return TOP >> (WORD - place)


def lowest(word: i64) -> i64:
    """The place of the lowest bit that is set."""
    return PLACE_OF[(word & -word) % 61]


def count_bits(word: i64) -> i64:
    """How many bits are set."""
    left: i64 = word
    total: i64 = 0
    while left != 0:
        left &= left - 1
        total += 1
    return total

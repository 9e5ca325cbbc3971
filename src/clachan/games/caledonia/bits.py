"""Sets of hexes as two words of 60 bits: `low` holds places 0 to 59, `high` the rest."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 60


def _lowest_table() -> vec[i64]:
    """2 is a primitive root of 61, so the remainder of a single bit by 61 names its place."""
    places = [0] * 61
    for place in range(WORD):
        places[(1 << place) % 61] = place
    return vec[i64](places)


PLACE_OF: Final = _lowest_table()


def lowest(word: i64) -> i64:
    """The place of the lowest bit that is set."""
    return PLACE_OF[(word & -word) % 61]


def low_bit(place: i64) -> i64:
    """The bit of a place in the low word, 0 if it lies in the high one."""
    return 1 << place if place < WORD else 0


def high_bit(place: i64) -> i64:
    return 1 << (place - WORD) if place >= WORD else 0


def has(low: i64, high: i64, place: i64) -> bool:
    if place < WORD:
        return (low >> place) & 1 != 0
    return (high >> (place - WORD)) & 1 != 0


def count_bits(word: i64) -> i64:
    """How many bits of a 60-bit word are set."""
    left: i64 = word
    total: i64 = 0
    while left != 0:
        left &= left - 1
        total += 1
    return total


def spread(low: i64, high: i64, out: vec[i64]) -> i64:
    """Write the places of a set in rising order; the answer is how many."""
    count: i64 = 0
    left: i64 = low
    while left != 0:
        bit: i64 = left & -left
        out[count] = PLACE_OF[bit % 61]
        count += 1
        left ^= bit
    left = high
    while left != 0:
        bit = left & -left
        out[count] = PLACE_OF[bit % 61] + WORD
        count += 1
        left ^= bit
    return count


def words_of(places: "set[int] | frozenset[int]") -> "tuple[int, int]":
    """A set of places as its two words."""
    low = sum(1 << place for place in places if place < WORD)
    high = sum(1 << (place - WORD) for place in places if place >= WORD)
    return low, high


def places_of(low: i64, high: i64) -> "list[int]":
    """The places of a set, for readers who are not in a hurry."""
    return [place for place in range(2 * WORD) if has(low, high, place)]

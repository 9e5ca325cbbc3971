"""Sets of hexes as two words of 60 bits: `low` holds places 0 to 59, `high` the rest."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import PLACE_OF, WORD


def has(low: i64, high: i64, place: i64) -> bool:
    if place < WORD:
        return (low >> place) & 1 != 0
    return (high >> (place - WORD)) & 1 != 0


def spread(low: i64, high: i64, out: vec[i64]) -> i64:
    """Write the places of a set in rising order; the answer is how many."""
    count: i64 = 0
    left: i64 = low
    while left != 0:
        single: i64 = left & -left
        out[count] = PLACE_OF[single % 61]
        count += 1
        left ^= single
    left = high
    while left != 0:
        single = left & -left
        out[count] = PLACE_OF[single % 61] + WORD
        count += 1
        left ^= single
    return count


def words_of(places: "set[int] | frozenset[int]") -> "tuple[int, int]":
    """A set of places as its two words, for tables that are made once."""
    low = sum(pow(2, place) for place in places if place < WORD)
    high = sum(pow(2, place - WORD) for place in places if place >= WORD)
    return low, high


def places_of(low: i64, high: i64) -> "list[int]":
    """The places of a set, for readers who are not in a hurry."""
    return [place for place in range(2 * WORD) if has(low, high, place)]

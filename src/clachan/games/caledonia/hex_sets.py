"""Sets of hexes as two words of 60 bits: `low` holds places 0 to 59, `high` the rest."""

from mypy_extensions import i64

from clachan.core.bits import WORD, lowest


def has(low: i64, high: i64, place: i64) -> bool:
    if place < WORD:
        return (low >> place) & 1 != 0
    return (high >> (place - WORD)) & 1 != 0


def next_place(low: i64, high: i64, after: i64) -> i64:
    """The first place of a set after this one (-1 to begin), or -1 when there is none."""
    place: i64 = after + 1
    if place < WORD:
        left: i64 = low >> place
        if left != 0:
            return place + lowest(left)
        place = WORD
    left = high >> (place - WORD)
    return place + lowest(left) if left != 0 else -1


def words_of(places: "set[int] | frozenset[int]") -> "tuple[int, int]":
    """A set of places as its two words, for tables that are made once."""
    low = sum(pow(2, place) for place in places if place < WORD)
    high = sum(pow(2, place - WORD) for place in places if place >= WORD)
    return low, high


def places_in(low: i64, high: i64) -> "list[int]":
    """The places of a set, for readers who are not in a hurry."""
    return [place for place in range(2 * WORD) if has(low, high, place)]

"""Writes numbers one after the other into an array of 16-bit numbers that other libraries read in place.

Where a position is written the array holds zeros before (see `Encoder.encode` and `ManyGames.show`), so only
what differs from zero is written: most of an observation is empty, and numpy clears memory far faster.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from clachan.core.bits import bit
from clachan.core.decision import Stack, first_of, has_arguments, kind_of, seat_of, second_of, third_of

MOST: Final = 32767
BELOW: Final = 3  # decisions under the top one that are written
DECISION: Final = 5  # numbers of each


@final  # its methods are called directly, not looked up
class ArrayWriter:
    """An array and the place where the next number goes."""

    def __init__(self, out: vec[i16], at: i64) -> None:
        self.out: vec[i16] = out
        self.at: i64 = at

    def put(self, value: i64) -> None:
        self.out[self.at] = i16(value)
        self.at += 1

    def skip(self, count: i64) -> None:
        """So many zeros."""
        self.at += count

    def mark(self, value: i64, size: i64) -> None:
        """Zeros with a 1 at one place, or zeros alone for a value outside."""
        if 0 <= value < size:
            self.out[self.at + value] = 1
        self.at += size

    def bits(self, word: i64, size: i64) -> None:
        """The lowest bits of a word, one number each."""
        left: i64 = word & (bit(size) - 1)
        out = self.out
        at: i64 = self.at
        while left != 0:  # one place after the other: the longest word, the bag, is nearly full
            if left & 1 != 0:
                out[at] = 1
            left >>= 1
            at += 1
        self.at += size

    def row(self, values: vec[i64], start: i64, size: i64) -> None:
        """So many numbers of a table, from a place on."""
        out = self.out
        at: i64 = self.at
        place: i64 = 0
        while place < size:
            out[at + place] = i16(values[start + place])
            place += 1
        self.at = at + size


def turned(seat: i64, observer: i64, players: i64) -> i64:
    """Where a seat stands when the observer comes first, then the others in the order of their seats."""
    place: i64 = seat - observer
    return place if place >= 0 else place + players


def write_question(writer: ArrayWriter, pending: Stack, observer: i64, players: i64, kinds: i64) -> None:
    """Who is asked what, and which decisions wait below."""
    depth: i64 = pending.depth
    if depth == 0:
        writer.skip(players + 1 + kinds + 3 + BELOW * DECISION)
        return
    top: i64 = pending.items[depth - 1]
    asked: i64 = seat_of(top)
    writer.mark(turned(asked, observer, players) if asked >= 0 else players, players + 1)
    writer.mark(kind_of(top), kinds)
    write_arguments(writer, top)
    level: i64 = 0
    while level < BELOW:
        place: i64 = depth - 2 - level
        if place < 0:
            writer.skip(DECISION)
        else:
            write_waiting(writer, pending.items[place], observer, players)
        level += 1


def write_waiting(writer: ArrayWriter, packed: i64, observer: i64, players: i64) -> None:
    seat: i64 = seat_of(packed)
    writer.put(kind_of(packed))
    writer.put(turned(seat, observer, players) + 1 if seat >= 0 else 0)
    write_arguments(writer, packed)


def write_arguments(writer: ArrayWriter, packed: i64) -> None:
    if has_arguments(packed):
        writer.put(min(first_of(packed), MOST))
        writer.put(min(second_of(packed), MOST))
        writer.put(min(third_of(packed), MOST))
    else:
        writer.skip(3)

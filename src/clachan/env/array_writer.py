"""Writes numbers one after the other into an array of 16-bit numbers that other libraries read in place."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from clachan.core.decision import Stack, first_of, kind_of, seat_of, second_of, third_of

MOST: Final = 32767
BELOW: Final = 3  # decisions under the top one that are written
DECISION: Final = 5  # numbers of each


class ArrayWriter:
    """An array and the place where the next number goes."""

    def __init__(self, out: vec[i16], at: i64) -> None:
        self.out: vec[i16] = out
        self.at: i64 = at

    def put(self, value: i64) -> None:
        self.out[self.at] = i16(value)
        self.at += 1

    def blank(self, count: i64) -> None:
        """So many zeros."""
        out = self.out
        at: i64 = self.at
        stop: i64 = at + count
        while at < stop:
            out[at] = 0
            at += 1
        self.at = stop

    def mark(self, value: i64, size: i64) -> None:
        """Zeros with a 1 at one place, or zeros alone for a value outside."""
        start: i64 = self.at
        self.blank(size)
        if 0 <= value < size:
            self.out[start + value] = 1

    def bits(self, word: i64, size: i64) -> None:
        """The lowest bits of a word, one number each."""
        out = self.out
        at: i64 = self.at
        place: i64 = 0
        while place < size:
            out[at + place] = i16((word >> place) & 1)
            place += 1
        self.at = at + size

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
    return (seat - observer + players) % players


def write_question(writer: ArrayWriter, pending: Stack, observer: i64, players: i64, kinds: i64) -> None:
    """Who is asked what, and which decisions wait below."""
    depth: i64 = pending.depth
    if depth == 0:
        writer.blank(players + 1 + kinds + 3 + BELOW * DECISION)
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
            writer.blank(DECISION)
        else:
            write_waiting(writer, pending.items[place], observer, players)
        level += 1


def write_waiting(writer: ArrayWriter, packed: i64, observer: i64, players: i64) -> None:
    seat: i64 = seat_of(packed)
    writer.put(kind_of(packed))
    writer.put(turned(seat, observer, players) + 1 if seat >= 0 else 0)
    write_arguments(writer, packed)


def write_arguments(writer: ArrayWriter, packed: i64) -> None:
    writer.put(min(first_of(packed), MOST))
    writer.put(min(second_of(packed), MOST))
    writer.put(min(third_of(packed), MOST))

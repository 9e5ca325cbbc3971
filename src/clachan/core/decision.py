"""Questions that are still open, as a stack of small packed records.

A decision is one number: its kind, the seat that is asked, and up to three small arguments.
The top of the stack is asked next; a game is over when its stack is empty.
A seat of PROGRAM marks a step that the rules carry out by themselves, so it is never asked.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CHANCE: Final = -1
PROGRAM: Final = -2

_SEAT: Final = 7
_FIRST: Final = 11
_SECOND: Final = 27
_THIRD: Final = 43
_BITS16: Final = 0xFFFF
DEPTH: Final = 24


def decision(kind: i64, seat: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> i64:
    """Pack a decision. Arguments are from 0 to 65,535."""
    return kind | ((seat + 2) << _SEAT) | (first << _FIRST) | (second << _SECOND) | (third << _THIRD)


def kind_of(packed: i64) -> i64:
    return packed & 0x7F


def seat_of(packed: i64) -> i64:
    return ((packed >> _SEAT) & 0xF) - 2


def has_arguments(packed: i64) -> bool:
    """Whether any of the three arguments is not 0."""
    return packed >> _FIRST != 0


def first_of(packed: i64) -> i64:
    return (packed >> _FIRST) & _BITS16


def second_of(packed: i64) -> i64:
    return (packed >> _SECOND) & _BITS16


def third_of(packed: i64) -> i64:
    return (packed >> _THIRD) & _BITS16


class Stack:
    """The open decisions, the next one on top."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]()
        self.depth: i64 = 0

    def open(self) -> None:
        """Make room for decisions; a copy takes its room from the original instead."""
        self.items = vec[i64]([0] * DEPTH)

    def push(self, packed: i64) -> None:
        self.items[self.depth] = packed
        self.depth += 1

    def pop(self) -> i64:
        self.depth -= 1
        return self.items[self.depth]

    def top(self) -> i64:
        return self.items[self.depth - 1]

    def replace(self, packed: i64) -> None:
        """Change the top decision in place, for a question that goes on with less to ask."""
        self.items[self.depth - 1] = packed

    def copy_into(self, other: "Stack") -> None:
        other.items = self.items[:]
        other.depth = self.depth

    def __str__(self) -> str:
        """Who has to answer."""
        if self.depth == 0:
            return "over"
        seat = int(seat_of(self.top()))
        return "chance is asked" if seat < 0 else f"p{seat + 1} is asked"

    def listed(self) -> "list[int]":
        """All open decisions, the bottom one first."""
        return [int(self.items[place]) for place in range(self.depth)]

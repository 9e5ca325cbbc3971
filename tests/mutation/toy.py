"""A small game to plant faults in: a track of ten spaces, and points for the goal."""

from typing import Final

START: Final = 0
GOAL: Final = 1
LENGTH: Final = 10
PRIZES: Final = (5, 3)


def _doubled(prizes: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(2 * prize for prize in prizes)


DOUBLED: Final = _doubled(PRIZES)


def goal(space: int) -> bool:
    return space >= LENGTH


def move(space: int, steps: int) -> int:
    """The goal stops every pawn."""
    target = space + steps
    if target > LENGTH:
        return LENGTH
    return target


def points(spaces: list[int]) -> int:
    total = 0
    for space in spaces:
        if space > START and goal(space):
            total += PRIZES[0]
    return total


def endless(steps: int) -> int:
    left = steps
    while left > 0:
        left = left - 1
    return left


def bonus(place: int) -> int:
    return DOUBLED[place]


def never_called(space: int) -> str | None:
    return None if goal(space) else "not there yet"

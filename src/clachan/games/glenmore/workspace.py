"""Room to count in during a call. Each call takes a workspace for itself and gives it back, so calls in
several threads, and calls within calls, never share one; the memory is used again.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.games.glenmore.board import PLACES

ROOM: Final = 1200  # more legal actions than any position has


BLANK: Final = vec[i64]([0] * ROOM)  # only ever copied


def room() -> vec[i64]:
    """Room for the legal actions of any position, for whoever asks from outside the rules."""
    return BLANK[:]


class Workspace:
    """A list of numbers, marks by place, and a front of places for searches through a territory."""

    def __init__(self) -> None:
        self.numbers: vec[i64] = vec[i64]([0] * ROOM)
        self.marks: vec[i64] = vec[i64]([0] * PLACES)  # by place: the last search that met it
        self.front: vec[i64] = vec[i64]([0] * PLACES)
        self.search: i64 = 0

    def begin_search(self) -> i64:
        """A number for a search that has marked nothing yet."""
        self.search += 1
        return self.search


IDLE: Final[list[Workspace]] = []


def take_workspace() -> Workspace:
    try:
        return IDLE.pop()
    except IndexError:
        return Workspace()


def give_back(work: Workspace) -> None:
    IDLE.append(work)

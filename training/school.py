"""What a game must bring to be learned: which games are played, what is noted, how it is measured."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from clachan.bots.choosers import Chooser
from clachan.core.game import State


class Watcher(Protocol):
    """Looks at one game as it is played."""

    def before(self, state: State, number: int) -> None:
        """A seat is about to answer; what is worth noting is added to `rows`."""
        ...

    rows: "list[Row]"


@dataclass(frozen=True)
class Row:
    """A position as a seat sees it, and what the weights expect: own points and lead, in hundredths."""

    seat: int
    features: bytes  # half-precision numbers
    points: int
    lead: int


@dataclass(frozen=True)
class Subject:
    """One network to be trained: its games, and the contests that decide whether it is kept.

    The first network learns from games of greedy play. From then on who plays is led by the network that is
    shipped, so that each round of training learns how better play ends.
    """

    name: str
    games: int
    games_led: int
    """How many games a round has once there is a network."""
    options: Callable[[Random], dict[str, Any]]
    player: Callable[[Random, State, bool], Chooser]
    """Somebody for one seat of a table, led by the network that is shipped or not."""
    whim: Callable[[State], float]
    """How often a question is answered at random, so that unusual positions are seen too."""
    watcher: Callable[[Random], Watcher]
    inputs: int
    contests: tuple["Trial", ...]
    unled: float = 0.0
    """The part of a led round's games that nobody leads, where searches let others play greedily."""


@dataclass(frozen=True)
class Found:
    """What came of training: where it belongs in the file of what was learned, and what its story tells."""

    part: str
    data: Any
    story: dict[str, Any]


@dataclass(frozen=True)
class Trial:
    """A contest: the bot with the candidate against the same bot with what was learned before."""

    bot: str
    options: dict[str, Any]
    games: int


def best_other(totals: list[int], seat: int) -> int:
    return max((total for other, total in enumerate(totals) if other != seat), default=0)

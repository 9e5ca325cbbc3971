"""What is kept of a finished game for a report: small, the same for every game, in plain words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from clachan.core.game import Game, Layout, Score, State
from clachan.core.options import Options
from clachan.sim.report.chapter import Chapter

Names = tuple[str, ...]


@dataclass(frozen=True)
class FinishedGame:
    """A finished game as its record tells it."""

    game: Game
    options: Options
    layout: Layout
    start: State
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class Deed:
    """Something a seat did or got that is worth counting, with its amounts."""

    kind: str
    name: str
    seat: int
    round: int
    amounts: Mapping[str, float]


@dataclass(frozen=True)
class SeatFacts:
    """One seat of a finished game."""

    total: int
    win: float
    """1 for a win, a part of it for a shared one."""
    marks: Mapping[str, Names]
    """What it played as, sat as or used: `clan`, `seat`, `port`."""
    lines: Mapping[str, int]
    """The final score sheet."""
    rounds: tuple[Mapping[str, int], ...]
    """The score sheet after each round, the last one final."""
    rating: str = ""


@dataclass(frozen=True)
class GameFacts:
    """A finished game."""

    game: str
    players: int
    actions: int
    seats: tuple[SeatFacts, ...]
    setting: Mapping[str, Names]
    """What lay on the table: `map`, `port`."""
    paths: Mapping[str, tuple[float, ...]]
    """Numbers that change from round to round, such as prices."""
    deeds: tuple[Deed, ...]

    @cached_property
    def best(self) -> int:
        return max(seat.total for seat in self.seats)

    @cached_property
    def margin(self) -> int:
        """How far the winner is ahead of the next; 0 in a solo game."""
        ranked = sorted((seat.total for seat in self.seats), reverse=True)
        return ranked[0] - ranked[1] if len(ranked) > 1 else 0


@dataclass(frozen=True)
class Study:
    """What a game's report needs to know: how to look at a game, and which chapters to write."""

    look: Callable[[FinishedGame], GameFacts]
    chapters: Callable[[Sequence[GameFacts]], list[Chapter]]


def shared_wins(scores: Sequence[Score]) -> list[float]:
    """A win for each seat in the first place, shared if there are several."""
    first = sum(score.place == 1 for score in scores)
    return [1 / first if score.place == 1 else 0.0 for score in scores]


def seat_facts(
    scores: Sequence[Score],
    marks: Sequence[Mapping[str, Names]],
    rounds: Sequence[Sequence[Mapping[str, int]]],
) -> tuple[SeatFacts, ...]:
    """The seats of a game; `rounds` holds for each round the score sheets of all seats."""
    wins = shared_wins(scores)
    return tuple(
        SeatFacts(
            score.total,
            wins[seat],
            marks[seat],
            dict(score.lines),
            (*(dict(sheets[seat]) for sheets in rounds), dict(score.lines)),
            score.rating,
        )
        for seat, score in enumerate(scores)
    )

"""What an action is worth: the game is played on to its end many times, and the final points are counted.

Chance and what the seat may not see are dealt anew for every game played on. All candidates meet the same
deals, so that their difference says more than either number alone.
"""

import math
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from clachan.bots.bot import make_bot
from clachan.bots.choosers import Chooser, choosers_of, hints
from clachan.bots.session import open_session
from clachan.core.decision import CHANCE
from clachan.core.errors import ClachanError
from clachan.core.game import OVER, Game, State
from clachan.core.message import refusal
from clachan.core.rng import Rng

ADVISERS = ("greedy", "turn:beam=12,depth=3", "mcts:iterations=60,rollout=12,width=16")
"""Whose choices are weighed against the action that was played; none of them has a limit in seconds."""
SEEDS = 2**60
STRIDE = 1_000_003  # neighbouring games must not share their streams
LEAST_GAMES = 2  # fewer tell nothing about doubt


@dataclass(frozen=True)
class Effort:
    """How often each candidate is played on: so many times, or (if 0) as often as the seconds allow."""

    games: int = 0
    seconds: float = 1.0

    def checked(self) -> "Effort":
        if self.games and not LEAST_GAMES <= self.games <= 100_000:
            raise ClachanError(refusal("candidate-games", least=LEAST_GAMES, games=self.games))
        if not self.games and not 0 < self.seconds <= 3600:
            raise ClachanError(refusal("decision-seconds", seconds=self.seconds))
        return self


@dataclass(frozen=True)
class Prospect:
    """An action with what may be expected after it."""

    number: int
    points: tuple[float, ...]
    """The mean final points of every seat."""
    margins: tuple[float, ...]
    """The mean final margin of every seat: its points less those of the best other; alone, its points."""
    behind: float
    """What the margin of the seat that is asked is less than after the best action."""
    doubt: float
    """The standard error of `behind`, for the best action that of its margin."""
    error: float
    """The standard error of the margin of the seat that is asked."""
    games: int


@dataclass(frozen=True)
class Assessment:
    """The actions that were weighed at a decision, the best first."""

    prospects: tuple[Prospect, ...]
    played: int
    usual: int
    """What `greedy` does; everybody goes on like it, so this was to be expected before the decision."""

    def of(self, number: int) -> Prospect:
        return next(prospect for prospect in self.prospects if prospect.number == number)


@dataclass(frozen=True)
class Advice:
    """An action to be recommended, with the final points that its seat may expect after it."""

    number: int
    points: float
    behind: float
    doubt: float | None = None
    """The standard error of `behind`, where games were played on."""


def assess(game: Game, state: State, played: int, effort: Effort, seed: int) -> Assessment:
    """The action played and what bots would do instead, all weighed on the same deals."""
    chosen = [played]
    for text in ADVISERS:
        with suppress(ClachanError):  # a bot's slip must not end the analysis
            chosen.append(open_session(text, game, seed, game.seat(state)).answer(state))
    weighed = weigh(game, state, list(dict.fromkeys(chosen)), effort, seed)
    usual = chosen[1] if len(chosen) > 1 else played
    return Assessment(tuple(weighed), played, usual)


def advise(game: Game, state: State, count: int = 3, seconds: float = 2.0) -> list[Advice]:
    """The best few actions for the seat that is asked: a search finds them, playing on tells the points.

    Where a game takes too long to be played on in time, the points are those of the search.
    """
    seat = game.seat(state)
    searched = hints(game, state, 2 * count, seconds / 2)
    if not searched:
        return []
    until = time.perf_counter() + seconds / 2
    numbers = [hint.number for hint in searched]
    found = _sampled(game, state, numbers, 1, lambda index: True, lambda: time.perf_counter() > until)
    if all(len(games) >= LEAST_GAMES for games in found.values()):
        weighed = _compared(found, seat)[:count]
        return [Advice(each.number, each.points[seat], each.behind, each.doubt) for each in weighed]
    best = max(hint.points for hint in searched)
    ranked = sorted(searched, key=lambda hint: -hint.points)[:count]
    return [Advice(hint.number, hint.points, best - hint.points) for hint in ranked]


def weigh(game: Game, state: State, numbers: Sequence[int], effort: Effort, seed: int) -> list[Prospect]:
    """Play on after each of the actions, on the same deals, and compare; the best comes first."""
    found = _sampled(game, state, numbers, seed, _limit(effort.checked()), lambda: False)
    return _compared(found, game.seat(state))


def _sampled(
    game: Game,
    state: State,
    numbers: Sequence[int],
    seed: int,
    goes_on: Callable[[int], bool],
    late: Callable[[], bool],
) -> dict[int, list[list[int]]]:
    """The final points of games played on after each action; a round that is cut short does not count."""
    seat, choosers = game.seat(state), choosers_of(game)
    found: dict[int, list[list[int]]] = {number: [] for number in numbers}
    index = 0
    while goes_on(index):
        stream = Rng((seed + STRIDE * index) % SEEDS)
        dealt = game.imagined(state, seat, stream)
        ends: dict[int, list[int]] = {}
        for number in numbers:
            chooser = choosers.brisk(dealt, seed) if choosers.brisk else make_bot("greedy", game, seed)
            ends[number] = _played_on(game, game.copy(dealt), number, chooser, stream.copy())
            if late():
                return found
        for number, totals in ends.items():
            found[number].append(totals)
        index += 1
    return found


def _limit(effort: Effort) -> Callable[[int], bool]:
    if effort.games:
        return lambda index: index < effort.games
    until = time.perf_counter() + effort.seconds
    return lambda index: index < LEAST_GAMES or time.perf_counter() < until


def _played_on(game: Game, state: State, number: int, chooser: Chooser, chance: Rng) -> list[int]:
    """The final points of all seats when everybody goes on as the chooser does."""
    game.apply(state, number)
    while (seat := game.seat(state)) != OVER:
        if seat == CHANCE:
            game.apply(state, game.drawn(state, chance))
        else:
            game.apply(state, chooser.choose(state))
    return [score.total for score in game.scores(state)]


def _compared(found: dict[int, list[list[int]]], seat: int) -> list[Prospect]:
    own = {number: [_margin(totals, seat) for totals in games] for number, games in found.items()}
    best = max(own, key=lambda number: sum(own[number]))  # of equals the first named
    prospects = []
    for number, games in found.items():
        points = tuple(sum(column) / len(games) for column in zip(*games, strict=True))
        margins = tuple(
            sum(_margin(totals, each) for totals in games) / len(games) for each in range(len(points))
        )
        less = [one - other for one, other in zip(own[best], own[number], strict=True)]
        error = _error(own[number])
        doubt = error if number == best else _error(less)
        prospects.append(Prospect(number, points, margins, sum(less) / len(less), doubt, error, len(games)))
    return sorted(prospects, key=lambda prospect: prospect.behind)


def _margin(totals: Sequence[int], seat: int) -> int:
    """What a seat has more than the best other; alone, its points."""
    return totals[seat] - max((total for other, total in enumerate(totals) if other != seat), default=0)


def _error(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))

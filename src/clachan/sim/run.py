"""Many games over several processes or machines. The result does not depend on how many there are."""

import os
import platform
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from clachan.core.errors import ClachanError
from clachan.core.game import open_game
from clachan.core.message import refusal
from clachan.core.options import Options, Value
from clachan.core.seeds import SEED_BITS, seed_of
from clachan.sim.play import all_random, check_bots, play_game
from clachan.sim.replay import Outcome, replay
from clachan.sim.runners import Runner, in_order
from clachan.sim.runners.processes import Processes
from clachan.sim.tally import Tally

BATCH_MOST = 200
SLOW_BATCH_MOST = 4  # thinking bots take seconds for a game: small batches keep the progress honest
BATCHES_PER_JOB = 8  # enough pieces that no process idles long at the end

Indices = range
"""The indices of the games that one task plays."""


@dataclass(frozen=True)
class Series:
    """What to play: all that a process needs to know, in plain words."""

    game: str
    options: tuple[tuple[str, Value], ...]
    bots: tuple[str, ...]
    games: int
    seed: int

    def read_options(self) -> Options:
        return open_game(self.game).read_options(dict(self.options))


@dataclass(frozen=True)
class Report:
    """What came out: the statistics, and how long the busiest process was playing."""

    series: Series
    tally: Tally
    seconds: float
    jobs: int
    compiled: bool

    @property
    def actions_per_second(self) -> float:
        return self.tally.actions / self.seconds if self.seconds else 0.0

    def data(self) -> dict[str, Any]:
        return {
            "game": self.series.game,
            "options": dict(self.series.options),
            "bots": list(self.series.bots),
            "seed": self.series.seed,
            "jobs": self.jobs,
            "compiled": self.compiled,
            "seconds": round(self.seconds, 4),
            "actions_per_second": round(self.actions_per_second),
            **self.tally.data(),
        }


def make_series(game: str, options: dict[str, Any], bots: list[str], games: int, seed: int) -> Series:
    """Check everything before the first game; one bot may stand for all seats."""
    chosen = open_game(game).read_options(options)
    players = chosen.number("players")
    if len(bots) not in (1, players):
        raise ClachanError(refusal("bots-for-seats", players=players, bots=len(bots)))
    check_bots(bots, open_game(game), chosen)
    if games < 1:
        raise ClachanError(refusal("games-at-least", games=games))
    if not 0 <= seed < 2**SEED_BITS:
        raise ClachanError(refusal("seed-of-match", seed=str(seed)))
    seated = tuple(bots) if len(bots) == players else tuple(bots) * players
    changed = tuple((name, chosen[name]) for name in chosen if name == "players" or name in chosen.changed())
    return Series(game, changed, seated, games, seed)


def run(
    series: Series,
    jobs: int = 1,
    on_games: Callable[[int], None] | None = None,
    on_outcome: Callable[[Outcome], None] | None = None,
    runner: Runner | None = None,
) -> Report:
    """Play all games of a series; `on_games` hears of each batch that is done, `on_outcome` of each game."""
    if jobs < 1:
        raise ClachanError(refusal("processes-at-least", jobs=jobs))
    batches = _batches(series, jobs)
    used = min(jobs, len(batches))
    tally, busy = Tally(), dict[str, float]()
    played = (runner or Processes()).results(partial(play_batch, series), batches, used)
    for done in in_order(played):
        for outcome in done.outcomes:
            tally.add(outcome)
            if on_outcome:
                on_outcome(outcome)
        busy[done.process] = busy.get(done.process, 0.0) + done.seconds
        if on_games:
            on_games(len(done.outcomes))
    return Report(series, tally, max(busy.values()), used, open_game(series.game).compiled())


def _batches(series: Series, jobs: int) -> list[Indices]:
    most = BATCH_MOST if all_random(series.bots) else SLOW_BATCH_MOST
    size = max(1, min(most, series.games // (jobs * BATCHES_PER_JOB)))
    return [range(first, min(first + size, series.games)) for first in range(0, series.games, size)]


@dataclass(frozen=True)
class PlayedBatch:
    """A batch that was played, by which process, and how long it took without the writing of records."""

    outcomes: list[Outcome]
    process: str
    seconds: float


def play_batch(series: Series, batch: Indices) -> PlayedBatch:
    game, options = open_game(series.game), series.read_options()
    game.data_digest()  # reads the components, which is not playing
    outcomes, seconds = [], 0.0
    for index in batch:
        played = play_game(game, options, series.bots, seed_of(series.seed, index))
        seconds += played.seconds
        outcomes.append(replay(game, options, played))
    return PlayedBatch(outcomes, f"{platform.node()} {os.getpid()}", seconds)

"""Rows of weights that are bred: many meet each other in games of greedy play, those that end better decide
where the next are looked for (CMA-ES). Everything follows from the seed, and it goes on where it was stopped.
"""

import pickle
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import cma
import numpy as np
from numpy.typing import NDArray

from clachan.bots.choosers import Chooser
from clachan.core.decision import CHANCE
from clachan.core.game import OVER, Game
from clachan.core.rng import Rng
from clachan.core.seeds import SEED_BITS, seed_of
from training.school import Found, Trial, best_other

FIRST_STEP = 0.5  # how far rows lie apart at first, in the weights' own steps
Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Breed:
    """One row of weights: where it begins, which of its numbers may change, and in which games."""

    name: str
    by_hand: list[int]
    steps: dict[int, float]
    """For each place that may change, a step that would be felt."""
    player: Callable[[list[int]], Chooser]
    options: Callable[[Random], dict[str, Any]]
    rows: int
    """How many meet in one generation."""
    games: int
    """That each of them plays in a generation."""
    generations: int
    contests: tuple[Trial, ...]
    finish: Callable[[Game, list[int], int], list[int]] = lambda game, row, seed: row
    """What is still worked out when the row is bred, from the game, the row and a seed."""
    positive: tuple[int, ...] = ()
    """Places of counts that others are divided by."""

    def row(self, z: Numbers) -> list[int]:
        """The weights for steps away from those set by hand."""
        row = list(self.by_hand)
        for place, step, far in zip(self.steps, self.steps.values(), z, strict=True):
            row[place] += round(step * float(far))
            if place in self.positive:
                row[place] = max(1, row[place])
        return row

    def steps_to(self, row: list[int]) -> Numbers:
        """The way back: how many steps a row is away from those set by hand."""
        return np.array([(row[place] - self.by_hand[place]) / step for place, step in self.steps.items()])


def bred(
    game: Game, breed: Breed, shipped: list[int], seed: int, folder: Path, say: Callable[[str], None]
) -> Found:
    """Breed on from the row that is shipped. A generation that was cut off begins anew."""
    path = folder / f"{breed.name}.pickle"
    folder.mkdir(parents=True, exist_ok=True)
    strategy = pickle.loads(path.read_bytes()) if path.exists() else begun(breed, shipped)
    while strategy.countiter < breed.generations:
        generation = int(strategy.countiter)
        mean = bear(game, breed, strategy, seed_of(seed, generation))
        unfinished = path.with_suffix(".part")
        unfinished.write_bytes(pickle.dumps(strategy))
        unfinished.rename(path)
        if generation % 10 == 9:
            say(f"generation {generation + 1} of {breed.generations}, mean {mean:.1f}")
    row = breed.finish(game, breed.row(strategy.mean), seed)
    played = breed.generations * breed.games * breed.rows
    return Found("rows", row, {"generations": breed.generations, "games": played})


def begun(breed: Breed, shipped: list[int]) -> Any:
    options = {"popsize": breed.rows, "CMA_diagonal": True, "seed": np.nan, "randn": drawn, "verbose": -9}
    return cma.CMAEvolutionStrategy(breed.steps_to(shipped), FIRST_STEP, options)


def drawn(*shape: int) -> Numbers:
    """Named here so that a strategy out of a file draws from the same stream as one that was not kept."""
    return np.random.randn(*shape)


def bear(game: Game, breed: Breed, strategy: Any, seed: int) -> float:
    """One generation; the answer is what its rows reached on average."""
    np.random.seed(seed % 2**32)  # from which the strategy draws
    asked = strategy.ask()
    reached = measured(game, breed, [breed.row(z) for z in asked], seed)
    strategy.tell(asked, [-one for one in reached])
    return float(np.mean(reached))


def measured(game: Game, breed: Breed, rows: list[list[int]], seed: int) -> list[float]:
    """What each row reaches on the same layouts; at a table of several the rows meet each other in turn."""
    random = Random(seed)
    total = [0.0] * len(rows)
    sat = [0] * len(rows)
    for _ in range(breed.games):
        options, own = breed.options(random), random.getrandbits(SEED_BITS)
        for table in tables(len(rows), int(options["players"]), random):
            ends = played(game, options, own, [breed.player(rows[index]) for index in table])
            for seat, index in enumerate(table):
                total[index] += sought(ends, seat)
                sat[index] += 1
    return [points / count for points, count in zip(total, sat, strict=True)]


def tables(rows: int, players: int, random: Random) -> list[list[int]]:
    """Everybody sits once; empty seats of the last table are filled with others."""
    order = random.sample(range(rows), rows)
    order += order[: -rows % players]
    return [order[first : first + players] for first in range(0, len(order), players)]


def sought(totals: list[int], seat: int) -> float:
    """Alone the points; else the lead, half of it over the best rival and half over the average one."""
    if len(totals) == 1:
        return totals[0]
    others = sum(totals) - totals[seat]
    return totals[seat] - best_other(totals, seat) / 2 - others / (len(totals) - 1) / 2


def played(
    game: Game,
    given: dict[str, Any],
    seed: int,
    players: list[Chooser],
    on_question: Callable[[Any], None] = lambda state: None,
) -> list[int]:
    """A game to its end: everybody's points."""
    rng = Rng(seed)
    _, state = game.deal(game.read_options(given), rng)
    while (seat := game.seat(state)) != OVER:
        if seat == CHANCE:
            game.apply(state, game.drawn(state, rng))
        else:
            on_question(state)
            game.apply(state, players[seat].choose(state))
    return [score.total for score in game.scores(state)]

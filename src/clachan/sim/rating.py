"""How sure a win rate is, and ratings from who came before whom."""

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from clachan.core.rng import Rng

SURE = 1.96  # standard deviations on either side that hold 95 % of a normal distribution
# Student's table for 2 to 11 values
FEW_FREEDOMS = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
SCALE = 400 / math.log(10)  # a rating 400 higher means ten to one
MIDDLE = 1500.0
RESAMPLES = 200
ROUNDS = 200

Ranking = Sequence[tuple[str, int]]
"""Who took part in a game, with the place of each; equal places are ties."""


@dataclass(frozen=True)
class Interval:
    """A number with the bounds that hold the truth in 95 of 100 cases."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """A share of wins with Wilson's interval, which stays between 0 and 1."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share, square = wins / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_of(values: Sequence[float]) -> Interval:
    """A mean with Student's interval; of a single value nothing is known but the value."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return Interval(mean, mean, mean)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    half = student(len(values) - 1) * spread / math.sqrt(len(values))
    return Interval(mean, mean - half, mean + half)


def student(freedom: int) -> float:
    """Standard errors on either side that hold 95 % of Student's distribution."""
    if freedom <= len(FEW_FREEDOMS):
        return FEW_FREEDOMS[freedom - 1]
    cube, fifth = SURE**3, SURE**5  # from here on an expansion is exact to the third digit
    return SURE + (cube + SURE) / (4 * freedom) + (5 * fifth + 16 * cube + 3 * SURE) / (96 * freedom**2)


def bradley_terry(games: Sequence[Ranking]) -> dict[str, float]:
    """Ratings of all names, 1500 in the middle.

    Every pair of a game counts as one comparison. One drawn comparison is added for each pair of names that
    met, so that somebody who never lost still has a finite rating.
    """
    beaten = _comparisons(games)
    names = sorted({name for pair in beaten for name in pair})
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        strength = {name: _improved(name, strength, beaten) for name in names}
        scale = math.exp(sum(math.log(value) for value in strength.values()) / len(names))
        strength = {name: value / scale for name, value in strength.items()}
    return {name: MIDDLE + SCALE * math.log(value) for name, value in strength.items()}


def _comparisons(games: Sequence[Ranking]) -> dict[tuple[str, str], float]:
    beaten: dict[tuple[str, str], float] = defaultdict(float)
    for ranking in games:
        for name, place in ranking:
            for other, behind in ranking:
                if name != other and place <= behind:
                    beaten[name, other] += 1.0 if place < behind else 0.5
    for name, other in list(beaten):
        beaten[name, other] += 0.5
        beaten.setdefault((other, name), 0.5)
    return beaten


def _improved(name: str, strength: dict[str, float], beaten: dict[tuple[str, str], float]) -> float:
    """One step of Hunter's MM algorithm."""
    wins = sum(count for (winner, _), count in beaten.items() if winner == name)
    met = sum(
        (beaten[name, other] + beaten[other, name]) / (strength[name] + strength[other])
        for other in strength
        if (name, other) in beaten
    )
    return wins / met if met else 1.0


def rate(groups: Sequence[Sequence[Ranking]], seed: int = 0) -> dict[str, Interval]:
    """Ratings with intervals from resampled groups of games: those of one layout belong together."""
    rated = bradley_terry([game for group in groups for game in group])
    rng, found = Rng(seed), defaultdict[str, list[float]](list)
    for _ in range(RESAMPLES):
        drawn = [groups[rng.below(len(groups))] for _ in groups]
        for name, value in bradley_terry([game for group in drawn for game in group]).items():
            found[name].append(value)
    return {name: Interval(value, *_bounds(found[name])) for name, value in rated.items()}


def _bounds(values: list[float]) -> tuple[float, float]:
    ranked = sorted(values)
    cut = len(ranked) // 40  # 2.5 % on either side
    return ranked[cut], ranked[-1 - cut]

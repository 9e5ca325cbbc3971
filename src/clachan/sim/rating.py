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
RESAMPLES = 400
ROUNDS = 200
SETTLED = 1e-7  # a step that changes no strength by more than this share is the last
LEAST = 1e-9  # of a drawn weight, so that nobody's odds are none

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


Comparisons = dict[tuple[str, str], float]
"""How often the first came before the second; a tie is half."""


def bradley_terry(beaten: Comparisons) -> dict[str, float]:
    """Ratings of all names, 1500 in the middle, from comparisons in which everybody lost a little."""
    names = sorted({name for pair in beaten for name in pair})
    wins = {name: sum(count for (winner, _), count in beaten.items() if winner == name) for name in names}
    met = {
        name: {other: beaten[name, other] + beaten[other, name] for other in names if (name, other) in beaten}
        for name in names
    }
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        found = {name: _improved(name, strength, wins[name], met[name]) for name in names}
        scale = math.exp(sum(math.log(value) for value in found.values()) / len(names))
        found = {name: value / scale for name, value in found.items()}
        settled = all(abs(found[name] / strength[name] - 1) < SETTLED for name in names)
        strength = found
        if settled:
            break
    return {name: MIDDLE + SCALE * math.log(value) for name, value in strength.items()}


def _improved(name: str, strength: dict[str, float], wins: float, met: dict[str, float]) -> float:
    """One step of Hunter's MM algorithm."""
    return wins / sum(count / (strength[name] + strength[other]) for other, count in met.items())


def comparisons(games: Sequence[Ranking]) -> Comparisons:
    """Every pair of a game counts as one comparison; those who met have each a count, be it 0."""
    beaten: Comparisons = defaultdict(float)
    for ranking in games:
        for name, place in ranking:
            for other, behind in ranking:
                if name != other:
                    beaten[name, other] += 1.0 if place < behind else 0.5 if place == behind else 0.0
    return beaten


def rate(groups: Sequence[Sequence[Ranking]], seed: int = 0) -> dict[str, Interval]:
    """Ratings with intervals, from groups of games that belong together, such as those of one layout.

    Half a group is added in which each of a pair that met wins everything (Jeffreys' prior): whoever never
    lost still might. The intervals come from weighing the groups anew, these among them, as a Bayesian
    bootstrap does. For two bots with one game in each group that is Jeffreys' interval, which holds what it
    promises at 100 % too.
    """
    counted = [comparisons(group) for group in groups]
    assumed = _assumed(counted)
    rated = bradley_terry(_weighed(counted, [1.0] * len(counted), assumed, [0.5] * len(assumed)))
    rng, found = Rng(seed), defaultdict[str, list[float]](list)
    for _ in range(RESAMPLES):
        weights, halves = [_gamma_one(rng) for _ in counted], [_gamma_half(rng) for _ in assumed]
        for name, value in bradley_terry(_weighed(counted, weights, assumed, halves)).items():
            found[name].append(value)
    return {name: Interval(value, *_around(value, found[name])) for name, value in rated.items()}


def _assumed(counted: Sequence[Comparisons]) -> list[tuple[tuple[str, str], float]]:
    """A group for each way that a pair could have met in: all that a usual group holds of it, won by one."""
    most: Comparisons = defaultdict(float)
    groups: dict[tuple[str, str], int] = defaultdict(int)
    for one in counted:
        for (name, other), count in one.items():
            most[name, other] += count + one[other, name]
            groups[name, other] += 1
    return [(pair, most[pair] / groups[pair]) for pair in most]


def _weighed(
    counted: Sequence[Comparisons],
    weights: Sequence[float],
    assumed: Sequence[tuple[tuple[str, str], float]],
    halves: Sequence[float],
) -> Comparisons:
    beaten: Comparisons = defaultdict(float)
    for one, weight in zip(counted, weights, strict=True):
        for pair, count in one.items():
            beaten[pair] += weight * count
    for (pair, count), weight in zip(assumed, halves, strict=True):
        beaten[pair] += max(weight, LEAST) * count
    return dict(beaten)


def _gamma_one(rng: Rng) -> float:
    """A draw from the gamma distribution of shape 1."""
    return -math.log(_share(rng))


def _gamma_half(rng: Rng) -> float:
    """A draw from the gamma distribution of shape 1/2: half the square of a normal one, by Box and Muller."""
    return -math.log(_share(rng)) * math.cos(2 * math.pi * _share(rng)) ** 2


def _share(rng: Rng) -> float:
    """A number above 0 and up to 1."""
    return (rng.below(2**30) + 1) / 2**30


def _around(value: float, drawn: list[float]) -> tuple[float, float]:
    low, high = _bounds(drawn)
    return min(low, value), max(high, value)


def _bounds(values: list[float]) -> tuple[float, float]:
    ranked = sorted(values)
    cut = len(ranked) // 40  # 2.5 % on either side
    return ranked[cut], ranked[-1 - cut]

"""A race of engines on a machine that changes its speed.

Machines flip between a fast and a slow state, so engines that run one after the other cannot be compared.
Here they take turns in short slices, with a small fixed piece of work timed between any two slices. Only
slices between two timings of the fast state count.
"""

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

SLICE_SECONDS = 0.06
FAST_WITHIN = 1.25  # of the fastest timing; the slow state takes about 1.9 times as long
ENOUGH = 12  # counted slices of each contestant, or the race goes on, up to twice its time
CALIBRATION_STEPS = 30_000

Clock = Callable[[], float]


class Contestant(Protocol):
    """An engine that can play a small piece (a game, a hundred moves) at a time."""

    @property
    def name(self) -> str: ...

    def step(self) -> int:
        """Play a piece; the answer is how many actions it had."""
        ...


@dataclass(frozen=True)
class Slice:
    """A contestant's turn, and the timings of the fixed work before and after it."""

    name: str
    actions: int
    seconds: float
    before: float
    after: float


@dataclass(frozen=True)
class Speed:
    """The median speed of a contestant over its slices that count."""

    name: str
    per_second: float
    counted: int
    slices: int


def calibrate(clock: Clock) -> float:
    """Time a fixed piece of plain Python work of about two milliseconds."""
    begun = clock()
    value = 1
    for _ in range(CALIBRATION_STEPS):
        value = (value * 1103515245 + 12345) & 0x7FFFFFFF
    return clock() - begun


def race(
    contestants: Sequence[Contestant],
    seconds: float,
    clock: Clock = time.process_time,  # not the wall's: what other programs take is not ours
    wall: Clock = time.perf_counter,
    timing: Callable[[Clock], float] = calibrate,
) -> list[Slice]:
    """Let the contestants take turns for so many seconds, longer if too few slices count."""
    slices: list[Slice] = []
    begun, before = wall(), timing(clock)
    while _goes_on(wall() - begun, seconds, contestants, slices):
        for contestant in contestants:
            actions, took = run_slice(contestant, clock)
            after = timing(clock)
            slices.append(Slice(contestant.name, actions, took, before, after))
            before = after
    return slices


def _goes_on(passed: float, seconds: float, contestants: Sequence[Contestant], slices: list[Slice]) -> bool:
    if passed < seconds or not slices:
        return True
    fewest = min(result.counted for result in results(slices, [one.name for one in contestants]))
    return passed < 2 * seconds and fewest < ENOUGH


def run_slice(contestant: Contestant, clock: Clock) -> tuple[int, float]:
    begun = clock()
    actions = 0
    while True:
        actions += contestant.step()
        took = clock() - begun
        if took >= SLICE_SECONDS:
            return actions, took


def fast_limit(slices: Sequence[Slice]) -> float:
    """The slowest timing that still belongs to the fast state."""
    return FAST_WITHIN * min(min(one.before, one.after) for one in slices)


def fast_slices(slices: Sequence[Slice]) -> list[Slice]:
    limit = fast_limit(slices)
    return [one for one in slices if max(one.before, one.after) <= limit]


def results(slices: Sequence[Slice], names: Sequence[str]) -> list[Speed]:
    """One line for each contestant; a speed of 0 where no slice counts."""
    good = fast_slices(slices)
    return [_result(name, slices, good) for name in names]


def _result(name: str, slices: Sequence[Slice], good: Sequence[Slice]) -> Speed:
    speeds = [one.actions / one.seconds for one in good if one.name == name]
    median = statistics.median(speeds) if speeds else 0.0
    return Speed(name, median, len(speeds), sum(one.name == name for one in slices))

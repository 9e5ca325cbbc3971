"""The race, on clocks and engines made for the test."""

from collections.abc import Iterator
from itertools import chain, repeat

import pytest

from clachan.sim.bench.race import (
    SLICE_SECONDS,
    Clock,
    Slice,
    fast_limit,
    fast_slices,
    race,
    results,
    run_slice,
)


class FakeClock:
    """Time that passes only when somebody works."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class FakeEngine:
    """Takes a fixed time for each piece."""

    def __init__(self, name: str, clock: FakeClock, seconds: float, actions: int = 10) -> None:
        self.name = name
        self._clock, self._seconds, self._actions = clock, seconds, actions

    def step(self) -> int:
        self._clock.now += self._seconds
        return self._actions


def timings_of(clock: FakeClock, seconds: Iterator[float]) -> "object":
    def timing(given: Clock) -> float:
        assert given is clock
        took = next(seconds)
        clock.now += took
        return took

    return timing


def slice_of(name: str, speed: float, before: float, after: float) -> Slice:
    return Slice(name, round(speed), 1.0, before, after)


def test_a_slice_plays_whole_pieces_until_its_time_is_up() -> None:
    clock = FakeClock()
    actions, took = run_slice(FakeEngine("a", clock, SLICE_SECONDS / 2.5), clock)
    assert actions == 30
    assert took == pytest.approx(SLICE_SECONDS * 1.2)


def test_a_piece_longer_than_a_slice_is_one_slice() -> None:
    clock = FakeClock()
    assert run_slice(FakeEngine("a", clock, 5.0), clock) == (10, 5.0)


def test_only_slices_between_two_fast_timings_count() -> None:
    fast = slice_of("a", 100, 1.0, 1.1)
    slow = [slice_of("a", 50, 1.0, 1.9), slice_of("a", 50, 1.9, 1.0), slice_of("a", 50, 1.9, 1.9)]
    assert fast_slices([fast, *slow]) == [fast]


def test_the_fast_state_is_found_from_the_fastest_timing() -> None:
    slices = [slice_of("a", 1, 2.0, 1.6), slice_of("a", 1, 1.6, 2.5)]
    assert fast_limit(slices) == pytest.approx(2.0)
    assert fast_slices(slices) == slices[:1]


def test_the_median_of_the_counted_slices_is_reported() -> None:
    speeds = [100.0, 300.0, 110.0]
    slices = [slice_of("a", speed, 1.0, 1.0) for speed in speeds] + [slice_of("a", 7, 1.0, 2.0)]
    (result,) = results(slices, ["a"])
    assert (result.per_second, result.counted, result.slices) == (110.0, 3, 4)


def test_an_engine_without_a_counted_slice_has_no_speed() -> None:
    slices = [slice_of("a", 100, 1.0, 1.0), slice_of("b", 100, 1.0, 2.0)]
    assert [result.per_second for result in results(slices, ["a", "b"])] == [100.0, 0.0]


def test_engines_take_turns_with_a_timing_between_any_two() -> None:
    clock = FakeClock()
    engines = [FakeEngine("a", clock, 0.05), FakeEngine("b", clock, 0.05)]
    ticks = iter([0.01, 0.02, 0.03, 0.04, *repeat(0.01, 1000)])
    slices = race(engines, 3.0, clock, clock, timings_of(clock, ticks))  # type: ignore[arg-type]
    assert [one.name for one in slices[:4]] == ["a", "b", "a", "b"]
    assert [(one.before, one.after) for one in slices[:3]] == [(0.01, 0.02), (0.02, 0.03), (0.03, 0.04)]


def test_both_engines_are_timed_in_the_fast_state_only() -> None:
    """The machine is slow for stretches that an engine cannot see; the ratio does not move."""
    clock = FakeClock()
    states = chain.from_iterable(repeat((1.0,) * 9 + (1.9,) * 7))
    now = [1.0]

    class Engine(FakeEngine):
        def step(self) -> int:
            clock.now += self._seconds * now[0]
            return self._actions

    def timing(given: Clock) -> float:
        now[0] = next(states)
        clock.now += 0.002 * now[0]
        return 0.002 * now[0]

    slices = race([Engine("a", clock, 0.001), Engine("b", clock, 0.03)], 5.0, clock, clock, timing)
    a, b = results(slices, ["a", "b"])
    assert a.per_second / b.per_second == pytest.approx(30)
    assert 0 < a.counted < a.slices


def test_a_race_with_too_few_counted_slices_goes_on_up_to_twice_its_time() -> None:
    clock = FakeClock()
    getting_slower = (0.001 * 1.5**turn for turn in range(1000))
    race([FakeEngine("a", clock, 0.1)], 1.0, clock, clock, timings_of(clock, getting_slower))  # type: ignore[arg-type]
    assert clock.now >= 2.0


def test_a_race_with_enough_counted_slices_ends_in_time() -> None:
    clock = FakeClock()
    race([FakeEngine("a", clock, 0.01)], 2.0, clock, clock, timings_of(clock, repeat(0.001)))  # type: ignore[arg-type]
    assert 2.0 <= clock.now < 2.2

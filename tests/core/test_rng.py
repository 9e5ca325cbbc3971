"""The generator of random numbers."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from clachan.core.rng import Rng, drawn


def test_the_stream_of_a_seed_never_changes() -> None:
    rng = Rng(7)
    assert [rng.below(1000) for _ in range(8)] == [809, 204, 447, 118, 239, 730, 939, 698]


@given(st.integers(0, 2**60 - 1), st.integers(1, 2**30))
def test_numbers_stay_below_the_limit(seed: int, limit: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(20))


def test_every_number_comes_equally_often() -> None:
    rng = Rng(1)
    counts = Counter(rng.below(6) for _ in range(60_000))
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts.values())
    assert len(counts) == 6
    assert chi_square < 20.5  # 0.1 % of even dice are worse


def test_different_seeds_give_different_streams() -> None:
    streams = {tuple(Rng(seed).below(2**30) for _ in range(2)) for seed in range(2000)}
    assert len(streams) == 2000


def test_a_copy_goes_on_alone() -> None:
    rng = Rng(3)
    twin = rng.copy()
    expected = [twin.below(100) for _ in range(5)]
    assert [rng.below(100) for _ in range(5)] == expected


def test_drawing_takes_each_item_at_most_once() -> None:
    items = list(range(50))
    assert sorted(drawn(items, 50, Rng(4))) == items
    assert drawn(items, 50, Rng(4)) != items
    assert drawn(items, 8, Rng(4)) == drawn(items, 50, Rng(4))[:8]


def test_every_item_is_drawn_equally_often() -> None:
    rng = Rng(9)
    counts = Counter(item for _ in range(20_000) for item in drawn("abcdef", 2, rng))
    assert all(abs(count - 40_000 / 6) < 400 for count in counts.values())

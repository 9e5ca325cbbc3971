"""States that are worked on in two threads have nothing in common: each plays as it would alone."""

import sys
from collections.abc import Iterator
from threading import Barrier, Thread

import pytest

from clachan import open_game
from clachan.core.rng import Rng

GAME = open_game("caledonia")


@pytest.fixture
def impatient() -> Iterator[None]:
    """Threads give way to each other as often as Python allows."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def play(seed: int, seen: list[list[int]]) -> None:
    """Random play from a seed, noting every list of legal actions."""
    rng = Rng(seed)
    _, state = GAME.deal(GAME.read_options({"players": 2 + seed % 3}), rng)
    while legal := GAME.legal_numbers(state):
        seen.append(legal)
        GAME.apply(state, legal[rng.below(len(legal))])


def play_together(seeds: list[int]) -> list[list[list[int]]]:
    start = Barrier(len(seeds))
    found: list[list[list[int]]] = [[] for _ in seeds]

    def begin(seed: int, seen: list[list[int]]) -> None:
        start.wait()
        play(seed, seen)

    threads = [Thread(target=begin, args=pair) for pair in zip(seeds, found, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


@pytest.mark.usefixtures("impatient")
def test_games_in_several_threads_are_the_games_that_each_would_be_alone() -> None:
    seeds = [3, 4, 5, 6, 7, 8]
    alone: list[list[list[int]]] = [[] for _ in seeds]
    for seed, seen in zip(seeds, alone, strict=True):
        play(seed, seen)
    assert play_together(seeds) == alone


@pytest.mark.usefixtures("impatient")
def test_asking_for_legal_actions_changes_nothing() -> None:
    """Two threads may even ask about the same state."""
    rng = Rng(7)
    _, state = GAME.deal(GAME.read_options({"players": 3}), rng)
    for _ in range(60):
        legal = GAME.legal_numbers(state)
        GAME.apply(state, legal[rng.below(len(legal))])
    before, legal = GAME.key(state), GAME.legal_numbers(state)
    answers: list[list[int]] = []

    def ask() -> None:
        answers.extend(GAME.legal_numbers(state) for _ in range(20))

    threads = [Thread(target=ask) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [legal] * 60
    assert GAME.key(state) == before

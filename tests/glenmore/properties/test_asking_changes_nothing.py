"""Asking a state anything leaves it as it is, and two threads never disturb each other."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from clachan.core.game import OVER
from clachan.core.match import new_match
from clachan.core.rng import Rng

SAMPLE = 25  # actions of the catalogue that are judged in each position


@pytest.mark.parametrize(("players", "chronicles"), [(2, ""), (3, "12345678"), (4, "12345678")])
def test_legality_questions_and_views_change_nothing(players: int, chronicles: str) -> None:
    options = {"players": players, **({"chronicles": chronicles} if chronicles else {})}
    match, rng = new_match("glenmore", options, players), Rng(players)
    game, state = match.game, match.state
    while game.seat(state) != OVER:
        before, numbers = game.key(state), game.legal_numbers(state)
        chosen = numbers[rng.below(len(numbers))]
        game.question(state), game.view(state, 0), game.reveals(state, chosen), game.cost(state, chosen)
        for _ in range(SAMPLE):
            game.why_not(state, rng.below(len(game.catalogue.actions)))
        assert game.why_not(state, chosen) is None
        assert game.key(state) == before
        game.apply(state, chosen)


TWO_THREADS = """
import sys, threading
from clachan.core.match import new_match
from clachan.core.rng import Rng

def played(seed, steps):
    match, rng = new_match("glenmore", {"players": 3, "chronicles": "12345678"}, seed), Rng(seed)
    game, state, lists = match.game, match.state, []
    for _ in range(steps):
        numbers = game.legal_numbers(state)
        if not numbers:
            break
        lists.append(numbers)
        game.apply(state, numbers[rng.below(len(numbers))])
    return lists

alone = {seed: played(seed, 250) for seed in (1, 2)}
sys.setswitchinterval(1e-6)
together = {}
def play(seed):
    together[seed] = played(seed, 250)

threads = [threading.Thread(target=play, args=(seed,)) for seed in (1, 2)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert together == alone, "a game played beside another one had other legal actions"
"""


def test_two_threads_play_as_if_alone() -> None:
    """In plain Python, where threads change at any instruction."""
    run_plain("-c", TWO_THREADS)


def test_a_question_asked_in_the_middle_of_another_disturbs_neither() -> None:
    run_plain(str(Path(__file__).with_name("interrupting.py")))


def run_plain(*arguments: str) -> None:
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "CLACHAN_COMPILED": "0"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr

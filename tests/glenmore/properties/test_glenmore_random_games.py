"""Whole random games of every player count, with and without the die, long and short."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

import clachan
from clachan import new_match, open_game
from clachan.core.action import Action
from clachan.core.rng import Rng
from clachan.core.testing import check_game

GAME = open_game("glenmore")
SOURCE = str(Path(clachan.__file__).parents[1])
TABLES = [
    {"players": players, "die": die, "short": short}
    for players in (2, 3, 4)
    for die in ((True,) if players == 2 else (False, True))
    for short in (False, True)
]
RARE = (
    "marker on munro",
    "marker on sinclair",
    "marker on macmillan",
    "claim",
    "remove",
    "give",
    "leave",
    "activate",
    "place",
)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_random_games_keep_every_promise(options: dict[str, object]) -> None:
    match = check_game(GAME, options, seed=7, judge_every=9)
    assert match.view()["scorings"] == 4


def eager(legal: list[Action], rng: Rng) -> Action:
    """Activates, exchanges and places what random play seldom reaches, and moves its pawn in small steps."""
    takes = [action for action in legal if action.text.startswith("take ")]
    if takes and rng.below(3):
        return takes[0]
    rare = [action for action in legal if action.text.startswith(RARE)]
    if rare and rng.below(4):
        return rare[rng.below(len(rare))]
    return legal[rng.below(len(legal))]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_eager_games_reach_the_rare_rules(players: int, seed: int) -> None:
    check_game(GAME, {"players": players}, seed=100 * players + seed, judge_every=15, choose=eager)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_hundreds_of_random_games_end(options: dict[str, object]) -> None:
    for seed in range(50 if GAME.compiled() else 3):
        state = new_match("glenmore", options, seed).state
        assert 60 < GAME.play_out(state, Rng(seed), None) < 1000
        assert GAME.over(state)
        assert GAME.fault(state) is None


FINGERPRINT = """
from hashlib import sha256
from clachan import new_match, open_game
from clachan.core.rng import Rng
game, told = open_game("glenmore"), sha256()
for seed in range(12):
    state, trace = new_match("glenmore", {"players": 2 + seed % 3, "die": seed % 2 == 0}, seed).state, []
    game.play_out(state, Rng(seed), trace)
    told.update(repr((trace, [score.total for score in game.scores(state)])).encode())
    told.update(game.key(state))
print(told.hexdigest())
"""


def test_compiled_and_plain_rules_play_identical_games() -> None:
    def run(compiled: str) -> str:
        environment = {**os.environ, "CLACHAN_COMPILED": compiled, "PYTHONPATH": SOURCE}
        return subprocess.run(
            [sys.executable, "-c", FINGERPRINT], env=environment, capture_output=True, text=True, check=True
        ).stdout

    assert run("0") == run("1")
    assert len(run("0").strip()) == len(sha256().hexdigest())

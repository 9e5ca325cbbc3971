"""Whole games with the first four chronicles: each alone, all together, and in every mixture."""

import itertools

import pytest

from clachan import new_match, open_game
from clachan.core.action import Action
from clachan.core.rng import Rng
from clachan.core.testing import check_game, check_hidden
from clachan.games.glenmore.actions import CHRONICLE

GAME = open_game("glenmore")
ALONE = [
    {"players": players, "chronicles": chronicle}
    for chronicle in "1234"
    for players in (2, 3, 4)
    if chronicle != "4" or players > 2
]
MIXTURES = ["".join(some) for size in (2, 3, 4) for some in itertools.combinations("1234", size)]


def eager(legal: list[Action], rng: Rng) -> Action:
    """Likes what belongs to a chronicle, sails on, and moves its pawn in small steps."""
    own = [action for action in legal if action.number >= CHRONICLE]
    if own and rng.below(3):
        return own[rng.below(len(own))]
    takes = [action for action in legal if action.text.startswith("take ")]
    if takes and rng.below(3):
        return takes[0]
    going_on = [action for action in legal if action.text not in ("end turn", "done")]
    pool = going_on if going_on and rng.below(8) else legal
    return pool[rng.below(len(pool))]


@pytest.mark.parametrize("options", ALONE, ids=str)
def test_each_chronicle_alone(options: dict[str, object]) -> None:
    check_game(GAME, options, seed=21, judge_every=15)
    check_game(GAME, options, seed=22, judge_every=15, choose=eager)


@pytest.mark.parametrize("chronicles", MIXTURES)
def test_every_mixture(chronicles: str) -> None:
    players = 3 + len(chronicles) % 2
    options = {"players": players, "chronicles": chronicles, "die": "3" in chronicles}
    check_game(GAME, options, seed=31, judge_every=25, choose=eager)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("die", [False, True])
def test_the_narrow_mountain_and_the_short_game(players: int, die: bool) -> None:
    options = {"players": players, "die": die, "chronicles": "123", "narrow_mountain": True, "short": True}
    check_game(GAME, options, seed=41, judge_every=25, choose=eager)


@pytest.mark.parametrize("players", [3, 4])
def test_many_games_with_all_four_end(players: int) -> None:
    for seed in range(60 if GAME.compiled() else 4):
        state = new_match("glenmore", {"players": players, "chronicles": "1234"}, seed).state
        assert 80 < GAME.play_out(state, Rng(seed), None) < 1500
        assert GAME.fault(state) is None


def test_nobody_sees_the_tokens_of_others() -> None:
    match = new_match("glenmore", {"players": 3, "chronicles": "1"}, seed=5)
    choices = Rng(6)
    while not match.over:
        for seat in range(3):
            check_hidden(GAME, match.state, seat, Rng(match.ply), f"ply {match.ply}")
        match.play(eager(match.legal(), choices).text)

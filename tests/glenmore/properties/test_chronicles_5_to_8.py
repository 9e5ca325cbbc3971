"""Whole random games with chronicles V to VIII: alone, together, and mixed with others."""

import pytest

from clachan import new_match, open_game
from clachan.core.action import Action
from clachan.core.rng import Rng
from clachan.core.testing import check_game, check_hidden
from clachan.games.glenmore.actions import CHRONICLE

GAME = open_game("glenmore")
SUBSETS = [{"players": players, "chronicles": digit} for players in (2, 3, 4) for digit in "5678"]
TOGETHER = [{"players": players, "chronicles": "5678"} for players in (2, 3, 4)]


def eager(legal: list[Action], rng: Rng) -> Action:
    """Prefers what only the chronicles offer."""
    rare = [action for action in legal if action.number >= CHRONICLE]
    if rare and rng.below(3):
        return rare[rng.below(len(rare))]
    return legal[rng.below(len(legal))]


@pytest.mark.parametrize("options", [*SUBSETS, *TOGETHER], ids=str)
def test_random_games_keep_every_promise(options: dict[str, object]) -> None:
    match = check_game(GAME, options, seed=11, judge_every=12)
    assert match.view()["scorings"] == 4


@pytest.mark.parametrize("options", [*SUBSETS, *TOGETHER], ids=str)
def test_eager_games_reach_the_rare_rules(options: dict[str, object]) -> None:
    check_game(GAME, {**options, "short": True}, seed=23, judge_every=12, choose=eager)


def drawn_options(seed: int) -> dict[str, object]:
    """A random set of chronicles that has at least one of V to VIII."""
    rng = Rng(seed)
    players = 2 + int(rng.below(3))
    low = [digit for digit in ("123" if players == 2 else "1234") if rng.below(2)]
    high = [digit for digit in "5678" if rng.below(2)] or ["8"]
    return {"players": players, "chronicles": "".join(low + high), "die": bool(rng.below(2))}


@pytest.mark.parametrize("seed", range(10))
def test_any_set_of_chronicles_plays_to_the_end(seed: int) -> None:
    choose = eager if seed % 2 else None
    check_game(GAME, drawn_options(seed), seed, judge_every=25, **({"choose": choose} if choose else {}))


@pytest.mark.parametrize("seed", range(3))
def test_nobody_sees_what_is_hidden(seed: int) -> None:
    options = {"players": 2 + seed, "chronicles": "578", "short": True}
    match, rng = new_match("glenmore", options, seed), Rng(seed)
    while not match.over:
        for seat in range(2 + seed):
            check_hidden(GAME, match.state, seat, rng, f"seed {seed} ply {match.ply}")
        match.play(eager(match.legal(), rng).text)


def test_the_log_names_no_secret() -> None:
    """Neither a hidden haggis token nor a ballot can be read in what is told."""
    options = {"players": 3, "chronicles": "57"}
    match, rng = new_match("glenmore", options, 5), Rng(5)
    while not match.over:
        kind, action = match.question.kind, eager(match.legal(), rng)
        match.play(action)
        told = match.facts()
        if kind == "vote" or (kind == "return-haggis" and len(match.legal()) > 1):
            assert action.text not in str(told[0])

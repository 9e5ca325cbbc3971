"""Whole games of Glen More II under the eyes of the referee, which reads the rulebook for itself."""

from collections.abc import Callable
from random import Random

import pytest
from tests.glenmore.referee.referee import Referee

from clachan import Match, new_match
from clachan.bots.bot import make_bot

BASE = (
    {"players": 2}, {"players": 3}, {"players": 4}, {"players": 3, "die": True},
    {"players": 4, "die": True, "short": True}, {"players": 2, "short": True},
)  # fmt: skip
CHRONICLES = (
    {"players": 3, "chronicles": "1"}, {"players": 2, "chronicles": "2"}, {"players": 3, "chronicles": "3"},
    {"players": 4, "chronicles": "4"}, {"players": 3, "chronicles": "5"}, {"players": 2, "chronicles": "6"},
    {"players": 4, "chronicles": "7"}, {"players": 3, "chronicles": "8"},
    {"players": 3, "chronicles": "2", "narrow_mountain": True, "die": True},
    {"players": 2, "chronicles": "1235678"}, {"players": 3, "chronicles": "12345678", "die": True},
    {"players": 4, "chronicles": "12345678"},
)  # fmt: skip


def lively(match: Match, rng: Random) -> str:
    """Ends a turn seldom while something else can be done, and likes boats and the Home Castle."""
    legal = [action.text for action in match.legal()]
    liked = [text for text in ("to h7", "row the boat") if text in legal]
    if liked and rng.random() < 0.5:
        return rng.choice(liked)
    more = [text for text in legal if text not in ("end turn", "done")]
    return rng.choice(more if more and rng.random() < 0.7 else legal)


def watched(match: Match, choose: Callable[[Match], str]) -> list[str]:
    """Play a match to its end; the first fault that the referee finds, with its place."""
    view = match.view()
    options = {name: match.options[name] for name in ("players", "die", "short")}
    referee = Referee(options, match.layout, view)
    if referee.faults:
        return referee.faults
    while not match.over:
        text = choose(match)
        match.play(text)
        after = match.view()
        wrong = referee.watch(view, text, after)
        if wrong:
            return [f"ply {match.ply}, {view['asked']}", *wrong]
        view = after
    return []


@pytest.mark.parametrize("options", BASE, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_random_games_without_chronicles(options: dict[str, object], seed: int) -> None:
    rng = Random(seed)
    assert watched(new_match("glenmore", options, seed=seed), lambda match: lively(match, rng)) == []


@pytest.mark.parametrize("options", CHRONICLES, ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_random_games_with_chronicles(options: dict[str, object], seed: int) -> None:
    rng = Random(seed)
    assert watched(new_match("glenmore", options, seed=seed), lambda match: lively(match, rng)) == []


@pytest.mark.parametrize("options", [*BASE[:5], *CHRONICLES[:10]], ids=str)
def test_games_of_greedy_bots(options: dict[str, object]) -> None:
    match = new_match("glenmore", options, seed=7)
    bot, rng = make_bot("greedy", match.game, 1), Random(1)

    def choose(table: Match) -> str:
        if table.seat < 0:
            return rng.choice([action.text for action in table.legal()])
        return table.game.catalogue[bot.choose(table.state)].text

    assert watched(match, choose) == []

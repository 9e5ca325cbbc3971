"""Whole games of Clans of Caledonia under the eyes of the referee: nothing may differ from its book."""

from collections.abc import Callable
from random import Random

import pytest
from tests.caledonia.referee.referee import Referee

from clachan import Match, new_match
from clachan.bots.bot import make_bot

OPTIONS = (
    "players", "edition", "extras", "port7_neighborhood", "static_imports", "no_scoring_tiles", "no_ports",
    "tighter_map", "no_clans", "clan_auction",
)  # fmt: skip
RARE = (
    "fulfil", "use port", "draw contracts", "brew", "swap", "into", "row", "mature", "take contract",
    "recall", "slaughter", 
)  # fmt: skip
CLANS = (
    "buchanan", "campbell", "cunningham", "fergusson", "macdonald", "macewen", "mackenzie", "robertson",
    "stewart",
)  # fmt: skip
VARIANTS = (
    {"players": 2, "port7_neighborhood": True, "tighter_map": True},
    {"players": 3, "clan_auction": True},
    {"players": 2, "clan_auction": True, "edition": "first"},
    {"players": 4, "clan_auction": True, "no_clans": True, "static_imports": True},
    {"players": 1, "no_clans": True},
    {"players": 4, "no_ports": True, "no_scoring_tiles": True},
    {"players": 3, "tighter_map": True, "extras": False, "static_imports": True},
    {"players": 2, "edition": "first", "port7_neighborhood": True},
)


def eager(match: Match, rng: Random) -> str:
    """Plays on as long as it can, and likes what random play seldom reaches."""
    legal = [action.text for action in match.legal()]
    rare = [text for text in legal if text.startswith(RARE)]
    if rare and rng.random() < 0.5:
        return rng.choice(rare)
    short = ("pass", "done", "end turn", "bid", "withdraw", "make 0")
    return rng.choice([text for text in legal if not text.startswith(short)] or legal)


def plain(match: Match, rng: Random) -> str:
    return rng.choice([action.text for action in match.legal()])


def watched(match: Match, choose: Callable[[Match], str]) -> list[str]:
    """Play a match to its end; the first fault that the referee finds, with its place."""
    view = match.view()
    referee = Referee({name: match.options[name] for name in OPTIONS}, match.layout, view)
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


@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_random_games_of_every_player_count_and_edition(players: int, edition: str, seed: int) -> None:
    match = new_match("caledonia", players=players, edition=edition, seed=seed)
    rng = Random(seed)
    way = plain if seed % 4 == 3 else eager
    assert watched(match, lambda table: way(table, rng)) == []


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_random_games_of_every_variant(options: dict[str, object], seed: int) -> None:
    rng = Random(seed)
    assert watched(new_match("caledonia", options, seed=seed), lambda match: eager(match, rng)) == []


def greedy(match: Match) -> Callable[[Match], str]:
    """The choices of the greedy bot; chance is drawn."""
    bot, rng = make_bot("greedy", match.game, 1), Random(1)

    def choose(table: Match) -> str:
        if table.seat < 0:
            return plain(table, rng)
        return table.game.catalogue[bot.choose(table.state)].text

    return choose


@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_games_of_greedy_bots(players: int, edition: str) -> None:
    match = new_match("caledonia", players=players, edition=edition, seed=players)
    assert watched(match, greedy(match)) == []


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_games_of_greedy_bots_with_every_variant(options: dict[str, object]) -> None:
    match = new_match("caledonia", options, seed=3)
    assert watched(match, greedy(match)) == []


@pytest.mark.parametrize("clan", CLANS)
@pytest.mark.parametrize("way", ["random", "greedy"])
def test_games_of_every_clan(clan: str, way: str) -> None:
    players = 3 if way == "random" else 2
    layout = new_match("caledonia", players=players, seed=5).layout
    others = [name for name in CLANS if name != clan][:players]
    layout["offer"] = " ".join(f"{name}+{tile}" for tile, name in enumerate([clan, *others], 1))
    match = new_match("caledonia", players=players, seed=5, layout=layout)
    bot, rng, wanted = greedy(match), Random(5), f"choose clan {clan}"

    def choose(table: Match) -> str:
        legal = [action.text for action in table.legal()]
        for text in (wanted, "mature whisky"):
            if text in legal:
                return text
        return eager(table, rng) if way == "random" else bot(table)

    assert watched(match, choose) == []

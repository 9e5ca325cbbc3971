"""Whole random games of every player count, edition and variant, every promise of the contract checked."""

import itertools

import pytest

from clachan import open_game
from clachan.core.action import Action
from clachan.core.rng import Rng
from clachan.core.testing import check_game

GAME = open_game("caledonia")
RARE = ("fulfil", "use port", "draw contracts", "brew", "swap", "row", "mature", "take contract", "recall")
VARIANTS = ("static_imports", "no_scoring_tiles", "no_ports", "tighter_map", "no_clans", "clan_auction")


@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_every_player_count_and_edition(players: int, edition: str, seed: int) -> None:
    match = check_game(GAME, {"players": players, "edition": edition}, seed=100 * players + seed)
    assert match.view()["round"] == 5


def eager(legal: list[Action], rng: Rng) -> Action:
    """Plays on as long as it can and likes what random play seldom reaches."""
    rare = [action for action in legal if action.text.startswith(RARE)]
    if rare and rng.below(2) == 0:
        return rare[rng.below(len(rare))]
    going_on = [action for action in legal if action.text not in ("pass", "end turn", "done")]
    pool = going_on if going_on and rng.below(12) else legal
    return pool[rng.below(len(pool))]


@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_eager_games_reach_the_rare_rules(players: int, edition: str, seed: int) -> None:
    options = {"players": players, "edition": edition, "port7_neighborhood": seed % 2 == 0}
    check_game(GAME, options, seed=1000 * players + seed, judge_every=12, choose=eager)


def allowed(variants: tuple[str, ...], players: int) -> bool:
    if "clan_auction" in variants and players == 1:
        return False
    return "tighter_map" not in variants or players in (2, 3)


COMBINATIONS = [
    (players, variants)
    for index, variants in enumerate(
        chosen for size in range(7) for chosen in itertools.combinations(VARIANTS, size)
    )
    for players in [2 + index % 2, 1 + index % 4]
    if allowed(variants, players)
]


@pytest.mark.parametrize(("players", "variants"), COMBINATIONS)
def test_variants_in_any_combination(players: int, variants: tuple[str, ...]) -> None:
    options = {"players": players, **dict.fromkeys(variants, True)}
    check_game(GAME, options, seed=len(variants) + 7 * players, judge_every=25)


@pytest.mark.parametrize("options", [
    {"players": 4, "extras": False},
    {"players": 2, "port7_neighborhood": True},
    {"players": 3, "port7_neighborhood": True, "edition": "first"},
    {"players": 1, "edition": "first", "extras": False, "no_scoring_tiles": True},
])  # fmt: skip
def test_other_options(options: dict[str, object]) -> None:
    check_game(GAME, options, seed=11, judge_every=25)


@pytest.mark.parametrize("sides", ["".join(sides) for sides in itertools.product("12", repeat=4)])
def test_every_map(sides: str) -> None:
    check_game(GAME, {"players": 1 + int(sides, 3) % 4, "map_sides": sides}, seed=3, judge_every=50)

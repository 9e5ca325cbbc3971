"""Set-up: the export board."""

import pytest

from clachan import new_match, open_game
from clachan.core.rng import Rng
from clachan.games.caledonia.components import SCORING_TILES


@pytest.mark.rule("setup.export_board", "solo.contracts")
@pytest.mark.parametrize(("players", "boxes", "filled"), [(1, 6, 5), (2, 6, 6), (3, 8, 7), (4, 8, 8)])
def test_every_box_is_filled_but_one_stays_empty_with_one_and_with_three_players(
    players: int, boxes: int, filled: int
) -> None:
    export = new_match("caledonia", {"players": players}, seed=4).view()["export"]
    contracts = [contract for contract in export["boxes"] if contract]
    assert len(export["boxes"]) == boxes
    assert len(set(contracts)) == len(contracts) == filled
    assert export["pile"] == 50 - filled


@pytest.mark.rule("setup.scoring_tiles")
def test_five_scoring_tiles_lie_in_random_order() -> None:
    match = new_match("caledonia", {"players": 3}, seed=6)
    assert [row["tile"] for row in match.view()["scoring"]] == match.layout["scoring"].split()
    game = open_game("caledonia")
    drawn = [game.draw_layout(match.options, Rng(seed))["scoring"].split() for seed in range(200)]
    assert all(len(set(tiles)) == 5 for tiles in drawn)
    assert {tiles[0] for tiles in drawn} == {tiles[4] for tiles in drawn} == set(SCORING_TILES)


@pytest.mark.rule("setup.tracks")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_glory_and_imports_stand_before_the_first_space(players: int) -> None:
    view = new_match("caledonia", {"players": players}, seed=7).view()
    assert view["export"]["imports"] == {"cotton": 0, "tobacco": 0, "sugar": 0}
    assert [seat["glory"] for seat in view["seats"]] == [0] * players

"""Action 3: expand."""

from dataclasses import replace

import pytest
from tests.caledonia.scenario import Scenario, hand_made

from clachan.games.caledonia.components import UNITS, load_components

COSTS = {
    "sheep": 8,
    "cow": 9,
    "dairy": 12,
    "bakery": 8,
    "field": 18,
    "distillery": 10,
    "woodcutter": 6,
    "miner": 10,
}
AROUND_C4 = ["b3", "b4", "c3", "c5", "d3", "d4"]


@pytest.mark.rule("action.expand", "setup.coins")
@pytest.mark.parametrize("unit", COSTS)
@pytest.mark.parametrize("land", [1, 6])
def test_unit_and_land_are_paid_together(unit: str, land: int) -> None:
    board = hand_made({"c5": f"grass+forest+mountain {land}"})
    table = Scenario(board=board).unit(0, "c4", "sheep").turn(0)
    assert table.spend(f"expand c5 {unit}") == COSTS[unit] + land
    assert table.sees(0)["left"][unit] == (2 if unit == "sheep" else 3)


@pytest.mark.rule("action.expand")
def test_an_expansion_must_be_paid() -> None:
    table = Scenario(money=9).unit(0, "c4", "sheep").turn(0)
    assert table.why_not("expand c5 sheep") == "costs £10, you have £9"


@pytest.mark.rule("action.expand", "action.expand.neighbouring")
def test_without_shipping_only_hexes_beside_ones_own_units_are_in_reach() -> None:
    table = Scenario().unit(0, "c4", "sheep").unit(1, "h4", "sheep").turn(0)
    assert sorted({text.split()[1] for text in table.legal("expand")}) == AROUND_C4
    assert table.why_not("expand c6 sheep") == "c6 is not within reach of your units at shipping level 0"
    assert table.why_not("expand h5 sheep") == "h5 is not within reach of your units at shipping level 0"


@pytest.mark.rule("action.expand.neighbouring")
def test_a_hex_across_a_river_is_adjacent_but_not_neighbouring() -> None:
    table = Scenario(board=hand_made(rivers=["c4 c5", "c4 d4"])).unit(0, "c4", "sheep").turn(0)
    assert sorted({text.split()[1] for text in table.legal("expand")}) == ["b3", "b4", "c3", "d3"]
    assert table.why_not("expand c5 sheep") == "c5 is not within reach of your units at shipping level 0"


@pytest.mark.rule("action.expand")
def test_any_of_ones_units_can_be_the_starting_point_the_new_one_too() -> None:
    table = Scenario(players=1).unit(0, "c4", "sheep").turn(0)
    assert table.why_not("expand c6 cow") is not None
    table.play("expand c5 sheep", "expand c6 cow")
    assert table.sees(0)["units"] == dict.fromkeys(UNITS, 0) | {"sheep": 2, "cow": 1}


@pytest.mark.rule("action.expand")
def test_a_hex_with_a_unit_of_anyone_is_taken() -> None:
    table = Scenario().unit(0, "c4 c3", "sheep").unit(1, "c5", "cow").turn(0)
    assert table.why_not("expand c5 sheep") == "c5 is taken"
    assert table.why_not("expand c3 sheep") == "c3 is taken"


@pytest.mark.rule("action.expand.terrain")
@pytest.mark.parametrize(
    ("terrain", "units"),
    [
        ("grass", UNITS[:6]),
        ("forest", ["woodcutter"]),
        ("mountain", ["miner"]),
        ("grass+forest", [*UNITS[:6], "woodcutter"]),
        ("grass+mountain", [*UNITS[:6], "miner"]),
        ("forest+mountain", ["woodcutter", "miner"]),
        ("grass+forest+mountain", UNITS[:8]),
    ],
)
def test_each_terrain_takes_its_own_units(terrain: str, units: list[str]) -> None:
    table = Scenario(board=hand_made({"c5": f"{terrain} 3"})).unit(0, "c4", "sheep").turn(0)
    assert table.legal("expand c5") == [f"expand c5 {unit}" for unit in units]


@pytest.mark.rule("action.expand.terrain")
def test_units_on_the_wrong_terrain_are_refused() -> None:
    board = hand_made({"c5": "forest 1", "c3": "loch"})
    table = Scenario(board=board).unit(0, "c4", "sheep").turn(0)
    assert table.why_not("expand c5 sheep") == "c5 has no grassland for a sheep"
    assert table.why_not("expand c5 miner") == "c5 has no mountain for a miner"
    assert table.why_not("expand b4 woodcutter") == "b4 has no forest for a woodcutter"
    assert table.why_not("expand c3 cow") == "c3 has no grassland for a cow"


@pytest.mark.rule("action.expand.terrain")
@pytest.mark.parametrize(("worker", "terrain"), [("woodcutter", "forest"), ("miner", "mountain")])
def test_with_all_four_workers_out_their_terrain_is_closed(worker: str, terrain: str) -> None:
    board = hand_made({"c4 c5 c6 c7 c8": f"{terrain} 1", "b4": "forest+mountain 1"})
    table = Scenario(board=board).unit(0, "c4 c5 c6 c7", worker).turn(0)
    assert table.why_not(f"expand c8 {worker}") == f"you have no {worker} left on your player board"
    assert table.legal("expand c8") == []
    assert len(table.legal("expand b4")) == 1


@pytest.mark.rule("action.expand")
@pytest.mark.parametrize("unit", UNITS[:6])
def test_a_player_has_four_pieces_of_each_unit(unit: str) -> None:
    table = Scenario().unit(0, "c4 c5 c6 c7", unit).turn(0)
    assert table.why_not(f"expand c8 {unit}") == f"you have no {unit} left on your player board"


@pytest.mark.rule("ruling.cost")
def test_an_expansion_never_costs_less_than_nothing() -> None:
    usual = load_components()
    components = replace(usual, units=usual.units | {"sheep": replace(usual.units["sheep"], cost=1)})
    board = hand_made({"c4 c5": "grass 1", "d4": "loch"}, rivers=["c4 c5"])
    table = Scenario(players=4, clans=["robertson"], board=board, components=components)
    table.unit(0, "b4", "cow").turn(0)
    assert table.spend("expand c4 sheep") == 0  # 1 + 1 - 3


@pytest.mark.rule("ruling.cost", "export_bonus.expansion")
def test_land_is_free_in_a_free_expansion_and_discounts_still_count() -> None:
    board = hand_made({"c4 c5": "grass 6", "d4": "loch"}, rivers=["c4 c5"])
    table = Scenario(players=4, clans=["robertson"], board=board).box(0, 1).goods(0, wool=4)
    table.unit(0, "b4", "cow").turn(0).play("fulfil contract 1")
    assert table.spend("expand c4 sheep") == 8 - 3

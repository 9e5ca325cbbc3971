"""Phase 4: scoring, and the nine scoring tiles."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made

from clachan.games.caledonia.components import SCORING_TILES

LAND = hand_made(
    {
        "c2 c3 c4 c5": "forest 1",
        "d2 d3 d4 d5": "mountain 1",
        "g4": "grass 4",
        "g5": "grass 5",
        "g6": "grass 6",
        "g7": "forest 5",
        "k4 k5 k6 m5": "loch",
    }
)


def tile(name: str, players: int = 3, **kwargs: object) -> Scenario:
    """A game whose first scoring tile is this one."""
    others = [other for other in SCORING_TILES if other != name and other != "costly"][:4]
    board = kwargs.pop("board", LAND)
    return Scenario(players=players, board=board, layout={"scoring": " ".join([name, *others])}, **kwargs)  # type: ignore[arg-type]


def glory(table: Scenario) -> list[int]:
    """Everybody passes; the glory of each seat after the round."""
    table.turn(0).pass_all()
    while table.asked[1] in ("make", "mature", "churn"):
        table.play(table.legal()[0])
    return [seat["glory"] for seat in table.view["seats"]]


@pytest.mark.rule("phase.scoring", "tile.basics")
def test_basic_goods_in_stock_score_1_each() -> None:
    table = tile("basics").goods(0, wool=2, grain=1, milk=4, whisky=9).goods(1, bread=2)
    assert glory(table) == [7, 0, 0]


@pytest.mark.rule("tile.processed", "ruling.glory")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (5, 6)])
def test_every_full_pair_of_processed_goods_scores_3(count: int, points: int) -> None:
    assert glory(tile("processed").goods(0, bread=count, wool=5)) == [points, 0, 0]


@pytest.mark.rule("tile.processed")
def test_a_pair_may_mix_bread_cheese_and_whisky() -> None:
    assert glory(tile("processed").goods(0, bread=1, cheese=1, whisky=2)) == [6, 0, 0]


@pytest.mark.rule("tile.units")
def test_every_field_scores_2() -> None:
    table = tile("units").unit(0, "e3 e4 e5 f4", "field").unit(1, "h2", "field")
    assert glory(table) == [8, 2, 0]


@pytest.mark.rule("tile.units")
def test_animals_and_buildings_score_1_and_fields_2() -> None:
    table = tile("units").unit(0, "e2", "sheep").unit(0, "e3 e4", "cow").unit(0, "e5", "dairy")
    table.unit(0, "f2", "bakery").unit(0, "f3", "distillery").unit(0, "c2", "woodcutter").unit(
        1, "h2 h3", "field"
    )
    assert glory(table) == [6, 4, 0]


@pytest.mark.rule("tile.workers")
def test_workers_score_2_each() -> None:
    table = tile("workers").unit(0, "c2 c3", "woodcutter").unit(0, "d2", "miner").unit(1, "e3", "sheep")
    assert glory(table) == [6, 0, 0]


@pytest.mark.rule("tile.workers", "clan.macdonald.fishermen")
def test_fishermen_score_as_workers() -> None:
    table = tile("workers", clans=["macdonald"]).unit(0, "k4 k6", "fisherman").unit(0, "d2", "miner")
    assert glory(table) == [6, 0, 0]


@pytest.mark.rule("tile.border", "ruling.glory")
@pytest.mark.parametrize(
    ("hexes", "points"), [("a1", 0), ("a1 b1", 3), ("a1 b1 c1", 3), ("a1 a9 m1 m9", 6), ("b2 c8", 0)]
)
def test_every_full_pair_of_units_on_the_border_scores_3(hexes: str, points: int) -> None:
    assert glory(tile("border").unit(0, hexes, "sheep")) == [points, 0, 0]


@pytest.mark.rule("tile.border", "ruling.border")
def test_a_fisherman_on_the_rim_of_the_large_map_is_on_the_border() -> None:
    table = tile("border", clans=["macdonald"]).unit(0, "m5", "fisherman").unit(0, "m2", "sheep")
    assert glory(table) == [3, 0, 0]


@pytest.mark.rule("tile.imports")
def test_cotton_tobacco_and_sugar_cane_on_fulfilled_contracts_score_1_each() -> None:
    table = (
        tile("imports").fulfilled(0, 2, 3, 4).fulfilled(1, 23)
    )  # 3 tobacco, 2 sugar cane, 3 cotton; hops only
    assert glory(table) == [8, 0, 0]


@pytest.mark.rule("tile.meat")
def test_meat_on_fulfilled_contracts_scores_2_each() -> None:
    table = tile("meat").fulfilled(0, 4, 46).fulfilled(1, 2)  # 3 beef; 1 mutton and 1 beef
    assert glory(table) == [10, 0, 0]


@pytest.mark.rule("tile.meat", "port.meat")
def test_meat_that_a_port_has_spared_still_scores() -> None:
    board = hand_made(ports={"d6": "meat"})
    table = tile("meat", board=board).box(0, 3).unit(0, "d7 d8", "cow").turn(0)
    table.play("fulfil contract 3", "use port meat", "slaughter d8").pass_all()
    assert table.sees(0)["glory"] == 4


@pytest.mark.rule("tile.upgrades")
def test_steps_of_shipping_hired_merchants_and_technologies_score_1_each() -> None:
    table = (
        tile("upgrades")
        .shipping(0, 3)
        .merchants(0, 4)
        .technology(0, True, True)
        .shipping(1, 5)
        .merchants(1, 7)
    )
    table.technology(1, True, True)
    assert glory(table) == [3 + 2 + 2, 12, 0]


@pytest.mark.rule("tile.upgrades")
def test_upgrades_that_the_clan_began_with_score_too() -> None:
    assert glory(tile("upgrades", clans=["stewart", "fergusson", "macdonald"])) == [3 + 1, 3, 0]
    assert glory(tile("upgrades", 2, clans=["fergusson", "macdonald"])) == [2, 1]


@pytest.mark.rule("tile.costly")
def test_hexes_of_5_and_6_score_2_each() -> None:
    table = tile("costly").unit(0, "g4 g5 g6", "sheep").unit(0, "g7", "woodcutter").unit(1, "e5", "cow")
    assert glory(table) == [6, 0, 0]


@pytest.mark.rule("phase.scoring", "ruling.glory")
def test_goods_that_score_stay_in_stock() -> None:
    table = tile("processed").goods(0, bread=4)
    assert glory(table) == [6, 0, 0]
    assert table.stock(0) == {"bread": 4}


@pytest.mark.rule("phase.scoring")
def test_glory_adds_up_over_the_rounds() -> None:
    layout = {"scoring": "workers units basics meat border"}
    table = (
        Scenario(players=1, board=LAND, layout=layout)
        .unit(0, "c2", "woodcutter")
        .unit(0, "e3", "field")
        .turn(0)
    )
    earned = []
    for _ in range(5):
        table.play("pass").let_chance()
        earned.append(table.sees(0)["glory"])
    assert earned == [2, 4, 10, 10, 10]  # a worker; a field; six grain by round 3

"""Phase 3: production."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made

WOODS = hand_made({"c2 c3 c4 c5": "forest 1", "e2 e3 e4 e5": "mountain 1"})


@pytest.mark.rule("phase.production.wages")
@pytest.mark.parametrize(
    ("wood", "mine", "income"), [(False, False, 26), (True, False, 30), (False, True, 32), (True, True, 36)]
)
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_woodcutters_earn_4_or_6_and_miners_6_or_8(wood: bool, mine: bool, income: int, edition: str) -> None:
    table = Scenario(players=1, board=WOODS, edition=edition)
    table.unit(0, "c2 c3", "woodcutter").unit(0, "e2 e3 e4", "miner").technology(0, wood, mine).turn(0)
    assert -table.spend("pass") == 16 + income


@pytest.mark.rule("phase.production.basic")
def test_each_sheep_gives_a_wool_each_cow_a_milk_and_each_field_two_grain() -> None:
    table = Scenario(players=1).unit(0, "c2 c3 c4", "sheep").unit(0, "d2 d3", "cow").unit(0, "e2 e3", "field")
    table.turn(0).play("pass")
    assert table.stock(0) == {"wool": 3, "milk": 2, "grain": 4}


@pytest.mark.rule("phase.production.basic")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("unit", "good", "each"), [("sheep", "wool", 1), ("cow", "milk", 1), ("field", "grain", 2)]
)
def test_every_one_of_the_four_of_a_kind_produces(unit: str, good: str, each: int, count: int) -> None:
    table = Scenario(players=1).unit(0, " ".join(["c2", "c3", "c4", "c5"][:count]), unit).turn(0)
    assert table.sees(0)["income"]["goods"] == {good: each * count}
    table.play("pass")
    assert table.stock(0) == {good: each * count}


@pytest.mark.rule("phase.production.wages")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("worker", "places", "wage"), [("woodcutter", "c2 c3 c4 c5", 4), ("miner", "e2 e3 e4 e5", 6)]
)
def test_every_one_of_the_four_workers_of_a_trade_earns(
    worker: str, places: str, wage: int, count: int
) -> None:
    table = Scenario(players=1, board=WOODS).unit(0, " ".join(places.split()[:count]), worker).turn(0)
    assert -table.spend("pass") == 16 + wage * count


@pytest.mark.rule("phase.production.processed")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("building", "source", "product"),
    [("dairy", "milk", "cheese"), ("bakery", "grain", "bread"), ("distillery", "grain", "whisky")],
)
def test_every_one_of_the_four_buildings_of_a_kind_works(
    building: str, source: str, product: str, count: int
) -> None:
    table = Scenario(players=1).unit(0, " ".join(["c2", "c3", "c4", "c5"][:count]), building)
    table.goods(0, **{source: 5}).turn(0).play("pass", f"make {count} {product}")
    assert table.stock(0) == {source: 5 - count, product: count}


@pytest.mark.rule("phase.production")
def test_the_next_income_is_shown_before_it_comes() -> None:
    table = Scenario(players=1, board=WOODS).unit(0, "c2", "woodcutter").unit(0, "e2", "miner")
    table.unit(0, "d2 d3", "field").unit(0, "d4", "bakery").technology(0, False, True).turn(0)
    income = table.sees(0)["income"]
    assert income == {"money": 4 + 8, "goods": {"grain": 4}}
    assert -table.spend("pass") == 16 + income["money"]
    assert table.stock(0) == income["goods"]


@pytest.mark.rule("phase.production")
def test_units_on_the_player_board_produce_nothing() -> None:
    table = Scenario(players=1).turn(0)
    assert -table.spend("pass") == 16
    assert table.stock(0) == {}


@pytest.mark.rule("phase.production.processed")
@pytest.mark.parametrize(
    ("building", "source", "product"),
    [("dairy", "milk", "cheese"), ("bakery", "grain", "bread"), ("distillery", "grain", "whisky")],
)
def test_each_building_turns_one_basic_good_into_one_product(
    building: str, source: str, product: str
) -> None:
    table = Scenario(players=1).unit(0, "c2 c3", building).goods(0, **{source: 5}).turn(0).play("pass")
    assert table.asked == (0, "make")
    assert table.legal() == [f"make {count} {product}" for count in (0, 1, 2)]
    assert table.why_not(f"make 3 {product}") == f"you have 2 buildings that make {product}"
    table.play(f"make 2 {product}")
    assert table.stock(0) == {source: 3, product: 2}


@pytest.mark.rule("phase.production.processed")
def test_processing_is_optional() -> None:
    table = Scenario(players=1).unit(0, "c2", "bakery").goods(0, grain=1).turn(0).play("pass", "make 0 bread")
    assert table.stock(0) == {"grain": 1}


@pytest.mark.rule("phase.production.processed")
def test_processing_needs_the_basic_good() -> None:
    table = Scenario(players=1).unit(0, "c2 c3", "distillery").goods(0, grain=1).turn(0).play("pass")
    assert table.why_not("make 2 whisky") == "needs 2 grain, you have 1"
    table = Scenario(players=1).unit(0, "c2", "distillery").turn(0).play("pass")
    assert table.asked[1] != "make"


@pytest.mark.rule("phase.production.processed")
def test_goods_of_this_production_of_an_earlier_one_and_from_the_market_can_all_be_processed() -> None:
    table = (
        Scenario(players=1).unit(0, "c2", "field").unit(0, "c3 c4", "bakery").unit(0, "c5 c6", "distillery")
    )
    table.goods(0, grain=1).turn(0).play("buy 1 grain", "pass")
    table.play("make 2 bread", "make 2 whisky")  # 1 + 1 + 2 grain
    assert table.stock(0) == {"bread": 2, "whisky": 2}


@pytest.mark.rule("phase.production.processed")
def test_grain_made_into_bread_is_gone_for_whisky() -> None:
    table = Scenario(players=1).unit(0, "c2 c3", "bakery").unit(0, "c5 c6", "distillery").goods(0, grain=3)
    table.turn(0).play("pass", "make 2 bread")
    assert table.legal() == ["make 0 whisky", "make 1 whisky"]
    assert table.why_not("make 1 bread") == "whisky is made now, not bread"


@pytest.mark.rule("ruling.production", "edition.O1")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_wages_and_basic_goods_are_there_when_the_player_decides_what_to_make(edition: str) -> None:
    table = Scenario(players=1, edition=edition, board=hand_made({"c6": "forest 1"}))
    table.unit(0, "c2", "cow").unit(0, "c3", "dairy").unit(0, "c6", "woodcutter").turn(0)
    assert -table.spend("pass") == 20
    assert (table.asked, table.stock(0)) == ((0, "make"), {"milk": 1})
    table.play("make 1 cheese")
    assert (table.purse(0), table.stock(0)) == (120, {"cheese": 1})


@pytest.mark.rule("ruling.production")
def test_everyone_produces_in_turn_order() -> None:
    table = Scenario(players=3)
    for seat, name in enumerate(("c2", "e2", "g2")):
        table.unit(seat, name, "bakery").goods(seat, grain=1)
    table.turn(1).pass_all()
    asked = []
    while table.asked[1] == "make":
        asked.append(table.asked[0])
        table.play("make 1 bread")
    assert asked == [1, 2, 0]
    assert [table.stock(seat) for seat in range(3)] == [{"bread": 1}] * 3


@pytest.mark.rule("ruling.production")
def test_cheese_bread_and_whisky_are_asked_for_one_after_the_other() -> None:
    table = Scenario(players=1).unit(0, "c2", "bakery").unit(0, "c3", "distillery").unit(0, "c4", "dairy")
    table.goods(0, grain=2, milk=1).turn(0).play("pass", "make 1 cheese", "make 1 bread", "make 1 whisky")
    assert table.stock(0) == {"bread": 1, "cheese": 1, "whisky": 1}

"""Pages 12 and 13: the market, and taking a tile."""

import pytest
from tests.glenmore.scenario import Scenario


@pytest.mark.rule("market.example", "market.buy", "market.sell")
def test_example_cattle_bought_for_2_and_traded_a_sheep_sold_for_3() -> None:
    table = Scenario().tile(0, "h8", "falkirk tryst").goods(0, "g7", "sheep").card(0, "loch ness").turn(0)
    table.market(cattle=1, sheep=3).has(0, coins=2).track({5: "robert the bruce"})
    table.play("activate h8", "give cattle", "done")
    assert table.state.market[4] == 2
    assert table.player(0).coins == 0
    assert table.vp(0) == 2
    table.play("sell sheep")
    assert table.player(0).coins == 3
    assert table.state.market[3] == 2
    assert table.stock(0) == ""


@pytest.mark.rule("market.buy")
def test_a_full_row_sells_nothing_and_prices_rise() -> None:
    table = Scenario().track({5: "crieff fair", 6: "macbeth"}).market(wood=3).has(0, coins=9)
    assert table.why_not("take 5") == "costs 1 wood, you have too few and the market's row is full"
    for stacks, price in ((0, 1), (1, 2), (2, 3)):
        table = Scenario().track({5: "crieff fair", 6: "macbeth"}).market(wood=stacks).has(0, coins=price)
        table.play("take 5")
        assert table.player(0).coins == 0
        assert table.state.market[0] == stacks + 1


@pytest.mark.rule("market.buy")
def test_own_goods_need_not_be_used_first() -> None:
    table = Scenario().goods(0, "h7", "wood").track({5: "crieff fair", 6: "macbeth"}).market().has(0, coins=5)
    table.play("take 5", "buy")
    assert table.stock(0) == "wood 1"
    assert table.player(0).coins == 4


@pytest.mark.rule("market.sell")
def test_selling_needs_coins_in_the_row() -> None:
    table = Scenario().goods(0, "h7", "wood stone").market(stone=2).track({5: "macbeth", 6: "rob roy"})
    assert table.why_not("sell wood") == "no coins lie in the market's row of wood"
    assert table.why_not("sell sheep") == "you have no sheep to sell"
    table.play("sell stone")
    assert (table.player(0).coins, table.state.market[1]) == (7, 1)


@pytest.mark.rule("market.sell")
def test_where_several_tiles_hold_a_good_the_player_names_one() -> None:
    table = Scenario().goods(0, "h7", "wood").goods(0, "g7", "wood").market(wood=3).track({5: "macbeth"})
    table.play("sell wood")
    assert table.legal() == ["from g7", "from h7"]
    table.play("from h7")
    assert table.on(0, "g7") == "wood scotsman"


@pytest.mark.rule("market.not_goods")
def test_whisky_and_scotsmen_are_not_on_the_market() -> None:
    table = (
        Scenario().has(0, whisky=3).market(wood=3, stone=3, barley=3, sheep=3, cattle=3).track({5: "macbeth"})
    )
    assert table.legal("sell") == []


@pytest.mark.rule("take.cost")
def test_goods_come_from_named_tiles_coins_and_whisky_at_once() -> None:
    table = Scenario().track({5: "castle stalker", 6: "macbeth"}).market()
    table.goods(0, "g7", "wood stone").goods(0, "h7", "wood").has(0, coins=0)
    table.play("take 5")
    assert table.legal() == ["from g7", "from h7"]
    table.play("from h7")
    assert table.asked == (0, "act")  # the only place by the river was taken
    assert table.on(0, "g7") == "wood scotsman"

    table = Scenario().track({5: "clachaig inn", 6: "macbeth"}).has(0, whisky=1)
    table.play("take 5")
    assert table.player(0).whisky == 0

    table = Scenario().tile(0, "h8", "inshriach").track({5: "glen affric", 6: "macbeth"}).has(0, coins=2)
    table.play("take 5")
    assert table.player(0).coins == 0


@pytest.mark.rule("take.unpayable")
def test_what_cannot_be_paid_cannot_be_taken() -> None:
    table = Scenario().track({5: "clachaig inn", 6: "castle stalker", 7: "macbeth"}).market().has(0, coins=1)
    assert table.why_not("take 5") == "costs 1 whisky, you have 0"
    assert table.why_not("take 6") == "costs 2 coins with what must be bought, you have 1"
    assert table.why_not("take 1") == "no tile lies on space 1"


@pytest.mark.rule("take.unpayable")
def test_a_tile_without_a_legal_place_cannot_be_taken() -> None:
    table = Scenario().track({5: "glen affric", 7: "macbeth"}).has(0, coins=9)
    assert table.why_not("take 5") == "your territory has no place for Glen Affric"


@pytest.mark.rule("take.nothing")
@pytest.mark.parametrize("choice", ["gain coin", "gain movement point"])
def test_without_any_possible_tile_one_is_discarded(choice: str) -> None:
    table = Scenario(bare=True).track({5: "clachaig inn", 6: "castle stalker"}).market().has(0, coins=1)
    assert table.legal() == ["discard 5", "discard 6"]
    table.play("discard 5", choice)
    assert "clachaig inn" in table.seen()["discard"]
    assert table.player(0).coins + table.state.points == 2


@pytest.mark.rule("take.nothing")
def test_nothing_is_discarded_while_selling_would_help() -> None:
    table = Scenario(bare=True).track({5: "castle stalker"}).market(sheep=2).has(0, coins=0)
    table.goods(0, "h7", "sheep stone")
    assert table.legal() == ["sell sheep"]
    assert table.why_not("discard 5") == "you can take Castle Stalker, so nothing is discarded"

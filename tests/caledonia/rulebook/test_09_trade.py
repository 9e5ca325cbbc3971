"""Action 1: trade."""

import pytest
from tests.caledonia.scenario import Scenario


@pytest.mark.rule("action.trade")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_example_two_whisky_at_10_cost_20_and_the_price_rises_to_12(players: int) -> None:
    table = Scenario(players=players).price("whisky", 10).turn(0)
    assert table.spend("buy 2 whisky") == 20
    assert table.stock(0) == {"whisky": 2}
    assert table.price_of("whisky") == 12
    assert table.view["market"][5]["merchants"][0] == 2
    assert table.sees(0)["merchants"]["ready"] == 0


@pytest.mark.rule("action.trade")
def test_selling_pays_the_current_price_for_each_and_the_price_falls_as_many_steps() -> None:
    table = Scenario().price("cheese", 13).goods(0, cheese=2).turn(0)
    assert table.spend("sell 2 cheese") == -26
    assert table.stock(0) == {}
    assert table.price_of("cheese") == 11
    assert table.view["market"][4]["merchants"][0] == -2


@pytest.mark.rule("action.trade")
def test_a_step_is_a_space_of_the_track_even_where_two_spaces_show_the_same_price() -> None:
    table = Scenario().step("wool", 0).turn(0).play("buy 1 wool")
    assert (table.price_of("wool"), table.view["market"][0]["step"]) == (3, 1)


@pytest.mark.rule("action.trade")
@pytest.mark.parametrize(("money", "most"), [(19, 1), (20, 2), (9, 0), (10, 1)])
def test_the_last_pound_may_be_spent(money: int, most: int) -> None:
    table = Scenario().price("whisky", 10).money(0, money).turn(0)
    offered = [number for number in (1, 2) if f"buy {number} whisky" in table.legal()]
    assert offered == list(range(1, most + 1))
    assert [table.why_not(f"buy {number} whisky") is None for number in (1, 2)] == [most >= 1, most >= 2]


@pytest.mark.rule("action.trade")
def test_only_merchants_in_stock_trade() -> None:
    table = Scenario(players=1).goods(0, wool=5).turn(0)
    assert table.why_not("sell 3 wool") == "needs 3 merchants in stock, you have 2"
    assert table.why_not("buy 3 wool") == "needs 3 merchants in stock, you have 2"
    table.play("sell 1 wool")
    assert table.why_not("sell 2 wool") == "needs 2 merchants in stock, you have 1"
    table.play("sell 1 wool")
    assert table.legal("sell") == table.legal("buy") == []


@pytest.mark.rule("action.trade")
def test_merchants_stay_at_the_market_until_the_next_preparation() -> None:
    table = Scenario(players=1).goods(0, wool=5).turn(0).play("sell 2 wool", "upgrade shipping")
    assert table.sees(0)["merchants"] == {"hired": 2, "ready": 0}
    table.play("pass").let_chance()
    assert table.sees(0)["merchants"] == {"hired": 2, "ready": 2}


@pytest.mark.rule("action.trade")
def test_goods_sold_must_be_in_stock() -> None:
    table = Scenario().goods(0, milk=1).turn(0)
    assert table.why_not("sell 2 milk") == "selling 2 milk needs 2 in stock, you have 1"
    assert table.legal("sell") == ["sell 1 milk"]


@pytest.mark.rule("action.trade")
def test_goods_bought_must_be_paid() -> None:
    table = Scenario(money=21).turn(0)
    assert table.why_not("buy 2 whisky") == "costs £22, you have £21"
    assert table.why_not("buy 1 whisky") is None


@pytest.mark.rule("action.trade.one_good")
def test_another_good_needs_another_turn() -> None:
    table = Scenario().goods(0, wool=1, milk=1).turn(0).play("sell 1 wool")
    assert table.asked == (1, "turn")
    assert table.stock(0) == {"milk": 1}
    table.play("hire merchant", "sell 1 milk")
    assert table.stock(0) == {}


@pytest.mark.rule("action.trade.sides")
def test_merchants_of_one_player_are_never_on_both_sides_of_a_good() -> None:
    table = Scenario(players=1).goods(0, milk=3).turn(0).play("sell 1 milk")
    assert table.why_not("buy 1 milk") == "you have 1 merchant selling milk, so you cannot buy it this round"
    assert table.why_not("buy 1 wool") is None


@pytest.mark.rule("action.trade.sides")
def test_a_buyer_of_a_good_cannot_sell_it_in_the_same_round_but_in_the_next() -> None:
    table = Scenario(players=1).turn(0).play("buy 1 wool")
    assert table.why_not("sell 1 wool") == "you have 1 merchant buying wool, so you cannot sell it this round"
    table.play("buy 1 wool", "pass").let_chance()
    assert table.why_not("sell 1 wool") is None


@pytest.mark.rule("action.trade.sides")
def test_different_players_may_stand_on_different_sides() -> None:
    table = Scenario().goods(1, wool=1).turn(0).play("buy 1 wool", "sell 1 wool")
    assert table.view["market"][0]["merchants"] == [1, -1]


@pytest.mark.rule("ruling.trade_sides", "export_bonus.upgrade")
def test_a_bonus_upgrade_that_takes_the_last_merchant_back_opens_the_other_side() -> None:
    table = Scenario(players=1).goods(0, wool=4).box(0, 6).turn(0)
    table.play("sell 1 wool", "fulfil contract 6", "recall seller wool")
    assert table.sees(0)["merchants"]["ready"] == 2
    assert table.why_not("buy 1 wool") is None


@pytest.mark.rule("ruling.trade")
@pytest.mark.parametrize(("good", "top", "bottom"), [("wool", 8, 3), ("whisky", 16, 8), ("bread", 15, 7)])
def test_all_goods_of_a_trade_have_the_price_before_the_move_and_the_marker_stops_at_the_end(
    good: str, top: int, bottom: int
) -> None:
    table = Scenario(money=200).step(good, 8).merchants(0, 7).turn(0)
    before = table.price_of(good)
    assert table.spend(f"buy 7 {good}") == 7 * before
    assert table.price_of(good) == top
    table = Scenario().step(good, 1).goods(0, **{good: 7}).merchants(0, 7).turn(0)
    before = table.price_of(good)
    assert table.spend(f"sell 7 {good}") == -7 * before
    assert table.price_of(good) == bottom
    assert table.view["market"][["wool", "", "", "bread", "", "whisky"].index(good)]["step"] == 0

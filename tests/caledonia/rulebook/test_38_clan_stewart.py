"""Clan Stewart."""

import pytest
from tests.caledonia.scenario import Scenario


def stewart(**kwargs: object) -> Scenario:
    return Scenario(clans=["stewart"], **kwargs)  # type: ignore[arg-type]


@pytest.mark.rule("clan.stewart.start")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_stewart_begins_with_five_merchants_and_river_crossing(players: int) -> None:
    seat = stewart(players=players).turn(0).sees(0)
    assert seat["merchants"] == {"hired": 5, "ready": 5}
    assert seat["shipping"]["name"] == "river"


@pytest.mark.rule("clan.stewart.start")
def test_only_two_more_merchants_can_be_hired() -> None:
    table = stewart(players=1).turn(0).play("hire merchant", "hire merchant")
    assert table.why_not("hire merchant") == "all 7 merchants are hired already"


@pytest.mark.rule("clan.stewart.trade")
@pytest.mark.parametrize("count", [1, 2, 5])
def test_each_trade_pays_1_however_many_goods_it_moves(count: int) -> None:
    table = stewart().goods(0, wool=5).turn(0)
    assert table.spend(f"sell {count} wool") == -(4 * count + 1)
    table = stewart().turn(0)
    assert table.spend(f"buy {count} wool") == 4 * count - 1


@pytest.mark.rule("clan.stewart.trade", "setup.coins")
def test_what_is_written_beside_a_trade_counts_the_pound() -> None:
    table = stewart().goods(0, wool=5).turn(0)
    assert (table.cost("buy 2 wool"), table.cost("sell 3 wool")) == ("£7", "+£13")
    table = stewart(players=3).unit(0, "b5", "sheep").unit(1, "c4", "cow").turn(0).play("expand c5 bakery")
    assert table.cost("buy 2 milk") == "£5"
    table = Scenario(clans=["campbell"]).goods(0, wool=5).turn(0)
    assert (table.cost("buy 2 wool"), table.cost("sell 3 wool")) == ("£8", "+£12")


@pytest.mark.rule("clan.stewart.trade")
def test_the_pound_comes_before_paying() -> None:
    assert stewart(money=10).turn(0).why_not("buy 1 whisky") is None
    assert stewart(money=9).turn(0).why_not("buy 1 whisky") == "costs £11, you have £10"


@pytest.mark.rule("clan.stewart.trade", "bonus.neighbourhood")
def test_example_three_milk_and_three_whisky_from_neighbours_pay_2() -> None:
    table = (
        stewart(players=3)
        .merchants(0, 6)
        .unit(0, "b5", "sheep")
        .unit(1, "c4", "cow")
        .unit(2, "d4", "distillery")
    )
    table.turn(0).play("expand c5 bakery")
    assert table.spend("buy 3 milk", "buy 3 whisky") == 3 * (5 - 2) + 3 * (11 - 3) - 2
    assert table.stock(0) == {"milk": 3, "whisky": 3}


@pytest.mark.rule("clan.stewart.trade", "bonus.neighbourhood")
def test_the_pound_counts_before_paying_a_neighbours_price() -> None:
    table = stewart(players=3, money=17).unit(0, "b5", "sheep").unit(1, "c4", "distillery").turn(0)
    table.play("expand c5 bakery")
    assert table.purse(0) == 7
    assert table.why_not("buy 1 whisky") is None


@pytest.mark.rule("clan.stewart.trade")
def test_other_actions_and_other_clans_get_no_pound() -> None:
    assert stewart().turn(0).spend("hire merchant") == 4
    assert Scenario(clans=["campbell"]).turn(0).spend("buy 1 wool") == 4


@pytest.mark.rule("clan.stewart.trade", "clan.stewart.start")
def test_river_crossing_can_be_used_at_once() -> None:
    from tests.caledonia.scenario import hand_made

    table = stewart(board=hand_made(rivers=["c4 c5"])).unit(0, "c4", "sheep").turn(0)
    assert table.why_not("expand c5 cow") is None

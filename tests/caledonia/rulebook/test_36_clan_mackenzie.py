"""Clan MacKenzie."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made


def mackenzie(players: int = 1, **kwargs: object) -> Scenario:
    return Scenario(players=players, clans=["mackenzie"], **kwargs)  # type: ignore[arg-type]


@pytest.mark.rule("clan.mackenzie.income")
def test_each_whisky_made_earns_3_and_stays() -> None:
    table = mackenzie().unit(0, "c2 c3 c4", "distillery").goods(0, grain=3, whisky=5).turn(0).play("pass")
    assert table.spend("make 2 whisky", "done") == -6
    assert table.stock(0) == {"grain": 1, "whisky": 7}


@pytest.mark.rule("clan.mackenzie.income")
def test_bread_cheese_and_whisky_bought_earn_nothing() -> None:
    table = mackenzie().unit(0, "c2", "bakery").goods(0, grain=1, whisky=4).turn(0).play("pass")
    assert table.spend("make 1 bread") == 0


@pytest.mark.rule("clan.mackenzie.cellar")
def test_one_whisky_just_made_may_enter_the_cellar() -> None:
    table = mackenzie().unit(0, "c2 c3", "distillery").goods(0, grain=2).turn(0).play("pass", "make 2 whisky")
    assert table.asked == (0, "mature")
    assert table.legal() == ["done", "mature whisky"]
    table.play("mature whisky")
    assert table.sees(0)["cellar"] == [True, False, False]
    assert table.stock(0) == {"whisky": 1}
    assert table.asked[1] != "mature"


@pytest.mark.rule("clan.mackenzie.cellar")
def test_only_whisky_of_this_production_enters_the_cellar() -> None:
    table = mackenzie().unit(0, "c2", "distillery").goods(0, whisky=3).turn(0).play("pass")
    assert table.asked[1] != "mature"
    table = (
        mackenzie()
        .unit(0, "c2", "distillery")
        .goods(0, whisky=3, grain=1)
        .turn(0)
        .play("pass", "make 0 whisky")
    )
    assert table.asked[1] != "mature"


@pytest.mark.rule("clan.mackenzie.cellar", "ruling.mackenzie", "edition.K2")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_barrels_age_before_the_new_one_enters_and_the_oldest_leaves_for_15(edition: str) -> None:
    table = (
        mackenzie(edition=edition)
        .cellar(0, "fresh", "young", "old")
        .unit(0, "c2", "distillery")
        .goods(0, grain=1)
    )
    table.turn(0)
    assert -table.spend("pass") == 16 + 15
    assert table.sees(0)["cellar"] == [False, True, True]
    assert table.spend("make 1 whisky", "mature whisky") == -3
    assert table.sees(0)["cellar"] == [True, True, True]
    assert table.stock(0) == {"whisky": 1}  # the barrel that left


@pytest.mark.rule("clan.mackenzie.cellar", "ruling.mackenzie")
def test_a_barrel_is_worth_7_after_one_production_and_15_after_two() -> None:
    table = mackenzie().cellar(0, "fresh").turn(0)
    for age in ("fresh", "young", "old"):
        assert table.legal("withdraw") == [f"withdraw {age}"]
        earned = -table.spend("pass") - 16
        assert earned == (15 if age == "old" else 0)
        table.let_chance()
    assert (table.sees(0)["cellar"], table.stock(0)) == ([False] * 3, {"whisky": 1})


@pytest.mark.rule("clan.mackenzie.leaving", "ruling.mackenzie")
@pytest.mark.parametrize(("age", "money"), [("fresh", 0), ("young", 7), ("old", 15)])
def test_a_barrel_that_leaves_pays_by_its_age(age: str, money: int) -> None:
    table = mackenzie().cellar(0, age).turn(0)
    assert table.spend(f"withdraw {age}") == -money
    assert (table.stock(0), table.sees(0)["cellar"]) == ({"whisky": 1}, [False] * 3)
    assert table.why_not(f"withdraw {age}") == f"there is no {age} whisky in your cellar"
    assert table.asked == (0, "turn")


@pytest.mark.rule("clan.mackenzie.leaving", "ruling.turn")
def test_barrels_leave_before_or_after_the_main_action_any_number_of_them() -> None:
    table = mackenzie(2).cellar(0, "young", "old").turn(0).play("withdraw old", "sell 1 whisky")
    assert table.legal() == ["end turn", "withdraw young"]
    table.play("withdraw young")
    assert table.asked == (1, "turn")


@pytest.mark.rule("clan.mackenzie.leaving")
def test_a_barrel_can_be_taken_out_to_pay_for_a_contract() -> None:
    table = mackenzie(2).cellar(0, "old").box(0, 11).goods(0, whisky=1).turn(0)
    assert table.why_not("fulfil contract 11") == "asks for 2 whisky, you have 1"
    table.play("withdraw old")
    assert table.why_not("fulfil contract 11") is None


@pytest.mark.rule("clan.mackenzie.leaving")
def test_barrels_can_leave_in_the_middle_of_an_action_to_pay_for_its_bonus() -> None:
    """£15 of the old barrel pay for the unit of a free expansion, and for a purchase from neighbours."""
    table = mackenzie(3, money=0).cellar(0, "old", "young").box(0, 1).goods(0, wool=4)
    table.unit(0, "c4", "sheep").unit(1, "c6", "distillery").turn(0).play("fulfil contract 1")
    assert table.why_not("expand c5 sheep") == "costs £8, you have £0"
    table.play("withdraw old", "expand c5 sheep")
    assert table.why_not("buy 1 whisky") == "costs £8, you have £7"
    table.play("withdraw young", "buy 1 whisky")
    assert table.stock(0) == {"whisky": 3}


@pytest.mark.rule("clan.mackenzie.tile", "edition.K1", "tile.processed")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_whisky_in_the_cellar_counts_for_the_tile_of_processed_goods(edition: str) -> None:
    layout = {"scoring": "processed basics units workers border"}
    table = mackenzie(edition=edition, layout=layout).cellar(0, "fresh", "young").goods(0, bread=2).turn(0)
    table.play("pass")
    assert table.sees(0)["cellar"] == [False, True, True]
    assert table.sees(0)["glory"] == 6


@pytest.mark.rule("clan.mackenzie.leaving")
def test_the_cellar_is_mackenzies_alone() -> None:
    table = Scenario(players=1, clans=["stewart"]).unit(0, "c2", "distillery").goods(0, grain=1).turn(0)
    assert table.why_not("withdraw old") == "there is no old whisky in your cellar"
    assert table.spend("pass", "make 1 whisky") == -16
    assert table.asked[1] != "mature"


@pytest.mark.rule("clan.mackenzie.leaving", "port.contracts")
def test_barrels_can_leave_while_a_drawn_contract_is_considered() -> None:
    table = mackenzie(2, money=0, round=5, board=hand_made(ports={"c3": "contracts"})).cellar(0, "old")
    table.unit(0, "c4", "cow").turn(0).play("use port contracts", "draw contracts").let_chance()
    assert table.legal("take") == []
    table.play("withdraw old")
    assert len(table.legal("take")) == 3

"""Clan Cunningham."""

import pytest
from tests.caledonia.scenario import Scenario


def cunningham(**goods: int) -> Scenario:
    return Scenario(players=1, clans=["cunningham"]).goods(0, **goods)


@pytest.mark.rule("clan.cunningham.butter")
def test_at_the_end_of_production_any_milk_is_worth_8_each() -> None:
    table = cunningham(milk=2).unit(0, "c2", "cow").turn(0).play("pass")
    assert table.legal() == ["churn 0", "churn 1", "churn 2", "churn 3"]
    assert table.why_not("churn 4") == "churning 4 needs 4 milk, you have 3"
    assert table.spend("churn 2") == -16
    assert table.stock(0) == {"milk": 1}


@pytest.mark.rule("clan.cunningham.butter")
def test_neither_the_price_of_milk_nor_merchants_are_touched() -> None:
    table = cunningham(milk=3, wool=2).turn(0).play("sell 2 wool")
    before = table.price_of("milk")
    table.play("pass", "churn 3")
    assert table.price_of("milk") == before


@pytest.mark.rule("clan.cunningham.butter", "ruling.cunningham")
def test_milk_made_into_cheese_is_gone_before_churning() -> None:
    table = cunningham(milk=2).unit(0, "c2", "dairy").turn(0).play("pass")
    assert table.asked == (0, "make")
    table.play("make 1 cheese")
    assert table.legal() == ["churn 0", "churn 1"]


@pytest.mark.rule("ruling.cunningham")
def test_more_than_twenty_milk_can_be_churned() -> None:
    table = cunningham(milk=33).turn(0).play("pass")
    assert table.spend("churn 20", "churn 13") == -33 * 8
    assert table.asked == (-1, "roll-goods")


@pytest.mark.rule("ruling.cunningham")
def test_without_milk_nothing_is_asked() -> None:
    table = cunningham(wool=1).turn(0).play("pass")
    assert table.asked == (-1, "roll-goods")


@pytest.mark.rule("clan.cunningham.butter")
def test_other_clans_do_not_churn() -> None:
    table = Scenario(players=1, clans=["campbell"]).goods(0, milk=3).turn(0).play("pass")
    assert table.asked == (-1, "roll-goods")

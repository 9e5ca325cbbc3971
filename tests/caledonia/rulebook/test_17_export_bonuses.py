"""Direct export bonuses."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made

BOTH = 10  # 4 cheese for 4 cotton, £10 and two bonus upgrades


def fulfil(contract: int, **kwargs: object) -> Scenario:
    """Seat 0 on c4 has just fulfilled a contract that asks for goods only."""
    table = Scenario(**kwargs)  # type: ignore[arg-type]
    asked = table.contract(contract)
    table.goods(0, wool=asked.wool, bread=asked.bread, cheese=asked.cheese, whisky=asked.whisky)
    return table.box(0, contract).unit(0, "c4", "sheep").turn(0).play(f"fulfil contract {contract}")


@pytest.mark.rule("export_bonus.money")
@pytest.mark.parametrize(("contract", "money"), [(9, 8), (11, 10), (15, 15), (30, 3), (2, 0)])
def test_money_is_paid_at_once(contract: int, money: int) -> None:
    assert fulfil(contract).purse(0) == 100 + money


@pytest.mark.rule("export_bonus.expansion")
def test_a_free_expansion_costs_the_unit_but_not_the_land() -> None:
    table = fulfil(1, board=hand_made({"c5": "grass 6"}))
    assert table.spend("expand c5 bakery") == 8
    assert table.asked == (1, "turn")


@pytest.mark.rule("export_bonus.expansion")
def test_the_unit_of_a_free_expansion_must_be_paid() -> None:
    table = fulfil(1, money=8)
    assert table.why_not("expand c5 cow") == "costs £9, you have £8"
    assert table.why_not("expand c5 sheep") is None


@pytest.mark.rule("export_bonus.expansion")
def test_a_free_expansion_obeys_reach_and_terrain() -> None:
    table = fulfil(1, board=hand_made({"c5": "forest 1"}))
    assert table.why_not("expand c6 cow") == "c6 is not within reach of your units at shipping level 0"
    assert table.why_not("expand c5 cow") == "c5 has no grassland for a cow"


@pytest.mark.rule("export_bonus.expansion", "bonus.neighbourhood")
def test_a_free_expansion_gives_the_neighbourhood_bonus() -> None:
    table = Scenario(players=3).box(0, 1).goods(0, wool=4).unit(0, "c4", "sheep").unit(1, "c6", "distillery")
    table.turn(0).play("fulfil contract 1", "expand c5 cow")
    assert table.asked == (0, "after-expanding")
    assert table.spend("buy 1 whisky") == 8


@pytest.mark.rule("export_bonus.expansion", "bonus.building")
def test_a_free_expansion_can_give_the_building_bonus_since_the_box_is_empty_again() -> None:
    table = Scenario().box(0, 1).goods(0, wool=4).unit(0, "c4 c5 c6", "bakery").turn(0)
    table.play("fulfil contract 1", "expand c7 bakery")
    assert table.legal() == ["done", "draw contracts"]


@pytest.mark.rule("export_bonus.expansion", "ruling.fulfil")
def test_a_free_expansion_may_be_declined_and_cannot_be_kept() -> None:
    table = fulfil(1).play("done")
    assert table.asked == (1, "turn")
    assert table.sees(0)["units"]["sheep"] == 1


@pytest.mark.rule("export_bonus.upgrade", "ruling.bonus_upgrade")
@pytest.mark.parametrize(
    ("upgrade", "cost"),
    [("upgrade shipping", 0), ("hire merchant", 0), ("upgrade woodcutters", 5), ("upgrade miners", 5)],
)
def test_a_bonus_upgrade_is_free_and_a_technology_costs_5(upgrade: str, cost: int) -> None:
    table = fulfil(6)
    assert table.spend(upgrade) == cost
    assert table.asked == (1, "turn")


@pytest.mark.rule("export_bonus.upgrade", "action.technology")
def test_a_technology_as_bonus_upgrade_must_still_be_paid() -> None:
    assert fulfil(6, money=4).why_not("upgrade miners") == "costs £5, you have £4"


@pytest.mark.rule("export_bonus.upgrade")
@pytest.mark.parametrize("second", ["upgrade shipping", "hire merchant", "upgrade miners"])
def test_two_bonus_upgrades_may_be_the_same_or_different(second: str) -> None:
    table = fulfil(BOTH).play("upgrade shipping")
    assert table.asked == (0, "export-bonuses")
    table.play(second)
    assert table.asked == (1, "turn")
    assert table.sees(0)["shipping"]["level"] == (2 if second == "upgrade shipping" else 1)


@pytest.mark.rule("export_bonus.upgrade", "ruling.bonus_upgrade")
def test_instead_of_hiring_a_merchant_may_come_back_from_a_chosen_place_of_the_market() -> None:
    table = Scenario(players=1).box(0, 6).goods(0, wool=4, milk=1).merchants(0, 3).turn(0)
    table.play("sell 1 milk", "buy 1 grain", "fulfil contract 6")
    assert table.legal("recall") == ["recall buyer grain", "recall seller milk"]
    assert table.why_not("recall seller grain") == "you have no merchant selling grain"
    assert table.why_not("recall buyer wool") == "you have no merchant buying wool"
    table.play("recall buyer grain")
    assert table.sees(0)["merchants"] == {"hired": 3, "ready": 2}
    assert [each["merchants"] for each in table.view["market"]] == [[0], [0], [-1], [0], [0], [0]]


@pytest.mark.rule("ruling.bonus_upgrade", "ruling.upgrades")
def test_a_bonus_upgrade_obeys_the_limits_and_may_be_declined() -> None:
    table = Scenario().box(0, 6).goods(0, wool=3).shipping(0, 5).merchants(0, 7).technology(0, True, True)
    table.turn(0).play("fulfil contract 6")
    assert table.asked == (1, "turn")  # nothing left to upgrade, nothing to ask
    assert fulfil(6).play("done").asked == (1, "turn")


@pytest.mark.rule("ruling.fulfil", "edition.D1")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_the_money_of_a_contract_can_pay_for_the_unit_of_its_free_expansion(edition: str) -> None:
    """Contract 7: 2 bread for £10 and a free expansion."""
    table = fulfil(7, money=0, edition=edition)
    assert table.spend("expand c5 cow") == 9
    assert table.purse(0) == 1


@pytest.mark.rule("ruling.fulfil", "edition.D1")
@pytest.mark.parametrize("order", [("brew 1", "expand c5 cow"), ("expand c5 cow", "brew 1")])
def test_the_bonuses_of_a_contract_come_in_any_order(order: tuple[str, str]) -> None:
    """Contract 1: 4 wool for 2 cotton, 1 hops and a free expansion."""
    table = Scenario(clans=["macewen"]).box(0, 1).goods(0, wool=4, grain=1).unit(0, "c4", "sheep").turn(0)
    table.play("fulfil contract 1")
    assert table.spend(*order) == 0  # £9 for the beer, £9 for the cow
    assert table.asked == (1, "turn")


@pytest.mark.rule("ruling.fulfil")
def test_bonuses_can_be_declined_one_by_one() -> None:
    table = Scenario(clans=["macewen"]).box(0, 1).goods(0, wool=4, grain=1).unit(0, "c4", "sheep").turn(0)
    table.play("fulfil contract 1", "brew 1", "done")
    assert table.sees(0)["units"]["cow"] == 0
    assert table.asked == (1, "turn")

"""Clan MacEwen."""

import pytest
from tests.caledonia.scenario import Scenario


def fulfil(contract: int, clan: str = "macewen", grain: int = 5) -> Scenario:
    table = Scenario(clans=[clan])
    asked = table.contract(contract)
    table.goods(0, wool=asked.wool, bread=asked.bread, cheese=asked.cheese, whisky=asked.whisky, grain=grain)
    return table.box(0, contract).turn(0).play(f"fulfil contract {contract}")


@pytest.mark.rule("clan.macewen.brewing")
@pytest.mark.parametrize(("contract", "most"), [(11, 1), (2, 2), (12, 3), (23, 3)])
def test_each_hops_of_a_contract_turns_a_grain_into_9_up_to_three(contract: int, most: int) -> None:
    table = fulfil(contract)
    assert table.legal("brew") == [f"brew {count}" for count in range(1, most + 1)]
    assert table.spend(f"brew {most}") == -9 * most
    assert table.stock(0) == {"grain": 5 - most}
    assert table.asked == (1, "turn")


@pytest.mark.rule("clan.macewen.brewing")
def test_brewing_needs_grain_and_hops_enough() -> None:
    table = fulfil(12, grain=2)
    assert table.why_not("brew 3") == "brewing 3 needs 3 grain, you have 2"
    assert fulfil(2).why_not("brew 3") == "at most 2 grain can be brewed for this contract now"
    assert fulfil(12, grain=0).asked == (1, "turn")


@pytest.mark.rule("clan.macewen.brewing")
def test_a_contract_without_hops_brews_nothing() -> None:
    assert fulfil(48).asked == (1, "turn")


@pytest.mark.rule("clan.macewen.brewing")
def test_brewing_may_be_declined_and_is_done_once_for_each_contract() -> None:
    assert fulfil(12).play("done").stock(0) == {"grain": 5}
    assert fulfil(12).play("brew 1").asked == (1, "turn")


@pytest.mark.rule("clan.macewen.brewing")
def test_hops_that_were_brewed_still_score() -> None:
    assert fulfil(12).play("brew 3").line("hops")[0] == 3


@pytest.mark.rule("clan.macewen.brewing", "export_bonus.upgrade")
@pytest.mark.parametrize("order", [("brew 3", "upgrade shipping"), ("upgrade shipping", "brew 3")])
def test_brewing_comes_before_or_after_the_direct_bonuses(order: tuple[str, str]) -> None:
    table = fulfil(6)
    assert table.spend(*order) == -27
    assert table.asked == (1, "turn")


@pytest.mark.rule("clan.macewen.brewing")
def test_other_clans_do_not_brew() -> None:
    assert fulfil(12, clan="campbell").asked == (1, "turn")

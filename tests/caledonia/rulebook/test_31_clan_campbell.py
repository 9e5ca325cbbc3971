"""Clan Campbell."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made

LAND = 2


def campbell(**kwargs: object) -> Scenario:
    return Scenario(players=1, clans=["campbell"], money=200, **kwargs).unit(0, "c2", "sheep")  # type: ignore[arg-type]


@pytest.mark.rule("clan.campbell.factories")
def test_example_three_bakeries_cost_5_4_4_and_a_distillery_7() -> None:
    table = campbell().turn(0)
    steps = ("expand c3 bakery", "expand c4 bakery", "expand c5 bakery", "expand c6 distillery")
    assert [table.spend(step) - LAND for step in steps] == [5, 4, 4, 7]


@pytest.mark.rule("clan.campbell.factories")
@pytest.mark.parametrize(
    ("unit", "costs"), [("bakery", [5, 4, 4, 3]), ("distillery", [7, 6, 6, 5]), ("dairy", [9, 8, 8, 7])]
)
def test_the_fourth_of_a_type_is_5_cheaper(unit: str, costs: list[int]) -> None:
    table = campbell().box(0, 1).turn(0)
    assert [table.spend(f"expand c{row} {unit}") - LAND for row in (3, 4, 5, 6)] == costs


@pytest.mark.rule("clan.campbell.factories")
@pytest.mark.parametrize(("unit", "cost"), [("sheep", 8), ("cow", 9), ("field", 18)])
def test_animals_and_fields_are_not_cheaper(unit: str, cost: int) -> None:
    assert campbell().turn(0).spend(f"expand c3 {unit}") == cost + LAND


@pytest.mark.rule("clan.campbell.factories", "ruling.cost")
def test_the_discount_counts_the_factories_on_the_map_before_this_one() -> None:
    """Bakeries swapped back to the player board no longer count."""
    board = hand_made(ports={"c1": "swap"})
    table = campbell(board=board).unit(0, "c3 c4", "bakery").turn(0)
    assert table.why_not("expand c5 bakery") is None
    table.play("use port swap", "swap c3", "swap c4", "into cow", "into dairy")
    assert table.spend("expand c5 bakery") == 8 - 3 + LAND


@pytest.mark.rule("clan.campbell.factories", "export_bonus.expansion")
def test_the_discount_holds_for_free_expansions() -> None:
    table = campbell().box(0, 1).goods(0, wool=4).unit(0, "c3", "bakery").turn(0).play("fulfil contract 1")
    assert table.spend("expand c4 bakery") == 4


@pytest.mark.rule("clan.campbell.factories")
def test_the_refusal_names_the_reduced_cost() -> None:
    table = campbell().money(0, 6).turn(0)
    assert table.why_not("expand c3 bakery") == "costs £7, you have £6"

"""The building bonus."""

import pytest
from tests.caledonia.scenario import Scenario

BUILDINGS = ["dairy", "bakery", "distillery"]
DRAWN = ("draw contract 7", "draw contract 8", "draw contract 9")


def fourth(unit: str = "bakery", **kwargs: object) -> Scenario:
    """Seat 0 has three of a building on the map and can place the fourth on c7."""
    return Scenario(**kwargs).on_board(1, 2).unit(0, "c4 c5 c6", unit)  # type: ignore[arg-type]


@pytest.mark.rule("bonus.building")
@pytest.mark.parametrize("unit", BUILDINGS)
def test_the_fourth_building_of_a_type_shows_three_contracts_of_the_pile(unit: str) -> None:
    table = fourth(unit).turn(0).play(f"expand c7 {unit}")
    assert table.legal() == ["done", "draw contracts"]
    table.play("draw contracts")
    assert table.asked == (-1, "draw-contract")
    assert "draw contract 1" not in table.legal()  # on the export board
    table.play(*DRAWN)
    assert table.asked == (0, "choose-a-drawn-contract")
    assert table.legal() == ["done", "take contract 7", "take contract 8", "take contract 9"]


@pytest.mark.rule("bonus.building")
@pytest.mark.parametrize("unit", ["sheep", "cow", "field"])
def test_animals_and_fields_bring_no_building_bonus(unit: str) -> None:
    table = fourth(unit).turn(0).play(f"expand c7 {unit}")
    assert table.asked == (1, "turn")


@pytest.mark.rule("bonus.building")
def test_three_of_one_type_and_one_of_another_bring_nothing() -> None:
    table = fourth("bakery").turn(0).play("expand c7 dairy")
    assert table.asked == (1, "turn")


@pytest.mark.rule("bonus.building", "ruling.building")
@pytest.mark.parametrize(("round", "cost"), [(1, -5), (2, 0), (3, 5), (4, 10), (5, 15)])
def test_a_contract_that_is_kept_costs_the_fee_of_the_round(round: int, cost: int) -> None:
    table = fourth(round=round).turn(0).play("expand c7 bakery", "draw contracts", *DRAWN)
    assert table.spend("take contract 8") == cost
    assert table.sees(0)["contracts"] == [8]
    assert table.asked == (1, "turn")


@pytest.mark.rule("bonus.building")
def test_keeping_none_costs_nothing() -> None:
    table = fourth(round=3).turn(0).play("expand c7 bakery", "draw contracts", *DRAWN)
    assert table.spend("done") == 0
    assert table.sees(0)["contracts"] == [0]
    assert table.asked == (1, "turn")


@pytest.mark.rule("bonus.building")
def test_a_kept_contract_must_be_paid() -> None:
    table = fourth(round=5, money=24).turn(0).play("expand c7 bakery", "draw contracts", *DRAWN)
    assert table.why_not("take contract 7") == "a contract costs £15 in round 5, you have £14"
    assert table.why_not("take contract 1") == "contract 1 is not among the contracts drawn"
    assert table.legal() == ["done"]


@pytest.mark.rule("bonus.building")
def test_the_last_pounds_may_be_spent_on_the_fee() -> None:
    table = fourth(round=5, money=25).turn(0).play("expand c7 bakery", "draw contracts", *DRAWN)
    assert table.spend("take contract 7") == 15
    assert table.purse(0) == 0


@pytest.mark.rule("bonus.building")
def test_with_a_contract_in_the_box_there_is_no_building_bonus() -> None:
    table = fourth().box(0, 12).turn(0).play("expand c7 bakery")
    assert table.asked == (1, "turn")


@pytest.mark.rule("bonus.building")
def test_the_draw_may_be_declined() -> None:
    table = fourth().turn(0).play("expand c7 bakery", "done")
    assert table.asked == (1, "turn")
    assert table.view["export"]["pile"] == 48


@pytest.mark.rule("ruling.building")
def test_contracts_not_kept_go_under_the_pile_in_the_order_drawn() -> None:
    table = fourth().turn(0).play("expand c7 bakery", "draw contracts", *DRAWN, "take contract 8")
    assert table.view["export"]["pile"] == 47
    table.state.bag = 0  # everything above them is drawn
    table.state.removed = pow(2, 50) - 1 - sum(pow(2, number - 1) for number in (1, 2, 7, 8, 9))
    table.play("pass", "pass")
    assert table.view["export"]["boxes"] == [1, 2, 7, 9, 0, 0]


@pytest.mark.rule("ruling.building", "bonus.neighbourhood")
@pytest.mark.parametrize("order", [("buy 2 milk", "draw contracts"), ("draw contracts", "buy 2 milk")])
def test_building_and_neighbourhood_bonus_of_one_expansion_come_in_any_order(order: tuple[str, str]) -> None:
    table = fourth().unit(1, "d7", "cow").turn(0).play("expand c7 bakery")
    for text in order:
        table.play(text)
        if text == "draw contracts":
            table.play(*DRAWN, "take contract 9")
    assert table.stock(0) == {"milk": 2}
    assert table.sees(0)["contracts"] == [9]
    assert table.asked == (1, "turn")


@pytest.mark.rule("bonus.building")
def test_a_small_pile_shows_what_is_left() -> None:
    table = fourth().turn(0)
    table.state.removed = table.state.bag & ~pow(2, 29)
    table.state.bag = pow(2, 29)
    table.play("expand c7 bakery", "draw contracts", "draw contract 30")
    assert table.legal() == ["done", "take contract 30"]


@pytest.mark.rule("bonus.building", "ruling.building")
@pytest.mark.parametrize("under", [True, False])
def test_contracts_put_under_the_pile_come_up_when_all_others_are_drawn(under: bool) -> None:
    """A second set is completed when only what was put back is left, or nothing."""
    table = fourth(players=1).unit(0, "e4 e5 e6", "dairy").turn(0)
    if under:
        table.play("expand c7 bakery", "draw contracts", *DRAWN, "done")
    table.state.removed = table.state.bag
    table.state.bag = 0
    table.play("expand e7 dairy")
    if not under:
        assert table.asked == (0, "turn")  # nothing to draw, nothing to ask
        return
    table.play("draw contracts")  # their order is known, so chance is not asked
    assert table.legal() == ["done", "take contract 7", "take contract 8", "take contract 9"]

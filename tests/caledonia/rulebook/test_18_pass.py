"""Action 8: pass."""

import pytest
from tests.caledonia.scenario import Scenario


@pytest.mark.rule("action.pass")
def test_example_who_passes_first_receives_16_and_is_first_in_the_next_round() -> None:
    table = Scenario(players=4).turn(0).play("hire merchant", "hire merchant")
    assert table.asked[0] == 2
    assert table.spend("pass") == -16
    table.pass_all().let_chance()
    assert table.view["order"][0] == 2
    assert table.asked == (2, "turn")


@pytest.mark.rule("action.pass")
@pytest.mark.parametrize(("players", "money"), [(2, [16, 14]), (3, [16, 14, 12]), (4, [16, 14, 12, 10])])
def test_each_later_pass_pays_less(players: int, money: list[int]) -> None:
    table = Scenario(players=players).turn(0)
    for seat in range(players):
        assert table.spend("pass") == -money[seat]


@pytest.mark.rule("action.pass")
def test_the_order_of_passing_is_the_order_of_the_next_round() -> None:
    table = Scenario(players=4).turn(0)
    for text in ("hire merchant", "pass", "hire merchant", "pass", "hire merchant", "pass", "pass"):
        table.play(text)
    table.let_chance()
    assert table.view["order"] == [1, 3, 2, 0]


@pytest.mark.rule("action.pass")
def test_one_may_pass_although_other_actions_are_possible_and_is_then_out_for_the_round() -> None:
    table = Scenario(players=2).turn(0)
    assert len(table.legal()) > 1
    table.play("pass", "hire merchant", "hire merchant")
    assert table.asked[0] == 1
    assert [table.sees(seat)["passed"] for seat in (0, 1)] == [True, False]


@pytest.mark.rule("action.pass")
def test_passing_is_always_possible() -> None:
    assert Scenario(money=0).turn(0).legal() == ["pass", *(f"take contract {n}" for n in _on_board())]


def _on_board() -> list[int]:
    boxes = Scenario(money=0).turn(0).view["export"]["boxes"]
    return sorted(box for box in boxes if box)


@pytest.mark.rule("action.pass", "edition.R5")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_passing_pays_in_round_5_too(edition: str) -> None:
    table = Scenario(players=2, round=5, edition=edition).turn(0).play("pass", "pass")
    assert table.view["over"]
    assert [table.purse(seat) for seat in (0, 1)] == [116, 114]

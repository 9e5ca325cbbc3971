"""Clan Robertson."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made

# The river c4|c5, b4|c5 flows into the loch d4 between c4 and c5; b4 lies further up.
DELTA = hand_made({"d4": "loch", "c4 c5 b4": "grass 1"}, rivers=["c4 c5", "b4 c5"])


def robertson(players: int, **kwargs: object) -> Scenario:
    return Scenario(players=players, clans=["robertson"], board=DELTA, **kwargs).unit(0, "b3", "sheep")  # type: ignore[arg-type]


@pytest.mark.rule("clan.robertson.deltas")
def test_example_a_bakery_on_a_delta_of_1_costs_6_with_four_players() -> None:
    assert robertson(4).turn(0).spend("expand c4 bakery") == 6


@pytest.mark.rule("clan.robertson.deltas")
@pytest.mark.parametrize(("players", "cost"), [(1, 7), (2, 7), (3, 6), (4, 6)])
def test_the_discount_is_3_or_2_with_one_and_two_players(players: int, cost: int) -> None:
    assert robertson(players).turn(0).spend("expand c4 bakery") == cost


@pytest.mark.rule("clan.robertson.deltas")
def test_both_banks_of_the_mouth_are_delta_but_not_the_river_further_up() -> None:
    table = robertson(4).shipping(0, 1).turn(0)
    assert table.why_not("expand b4 sheep") is None
    assert robertson(4).turn(0).spend("expand b4 sheep") == 9
    assert robertson(4).unit(0, "c6", "cow").turn(0).spend("expand c5 sheep") == 6
    deltas = {each["name"] for each in table.view["map"]["hexes"] if each.get("delta")}
    assert deltas == {"c4", "c5"}


@pytest.mark.rule("clan.robertson.deltas")
def test_land_beside_a_loch_without_a_river_is_no_delta() -> None:
    assert robertson(4).unit(0, "d2", "cow").turn(0).spend("expand d3 sheep") == 10


@pytest.mark.rule("clan.robertson.deltas")
def test_the_discount_comes_back_with_each_unit_on_the_delta() -> None:
    """Slaughter frees the delta for another cheap unit."""
    table = robertson(1).unit(0, "c4", "cow").box(0, 16).goods(0, wool=1).turn(0)
    table.play("fulfil contract 16", "slaughter c4")
    assert table.spend("expand c4 cow") == 9 + 1 - 2


@pytest.mark.rule("clan.robertson.deltas")
def test_deltas_are_cheap_for_robertson_only() -> None:
    table = Scenario(players=4, clans=["campbell"], board=DELTA).unit(0, "b3", "sheep").turn(0)
    assert table.spend("expand c4 sheep") == 9


@pytest.mark.rule("clan.robertson.deltas")
def test_the_discount_decides_what_can_be_paid() -> None:
    table = robertson(4, money=6).turn(0)
    assert table.why_not("expand c4 bakery") is None
    assert table.why_not("expand c4 cow") == "costs £7, you have £6"

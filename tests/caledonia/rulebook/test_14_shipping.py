"""Action 4: upgrade shipping, and how far ships reach."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made

# The picture: red stands on d5; a river runs along its right side up to the blue dairy on e4.
MARKS = {"d4": "0.a", "c5": "0.b", "e5": "R.a", "e6": "R.b", "d7": "1.a", "f4": "X", "f5": "X", "f6": "X"}
PICTURE = hand_made(
    {"d6": "loch"}, rivers=["d5 e6", "d5 e5", "d4 e5", "e4 e5"], only=" ".join(["d5", "e4", *MARKS])
)


def picture(shipping: int) -> Scenario:
    table = Scenario(players=3, board=PICTURE).unit(0, "d5", "sheep").unit(1, "e4", "dairy")
    return table.shipping(0, shipping).turn(0)


def reached(table: Scenario) -> list[str]:
    return sorted({MARKS.get(text.split()[1], text) for text in table.legal("expand")})


@pytest.mark.rule("action.shipping.levels", "action.shipping.land")
@pytest.mark.parametrize(
    ("shipping", "marks"),
    [
        (0, ["0.a", "0.b"]),
        (1, ["0.a", "0.b", "R.a", "R.b"]),
        (2, ["0.a", "0.b", "1.a", "R.a", "R.b"]),
        (5, ["0.a", "0.b", "1.a", "R.a", "R.b"]),
    ],
)
def test_example_red_reaches_more_with_each_level_but_never_the_hexes_marked_x(
    shipping: int, marks: list[str]
) -> None:
    table = picture(shipping)
    assert reached(table) == marks
    assert (
        table.why_not("expand f5 cow") == f"f5 is not within reach of your units at shipping level {shipping}"
    )


@pytest.mark.rule("action.shipping.levels", "bonus.neighbourhood")
def test_example_only_0a_neighbours_the_blue_dairy_since_a_river_parts_ra_from_it() -> None:
    assert picture(1).play("expand d4 sheep").asked == (0, "after-expanding")
    assert picture(1).play("expand e5 sheep").asked == (1, "turn")


@pytest.mark.rule("action.shipping")
def test_a_step_of_shipping_costs_4() -> None:
    table = Scenario(players=1, board=PICTURE, money=8).unit(0, "d5", "sheep").turn(0)
    assert table.spend("upgrade shipping") == 4
    assert table.sees(0)["shipping"] == {"level": 1, "name": "river"}
    assert reached(table) == []  # £4 left buy no unit
    assert table.spend("upgrade shipping") == 4
    assert table.sees(0)["shipping"] == {"level": 2, "name": "1 loch"}
    assert table.why_not("upgrade shipping") == "costs £4, you have £0"


@pytest.mark.rule("action.shipping")
def test_a_step_of_shipping_opens_new_hexes_for_the_next_expansion() -> None:
    table = picture(0)
    assert table.why_not("expand e5 cow") == "e5 is not within reach of your units at shipping level 0"
    table.play("upgrade shipping", "pass", "pass")
    assert table.why_not("expand e5 cow") is None


@pytest.mark.rule("action.shipping", "ruling.upgrades")
def test_shipping_ends_at_four_lochs() -> None:
    table = Scenario(players=1).turn(0)
    names = []
    for _ in range(5):
        table.play("upgrade shipping")
        names.append(table.sees(0)["shipping"]["name"])
    assert names == ["river", "1 loch", "2 lochs", "3 lochs", "4 lochs"]
    assert table.why_not("upgrade shipping") == "your shipping is already at 4 lochs"


@pytest.mark.rule("action.shipping.levels")
@pytest.mark.parametrize("lochs", [1, 2, 3, 4])
def test_a_level_of_so_many_lochs_crosses_so_many_lochs(lochs: int) -> None:
    board = hand_made({" ".join(f"c{row}" for row in range(3, 3 + lochs)): "loch"})
    goal = f"c{3 + lochs}"
    for level in range(6):
        table = Scenario(board=board).unit(0, "c2", "sheep").shipping(0, level).turn(0)
        assert (table.why_not(f"expand {goal} cow") is None) == (level >= lochs + 1)


@pytest.mark.rule("ruling.reach")
def test_one_hop_crosses_a_river_or_lochs_but_never_both() -> None:
    """c4 | river | c5, then the loch c6, then c7: two hops."""
    board = hand_made({"c6": "loch"}, rivers=["c4 c5"], only="c4 c5 c7")
    table = Scenario(players=1, board=board).unit(0, "c4", "sheep").shipping(0, 5).turn(0)
    assert {text.split()[1] for text in table.legal("expand")} == {"c5"}
    table.play("expand c5 cow")
    assert {text.split()[1] for text in table.legal("expand")} == {"c7"}


@pytest.mark.rule("ruling.reach", "action.shipping.land")
def test_lochs_with_land_between_them_are_no_chain() -> None:
    board = hand_made({"c5 c7": "loch"}, only="c4 c6 c8")
    table = Scenario(board=board).unit(0, "c4", "sheep").shipping(0, 5).turn(0)
    assert {text.split()[1] for text in table.legal("expand")} == {"c6"}


@pytest.mark.rule("ruling.reach", "clan.macdonald.fishermen")
def test_fishermen_do_not_block_a_chain_of_lochs() -> None:
    board = hand_made({"c5 c6": "loch"}, only="c4 c7 g4")
    table = Scenario(clans=["macdonald"], board=board).unit(0, "c6", "fisherman").unit(0, "g4", "sheep")
    table.unit(1, "c4", "sheep").shipping(1, 3).turn(1)
    assert {text.split()[1] for text in table.legal("expand")} == {"c7"}

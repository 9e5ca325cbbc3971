"""Chronicle III, barrel by barrel: where each may go, what cellars cost, every space of the sale tiles."""

import pytest
from tests.glenmore.rulebook.chronicles.test_3_cellars import active, cellar, cellars
from tests.glenmore.scenario import Scenario

from clachan.games.glenmore.components import load_components

SALES = {"whisky sale b": 0, "whisky sale c": 1, "whisky sale d": 2}
JAMEY = "Ol' Jamey's Single Cask Reserve"
FULL = {"wood": 3, "stone": 3, "barley": 3, "sheep": 3, "cattle": 3}


def sold(table: Scenario, tile: str) -> tuple[int, int]:
    """Barrels on the lower spaces and on the extra space of a sale tile."""
    shown = table.seen()["cellars"]["sales"][tile]
    return shown["lower"], shown["extra"]


def fill(table: Scenario, tile: str, lower: int, extra: int) -> Scenario:
    table.state.sales.lower[SALES[tile]] = lower
    table.state.sales.extra[SALES[tile]] = extra
    return table


@pytest.mark.rule("ch3.age", "ch3.cellars")
@pytest.mark.parametrize(
    ("count", "barrels", "movable"),
    [
        (1, (0,), [0]),
        (1, (0, 0, 1), [1]),
        (1, (1, 2), [2]),
        (1, (3,), []),
        (2, (3,), [3]),
        (2, (3, 4), [4]),
        (2, (6,), []),
        (3, (6,), [6]),
        (3, (6, 7, 8), [8]),
        (3, (9,), []),
        (3, (8, 9), []),
        (3, (0, 2, 5, 9), [0, 2, 5]),
    ],
)
def test_which_barrels_can_age(count: int, barrels: tuple[int, ...], movable: list[int]) -> None:
    table = cellars(active("ben wyvis"), count).barrels(0, *barrels)
    table.check()
    assert ("activate h8" in table.legal()) is bool(movable)
    if len(movable) > 1:
        assert table.play("activate h8").legal() == [f"barrel {space}" for space in movable]
        table.check()
        table.play(f"barrel {movable[-1]}")
    elif movable:
        table.play("activate h8")
    if movable:
        spaces, area = cellar(table)
        assert movable[-1] + 1 in spaces
        assert len(spaces) + area == len(barrels) == table.player(0).whisky
        assert (movable[-1] in spaces) is False


@pytest.mark.rule("ch3.gain")
@pytest.mark.parametrize(
    ("barrels", "after"),
    [
        ((), [1]),
        ((1,), [1, 2]),
        ((2,), [1, 2]),
        ((1, 2), [1, 2, 3]),
        ((1, 3), [1, 2, 3]),
        ((1, 2, 3), [1, 2, 3]),
    ],
)
def test_a_new_barrel_takes_the_first_free_space_of_the_first_cellar(
    barrels: tuple[int, ...], after: list[int]
) -> None:
    table = cellars(active("pulteney"), 3).barrels(0, *barrels).goods(0, "g7", "barley").play("activate h8")
    if table.asked[1] != "turn":
        table.play("distil")
    assert cellar(table) == (after, 1 if len(barrels) == 3 else 0)
    assert table.player(0).whisky == len(barrels) + 1


@pytest.mark.rule("ch3.pay")
@pytest.mark.parametrize("space", [0, 1, 4, 9])
def test_the_barrel_that_is_paid_leaves_its_own_space(space: int) -> None:
    table = cellars(Scenario(chronicles="3"), 3).track({5: "clachaig inn"}).barrels(0, 0, 0, 1, 4, 9)
    table.play("take 5")
    table.check()
    assert table.legal() == ["barrel 0", "barrel 1", "barrel 4", "barrel 9"]
    table.play(f"barrel {space}")
    assert cellar(table) == ([n for n in (1, 4, 9) if n != space], 2 - (space == 0))


@pytest.mark.rule("ch3.choice")
@pytest.mark.parametrize("tile", ["pulteney", "glen albyn"])
def test_where_only_one_icon_is_possible_it_is_that_one(tile: str) -> None:
    table = active(tile).market(**FULL).barrels(0, 1)
    table.check()
    assert cellar(table.play("activate h8")) == ([2], 0)  # no barley
    table = active(tile).market(**FULL).barrels(0, 1, 2, 3).goods(0, "g7", "barley")
    table.check()
    assert cellar(table.play("activate h8")) == ([1, 2, 3], 1)  # no barrel can move
    table = active(tile).market(**FULL).barrels(0, 1, 2, 3)
    table.check()
    assert "activate h8" not in table.legal()
    table = active(tile).market(**{**FULL, "barley": 1}).has(0, coins=2).barrels(0, 1)
    table.play("activate h8")
    table.check()
    assert table.legal() == ["distil", "age"]  # barley can be bought
    assert cellar(table.play("distil")) == ([1, 2], 0)


@pytest.mark.rule("ch3.both")
def test_both_goods_are_needed_for_the_barrel_and_the_step() -> None:
    for goods in ("barley", "wood", ""):
        table = active("glenlochy").market(**FULL).goods(0, "g7", goods).barrels(0, 1, 2, 3)
        table.check()
        assert "activate h8" not in table.legal()
    table = active("glenlochy").market(**FULL).goods(0, "g7", "barley wood").barrels(0, 1).play("activate h8")
    if table.asked[1] != "age-a-barrel":
        table.check()
        table.play("distil")
    assert (table.stock(0), table.player(0).whisky) == ("", 2)
    table.check()
    assert table.legal() == ["done", "barrel 2"]
    assert cellar(table.play("barrel 2")) == ([1, 3], 0)


@pytest.mark.rule("ch3.cellars", "market.buy")
@pytest.mark.parametrize(
    ("count", "goods", "stacks", "coins"),
    [
        (1, "", {}, 2),
        (1, "wood", {"stone": 2}, 3),
        (1, "stone", {"wood": 1}, 2),
        (1, "", {"wood": 1, "stone": 1}, 4),
        (2, "wood stone", {"stone": 1}, 2),
        (2, "wood", {}, 3),
        (2, "stone stone", {"wood": 2}, 3),
    ],
)
def test_what_the_next_cellar_costs(count: int, goods: str, stacks: dict[str, int], coins: int) -> None:
    table = cellars(Scenario(chronicles="3"), count).goods(0, "h7", goods).market(**stacks)
    table.has(0, coins=coins - 1).check()
    assert table.legal("build") == []
    table.has(0, coins=coins).check()
    assert table.legal("build") == [f"build cellar {count + 1}"]
    table.play(f"build cellar {count + 1}")
    while table.asked == (0, "pay"):
        table.check()
        table.play(table.legal("from")[0])
    assert (table.player(0).coins, table.stock(0)) == (0, "")
    assert table.seen()["cellars"]["seats"][0]["cellars"] == count + 1
    assert [seat["cellars"] for seat in table.seen()["cellars"]["seats"][1:]] == [1, 1]


@pytest.mark.rule("ch3.cellars")
def test_there_is_no_fourth_cellar() -> None:
    table = cellars(Scenario(chronicles="3"), 3).goods(0, "h7", "wood stone stone").has(0, coins=9)
    table.check()
    assert table.legal("build") == []


@pytest.mark.rule("ch3.passing_sale")
@pytest.mark.parametrize("tile", list(SALES))
@pytest.mark.parametrize("space", range(1, 10))
def test_a_barrel_brings_the_points_of_its_space(tile: str, space: int) -> None:
    table = cellars(Scenario(chronicles="3"), 3).track({6: tile}).barrels(0, space, 0)
    table.play("take 12", f"barrel {space}")
    printed = [points for each in load_components().chronicles.cellars for points in each.vp]
    assert printed[:3] == [1, 2, 3]  # the book names the spaces of the first cellar
    assert table.line(0, JAMEY) == printed[space - 1]
    assert (sold(table, tile), cellar(table)) == ((1, 0), ([], 1))


@pytest.mark.rule("ch3.passing_sale")
def test_every_sale_tile_on_the_way_is_asked_for_in_its_order_and_none_beyond_the_pawn() -> None:
    table = Scenario(chronicles="3").pawns({0: 5, 1: 9, 2: 11}).barrels(0, 1, 2, 3)
    table.track({7: "whisky sale b", 14: "whisky sale c", 2: "macbeth", 3: "whisky sale d"}).play("take 2")
    fill(table, "whisky sale b", 0, 0).check()
    table.play("barrel 3")
    assert (sold(table, "whisky sale b"), sold(table, "whisky sale c")) == ((1, 0), (0, 0))
    assert table.asked == (0, "pass-a-sale")
    table.play("barrel 1")
    assert (sold(table, "whisky sale c"), sold(table, "whisky sale d")) == ((1, 0), (0, 0))
    assert (table.asked, table.line(0, JAMEY)) == ((0, "clan-marker"), 4)


@pytest.mark.rule("ch3.passing_sale", "ch3.pay")
def test_a_second_barrel_may_be_sold_before_the_first_pays_for_the_tile() -> None:
    table = Scenario(chronicles="3").track({6: "whisky sale b", 8: "clachaig inn"}).barrels(0, 2, 3)
    table.play("take 8")
    table.check()
    assert table.legal() == ["done", "barrel 2", "barrel 3"]
    table.play("barrel 3")
    assert (table.line(0, JAMEY), table.player(0).whisky) == (3, 0)


@pytest.mark.rule("ch3.stopping_sale")
@pytest.mark.parametrize("tile", list(SALES))
@pytest.mark.parametrize(
    ("lower", "extra", "choices"),
    [
        (0, 0, ["sell on the extra space", "sell on a lower space"]),
        (1, 0, ["sell on the extra space", "sell on a lower space"]),
        (2, 0, ["sell on the extra space"]),
        (1, 1, ["sell on a lower space"]),
        (2, 1, []),
    ],
)
def test_which_spaces_of_a_sale_tile_are_free(tile: str, lower: int, extra: int, choices: list[str]) -> None:
    table = Scenario(chronicles="3").track({6: tile}).barrels(0, 2, 3).market(**FULL).has(0, coins=0)
    fill(table, tile, lower, extra).check()
    assert ("take 6" in table.legal()) is bool(choices)
    if not choices:
        return
    table.play("take 6")
    table.check()
    if len(choices) > 1:
        assert table.legal() == choices
        table.play("sell on the extra space", "barrel 2", "done")
        assert sold(table, tile) == (lower, extra + 1)
    else:
        table.play("barrel 2")
        assert sum(sold(table, tile)) == lower + extra + 1
    assert (table.line(0, JAMEY), table.player(0).whisky) == (2, 1)
    assert table.asked[0] != 0


@pytest.mark.rule("ch3.stopping_sale")
def test_with_one_barrel_one_is_sold_wherever_its_owner_says() -> None:
    for choice, expected in (("sell on a lower space", (1, 0)), ("sell on the extra space", (0, 1))):
        table = Scenario(chronicles="3").track({6: "whisky sale c"}).barrels(0, 3).play("take 6", choice)
        assert (table.line(0, JAMEY), table.player(0).whisky) == (3, 0)
        assert sold(table, "whisky sale c") == expected
    table = Scenario(chronicles="3").track({6: "whisky sale c"}).barrels(0, 1, 3)
    table.play("take 6", "sell on a lower space", "barrel 1")
    table.check()
    assert table.legal() == ["done", "sell on the extra space"]
    assert table.why_not("sell on a lower space") is not None  # one on each kind of space
    table.play("sell on the extra space")
    assert (table.line(0, JAMEY), sold(table, "whisky sale c")) == (4, (1, 1))


@pytest.mark.rule("ch3.sale_discarded")
def test_both_kinds_of_spaces_are_cleared_and_only_those_of_the_discarded_tile() -> None:
    table = (
        Scenario(chronicles="3").pawns({0: 1, 1: 7, 2: 8}).track({6: "whisky sale c", 10: "whisky sale d"})
    )
    fill(fill(table, "whisky sale c", 2, 1), "whisky sale d", 1, 1).play("take 12")
    assert (table.seen()["discard"], sold(table, "whisky sale d")) == (["whisky sale c"], (1, 1))
    barrels = table.state.sales
    assert ([int(n) for n in barrels.lower], [int(n) for n in barrels.extra]) == ([0, 0, 1], [0, 0, 1])

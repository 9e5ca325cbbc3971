"""Pages 12, 16 and 21: exchanges to the last coin, step by step, with the market's and Sinclair's help."""

import pytest
from tests.glenmore.scenario import Scenario

FULL = {"wood": 3, "stone": 3, "barley": 3, "sheep": 3, "cattle": 3}
WOOD_LEFT = {**FULL, "wood": 0}  # wood is the only good on the market


def trading(tile: str, goods: str = "", coins: int = 0, clan: str = "", /, **stacks: int) -> Scenario:
    """p1 may activate the tile on i7 through Loch Ness; up to three goods lie on the Home Castle."""
    table = Scenario().card(0, "loch ness").tile(0, "i7" if tile == "stirling bridge" else "h8", tile).turn(0)
    if clan:
        table.clan(0, clan)
    return table.goods(0, "h7", goods).market(**stacks).has(0, coins=coins)


def begin(table: Scenario) -> Scenario:
    return table.play(table.legal("activate i7")[0] if table.legal("activate i7") else "activate h8")


@pytest.mark.rule("activate.exact", "activate.different", "activate.animals", "activate.three", "market.buy")
@pytest.mark.parametrize(
    ("tile", "goods", "stacks", "clan", "coins"),
    [
        ("dingwall mart", "sheep", {}, "", 1),
        ("dingwall mart", "cattle wood stone", {"sheep": 1}, "", 2),
        ("dingwall mart", "", {"sheep": 1, "cattle": 2}, "", 5),
        ("stirling bridge", "stone", {"wood": 2}, "", 3),
        ("stirling bridge", "", {"wood": 1}, "", 3),
        ("pulteney", "", {"barley": 1}, "", 2),
        ("crieff fair", "wood wood", {}, "", 1),
        ("crieff fair", "wood wood", {"stone": 1, "barley": 2, "sheep": 3, "cattle": 1}, "", 2),
        ("crieff fair", "", {}, "", 2),
        ("crieff fair", "", {"wood": 1, "stone": 1, "barley": 1, "sheep": 1, "cattle": 2}, "", 4),
        ("crieff fair", "wood", {"stone": 3, "barley": 3, "sheep": 3, "cattle": 2}, "", 3),
        ("falkirk tryst", "", {"sheep": 1}, "", 1),
        ("falkirk tryst", "", {"cattle": 2, "sheep": 1}, "", 2),
        ("falkirk tryst", "wood stone barley", {**FULL, "cattle": 2}, "", 3),
        ("grassmarket", "wood", WOOD_LEFT, "", 3),
        ("grassmarket", "wood", {**FULL, "wood": 1}, "", 5),
        ("grassmarket", "", WOOD_LEFT, "", 6),
        ("grassmarket", "", {}, "", 3),
        ("grassmarket", "stone", {**FULL, "wood": 1, "cattle": 2}, "", 5),
        ("grassmarket", "sheep sheep", {**FULL, "barley": 2}, "", 3),
        ("muir of ord", "", {**FULL, "cattle": 2}, "", 3),
        ("muir of ord", "", {**FULL, "wood": 1}, "", 2),
        ("dingwall mart", "sheep", FULL, "sinclair", 1),
        ("dingwall mart", "sheep", {}, "sinclair", 1),
        ("dingwall mart", "", {"sheep": 2, "cattle": 1}, "sinclair", 3),
        ("dingwall mart", "", {"sheep": 1, "cattle": 2}, "sinclair", 3),
        ("stirling bridge", "", {"wood": 1, "stone": 0}, "sinclair", 2),
        ("crieff fair", "wood", FULL, "sinclair", 1),
        ("crieff fair", "", {"wood": 1, "stone": 1, "barley": 2, "sheep": 2, "cattle": 2}, "sinclair", 3),
        ("grassmarket", "wood", WOOD_LEFT, "sinclair", 2),
        ("grassmarket", "", {**FULL, "wood": 1}, "sinclair", 6),
        ("falkirk tryst", "", FULL, "sinclair", 1),
        ("muir of ord", "", FULL, "sinclair", 1),
    ],
)
def test_the_fewest_coins_that_an_exchange_needs(
    tile: str, goods: str, stacks: dict[str, int], clan: str, coins: int
) -> None:
    table = trading(tile, goods, coins - 1, clan, **stacks)
    table.check()
    assert [text for text in table.legal("activate") if text != "activate g7"] == ["activate h7"]
    table.has(0, coins=coins).check()
    assert len(table.legal("activate")) == 3
    begin(table)
    while table.asked[1] in ("give-goods", "source"):
        table.check()
        table.play(next(text for text in table.legal() if text not in ("activate g7", "activate h7", "done")))
    assert table.player(0).coins == 0
    assert (table.vp(0), table.player(0).whisky) != (0, 0) or table.asked == (0, "clan-marker")


@pytest.mark.rule("activate.exact", "activate.different", "activate.three", "clan.sinclair")
@pytest.mark.parametrize(
    ("tile", "goods", "stacks", "clan"),
    [
        ("dingwall mart", "sheep", FULL, ""),
        ("dingwall mart", "", FULL, "sinclair"),
        ("stirling bridge", "wood", {"stone": 3}, ""),
        ("pulteney", "", FULL, "sinclair"),
        ("crieff fair", "wood wood wood", FULL, ""),
        ("crieff fair", "", FULL, "sinclair"),
        ("falkirk tryst", "wood stone barley", FULL, ""),
        ("grassmarket", "wood stone", FULL, ""),
        ("grassmarket", "wood", FULL, "sinclair"),
        ("muir of ord", "", FULL, ""),
    ],
)
def test_coins_do_not_help_where_the_rows_are_full(
    tile: str, goods: str, stacks: dict[str, int], clan: str
) -> None:
    table = trading(tile, goods, 40, clan, **stacks)
    table.check()
    assert len(table.legal("activate")) == 2  # Starting Village and Home Castle


@pytest.mark.rule("activate.different")
def test_different_goods_come_in_pairs_and_the_third_only_with_a_fourth() -> None:
    table = trading("crieff fair", "wood stone barley", 9, **FULL)
    begin(table).play("give wood")
    table.check()
    assert table.legal("give") == ["give stone", "give barley"]
    table.play("give barley")  # no fourth good can be had, so that is all
    assert (table.vp(0), table.stock(0)) == (4, "stone 1")
    table = trading("crieff fair", "wood stone barley", 1, **{**FULL, "sheep": 0})
    begin(table).play("give wood", "give barley")
    table.check()
    assert [text for text in table.legal() if "activate" not in text] == ["done", "give stone", "give sheep"]
    table.play("give stone")
    assert (table.vp(0), table.stock(0), table.player(0).coins) == (8, "", 0)  # the sheep is bought
    table = trading("crieff fair", "wood stone barley", 1, **{**FULL, "sheep": 0})
    begin(table).play("give wood", "give barley", "done")
    assert (table.vp(0), table.stock(0), table.player(0).coins) == (4, "stone 1", 1)


@pytest.mark.rule("activate.animals")
def test_one_two_or_three_animals_and_never_a_fourth() -> None:
    for given, points in ((1, 2), (2, 5), (3, 8)):
        table = trading("falkirk tryst", "sheep sheep cattle", 9, **FULL).goods(0, "g7", "cattle")
        begin(table)
        assert "done" not in table.legal()
        for number in range(given):
            table.play("give sheep" if number < 2 else "give cattle")
            table.check()
            if table.asked == (0, "source"):
                table.play("from g7")
        if given < 3:
            table.play("done")
        assert table.vp(0) == points
        assert sum(int(held) for held in table.player(0).goods) == 4 - given


@pytest.mark.rule("activate.three", "market.buy")
def test_each_good_comes_from_a_tile_or_from_the_market_while_coins_last() -> None:
    table = begin(trading("grassmarket", "wood", 3, **WOOD_LEFT).goods(0, "g7", "wood"))
    table.check()
    assert table.legal("from") + table.legal("buy") == ["from g7", "from h7", "buy"]
    table.play("buy")
    table.check()
    assert "buy" in table.legal()  # the second for two coins, and they are still there
    table.play("buy")
    table.check()
    assert (table.player(0).coins, table.stock(0)) == (0, "wood 2")
    table.play("from h7")
    assert (table.vp(0), table.on(0, "g7"), table.on(0, "h7")) == (7, "wood scotsman", "")
    table = begin(trading("grassmarket", "wood", 1, **WOOD_LEFT).goods(0, "g7", "wood")).play("buy")
    table.check()
    assert table.legal("from") + table.legal("buy") == ["from g7", "from h7"]
    table.play("from g7")
    assert (table.vp(0), table.stock(0), table.player(0).coins) == (7, "", 0)


@pytest.mark.rule("activate.exact", "market.buy")
def test_shown_goods_are_given_one_after_the_other_and_each_may_be_bought() -> None:
    table = trading("dingwall mart", "sheep", 1, sheep=0, cattle=0).goods(0, "g7", "cattle")
    begin(table)
    table.check()
    assert table.legal("from") + table.legal("buy") == ["from h7", "buy"]  # the sheep
    table.play("buy")
    table.check()
    assert (table.vp(0), table.stock(0), table.player(0).coins) == (6, "sheep 1", 0)
    table = trading("dingwall mart", "sheep", 1, sheep=0, cattle=3)
    assert len(table.legal("activate")) == 2
    table = trading("dingwall mart", "sheep", 1, sheep=0, cattle=0)
    begin(table)  # the coin is needed for the cattle, so the sheep is given
    assert (table.vp(0), table.stock(0), table.player(0).coins) == (6, "", 0)


@pytest.mark.rule("clan.sinclair")
def test_the_good_that_sinclair_leaves_out_counts_as_given() -> None:
    table = trading("crieff fair", "wood stone barley", 2, "sinclair", **FULL)
    begin(table).play("leave out a good")
    table.check()
    assert "leave out a good" not in table.legal()
    table.play("give wood")
    assert table.legal("done") == ["done"]
    table.play("give stone")  # and the barley, which is all that is left
    assert (table.vp(0), table.stock(0), table.player(0).coins) == (8, "", 1)
    table = trading("falkirk tryst", "sheep cattle", 1, "sinclair", **FULL)
    begin(table).play("give sheep", "give cattle", "leave out a good")
    assert (table.vp(0), table.stock(0), table.player(0).coins) == (8, "", 0)
    table = trading("dingwall mart", "sheep cattle", 1, "sinclair", **FULL)
    begin(table)
    table.check()
    assert [text for text in table.legal() if "activate" not in text] == ["leave out a good", "give sheep"]
    table.play("leave out a good")
    assert (table.vp(0), table.stock(0), table.player(0).coins) == (6, "sheep 1", 0)


@pytest.mark.rule("clan.sinclair")
def test_sinclair_is_offered_only_while_the_rest_can_still_be_paid() -> None:
    table = trading("grassmarket", "wood stone", 1, "sinclair", **WOOD_LEFT)
    begin(table)
    table.check()
    assert "leave out a good" in table.legal()
    table.play("give wood")
    if table.asked == (0, "source"):
        table.check()
        table.play("buy")
    table.check()
    assert "leave out a good" not in table.legal()  # the coin is spent
    table.play("give stone")
    assert (table.vp(0), table.stock(0)) == (7, "")


@pytest.mark.rule("activate.marker")
@pytest.mark.parametrize("good", ["wood", "stone", "barley", "sheep", "cattle"])
def test_muir_of_ord_takes_one_good_of_any_kind(good: str) -> None:
    table = begin(trading("muir of ord", good, 9, **FULL))
    assert (table.asked, table.stock(0)) == ((0, "clan-marker"), "")
    table.play("marker on douglas")
    assert (table.vp(0), table.player(0).markers) == (3, 9)


@pytest.mark.rule("activate.three")
def test_any_three_goods_also_three_of_a_kind() -> None:
    table = begin(trading("leith merchants", "sheep sheep sheep", **FULL))
    assert (table.vp(0), table.stock(0)) == (7, "")
    table = begin(trading("grassmarket", "sheep stone barley", **FULL)).play("give stone", "give sheep")
    assert (table.vp(0), table.stock(0)) == (7, "")


@pytest.mark.rule("clan.macgregor")
def test_macgregor_is_no_help_once_the_barley_is_given_and_none_at_trade_tiles() -> None:
    table = trading("pulteney", "barley", 0, "macgregor", **{**FULL, "barley": 0})
    begin(table)
    table.check()
    assert "take points instead" in table.legal()
    table.has(0, coins=1).play("give barley", "buy")
    assert (table.vp(0), table.player(0).whisky, table.stock(0)) == (0, 1, "barley 1")
    table = trading("dingwall mart", "sheep", 0, "macgregor", **FULL)
    assert len(table.legal("activate")) == 2

"""Pages 12 and 13: what a tile costs, what must be bought for it, and what selling could still bring."""

from typing import Any

import pytest
from tests.glenmore.scenario import Scenario

FULL = {"wood": 3, "stone": 3, "barley": 3, "sheep": 3, "cattle": 3}


def offer(tile: str, goods: str = "", coins: int = 0, whisky: int = 0, **options: Any) -> Scenario:
    """p1 is offered one tile only; the goods lie on the Home Castle, the market is empty."""
    table = Scenario(bare=True, **options).track({5: tile}).goods(0, "h7", goods).market()
    return table.has(0, coins=coins, whisky=whisky)


@pytest.mark.rule("take.cost", "market.buy")
@pytest.mark.parametrize(
    ("tile", "goods", "stacks", "coins"),
    [
        ("castle stalker", "wood", {}, 1),
        ("castle stalker", "stone", {"wood": 2}, 3),
        ("castle stalker", "", {"wood": 1, "stone": 2}, 5),
        ("castle moil", "", {"wood": 1, "stone": 2}, 6),
        ("castle moil", "wood stone", {"barley": 1}, 2),
        ("castle of mey", "wood stone", {"cattle": 2}, 3),
        ("duart castle", "wood stone", {"sheep": 1}, 2),
        ("duart castle", "sheep", {"wood": 1}, 3),
    ],
)
def test_what_is_missing_is_bought_from_its_own_row_for_the_next_price(
    tile: str, goods: str, stacks: dict[str, int], coins: int
) -> None:
    table = offer(tile, goods, coins - 1).market(**stacks).scotsman(0, "h7")  # several places are free
    table.check()
    assert table.why_not("take 5") is not None
    assert "discard 5" in table.legal()
    table.has(0, coins=coins).play("take 5")
    assert (table.player(0).coins, table.stock(0)) == (0, "")
    wanted = table.state.printed.faces[table.state.taken - 1].cost
    bought = {good: count for good, count in wanted.items() if good not in goods}
    rows = {row["good"]: row["stacks"] for row in table.seen()["market"]}
    assert rows == {good: stacks.get(good, 0) + bought.get(good, 0) for good in FULL}


@pytest.mark.rule("market.buy", "take.cost")
def test_two_goods_of_a_kind_cost_two_prices() -> None:
    table = offer("fort george", "wood", 2, chronicles="6")
    table.check()
    assert table.why_not("take 5") is not None
    table.has(0, coins=3).play("take 5")
    assert (table.player(0).coins, table.state.market[1]) == (0, 2)
    table = offer("fort george", "wood", 9, chronicles="6").market(stone=2)
    table.check()
    assert table.why_not("take 5") is not None  # one stone is left on the market, two are needed
    table.goods(0, "g7", "stone").play("take 5", "from h7")
    assert table.legal() == ["buy", "from g7"]


@pytest.mark.rule("take.cost", "market.buy")
def test_goods_are_bought_only_if_enough_coins_are_left_for_the_rest() -> None:
    for coins, bought in ((1, False), (2, True)):
        table = offer("castle stalker", "wood", coins).goods(0, "g7", "wood").play("take 5")
        table.check()
        assert table.legal("from") == ["from g7", "from h7"]
        assert ("buy" in table.legal()) is bought
    table = offer("castle stalker", "wood stone", 3).market(wood=3).goods(0, "g7", "wood").play("take 5")
    table.check()
    assert "buy" not in table.legal()  # no space is left in the row
    table = offer("castle stalker", "wood stone", 2).market(wood=2, stone=1).play("take 5")
    assert (table.player(0).coins, table.asked) == (2, (0, "pay"))  # wood costs 3: only the stone is a choice
    table.check()
    assert table.legal() == ["buy", "from h7"]
    table.play("buy")
    assert (table.player(0).coins, table.stock(0)) == (3, "stone 1")  # the coins of the card


@pytest.mark.rule("take.nothing", "market.sell")
@pytest.mark.parametrize(
    ("tile", "goods", "stacks", "coins", "enough"),
    [
        ("castle stalker", "wood sheep", {"sheep": 1}, 0, True),
        ("castle stalker", "wood sheep", {"sheep": 1, "stone": 1}, 0, False),
        ("castle stalker", "wood sheep", {"sheep": 1, "stone": 1}, 1, True),
        ("castle stalker", "wood wood", {"wood": 3, "stone": 2}, 0, True),
        ("castle stalker", "wood", {"wood": 3}, 0, False),  # the wood is needed itself
        ("castle stalker", "sheep sheep", {"sheep": 2, "wood": 1}, 0, True),
        ("castle stalker", "sheep sheep", {"sheep": 2, "wood": 2}, 0, False),
        ("castle stalker", "sheep sheep", {"sheep": 1, "wood": 1}, 0, False),
        ("castle stalker", "cattle barley", {"cattle": 1, "barley": 1}, 0, True),
        ("falkirk tryst", "sheep", {"sheep": 1}, 0, True),
        ("falkirk tryst", "sheep", {}, 0, False),
        ("clachaig inn", "sheep sheep sheep", FULL, 9, False),  # whisky is not sold on the market
        ("glen affric", "sheep", {"sheep": 2}, 0, False),  # no material tile to build over
    ],
)
def test_a_tile_is_discarded_only_if_no_sale_could_bring_one(
    tile: str, goods: str, stacks: dict[str, int], coins: int, enough: bool
) -> None:
    table = offer(tile, goods, coins).market(**stacks)
    table.check()
    assert "take 5" not in table.legal()
    assert ("discard 5" in table.legal()) is not enough


@pytest.mark.rule("take.nothing")
def test_any_tile_ahead_may_be_discarded_but_nobody_and_no_person() -> None:
    table = Scenario(bare=True).market().has(0, coins=0)
    table.track({5: "clachaig inn", 8: "castle moil", 11: "duart castle"})
    assert table.legal() == ["discard 5", "discard 8", "discard 11"]
    table.play("discard 8", "gain movement point", "move g7")
    assert table.seen()["track"][7]["figures"] == ["p1"]
    table = (
        Scenario(bare=True).market().has(0, coins=0).track({5: "clachaig inn", 8: "macbeth", 9: "rob roy"})
    )
    assert table.legal() == ["take 8", "take 9"]
    assert table.why_not("discard 5") is not None
    assert table.why_not("discard 8") is not None


@pytest.mark.rule("market.sell")
def test_each_good_is_sold_in_its_own_row_for_its_rightmost_stack() -> None:
    rows = {"wood": 1, "stone": 2, "barley": 3, "sheep": 1, "cattle": 2}
    table = Scenario().goods(0, "g7", "wood stone barley").goods(0, "h7", "sheep cattle").market(**rows)
    table.has(0, coins=0)
    for good, stacks in rows.items():
        before = int(table.player(0).coins)
        table.play(f"sell {good}")
        assert table.player(0).coins == before + stacks
    assert {row["good"]: row["stacks"] for row in table.seen()["market"]} == {
        good: stacks - 1 for good, stacks in rows.items()
    }
    assert table.stock(0) == ""


@pytest.mark.rule("take.cost", "card.loch_ness")
def test_any_scotsman_of_the_territory_pays_if_another_supports_the_tile() -> None:
    table = offer("loch ness").scotsman(0, "h7").tile(0, "g8", "inshriach").tile(0, "g9", "easdale")
    table.scotsman(0, "g9").play("take 5")
    assert table.legal() == ["from g7", "from h7", "from g9"]
    table.play("from g9")
    assert (table.on(0, "g9"), table.player(0).scotsmen) == ("", 7)
    assert table.legal() == ["place f7", "place i7"]
    table = offer("loch ness").tile(0, "g8", "inshriach").tile(0, "g9", "easdale").scotsman(0, "g9")
    table.play("take 5")  # with g7's Scotsman gone none would stand beside the river
    assert (table.on(0, "g7"), table.on(0, "g9")) == ("scotsman", "")

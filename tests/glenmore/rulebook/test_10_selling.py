"""Page 12: selling goods, good by good."""

import pytest
from tests.glenmore.scenario import Scenario

from clachan.games.glenmore.components import GOODS


def after_a_person(good: str, stacks: int, held: str = "") -> Scenario:
    """p1 has taken a person, with which nothing else can be done, and holds one good."""
    table = Scenario().market(**{good: stacks}).has(0, coins=0).goods(0, "h7", held or good)
    return table.play("take 12", "marker on douglas")


@pytest.mark.rule("market.sell")
@pytest.mark.parametrize("good", GOODS)
def test_a_turn_waits_for_whoever_can_sell_and_for_nobody_else(good: str) -> None:
    table = after_a_person(good, 1)
    assert table.asked == (0, "act")
    assert table.legal("sell") == [f"sell {good}"]
    assert after_a_person(good, 0).asked[0] != 0  # no coin lies in the row
    other = next(each for each in GOODS if each != good)
    assert after_a_person(good, 1, other).asked[0] != 0  # it lies in another row


@pytest.mark.rule("market.sell")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize(("stacks", "coins"), [(1, 1), (2, 2), (3, 3)])
def test_the_rightmost_coins_are_taken(good: str, stacks: int, coins: int) -> None:
    table = after_a_person(good, stacks).play(f"sell {good}")
    row = table.seen()["market"][GOODS.index(good)]
    assert (table.player(0).coins, table.stock(0), row["stacks"]) == (coins, "", stacks - 1)


@pytest.mark.rule("market.sell")
def test_a_good_that_lies_on_several_tiles_leaves_the_one_that_is_named() -> None:
    table = Scenario().market(sheep=3).has(0, coins=0).tile(0, "h8", "easdale").tile(0, "g8", "lochridge")
    for place in ("g7", "h7", "h8"):
        table.goods(0, place, "sheep")
    table.play("sell sheep")
    assert table.legal() == ["from g7", "from h7", "from h8"]
    table.play("from h7")
    assert [table.on(0, place) for place in ("g7", "h7", "h8")] == ["sheep scotsman", "", "sheep"]
    table.play("sell sheep", "from h8", "sell sheep")  # the last one lies on one tile
    assert (table.stock(0), table.player(0).coins) == ("", 6)

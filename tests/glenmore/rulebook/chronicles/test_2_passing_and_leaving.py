"""Chronicle II to the last coin: what passing costs, who may climb, and what finds room on the way down."""

from typing import Any

import pytest
from tests.glenmore.rulebook.chronicles.test_2_mountain import laid, on_mountain
from tests.glenmore.scenario import Scenario

DIE = 4
FULL = {"wood": 3, "stone": 3, "barley": 3, "sheep": 3, "cattle": 3}
GOODS = list(FULL)


def before(tile: str, goods: str = "", coins: int = 0, space: int = 14, **options: Any) -> Scenario:
    """p1 stands on space 11 right before the mountain; one tile lies behind it, the market is empty."""
    table = Scenario(bare=True, chronicles="2", **options).pawns({0: 11, 1: 4, 2: 6}).market()
    table.track({space: tile}).goods(0, "h7", goods).has(0, coins=coins).scotsman(0, "h7")
    return table


@pytest.mark.rule("ch2.passing")
@pytest.mark.parametrize("good", GOODS)
def test_a_single_good_of_any_kind_is_left(good: str) -> None:
    table = before("halkirk", good).market(**FULL).play("take 14")
    assert (on_mountain(table), table.stock(0)) == ((0, {good: 1}), "")


@pytest.mark.rule("ch2.passing")
def test_coins_and_all_kinds_of_goods_may_be_left() -> None:
    table = before("halkirk", "wood stone barley", 1).goods(0, "g7", "sheep cattle").market(**FULL)
    table.play("take 14")
    table.check()
    assert table.legal() == ["lay coin", *(f"lay {good}" for good in GOODS)]


@pytest.mark.rule("ch2.passing")
def test_a_single_coin_is_left_and_one_only() -> None:
    assert on_mountain(before("halkirk", "", 1).play("take 14")) == (1, {})
    table = before("halkirk", "", 3).play("take 14")
    assert (on_mountain(table), table.player(0).coins) == ((1, {}), 2)
    table = laid(before("halkirk", "wood wood wood"), coins=2, wood=1).market(**FULL).play("take 14")
    assert (on_mountain(table), table.stock(0)) == ((2, {"wood": 2}), "wood 2")


@pytest.mark.rule("ch2.passing", "take.cost")
@pytest.mark.parametrize(
    ("goods", "stacks", "coins", "possible"),
    [
        ("", {}, 2, True),  # a coin for the mountain and one for the stone
        ("", {}, 1, False),
        ("", {"stone": 1}, 3, True),
        ("", {"stone": 1}, 2, False),
        ("stone", FULL, 0, False),
        ("stone", FULL, 1, True),
        ("stone stone", FULL, 0, True),
        ("stone wood", FULL, 0, True),
        ("stone cattle", FULL, 0, True),
        ("barley", {}, 1, True),
        ("barley", {"stone": 1}, 1, False),
    ],
)
def test_a_tile_behind_the_mountain_needs_what_is_left_besides_its_cost(
    goods: str, stacks: dict[str, int], coins: int, possible: bool
) -> None:
    table = before("dornoch", goods, coins).market(**stacks)
    table.check()
    assert ("take 14" in table.legal()) is possible
    if possible:
        table.play("take 14")
        while table.asked[1] in ("pass-the-mountain", "pay"):
            table.check()
            table.play(table.legal()[0])
        left, heap = on_mountain(table)
        assert left + sum(heap.values()) == 1


@pytest.mark.rule("ch2.passing", "take.nothing", "market.sell")
@pytest.mark.parametrize(
    ("goods", "stacks", "coins", "enough"),
    [
        ("sheep", {"sheep": 2}, 0, True),  # two coins: one for the mountain, one for the stone
        ("sheep", {"sheep": 1}, 0, False),
        ("sheep sheep", {"sheep": 1}, 0, True),  # one is sold, the other left on the mountain
        ("sheep sheep", {"sheep": 1, "stone": 1}, 0, False),
        ("sheep sheep", {"sheep": 1, "stone": 1}, 1, True),
        ("stone", {"stone": 3}, 0, False),
        ("", {}, 1, False),
    ],
)
def test_sales_count_when_nothing_could_be_taken_otherwise(
    goods: str, stacks: dict[str, int], coins: int, enough: bool
) -> None:
    table = before("dornoch", goods, coins).market(**stacks)
    table.check()
    assert "take 14" not in table.legal()
    assert ("discard 14" in table.legal()) is not enough


@pytest.mark.rule("ch2.passing")
@pytest.mark.parametrize(("pawn", "space"), [(8, 10), (12, 14), (12, 3)])
def test_only_who_passes_pays(pawn: int, space: int) -> None:
    """A tile before the mountain, or the way down from it, costs nothing besides."""
    table = Scenario(bare=True, chronicles="2").pawns({0: pawn, 1: 4, 2: 6}).market(**FULL)
    table.track({space: "dornoch"}).goods(0, "h7", "stone").has(0, coins=0).scotsman(0, "h7")
    table.check()
    table.play(f"take {space}")
    assert (on_mountain(table), table.stock(0)) == ((0, {}), "")


@pytest.mark.rule("ch2.passing", "ch2.narrow")
@pytest.mark.parametrize(("narrow", "pawn"), [(False, 11), (True, 12), (True, 11)])
def test_the_mountain_is_passed_from_wherever_it_begins(narrow: bool, pawn: int) -> None:
    table = Scenario(bare=True, chronicles="2", narrow_mountain=narrow).pawns({0: pawn, 1: 4, 2: 6})
    table.track({2: "halkirk"}).scotsman(0, "h7").has(0, coins=1)
    table.check()
    assert on_mountain(table.play("take 2")) == (1, {})


@pytest.mark.rule("ch2.passing")
def test_the_player_decides_what_is_left_as_long_as_the_tile_can_be_paid() -> None:
    table = before("dornoch", "stone wood", 1).market(**FULL).play("take 14")
    table.check()
    assert table.legal() == ["lay coin", "lay wood"]
    assert table.why_not("lay stone") is not None
    assert table.why_not("lay barley") is not None
    table.play("lay wood")
    assert (on_mountain(table), table.player(0).coins, table.stock(0)) == ((0, {"wood": 1}), 1, "")
    table = before("dornoch", "stone wood", 1).market(stone=0).play("take 14")
    table.check()
    assert table.legal() == ["lay coin", "lay wood", "lay stone"]  # another stone costs one coin
    table.play("lay stone")
    assert (on_mountain(table), table.player(0).coins, table.stock(0)) == ((0, {"stone": 1}), 0, "wood 1")


@pytest.mark.rule("ch2.standing", "course.order")
def test_who_has_climbed_keeps_the_place_and_collects_in_the_next_turn_only() -> None:
    table = Scenario(bare=True, chronicles="2").pawns({0: 11, 1: 14, 2: 2}).has(0, coins=0)
    laid(table, coins=2, stone=1).track({3: "macbeth", 4: "rob roy", 5: "robert the bruce"})
    table.play("climb the mountain")
    assert (table.player(0).coins, on_mountain(table)) == (0, (2, {"stone": 1}))
    while table.asked[0] == -1:
        table.play(table.legal()[0])
    assert table.asked == (0, "leave-the-mountain")  # still last
    table.play("collect", "put on g7")
    assert (table.player(0).coins, table.stock(0), on_mountain(table)) == (2, "stone 1", (0, {}))
    assert table.asked == (0, "turn")
    assert "climb the mountain" not in table.legal()
    assert table.why_not("climb the mountain") is not None


@pytest.mark.rule("ch2.standing")
def test_the_mountain_asks_nobody_who_stands_elsewhere_or_finds_it_empty() -> None:
    table = Scenario(bare=True, chronicles="2").pawns({0: 10, 1: 12, 2: 2})
    laid(table, coins=2).track({3: "macbeth", 4: "rob roy"})
    table.state.pending.depth = 1
    assert table.go_on().asked == (0, "turn")
    table = (
        Scenario(bare=True, chronicles="2").pawns({0: 12, 1: 14, 2: 2}).track({3: "macbeth", 4: "rob roy"})
    )
    table.state.pending.depth = 1
    assert table.go_on().asked == (0, "turn")
    table = (
        Scenario(bare=True, chronicles="2").pawns({0: 12, 1: 14, 2: 2}).track({3: "macbeth", 4: "rob roy"})
    )
    laid(table, cattle=1).state.pending.depth = 1
    assert table.go_on().asked == (0, "leave-the-mountain")


def descending(room: str, **goods: int) -> Scenario:
    """p1 stands on the mountain and is last; `room` lies on the Home Castle, the village is full."""
    table = Scenario(bare=True, chronicles="2").pawns({0: 12, 1: 14, 2: 2}).market()
    laid(table, **goods).track({1: "robert the bruce", 3: "macbeth", 4: "perth"})
    table.goods(0, "g7", "barley barley barley").goods(0, "h7", room)
    table.state.pending.depth = 1
    return table.go_on()


@pytest.mark.rule("ch2.standing", "tile.room")
def test_goods_from_the_mountain_find_as_much_room_as_there_is() -> None:
    table = descending("", wood=2, cattle=1).play("collect")
    assert (table.on(0, "h7"), on_mountain(table)) == ("wood wood cattle", (0, {}))
    table = descending("stone", wood=2, cattle=1, sheep=1).play("collect")
    table.check()
    assert table.legal() == ["keep wood", "keep sheep", "keep cattle"]
    assert table.why_not("keep stone") is not None
    table.play("keep cattle")
    table.check()
    assert table.legal() == ["keep wood", "keep sheep"]
    table.play("keep wood")
    assert (table.on(0, "h7"), on_mountain(table)) == ("wood stone cattle", (0, {}))
    table = descending("stone stone stone", wood=2, cattle=1).play("collect")
    assert (table.stock(0), on_mountain(table)) == ("stone 3, barley 3", (0, {}))
    assert table.asked == (0, "turn")


@pytest.mark.rule("ch2.standing")
def test_goods_from_the_mountain_go_to_any_tiles() -> None:
    table = Scenario(bare=True, chronicles="2").pawns({0: 12, 1: 14, 2: 2}).market()
    laid(table, coins=1, wood=1, sheep=2).track({1: "robert the bruce", 3: "macbeth"})
    table.tile(0, "h8", "inshriach").state.pending.depth = 1
    table.go_on().play("collect", "put on h8", "put on g7", "put on h7")
    assert (table.on(0, "h8"), table.on(0, "g7"), table.on(0, "h7")) == ("wood", "sheep scotsman", "sheep")


@pytest.mark.rule("ch2.end")
def test_at_the_end_only_the_pawn_on_the_mountain_collects() -> None:
    table = Scenario(bare=True, chronicles="2").pawns({1: 9, 0: 10, 2: 10}).track({10: "worlds end"})
    for seat in range(3):
        table.has(seat, coins=0)
    table.state.finished = 5
    laid(table, coins=4).turn(1)
    table.play("climb the mountain")
    while table.asked[0] == -1:
        table.play(table.legal()[0])
    assert table.asked[1] == "over"
    assert [table.line(seat, "coins") for seat in range(3)] == [0, 4, 0]


@pytest.mark.rule("ch2.die")
def test_the_die_pays_only_when_it_passes_and_once() -> None:
    table = Scenario(bare=True, chronicles="2", die=True).pawns({DIE: 3, 0: 4, 1: 5, 2: 6})
    table.track({7: "inshriach", 8: "lochridge", 9: "black isle"})
    table.state.pending.depth = 1
    assert on_mountain(table.go_on().play("roll 3")) == (0, {})
    table = Scenario(bare=True, chronicles="2", die=True, narrow_mountain=True)
    table.pawns({DIE: 11, 0: 14, 1: 1, 2: 2}).track({3: "inshriach", 4: "lochridge", 5: "black isle"})
    table.state.pending.depth = 1
    assert on_mountain(table.go_on().play("roll 3")) == (1, {})

"""Chronicle II beside others: what passing asks for each position, and what is never asked twice."""

import pytest
from tests.glenmore.rulebook.chronicles.test_2_mountain import laid, on_mountain
from tests.glenmore.rulebook.chronicles.test_2_passing_and_leaving import FULL, before
from tests.glenmore.rulebook.chronicles.test_8_penny_mobs import mob
from tests.glenmore.scenario import Scenario

DIE, ENGLISHMAN = 4, 5


def walking(pawn: int, space: int, tile: str, goods: str = "", coins: int = 0, **stacks: int) -> Scenario:
    table = Scenario(bare=True, chronicles="2").pawns({0: pawn, 1: 4, 2: 6}).market(**stacks)
    return table.track({space: tile}).goods(0, "h7", goods).has(0, coins=coins).scotsman(0, "h7")


@pytest.mark.rule("ch2.passing", "ch2.narrow")
def test_the_space_right_behind_the_mountain_is_behind_it() -> None:
    table = Scenario(bare=True, chronicles="2", narrow_mountain=True).pawns({0: 12, 1: 4, 2: 6})
    table.track({14: "dornoch"}).goods(0, "h7", "stone").scotsman(0, "h7").market(**FULL).has(0, coins=0)
    table.check()
    assert "take 14" not in table.legal()
    table.has(0, coins=1).check()
    assert on_mountain(table.play("take 14")) == (1, {})


@pytest.mark.rule("ch2.passing", "take.cost", "market.sell")
@pytest.mark.parametrize(("pawn", "space"), [(10, 11), (9, 11), (8, 10), (14, 2)])
def test_where_nothing_is_passed_the_cost_alone_counts(pawn: int, space: int) -> None:
    table = walking(pawn, space, "dornoch", "stone", 0, **FULL)
    table.check()
    assert f"take {space}" in table.legal()
    table = walking(pawn, space, "dornoch", "sheep", sheep=1)  # a sale would pay for the stone
    table.check()
    assert f"take {space}" not in table.legal()
    assert f"discard {space}" not in table.legal()
    table = walking(pawn, space, "dornoch", "", 0, **FULL)
    table.check()
    assert f"discard {space}" in table.legal()


@pytest.mark.rule("ch2.passing")
def test_who_owns_nothing_takes_what_costs_nothing() -> None:
    table = before("halkirk")
    table.check()
    table.play("take 14")
    assert (table.asked, on_mountain(table)) == ((0, "place"), (0, {}))
    table = before("dornoch")
    table.check()
    assert "take 14" not in table.legal()


@pytest.mark.rule("ch2.passing")
def test_a_good_that_nobody_has_is_not_left() -> None:
    """The stone pays for the tile, and there is nothing else."""
    for missing in ("wood", "barley", "sheep", "cattle"):
        table = before("dornoch", "stone").market(**FULL)
        assert "take 14" not in table.legal()
        table.goods(0, "h7", missing).check()
        assert on_mountain(table.play("take 14")) == (0, {missing: 1})


@pytest.mark.rule("ch2.passing")
def test_without_coins_no_coin_is_left() -> None:
    table = before("halkirk", "wood sheep").market(**FULL).play("take 14")
    table.check()
    assert table.legal() == ["lay wood", "lay sheep"]
    assert table.why_not("lay coin") == "you have no coin"
    assert table.why_not("lay stone") == "you have no stone"


@pytest.mark.rule("ch2.passing", "market.buy")
def test_the_coin_that_buys_the_stone_is_not_left() -> None:
    table = before("dornoch", "wood sheep", 1).market().play("take 14")
    table.check()
    assert table.legal() == ["lay wood", "lay sheep"]
    assert table.why_not("lay coin") == "Dornoch could not be paid without the coin"
    table = before("dornoch", "wood sheep", 2).market().play("take 14")
    table.check()
    assert table.legal() == ["lay coin", "lay wood", "lay sheep"]


@pytest.mark.rule("ch2.passing", "market.sell")
def test_what_a_sale_would_bring_does_not_count_once_the_pawn_has_moved() -> None:
    table = before("dornoch", "stone sheep").market(sheep=1).play("take 14")
    assert on_mountain(table) == (0, {"sheep": 1})  # without the stone the tile could not be paid


@pytest.mark.rule("ch2.passing", "take.nothing")
def test_who_discards_behind_the_mountain_leaves_whatever_they_like() -> None:
    table = before("duart castle", "stone", 1).market(**FULL)
    table.check()
    assert "take 14" not in table.legal()
    table.play("discard 14")
    table.check()
    assert table.legal() == ["lay coin", "lay stone"]
    assert on_mountain(table.play("lay stone")) == (0, {"stone": 1})


@pytest.mark.rule("ch2.standing", "ch2.die")
@pytest.mark.parametrize(("pawn", "ahead"), [(14, False), (8, True)])
def test_a_mountain_between_the_waiting_die_and_the_pawn_is_not_climbed(pawn: int, ahead: bool) -> None:
    table = Scenario(bare=True, die=True, chronicles="2").pawns({DIE: 10, 0: pawn, 1: 4, 2: 6})
    table.track({2: "macbeth"}).state.start = pawn - 1
    if ahead:
        table.state.tail = 6
    table.check()
    assert ("climb the mountain" in table.legal()) is ahead
    if not ahead:
        assert table.why_not("climb the mountain") == "the mountain is not in front of your pawn"


@pytest.mark.rule("ch2.standing")
def test_nobody_climbs_after_a_tile_has_been_taken() -> None:
    table = walking(8, 10, "inshriach", "", 0, **FULL).play("take 10", "place h8")
    assert table.asked == (0, "act")
    table.check()
    assert table.why_not("climb the mountain") is not None


@pytest.mark.rule("ch2.standing", "ch3.passing_sale")
def test_who_climbs_may_sell_on_the_way_up() -> None:
    table = Scenario(bare=True, chronicles="23").pawns({0: 8, 1: 4, 2: 6}).barrels(0, 2, 3)
    table.track({10: "whisky sale b", 2: "macbeth"}).play("climb the mountain")
    assert table.asked == (0, "pass-a-sale")
    table.check()
    table.play("barrel 3")
    assert (table.vp(0), on_mountain(table)) == (3, (0, {}))
    assert table.seen()["track"][11]["figures"] == ["p1"]


@pytest.mark.rule("ch2.passing", "ch3.passing_sale")
def test_the_mountain_is_no_sale_tile() -> None:
    table = Scenario(bare=True, chronicles="23").pawns({0: 11, 1: 4, 2: 6}).barrels(0, 2).has(0, coins=1)
    table.track({2: "macbeth"}).play("take 2")
    assert (on_mountain(table), table.asked, table.player(0).whisky) == ((1, {}), (0, "clan-marker"), 1)


@pytest.mark.rule("ch2.standing")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_who_stands_there_collects(seat: int) -> None:
    others = [other for other in range(3) if other != seat]
    table = Scenario(bare=True, chronicles="2").pawns({seat: 12, others[0]: 14, others[1]: 2})
    laid(table, coins=3).has(seat, coins=0).track({1: "robert the bruce", 3: "macbeth"})
    table.state.pending.depth = 1
    assert table.go_on().asked == (seat, "leave-the-mountain")
    assert table.play("collect").player(seat).coins == 3


@pytest.mark.rule("ch2.passing", "ch4.turn")
def test_the_englishmans_tile_needs_nothing_for_the_mountain() -> None:
    table = Scenario(bare=True, chronicles="24").pawns({ENGLISHMAN: 11, 0: 14, 1: 1, 2: 2}).market(**FULL)
    table.track({3: "dornoch", 4: "macbeth"}).goods(0, "h7", "stone").scotsman(0, "h7").has(0, coins=1)
    table.state.england.holder, table.state.market[5] = 1, 0
    table.state.pending.depth = 1
    table.go_on().check()
    assert "take 3" in table.legal()
    assert on_mountain(table.play("take 3")) == (0, {})
    assert (table.player(0).coins, table.stock(0)) == (0, "")


# --- with Peggy McLaird of chronicle VIII: the way from where the pawn stands now -------------------------


def moved(start: int, goal: int, tile: int) -> Scenario:
    """p1 has gone from one space to another and could reserve Dornoch, with a stone and no coin."""
    table = mob(0, "peggy mclaird", chronicles="28").pawns({0: start, 1: 4, 2: 5}).market(**FULL)
    table.track({goal: "halkirk", tile: "dornoch"}).has(0, coins=1).scotsman(0, "h7")
    table.play(f"take {goal}", "place f7")
    table.has(0, coins=0).goods(0, "h7", "stone")
    table.check()
    return table


@pytest.mark.rule("ch8.mob.peggy_mclaird", "ch2.passing")
@pytest.mark.parametrize(("start", "goal", "tile"), [(10, 14, 3), (10, 1, 3), (11, 2, 8)])
def test_who_has_passed_the_mountain_does_not_pass_it_again(start: int, goal: int, tile: int) -> None:
    assert "use peggy mclaird" in moved(start, goal, tile).legal()


@pytest.mark.rule("ch8.mob.peggy_mclaird", "ch2.passing")
def test_a_tile_behind_the_mountain_is_reserved_with_something_to_leave_there() -> None:
    table = moved(8, 10, 14)
    assert "use peggy mclaird" not in table.legal()
    table.has(0, coins=1).check()
    assert "use peggy mclaird" in table.legal()


@pytest.mark.rule("ch8.mob.peggy_mclaird", "ch2.standing")
def test_whoever_has_reserved_a_tile_does_not_climb_instead() -> None:
    table = (
        mob(0, "peggy mclaird", chronicles="28")
        .pawns({0: 8, 1: 4, 2: 5})
        .track({10: "halkirk", 2: "macbeth"})
    )
    table.scotsman(0, "h7").check()
    assert "climb the mountain" in table.legal()
    s = table.state
    s.mobs.reserved, s.mobs.reserved_used = int(s.track[9]), 1
    table.check()
    assert "climb the mountain" not in table.legal()
    assert table.why_not("climb the mountain") == "you have reserved Halkirk and must take it"

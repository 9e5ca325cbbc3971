"""Chronicle II: the mountain."""

from typing import Any

import pytest
from tests.glenmore.scenario import Scenario

from clachan import new_match

DIE = 4


def on_mountain(table: Scenario) -> tuple[int, dict[str, int]]:
    shown = table.seen()["mountain"]
    return shown["coins"], shown["goods"]


def laid(table: Scenario, coins: int = 0, **goods: int) -> Scenario:
    """Put coins and goods on the mountain."""
    names = ("wood", "stone", "barley", "sheep", "cattle")
    table.state.mountain.heap[5] = coins
    for name, count in goods.items():
        table.state.mountain.heap[names.index(name)] = count
    return table


def near(players: int = 3, **options: Any) -> Scenario:
    """p1 stands on space 11, right before the mountain; the others are past it."""
    table = Scenario(players, bare=True, chronicles="2", **options).pawns({0: 11, 1: 4, 2: 6})
    return table.track({1: "robert the bruce", 2: "macbeth", 3: "perth"})


@pytest.mark.rule("ch2.setup")
@pytest.mark.parametrize(
    ("players", "die", "tiles"), [(2, True, 8), (3, False, 8), (3, True, 7), (4, False, 7), (4, True, 6)]
)
def test_the_mountain_takes_the_place_of_two_tiles_before_the_empty_space(
    players: int, die: bool, tiles: int
) -> None:
    view = new_match("glenmore", {"players": players, "die": die, "chronicles": "2"}, seed=3).view()
    assert view["mountain"] == {"spaces": [12, 13], "coins": 0, "goods": {}}
    track = [space["space"] for space in view["track"] if "tile" in space]
    assert len(track) == tiles
    assert track[-1] == 11


@pytest.mark.rule("ch2.narrow")
def test_turned_sideways_it_takes_one_space() -> None:
    options = {"players": 4, "chronicles": "2", "narrow_mountain": True}
    view = new_match("glenmore", options, seed=3).view()
    assert view["mountain"]["spaces"] == [13]
    assert sum("tile" in space for space in view["track"]) == 8


@pytest.mark.rule("ch2.passing")
def test_whoever_passes_leaves_a_coin_or_a_good() -> None:
    table = near().has(0, coins=2).goods(0, "g7", "sheep").goods(0, "h7", "wood")
    table.play("take 1")
    assert table.asked == (0, "pass-the-mountain")
    assert table.legal() == ["lay coin", "lay wood", "lay sheep"]
    assert table.why_not("lay stone") == "you have no stone"
    table.play("lay sheep")
    assert on_mountain(table) == (0, {"sheep": 1})
    assert table.stock(0) == "wood 1"
    assert table.asked == (0, "clan-marker")


@pytest.mark.rule("ch2.passing")
def test_where_several_tiles_hold_the_good_the_player_says_which() -> None:
    table = near().has(0, coins=0).goods(0, "g7", "sheep").goods(0, "h7", "sheep")
    table.play("take 1")
    assert table.legal() == ["from g7", "from h7"]  # sheep are all there is
    table.play("from h7")
    assert table.on(0, "g7") == "sheep scotsman"


@pytest.mark.rule("ch2.passing")
def test_whoever_owns_nothing_leaves_nothing() -> None:
    table = near().has(0, coins=0)
    table.play("take 1")
    assert table.asked == (0, "clan-marker")
    assert on_mountain(table) == (0, {})


@pytest.mark.rule("ch2.passing")
def test_what_is_left_behind_cannot_pay_for_the_tile() -> None:
    """Dornoch costs a stone; the only stone cannot pay twice."""
    table = near().track({14: "dornoch"}).has(0, coins=0).goods(0, "h7", "stone").market(stone=3)
    assert table.why_not("take 14") is not None
    assert "take 14" not in table.legal()
    table.has(0, coins=1)
    assert "take 14" in table.legal()
    table.play("take 14")
    assert on_mountain(table) == (1, {})  # laying the stone would leave the tile unpaid, so nothing is asked
    assert table.stock(0) == ""


@pytest.mark.rule("ch2.standing")
def test_climbing_takes_no_tile_and_leaves_nothing() -> None:
    table = near().has(0, coins=5)
    table.play("climb the mountain")
    assert on_mountain(table) == (0, {})
    assert table.seen()["track"][11]["figures"] == ["p1"]
    assert table.player(0).coins == 5


@pytest.mark.rule("ch2.standing")
def test_there_is_room_for_one_pawn_only() -> None:
    table = Scenario(3, bare=True, chronicles="2").pawns({0: 4, 1: 12, 2: 2})
    table.track({6: "robert the bruce", 7: "macbeth"})
    assert table.why_not("climb the mountain") == "the pawn of Yellow (p2) stands on the mountain"
    assert "climb the mountain" not in table.legal()


def standing(**goods: int) -> Scenario:
    """p1 stands on the mountain and is last."""
    table = Scenario(3, bare=True, chronicles="2").pawns({0: 12, 1: 14, 2: 2})
    laid(table, coins=3, **goods).track({1: "robert the bruce", 3: "macbeth", 4: "perth"})
    table.state.pending.depth = 1
    return table.go_on()


@pytest.mark.rule("ch2.standing")
def test_whoever_leaves_may_collect_everything() -> None:
    table = standing(sheep=1, wood=1).has(0, coins=1)
    assert table.asked == (0, "leave-the-mountain")
    table.play("collect")
    assert table.player(0).coins == 4
    assert table.asked == (0, "put")
    table.play("put on g7", "put on h7")
    assert table.stock(0) == "wood 1, sheep 1"
    assert on_mountain(table) == (0, {})
    assert table.asked == (0, "turn")


@pytest.mark.rule("ch2.standing")
def test_collecting_is_a_choice() -> None:
    table = standing(sheep=1).play("done")
    assert on_mountain(table) == (3, {"sheep": 1})
    assert table.asked == (0, "turn")


@pytest.mark.rule("ch2.standing")
def test_goods_that_find_no_room_are_lost_and_the_player_chooses_which() -> None:
    table = standing(sheep=1, wood=2).goods(0, "g7", "stone stone stone").goods(0, "h7", "stone stone")
    table.market(stone=2).play("collect")
    assert table.asked == (0, "keep-from-the-mountain")
    assert table.legal() == ["keep wood", "keep sheep"]
    table.play("keep sheep")
    assert table.stock(0) == "stone 5, sheep 1"
    assert on_mountain(table) == (0, {})


@pytest.mark.rule("ch2.standing")
def test_goods_may_be_sold_first_to_make_room() -> None:
    table = standing(sheep=1).goods(0, "g7", "stone stone stone").goods(0, "h7", "stone stone stone")
    table.market(stone=1)
    assert "sell stone" in table.legal()
    table.play("sell stone", "from g7", "collect")
    assert table.stock(0) == "stone 5, sheep 1"


@pytest.mark.rule("ch2.standing", "ch2.setup")
def test_no_tile_is_laid_after_a_pawn_has_come_down() -> None:
    """The next pawn stands right behind the mountain, so the empty space in front of it stays the same."""
    table = standing().play("done", "take 1", "marker on macleod")
    assert table.asked == (1, "turn")
    assert all("tile" not in table.seen()["track"][space - 1] for space in (10, 11))


@pytest.mark.rule("ch2.setup")
def test_the_refill_goes_round_the_mountain() -> None:
    table = Scenario(3, bare=True, chronicles="2").pawns({0: 11, 1: 2, 2: 5}).track({3: "macbeth"})
    table.has(0, coins=0).play("take 3", "marker on macleod")
    spaces = []
    while table.asked == (-1, "draw-tile"):
        before = {x["space"] for x in table.seen()["track"] if "tile" in x}
        table.play(table.legal()[0])
        spaces += [x["space"] for x in table.seen()["track"] if "tile" in x and x["space"] not in before]
    assert spaces == [10, 11, 14]
    assert table.seen()["mountain"]["spaces"] == [12, 13]


@pytest.mark.rule("ch2.end")
def test_a_pawn_that_ends_on_the_mountain_collects_at_the_end() -> None:
    table = Scenario(3, bare=True, chronicles="2").pawns({0: 9, 1: 10, 2: 10})
    table.track({10: "worlds end"}).has(0, coins=0)
    table.state.finished = 6
    laid(table, coins=4, cattle=1)
    table.play("climb the mountain")
    while table.asked == (-1, "draw-tile"):
        table.play(table.legal()[0])
    assert table.asked == (0, "put")
    table.play("put on g7")
    assert table.asked[1] == "over"
    assert table.player(0).coins == 4
    assert table.stock(0) == "cattle 1"
    assert table.line(0, "coins") == 4


@pytest.mark.rule("ch2.die")
@pytest.mark.parametrize("side", ["1", "2"])
def test_the_die_pays_a_coin_and_never_stops_on_the_mountain(side: str) -> None:
    table = Scenario(3, bare=True, chronicles="2", die=True).pawns({DIE: 11, 0: 14, 1: 1, 2: 2})
    table.track({3: "inshriach", 4: "lochridge", 5: "black isle"})
    table.state.pending.depth = 1
    table.go_on().play(f"roll {side}")
    assert on_mountain(table) == (1, {})
    assert table.seen()["discard"] == ["inshriach" if side == "1" else "lochridge"]


@pytest.mark.rule("ch2.passing", "ch4.turn")
def test_the_englishman_walks_past_without_leaving_anything() -> None:
    table = Scenario(3, bare=True, chronicles="24").pawns({5: 11, 0: 14, 1: 1, 2: 2})
    table.track({3: "robert the bruce", 4: "macbeth"}).has(0, coins=5)
    table.state.england.holder = 1
    table.state.pending.depth = 1
    table.go_on()
    assert "climb the mountain" not in table.legal()
    assert table.why_not("climb the mountain") == "the Englishman does not climb the mountain"
    table.play("take 3")
    assert on_mountain(table) == (0, {})

"""Pages 10, 11 and 19: the track is a ring, so everything holds from each of its fourteen spaces."""

from typing import Any

import pytest
from tests.glenmore.scenario import GAME, Scenario

from clachan.games.glenmore.components import TILES, load_components

DIE = 4
SPACES = range(1, 15)


def after(space: int, steps: int) -> int:
    return (space - 1 + steps) % 14 + 1


def ring(space: int, tiles: dict[int, str], **options: Any) -> Scenario:
    """p1 is last on the space, p2 and p3 stand four and six spaces ahead; tiles by steps from p1."""
    table = Scenario(bare=True, **options).pawns({0: space, 1: after(space, 4), 2: after(space, 6)})
    return table.track({after(space, steps): tile for steps, tile in tiles.items()})


def drawn(table: Scenario) -> int:
    """Lay what chance brings; how many tiles that was."""
    count = 0
    while table.asked == (-1, "draw-tile"):
        table.play(table.legal()[0])
        count += 1
    return count


def spaces_with(table: Scenario, figure: str) -> list[int]:
    return [space["space"] for space in table.seen()["track"] if figure in space["figures"]]


def empty(table: Scenario) -> list[int]:
    return [x["space"] for x in table.seen()["track"] if "tile" not in x and not x["figures"]]


@pytest.mark.rule("course.order", "course.passed", "course.refill")
@pytest.mark.parametrize("space", SPACES)
def test_moving_discarding_and_refilling_from_every_space(space: int) -> None:
    tiles = {1: "inshriach", 3: "lochridge", 5: "black isle", 7: "macbeth", 8: "rob roy"}
    tiles |= {9: "robert the bruce", 10: "glen lyon", 11: "kemnay", 12: "ballachulish"}
    table = ring(space, tiles).has(0, coins=0).scotsman(0, "h7")
    table.check()
    assert set(table.legal("take")) == {f"take {after(space, steps)}" for steps in tiles}
    table.play(f"take {after(space, 7)}", "marker on macleod")
    assert spaces_with(table, "p1") == [after(space, 7)]
    assert set(table.seen()["discard"]) == {"inshriach", "lochridge"}  # p2 has not passed the third
    table.check()
    assert drawn(table) == 4  # the old empty space, the one that p1 left, and two of the three before p2
    assert empty(table) == [after(space, 3)]
    assert table.asked == (1, "turn")
    table.check()


@pytest.mark.rule("course.die", "course.refill")
@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize(("side", "steps"), [("1", 3), ("2", 5), ("3", 8)])
def test_the_die_counts_tiles_from_every_space(space: int, side: str, steps: int) -> None:
    table = Scenario(bare=True, die=True)
    table.pawns({DIE: space, 0: after(space, 1), 1: after(space, 4), 2: after(space, 6)})
    tiles = {3: "inshriach", 5: "lochridge", 8: "black isle", 9: "macbeth"}
    table.track({after(space, at): tile for at, tile in tiles.items()})
    table.state.pending.depth = 1
    table.go_on().play(f"roll {side}")
    assert spaces_with(table, "die") == [after(space, steps)]
    assert table.seen()["discard"] == [tiles[steps]]
    drawn(table)
    assert empty(table) == [space]  # behind the next pawn
    assert table.asked == (0, "turn")


@pytest.mark.rule("end.worlds_end", "course.order")
@pytest.mark.parametrize("space", SPACES)
def test_who_is_on_or_past_worlds_end_has_no_more_turn(space: int) -> None:
    for goal, done in ((1, False), (7, False), (8, True), (9, True)):
        tiles = {1: "macbeth", 7: "robert the bruce", 8: "worlds end", 9: "rob roy", 10: "adam smith"}
        table = ring(space, tiles).has(0, coins=0)
        target = after(space, goal)
        table.play(*(["stop at worlds end"] if goal == 8 else [f"take {target}", "marker on macleod"]))
        drawn(table)
        assert spaces_with(table, "p1") == [target]
        assert table.asked == (0 if goal == 1 else 1, "turn")
        assert (table.state.finished & 1 == 1) is done


@pytest.mark.rule("course.passed", "clan.munro")
@pytest.mark.parametrize(
    "tile", ["iona abbey", "glen clova", "grassmarket", "muir of ord", "halkirk", "elgin"]
)
def test_every_tile_is_found_in_the_discard_pile(tile: str) -> None:
    table = Scenario(bare=True).pawns({0: 1, 1: 4, 2: 6}).track({2: tile, 7: "macbeth", 8: "rob roy"})
    table.tile(0, "h8", "kingussie").tile(0, "i7", "plockton").scotsman(0, "h7").has(0, coins=9).play(
        "take 7"
    )
    assert table.seen()["discard"] == [tile]
    table.play("marker on munro")
    if table.asked == (0, "claim"):
        table.play(f"claim {tile}")
    assert table.seen()["discard"] == []


def carry_out(table: Scenario, *texts: str) -> None:
    """Without counting the tiles, for positions with stacks that no game would have."""
    for text in texts:
        assert table.why_not(text) is None
        GAME.apply(table.state, GAME.catalogue.read(text).number)


@pytest.mark.rule("course.refill", "end.worlds_end")
@pytest.mark.parametrize(("left", "asked"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_with_the_last_stack_empty_nothing_is_laid_any_more(left: int, asked: int) -> None:
    table = ring(3, {2: "worlds end", 7: "macbeth", 8: "rob roy", 9: "robert the bruce"}).has(0, coins=0)
    table.state.bag = (1 << left) - 1
    carry_out(table, f"take {after(3, 7)}", "marker on macleod")
    laid = 0
    while table.asked == (-1, "draw-tile"):
        carry_out(table, table.legal()[0])
        laid += 1
    assert (laid, table.asked) == (asked, (1, "turn"))  # the last tile is no question
    assert table.seen()["stack"]["left"] == 0


@pytest.mark.rule("course.rounds", "course.refill", "scoring.rounds")
@pytest.mark.parametrize("stack", [1, 2, 3])
def test_the_last_tile_of_a_stack_brings_a_scoring_once_the_track_is_full(stack: int) -> None:
    table = ring(3, {2: "macbeth", 7: "rob roy", 8: "robert the bruce"}).has(0, coins=0, whisky=2)
    s = table.state
    s.stack, s.bag = stack, 1  # one tile is left
    carry_out(table, f"take {after(3, 7)}", "marker on macleod")
    assert table.seen()["stack"]["current"] == "ABCD"[stack]
    while table.asked == (-1, "draw-tile"):
        assert s.scored == 0
        carry_out(table, table.legal()[0])
    assert (s.scored, table.player(0).lines[4], table.asked) == (1, 2, (1, "turn"))


@pytest.mark.rule("course.die", "tile.anatomy")
@pytest.mark.parametrize("chronicles", ["", "12345678"])
def test_the_die_stops_on_every_tile_without_a_chronicles_symbol_and_on_no_other(chronicles: str) -> None:
    for tile in load_components().tiles:
        if tile.kind in ("end", "start") or not tile.stack or tile.key in ("inshriach", "lochridge"):
            continue
        if tile.chronicle and str(tile.chronicle) not in chronicles:
            continue
        pawns = {DIE: 1, 0: 2, 1: 3, 2: 4} | ({5: 5} if chronicles else {})
        table = Scenario(bare=True, die=True, chronicles=chronicles).pawns(pawns)
        table.track({6: tile.key, 7: "inshriach", 8: "lochridge"})
        table.state.pending.depth = 1
        GAME.apply(table.go_on().state, GAME.catalogue.read("roll 1").number)
        immune = table.state.printed.faces[TILES.index(tile.key)].chronicle != 0
        assert table.seen()["discard"][:1] == (["inshriach"] if immune else [tile.key])


@pytest.mark.rule("end.worlds_end", "course.order")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_is_left_before_worlds_end_goes_on_alone(seat: int) -> None:
    others = [other for other in range(3) if other != seat]
    table = Scenario(bare=True).pawns({seat: 3, others[0]: 7, others[1]: 8}).has(seat, coins=0)
    table.track({5: "macbeth", 6: "rob roy", 7: "worlds end", 9: "robert the bruce"}).turn(seat)
    table.state.finished = 7 - (1 << seat)
    table.play("take 5", "marker on macleod")
    drawn(table)
    assert table.asked == (seat, "turn")
    table.play("take 9", "marker on douglas")
    drawn(table)
    assert table.asked[1] == "over"


@pytest.mark.rule("setup.stacks", "course.refill")
@pytest.mark.parametrize(("before", "laid"), [(6, 2), (7, 1), (8, 0)])
def test_worlds_end_comes_after_as_many_tiles_of_d_as_the_layout_says(before: int, laid: int) -> None:
    table = ring(3, {5: "inshriach", 7: "macbeth", 8: "rob roy", 9: "robert the bruce"}).has(0, coins=0)
    table.state.drawn, table.state.end_after = before, 8
    carry_out(table, f"take {after(3, 7)}", "marker on macleod")
    for _ in range(laid):
        assert "worlds end" not in [space.get("tile") for space in table.seen()["track"]]
        carry_out(table, table.legal("draw")[0])
    assert [space["space"] for space in table.seen()["track"] if space.get("tile") == "worlds end"] == [
        after(2, laid)
    ]


@pytest.mark.rule("setup.stacks")
@pytest.mark.parametrize(("stack", "known"), [(1, True), (2, True), (3, True), (4, False)])
def test_only_in_the_last_stack_a_refill_shows_where_worlds_end_lies(stack: int, known: bool) -> None:
    table = ring(3, {7: "macbeth", 8: "rob roy", 9: "robert the bruce"}).has(0, coins=0)
    table.state.drawn, table.state.stack = 7, stack
    carry_out(table, f"take {after(3, 7)}")
    assert GAME.reveals(table.state, GAME.catalogue.read("marker on macleod").number) is not known
    table.state.drawn = 6
    assert not GAME.reveals(table.state, GAME.catalogue.read("marker on macleod").number)


FEASTS = ("shetland", "haggis house", "drovers inn", "ye olde inn")  # the die stops on none of them


@pytest.mark.rule("course.die", "course.order", "course.passed")
@pytest.mark.parametrize("space", SPACES)
def test_behind_a_waiting_die_nothing_is_taken_or_discarded_from_every_space(space: int) -> None:
    """The die waits, p1 stands two spaces before it, and between them lies a tile that p1 has passed."""
    table = Scenario(bare=True, die=True, chronicles="5")
    table.pawns({DIE: space, 0: after(space, 2), 1: after(space, 4), 2: after(space, 6)})
    table.track({after(space, steps): tile for steps, tile in zip((1, 3, 7, 9), FEASTS, strict=True)})
    table.state.pending.depth, table.state.bag = 1, 0
    table.go_on().market().has(0, coins=9)
    assert table.asked == (0, "turn")
    table.check()
    assert set(table.legal("take")) == {f"take {after(space, steps)}" for steps in (3, 7, 9)}
    assert table.why_not(f"take {after(space, 1)}") is not None
    carry_out(table, f"take {after(space, 7)}")
    while table.asked[0] == 0:
        carry_out(table, "end turn" if "end turn" in table.legal() else table.legal()[0])
    assert spaces_with(table, "die") == [space]
    assert table.seen()["discard"] == []  # the die has passed nothing
    assert table.asked == (1, "place")  # a single tile lies before p2
    assert spaces_with(table, "p2") == [after(space, 9)]


@pytest.mark.rule("course.die")
@pytest.mark.parametrize("space", [1, 9])
@pytest.mark.parametrize("steps", range(1, 14))
def test_one_tile_that_it_can_stop_on_is_enough_wherever_it_lies(space: int, steps: int) -> None:
    table = Scenario(bare=True, die=True, chronicles="5")
    others = [step for step in range(1, 14) if step != steps]
    table.pawns(
        {DIE: space, 0: after(space, others[0]), 1: after(space, others[1]), 2: after(space, others[2])}
    )
    table.track({after(space, others[3]): "shetland", after(space, steps): "inshriach"})
    table.state.pending.depth = 1
    assert table.go_on().asked == (-1, "roll-die")
    carry_out(table, "roll 1")
    assert spaces_with(table, "die") == [after(space, steps)]


@pytest.mark.rule("course.die", "end.worlds_end")
@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize(("side", "gone"), [("1", ["inshriach"]), ("2", []), ("3", ["lochridge"])])
def test_the_die_leaves_the_game_beyond_worlds_end_from_every_space(
    space: int, side: str, gone: list[str]
) -> None:
    for beyond in (True, False):
        table = Scenario(bare=True, die=True, chronicles="5")
        table.pawns({DIE: space, 0: after(space, 1), 1: after(space, 2), 2: after(space, 3)})
        tiles = {5: "inshriach", 7: "worlds end", 8: "lochridge"} | ({9: "black isle"} if beyond else {})
        if not beyond:
            tiles[8] = "shetland"  # no tile is left that the third count could end on
        table.track({after(space, steps): tile for steps, tile in tiles.items()})
        table.state.pending.depth = 1
        table.go_on().play(f"roll {side}")
        assert spaces_with(table, "die") == ([after(space, 5)] if side == "1" else [])
        assert table.seen()["discard"] == (gone if beyond or side == "1" else [])
        assert table.seen()["track"][after(space, 7) - 1]["tile"] == "worlds end"


@pytest.mark.rule("course.order")
def test_the_turns_are_counted_one_by_one() -> None:
    table = ring(1, {7: "macbeth", 8: "rob roy", 9: "robert the bruce", 10: "mary queen of scots"})
    counted = []
    for seat, steps in ((0, 7), (1, 8), (2, 9)):
        assert table.asked == (seat, "turn")
        counted.append(table.seen()["turn"])
        table.play(f"take {after(1, steps)}", "marker on douglas")
        drawn(table)
    assert [turn - counted[0] for turn in (*counted, table.seen()["turn"])] == [0, 1, 2, 3]

"""Pages 10, 11, 18 and 19: one step of the track at a time, each from a position that shows it alone."""

import pytest
from tests.glenmore.rulebook.chronicles.test_4_englishman import hold
from tests.glenmore.rulebook.chronicles.test_7_great_gathering import assembly
from tests.glenmore.rulebook.chronicles.test_8_tolls_and_reserving import visited
from tests.glenmore.rulebook.test_02_round_the_track import SPACES, after, carry_out, empty, ring, spaces_with
from tests.glenmore.scenario import GAME, Scenario

from clachan.core.rng import Rng
from clachan.games.glenmore.components import TILES, load_components
from clachan.games.glenmore.state import ENGLISHMAN

PERSONS = {7: "macbeth", 8: "rob roy", 9: "robert the bruce", 10: "adam smith"}


def drawn(table: Scenario) -> int:
    """Lay what chance brings; how many tiles that was."""
    count = 0
    while table.asked == (-1, "draw-tile"):
        carry_out(table, table.legal()[0])
        count += 1
    return count


def tile_on(table: Scenario, space: int) -> str:
    return str(table.seen()["track"][space - 1].get("tile", ""))


def next_turn(table: Scenario) -> Scenario:
    """Whoever is last has the next turn."""
    table.state.pending.depth = 1
    return table.go_on()


# --- turns ------------------------------------------------------------------------------------------------


@pytest.mark.rule("course.order", "card.loch_ness", "activate.movement")
@pytest.mark.parametrize(("owner", "helps"), [(0, 0), (1, 1), (2, 0)])
def test_a_turn_begins_with_nothing_of_the_last_one(owner: int, helps: int) -> None:
    table = ring(1, PERSONS).card(owner, "loch ness").card(1, "castle of mey").has(0, coins=0).turn(0)
    table.state.points, table.state.ness = 2, 0
    before = table.seen()["turn"]
    carry_out(table, "take 8", "marker on macleod", "end turn")
    drawn(table)
    assert (table.asked, table.seen()["turn"]) == ((1, "turn"), before + 1)
    assert (table.state.ness, table.state.points) == (helps, 0)


@pytest.mark.rule("end.worlds_end", "ch4.turn")
@pytest.mark.parametrize(
    ("chronicles", "finished", "over"),
    [
        *(("", 0b110, True), ("3", 0b110, True), ("5", 0b110, True), ("", 0b010, False), ("", 0b100, False)),
        *(("4", 0b110, False), ("4", 0b110 | 1 << ENGLISHMAN, True), ("4", 0b010 | 1 << ENGLISHMAN, False)),
    ],
)
def test_the_game_ends_when_every_pawn_is_at_worlds_end(chronicles: str, finished: int, over: bool) -> None:
    table = Scenario(bare=True, chronicles=chronicles).track({5: "worlds end", 6: "macbeth", 10: "rob roy"})
    figures = {0: 1, 1: 7, 2: 8} | ({ENGLISHMAN: 9} if chronicles == "4" else {})
    table.pawns(figures).has(0, coins=0).turn(0).state.finished = finished
    carry_out(table, "stop at worlds end")
    drawn(table)
    assert (table.asked[1] == "over") is over


@pytest.mark.rule("end.worlds_end", "ch4.turn")
@pytest.mark.parametrize(("space", "done"), [(7, False), (9, True)])
def test_the_englishman_is_done_beyond_worlds_end_as_others_are(space: int, done: bool) -> None:
    table = Scenario(bare=True, chronicles="4").pawns({ENGLISHMAN: 1, 0: 2, 1: 3, 2: 4})
    table.track({7: "macbeth", 8: "worlds end", 9: "rob roy"}).has(1, coins=9)
    next_turn(hold(table, 1))
    assert (table.asked, table.seen()["england"]["turn"]) == ((1, "turn"), True)
    carry_out(table, f"take {space}")
    assert (spaces_with(table, "englishman"), spaces_with(table, "p2")) == ([space], [3])
    assert table.player(1).coins == 9 - 2  # the second space of his row
    carry_out(table, "marker on douglas")
    drawn(table)
    assert table.state.finished == (1 << ENGLISHMAN if done else 0)
    assert (table.asked, table.seen()["england"]["turn"]) == ((0, "turn"), False)


@pytest.mark.rule("end.worlds_end")
@pytest.mark.parametrize(("goal", "done"), [(2, 0), (7, 0), (9, 1)])
def test_only_the_pawn_that_passes_worlds_end_is_done(goal: int, done: int) -> None:
    tiles = {2: "macbeth", 7: "robert the bruce", 8: "worlds end", 9: "rob roy", 10: "adam smith"}
    table = Scenario(bare=True).pawns({0: 1, 1: 3, 2: 4}).track(tiles).has(0, coins=0)
    carry_out(table, f"take {goal}", "marker on macleod")
    drawn(table)
    assert (table.state.finished, tile_on(table, 8)) == (done, "worlds end")


# --- passing, discarding, refilling -----------------------------------------------------------------------


@pytest.mark.rule("course.passed", "course.refill")
def test_what_is_passed_goes_and_the_track_is_filled_up_from_every_space() -> None:
    tiles = {1: "inshriach", 3: "lochridge", 5: "black isle", 11: "kemnay", 12: "ballachulish"}
    for space in SPACES:
        table = ring(space, tiles | PERSONS).has(0, coins=0)
        carry_out(table, f"take {after(space, 7)}")
        assert set(table.seen()["discard"]) == {"inshriach", "lochridge"}
        carry_out(table, "marker on macleod")
        assert [x["space"] for x in table.seen()["track"] if x.get("last")] == [after(space, 4)]
        assert drawn(table) == 4  # behind the place that p1 left, that place, and two of three before p2
        assert (empty(table), table.asked) == ([after(space, 3)], (1, "turn"))


@pytest.mark.rule("course.passed", "end.worlds_end")
def test_worlds_end_stays_where_everyone_has_passed_it() -> None:
    table = ring(13, {1: "inshriach", 2: "worlds end", 3: "lochridge"} | PERSONS).has(0, coins=0)
    carry_out(table, f"take {after(13, 7)}")
    assert set(table.seen()["discard"]) == {"inshriach", "lochridge"}
    assert tile_on(table, after(13, 2)) == "worlds end"


@pytest.mark.rule("course.passed", "tile.anatomy")
@pytest.mark.parametrize("tile", [TILES[0], TILES[58], TILES[59], TILES[60], TILES[61]])
def test_any_tile_is_discarded_as_itself(tile: str) -> None:
    table = ring(1, {2: tile} | PERSONS).has(0, coins=0)
    carry_out(table, "take 8")
    assert table.seen()["discard"] == [tile]


@pytest.mark.rule("ch2.setup", "course.refill")
@pytest.mark.parametrize(("narrow", "filled"), [(False, [9, 10]), (True, [9, 10, 11])])
def test_behind_the_mountain_the_space_before_it_stays_empty(narrow: bool, filled: list[int]) -> None:
    table = Scenario(bare=True, chronicles="2", narrow_mountain=narrow).pawns({0: 10, 1: 14, 2: 3})
    table.track({11: "inshriach", 5: "macbeth", 6: "rob roy", 7: "kemnay", 8: "lochridge"}).has(0, coins=0)
    carry_out(table, "take 5", "marker on douglas")
    drawn(table)
    assert (table.asked, table.seen()["discard"]) == ((1, "turn"), ["inshriach"])
    assert [space for space in range(9, 14) if tile_on(table, space)] == filled


@pytest.mark.rule("ch2.setup", "course.turn")
def test_the_mountain_is_no_tile() -> None:
    table = Scenario(bare=True, chronicles="2").track({5: "macbeth"}).turn(0)
    for space in (12, 13):
        assert table.why_not(f"take {space}") == f"no tile lies on space {space}"
        assert table.why_not(f"discard {space}") is not None


@pytest.mark.rule("course.passed", "ch1.start", "ch7.card.discards")
@pytest.mark.parametrize("chronicles", ["1", "2", "3", "4", "5", "6", "7", "8"])
def test_with_a_chronicle_too_what_is_passed_goes_at_once(chronicles: str) -> None:
    table = Scenario(bare=True, chronicles=chronicles).pawns({0: 1, 1: 4, 2: 5, ENGLISHMAN: 6})
    if chronicles != "4":
        table.pawns({0: 1, 1: 4, 2: 5})
    table.track({2: "inshriach", 3: "kemnay", 7: "macbeth", 8: "rob roy"}).has(0, coins=0)
    carry_out(table, "take 7")
    assert (table.asked, table.seen()["discard"]) == ((0, "clan-marker"), ["inshriach", "kemnay"])


@pytest.mark.rule("ch7.card.discards", "course.passed")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whose_pawn_moved_last_has_discarded_what_all_have_passed(seat: int) -> None:
    others = [other for other in range(3) if other != seat]
    table = assembly("discards").pawns({seat: 1, others[0]: 4, others[1]: 5})
    table.track({2: "inshriach"}).has(seat, coins=0).turn(seat)
    carry_out(table, "take 12")
    piles: list[list[str]] = [[], [], []]
    piles[seat] = ["inshriach"]
    assert table.seen()["gathering"]["piles"] == piles


@pytest.mark.rule("ch7.assembly", "person.take")
def test_a_person_calls_the_great_gathering() -> None:
    table = Scenario(bare=True, chronicles="7").track({7: "macbeth", 8: "rob roy"}).has(0, coins=0).turn(0)
    carry_out(table, "take 7", "marker on macleod")
    assert table.asked == (0, "call-the-great-gathering")


@pytest.mark.rule("ch2.passing", "ch3.passing_sale", "course.turn")
def test_what_lies_on_the_way_is_asked_of_whoever_takes_discards_or_stops() -> None:
    for last, tiles in (("take 1", {1: "macbeth", 2: "rob roy"}), ("discard 1", {1: "clachaig inn"})):
        table = Scenario(bare=True, chronicles="2").pawns({0: 11, 1: 4, 2: 6}).track(tiles)
        table.market().has(0, coins=1).goods(0, "h7", "sheep").turn(0)
        carry_out(table, last)
        assert table.asked == (0, "pass-the-mountain")
    table = Scenario(bare=True, chronicles="3").pawns({0: 11, 1: 4, 2: 6}).track({13: "whisky sale b"})
    table.track({2: "worlds end"}).barrels(0, 1).market().has(0, coins=0).turn(0)
    carry_out(table, "stop at worlds end")
    assert table.asked == (0, "pass-a-sale")
    carry_out(table, "done")
    table = Scenario(bare=True, chronicles="3").pawns({0: 2, 1: 4, 2: 6}).track({13: "whisky sale b"})
    table.track({8: "worlds end"}).barrels(0, 1).market().has(0, coins=0).turn(0)
    carry_out(table, "stop at worlds end")
    assert table.asked[1] != "pass-a-sale"  # it lies behind


@pytest.mark.rule("ch4.turn", "ch3.passing_sale", "ch2.passing")
@pytest.mark.parametrize("chronicles", ["34", "24"])
def test_the_englishman_is_asked_nothing_on_his_way(chronicles: str) -> None:
    table = Scenario(bare=True, chronicles=chronicles).pawns({ENGLISHMAN: 10, 0: 14, 1: 2, 2: 3})
    table.track({5: "macbeth", 6: "rob roy"}).has(1, coins=9)
    if chronicles == "34":
        table.track({12: "whisky sale b"}).barrels(1, 1)
    next_turn(hold(table, 1))
    carry_out(table, "take 5")
    assert table.asked == (1, "clan-marker")


@pytest.mark.rule("ch4.token")
@pytest.mark.parametrize(("goal", "holder"), [(5, -1), (7, 0)])
def test_whoever_passes_the_englishman_takes_the_token(goal: int, holder: int) -> None:
    table = Scenario(bare=True, chronicles="4").pawns({0: 1, 1: 2, 2: 3, ENGLISHMAN: 6})
    table.track({5: "macbeth", 7: "rob roy"}).has(0, coins=0).turn(0)
    carry_out(table, f"take {goal}")
    assert table.seen()["england"]["holder"] == holder


@pytest.mark.rule("ch8.mob.fergus_macdarkie", "take.cost")
def test_the_tile_that_is_taken_is_the_one_that_fergus_sees() -> None:
    table = visited(1).track({5: "inshriach"})
    carry_out(table, "take 5", "place g8")
    assert (table.player(0).coins, table.player(1).coins) == (0, 1)


@pytest.mark.rule("course.turn", "tile.anatomy")
@pytest.mark.parametrize("tile", ["halkirk", "fort george"])
def test_the_first_and_the_last_tile_of_the_box_can_be_taken(tile: str) -> None:
    table = Scenario(bare=True, chronicles="6").track({5: tile, 6: "macbeth"}).turn(0)
    table.goods(0, "h7", "wood stone stone")
    assert {"take 5", "take 6"} <= set(table.legal())
    assert table.why_not("take 5") is None


# --- stacks and World's End -------------------------------------------------------------------------------


@pytest.mark.rule("setup.stacks", "course.rounds")
def test_a_new_stack_is_whole_and_worlds_end_is_counted_in_d_alone() -> None:
    table = ring(3, {5: "black isle"} | PERSONS).has(0, coins=0)
    s = table.state
    s.stack, s.bag, s.drawn, s.end_after, s.box_low, s.box_high = 3, 1, 14, 2, 0, 0
    carry_out(table, f"take {after(3, 7)}", "marker on macleod")
    assert table.seen()["stack"]["current"] == "D"  # the only tile of C was no question
    in_d = [tile.key for tile in load_components().tiles if tile.stack == "D" and not tile.chronicle]
    in_d.remove("worlds end")
    assert sorted(text.removeprefix("draw ") for text in table.legal()) == sorted(in_d)
    laid = 0
    while "worlds end" not in [space.get("tile") for space in table.seen()["track"]]:
        carry_out(table, table.legal("draw")[0])
        laid += 1
    assert laid == 2


@pytest.mark.rule("setup.stacks")
@pytest.mark.parametrize("stack", [1, 2, 3])
def test_worlds_end_lies_in_no_stack_but_d(stack: int) -> None:
    table = ring(3, {5: "black isle"} | PERSONS).has(0, coins=0)
    table.state.stack, table.state.drawn, table.state.bag = stack, 14, 0b111
    carry_out(table, f"take {after(3, 7)}", "marker on macleod")
    assert table.asked == (-1, "draw-tile")
    assert "worlds end" not in [space.get("tile") for space in table.seen()["track"]]


@pytest.mark.rule("setup.stacks")
@pytest.mark.parametrize(("ended", "shows"), [(0, True), (1, False)])
def test_what_lies_open_is_not_shown_by_a_refill(ended: int, shows: bool) -> None:
    table = ring(3, PERSONS).has(0, coins=0)
    table.state.drawn, table.state.ended = 8, ended
    carry_out(table, f"take {after(3, 7)}")
    assert GAME.reveals(table.state, GAME.catalogue.read("marker on macleod").number) is shows


@pytest.mark.rule("setup.stacks")
@pytest.mark.parametrize(
    ("stack", "laid", "drawing", "places"),
    [
        *((1, 30, False, {7, 8, 9}), (4, 0, False, {7, 8, 9}), (4, 8, False, {8, 9}), (4, 9, False, {9})),
        *((4, 7, True, {8, 9}), (4, 8, True, {9}), (4, 7, False, {7, 8, 9})),
    ],
)
def test_who_thinks_ahead_puts_worlds_end_where_it_may_still_lie(
    stack: int, laid: int, drawing: bool, places: set[int]
) -> None:
    table = ring(3, {5: "black isle"} | PERSONS).has(0, coins=0)
    assert table.state.printed.about_end == 8
    if drawing:
        carry_out(table, f"take {after(3, 7)}", "marker on macleod")
        assert table.asked == (-1, "draw-tile")
    table.state.stack, table.state.drawn = stack, laid
    found = set()
    for seed in range(12):
        dealt = GAME.copy(table.state)
        GAME.redeal(dealt, 0, Rng(seed))
        found.add(int(dealt.end_after))
    assert found == places


@pytest.mark.rule("ch1.start", "course.refill")
def test_the_start_of_the_race_comes_by_lot_and_not_by_the_draw() -> None:
    table = ring(3, {5: "black isle"} | PERSONS, chronicles="1").has(0, coins=0)
    s = table.state
    s.stack, s.drawn, s.bag = 2, 0, (1 << int(s.printed.stack_size[2])) - 1
    carry_out(table, f"take {after(3, 7)}", "marker on macleod")
    assert table.asked == (-1, "lot-for-start")
    carry_out(table, table.legal()[-1])
    assert (table.asked, "draw boat race start" in table.legal()) == ((-1, "draw-tile"), False)
    assert len(table.legal()) == int(s.printed.stack_size[2]) - 1
    assert "lot" in str(table.why_not("draw boat race start"))
    assert [table.why_not(text) for text in table.legal()] == [None] * len(table.legal())
    assert table.why_not("draw halkirk") is not None

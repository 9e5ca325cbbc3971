"""Pages 11, 13, 14 and 20: small positions, each with one thing about places and what lies there."""

import pytest
from tests.glenmore.rulebook.chronicles.test_8_tolls_and_reserving import visited
from tests.glenmore.rulebook.test_04_no_edge import HIGHEST, WIDEST, asked_to_place, name, tiles
from tests.glenmore.scenario import Scenario

from clachan.games.glenmore.components import TILES

FULL = {"wood": 3, "stone": 3, "barley": 3, "sheep": 3, "cattle": 3}
BLOCK = ["g9", "i9", "h11", "h9", "g10", "g11", "i10", "i11"]


def lying(*places: str) -> Scenario:
    table = Scenario().no_scotsman(0, "g7").track({5: "lochridge", 6: "halkirk"})
    for place, tile in zip(places, tiles(table, river=False)[3:], strict=False):
        table.tile(0, place, tile)
    return table


def taken(table: Scenario) -> list[str]:
    table.check()
    return [text for text in table.legal("take") if text in ("take 5", "take 6")]


@pytest.mark.rule("place.scotsman", "place.edge")
@pytest.mark.parametrize("hole", BLOCK)
def test_the_last_free_place_around_a_scotsman_is_found(hole: str) -> None:
    ring = [place for place in ("g9", "h9", "i9", "g10", "i10", "g11", "h11", "i11") if place != hole]
    table = lying("h8", "h10", *ring).scotsman(0, "h10")
    assert taken(table) == ["take 5"]
    table.play("take 5")
    assert hole in [cell["place"] for cell in table.seen()["seats"][0]["territory"]]
    assert taken(lying("h8", "h10", *ring, hole).scotsman(0, "h10")) == []


@pytest.mark.rule("place.river", "place.scotsman")
@pytest.mark.parametrize(
    ("land", "stands", "possible"),
    [
        ("g8", "g8", True),  # beside f7 by a corner
        ("g6", "g6", True),
        ("h8", "h8", True),  # beside i7
        ("g8 f8 e8 e7", "g8", False),  # e7 stops the river
        ("h8 i8 j8 j7", "h8", False),
        ("h8 i8 j8 j7", "g7", True),
        ("h8 i8 j8 j7 g8 f8 e8 e7", "g7", False),
        ("h8 h9", "h9", False),
    ],
)
def test_a_river_tile_is_taken_only_if_an_end_is_open_and_manned(
    land: str, stands: str, possible: bool
) -> None:
    assert ("take 6" in taken(lying(*land.split()).scotsman(0, stands))) is possible


@pytest.mark.rule("card.loch_ness", "take.cost")
def test_of_two_scotsmen_on_one_tile_one_pays_and_one_supports() -> None:
    table = Scenario().track({5: "loch ness"})
    table.check()
    assert "take 5" not in table.legal()
    table.scotsman(0, "g7").check()
    table.play("take 5")
    assert (table.on(0, "g7"), table.player(0).size) == ("scotsman", 3)


@pytest.mark.rule("ch8.mob.fergus_macdarkie", "place.scotsman")
@pytest.mark.parametrize(
    ("tile", "free"),
    [
        ("lochridge", {"i8", "g9", "i9", "h10"}),
        ("halkirk", {"i7"}),
        ("glen affric", {"h9"}),
    ],
)
def test_without_a_coin_no_place_beside_fergus(tile: str, free: set[str]) -> None:
    table = visited(0).tile(0, "h8", "easdale").tile(0, "h9", "abernethy").scotsman(0, "h9", "h7")
    asked_to_place(table, tile).state.taken = TILES.index(tile) + 1
    table.check()
    assert {text.removeprefix("place ") for text in table.legal("place")} == free
    table.has(0, coins=1).check()
    assert len(table.legal("place")) > len(free)


@pytest.mark.rule("place.edge")
def test_a_territory_of_twenty_four_tiles_is_like_any_other() -> None:
    table = Scenario(bare=True).card(0, "loch ness").turn(0).market(**FULL).has(0, coins=9)
    keys = tiles(table, river=False)[:24]
    for at, key in enumerate(keys[:22]):
        table.tile(0, name(at % 6, 1 + at // 6), key)
    assert table.player(0).size == 24
    table.goods(0, name(0, 1), "wood").goods(0, name(5, 3), "sheep").scotsman(0, name(5, 3))
    table.state.points = 2
    table.track({5: "macbeth", 6: keys[22], 7: "halkirk", 8: "glen affric"}).check()
    table.play("sell wood", f"move {name(5, 3)}", f"to {name(5, 2)}", "take 5", "marker on brodie")
    table.play("move g7", "to h7", f"activate {name(0, 2)}", "end turn")
    assert table.player(0).size == 24
    table = table.has(0, coins=19).marking(0)
    for clan in ("grant", "macpherson", "gunn", "macmillan"):
        table.check()
        table.play(f"marker on {clan}")
        while table.asked[1] in ("put", "remove"):
            table.play((table.legal("put on") + table.legal("remove"))[-1])
        table.marking(0)
    assert table.player(0).size == 23


@pytest.mark.rule("place.edge")
def test_the_widest_land_keeps_its_ends_apart() -> None:
    table = Scenario(bare=True)
    plain = tiles(table, river=False)
    for column in range(-5, WIDEST - 5):
        table.tile(0, name(column, -1), plain.pop())
    table.no_scotsman(0, "g7").scotsman(0, name(-5, -1), name(WIDEST - 6, -1))
    asked_to_place(table, plain[0]).check()
    refused = f"your territory is {WIDEST} tiles wide, and the table has no room for more"
    assert table.why_not(f"place {name(-6, -1)}") == refused
    assert table.why_not(f"place {name(WIDEST - 5, -1)}") == refused
    assert len(table.legal("place")) == 8  # above and below each end and the tile before it
    table = Scenario(bare=True)
    for column in range(-5, WIDEST - 6):  # one column less
        table.tile(0, name(column, -1), tiles(table, river=False)[column + 5])
    table.no_scotsman(0, "g7").scotsman(0, name(-5, -1))
    asked_to_place(table, tiles(table, river=False)[-1]).check()
    assert f"place {name(-6, -1)}" in table.legal()


@pytest.mark.rule("place.edge")
def test_the_highest_land_keeps_its_ends_apart() -> None:
    for less in (0, 1):
        table = Scenario(bare=True)
        plain = tiles(table, river=False)
        for row in range(1, HIGHEST - less):
            table.tile(0, name(0, row), plain.pop())
        table.scotsman(0, name(0, HIGHEST - 1 - less))
        asked_to_place(table, plain[0]).check()
        refused = f"your territory is {HIGHEST} tiles high, and the table has no room for more"
        below = f"place {name(0, HIGHEST - less)}"
        assert table.why_not(below) == (None if less else refused)
        assert (below in table.legal()) is bool(less)


@pytest.mark.rule("activate.neighbours", "course.turn")
def test_what_worked_in_a_turn_works_in_the_next_on_every_tile() -> None:
    table = Scenario(bare=True).pawns({0: 1, 1: 12, 2: 13}).market(**FULL)
    table.tile(0, "g8", "inshriach").tile(0, "h8", "easdale").track({2: "black isle", 3: "abernethy"})
    table.scotsman(0, "h7").play("take 2", "place g6")
    for place in ("g7", "h7", "g6"):
        table.play(f"activate {place}")
    table.play("end turn")
    while table.asked[0] == -1:
        table.play(table.legal()[0])
    table.play("take 3", "place h6")
    assert table.legal("activate") == ["activate g6", "activate h6", "activate g7", "activate h7"]


@pytest.mark.rule("card.inverness", "tile.room", "effects.kinds")
def test_what_finds_no_room_is_lost() -> None:
    table = Scenario().goods(0, "g7", "sheep sheep sheep").goods(0, "h7", "wood stone").market(**FULL)
    table.has(0, coins=0).track({5: "inverness"}).play("take 5")
    assert (table.on(0, "g7"), table.player(0).whisky) == ("sheep sheep sheep scotsman scotsman", 1)


@pytest.mark.rule("effects.kinds", "setup.unlimited")
@pytest.mark.parametrize(("manned", "after"), [(8, ""), (7, "scotsman"), (6, "scotsman")])
def test_a_new_village_gets_a_scotsman_while_there_is_one(manned: int, after: str) -> None:
    table = Scenario().scotsman(0, *["g7"] * manned).track({5: "halkirk"}).play("take 5")
    assert (table.on(0, "f7"), table.player(0).scotsmen) == (after, max(0, 7 - manned))


@pytest.mark.rule("market.sell")
def test_a_good_on_one_tile_is_sold_from_there_and_on_two_the_owner_says_which() -> None:
    for place in ("g7", "h7", "h8"):
        table = Scenario().tile(0, "h8", "inshriach").goods(0, place, "wood wood").market(wood=1)
        table.has(0, coins=0).play("sell wood")
        assert (table.on(0, place).count("wood"), table.player(0).coins, table.asked[1]) == (1, 1, "turn")
    table = Scenario().tile(0, "h8", "inshriach").goods(0, "g7", "wood").goods(0, "h8", "wood").market(wood=1)
    table.play("sell wood")
    assert table.legal() == ["from g7", "from h8"]
    table.play("from h8")
    assert (table.on(0, "h8"), table.on(0, "g7")) == ("", "wood scotsman")


@pytest.mark.rule("clan.gunn", "tile.room")
@pytest.mark.parametrize(
    ("village", "castle", "asked"),
    [(3, 2, "keep-goods"), (2, 3, "keep-goods"), (2, 2, "put"), (3, 1, "turn"), (1, 3, "turn")],
)
def test_only_room_for_one_good_makes_gunns_friend_choose(village: int, castle: int, asked: str) -> None:
    table = Scenario().goods(0, "g7", "wood " * village).goods(0, "h7", "wood " * castle).market()
    table.has(0, coins=9).marking(0).play("marker on gunn")
    assert table.asked == (0, asked)
    if asked == "turn":
        assert table.stock(0) == "wood 4, sheep 1, cattle 1"


@pytest.mark.rule("clan.macmillan")
@pytest.mark.parametrize("tile", ["laich of moray", "iona abbey", "glen clova", "grassmarket"])
def test_a_removed_tile_goes_into_the_box(tile: str) -> None:
    table = Scenario().tile(0, "h8", tile).tile(0, "g8", "lochridge").market().has(0, coins=9).marking(0)
    table.play("marker on macmillan", "remove h8")
    assert (table.player(0).size, table.seen()["discard"]) == (3, [])

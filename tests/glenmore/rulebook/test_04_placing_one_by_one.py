"""Pages 13 to 15: one condition of placing at a time, and what a territory keeps."""

import pytest
from tests.glenmore.rulebook.test_02_round_the_track import carry_out
from tests.glenmore.rulebook.test_04_no_edge import (
    HIGHEST,
    WIDEST,
    asked_to_place,
    covered,
    name,
    stand,
    tiles,
)
from tests.glenmore.scenario import GAME, Scenario

from clachan.games.glenmore.components import load_components

NEAR = [f"{column}{row}" for row in range(4, 13) for column in "cdefghijkl"]
RING = ("g9", "h9", "i9", "g10", "i10", "g11", "h11", "i11")


def places(table: Scenario, spots: list[str] = NEAR) -> set[str]:
    """Where the tile may lie, as generator and judge say."""
    found = {text.removeprefix("place ") for text in table.legal("place")}
    assert found == {spot for spot in spots if table.why_not(f"place {spot}") is None}
    return found


def bare(**options: object) -> Scenario:
    return Scenario(bare=True, **options).market().has(0, coins=0)  # type: ignore[arg-type]


# --- Scotsmen and castles ---------------------------------------------------------------------------------


@pytest.mark.rule("place.scotsman", "take.cost")
@pytest.mark.parametrize(
    ("scotsmen", "possible"), [("g7", False), ("g7 g7", True), ("g7 h7", True), ("g7 g7 g7", True)]
)
def test_whoever_pays_does_not_support(scotsmen: str, possible: bool) -> None:
    table = bare().track({5: "loch ness", 6: "macbeth"}).no_scotsman(0, "g7")
    table.scotsman(0, *scotsmen.split()).turn(0)
    assert ("take 5" in table.legal()) is possible
    assert (table.why_not("take 5") is None) is possible


@pytest.mark.rule("clan.mackintosh", "place.scotsman")
@pytest.mark.parametrize(
    ("clan", "tile", "found"),
    [
        ("mackintosh", "lochridge", {"g6", "h6", "g8", "i8", "i10", "h11", "g10", "g9", "i9"}),
        ("maclachlan", "lochridge", set()),
        ("mackintosh", "halkirk", {"i7"}),
        ("maclachlan", "halkirk", set()),
    ],
)
def test_castles_support_tiles_for_mackintoshs_friend(clan: str, tile: str, found: set[str]) -> None:
    """The Home Castle on h7 and another castle on h10; what lies between does not help."""
    table = bare().tile(0, "h8", "easdale").tile(0, "h9", "abernethy").tile(0, "h10", "donan castle")
    table.no_scotsman(0, "g7").clan(0, clan)
    assert places(asked_to_place(table, tile)) == found


@pytest.mark.rule("clan.mackintosh", "place.scotsman")
def test_without_mackintosh_castles_support_nothing() -> None:
    table = bare().tile(0, "i7", "halkirk").no_scotsman(0, "g7").goods(0, "h7", "wood stone").has(0, coins=9)
    table.track({5: "elgin", 6: "lochridge", 7: "plockton", 8: "macbeth"}).turn(0)
    assert table.legal("take") == ["take 8"]
    assert {table.why_not(f"take {space}") is None for space in (5, 6, 7)} == {False}
    table.clan(0, "mackintosh").turn(0)
    assert table.legal("take") == ["take 5", "take 6", "take 8"]  # no castle lies at an end of the river
    assert {table.why_not(f"take {space}") for space in (5, 6)} == {None}
    table = (
        bare().tile(0, "h8", "easdale").tile(0, "h9", "halkirk").no_scotsman(0, "g7").clan(0, "mackintosh")
    )
    assert places(asked_to_place(table, "elgin")) == {"g7"}  # h9 lies beside no castle


@pytest.mark.rule("place.scotsman", "place.edge")
@pytest.mark.parametrize("hole", [*RING, ""])
def test_the_only_free_place_around_the_only_scotsman(hole: str) -> None:
    table = bare().track({5: "lochridge", 6: "macbeth"})
    for place, tile in zip(("h8", "h10", *RING), tiles(table, river=False)[3:], strict=False):
        if place != hole:
            table.tile(0, place, tile)
    table.no_scotsman(0, "g7").scotsman(0, "h10").turn(0)
    assert ("take 5" in table.legal()) is bool(hole)
    assert (table.why_not("take 5") is None) is bool(hole)


# --- the river --------------------------------------------------------------------------------------------


@pytest.mark.rule("place.river")
def test_a_river_tile_lies_at_an_end_of_the_river_and_nowhere_else() -> None:
    table = bare().scotsman(0, "h7")
    for place, tile in zip(("g8", "f8", "e8", "d8"), tiles(table, river=False), strict=False):
        table.tile(0, place, tile)
    table.scotsman(0, "e8", "d8")
    assert places(asked_to_place(table, "halkirk")) == {"f7", "i7"}
    assert "river" in str(table.why_not("place e7"))
    table = bare().scotsman(0, "h7")
    for place, tile in zip(("g8", "f8", "e8", "e7"), tiles(table, river=False), strict=False):
        table.tile(0, place, tile)
    assert places(asked_to_place(table, "halkirk")) == {"i7"}  # on f7 it would end at e7


@pytest.mark.rule("place.river")
@pytest.mark.parametrize(
    ("land", "stands", "possible"),
    [
        ("h8 i8", "i8", True),
        ("h8 i8 j8 j7", "h8", False),
        ("h8 i8 j8 j6", "h8", True),
        ("h8 h9", "h9", False),
    ],
)
def test_a_river_tile_is_taken_if_the_right_end_is_open(land: str, stands: str, possible: bool) -> None:
    table = bare().track({5: "halkirk", 6: "macbeth"}).no_scotsman(0, "g7")
    for place, tile in zip(land.split(), tiles(table, river=False), strict=False):
        table.tile(0, place, tile)
    table.scotsman(0, stands).turn(0)
    assert (("take 5" in table.legal()), table.why_not("take 5") is None) == (possible, possible)


# --- a table without an edge ------------------------------------------------------------------------------


@pytest.mark.rule("place.edge")
@pytest.mark.parametrize("less", [0, 1])
def test_the_widest_land_grows_no_wider(less: int) -> None:
    table = bare()
    plain = tiles(table, river=False)
    ends = (-5, WIDEST - 6 - less)
    for column in range(ends[0], ends[1] + 1):
        table.tile(0, name(column, -1), plain.pop())
    wider = [name(ends[0] - 1, -1), name(ends[1] + 1, -1)]
    for end, spot in zip(ends, wider, strict=True):
        asked_to_place(stand(table, name(end, -1)), plain[0])
        inside = {name(end, -2), name(end + (1 if end < 0 else -1), -2)}
        assert inside <= places(table, [*inside, spot, name(end, 0), name(end + (1 if end < 0 else -1), 0)])
        assert (f"place {spot}" in table.legal()) is bool(less)
        refused = f"your territory is {WIDEST} tiles wide, and the table has no room for more"
        assert table.why_not(f"place {spot}") == (None if less else refused)
    asked_to_place(stand(table, "g7"), "halkirk")
    assert places(table) == {"f7"}  # a column that is in use already


@pytest.mark.rule("place.edge", "place.river")
@pytest.mark.parametrize("less", [0, 1])
def test_no_river_makes_the_widest_land_wider(less: int) -> None:
    table = bare()
    plain = tiles(table, river=False)
    for column in range(WIDEST - less):
        table.tile(0, name(column, -1), plain.pop())
    asked_to_place(table, "halkirk")
    assert (places(table) == {"f7"}) is bool(less)
    refused = f"your territory is {WIDEST} tiles wide, and the table has no room for more"
    assert table.why_not("place f7") == (None if less else refused)


@pytest.mark.rule("place.edge")
@pytest.mark.parametrize("less", [0, 1])
def test_the_highest_land_grows_no_higher(less: int) -> None:
    table = bare()
    plain = tiles(table, river=False)
    for row in range(1, HIGHEST - less):
        table.tile(0, name(0, row), plain.pop())
    stand(table, name(0, HIGHEST - 1 - less))
    asked_to_place(table, plain[0])
    spot = name(0, HIGHEST - less)
    beside = {name(column, HIGHEST - 1 - less) for column in (-1, 1)}
    assert beside <= places(table, [*beside, *(name(column, HIGHEST - 2 - less) for column in (-1, 1)), spot])
    refused = f"your territory is {HIGHEST} tiles high, and the table has no room for more"
    assert table.why_not(f"place {spot}") == (None if less else refused)


@pytest.mark.rule("place.edge")
def test_a_large_territory_keeps_every_tile() -> None:
    table = bare()
    keys = tiles(table, river=False)[:30]
    for at, key in enumerate(keys):
        table.tile(0, name(at % 6, 1 + at // 6), key)
    assert covered(table) == {"g7", "h7", *(name(at % 6, 1 + at // 6) for at in range(30))}
    shown = {cell["place"]: cell["tile"] for cell in table.seen()["seats"][0]["territory"]}
    assert [shown[name(at % 6, 1 + at // 6)] for at in range(30)] == keys


# --- what a tile opens, keeps and loses -------------------------------------------------------------------


@pytest.mark.rule("activate.neighbours")
def test_a_new_tile_opens_itself_and_all_eight_neighbours() -> None:
    table = bare().tile(0, "h8", "corpach").no_scotsman(0, "g7")
    faces = {face.key: face for face in load_components().tiles}
    makers = [key for key in tiles(table, river=False) if faces[key].activation.type == "gain"]
    for place, tile in zip(RING, makers, strict=False):
        table.tile(0, place, tile)
    carry_out(asked_to_place(table.scotsman(0, "h9"), makers[8]), "place h10")
    assert table.legal("activate") == [f"activate {place}" for place in sorted((*RING, "h10"), key=_seen)]
    carry_out(table, "activate i11")
    assert "activate i11" not in table.legal()


def _seen(place: str) -> tuple[int, str]:
    return int(place[1:]), place[0]


@pytest.mark.rule("clan.macmillan", "card.loch_morar")
@pytest.mark.parametrize("tile", ["laich of moray", "iona abbey", "glen clova", "grassmarket"])
def test_nothing_is_lost_when_a_tile_is_removed(tile: str) -> None:
    table = Scenario().tile(0, "h8", tile).tile(0, "g8", "lochridge").market().has(0, coins=9).marking(0)
    carry_out(table, "marker on macmillan", "remove h8")
    assert (GAME.fault(table.state), table.player(0).size) == (None, 3)


@pytest.mark.rule("scoring.rounds")
@pytest.mark.parametrize(("place", "more"), [("h7", True), ("g7", False), ("h8", False)])
def test_scotsmen_count_at_home_only_on_the_home_castle(place: str, more: bool) -> None:
    table = bare().tile(0, "h8", "easdale").scotsman(0, place, place)
    assert (table.line(0, "Scotsmen at home") > 0) is more


@pytest.mark.rule("clan.gunn", "tile.room")
@pytest.mark.parametrize(
    ("village", "castle", "asked"),
    [
        (3, 2, "keep-goods"),
        (2, 3, "keep-goods"),
        (2, 2, "put"),
        (3, 1, "turn"),
        (1, 3, "turn"),
        (3, 3, "turn"),
    ],
)
def test_where_goods_that_are_put_find_room(village: int, castle: int, asked: str) -> None:
    table = Scenario().goods(0, "g7", "wood " * village).goods(0, "h7", "wood " * castle).market()
    carry_out(table.has(0, coins=9).marking(0), "marker on gunn")
    assert table.asked == (0, asked)

"""Pages 13, 14, 20 and 21: every place around a territory, both ends of the river, removed tiles."""

import pytest
from tests.glenmore.scenario import Scenario

PLAIN = [
    "inshriach", "black isle", "abernethy", "easdale", "strathmore", "rothiemurchus", "strathspey",
    "laich of moray", "glen clova", "glentrool", "glen dochart", "pulteney", "glen mhor", "crieff fair",
]  # fmt: skip
RING = ["i9", "j9", "k9", "i10", "k10", "i11", "j11", "k11"]


def lying(*places: str) -> Scenario:
    """p1's territory with plain tiles on these places and no Scotsman; Lochridge and Macbeth are offered."""
    table = Scenario().no_scotsman(0, "g7").track({5: "lochridge", 6: "macbeth"})
    for place, tile in zip(places, PLAIN, strict=False):
        table.tile(0, place, tile)
    return table


def territory(table: Scenario, seat: int = 0) -> dict[str, str]:
    return {cell["place"]: cell["tile"] for cell in table.seen()["seats"][seat]["territory"]}


@pytest.mark.rule("place.scotsman")
@pytest.mark.parametrize("place", RING)
def test_a_scotsman_on_any_of_the_eight_neighbours_supports_a_tile(place: str) -> None:
    table = lying("h8", "h9", *RING).scotsman(0, place).play("take 5")
    table.check()
    assert "place j10" in table.legal()


@pytest.mark.rule("place.scotsman", "place.edge")
def test_every_free_edge_around_one_scotsman_and_nothing_further_away() -> None:
    table = lying("h8", "h9", "h10", "i10").scotsman(0, "h9").play("take 5")
    table.check()
    assert table.legal() == ["place g8", "place i8", "place g9", "place i9", "place g10"]
    table = lying("h8", "h9", "h10", "i10").scotsman(0, "i10").play("take 5")
    table.check()
    assert set(table.legal()) == {"place i9", "place j10", "place h11", "place i11"}
    table = lying("h8", "h9", "h10", "i10").scotsman(0, "h7").play("take 5")
    table.check()
    assert table.legal() == ["place g6", "place h6", "place g8", "place i8"]


@pytest.mark.rule("place.river")
@pytest.mark.parametrize(
    ("land", "free"),
    [
        ((), ["place f7", "place i7"]),
        (("g8", "f8", "e8", "e7"), ["place i7"]),  # the tile on e7 would stop the river
        (("h8", "i8", "j8", "j7"), ["place f7"]),
        (("g6", "f6", "h8", "i8", "j8"), ["place f7", "place i7"]),
        (
            ("g8", "f8", "e8", "d8", "d7"),
            ["place f7", "place i7"],
        ),  # one step further away it does not matter
    ],
)
def test_the_river_grows_at_an_end_that_nothing_stops(land: tuple[str, ...], free: list[str]) -> None:
    table = lying(*land).scotsman(0, "g7", "h7").track({7: "halkirk", 8: "kemnay"})
    table.check()
    table.play("take 7")
    if len(free) == 1:
        assert territory(table)[free[0].removeprefix("place ")] == "halkirk"
    else:
        assert table.legal() == free


@pytest.mark.rule("place.river")
def test_both_ends_move_on_as_the_river_grows() -> None:
    table = lying().tile(0, "f7", "halkirk").tile(0, "i7", "kemnay").tile(0, "j7", "glen esk")
    table.scotsman(0, "f7", "j7").track({7: "ballachulish"}).play("take 7")
    assert table.legal() == ["place e7", "place k7"]
    assert table.why_not("place i8") is not None
    table = lying().tile(0, "f7", "halkirk").tile(0, "i7", "kemnay").scotsman(0, "f7", "i7").play("take 5")
    table.check()
    assert table.legal() == [f"place {place}" for place in ("f6", "g6", "h6", "i6", "f8", "g8", "h8", "i8")]


@pytest.mark.rule("overbuild.rules", "place.scotsman")
def test_building_over_needs_a_scotsman_on_the_tile_or_beside_it() -> None:
    for place, possible in (("h8", True), ("h9", True), ("g9", True), ("h10", False), ("h7", True)):
        table = lying("h8", "h9", "h10").tile(0, "g9", "lochridge" if place == "" else "glen clova")
        table.scotsman(0, place).track({7: "glen affric"}).has(0, coins=2)
        table.check()
        assert table.why_not("place h8") is not None  # not yet taken
        table.play("take 7")
        over = [text.removeprefix("place ") for text in table.legal("place")] or [
            spot for spot, tile in territory(table).items() if tile == "glen affric"
        ]
        assert ("h8" in over) is possible


@pytest.mark.rule("overbuild.rules")
def test_only_a_tile_of_the_same_kind_and_with_the_same_river_is_built_over() -> None:
    table = Scenario().scotsman(0, "h7", "h7").has(0, coins=9).track({5: "spey meadows", 6: "macbeth"})
    for place, tile in (("i7", "glen lyon"), ("h8", "lochridge"), ("f7", "kemnay"), ("g8", "inshriach")):
        table.tile(0, place, tile)
    table.check()
    table.play("take 5")  # an animal tile by the river: only Glen Lyon fits
    assert territory(table) | {"i7": "spey meadows"} == territory(table)
    table = Scenario().scotsman(0, "h7", "h7").has(0, coins=9).track({5: "balmoral", 6: "macbeth"})
    for place, tile in (("i7", "glen lyon"), ("h8", "lochridge"), ("f7", "kemnay"), ("g8", "inshriach")):
        table.tile(0, place, tile)
    table.check()
    table.play("take 5")  # an animal tile without a river: only Lochridge fits
    assert territory(table)["h8"] == "balmoral"


@pytest.mark.rule("clan.mackintosh", "overbuild.rules")
def test_mackintosh_lets_tiles_be_built_over_beside_a_castle_and_river_tiles_be_laid() -> None:
    table = (
        lying("h8", "h9", "h10").clan(0, "mackintosh").has(0, coins=9).track({7: "glen affric", 8: "halkirk"})
    )
    table.check()
    table.play("take 7")  # h8 lies beside the Home Castle, the others do not
    assert territory(table)["h8"] == "glen affric"
    table = lying("h8").clan(0, "mackintosh").track({7: "halkirk"})
    table.check()
    table.play("take 7")
    assert territory(table)["i7"] == "halkirk"  # f7 lies beside the village only
    table = lying("h8").clan(1, "mackintosh").track({7: "halkirk"})
    table.check()
    assert "take 7" not in table.legal()  # another player's friend


@pytest.mark.rule("overbuild.keeps", "place.river")
def test_a_river_tile_that_is_built_over_leaves_the_river_as_it_was() -> None:
    table = Scenario().tile(0, "i7", "halkirk").scotsman(0, "i7").goods(0, "h7", "wood stone").market()
    table.has(0, coins=0).track({5: "inverness", 6: "macbeth"}).play("take 5", "place i7", "end turn")
    while table.asked[0] == -1:
        table.play(table.legal()[0])
    table.pawns({0: 7, 1: 9, 2: 10}).track({8: "kemnay"}).turn(0)
    table.play("take 8")
    assert table.legal() == ["place f7", "place j7"]


@pytest.mark.rule("card.loch_morar", "place.river")
@pytest.mark.parametrize(("end", "tile"), [("f7", "halkirk"), ("i7", "halkirk")])
def test_a_removed_end_of_the_river_can_be_laid_anew(end: str, tile: str) -> None:
    other = "i7" if end == "f7" else "f7"
    table = (
        Scenario().tile(0, "f7", "halkirk").tile(0, "i7", "kemnay").scotsman(0, "f7", "i7").has(0, coins=9)
    )
    table.marking(0).play("marker on macmillan")
    assert table.legal() == ["remove f7", "remove i7"]
    table.play(f"remove {end}")
    assert end not in territory(table)
    assert table.on(0, "h7") == "scotsman"  # who stood there has gone home
    table.track({5: "glen esk", 6: "rob roy"}).play("take 5")
    beyond = "j7" if other == "i7" else "e7"
    assert set(table.legal()) == {f"place {end}", f"place {beyond}"}


@pytest.mark.rule("card.loch_morar", "overbuild.keeps")
def test_a_stack_is_removed_as_a_whole_with_all_that_lies_on_it() -> None:
    table = Scenario().tile(0, "h8", "inshriach", "glen affric").tile(0, "g8", "lochridge")
    table.goods(0, "h8", "wood wood sheep").goods(0, "h7", "cattle").scotsman(0, "h8", "h8").has(0, coins=9)
    table.market().marking(0).play("marker on macmillan", "remove h8")
    table.check()
    assert table.legal() == ["keep wood", "keep sheep"]
    table.play("keep wood", "keep wood")
    assert table.on(0, "h7") == "wood wood cattle scotsman scotsman"
    assert territory(table) == {"g7": "village", "h7": "castle", "g8": "lochridge"}
    assert (table.stock(0), table.player(0).scotsmen) == ("wood 2, cattle 1", 6)
    assert table.seen()["discard"] == []  # they are out of the game


@pytest.mark.rule("card.loch_morar")
def test_what_stays_must_hang_together_by_edges() -> None:
    table = Scenario().tile(0, "h8", "inshriach").tile(0, "g8", "easdale").tile(0, "h9", "abernethy")
    table.tile(0, "i9", "glentrool").tile(0, "g6", "strathmore").has(0, coins=9).marking(0)
    table.play("marker on macmillan")
    table.check()
    # h8 and g8 are two ways to h7, but h9 hangs on h8 alone, and i9 on h9.
    assert set(table.legal()) == {"remove g8", "remove i9", "remove g6"}


@pytest.mark.rule("card.loch_morar")
def test_loch_morar_may_remove_nothing_one_or_two_tiles() -> None:
    for removed in ([], ["remove h8"], ["remove h8", "remove g8"], ["remove i7", "remove h8"]):
        table = Scenario().tile(0, "h8", "inshriach").tile(0, "g8", "easdale").scotsman(0, "h7")
        table.track({5: "loch morar", 6: "macbeth"}).play("take 5", "place i7", *removed)
        if len(removed) < 2:
            table.check()
            table.play("done")
        assert table.player(0).size == 5 - len(removed)
        assert table.legal("remove") == []
        assert table.seen()["seats"][0]["cards"] == ["loch morar"]

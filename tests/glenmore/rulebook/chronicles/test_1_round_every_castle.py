"""Chronicle I, stroke by stroke: every river for every player, every castle, what a boat keeps in place."""

import pytest
from tests.glenmore.rulebook.chronicles.test_1_dragon_boats import boat, deal, move_boat, no_tokens, racing
from tests.glenmore.scenario import GAME, Scenario

from clachan.games.glenmore.rules.chronicles import dragon_boats, reward_tokens

RACE = "The Dragon Boat Races"
DIE, ENGLISHMAN = 4, 5


def way(table: Scenario, seat: int) -> list[str]:
    """Row home; the river of every tile on the way."""
    met = []
    while table.seen()["race"]["boats"][seat]["result"] == 0:
        table.turn(seat).state.points = 1
        table.check()
        met.append(boat(table.play("row the boat"), seat)[0])
    return met


@pytest.mark.rule("ch1.movement", "ch1.neutral")
@pytest.mark.parametrize(
    ("players", "seat", "rivers"),
    [
        (2, 0, ["p1", "neutral 1", "p2", "p2", "neutral 2", "p1"]),
        (2, 1, ["p2", "neutral 2", "p1", "p1", "neutral 1", "p2"]),
        (3, 1, ["p2", "p3", "p3", "neutral 1", "p1", "p1", "p2"]),
        (3, 2, ["p3", "neutral 1", "p1", "p1", "p2", "p2", "p3"]),
        (4, 1, ["p2", "p3", "p3", "p4", "p4", "p1", "p1", "p2"]),
        (4, 3, ["p4", "p1", "p1", "p2", "p2", "p3", "p3", "p4"]),
    ],
)
def test_everybody_goes_all_the_way_round(players: int, seat: int, rivers: list[str]) -> None:
    table = no_tokens(racing(players))
    assert way(table, seat) == rivers
    assert (table.line(seat, RACE), table.player(seat).whisky) == (15, 1)


@pytest.mark.rule("ch1.movement")
def test_a_boat_meets_every_river_tile_of_every_territory() -> None:
    table = no_tokens(racing(3)).tile(0, "f7", "halkirk").tile(0, "e7", "kemnay").tile(1, "i7", "glen esk")
    table.tile(1, "j7", "corpach").tile(1, "f7", "ballachulish")
    places = []
    for _ in range(9):
        table.turn(0).state.points = 1
        places.append(boat(table.play("row the boat")))
    assert places[:3] == [("p1", "g7"), ("p1", "f7"), ("p1", "e7")]
    assert places[3:8] == [("p2", place) for place in ("j7", "i7", "h7", "g7", "f7")]
    assert places[8] == ("p3", "h7")


@pytest.mark.rule("ch1.movement")
def test_a_boat_follows_a_river_that_goes_around_the_grid() -> None:
    tiles = ["halkirk", "kemnay", "glen esk", "ballachulish", "glen lyon", "plockton", "ullapool"]
    table = no_tokens(racing(3))
    for place, tile in zip(("f7", "e7", "d7", "c7", "b7", "a7", "z7"), tiles, strict=True):
        table.tile(0, place, tile)
    places = []
    for _ in range(9):
        table.turn(0).state.points = 1
        places.append(boat(table.play("row the boat")))
    assert places == [("p1", f"{column}7") for column in "gfedcbaz"] + [("p2", "h7")]


@pytest.mark.rule("ch1.results")
@pytest.mark.parametrize(("players", "points"), [(3, [15, 10, 0]), (4, [15, 10, 5, 0])])
def test_points_by_place_and_the_last_one_gets_none(players: int, points: list[int]) -> None:
    table = no_tokens(racing(players))
    for seat in range(players - 1):
        way(table, seat)
    assert [table.line(seat, RACE) for seat in range(players)] == points
    assert [int(table.player(seat).whisky) for seat in range(players)] == [1] + [0] * (players - 1)
    results = [shown["result"] for shown in table.seen()["race"]["boats"]]
    assert results == [*range(1, players), dragon_boats.LAST]
    for seat in range(players):  # no boat goes on
        table.turn(seat).state.points = 1
        table.check()
        assert "row the boat" not in table.legal()


@pytest.mark.rule("ch1.results")
def test_at_the_end_of_the_game_every_boat_on_its_way_is_last() -> None:
    table = no_tokens(racing(3)).pawns({0: 9, 1: 10, 2: 10}).track({10: "worlds end"}).has(0, coins=3)
    way(table, 1)
    table.turn(0).state.finished = 6
    table.play("stop at worlds end")
    while table.asked[0] == -1:
        table.play(table.legal()[0])
    assert table.asked[1] == "over"
    results = [shown["result"] for shown in table.seen()["race"]["boats"]]
    assert results == [dragon_boats.LAST, 1, dragon_boats.LAST]
    assert [table.line(seat, "coins") for seat in range(3)] == [0, 6, 0]


@pytest.mark.rule("ch1.tokens")
def test_each_castle_has_its_own_tokens_and_they_get_fewer() -> None:
    table = move_boat(racing(3), 0, 1, "i").tile(1, "i7", "halkirk")
    table.state.points = 1
    deal(table.play("row the boat"), "vp", "coins", "coins").play("token vp")
    left = {"p1": 3, "p2": 3, "p3": 3, "neutral 1": 3}
    assert table.seen()["race"]["tokens"]["left"] == {**left, "p2": 2}
    for seat, lying in ((1, ["coins", "coins"]), (2, ["coins"])):
        move_boat(table, seat, 1, "i").turn(seat).state.points = 1
        table.play("row the boat")  # nothing is dealt: they have been looked at
        assert table.seen(seat)["race"]["tokens"]["choice"] == lying
        table.check()
        assert table.legal() == ["done", "token coins"]
        table.play("token coins")
        if seat == 1:
            assert table.seen()["race"]["boats"][1]["result"] == 1  # its own castle
    assert table.seen()["race"]["tokens"]["left"] == {**left, "p2": 0}


@pytest.mark.rule("ch1.tokens", "tile.room")
def test_a_token_of_any_good_needs_room_somewhere() -> None:
    table = move_boat(racing(2), 0, 1, "i").tile(1, "i7", "halkirk").market()
    table.state.points = 1
    table.goods(0, "g7", "wood wood wood").goods(0, "h7", "wood wood")
    deal(table.play("row the boat"), "any good", "vp").play("token any good")
    table.check()
    assert table.legal() == [f"gain {good}" for good in ("wood", "stone", "barley", "sheep", "cattle")]
    table.play("gain sheep")
    assert table.on(0, "h7") == "wood wood sheep"
    table = move_boat(racing(2), 0, 1, "i").tile(1, "i7", "halkirk").market()
    table.state.points = 1
    table.goods(0, "g7", "wood wood wood").goods(0, "h7", "wood wood wood")
    deal(table.play("row the boat"), "any good", "vp").play("token any good")
    assert (table.asked, table.stock(0)) == ((0, "turn"), "wood 6")


@pytest.mark.rule("ch1.tokens")
def test_every_hidden_castle_is_dealt_anew_for_whoever_has_not_looked() -> None:
    table = move_boat(racing(4), 0, 1, "i").tile(1, "i7", "halkirk")
    table.state.points = 1
    deal(table.play("row the boat"), "vp", "coins", "whisky", "scotsman").play("done")
    move_boat(table, 2, 3, "i").tile(3, "i7", "kemnay").turn(2).state.points = 1
    deal(table.play("row the boat"), "vp", "coins", "any good", "vp").play("done")
    before = [reward_tokens.held(table.state, castle) for castle in (1, 3)]
    from clachan.core.rng import Rng

    changed = set()
    for seed in range(12):
        for seat, known in ((0, 0), (2, 1)):
            dealt = table.state.copy()
            GAME.redeal(dealt, seat, Rng(seed))
            now = [reward_tokens.held(dealt, castle) for castle in (1, 3)]
            assert now[known] == before[known]
            assert GAME.fault(dealt) is None
            if now[1 - known] != before[1 - known]:
                changed.add(seat)
        dealt = table.state.copy()
        GAME.redeal(dealt, 3, Rng(seed))
        assert GAME.fault(dealt) is None
    assert changed == {0, 2}


@pytest.mark.rule("ch1.start")
@pytest.mark.parametrize(("space", "opened"), [(6, True), (5, True), (12, False), (2, False)])
def test_the_race_opens_when_start_is_passed_and_not_before(space: int, opened: bool) -> None:
    table = Scenario(bare=True, chronicles="1").pawns({0: 3, 1: 8, 2: 9}).has(0, coins=0)
    table.track({space: "boat race start", 7: "macbeth", 4: "rob roy", 1: "robert the bruce"})
    table.play("take 7", "marker on macleod")
    assert table.seen()["race"]["racing"] is opened
    assert table.asked == (-1, "draw-tile")  # lots for Start are drawn in its own stack only


@pytest.mark.rule("ch1.start")
def test_nobody_but_a_pawn_opens_the_race() -> None:
    table = Scenario(bare=True, die=True, chronicles="1").pawns({DIE: 1, 0: 6, 1: 7, 2: 8})
    table.track({3: "boat race start", 9: "inshriach", 10: "macbeth"})
    table.state.pending.depth = 1
    table.go_on().play("roll 2")
    assert not table.seen()["race"]["racing"]
    table = Scenario(bare=True, chronicles="14").pawns({ENGLISHMAN: 1, 0: 6, 1: 7, 2: 8})
    table.track({3: "boat race start", 9: "inshriach", 10: "macbeth", 11: "rob roy"})
    table.state.pending.depth = 1
    table.go_on()
    assert (table.seen()["race"]["racing"], table.seen()["discard"][0]) == (False, "inshriach")


@pytest.mark.rule("ch1.removal")
def test_what_lies_under_no_boat_may_go() -> None:
    def removable(river: int, column: str, result: int = 0) -> list[str]:
        table = racing(3).tile(0, "i7", "halkirk").tile(0, "i8", "inshriach").tile(0, "h8", "easdale")
        table.tile(1, "i7", "kemnay").has(0, coins=9)
        move_boat(table, 1, river, column).player(1).boat.result = result
        if result:
            table.state.race.home_boats = 1
        return table.marking(0).play("marker on macmillan").legal("remove")

    assert removable(0, "i") == ["remove h8", "remove i8"]  # only the tile of the river is under the boat
    assert removable(0, "h") == ["remove i7", "remove h8", "remove i8"]
    assert removable(1, "i") == ["remove i7", "remove h8", "remove i8"]  # another river
    assert removable(0, "i", result=1) == ["remove i7", "remove h8", "remove i8"]  # it has left the race


@pytest.mark.rule("ch1.setup")
def test_each_lot_of_the_top_third_is_start_or_another_tile_of_the_stack() -> None:
    table = Scenario(bare=True, chronicles="1").pawns({0: 3, 1: 8, 2: 9}).has(0, coins=0)
    s = table.state
    place = int(s.printed.stack_place[s.printed.start_tile])
    s.stack, s.drawn = 2, 1
    s.bag = (1 << int(s.printed.stack_size[2])) - 2 - (1 << (2 if place == 1 else 1))
    table.track({7: "macbeth", 4: "adam smith"})
    for text in ("take 7", "marker on macleod"):
        GAME.apply(s, GAME.catalogue.read(text).number)
    part = (int(s.printed.stack_size[2]) - 1) // 3 + 1
    assert table.asked == (-1, "lot-for-start")
    table.check()
    assert len(table.legal()) == part - 1
    GAME.apply(s, GAME.catalogue.read("lot 2").number)
    assert table.asked == (-1, "draw-tile")
    table.check()
    assert "draw boat race start" not in table.legal()
    GAME.apply(s, GAME.catalogue.read(table.legal()[0]).number)
    assert table.asked == (-1, "lot-for-start")
    table.check()
    assert len(table.legal()) == part - 2
    GAME.apply(s, GAME.catalogue.read("lot 1").number)
    assert "boat race start" in [space.get("tile") for space in table.seen()["track"]]
    assert table.asked == (-1, "draw-tile")
    table.check()
    s.drawn = part + 3
    assert table.asked == (-1, "draw-tile")

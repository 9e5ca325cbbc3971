"""Chronicle VIII: what a reserved tile costs and demands, what Derek carries off, what Sibyl adds up."""

import pytest
from tests.glenmore.rulebook.chronicles.test_8_penny_mobs import mob
from tests.glenmore.scenario import Scenario

from clachan.core.decision import decision
from clachan.games.glenmore.components import MOBSTERS, TILES
from clachan.games.glenmore.decisions import MOB, THEFT
from clachan.games.glenmore.rules.chronicles import mob_reserving, mob_theft, mob_watch

FULL = {"wood": 3, "stone": 3, "barley": 3, "sheep": 3, "cattle": 3}
ENGLISHMAN = 5
LAIRD, DEREK, SIBYL = "peggy mclaird", "derek anderson", "sibyl macsponge"
REASON = "you have reserved Inshriach and must take it"


def reserved(owner: int, tile: str, space: int, token: int = 0, chronicles: str = "8") -> Scenario:
    """The owner of Peggy McLaird has reserved a tile; another plain one lies on space 8."""
    table = mob(owner, LAIRD, chronicles=chronicles).track({space: tile, 8: "easdale"}).market(**FULL)
    s = table.state
    s.mobs.reserved, s.mobs.reserved_with = TILES.index(tile) + 1, token
    s.mobs.reserved_used = 1 << token
    return table.has(0, coins=0).has(1, coins=0)


# --- Peggy McLaird ----------------------------------------------------------------------------------------


@pytest.mark.rule("ch8.mob.peggy_mclaird")
@pytest.mark.parametrize("token", [0, 1, 2])
@pytest.mark.parametrize("tile", ["inshriach", "macbeth"])
def test_others_pay_the_token_of_a_reserved_tile(tile: str, token: int) -> None:
    value = int(mob_reserving.value(reserved(1, tile, 5, token).state, token))
    assert value > 0
    table = reserved(1, tile, 5, token).has(0, coins=value - 1)
    table.check()
    assert "take 5" not in table.legal()
    assert "take 8" in table.legal()  # the other tile costs nothing
    table = reserved(1, tile, 5, token).has(0, coins=value)
    table.play("take 5")
    assert [table.player(seat).coins for seat in (0, 1)] == [0, value]
    assert (table.seen()["mobs"]["reserved"], int(table.state.mobs.reserved_used)) == ({}, 1 << token)


@pytest.mark.rule("ch8.mob.peggy_mclaird")
def test_whoever_takes_another_tile_pays_nothing_and_leaves_the_token() -> None:
    table = reserved(1, "inshriach", 9).play("take 8")
    assert table.seen()["mobs"]["reserved"]["tile"] == "inshriach"
    assert table.player(1).coins == 0


@pytest.mark.rule("ch8.mob.peggy_mclaird")
@pytest.mark.parametrize("tile", ["inshriach", "macbeth"])
@pytest.mark.parametrize("space", [5, 14])
def test_who_reserved_must_take_it_and_pays_no_token(tile: str, space: int) -> None:
    table = reserved(0, tile, space)
    table.check()
    assert table.legal("take") == [f"take {space}"]
    assert table.why_not("take 8") is not None
    table.play(f"take {space}")
    assert (table.player(0).coins, table.seen()["mobs"]["reserved"]) == (0, {})
    assert int(table.state.mobs.reserved_used) == 1


@pytest.mark.rule("ch8.mob.peggy_mclaird")
def test_a_reserved_tile_on_the_first_space() -> None:
    table = reserved(0, "inshriach", 1).pawns({0: 7, 1: 4, 2: 5})
    table.check()
    assert table.legal("take") == ["take 1"]
    assert table.why_not("take 8") == REASON
    assert table.play("take 1").seen()["mobs"]["reserved"] == {}


@pytest.mark.rule("ch8.mob.peggy_mclaird")
def test_a_reserved_tile_that_cannot_be_paid_costs_the_card() -> None:
    table = reserved(0, "dornoch", 5)
    table.check()
    assert {"take 8", "take 12"} <= set(table.legal())
    table.play("take 8")
    assert (table.seen()["mobs"]["reserved"], int(table.state.mobs.reserved_used)) == (
        {},
        mob_reserving.ALL_USED,
    )
    assert table.seen()["mobs"]["held"][0] == [LAIRD]


@pytest.mark.rule("ch8.mob.peggy_mclaird", "ch4.turn")
def test_the_englishmans_turn_is_not_bound_by_a_reservation() -> None:
    table = reserved(0, "inshriach", 9, chronicles="48").pawns({ENGLISHMAN: 1, 0: 2, 1: 3, 2: 4})
    table.state.england.holder, table.state.market[5] = 1, 0
    table.has(0, coins=3).state.pending.depth = 1
    table.go_on().check()
    assert {"take 8", "take 9", "take 12"} <= set(table.legal())
    table.play("take 8")
    assert table.seen()["mobs"]["reserved"]["tile"] == "inshriach"


@pytest.mark.rule("ch8.mob.peggy_mclaird")
def test_reserving_comes_after_the_own_move_and_asks_tile_and_token() -> None:
    table = mob(0, LAIRD).track({5: "easdale", 8: "inshriach", 9: "dornoch", 3: "lochridge"}).market(**FULL)
    table.has(0, coins=0).check()
    assert "use peggy mclaird" not in table.legal()
    table.play("take 5", "place g8")
    table.check()
    table.play("use peggy mclaird")
    assert table.legal() == ["space 8", "space 12", "space 13"]  # Dornoch cannot be paid
    table.check()
    table.play("space 8")
    tokens = table.legal()
    table.check()
    table.play(tokens[-1])
    shown = table.seen()["mobs"]["reserved"]
    assert (shown["tile"], int(table.state.mobs.reserved_used).bit_count()) == ("inshriach", 1)
    table.check()
    assert "use peggy mclaird" not in table.legal()  # one tile at a time
    assert table.why_not("use peggy mclaird") is not None


@pytest.mark.rule("ch8.mob.peggy_mclaird")
@pytest.mark.parametrize(
    ("used", "finished", "possible"), [(0, 0, True), (7, 0, False), (3, 0, True), (0, 1, False)]
)
def test_a_token_and_a_turn_must_be_left(used: int, finished: int, possible: bool) -> None:
    table = mob(0, LAIRD).track({5: "easdale", 8: "inshriach"}).market(**FULL).play("take 5", "place g8")
    table.state.mobs.reserved_used, table.state.finished = used, finished
    reach = [text for text in table.legal() if text == "use peggy mclaird"]
    judged = table.why_not("use peggy mclaird") is None
    assert (bool(reach), judged) == (possible, possible)


@pytest.mark.rule("ch8.mob.peggy_mclaird")
@pytest.mark.parametrize("used", range(7))
def test_tokens_of_one_value_are_one_answer(used: int) -> None:
    table = mob(0, LAIRD).track({8: "inshriach"})
    table.state.mobs.reserved_used = used
    left = [token for token in range(3) if not (used >> token) & 1]
    values = [int(mob_reserving.value(table.state, token)) for token in left]
    firsts = [token for at, token in enumerate(left) if values[at] not in values[:at]]
    table.state.pending.push(decision(MOB, 0, MOBSTERS.index(LAIRD), 8))
    table.check()
    assert table.legal() == [f"token {token + 1}" for token in firsts]


# --- Derek Anderson ---------------------------------------------------------------------------------------


@pytest.mark.rule("ch8.mob.derek_anderson")
def test_a_river_tile_goes_to_either_end_of_a_river_without_a_neighbour_in_the_way() -> None:
    def spots(*tiles: tuple[str, str]) -> list[str]:
        table = mob(0, DEREK).tile(1, "f7", "halkirk")
        for place, tile in tiles:
            table.tile(0, place, tile)
        table.state.mobs.loot = TILES.index("halkirk") + 1
        table.state.pending.push(decision(THEFT, 0, mob_theft.SPOT, 0))
        table.check()
        return sorted(table.legal())

    assert spots() == ["place f7", "place i7"]
    assert spots(("g8", "easdale"), ("f8", "inshriach"), ("e8", "lochridge")) == ["place f7", "place i7"]
    assert spots(("f7", "kemnay")) == ["place e7", "place i7"]
    assert spots(("i7", "kemnay"), ("j7", "corpach")) == ["place f7", "place k7"]


@pytest.mark.rule("ch8.mob.derek_anderson")
@pytest.mark.parametrize("victim", [1, 2])
def test_everybody_elses_last_tiles_can_be_stolen(victim: int) -> None:
    table = mob(0, DEREK).tile(victim, "h8", "easdale").tile(victim, "g8", "inshriach")
    table.check()
    table.play("use derek anderson")
    assert sorted(table.legal()) == ["remove g8", "remove h8"]  # one victim only, so nobody asks who
    table.check()
    table.play("remove h8")
    assert table.legal() == [f"choose p{seat + 1}" for seat in range(3) if seat != victim]
    table.check()
    table.play("choose p1")
    table.check()
    table.play("place h8")
    assert "easdale" in [cell["tile"] for cell in table.seen()["seats"][0]["territory"]]
    assert "use derek anderson" not in table.legal()
    assert table.why_not("use derek anderson") is not None


@pytest.mark.rule("ch8.mob.derek_anderson")
def test_only_others_lose_tiles_and_trade_tiles_stay() -> None:
    table = mob(0, DEREK).tile(0, "h8", "easdale").tile(1, "h8", "clachaig inn")
    table.check()
    assert "use derek anderson" not in table.legal()
    table.tile(2, "h8", "inshriach").check()
    assert "use derek anderson" in table.legal()


# --- Sibyl MacSponge --------------------------------------------------------------------------------------


def paid(table: Scenario, *sources: tuple[int, int]) -> list[int]:
    """What each source has paid in this turn, as she adds it up."""
    p = table.player(0)
    return [int(mob_watch.with_earlier(p, source, points)) for source, points in sources]


@pytest.mark.rule("ch8.mob.sibyl_macsponge")
def test_points_of_one_source_are_added_and_those_of_others_are_not() -> None:
    table = mob(1, SIBYL)
    assert paid(table, (17, 2), (18, 3), (17, 2), (3, 1), (18, 1), (17, 2)) == [2, 3, 4, 1, 4, 6]
    assert paid(table, (0, 5), (0, 5)) == [5, 5]  # what is no source for several steps stands alone
    mob_watch.begin_turn(table.state, 0)
    assert paid(table, (17, 2), (18, 3)) == [2, 3]
    mob_watch.begin_turn(table.state, 0)
    many = [(20 + number, 1) for number in range(6)]
    assert paid(table, *many, *many) == [1] * 6 + [2] * 6


@pytest.mark.rule("ch8.mob.sibyl_macsponge")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_new_turn_begins_for_one_seat(seat: int) -> None:
    table = mob(1, SIBYL)
    for p in table.state.players:
        p.gang.sponged = 1
    mob_watch.begin_turn(table.state, seat)
    gangs = [table.player(other).gang for other in range(3)]
    assert [int(gang.active) for gang in gangs] == [int(other == seat) for other in range(3)]
    assert [int(gang.sponged) for gang in gangs] == [0, 0, 0]


@pytest.mark.rule("ch8.mob.sibyl_macsponge")
def test_she_is_paid_once_in_a_turn_and_from_six_points_on() -> None:
    table = mob(1, SIBYL).tile(0, "h8", "dingwall mart").tile(0, "g8", "falkirk tryst").market(**FULL)
    table.card(0, "loch ness").turn(0).goods(0, "h7", "sheep cattle")
    before = table.line(1, "The Penny Mobs")
    table.play("activate h8")
    assert (table.vp(0), table.line(1, "The Penny Mobs")) == (5, before + 1)

"""Chronicle VIII: what is watched in anybody's turn, and visiting mobsters close by."""

import pytest
from tests.glenmore.rulebook.chronicles.test_8_outlaws import EACH, FERGUS, KENNETH, MIKE
from tests.glenmore.rulebook.chronicles.test_8_penny_mobs import mob, refilled
from tests.glenmore.rulebook.chronicles.test_8_sibyl_macsponge import SIBYL, given, opened, watched
from tests.glenmore.rulebook.chronicles.test_8_visiting_mobsters import at_castle, oonagh
from tests.glenmore.scenario import GAME, Scenario

from clachan.core.bits import bit
from clachan.games.glenmore.board import PLACES, place_named
from clachan.games.glenmore.components import GOODS, MOBSTERS
from clachan.games.glenmore.rules.chronicles import dragon_boats, haggis_scoring, mob_outlaws, whisky_sales

CASTLE = dragon_boats.CASTLE_COLUMN


def intruder(name: str, victim: int, place: str = "h7", owner: int = 1) -> Scenario:
    """An outlaw of p2 stands with a player, whose turn it is."""
    rest = [seat for seat in range(3) if seat != victim]
    table = mob(owner, name).market().pawns({victim: 1, rest[0]: 2, rest[1]: 3}).turn(victim)
    slot = mob_outlaws.slot(MOBSTERS.index(name))
    table.state.mobs.outlaws[slot] = victim * PLACES + place_named(place) + 1
    table.player(owner).scotsmen -= 1
    return table


@pytest.mark.rule("ch8.mob.kenneth_mcsnitch", "ch8.mob.fergus_macdarkie", "ch8.mob.mike_mccastle")
@pytest.mark.parametrize("name", EACH)
@pytest.mark.parametrize("victim", [0, 2])
def test_he_is_driven_out_of_any_territory_to_the_other_one(name: str, victim: int) -> None:
    table = intruder(name, victim)
    table.state.points = 1
    table.play("move g7")
    other = 2 - victim
    if name != MIKE:
        assert table.asked == (1, "outlaw")
        table.play("put on h7")
    assert table.seen()["mobs"]["outlaws"] == {name: {"seat": other, "place": "h7"}}


@pytest.mark.rule("ch8.mob.kenneth_mcsnitch", "ch8.mob.fergus_macdarkie")
@pytest.mark.parametrize("name", [KENNETH, FERGUS])
def test_he_stays_when_scotsmen_leave_or_stood_there_before(name: str) -> None:
    table = intruder(name, 0, "g7").scotsman(0, "g7")
    table.state.points = 1
    table.play("move g7")
    assert table.seen()["mobs"]["outlaws"] == {name: {"seat": 0, "place": "g7"}}
    assert table.asked == (0, "turn")


@pytest.mark.rule("ch8.mob.kenneth_mcsnitch")
def test_kenneth_walks_in_the_first_players_territory_too() -> None:
    table = intruder(KENNETH, 0).goods(0, "g7", "wood").no_scotsman(0, "g7")
    table.pawns({1: 1, 0: 2, 2: 3}).turn(1)
    table.state.points = 1
    table.check()
    assert f"walk {KENNETH}" in table.legal()
    table.play(f"walk {KENNETH}", "seize wood", "put on g7")
    assert (table.stock(0), table.stock(1)) == ("", "wood 1")
    away = mob(1, KENNETH)
    away.state.points = 1
    assert str(away.turn(0).why_not(f"walk {KENNETH}")).lower() == f"you do not hold {KENNETH}"
    away.pawns({1: 1, 0: 2, 2: 3}).turn(1).check()
    assert "stands in no territory" in str(away.why_not(f"walk {KENNETH}"))


@pytest.mark.rule("ch8.mob.sibyl_macsponge")
def test_a_tiles_points_of_an_earlier_turn_are_not_added() -> None:
    table = watched().tile(0, "h8", "crieff fair").goods(0, "h7", "wood stone")
    given(opened(table, "h8"), "h8")
    assert [table.vp(0), table.vp(1)] == [4, 0]
    table.play("end turn", "done").goods(0, "h7", "wood stone").pawns({0: 5, 1: 6, 2: 7})
    refilled(table).track({9: "easdale"}).scotsman(0, "h8").play("take 9", "place g9")
    given(table, "h8")
    assert [table.vp(0), table.vp(1)] == [8, 0]


@pytest.mark.rule("ch8.mob.sibyl_macsponge")
def test_tiles_that_pay_without_an_exchange_are_sources_of_their_own() -> None:
    table = watched().tile(0, "h8", "clachaig inn").tile(0, "h9", "kingshouse inn")
    table.tile(0, "g9", "sligachan inn")
    opened(table, "h8", "h9", "g9").play("activate h8", "activate h9", "activate g9")
    assert [table.vp(0), table.vp(1)] == [3 + 3 + 4, 0]


@pytest.mark.rule("ch8.mob.sibyl_macsponge")
@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize(("tile", "points", "tax"), [("clachaig inn", 3, 0), ("dingwall mart", 6, 1)])
def test_only_what_comes_in_now_counts_for_whoever_has_the_turn(
    seat: int, tile: str, points: int, tax: int
) -> None:
    table = mob(1, SIBYL).market().track({5: "inshriach"}).tile(seat, "h8", tile)
    for other in range(3):
        for line in range(len(table.player(other).lines)):
            table.player(other).lines[line] = 10 * other + line
    rest = [other for other in range(3) if other != seat]
    table.pawns({seat: 1, rest[0]: 2, rest[1]: 3}).goods(seat, "h7", "sheep cattle").turn(seat)
    table.player(0).gang.active, table.player(seat).gang.active = 0, 1
    before = [table.vp(other) for other in range(3)]
    given(table.play("take 5", "place g8"), "h8")
    wanted = [points - tax if other == seat else tax if other == 1 else 0 for other in range(3)]
    assert [table.vp(other) - before[other] for other in range(3)] == wanted


@pytest.mark.rule("ch8.mob.oonagh_mchagg")
def test_oonagh_needs_no_penny() -> None:
    table = oonagh(p1=bit(1))
    table.player(1).gang.minus, table.player(1).gang.plus = 0, 7
    table.play("roll 1")
    table.check()
    assert table.legal() == ["done", "use oonagh mchagg"]
    for text, shows in (("done", True), ("use oonagh mchagg", False)):
        assert GAME.reveals(table.state, GAME.catalogue.read(text).number) == shows
    assert table.why_not("end turn") is not None


@pytest.mark.rule("ch8.mob.fraser_mcstarve")
def test_fraser_takes_from_others_with_a_token_face_down() -> None:
    table = mob(1, "fraser mcstarve", chronicles="58")
    s = table.state
    table.player(0).haggis.tokens, table.player(1).haggis.tokens = bit(1), bit(10) | bit(11)
    s.haggis.up = bit(0) | bit(6)
    s.haggis.down = (bit(13) - 1) & ~(s.haggis.up | bit(1) | bit(10) | bit(11))
    haggis_scoring.begin_scoring(s)
    table.go_on().check()
    assert table.asked == (1, "mobster")
    assert table.legal() == ["done", "choose p1"]
    assert str(table.why_not("choose p3")) == "no haggis token lies face down on the table of Green (p3)"
    assert str(table.why_not("choose p2")) == "name another player, or be done"
    table.play("done", "roll 1")
    assert table.asked == (-1, "roll-for-haggis")  # nobody has a token that he could take
    table.player(2).haggis.tokens, s.haggis.down = bit(7), s.haggis.down & ~bit(7)
    table.play("roll 3")
    assert table.legal() == ["done", "choose p3"]
    table.play("choose p3", "return haggis 2")
    assert table.seen(1)["haggis"]["tables"][1]["own"] == [2, 3, 3]
    table.play("roll 1")
    assert table.asked[1] != "mobster"  # once in a game


@pytest.mark.rule("ch8.mob.elsbeth_mctrick")
@pytest.mark.parametrize("row", range(6))
def test_elsbeth_swaps_whatever_lies_there_for_any_good(row: int) -> None:
    for room in (True, False):
        table = mob(0, "elsbeth mctrick", chronicles="28").pawns({0: 12, 1: 4, 2: 6})
        table.track({1: "robert the bruce", 3: "perth"}).state.mountain.heap[row] = 2
        if not room:
            table.goods(0, "g7", "wood wood wood").goods(0, "h7", "wood wood wood")
        table.state.pending.depth = 1
        table.go_on().check()
        assert (table.asked == (0, "mobster")) == room
        if room:
            name = [*GOODS, "england"][row]
            assert table.legal() == ["done", f"coins of {name}"]
            other = [*GOODS, "england"][(row + 1) % 6]
            assert "lies on the mountain" in str(table.why_not(f"coins of {other}"))
            assert table.seen()["mobs"]["roll"] is None
            table.play(f"coins of {name}")
            assert table.state.mountain.heap[row] == 1
            good = GOODS[(row + 1) % 5]
            table.play(f"gain {good}", "put on h7")
            assert table.on(0, "h7") == good


@pytest.mark.rule("ch8.mob.elsbeth_mctrick")
def test_elsbeth_may_leave_the_mountain_as_it_is() -> None:
    table = mob(0, "elsbeth mctrick", chronicles="28").pawns({0: 12, 1: 4, 2: 6})
    table.track({1: "robert the bruce", 3: "perth"}).state.mountain.heap[1] = 2
    table.state.pending.depth = 1
    table.go_on().play("done")
    assert table.state.mountain.heap[1] == 2
    assert table.asked != (0, "mobster")


def malt(barrels: tuple[int, ...], tile: str = "inshriach") -> Scenario:
    table = mob(0, "erin macmalt", chronicles="38").barrels(0, *barrels).market()
    return table.track({5: "whisky sale d", 6: tile})


@pytest.mark.rule("ch8.mob.erin_macmalt")
def test_erin_keeps_the_barrel_that_the_tile_costs() -> None:
    for count, sold in ((1, 0), (2, 1), (3, 2)):
        table = malt(tuple(range(1, count + 1)), "clachaig inn").play("take 6")
        made = 0
        while table.asked[1] in ("mobster", "pass-a-sale"):
            table.check()
            assert table.seen()["mobs"]["roll"] is None
            table.play(next(text for text in table.legal() if text.startswith("barrel")))
            made += 1
        assert made == sold
        while table.asked[1] in ("pay", "barrel", "source"):
            table.play(table.legal()[0])
        assert table.player(0).whisky == count - sold - 1


@pytest.mark.rule("ch8.mob.erin_macmalt")
def test_erins_barrel_may_be_refused_and_must_be_there() -> None:
    table = malt((1, 3)).play("take 6")
    while table.asked[1] == "pass-a-sale":
        table.play("done")
    assert table.asked == (0, "mobster")
    assert table.legal() == ["done", "barrel 1", "barrel 3"]
    assert table.why_not("barrel 2") is not None
    slot = whisky_sales.slot(int(table.state.track[4]) - 1)
    table.state.sales.extra[slot] = 1
    table.check()
    assert str(table.why_not("barrel 1")) == "the extra space holds a barrel already"
    table.state.sales.extra[slot] = 0
    table.play("done")
    assert (table.player(0).whisky, table.vp(0)) == (2, 0)


def boats(table: Scenario, **columns: int) -> Scenario:
    """Boats on the river of p1, in front of its castle by so many tiles."""
    for name, ahead in columns.items():
        boat = table.player(int(name[1]) - 1).boat
        boat.river, boat.column = 0, CASTLE - ahead
    return table


@pytest.mark.rule("ch8.mob.bully_mcmuscle")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_bully_passes_any_other_boat_for_nothing(owner: int) -> None:
    table = (
        mob(owner, "bully mcmuscle", chronicles="18").tile(0, "f7", "loch shiel").tile(0, "e7", "ullapool")
    )
    rest = [seat for seat in range(3) if seat != owner]
    table.state.race.racing = 1
    boats(table, **{f"p{owner + 1}": 0, f"p{rest[0] + 1}": 1, f"p{rest[1] + 1}": 2})
    table.pawns({owner: 1, rest[0]: 2, rest[1]: 3}).turn(owner).check()
    table.play("row the boat", "row the boat")
    assert table.player(owner).boat.column == CASTLE - 2
    table.check()
    assert "row the boat" not in table.legal()
    other = mob(rest[0], "bully mcmuscle", chronicles="18").tile(0, "f7", "loch shiel")
    other.state.race.racing = 1
    boats(other, **{f"p{owner + 1}": 0, f"p{rest[0] + 1}": 1})
    other.pawns({owner: 1, rest[0]: 2, rest[1]: 3}).turn(owner).check()
    assert "row the boat" not in other.legal()


@pytest.mark.rule("ch8.mob.calum_mcquack")
@pytest.mark.parametrize(
    ("owner", "rower", "passed"), [(0, 1, 0), (1, 0, 1), (0, 2, 0), (2, 0, 2), (2, 2, 0)]
)
def test_calum_gives_a_penny_only_when_a_boat_is_left_behind(owner: int, rower: int, passed: int) -> None:
    table = mob(owner, "calum mcquack", chronicles="18").tile(0, "f7", "loch shiel").tile(0, "e7", "ullapool")
    table.state.race.racing, table.state.points = 1, 3
    boats(table, **{f"p{rower + 1}": 0, f"p{passed + 1}": 1})
    rest = [seat for seat in range(3) if seat != rower]
    table.pawns({rower: 1, rest[0]: 2, rest[1]: 3}).turn(rower).play("row the boat")
    assert table.asked[1] == "turn"  # beside it, not past it
    table.play("row the boat")
    assert table.asked == (owner, "mobster")
    table.check()
    goal = passed if owner == rower else rower
    for text in ("done", "use calum mcquack"):
        assert not GAME.reveals(table.state, GAME.catalogue.read(text).number)
    assert table.seen()["mobs"]["roll"] is None
    table.play("use calum mcquack")
    minus = [each["minus"] for each in table.seen()["mobs"]["pennies"]]
    assert minus == [7 + (seat == goal) - (seat == owner) for seat in range(3)]
    table.play("row the boat")
    assert table.asked[1] == "turn"  # passed once


@pytest.mark.rule("ch8.mob.calum_mcquack")
def test_calum_gives_nothing_without_a_penny_and_nothing_to_strangers() -> None:
    table = mob(0, "calum mcquack", chronicles="18").tile(0, "f7", "loch shiel")
    table.state.race.racing, table.state.points = 1, 2
    boats(table, p1=0, p2=1).player(0).gang.minus = 0
    table.player(0).gang.plus = 7
    table.play("row the boat", "row the boat")
    assert table.asked == (0, "turn")
    table = mob(2, "calum mcquack", chronicles="18").tile(0, "f7", "loch shiel")
    table.state.race.racing, table.state.points = 1, 2
    boats(table, p1=0, p2=1).play("row the boat", "row the boat")
    assert table.asked == (0, "turn")


@pytest.mark.rule("ch8.mob.calum_mcquack", "ch8.mob.bully_mcmuscle")
@pytest.mark.parametrize("name", ["calum mcquack", "bully mcmuscle"])
def test_drawing_the_second_token_cannot_be_taken_back(name: str) -> None:
    table = at_castle(name)
    table.check()
    for text, shows in (("done", False), (f"use {name}", True)):
        assert GAME.reveals(table.state, GAME.catalogue.read(text).number) == shows
    table.play(f"use {name}")
    if table.asked[1] == "token lot":
        lying = [token for token in range(16) if (int(table.state.race.dealt[1]) >> token) & 1]
        assert table.legal() == [f"lot {token + 1}" for token in lying]
        table.check()

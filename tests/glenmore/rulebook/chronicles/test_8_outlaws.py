"""Chronicle VIII: outlaws abroad, Kenneth McSnitch, Fergus MacDarkie and Mike McCastle, in detail."""

import pytest
from tests.glenmore.rulebook.chronicles.test_8_penny_mobs import mob
from tests.glenmore.scenario import Scenario

from clachan.core.decision import decision
from clachan.games.glenmore.board import PLACES, place_named
from clachan.games.glenmore.components import MOBSTERS
from clachan.games.glenmore.decisions import REMOVING
from clachan.games.glenmore.rules.chronicles import mob_outlaws

KENNETH, FERGUS, MIKE = "kenneth mcsnitch", "fergus macdarkie", "mike mccastle"
EACH = [KENNETH, FERGUS, MIKE]


def abroad(name: str, place: str = "h7", chronicles: str = "8") -> Scenario:
    """The outlaw of p1 stands with p2, whose turn it is; goods cost nothing from the market."""
    table = mob(0, name, chronicles=chronicles).market().pawns({1: 1, 0: 2, 2: 3}).turn(1)
    table.state.mobs.outlaws[mob_outlaws.slot(MOBSTERS.index(name))] = PLACES + place_named(place) + 1
    table.player(0).scotsmen -= 1
    return table


def stands(table: Scenario, name: str) -> tuple[int, str]:
    shown = table.seen()["mobs"]["outlaws"][name]
    return shown["seat"], shown["place"]


@pytest.mark.rule("ch8.mob.kenneth_mcsnitch", "ch8.mob.fergus_macdarkie", "ch8.mob.mike_mccastle")
@pytest.mark.parametrize("name", EACH)
def test_a_scotsman_who_moves_there_drives_him_out(name: str) -> None:
    table = abroad(name)
    table.state.points = 1
    table.play("move g7")
    if name != MIKE:
        assert table.asked == (0, "outlaw")
        assert table.legal() == ["put on g7", "put on h7"]  # p3 is the only other player
        table.play("put on g7")
    assert stands(table, name) == (2, "h7" if name == MIKE else "g7")
    assert table.on(1, "h7") == "scotsman"


@pytest.mark.rule("ch8.mob.kenneth_mcsnitch", "ch8.mob.fergus_macdarkie", "ch8.mob.mike_mccastle")
@pytest.mark.parametrize("name", EACH)
def test_a_scotsman_who_is_put_there_drives_out_mike_only(name: str) -> None:
    table = abroad(name).has(1, coins=9).marking(1)
    table.play("marker on chisholm", "put on g7", "put on h7")
    assert table.on(1, "h7") == "scotsman"
    assert stands(table, name) == ((2, "h7") if name == MIKE else (1, "h7"))
    assert table.asked[0] == 1


@pytest.mark.rule("ch8.mob.kenneth_mcsnitch", "ch8.mob.fergus_macdarkie")
@pytest.mark.parametrize("name", [KENNETH, FERGUS])
def test_a_tiles_own_new_scotsman_does_not_move(name: str) -> None:
    table = abroad(name, "h8").tile(1, "h8", "kingussie").goods(1, "h7", "wood stone").has(1, coins=0)
    table.scotsman(1, "h7").track({5: "perth"}).play("take 5")
    assert table.on(1, "h8") == "scotsman"
    assert stands(table, name) == (1, "h8")


@pytest.mark.rule("ch8.mob.kenneth_mcsnitch", "ch6.event.castle_moil")
def test_an_event_that_sends_a_scotsman_home_moves_him() -> None:
    table = abroad(KENNETH, chronicles="68").card(1, "castle moil").tile(1, "h8", "gathering a")
    table.track({5: "inshriach"}).play("take 5", "place g8", "activate h8", "trigger castle moil", "from g7")
    assert table.asked == (0, "outlaw")


@pytest.mark.rule("ch8.mob.kenneth_mcsnitch", "ch8.mob.fergus_macdarkie")
@pytest.mark.parametrize("name", [KENNETH, FERGUS])
def test_he_leaves_with_the_tile_on_which_he_stands(name: str) -> None:
    table = abroad(name, "h8").tile(1, "h8", "easdale").tile(1, "h6", "inshriach")
    table.state.pending.push(decision(REMOVING, 1, 1))
    table.play("remove h8")
    assert table.asked == (0, "outlaw")
    table.play("put on h7")
    assert stands(table, name) == (2, "h7")


@pytest.mark.rule("ch8.mob.kenneth_mcsnitch", "ch8.mob.fergus_macdarkie")
@pytest.mark.parametrize("name", [KENNETH, FERGUS])
def test_scotsmen_who_go_elsewhere_do_not_mind_him(name: str) -> None:
    table = abroad(name, "h8").tile(1, "h8", "easdale")
    table.state.points = 1
    table.play("move g7", "to h7")
    assert stands(table, name) == (1, "h8")


@pytest.mark.rule("ch8.mob.kenneth_mcsnitch", "ch8.mob.fergus_macdarkie", "ch8.mob.mike_mccastle")
@pytest.mark.parametrize("name", EACH)
def test_he_may_be_sent_at_once_or_in_a_later_turn_from_supply_or_territory(name: str) -> None:
    table = mob(0).market().track({5: "inshriach"})
    s = table.state
    s.mobs.jailed = 1 << MOBSTERS.index(name) | 7  # he sits in prison
    table.play("take 5", "place g8", "end turn", f"free {name}")
    assert table.asked == (0, "outlaw")
    assert table.legal() == ["done", "from g7", "scotsman from the supply"]
    table.play("from g7")
    assert table.on(0, "g7") == ""
    assert table.legal("choose") == ["choose p2", "choose p3"]
    table.play("choose p3")
    if name != MIKE:
        assert table.legal() == ["put on g7", "put on h7"]
        table.play("put on h7")
    assert stands(table, name) == (2, "h7")
    later = mob(0, name).market()
    assert f"use {name}" in later.legal()
    later.play(f"use {name}", "done")
    assert f"use {name}" in later.legal()  # put off again


@pytest.mark.rule("ch8.mob.kenneth_mcsnitch")
def test_kenneth_walks_as_far_as_the_points_go_and_steals_from_several_players() -> None:
    table = mob(0, KENNETH).market().tile(1, "h8", "inshriach").goods(1, "h8", "wood stone")
    table.goods(2, "g7", "barley").no_scotsman(2, "g7")
    table.play(f"use {KENNETH}", "scotsman from the supply", "choose p2", "put on h8")
    assert table.asked == (0, "turn")  # coming is no walk and steals nothing
    table.state.points = 4
    table.play(f"walk {KENNETH}", "to h7", f"walk {KENNETH}", "to h8")
    assert table.legal() == ["done", "seize wood", "seize stone"]
    table.play("seize stone", "put on h7", "done")  # he may stay
    assert stands(table, KENNETH) == (1, "h8")
    assert table.stock(1) == "wood 1"
    table.play(f"walk {KENNETH}", "to h7", f"walk {KENNETH}", "to h8", "seize wood", "put on h7")
    table.play("choose p3", "put on h7")
    assert table.stock(1) == ""
    assert table.asked == (0, "turn")
    assert table.why_not(f"walk {KENNETH}") == "you have no movement point left"
    table.state.points = 1
    table.play(f"walk {KENNETH}", "seize barley", "put on g7")
    assert table.stock(0) == "wood 1, stone 1, barley 1"


@pytest.mark.rule("ch8.mob.kenneth_mcsnitch")
def test_only_his_owner_walks_with_kenneth() -> None:
    table = abroad(KENNETH)
    table.state.points = 1
    assert table.why_not(f"walk {KENNETH}") == f"you do not hold {KENNETH.title().replace('Mcs', 'McS')}"


@pytest.mark.rule("ch8.mob.fergus_macdarkie")
def test_fergus_is_paid_at_corners_too_and_stays_where_nobody_builds() -> None:
    table = abroad(FERGUS, "g7").has(1, coins=1).has(0, coins=0).track({5: "inshriach"})
    table.scotsman(1, "h7").play("take 5", "place h8")  # only a corner touches
    table.play("put on h7")
    assert [table.player(0).coins, table.player(1).coins] == [1, 0]
    table = abroad(FERGUS, "g7").has(1, coins=1).tile(1, "h8", "easdale").scotsman(1, "h8")
    table.track({5: "inshriach"}).play("take 5", "place h9")
    assert table.player(1).coins == 1
    assert stands(table, FERGUS) == (1, "g7")


@pytest.mark.rule("ch8.mob.fergus_macdarkie")
def test_fergus_does_not_walk_and_asks_only_his_victim() -> None:
    table = mob(0, FERGUS).market().track({5: "inshriach"}).has(0, coins=1)
    table.play(f"use {FERGUS}", "scotsman from the supply", "choose p2", "put on g7")
    table.state.points = 2
    assert "walk" not in " ".join(table.legal())
    table.play("take 5", "place g8")
    assert table.player(0).coins == 1
    assert stands(table, FERGUS) == (1, "g7")


@pytest.mark.rule("ch8.mob.fergus_macdarkie", "clan.munro")
def test_munros_free_tile_does_not_pay_fergus() -> None:
    table = abroad(FERGUS, "g7").discards("inshriach").has(1, coins=9).marking(1)
    table.play("marker on munro").has(1, coins=0)  # the only discarded tile
    assert "place g8" in table.legal()
    table.play("place g8")
    assert [table.player(0).coins, table.player(1).coins] == [mob(0).player(0).coins, 0]
    assert stands(table, FERGUS) == (1, "g7")  # no coin, so he stays


@pytest.mark.rule("ch8.mob.fergus_macdarkie", "clan.munro")
def test_munros_free_tile_leaves_a_coin_that_is_there() -> None:
    table = abroad(FERGUS, "g7").discards("inshriach").has(1, coins=9).marking(1)
    table.play("marker on munro").has(1, coins=4).play("place g8")
    assert table.player(1).coins == 4
    assert stands(table, FERGUS) == (1, "g7")


@pytest.mark.rule("ch8.mob.fergus_macdarkie", "ch6.event.castle_stalker")
def test_castle_stalkers_free_tile_does_not_pay_fergus() -> None:
    table = abroad(FERGUS, "g7", chronicles="68").card(1, "castle stalker").tile(1, "h8", "gathering a")
    table.discards("glentrool").scotsman(1, "h8").has(1, coins=0).tile(1, "h9", "easdale")
    table.has(1, coins=1).track({5: "inshriach"}).play("take 5", "place i8").has(1, coins=0)
    table.play("activate h8", "trigger castle stalker", "from g7")
    assert "place g8" in table.legal()
    table.play("place g8")
    assert stands(table, FERGUS) == (1, "g7")


@pytest.mark.rule("ch8.mob.fergus_macdarkie", "take.nothing")
def test_a_coin_for_fergus_may_come_from_a_sale() -> None:
    table = abroad(FERGUS, "g7").has(1, coins=0).goods(1, "h7", "wood").market(wood=1)
    table.track({5: "inshriach"})
    for space in (11, 12):  # no persons
        table._box(int(table.state.track[space]) - 1)
        table.state.track[space] = 0
    assert table.legal("take") == []
    assert table.why_not("discard 5") == "you can take Inshriach, so nothing is discarded"
    table.play("sell wood", "place g8")
    assert table.player(1).coins == 0


@pytest.mark.rule("ch8.mob.mike_mccastle")
def test_mike_stands_on_home_castles_only_and_hides_one_scotsman() -> None:
    table = mob(0, MIKE).scotsman(1, "h7", "h7").scotsman(0, "h7")
    table.play(f"use {MIKE}", "from h7", "choose p2")
    assert stands(table, MIKE) == (1, "h7")
    assert table.on(0, "h7") == ""  # he is that Scotsman
    assert [table.line(seat, "Scotsmen at home") for seat in range(3)] == [1, 1, 0]
    table.state.points = 1
    assert "walk" not in " ".join(table.legal())


@pytest.mark.rule("ch8.mob.mike_mccastle")
def test_mike_hides_nobody_where_nobody_is() -> None:
    table = mob(0, MIKE).scotsman(2, "h7").play(f"use {MIKE}", "scotsman from the supply", "choose p2")
    assert [table.line(seat, "Scotsmen at home") for seat in range(3)] == [1, 0, 1]


@pytest.mark.rule("ch8.mob.mike_mccastle")
def test_mike_stays_when_a_scotsman_is_put_elsewhere() -> None:
    table = abroad(MIKE).has(1, coins=9).marking(1)
    table.play("marker on chisholm", "put on g7", "put on g7")
    assert stands(table, MIKE) == (1, "h7")

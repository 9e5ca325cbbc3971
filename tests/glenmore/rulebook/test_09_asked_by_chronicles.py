"""Pages 16 and 20: what movement points and Loch Ness may do before the questions of the chronicles."""

import pytest
from tests.glenmore.rulebook.chronicles.test_2_mountain import laid
from tests.glenmore.rulebook.chronicles.test_3_cellars import passing
from tests.glenmore.rulebook.chronicles.test_6_dubious_tome import gathering
from tests.glenmore.rulebook.chronicles.test_8_penny_mobs import mob
from tests.glenmore.scenario import Scenario

FULL = {"wood": 3, "stone": 3, "barley": 3, "sheep": 3, "cattle": 3}


def helped(table: Scenario) -> Scenario:
    """p1 has Loch Ness and a movement point; g8 makes stone for nothing, h8 trades sheep and cattle."""
    table.card(0, "loch ness").turn(0).tile(0, "g8", "easdale").tile(0, "h8", "dingwall mart")
    table.goods(0, "h7", "sheep cattle").market(**FULL).state.points = 1
    return table


def steps(table: Scenario) -> set[str]:
    table.check()
    return {text for text in table.legal() if text.startswith(("activate", "move"))}


GIVING = {"activate g7", "activate h7", "activate g8"}


@pytest.mark.rule("ch2.passing", "activate.movement", "card.loch_ness")
def test_while_the_mountain_is_passed_only_movement_points_are_spent() -> None:
    table = helped(Scenario(bare=True, chronicles="2").pawns({0: 11, 1: 4, 2: 6}).has(0, coins=1))
    table.track({1: "robert the bruce", 2: "macbeth"}).play("take 2")
    assert table.asked == (0, "pass-the-mountain")
    assert steps(table) == {"move g7"}
    assert "one activation" in str(table.why_not("activate g8"))
    table.play("move g7", "to h7")
    assert (table.on(0, "h7"), table.state.points) == ("sheep cattle scotsman", 0)


@pytest.mark.rule("ch2.standing", "card.loch_ness")
def test_before_the_mountain_is_left_loch_ness_gives_and_takes_nothing() -> None:
    table = Scenario(bare=True, chronicles="2").pawns({0: 12, 1: 14, 2: 2}).card(0, "loch ness")
    table.tile(0, "g8", "easdale").tile(0, "h8", "dingwall mart").goods(0, "h7", "sheep cattle")
    laid(table, coins=3, wood=1).market(**FULL).track({3: "macbeth", 4: "rob roy"})
    table.state.pending.depth = 1
    table.go_on()
    assert table.asked == (0, "leave-the-mountain")
    assert steps(table) == GIVING
    assert "could take what is needed" in str(table.why_not("activate h8"))
    table.play("activate g8")
    assert (table.on(0, "g8"), table.asked) == ("stone", (0, "leave-the-mountain"))


@pytest.mark.rule("ch3.passing_sale", "card.loch_ness", "activate.movement")
def test_before_a_barrel_is_sold_in_passing() -> None:
    table = helped(passing()).barrels(0, 1, 2).play("take 12")
    assert table.asked == (0, "pass-a-sale")
    assert steps(table) == {*GIVING, "move g7"}
    assert "could take what is needed" in str(table.why_not("activate h8"))
    table.play("activate g8", "move g7", "to h7")
    assert (table.asked, table.on(0, "g8")) == ((0, "pass-a-sale"), "stone")


@pytest.mark.rule("ch3.stopping_sale", "card.loch_ness", "activate.movement")
def test_before_barrels_are_sold_where_one_stops() -> None:
    table = helped(passing()).barrels(0, 1, 2)
    sale = next(x["space"] for x in table.seen()["track"] if "sale" in str(x.get("tile")))
    table.play(f"take {sale}")
    assert table.asked == (0, "stop-at-a-sale")
    assert steps(table) == {*GIVING, "move g7"}
    assert "could take what is needed" in str(table.why_not("activate h8"))
    table.play("activate g8")
    assert (table.asked, table.on(0, "g8")) == ((0, "stop-at-a-sale"), "stone")


@pytest.mark.rule("ch3.age", "activate.movement", "card.loch_ness")
def test_while_a_barrel_ages_no_other_tile_works() -> None:
    table = helped(Scenario(chronicles="3")).tile(0, "h9", "ben wyvis").barrels(0, 1, 4)
    table.player(0).cellar.built = 2
    table.play("activate h9")
    table.state.ness = 1
    assert table.asked == (0, "age-a-barrel")
    assert steps(table) == {"move g7"}


@pytest.mark.rule("ch1.tokens", "activate.movement")
def test_a_boat_rows_with_points_between_two_steps_and_not_while_something_is_paid() -> None:
    table = Scenario(chronicles="1").has(0, coins=9).goods(0, "g7", "wood").goods(0, "h7", "wood")
    table.market(**FULL).track({5: "plockton"})
    table.state.race.racing = 1
    table.state.points = 2
    table.check()
    before = table.seen()["race"]["boats"][0]
    table.play("take 5")
    assert table.asked == (0, "pay")
    table.check()
    table.play("from g7")
    table.check()
    while table.asked[1] in ("place", "one-time-effects"):
        table.play(table.legal()[0])
    table.play("row the boat")
    assert table.seen()["race"]["boats"][0] != before


@pytest.mark.rule("ch6.event.donan_castle", "activate.movement", "card.loch_ness")
def test_another_players_tiles_are_not_mistaken_for_the_own_ones() -> None:
    table = gathering("donan castle", "loch ness").tile(1, "h8", "easdale").tile(1, "g8", "abernethy")
    table.tile(2, "h8", "strathmore").market(**FULL).has(0, coins=9)
    table.play("take 5", "place g8")
    table.state.points, table.state.ness = 1, 1
    table.play("activate h8", "trigger donan castle")
    table.check()
    assert {"choose p2", "choose p3"} <= set(table.legal())
    table.play("choose p2")
    table.check()
    assert {text for text in table.legal() if text.startswith(("move", "activate"))} <= {
        "activate g7",
        "activate h7",
        "activate g8",
        "activate h8",
    }
    table.play("activate g8")
    assert table.state.ness == 1


@pytest.mark.rule("ch6.trigger", "activate.movement")
def test_points_are_spent_before_an_event_is_chosen_and_paid() -> None:
    table = gathering("castle of mey").tile(0, "h9", "abernethy").has(0, coins=9).market(**FULL)
    table.play("take 5", "place g8")
    table.state.points = 1
    table.play("activate h8")
    assert table.asked == (0, "event")
    assert "move g7" in table.legal()
    table.check()
    table.play("trigger castle of mey")
    assert table.asked == (0, "pay-a-scotsman")  # there is one only, but he could move before
    assert table.legal("move") == ["move g7"]
    table.check()
    table.play("move g7", "to h7")
    assert table.state.points == 0
    assert table.on(0, "g7") == ""


@pytest.mark.rule("ch8.mob.bruce_mcmail", "activate.movement", "card.loch_ness")
def test_who_is_asked_in_anothers_turn_has_no_points_and_no_loch_ness() -> None:
    table = mob(0, "bruce mcmail").pawns({1: 1, 0: 2, 2: 3}).card(0, "loch ness").card(1, "loch ness")
    table.tile(1, "h8", "inshriach").tile(0, "h8", "easdale").goods(0, "h7", "stone").market(stone=2)
    table.track({5: "lochridge"}).turn(1).state.points = 1
    table.play("activate h8")
    assert table.asked == (0, "buy-from-a-producer")
    table.state.ness = 1
    assert steps(table) == set()
    assert table.why_not("move g7") is not None
    assert table.why_not("activate h8") is not None

"""Pages 12, 15, 16 and 20: what is possible at any time of the own turn, also inside an effect."""

from typing import Any

import pytest
from tests.glenmore.rulebook.chronicles.test_8_penny_mobs import mob
from tests.glenmore.scenario import Scenario

FULL = {"wood": 3, "stone": 3, "barley": 3, "sheep": 3, "cattle": 3}


def with_loch_ness(**options: Any) -> Scenario:
    """p1 has Loch Ness and no coins; persons lie on the track."""
    table = Scenario(**options).card(0, "loch ness").turn(0)
    return table.market().has(0, coins=0).track({5: "macbeth", 6: "rob roy"})


def four_manned_tiles() -> Scenario:
    """Scotsmen on four tiles, two of them in the Starting Village; Muir of Ord waits on h8."""
    table = Scenario().tile(0, "h8", "muir of ord").tile(0, "g8", "inshriach").tile(0, "h9", "easdale")
    return table.scotsman(0, "g7", "h8", "g8", "h9").goods(0, "h9", "stone").market(**FULL)


@pytest.mark.rule("activate.movement", "clan.cameron", "clan.grant")
def test_camerons_points_move_before_the_marker_of_muir_of_ord() -> None:
    table = four_manned_tiles().has(0, coins=9).marking(0).play("marker on cameron", "activate h8")
    assert table.on(0, "h9") == "scotsman"  # the stone is given
    assert table.asked == (0, "clan-marker")
    table.play("move g7", "to h7")
    assert table.asked == (0, "clan-marker")  # the marker is still to be placed
    table.play("marker on grant")
    assert table.vp(0) == 5  # five tiles with a Scotsman, four before the move
    assert table.state.points == 2


@pytest.mark.rule("activate.movement", "clan.cameron")
def test_points_are_used_up_by_a_move_inside_an_effect() -> None:
    table = four_manned_tiles().has(0, coins=9).marking(0).play("marker on cameron", "activate h8")
    table.play("move g7", "to h7", "move h7", "to g7", "move g7", "to h7")
    assert table.legal("move") == []
    assert "no movement point" in str(table.play("marker on grant").why_not("move g7"))


@pytest.mark.rule("activate.movement")
def test_the_prompt_says_that_points_are_left() -> None:
    table = four_manned_tiles().has(0, coins=9).marking(0)
    assert "ovement point" not in table.prompt
    table.play("marker on cameron", "activate h8")
    assert "Movement points that you may use first: 3" in table.prompt


@pytest.mark.rule("activate.movement", "place.scotsman")
def test_a_move_before_placing_opens_another_place() -> None:
    table = with_loch_ness().tile(0, "h8", "inshriach").track({7: "halkirk"}).play("activate h7", "take 7")
    assert table.asked == (0, "place")  # one place only, but a point that could open another
    assert table.legal("place") == ["place f7"]
    table.play("move g7", "to h7")
    assert table.asked == (0, "act")  # no point is left, and one place: the tile is laid there
    assert "i7" in [cell["place"] for cell in table.seen()["seats"][0]["territory"]]


@pytest.mark.rule("activate.movement", "take.cost", "ch4.monument")
def test_a_move_before_a_scotsman_is_paid() -> None:
    table = with_loch_ness(chronicles="4").scotsman(0, "g7").tile(0, "h8", "inshriach")
    table.track({7: "glenfinnan monument"}).play("activate h7", "take 7")
    assert table.asked == (0, "pay")
    assert table.legal("from") == ["from g7"]
    table.play("move g7", "to h8")
    assert table.legal("from") == ["from g7", "from h8"]
    table.play("from h8", "place g8")


@pytest.mark.rule("activate.movement", "place.scotsman")
def test_a_move_that_would_leave_the_tile_without_a_place_is_refused() -> None:
    table = with_loch_ness().tile(0, "g8", "inshriach").tile(0, "g9", "easdale").no_scotsman(0, "g7")
    table.scotsman(0, "g8").track({7: "halkirk"}).play("activate h7", "take 7")
    table.play("move g8")
    assert table.why_not("to g9") == "Halkirk would find no place then"
    assert "to g9" not in table.legal()
    table.play("to g7")
    assert table.player(0).size == 5  # laid left of the river, the only place


@pytest.mark.rule("activate.movement", "clan.munro")
def test_a_move_may_not_take_munros_last_place_away() -> None:
    table = Scenario().tile(0, "g8", "inshriach").tile(0, "g9", "easdale").no_scotsman(0, "g7")
    table.scotsman(0, "g8").discards("halkirk", "plockton").has(0, coins=9).marking(0)
    table.state.points = 1
    table.play("marker on munro")
    assert table.legal() == ["claim halkirk", "claim plockton", "move g8"]
    table.play("move g8")
    assert table.why_not("to g9") == "no discarded tile would find a place then"
    table.play("to h7")


@pytest.mark.rule("card.loch_ness")
def test_loch_ness_before_a_clan_marker_pays_the_road() -> None:
    table = with_loch_ness().market(stone=3).tile(0, "h9", "easdale").tile(0, "h8", "inshriach")
    table.play("take 5")
    assert table.why_not("marker on cameron") is not None
    table.play("activate h9", "sell stone", "marker on cameron")
    assert table.player(0).has_clan(1)


@pytest.mark.rule("card.loch_ness", "activate.neighbours")
def test_a_tile_that_loch_ness_activated_inside_an_effect_is_done_for_the_turn() -> None:
    table = with_loch_ness().tile(0, "i7", "halkirk").tile(0, "i8", "easdale").tile(0, "i9", "inshriach")
    table.scotsman(0, "i7").goods(0, "h7", "wood stone").track({7: "elgin"})
    table.play("take 7", "place i7")
    assert table.asked == (0, "one-time-effects")
    table.play("activate i8")  # open for later too, but now it is Loch Ness that activates it
    assert table.on(0, "i8") == "stone"
    assert table.legal("activate") == []
    table.play("resolve scotsman", "marker on macleod")
    assert table.why_not("activate i8") == "Easdale on i8 has been activated this turn"
    assert table.why_not("activate i9") == "i9 is not beside the tile you laid this turn"
    assert table.legal("activate") == ["activate h7", "activate i7"]


@pytest.mark.rule("card.loch_ness", "activate.neighbours")
def test_one_activation_is_finished_before_loch_ness_begins_another() -> None:
    table = (
        with_loch_ness().tile(0, "h8", "muir of ord").tile(0, "g8", "easdale").goods(0, "h7", "wood sheep")
    )
    table.market(**FULL).has(0, coins=9).marking(0).play("marker on cameron", "activate h8")
    assert table.asked == (0, "give-goods")
    assert table.legal("activate") == []
    assert "one activation is finished before the next" in str(table.why_not("activate g8"))
    table.play("give sheep")
    assert table.asked == (0, "clan-marker")
    table.play("activate g8")


@pytest.mark.rule("card.loch_ness", "take.cost")
def test_while_a_tile_is_paid_loch_ness_takes_nothing() -> None:
    table = with_loch_ness().tile(0, "h8", "easdale").tile(0, "g8", "muir of ord")
    table.goods(0, "h7", "wood").goods(0, "g7", "wood").track({7: "plockton"}).play("take 7")
    assert table.asked == (0, "pay")
    assert table.why_not("activate h8") is None
    assert "could take what is needed" in str(table.why_not("activate g8"))
    table.play("activate h8", "from h7")


@pytest.mark.rule("market.sell", "clan.macdonell")
def test_goods_are_sold_between_two_activations_of_a_clan() -> None:
    table = Scenario().tile(0, "h8", "easdale").tile(0, "g8", "pulteney").market(stone=3).has(0, coins=9)
    table.marking(0)
    table.play("marker on macdonell")
    table.has(0, coins=0).play("activate h8")
    assert table.asked == (0, "bonus-activation")  # no barley and no coin: done, unless something is sold
    assert table.why_not("activate g8") is not None
    table.play("sell stone", "activate g8")
    assert table.player(0).whisky == 1


@pytest.mark.rule("market.sell", "clans.goods")
def test_goods_are_sold_before_a_clans_goods_are_put() -> None:
    table = Scenario().goods(0, "h7", "wood wood wood").tile(0, "h8", "easdale").market(wood=3)
    table.has(0, coins=9).marking(0).play("marker on gunn")
    assert table.why_not("put on h7") == "h7 holds 3 goods already"
    table.play("sell wood", "put on h7")
    assert table.on(0, "h7") == "wood wood sheep"


@pytest.mark.rule("activate.movement", "activate.whisky")
def test_what_a_move_cannot_change_is_not_asked() -> None:
    table = with_loch_ness().tile(0, "h8", "pulteney").goods(0, "h7", "barley")
    table.play("activate h7")
    table.state.ness = 1
    table.play("activate h8")  # its barley lies on one tile
    assert (table.player(0).whisky, table.asked) == (1, (0, "turn"))


@pytest.mark.rule("activate.movement", "market.sell", "ch8.mob.bruce_mcmail")
def test_nobody_else_moves_or_sells_in_anothers_turn() -> None:
    table = mob(1, "bruce mcmail").track({5: "inshriach"}).market(stone=3).card(0, "loch ness").turn(0)
    table.card(1, "loch ness").goods(1, "h7", "stone").play("activate h7", "take 5", "place g8")
    assert table.state.points == 1
    table.play("activate g8")
    assert table.asked[0] == 1
    for step in ("move g7", "activate h7", "sell stone"):
        assert table.why_not(step) is not None
    table.play("seize wood")
    assert table.asked[0] == 1
    assert table.legal("move") + table.legal("activate") + table.legal("sell stone") == []


@pytest.mark.rule("ch1.movement", "activate.movement")
def test_a_boat_rows_before_a_clan_marker() -> None:
    table = Scenario(chronicles="1").has(0, coins=9).marking(0)
    table.state.race.racing = 1
    table.state.points = 1
    before = table.seen()["race"]["boats"][0]
    table.play("row the boat")
    assert table.seen()["race"]["boats"][0] != before
    assert table.asked == (0, "clan-marker")

"""Pages 15 and 20: small positions that show one thing each about one-time effects and removed tiles."""

import pytest
from tests.glenmore.scenario import Scenario

FULL = {"wood": 3, "stone": 3, "barley": 3, "sheep": 3, "cattle": 3}


@pytest.mark.rule("card.loch_ness")
def test_loch_ness_helps_already_in_the_turn_in_which_it_is_laid() -> None:
    table = Scenario().tile(0, "h8", "inshriach").tile(0, "h9", "easdale").tile(0, "h10", "abernethy")
    table.scotsman(0, "g7").market(**FULL).track({5: "loch ness"}).play("take 5")
    assert {"activate h9", "activate h10"} <= set(table.legal())
    table.check()
    table.play("activate h10")
    assert table.legal("activate") == ["activate g7"]  # beside the new tile; Loch Ness has helped once
    table.check()


@pytest.mark.rule("effects.kinds")
def test_points_of_an_effect_stand_with_the_tiles() -> None:
    table = Scenario().goods(0, "h7", "wood").market(**FULL).track({5: "glasgow fair"})
    table.play("take 5", "place h8")
    assert (table.line(0, "tiles and exchanges"), table.line(0, "clan bonuses")) == (2, 0)


@pytest.mark.rule("effects.kinds", "tile.room")
@pytest.mark.parametrize(("held", "asked"), [(3, False), (2, True)])
def test_any_good_is_lost_where_it_has_no_room(held: int, asked: bool) -> None:
    table = Scenario().tile(0, "i7", "kemnay").scotsman(0, "i7").goods(0, "i7", "sheep " * held)
    table.market(**FULL).has(0, coins=1).track({5: "corpach"}).play("take 5")
    assert (table.asked == (0, "gain-a-good")) is asked
    table.check()
    if asked:
        assert len(table.legal("gain")) == 5
        table.play("gain wood")
    assert sum(int(number) for number in table.player(0).goods) == 3


@pytest.mark.rule("card.loch_lochy", "tile.room")
def test_the_goods_of_loch_lochy_are_chosen_one_after_the_other() -> None:
    table = Scenario().market(**FULL).track({5: "loch lochy"}).play("take 5")
    for good in ("cattle", "cattle"):
        assert table.asked == (0, "gain-a-good")
        table.check()
        table.play(f"gain {good}")
    assert (table.on(0, "f7"), table.asked) == ("cattle cattle", (0, "act"))


@pytest.mark.rule("card.castle_of_mey")
def test_castle_of_mey_opens_also_what_lies_far_away() -> None:
    table = Scenario().goods(0, "g7", "wood stone cattle").market(**FULL).has(0, coins=0)
    for place, tile in (("h8", "lochridge"), ("h9", "easdale"), ("h10", "abernethy")):
        table.tile(0, place, tile)
    table.scotsman(0, "h10").track({5: "castle of mey"}).play("take 5", "place h11")
    assert set(table.legal("activate")) == {f"activate {at}" for at in ("g7", "h7", "h8", "h9", "h10", "h11")}


@pytest.mark.rule("card.loch_morar", "place.river")
def test_no_river_tile_goes_from_the_middle_though_the_land_hangs_together() -> None:
    table = Scenario().tile(0, "i7", "halkirk").tile(0, "j7", "kemnay").tile(0, "h8", "inshriach")
    table.tile(0, "i8", "easdale").tile(0, "j8", "abernethy").has(0, coins=9).marking(0)
    table.play("marker on macmillan")
    table.check()
    assert table.why_not("remove i7") == "without i7 the river would be broken"
    assert set(table.legal("remove")) == {"remove j7", "remove h8", "remove i8", "remove j8"}


@pytest.mark.rule("clan.macmillan", "place.river")
def test_other_tiles_between_two_in_their_row_may_go() -> None:
    table = Scenario().tile(0, "g8", "inshriach").tile(0, "h8", "easdale").tile(0, "i8", "abernethy")
    table.tile(0, "h9", "lochridge").tile(0, "g9", "strathspey").tile(0, "i9", "glen clova")
    table.has(0, coins=9).marking(0).play("marker on macmillan")
    table.check()
    assert "remove h8" in table.legal()
    assert {"remove g7", "remove h7"}.isdisjoint(table.legal())


@pytest.mark.rule("card.loch_morar", "ch1.removal")
def test_a_tile_under_a_boat_stays_and_others_go() -> None:
    table = Scenario(chronicles="1").tile(0, "i7", "halkirk").tile(0, "h8", "easdale").has(0, coins=9)
    table.marking(0).play("marker on macmillan")
    assert table.legal("remove") == ["remove i7", "remove h8"]
    table.check()

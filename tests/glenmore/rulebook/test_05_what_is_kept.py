"""Pages 11, 15, 16, 20 and 21: tiles that are full or bring nothing, and goods that do not fit."""

import pytest
from tests.glenmore.rulebook.chronicles.test_8_penny_mobs import mob
from tests.glenmore.scenario import Scenario

FULL = {"wood": 3, "stone": 3, "barley": 3, "sheep": 3, "cattle": 3}


def ness(tile: str, goods: str = "") -> Scenario:
    table = Scenario().card(0, "loch ness").turn(0).market().has(0, coins=0).tile(0, "h8", tile)
    return table.goods(0, "h8", goods)


@pytest.mark.rule("activate.goods", "tile.room")
@pytest.mark.parametrize("tile", ["inshriach", "glen affric", "iona abbey"])
def test_a_full_tile_is_not_offered_and_one_with_room_is(tile: str) -> None:
    assert ness(tile, "sheep sheep sheep").legal("activate") == ["activate g7", "activate h7"]
    assert ness(tile, "sheep sheep").legal("activate") == ["activate g7", "activate h7", "activate h8"]


@pytest.mark.rule("activate.neighbours", "card.loch_ness")
def test_a_tile_without_a_benefit_is_not_activated() -> None:
    table = Scenario().card(0, "loch ness").turn(0).tile(0, "i7", "loch lochy")
    table.check()
    assert table.legal("activate") == ["activate g7", "activate h7"]
    assert table.why_not("activate i7") == "Loch Lochy has nothing to activate"


@pytest.mark.rule("clan.macdonell", "clan.maclean")
@pytest.mark.parametrize(
    ("clan", "one", "other"), [("macdonell", "easdale", "abernethy"), ("maclean", "lochridge", "strathspey")]
)
def test_a_clan_activates_one_tile_of_each_kind_and_no_second(clan: str, one: str, other: str) -> None:
    table = Scenario().tile(0, "h8", one).tile(0, "g8", other).tile(0, "h9", "pulteney")
    table.market(**FULL).goods(0, "h7", "barley").has(0, coins=9).marking(0)
    table.play(f"marker on {clan}", "activate h8")
    assert table.legal("activate") == ["activate h9"]
    assert table.why_not("activate g8") is not None
    table.play("activate h9")
    assert (table.player(0).whisky, table.on(0, "g8")) == (1, "")


@pytest.mark.rule("clan.macmillan", "tile.room")
@pytest.mark.parametrize(
    ("goods", "held", "after"),
    [
        ("wood wood", "", "wood wood"),
        ("wood wood wood", "", "wood wood wood"),
        ("cattle", "sheep sheep", "sheep sheep cattle"),
        ("stone stone", "sheep", "stone stone sheep"),
        ("wood", "sheep sheep sheep", "sheep sheep sheep"),
    ],
)
def test_what_fits_on_the_home_castle_comes_there_unasked(goods: str, held: str, after: str) -> None:
    table = Scenario().tile(0, "h8", "inshriach").goods(0, "h8", goods).goods(0, "h7", held).market()
    table.tile(0, "g8", "lochridge").has(0, coins=9).marking(0).play("marker on macmillan", "remove h8")
    assert (table.on(0, "h7"), table.asked[1]) == (after, "turn")


@pytest.mark.rule("clan.macmillan", "tile.room")
def test_each_good_is_kept_once() -> None:
    table = Scenario().tile(0, "h8", "inshriach").goods(0, "h8", "wood sheep cattle").goods(0, "h7", "stone")
    table.tile(0, "g8", "lochridge").market().has(0, coins=9).marking(0)
    table.play("marker on macmillan", "remove h8")
    assert table.legal() == ["keep wood", "keep sheep", "keep cattle"]
    table.play("keep sheep")
    assert table.legal() == ["keep wood", "keep cattle"]
    assert table.why_not("keep sheep") == "no sheep is left to be put on h7"
    table.play("keep wood")
    assert (table.on(0, "h7"), table.stock(0)) == ("wood stone sheep", "wood 1, stone 1, sheep 1")


@pytest.mark.rule("ch8.mob.bruce_mcmail", "activate.goods")
@pytest.mark.parametrize("good", ["wood", "stone", "barley", "sheep", "cattle"])
def test_bruce_mcmail_buys_any_good_that_a_tile_makes(good: str) -> None:
    table = mob(1, "bruce mcmail").card(0, "loch ness").turn(0).market().has(0, coins=0)
    table.tile(0, "h8", "iona abbey").tile(0, "g8", "easdale").play("activate h8")
    assert (table.asked, table.legal("activate")) == ((0, "gain-a-good"), [])  # one at a time
    table.play(f"gain {good}")
    assert table.asked == (1, "buy-from-a-producer")
    assert table.legal() == ["done", f"seize {good}"]
    table.play(f"seize {good}", "put on h7")
    assert (table.on(0, "h8"), table.on(1, "h7")) == ("", good)


@pytest.mark.rule("ch8.mob.bruce_mcmail", "clan.gunn", "effects.kinds", "card.loch_lochy")
def test_bruce_mcmail_does_not_buy_what_clans_and_effects_bring() -> None:
    table = mob(1, "bruce mcmail").tile(0, "h8", "inshriach").goods(0, "g7", "wood wood wood").market()
    table.goods(0, "h7", "wood wood wood").goods(0, "h8", "wood wood").has(0, coins=9).marking(0)
    table.play("marker on gunn", "keep sheep")
    assert (table.on(0, "h8"), table.asked) == ("wood wood sheep", (0, "turn"))
    table = mob(1, "bruce mcmail").tile(0, "i7", "kemnay").scotsman(0, "i7").market().has(0, coins=1)
    table.track({5: "corpach"}).play("take 5", "gain wood")
    assert (table.on(0, "i7"), table.asked[0]) == ("wood scotsman", 0)


@pytest.mark.rule("ch8.mob.bruce_mcmail", "clan.macmillan", "tile.room")
def test_nor_what_comes_home_from_a_removed_tile() -> None:
    table = mob(1, "bruce mcmail").tile(0, "h8", "inshriach").goods(0, "h8", "wood stone").market()
    table.goods(0, "h7", "sheep sheep").tile(0, "g8", "lochridge").has(0, coins=9).marking(0)
    table.play("marker on macmillan", "remove h8", "keep stone")
    assert (table.on(0, "h7"), table.asked) == ("stone sheep sheep", (0, "turn"))

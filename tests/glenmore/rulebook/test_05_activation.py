"""Pages 15 to 17: one-time effects, activations, exchanges and movement."""

import pytest
from tests.glenmore.scenario import Scenario


def free(*tiles: str) -> Scenario:
    """p1 may activate any one tile through Loch Ness; a person waits on the track."""
    table = (
        Scenario().card(0, "loch ness").turn(0).market().has(0, coins=0).track({5: "macbeth", 6: "rob roy"})
    )
    for place, tile in zip(("h8", "g8", "f8"), tiles, strict=False):
        table.tile(0, place, tile)
    return table


@pytest.mark.rule("effects.order")
def test_the_player_orders_effects_when_a_clan_marker_is_among_them() -> None:
    table = (
        Scenario()
        .tile(0, "i7", "halkirk")
        .scotsman(0, "i7")
        .goods(0, "h7", "wood stone")
        .market()
        .has(0, coins=0)
    )
    table.track({5: "elgin", 6: "macbeth"}).play("take 5", "place i7")
    assert table.legal() == ["resolve scotsman", "resolve clan marker"]
    assert table.why_not("activate i7") is not None
    table.play("resolve clan marker", "marker on macleod")
    assert table.on(0, "i7") == "scotsman scotsman"


@pytest.mark.rule("effects.kinds")
@pytest.mark.parametrize(
    ("tile", "coins", "whisky", "vp"),
    [("pulteney", 0, 1, 0), ("glasgow fair", 0, 0, 2)],
)
def test_whisky_coins_and_points_come_at_once(tile: str, coins: int, whisky: int, vp: int) -> None:
    table = Scenario().goods(0, "h7", "wood stone").market().has(0, coins=0).track({5: tile, 6: "macbeth"})
    table.play("take 5", "place h8")
    assert (table.player(0).coins, table.player(0).whisky, table.vp(0)) == (coins, whisky, vp)


@pytest.mark.rule("effects.kinds")
def test_coin_and_scotsman_of_perth() -> None:
    table = Scenario().tile(0, "h8", "kingussie").goods(0, "h7", "wood stone").market().has(0, coins=0)
    table.track({5: "perth", 6: "macbeth"}).play("take 5")
    assert table.player(0).coins == 1
    assert table.on(0, "h8") == "scotsman"


@pytest.mark.rule("effects.kinds")
def test_any_good_on_the_new_tile() -> None:
    table = Scenario().tile(0, "f7", "kemnay").has(0, coins=1).track({5: "corpach", 6: "macbeth"})
    table.play("take 5", "gain cattle")
    assert table.on(0, "f7") == "cattle"


@pytest.mark.rule("effects.kinds")
def test_no_scotsman_is_left_to_place() -> None:
    table = Scenario().track({5: "halkirk", 6: "macbeth"})
    for _ in range(8):
        table.scotsman(0, "g7")
    table.play("take 5")
    assert (table.player(0).scotsmen, table.on(0, "f7")) == (0, "")


@pytest.mark.rule("activate.neighbours")
def test_the_new_tile_and_its_neighbours_each_once_in_any_order() -> None:
    table = Scenario().tile(0, "h8", "inshriach").tile(0, "h9", "strathspey").tile(0, "g8", "easdale")
    table.track({5: "lochridge", 6: "macbeth"}).play("take 5", "place f8")
    assert table.legal("activate") == ["activate g7", "activate f8", "activate g8"]
    assert table.why_not("activate h8") == "h8 is not beside the tile you laid this turn"
    assert table.why_not("activate h9") == "h9 is not beside the tile you laid this turn"
    table.play("activate g8")
    assert table.why_not("activate g8") == "Easdale on g8 has been activated this turn"
    table.play("end turn")
    assert table.asked[0] != 0


@pytest.mark.rule("activate.goods")
def test_shown_goods_and_any_good_and_surplus_is_lost() -> None:
    table = free("iona abbey").play("activate h8", "gain stone")
    assert table.on(0, "h8") == "stone"
    assert free("inshriach", "glen affric").play("activate g8").on(0, "g8") == "wood stone"
    assert free("balmoral").play("activate h8").on(0, "h8") == "sheep cattle"
    full = free("glen affric").goods(0, "h8", "wood stone barley")
    assert full.why_not("activate h8") == "h8 holds 3 goods already"


@pytest.mark.rule("activate.goods", "tile.room")
@pytest.mark.parametrize(
    ("tile", "kept", "held"),
    [
        ("glen affric", "wood", "wood sheep sheep"),
        ("glen affric", "stone", "stone sheep sheep"),
        ("balmoral", "sheep", "sheep sheep sheep"),
        ("balmoral", "cattle", "sheep sheep cattle"),
    ],
)
def test_the_owner_chooses_which_of_different_goods_is_surplus(tile: str, kept: str, held: str) -> None:
    table = free(tile).goods(0, "h8", "sheep sheep").play("activate h8")
    assert table.asked == (0, "keep-goods")
    named = "Glen Affric" if tile == "glen affric" else "Balmoral"
    assert table.prompt == f"Not all goods fit on {named}: which one do you keep there?"
    assert len(table.legal()) == 2
    assert table.why_not("keep barley") == "no barley is left to be put on h8"
    table.play(f"keep {kept}")
    assert (table.on(0, "h8"), table.asked) == (held, (0, "turn"))
    assert table.why_not("activate h8") is not None


@pytest.mark.rule("activate.goods", "market.sell")
def test_who_sells_first_keeps_both_goods() -> None:
    table = free("glen affric").goods(0, "h8", "sheep sheep").market(sheep=1)
    table.play("sell sheep", "activate h8")
    assert (table.on(0, "h8"), table.asked) == ("wood stone sheep", (0, "turn"))


@pytest.mark.rule("activate.different")
def test_two_or_four_different_goods() -> None:
    table = free("crieff fair").goods(0, "g7", "wood wood").goods(0, "h7", "stone barley sheep")
    table.play("activate h8", "give wood")
    assert table.why_not("give wood") == "you gave wood already, and the goods must differ"
    assert "done" not in table.legal()
    table.play("give stone", "done")
    assert (table.vp(0), table.stock(0)) == (4, "wood 1, barley 1, sheep 1")
    table = free("crieff fair").goods(0, "g7", "wood cattle").goods(0, "h7", "stone barley sheep")
    table.play("activate h8", "give wood", "give stone", "give barley", "give sheep")
    assert (table.vp(0), table.stock(0)) == (8, "cattle 1")


@pytest.mark.rule("activate.different")
def test_an_exchange_is_not_begun_without_an_end() -> None:
    table = free("crieff fair").goods(0, "g7", "wood wood")
    assert table.why_not("activate h8") == "the goods for Crieff Fair would cost 1 coin, you have 0"
    table = free("crieff fair").goods(0, "g7", "wood").has(0, coins=1).play("activate h8", "give sheep")
    assert (table.vp(0), table.stock(0), table.player(0).coins) == (4, "", 0)


@pytest.mark.rule("activate.animals")
def test_example_one_sheep_and_two_cattle_for_8_points() -> None:
    table = free("falkirk tryst").goods(0, "g7", "sheep cattle").goods(0, "h7", "cattle wood")
    table.play("activate h8")
    assert table.why_not("give wood") == "Falkirk Tryst does not take wood"
    table.play("give sheep", "give cattle", "from g7", "give cattle")
    assert (table.vp(0), table.stock(0)) == (8, "wood 1")


@pytest.mark.rule("activate.three")
def test_example_one_sheep_and_two_stone_for_7_points() -> None:
    table = free("grassmarket").goods(0, "g7", "sheep stone stone").goods(0, "h7", "wood")
    table.play("activate h8", "give sheep", "give stone", "give stone")
    assert (table.vp(0), table.stock(0)) == (7, "wood 1")


@pytest.mark.rule("activate.exact")
def test_the_shown_goods_only() -> None:
    table = free("dingwall mart").goods(0, "g7", "sheep cattle")
    table.play("activate h8")
    assert (table.vp(0), table.stock(0)) == (6, "")
    assert free("dingwall mart").goods(0, "g7", "sheep sheep").why_not("activate h8") is not None


@pytest.mark.rule("activate.marker")
def test_any_good_for_a_clan_marker() -> None:
    table = free("muir of ord").goods(0, "g7", "barley").play("activate h8", "marker on macleod")
    assert (table.player(0).coins, table.player(0).markers) == (3, 9)
    table = free("muir of ord").goods(0, "g7", "barley").has(0, markers=0)
    assert table.why_not("activate h8") == "you have no clan marker left"


@pytest.mark.rule("activate.whisky")
def test_barley_for_whisky() -> None:
    table = free("pulteney").goods(0, "g7", "barley").play("activate h8")
    assert (table.player(0).whisky, table.stock(0)) == (1, "")


@pytest.mark.rule("activate.points")
def test_points_at_once() -> None:
    assert free("clachaig inn").play("activate h8").vp(0) == 3


@pytest.mark.rule("activate.movement")
def test_a_point_moves_a_scotsman_one_tile_by_edge_or_corner() -> None:
    table = free("inshriach").play("activate g7")
    assert table.state.points == 1
    table.play("move g7")
    assert table.legal() == ["to h7", "to h8"]
    assert table.why_not("to g8") == "you have no tile on g8"
    assert table.why_not("to i9") == "i9 is not beside g7"
    table.play("to h8")
    assert table.on(0, "h8") == "scotsman"
    assert table.why_not("move h8") == "you have no movement point left"


@pytest.mark.rule("activate.movement")
def test_unused_points_lapse() -> None:
    table = free().play("activate g7", "take 5", "marker on macleod", "end turn")
    assert table.state.points == 0
    assert table.vp(0) == 0


@pytest.mark.rule("activate.example", "activate.overbuild")
def test_example_halkirk_beside_the_castle_and_inverness_over_it() -> None:
    table = Scenario().tile(0, "h8", "inshriach").no_scotsman(0, "g7").scotsman(0, "h7").market()
    table.track({4: "halkirk", 6: "macbeth"}).play("take 4")
    assert table.on(0, "i7") == "scotsman"
    assert table.legal("activate") == ["activate h7", "activate i7", "activate h8"]
    table.play("activate i7", "activate h8", "activate h7")
    assert table.on(0, "h8") == "wood"
    assert table.state.points == 2
    table.play("move h7", "to g7", "end turn")

    table = Scenario().tile(0, "h8", "inshriach").tile(0, "i7", "halkirk").scotsman(0, "i7")
    table.goods(0, "g7", "wood stone").market().has(0, coins=0).track({4: "inverness", 6: "macbeth"}).play(
        "take 4", "place i7"
    )
    assert table.seen()["seats"][0]["cards"] == ["inverness"]
    assert table.on(0, "i7") == "barley scotsman scotsman"
    table.play("activate i7", "activate h7", "activate h8")
    assert table.state.points == 2
    assert table.on(0, "h8") == "wood"

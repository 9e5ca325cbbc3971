"""Page 20: the landmark cards."""

import pytest
from tests.glenmore.scenario import Scenario


def taking(tile: str, goods: str = "", coins: int = 0) -> Scenario:
    """p1 takes a tile that waits on space 5, with the goods for it on the Home Castle."""
    table = (
        Scenario()
        .goods(0, "h7", goods)
        .market(wood=3, stone=3, sheep=3)
        .has(0, coins=coins)
        .scotsman(0, "h7")
    )
    return table.track({5: tile, 6: "macbeth"}).play("take 5")


@pytest.mark.rule("card.castle_stalker")
def test_castle_stalker_brings_three_coins() -> None:
    assert taking("castle stalker", "wood stone").play("place i7").player(0).coins == 3


@pytest.mark.rule("card.donan_castle")
def test_donan_castle_places_a_marker_for_the_road_cost() -> None:
    table = taking("donan castle", "wood stone", coins=1).play("place h8", "resolve landmark card")
    assert table.why_not("marker on mckay") is not None
    table.play("marker on mckenzie", "put on h8")
    assert table.player(0).coins == 0


@pytest.mark.rule("card.loch_lochy")
def test_loch_lochy_brings_two_goods_on_the_tile() -> None:
    table = taking("loch lochy").play("place i7", "gain wood", "gain cattle")
    assert table.on(0, "i7") == "wood cattle"


@pytest.mark.rule("card.duart_castle")
def test_duart_castles_coin_may_pay_the_road() -> None:
    table = taking("duart castle", "wood stone sheep").play("place h8", "resolve landmark card")
    assert table.player(0).coins == 1
    table.play("marker on cameron")
    assert table.player(0).coins == 0


@pytest.mark.rule("card.inverness")
def test_inverness_brings_barley_and_whisky() -> None:
    table = taking("inverness", "wood stone")  # only the Starting Village can be built over
    assert table.on(0, "g7") == "barley scotsman scotsman"
    assert table.player(0).whisky == 1


@pytest.mark.rule("card.loch_shiel")
def test_loch_shiel_brings_a_scotsman_and_whisky() -> None:
    table = taking("loch shiel").play("place i7")
    assert (table.on(0, "i7"), table.player(0).whisky) == ("scotsman", 1)


@pytest.mark.rule("card.armadale_castle")
@pytest.mark.parametrize(("coins", "extra"), [(3, 3), (8, 8), (11, 8)])
def test_armadale_castle_doubles_the_first_eight_coins(coins: int, extra: int) -> None:
    table = Scenario().card(0, "armadale castle").has(0, coins=coins)
    assert (table.line(0, "coins"), table.line(0, "Armadale Castle")) == (coins, extra)


@pytest.mark.rule("card.loch_ness")
def test_loch_ness_activates_one_more_tile_anywhere_also_with_a_person() -> None:
    table = Scenario().card(0, "loch ness").tile(0, "h8", "inshriach").tile(0, "h9", "easdale").turn(0)
    table.track({5: "macbeth", 6: "rob roy"}).play("take 5", "marker on macleod", "activate h9")
    assert table.on(0, "h9") == "stone"
    assert table.legal("activate") == []


@pytest.mark.rule("card.castle_of_mey")
def test_castle_of_mey_activates_the_whole_territory() -> None:
    table = (
        Scenario()
        .goods(0, "g7", "wood stone cattle")
        .market()
        .has(0, coins=0)
        .scotsman(0, "h7")
        .tile(0, "g8", "lochridge")
    )
    table.tile(0, "g9", "easdale").tile(0, "g10", "inshriach").track({5: "castle of mey", 6: "macbeth"})
    table.play("take 5", "place h6", "activate g10", "activate g9")
    assert table.legal("activate") == ["activate h6", "activate g7", "activate h7", "activate g8"]


@pytest.mark.rule("card.castle_moil")
def test_castle_moil_counts_scotsmen_at_home_double() -> None:
    table = Scenario().card(0, "castle moil").scotsman(0, "h7", "h7")
    assert table.line(0, "Scotsmen at home") == 5  # 4 more than the others


@pytest.mark.rule("card.loch_morar")
def test_loch_morar_removes_up_to_two_tiles_itself_included() -> None:
    table = Scenario().tile(0, "i7", "halkirk").tile(0, "h8", "inshriach").goods(0, "h8", "wood stone")
    table.scotsman(0, "i7", "h8").track({5: "loch morar", 6: "macbeth"}).play("take 5", "place j7")
    assert table.why_not("remove g7") == "the starting tile stays"
    assert table.why_not("remove i7") == "without i7 the river would be broken"
    table.play("remove j7", "remove h8")
    assert table.on(0, "h7") == "wood stone scotsman"
    assert table.player(0).size == 3
    assert table.legal("activate") == ["activate i7"]  # Loch Morar is gone, its neighbours are not


@pytest.mark.rule("card.loch_morar")
def test_what_does_not_fit_on_the_castle_is_chosen() -> None:
    table = Scenario().tile(0, "h8", "inshriach").goods(0, "h8", "wood stone").goods(0, "h7", "sheep sheep")
    table.scotsman(0, "h7").track({5: "loch morar", 6: "macbeth"}).play("take 5", "place i7", "remove h8")
    assert table.legal() == ["keep wood", "keep stone"]
    table.play("keep stone")
    assert table.on(0, "h7") == "stone sheep sheep scotsman"
    table.play("done")


@pytest.mark.rule("card.loch_morar")
def test_the_territory_may_not_fall_apart() -> None:
    table = Scenario().tile(0, "h8", "inshriach").tile(0, "h9", "easdale").scotsman(0, "h7")
    table.track({5: "loch morar", 6: "macbeth"}).play("take 5", "place i7")
    assert table.why_not("remove h8") == "without h8 the territory would fall apart"

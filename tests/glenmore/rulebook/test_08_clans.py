"""Pages 20 and 21: what the 23 clans give."""

import pytest
from tests.glenmore.scenario import Scenario


def friend(clan: str, table: Scenario | None = None, coins: int = 9) -> Scenario:
    """p1 places a marker; enough coins for any road, and others wait on the track."""
    table = (table or Scenario()).has(0, coins=coins).track({5: "macbeth", 6: "rob roy"}).marking(0)
    return table.play(f"marker on {clan}")


@pytest.mark.rule("clan.brodie")
@pytest.mark.parametrize(("villages", "points"), [(2, 0), (3, 5), (4, 8), (5, 8)])
def test_brodie_villages(villages: int, points: int) -> None:
    table = Scenario()
    tiles = [("h8", "tomintoul"), ("g8", "kingussie"), ("h9", "pitlochry"), ("g9", "fort william")]
    for place, tile in tiles[: villages - 1]:
        table.tile(0, place, tile)
    assert friend("brodie", table).vp(0) == points


@pytest.mark.rule("clan.cameron", "clans.activation")
def test_cameron_a_trade_tile_and_three_points() -> None:
    table = Scenario().tile(0, "h8", "clachaig inn").tile(0, "g8", "inshriach")
    friend("cameron", table)
    assert table.state.points == 3
    assert table.legal() == ["done", "activate h8", "move g7"]
    table.play("activate h8")
    assert table.vp(0) == 3
    assert table.why_not("activate g8") is not None


@pytest.mark.rule("clan.chisholm", "clans.goods")
def test_chisholm_barley_and_a_scotsman() -> None:
    table = friend("chisholm").play("put on h7", "put on g7")
    assert (table.on(0, "h7"), table.on(0, "g7")) == ("barley", "scotsman scotsman")


@pytest.mark.rule("clan.douglas")
def test_douglas_three_points_for_nothing() -> None:
    table = friend("douglas", coins=0)
    assert (table.vp(0), table.player(0).coins) == (3, 0)


@pytest.mark.rule("clan.grant")
@pytest.mark.parametrize(("occupied", "points"), [(4, 0), (5, 5), (6, 8), (7, 8)])
def test_grant_tiles_with_scotsmen(occupied: int, points: int) -> None:
    table = Scenario().scotsman(0, "g7")  # a second Scotsman on the same tile does not count
    places = [
        ("h7", ""),
        ("h8", "inshriach"),
        ("g8", "easdale"),
        ("h9", "lochridge"),
        ("g9", "abernethy"),
        ("h6", "glen clova"),
    ]
    for place, tile in places[: occupied - 1]:
        table.tile(0, place, *filter(None, [tile])).scotsman(0, place)
    assert friend("grant", table).vp(0) == points


@pytest.mark.rule("clan.gunn", "clans.goods")
def test_gunn_sheep_and_cattle() -> None:
    table = friend("gunn").play("put on h7", "put on g7")
    assert (table.on(0, "h7"), table.on(0, "g7")) == ("sheep", "cattle scotsman")


@pytest.mark.rule("clan.macdonald", "clans.goods")
def test_macdonald_stone_and_wood_within_the_limit() -> None:
    table = friend("macdonald", Scenario().goods(0, "h7", "sheep sheep sheep").market())
    assert table.stock(0) == "wood 1, stone 1, sheep 3"  # both can only go to g7


@pytest.mark.rule("clan.gunn", "clan.macdonald", "clans.goods")
@pytest.mark.parametrize(("clan", "goods"), [("gunn", ("sheep", "cattle")), ("macdonald", ("wood", "stone"))])
def test_with_room_for_one_good_of_two_the_player_chooses(clan: str, goods: tuple[str, str]) -> None:
    for good in goods:
        table = Scenario().goods(0, "g7", "barley barley barley").goods(0, "h7", "barley barley")
        friend(clan, table)
        assert (table.asked, len(table.legal())) == ((0, "keep-goods"), 2)
        table.play(f"keep {good}")
        assert table.stock(0).replace(", barley 5", "").replace("barley 5, ", "") == f"{good} 1"


@pytest.mark.rule("clan.macdonell")
def test_macdonell_a_material_and_a_whisky_tile() -> None:
    table = Scenario().tile(0, "h8", "inshriach").tile(0, "g8", "easdale").tile(0, "h9", "pulteney")
    table.goods(0, "h7", "barley").market(barley=3)
    friend("macdonell", table).play("activate h9", "activate g8")
    assert (table.player(0).whisky, table.stock(0)) == (1, "stone 1")


@pytest.mark.rule("clan.macgregor")
def test_macgregor_three_points_instead_of_a_barrel_without_paying() -> None:
    table = Scenario().clan(0, "macgregor").card(0, "loch ness").tile(0, "h8", "pulteney").market()
    table.goods(0, "h7", "barley").track({5: "macbeth"}).turn(0).play("activate h8", "take points instead")
    assert (table.vp(0), table.stock(0), table.player(0).whisky) == (3, "barley 1", 0)


@pytest.mark.rule("clan.mackintosh")
def test_mackintosh_castles_count_as_scotsmen() -> None:
    table = Scenario().no_scotsman(0, "g7").track({5: "halkirk", 6: "macbeth"})
    assert table.why_not("take 5") == "your territory has no place for Halkirk"
    table.clan(0, "mackintosh").play("take 5")
    assert table.on(0, "i7") == "scotsman"


@pytest.mark.rule("clan.maclachlan")
def test_maclachlan_points_for_unused_movement() -> None:
    table = Scenario().clan(0, "maclachlan")
    friend("cameron", table).play("take 5", "marker on macleod", "move g7", "end turn")
    assert table.vp(0) == 2


@pytest.mark.rule("clan.macleod")
def test_macleod_three_coins() -> None:
    assert friend("macleod", coins=0).player(0).coins == 3


@pytest.mark.rule("clan.macmillan")
def test_macmillan_removes_a_tile_but_not_the_starting_tile() -> None:
    table = Scenario().tile(0, "h8", "inshriach").tile(0, "g8", "easdale")
    friend("macmillan", table)
    assert table.why_not("remove h7") == "the starting tile stays"
    assert table.why_not("done") == "a tile must be removed"
    table.play("remove h8")
    assert table.player(0).size == 3
    assert friend("macmillan").player(0).size == 2  # nothing to remove


@pytest.mark.rule("clan.macmillan", "effects.order")
def test_effects_of_a_tile_that_macmillan_removes_are_lost() -> None:
    table = Scenario().goods(0, "h7", "wood stone").market(wood=3, stone=3).has(0, coins=1).scotsman(0, "h7")
    table.track({5: "donan castle"}).play(
        "take 5", "place h8", "resolve landmark card", "marker on macmillan"
    )
    assert table.player(0).size == 2
    assert table.player(0).scotsmen == 7


@pytest.mark.rule("clan.macpherson")
@pytest.mark.parametrize(("count", "points"), [(1, 0), (2, 5), (3, 8)])
def test_macpherson_overbuild_tiles_covered_ones_too(count: int, points: int) -> None:
    stack = ["halkirk", "inverness", "elgin"][: 1 + min(count, 2)]
    table = Scenario().tile(0, "i7", *stack)
    if count == 3:
        table.tile(0, "h8", "inshriach", "glen affric")
    assert friend("macpherson", table).vp(0) == points


@pytest.mark.rule("clan.maclean")
def test_maclean_an_animal_and_a_whisky_tile() -> None:
    table = (
        Scenario()
        .tile(0, "h8", "lochridge")
        .tile(0, "g8", "pulteney")
        .goods(0, "h7", "barley")
        .market(barley=3)
    )
    friend("maclean", table).play("activate h8", "activate g8")
    assert (table.player(0).whisky, table.stock(0)) == (1, "sheep 1")


@pytest.mark.rule("clan.mckay")
def test_mckay_david_hume_counts_as_two_persons() -> None:
    table = friend("mckay")
    assert table.player(0).persons == 2
    assert table.seen()["seats"][0]["people"] == ["david hume"]


@pytest.mark.rule("clan.mckenzie")
def test_mckenzie_barley_and_whisky() -> None:
    table = friend("mckenzie").play("put on h7")
    assert (table.on(0, "h7"), table.player(0).whisky) == ("barley", 1)


@pytest.mark.rule("clan.mckinnon")
def test_mckinnon_a_scotsman_and_two_coins() -> None:
    table = friend("mckinnon", coins=0).play("put on h7")
    assert (table.on(0, "h7"), table.player(0).coins) == ("scotsman", 2)


@pytest.mark.rule("clan.munro")
def test_munro_a_discarded_tile_free_of_cost_with_activation() -> None:
    table = (
        Scenario()
        .tile(0, "h8", "inshriach")
        .scotsman(0, "h7")
        .market()
        .discards("castle moil", "glen affric", "robert burns")
    )
    table.discards("royal exchange")
    friend("munro", table)
    assert table.legal() == ["claim glen affric", "claim castle moil", "claim robert burns"]
    assert table.why_not("claim royal exchange") == "your territory has no place for Royal Exchange"
    assert table.why_not("claim lochridge") == "Lochridge is not in the discard pile"
    table.play("claim castle moil", "place h6", "activate h6")
    assert table.state.points == 1
    assert table.seen()["seats"][0]["cards"] == ["castle moil"]


@pytest.mark.rule("clan.munro")
def test_munro_with_a_person_pays_the_road_and_without_tiles_does_nothing() -> None:
    table = Scenario().discards("robert burns")
    friend("munro", table)
    assert table.asked == (0, "clan-marker")
    assert friend("munro").asked == (0, "turn")


@pytest.mark.rule("clan.oliphant")
@pytest.mark.parametrize(("coins", "points"), [(8, 0), (9, 5), (11, 5), (12, 8)])
def test_oliphant_coins(coins: int, points: int) -> None:
    table = friend("oliphant", coins=coins + 3)
    assert (table.vp(0), table.player(0).coins) == (points, coins)


@pytest.mark.rule("clan.ross")
def test_ross_two_scotsmen() -> None:
    table = friend("ross").play("put on h7", "put on h7")
    assert table.on(0, "h7") == "scotsman scotsman"


@pytest.mark.rule("clan.sinclair")
def test_sinclair_a_coin_instead_of_a_good_once_for_each_trade_tile() -> None:
    table = Scenario().clan(0, "sinclair").card(0, "loch ness").tile(0, "h8", "grassmarket")
    table.goods(0, "h7", "wood stone").market(wood=3, stone=3, barley=3, sheep=3, cattle=3).has(0, coins=1)
    table.track({5: "macbeth"}).turn(0).play("activate h8", "give wood", "leave out a good")
    assert (table.vp(0), table.stock(0), table.player(0).coins) == (7, "", 0)


@pytest.mark.rule("clan.sutherland")
@pytest.mark.parametrize(("river", "points"), [(3, 0), (4, 5), (5, 5), (6, 8)])
def test_sutherland_river_tiles_the_starting_tile_counts_as_two(river: int, points: int) -> None:
    table = Scenario()
    for place, tile in [("i7", "halkirk"), ("j7", "kemnay"), ("f7", "loch lochy"), ("e7", "glen esk")][
        : river - 2
    ]:
        table.tile(0, place, tile)
    assert friend("sutherland", table).vp(0) == points

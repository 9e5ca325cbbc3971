"""Pages 16 and 21: each kind of exchange once, in few steps; what it brings, and who may shorten it."""

import pytest
from tests.glenmore.rulebook.chronicles.test_5_haggis import serving
from tests.glenmore.rulebook.chronicles.test_6_dubious_tome import at_gathering, gathering
from tests.glenmore.scenario import Scenario

FULL = {"wood": 3, "stone": 3, "barley": 3, "sheep": 3, "cattle": 3}
LINE = "tiles and exchanges"


def ready(tile: str, goods: str = "", coins: int = 0, *clans: str, chronicles: str = "") -> Scenario:
    """p1 may activate the tile on h8, or by the river on i7; the rows of the market are full."""
    table = Scenario(chronicles=chronicles) if chronicles else Scenario()
    table.card(0, "loch ness").turn(0).clan(0, *clans)
    table.tile(0, "i7" if tile == "stirling bridge" else "h8", tile)
    return table.goods(0, "h7", goods).market(**FULL).has(0, coins=coins)


@pytest.mark.rule("activate.exact", "activate.different", "activate.animals", "activate.three")
@pytest.mark.parametrize(
    ("tile", "goods", "points"),
    [
        ("dingwall mart", "sheep cattle", 6),
        ("stirling bridge", "wood stone", 7),
        ("grassmarket", "sheep sheep sheep", 7),
        ("crieff fair", "wood cattle", 4),
        ("falkirk tryst", "sheep", 2),
    ],
)
def test_the_points_of_an_exchange_and_nothing_else(tile: str, goods: str, points: int) -> None:
    table = ready(tile, goods)
    table.play("activate i7" if tile == "stirling bridge" else "activate h8")
    while table.asked[1] == "give-goods":
        table.play(table.legal()[0])
    assert (table.line(0, LINE), table.line(0, "clan bonuses"), table.stock(0)) == (points, 0, "")
    assert (table.asked, table.player(0).whisky, table.player(0).markers) == ((0, "turn"), 0, 10)


@pytest.mark.rule("activate.different")
def test_the_fifth_good_stays() -> None:
    table = ready("crieff fair", "wood stone barley").goods(0, "g7", "sheep cattle").play("activate h8")
    table.play("give cattle", "give wood", "give sheep", "give barley")
    assert (table.line(0, LINE), table.stock(0), table.asked) == (8, "stone 1", (0, "turn"))


@pytest.mark.rule("activate.animals")
def test_three_animals_are_the_most() -> None:
    table = ready("falkirk tryst", "sheep sheep sheep").goods(0, "g7", "cattle cattle").play("activate h8")
    table.play("give cattle", "give cattle", "give sheep")
    assert (table.line(0, LINE), table.stock(0), table.asked) == (8, "sheep 2", (0, "turn"))


@pytest.mark.rule("activate.marker")
def test_only_the_exchange_for_a_clan_marker_needs_one() -> None:
    assert "activate h8" not in ready("muir of ord", "wood").has(0, markers=0).legal()
    table = ready("muir of ord", "wood").has(0, markers=1)
    table.check()
    table.play("activate h8", "marker on douglas")
    assert (table.player(0).markers, table.line(0, LINE), table.player(0).whisky) == (0, 0, 0)
    table = ready("dingwall mart", "sheep cattle").has(0, markers=0)
    table.check()
    assert table.play("activate h8").vp(0) == 6
    table = ready("pulteney", "barley").has(0, markers=0)
    table.check()
    assert table.play("activate h8").player(0).whisky == 1


@pytest.mark.rule("activate.exact", "activate.different")
@pytest.mark.parametrize("tile", ["dingwall mart", "crieff fair", "grassmarket", "muir of ord"])
def test_with_full_rows_and_without_goods_there_is_no_exchange(tile: str) -> None:
    table = ready(tile, coins=30)
    table.check()
    name = " ".join(word if word == "of" else word.capitalize() for word in tile.split())
    assert table.why_not("activate h8") == f"you lack the goods for {name}, and the market cannot help"


@pytest.mark.rule("clan.macgregor")
def test_macgregor_without_barley_and_with_it() -> None:
    table = ready("pulteney", "", 0, "macgregor")
    table.check()
    table.play("activate h8")  # there is nothing else to choose
    assert (table.line(0, LINE), table.line(0, "clan bonuses"), table.player(0).whisky) == (3, 0, 0)
    table = ready("pulteney", "barley", 1, "macgregor", "sinclair").play("activate h8")
    assert table.legal() == ["take points instead", "give barley"]  # Sinclair knows trade tiles only
    table.check()
    assert table.play("give barley").player(0).whisky == 1
    table = ready("pulteney", "", 0, "mackintosh")
    table.check()
    assert "activate h8" not in table.legal()


@pytest.mark.rule("clan.sinclair", "activate.exact")
def test_sinclairs_coin_does_not_stand_in_for_what_one_has_while_the_other_must_be_bought() -> None:
    table = ready("dingwall mart", "sheep", 2, "sinclair").market(**{**FULL, "cattle": 1}).play("activate h8")
    # The sheep is given at once: left out for a coin, the cattle for two would be too dear.
    assert (table.legal(), table.stock(0)) == (["leave out a good", "give cattle"], "")
    table.check()
    table.play("leave out a good")
    assert (table.vp(0), table.player(0).coins) == (6, 1)


@pytest.mark.rule("clan.sinclair", "activate.exact")
def test_sinclair_leaves_out_either_good_of_stirling_bridge() -> None:
    table = ready("stirling bridge", "wood stone", 1, "sinclair").play("activate i7")
    assert table.legal() == ["leave out a good", "give wood"]
    table.check()
    table.play("leave out a good")
    assert (table.vp(0), table.stock(0), table.player(0).coins) == (7, "wood 1", 0)


@pytest.mark.rule("activate.exact", "market.buy")
def test_a_good_that_one_has_is_not_bought_with_the_coin_for_the_other() -> None:
    table = ready("dingwall mart", "sheep", 1).goods(0, "g7", "sheep").market().play("activate h8")
    assert table.legal("from") + table.legal("buy") == ["from g7", "from h7"]
    table.check()
    table.has(0, coins=2)
    assert table.legal("from") + table.legal("buy") == ["from g7", "from h7", "buy"]
    table.check()
    table.play("buy")
    assert (table.vp(0), table.stock(0), table.player(0).coins) == (6, "sheep 2", 0)


@pytest.mark.rule("clan.sinclair", "market.buy")
def test_sinclairs_coin_helps_once_also_when_goods_are_bought() -> None:
    table = ready("dingwall mart", "sheep", 2, "sinclair").goods(0, "g7", "sheep")
    table.market(**{**FULL, "sheep": 0}).play("activate h8")
    assert table.asked == (0, "source")
    assert table.legal("from") + table.legal("buy") == ["from g7", "from h7", "buy"]
    table.check()
    table.play("buy")
    assert (table.vp(0), table.stock(0), table.player(0).coins) == (6, "sheep 2", 0)
    table = ready("dingwall mart", "sheep", 1).goods(0, "g7", "sheep").market(**{**FULL, "cattle": 0})
    table.clan(1, "sinclair").play("activate h8")
    table.check()
    assert table.legal("buy") == []


@pytest.mark.rule("ch5.gain", "activate.exact")
def test_a_sheep_for_haggis_while_there_is_any() -> None:
    table = serving().card(0, "loch ness").tile(0, "h8", "drovers inn").turn(0).goods(0, "h7", "sheep")
    table.market(**FULL).check()
    table.play("activate h8")
    assert (table.asked, table.stock(0), table.vp(0)) == ((0, "gain-haggis"), "", 0)
    table = serving().card(0, "loch ness").tile(0, "h8", "drovers inn").turn(0).goods(0, "h7", "sheep")
    table.market(**FULL).state.haggis.up = table.state.haggis.down = 0
    table.check()
    assert "activate h8" not in table.legal()


@pytest.mark.rule("ch3.both", "activate.whisky", "clan.macgregor")
def test_an_additional_step_comes_with_the_barrel_and_with_macgregors_points() -> None:
    table = ready("glenlochy", "barley wood", chronicles="3").play("activate h8")
    assert (table.asked, table.player(0).whisky) == ((0, "age-a-barrel"), 1)
    table = ready("glenlochy", "barley wood", 0, "macgregor", chronicles="3").goods(0, "g7", "barley wood")
    table.play("activate h8")
    assert table.legal("take points") == ["take points instead"]
    table.play(table.legal("give")[0])
    while table.asked[1] in ("source", "give-goods"):
        table.check()
        assert table.legal("take points") == []  # a good has been given
        table.play(table.legal("from")[0])
    assert (table.vp(0), table.player(0).whisky) == (0, 1)


@pytest.mark.rule("ch6.event.duart_castle", "ch6.event.donan_castle")
def test_exchanges_of_a_card_and_of_another_players_tile() -> None:
    table = gathering("duart castle").goods(0, "h7", "wood stone sheep").market(**FULL).has(0, coins=1)
    at_gathering(table).play("trigger duart castle", "give wood", "give stone")
    assert (table.vp(0), table.stock(0), table.player(0).whisky) == (9, "", 0)
    table = gathering("donan castle").goods(0, "h7", "wood wood wood").market(**FULL).has(0, coins=1)
    table.tile(1, "h8", "grassmarket")
    at_gathering(table).play("trigger donan castle", "choose p2", "activate h8")
    assert (table.vp(0), table.stock(0), table.stock(1)) == (7, "", "")

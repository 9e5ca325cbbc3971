"""Chronicle III: cellars, ageing and sale tiles."""

import pytest
from tests.glenmore.scenario import GAME, Scenario

from clachan import new_match
from clachan.games.glenmore.components import TILES
from clachan.games.glenmore.rules.territory import gain_whisky

SALE = "whisky sale b"


def cellar(table: Scenario, seat: int = 0) -> tuple[list[int], int]:
    """Occupied spaces, and barrels in the area without points."""
    shown = table.seen()["cellars"]["seats"][seat]
    return shown["spaces"], shown["area"]


def cellars(table: Scenario, count: int, seat: int = 0) -> Scenario:
    table.player(seat).cellar.built = count
    return table


def active(*keys: str) -> Scenario:
    """p1's turn with Loch Ness, so that any of these distilleries may be activated."""
    table = Scenario(chronicles="3").card(0, "loch ness").turn(0).market().has(0, coins=0)
    for place, key in zip(("h8", "g8", "f8"), keys, strict=False):
        table.tile(0, place, key)
    return table


@pytest.mark.rule("ch3.setup")
def test_distilleries_are_replaced_and_everyone_has_the_first_cellar() -> None:
    match = new_match("glenmore", {"players": 4, "chronicles": "3"}, seed=1)
    assert [seat["cellars"] for seat in match.view()["cellars"]["seats"]] == [1, 1, 1, 1]
    faces = {face.key: face for face in match.state.printed.faces}
    for key in ("pulteney", "glen mhor", "glenlochy", "edradour", "millburn"):
        assert faces[key].chronicle == 3
        assert match.state.printed.ages[TILES.index(key)] == 1
    stacks = {
        key: faces[key].stack for key in ("ben wyvis", "glen albyn", SALE, "whisky sale c", "whisky sale d")
    }
    assert stacks == {
        "ben wyvis": "B", "glen albyn": "C", SALE: "B", "whisky sale c": "C", "whisky sale d": "D"
    }  # fmt: skip
    places = match.state.printed.stack_place
    assert all(places[TILES.index(key)] >= 0 for key in stacks)


@pytest.mark.rule("ch3.gain")
def test_barrels_go_to_the_leftmost_empty_space_of_the_first_cellar() -> None:
    table = cellars(Scenario(chronicles="3").barrels(0, 2), 2)
    for expected in (([1, 2], 0), ([1, 2, 3], 0), ([1, 2, 3], 1), ([1, 2, 3], 2)):
        gain_whisky(table.state, 0, 1)
        assert cellar(table) == expected


@pytest.mark.rule("ch3.pay")
def test_a_barrel_is_paid_from_any_place() -> None:
    table = Scenario(chronicles="3").track({5: "clachaig inn"}).barrels(0, 0, 2, 3)
    table.play("take 5")
    assert table.asked == (0, "pay-a-barrel")
    assert table.legal() == ["barrel 0", "barrel 2", "barrel 3"]
    assert table.why_not("barrel 1") == "no barrel lies on space 1 of your cellars"
    table.play("barrel 2")
    assert cellar(table) == ([3], 1)
    assert table.player(0).whisky == 2


@pytest.mark.rule("ch3.age")
def test_a_barrel_ages_one_empty_space_to_the_right() -> None:
    table = cellars(active("ben wyvis").barrels(0, 0, 1, 4, 6), 2).play("activate h8")
    assert table.legal() == ["barrel 1", "barrel 4"]
    assert table.why_not("barrel 0") == "a barrel lies on space 1 already"
    assert table.why_not("barrel 6") == "space 6 is the last one of your 2 cellars"
    assert cellar(table.play("barrel 4")) == ([1, 5, 6], 1)


@pytest.mark.rule("ch3.age")
def test_no_barrel_jumps_over_another() -> None:
    table = active("ben wyvis").barrels(0, 1, 2, 3)
    assert table.why_not("activate h8") == "none of your barrels can move one space to the right"


@pytest.mark.rule("ch3.age", "ch3.cellars")
def test_the_last_space_leads_into_the_next_cellar() -> None:
    table = cellars(active("ben wyvis").barrels(0, 2, 3), 2).play("activate h8")
    assert cellar(table) == ([2, 4], 0)  # the only barrel that can move


@pytest.mark.rule("ch3.choice")
def test_one_of_two_icons() -> None:
    table = active("pulteney").barrels(0, 1).goods(0, "g7", "barley").play("activate h8")
    assert table.legal() == ["distil", "age"]
    branch = Scenario.__new__(Scenario)
    branch.state = table.state.copy()
    assert cellar(table.play("age")) == ([2], 0)
    assert table.stock(0) == "barley 1"
    assert cellar(branch.play("distil")) == ([1, 2], 0)
    assert branch.stock(0) == ""


@pytest.mark.rule("ch3.choice", "clan.macgregor")
def test_macgregor_takes_points_where_the_tile_could_distil_but_not_where_it_only_ages() -> None:
    table = active("pulteney", "ben wyvis").clan(0, "macgregor").barrels(0, 1, 2, 3)
    assert table.why_not("activate g8") == "none of your barrels can move one space to the right"
    table.play("activate h8")
    assert table.vp(0) == 3
    assert cellar(table) == ([1, 2, 3], 0)


@pytest.mark.rule("ch3.both")
def test_barley_and_wood_bring_a_barrel_and_a_step() -> None:
    table = active("glenlochy").goods(0, "g7", "barley wood").play("activate h8")
    assert table.stock(0) == ""
    assert table.asked == (0, "age-a-barrel")
    assert table.legal() == ["done", "barrel 1"]
    assert cellar(table.play("barrel 1")) == ([2], 0)


@pytest.mark.rule("ch3.both", "clan.macgregor")
@pytest.mark.parametrize("tile", ["glenlochy", "millburn"])
def test_macgregor_keeps_the_additional_step(tile: str) -> None:
    table = active(tile).clan(0, "macgregor").barrels(0, 1).play("activate h8")
    assert table.asked == (0, "age-a-barrel")
    assert (table.vp(0), table.player(0).whisky, table.legal()) == (3, 1, ["done", "barrel 1"])
    assert cellar(table.play("barrel 1")) == ([2], 0)
    table = active(tile).clan(0, "macgregor").goods(0, "g7", "barley wood").barrels(0, 1)
    table.play("activate h8", "take points instead", "done")
    assert (table.vp(0), table.stock(0), cellar(table)) == (3, "wood 1, barley 1", ([1], 0))


@pytest.mark.rule("ch3.both")
def test_the_step_may_be_declined() -> None:
    table = active("millburn").goods(0, "g7", "barley wood").play("activate h8", "done")
    assert cellar(table) == ([1], 0)


@pytest.mark.rule("ch3.cellars")
def test_cellars_are_built_in_order_at_any_time_of_the_turn() -> None:
    table = (
        Scenario(chronicles="3")
        .goods(0, "g7", "wood stone")
        .goods(0, "h7", "wood stone stone")
        .market()
        .has(0, coins=0)
    )
    assert table.why_not("build cellar 3") == "cellar 2 comes before cellar 3"
    assert str(GAME.cost(table.state, GAME.catalogue.read("build cellar 2").number)) == "1 wood and 1 stone"
    table.play("build cellar 2", "from g7", "from g7")
    assert table.why_not("build cellar 2") == "you have cellar 2 already"
    table.play("take 12", "marker on douglas", "build cellar 3")
    assert table.stock(0) == ""
    assert table.seen()["cellars"]["seats"][0]["cellars"] == 3


@pytest.mark.rule("ch3.cellars")
def test_a_cellar_can_be_paid_on_the_market_and_not_on_credit() -> None:
    table = Scenario(chronicles="3").market(wood=1).has(0, coins=2)
    assert table.why_not("build cellar 2") == (
        "cellar 2 costs 1 wood and 1 stone: the rest costs 3 coins, you have 2"
    )
    table.has(0, coins=3).play("build cellar 2")
    assert table.player(0).coins == 0


@pytest.mark.rule("ch3.setup", "ch3.gain")
def test_whisky_in_cellars_counts_in_scoring_and_ageing_alone_brings_nothing() -> None:
    table = cellars(Scenario(chronicles="3"), 3).barrels(0, 9, 8, 7)
    assert table.line(0, "whisky") == 3
    assert table.line(0, "Ol' Jamey's Single Cask Reserve") == 0


def passing(players: int = 3) -> Scenario:
    table = Scenario(players, chronicles="3").track({6: SALE})
    if players == 2:
        table.pawns({0: 1, 1: 2, 4: 3})
    return table


@pytest.mark.rule("ch3.passing_sale")
def test_passing_may_sell_one_barrel_for_the_points_of_its_space() -> None:
    table = cellars(passing(), 2).barrels(0, 1, 5).play("take 12")
    assert table.asked == (0, "pass-a-sale")
    assert table.legal() == ["done", "barrel 1", "barrel 5"]
    table.play("barrel 5")
    assert table.line(0, "Ol' Jamey's Single Cask Reserve") == 5
    assert table.player(0).whisky == 1
    assert table.seen()["cellars"]["sales"] == {SALE: {"lower": 1, "extra": 0}}
    assert table.asked == (0, "clan-marker")


@pytest.mark.rule("ch3.passing_sale")
def test_selling_in_passing_is_a_choice_and_the_area_brings_no_points() -> None:
    assert passing().barrels(0, 0).play("take 12", "done").player(0).whisky == 1
    table = passing().barrels(0, 0).play("take 12", "barrel 0")
    assert table.vp(0) == 0


@pytest.mark.rule("ch3.passing_sale", "ch3.pay")
def test_the_barrel_that_pays_for_the_tile_is_not_for_sale() -> None:
    table = passing().track({8: "clachaig inn"}).barrels(0, 3).play("take 8")
    assert table.asked == (0, "place")  # nothing was asked on the way
    assert table.player(0).whisky == 0
    assert table.vp(0) == 0


@pytest.mark.rule("ch3.passing_sale")
@pytest.mark.parametrize(("players", "room"), [(2, 1), (3, 2), (4, 3)])
def test_the_spaces_depend_on_the_number_of_players(players: int, room: int) -> None:
    table = passing(players).barrels(0, 1)
    assert table.seen()["cellars"]["lower_spaces"] == room
    table.state.sales.lower[0] = room
    table.play("take 12")
    assert table.asked == (0, "clan-marker")


@pytest.mark.rule("ch3.stopping_sale")
def test_stopping_sells_one_or_two_barrels() -> None:
    table = passing().barrels(0, 2, 3).play("take 6")
    assert table.legal() == ["sell on the extra space", "sell on a lower space"]
    assert table.why_not("done") == "whoever stops on a sale tile sells at least one barrel"
    table.play("sell on the extra space", "barrel 3")
    assert table.legal() == ["done", "sell on a lower space"]
    assert table.why_not("sell on the extra space") == "you have sold a barrel on the extra space this turn"
    table.play("sell on a lower space")
    assert table.vp(0) == 5
    assert table.player(0).whisky == 0
    assert table.seen()["track"][5]["figures"] == ["p1"]
    assert table.seen()["track"][5]["tile"] == SALE


@pytest.mark.rule("ch3.stopping_sale")
def test_nobody_stops_without_a_barrel_or_beside_another_pawn_or_at_a_full_tile() -> None:
    table = passing()
    assert table.why_not("take 6") == "you have no barrel to sell"
    table.barrels(0, 1)
    assert table.why_not("take 6") is None
    table.pawns({0: 1, 1: 6, 2: 3})
    assert table.why_not("take 6") == "another pawn stands on the sale tile"
    table.pawns({0: 1, 1: 2, 2: 3})
    table.state.sales.lower[0], table.state.sales.extra[0] = 2, 1
    assert table.why_not("take 6") == "all 3 spaces of the sale tile are taken"


@pytest.mark.rule("ch3.stopping_sale", "take.nothing")
def test_stopping_at_a_sale_tile_is_not_taking_a_tile_so_one_may_be_discarded_instead() -> None:
    table = Scenario(bare=True, chronicles="3").barrels(0, 2).market().has(0, coins=0)
    table.track({6: SALE, 7: "perth", 8: "duart castle"})
    assert table.legal() == ["take 6", "discard 7", "discard 8"]
    table.play("discard 8", "done", "gain coin")  # the sale tile was passed
    assert (table.player(0).coins, table.player(0).whisky) == (1, 1)
    table = Scenario(bare=True, chronicles="3").barrels(0, 2).market().has(0, coins=0)
    table.track({6: SALE, 7: "perth", 8: "macbeth"})
    assert table.legal() == ["take 6", "take 8"]
    assert table.why_not("discard 7") == "you can take Macbeth, so nothing is discarded"


@pytest.mark.rule("ch3.sale_discarded")
def test_barrels_on_a_discarded_sale_tile_go_back() -> None:
    table = passing().pawns({0: 1, 1: 7, 2: 8}).barrels(0, 1, 2)
    table.play("take 12")
    assert (table.asked, table.seen()["discard"]) == ((0, "pass-a-sale"), [])  # first it may still be used
    table.play("barrel 2")
    assert (table.asked, table.seen()["discard"]) == ((0, "clan-marker"), [SALE])
    assert table.state.sales.lower[0] == 0
    assert table.player(0).whisky == 1

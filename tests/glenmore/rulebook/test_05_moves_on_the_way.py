"""Page 16: movement points inside other steps, which must leave a place for what is still to be laid."""

import pytest
from tests.glenmore.rulebook.chronicles.test_8_penny_mobs import mob
from tests.glenmore.scenario import Scenario

from clachan.games.glenmore.board import place_named

FULL = {"wood": 3, "stone": 3, "barley": 3, "sheep": 3, "cattle": 3}
PLAIN = ["lochridge", "strathspey", "glen clova", "glen dochart", "pulteney", "glen mhor", "crieff fair"]
PLAIN += ["clachaig inn", "grassmarket", "glenlochy"]


def lying(table: Scenario, *places: str, manned: str) -> Scenario:
    """Plain tiles, none of them of materials; p1 has a point, and Scotsmen on these places only."""
    table.no_scotsman(0, "g7").market(**FULL)
    for place, tile in zip(places, PLAIN, strict=False):
        table.tile(0, place, tile)
    table.scotsman(0, *manned.split()).state.points = 1
    return table


def stopped(manned: str) -> Scenario:
    """A tile on j7 stops the river on the right, so that f7 is the only place for a river tile."""
    return lying(Scenario(), "h8", "i8", "j8", "j7", manned=manned)


@pytest.mark.rule("activate.movement", "place.scotsman")
def test_whoever_alone_stands_beside_the_only_place_stays() -> None:
    table = stopped("g7 j8").track({5: "halkirk"}).play("take 5")
    assert table.asked == (0, "place")
    assert table.legal() == ["place f7", "move j8"]
    assert table.why_not("move g7") == "Halkirk would find no place then"
    assert table.why_not("move h8") == "none of your Scotsmen stands on h8"
    table.check()
    table.play("move j8", "to i8")
    assert (table.on(0, "f7"), table.on(0, "i8"), table.on(0, "g7")) == ("scotsman", "scotsman", "scotsman")


@pytest.mark.rule("activate.movement", "place.scotsman")
def test_one_of_two_beside_the_only_place_may_go() -> None:
    table = stopped("g7 g7 j8").track({5: "halkirk"}).play("take 5")
    assert table.legal() == ["place f7", "move g7", "move j8"]
    table.play("move g7")
    assert table.legal() == ["to h7", "to h8"]
    table.check()
    table.play("to h8")
    assert (table.on(0, "g7"), table.on(0, "h8"), table.state.points) == ("scotsman", "scotsman", 0)


@pytest.mark.rule("activate.movement", "card.loch_ness")
def test_after_the_scotsman_is_paid_nobody_more_is_needed_than_one_beside_the_place() -> None:
    table = lying(Scenario(), "h8", manned="g7 h8").track({5: "loch ness"}).play("take 5", "from h8")
    assert table.asked == (0, "place")
    assert table.legal() == ["place f7", "move g7"]
    table.play("move g7")
    assert table.legal() == ["to h7", "to h8"]  # either stands beside the other end
    table.check()
    table.play("to h8")
    assert "i7" in [cell["place"] for cell in table.seen()["seats"][0]["territory"]]


@pytest.mark.rule("activate.movement", "overbuild.rules")
@pytest.mark.parametrize(
    ("stands", "over", "land"),
    [
        ("j9", "i9", "h6 i6 j6 k6 k7 k8 k9 j9"),  # to the left
        ("i9", "j10", "h8 i8 j8 k8 k9 k10 i9"),  # over the corner
    ],
)
def test_the_only_step_that_leaves_a_place_may_go_in_any_direction(stands: str, over: str, land: str) -> None:
    table = lying(Scenario(), *land.split(), manned=stands).tile(0, over, "easdale")
    table.has(0, coins=2).track({5: "glen affric"}).play("take 5")
    assert table.asked == (0, "place")
    assert table.legal() == [f"place {over}", f"move {stands}"]
    table.check()
    table.play(f"move {stands}")  # onto the tile that will be built over
    assert (table.on(0, stands), table.on(0, over)) == ("", "scotsman")


@pytest.mark.rule("activate.movement", "clan.munro")
def test_a_move_leaves_munro_a_river_tile() -> None:
    table = stopped("g7 j8").discards("halkirk").has(0, coins=9).marking(0).play("marker on munro")
    assert table.legal() == ["claim halkirk", "move j8"]
    assert table.why_not("move g7") == "no discarded tile would find a place then"
    table.check()


@pytest.mark.rule("activate.movement", "clan.munro")
def test_a_move_leaves_munro_a_tile_to_build_over() -> None:
    table = lying(Scenario(), "h8", "h10", "h11", "g10", manned="h10").tile(0, "h9", "easdale")
    table.discards("glen affric").has(0, coins=9).marking(0).play("marker on munro")
    assert table.legal() == ["claim glen affric", "move h10"]
    table.play("move h10")
    assert table.legal() == ["to h9", "to g10"]
    assert table.why_not("to h11") == "no discarded tile would find a place then"
    table.check()
    table.play("to g10")
    assert table.seen()["seats"][0]["territory"][3]["tile"] == "glen affric"


@pytest.mark.rule("activate.movement", "ch6.event.castle_stalker")
def test_a_move_leaves_castle_stalker_a_discarded_tile() -> None:
    table = Scenario(chronicles="6").card(0, "castle stalker").market(**FULL).has(0, coins=9)
    table.tile(0, "h8", "gathering a").tile(0, "i8", "easdale").tile(0, "i9", "pulteney")
    table.tile(0, "i10", "strathspey").scotsman(0, "i9").discards("glen affric").track({5: "lochridge"})
    table.play("take 5", "place g8", "activate h8")
    table.state.points = 1
    table.play("trigger castle stalker")
    assert table.asked == (0, "pay-a-scotsman")
    assert table.legal() == ["move g7", "move i9", "from g7"]  # the one beside Easdale must stay there
    table.check()
    table.play("move i9")
    assert table.legal() == ["to h8", "to i8"]
    assert table.why_not("to i10") == "no discarded tile would find a place then"
    table.check()
    table.play("to i8")  # and the other one pays
    assert (table.player(0).scotsmen, table.on(0, "g7"), table.on(0, "i8")) == (8, "", "scotsman")


def watched(chronicles: str) -> Scenario:
    """Fergus of p2 watches every place beside the village; a Scotsman of p1 on h8 stands beside others."""
    table = mob(1, "fergus macdarkie", chronicles=chronicles)
    table.state.mobs.outlaws[1] = place_named("g7") + 1
    table.player(1).scotsmen -= 1
    lying(table, "h8", "h9", "i8", manned="h8").has(0, coins=1)
    return table.goods(0, "g7", "stone").goods(0, "h7", "stone")


@pytest.mark.rule("activate.movement", "ch8.mob.fergus_macdarkie", "take.cost")
def test_while_a_tile_is_paid_the_last_coin_is_not_counted_for_fergus() -> None:
    table = watched("8").track({5: "tomintoul"}).play("take 5")
    assert table.asked == (0, "pay")
    table.play("move h8")
    assert table.legal() == ["to i8", "to h9"]  # beside the village every place would cost the coin
    assert table.why_not("to h7") == "Tomintoul would find no place then"
    table.check()
    table.play("to i8", "from g7")
    assert (table.asked, table.player(0).coins) == ((0, "place"), 1)


@pytest.mark.rule("activate.movement", "ch8.mob.fergus_macdarkie", "ch2.passing")
def test_nor_while_the_mountain_is_passed_on_the_way_to_it() -> None:
    table = watched("28").pawns({0: 11, 1: 4, 2: 6}).track({2: "tomintoul"}).play("take 2")
    assert table.asked == (0, "pass-the-mountain")
    table.play("move h8")
    assert table.legal() == ["to i8", "to h9"]
    assert table.why_not("to h7") == "Tomintoul would find no place then"
    table.check()


@pytest.mark.rule("activate.movement", "ch3.cellars")
def test_a_cellar_that_is_paid_needs_no_scotsman() -> None:
    table = lying(Scenario(chronicles="3"), "h8", manned="g7").goods(0, "g7", "wood stone")
    table.goods(0, "h7", "wood stone").has(0, coins=0).play("build cellar 2")
    assert table.asked == (0, "pay")
    assert table.legal("move") == ["move g7"]
    table.check()
    table.play("move g7")
    assert table.legal() == ["to h7", "to h8"]
    table.check()

"""Pages 13 and 14: laying tiles, the river, and building over."""

import pytest
from tests.glenmore.scenario import Scenario


@pytest.mark.rule("place.edge")
def test_corner_contact_is_not_enough() -> None:
    table = Scenario().track({5: "inshriach", 6: "macbeth"}).scotsman(0, "h7").play("take 5")
    assert table.why_not("place i8") == "no edge of i8 touches your territory"
    assert table.why_not("place g7") == "g7 is taken by Starting Village"
    assert table.legal() == ["place g6", "place h6", "place g8", "place h8"]


@pytest.mark.rule("place.scotsman")
def test_a_scotsman_must_stand_on_a_neighbour() -> None:
    table = Scenario().tile(0, "h8", "lochridge").track({5: "inshriach", 6: "macbeth"}).play("take 5")
    assert table.why_not("place h9") == "none of your Scotsmen stands beside h9"
    assert table.why_not("place g8") is None
    assert table.why_not("place h6") is None  # by the corner of g7


@pytest.mark.rule("place.examples", "place.river")
def test_example_halkirk_lengthens_the_river_at_either_end() -> None:
    table = Scenario().track({5: "halkirk", 6: "macbeth"}).scotsman(0, "h7").play("take 5")
    assert table.legal() == ["place f7", "place i7"]


@pytest.mark.rule("place.examples", "place.river")
def test_example_halkirk_would_make_a_second_river() -> None:
    table = Scenario().track({5: "halkirk", 6: "macbeth"}).scotsman(0, "h7").play("take 5")
    assert table.why_not("place h8") == "h8 does not lengthen your river"


@pytest.mark.rule("place.examples", "place.river")
def test_example_lochridge_would_break_the_river() -> None:
    table = Scenario().track({5: "lochridge", 6: "macbeth"}).scotsman(0, "h7").play("take 5")
    assert table.why_not("place i7") == "i7 is beside the river, where only a river tile can lie"


@pytest.mark.rule("place.examples", "place.scotsman")
def test_example_lochridge_needs_a_scotsman_beside_it() -> None:
    table = Scenario().tile(0, "i7", "halkirk").track({5: "lochridge", 6: "macbeth"}).play("take 5")
    assert table.why_not("place i8") == "none of your Scotsmen stands beside i8"
    table = Scenario().tile(0, "i7", "halkirk").scotsman(0, "i7").track({5: "lochridge", 6: "macbeth"})
    table.play("take 5", "place i8")


@pytest.mark.rule("place.river")
def test_a_tile_in_the_river_row_stops_the_river_whichever_came_first() -> None:
    table = Scenario().tile(0, "h8", "inshriach").tile(0, "i8", "lochridge").tile(0, "j8", "black isle")
    table.no_scotsman(0, "g7").scotsman(0, "h7").track({5: "halkirk", 6: "macbeth"})
    assert table.why_not("take 5") is None
    table.tile(0, "j7", "abernethy")
    assert table.why_not("take 5") == "your territory has no place for Halkirk"


@pytest.mark.rule("take.cost", "card.loch_ness")
def test_the_scotsman_paid_does_not_help_to_place_the_tile() -> None:
    table = Scenario().track({5: "loch ness", 6: "macbeth"})
    assert table.why_not("take 5") == "your territory has no place for Loch Ness"
    table.scotsman(0, "h7").play("take 5")
    assert table.legal() == ["from g7", "from h7"]
    table.play("from h7")
    assert table.player(0).scotsmen == 8


@pytest.mark.rule("overbuild.rules", "overbuild.example")
def test_example_inverness_over_halkirk() -> None:
    table = (
        Scenario()
        .tile(0, "i7", "halkirk")
        .scotsman(0, "h7")
        .goods(0, "h7", "wood stone")
        .market()
        .has(0, coins=0)
    )
    table.track({5: "inverness", 6: "macbeth"}).play("take 5")
    assert (
        table.why_not("place j7")
        == "Inverness must be built over a tile of the kind village, and j7 is empty"
    )
    assert (
        table.why_not("place h7")
        == "Inverness must be built over a tile of the kind village, and Home Castle is castle"
    )
    assert table.legal() == ["place g7", "place i7"]
    table.play("place i7")
    assert table.player(0).size == 3


@pytest.mark.rule("overbuild.rules")
def test_both_or_neither_must_have_a_river() -> None:
    table = (
        Scenario()
        .tile(0, "h8", "kingussie")
        .tile(0, "i7", "halkirk")
        .goods(0, "h7", "wood stone")
        .market()
        .has(0, coins=0)
    )
    table.track({5: "inverness", 6: "macbeth"}).scotsman(0, "h7").play("take 5")
    assert table.why_not("place h8") == "Inverness has a river and Kingussie has no river"


@pytest.mark.rule("overbuild.rules")
def test_the_scotsman_may_stand_on_the_tile_itself() -> None:
    table = Scenario().tile(0, "h8", "inshriach").no_scotsman(0, "g7").scotsman(0, "h8").has(0, coins=2)
    table.track({5: "glen affric", 6: "macbeth"}).play("take 5")
    assert table.on(0, "h8") == "scotsman"
    assert table.seen()["seats"][0]["territory"][2]["below"] == ["inshriach"]


@pytest.mark.rule("overbuild.keeps")
def test_goods_scotsmen_and_cards_stay() -> None:
    table = (
        Scenario().tile(0, "i7", "halkirk").scotsman(0, "i7").goods(0, "i7", "sheep").card(0, "loch lochy")
    )
    table.goods(0, "h7", "wood stone").market().has(0, coins=0).track({5: "elgin", 6: "macbeth"}).play(
        "take 5", "place i7"
    )
    table.play("resolve scotsman", "marker on macleod")
    assert table.on(0, "i7") == "sheep scotsman scotsman"
    assert table.seen()["seats"][0]["cards"] == ["loch lochy"]


@pytest.mark.rule("overbuild.keeps")
def test_an_overbuild_tile_can_be_built_over() -> None:
    table = (
        Scenario()
        .tile(0, "i7", "halkirk", "inverness")
        .scotsman(0, "i7")
        .goods(0, "h7", "wood stone")
        .market()
        .has(0, coins=0)
    )
    table.track({5: "elgin", 6: "macbeth"}).play("take 5", "place i7")
    assert table.seen()["seats"][0]["territory"][2]["below"] == ["inverness", "halkirk"]
    assert table.player(0).size == 3

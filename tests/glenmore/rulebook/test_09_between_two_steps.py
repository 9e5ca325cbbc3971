"""Pages 12, 15, 16 and 20: what Loch Ness, movement points and sales may do at each kind of question."""

from typing import Any

import pytest
from tests.glenmore.scenario import Scenario

FULL = {"wood": 3, "stone": 3, "barley": 3, "sheep": 3, "cattle": 3}
GOODS = list(FULL)


def ness(*tiles: str, **options: Any) -> Scenario:
    """p1 has Loch Ness; tiles on g8, h8, i8 … away from where the new tile will lie."""
    table = Scenario(**options).card(0, "loch ness").turn(0).market(**FULL).has(0, coins=0)
    for place, tile in zip(("g8", "h8", "i8", "g9", "h9", "i9"), tiles, strict=False):
        table.tile(0, place, tile)
    return table


def activations(table: Scenario) -> list[str]:
    table.check()
    return [text.removeprefix("activate ") for text in table.legal("activate")]


@pytest.mark.rule("card.loch_ness", "take.cost")
def test_while_a_tile_is_paid_or_laid_loch_ness_helps_with_what_gives_only() -> None:
    table = ness("easdale", "iona abbey", "clachaig inn", "muir of ord", "dingwall mart", "pulteney")
    table.goods(0, "g7", "wood barley").goods(0, "h7", "wood sheep cattle").track({5: "plockton"})
    table.scotsman(0, "h7").play("take 5")
    assert table.asked == (0, "pay")
    assert set(activations(table)) == {"g7", "h7", "g8", "h8", "i8"}
    table.play("from g7")
    assert table.asked == (0, "place")
    assert set(activations(table)) == {"g7", "h7", "g8", "h8", "i8"}
    table.play("activate h8", "gain cattle")
    assert (table.asked, table.on(0, "h8"), activations(table)) == ((0, "place"), "cattle", [])


@pytest.mark.rule("card.loch_ness", "take.nothing")
def test_loch_ness_before_the_coin_or_the_movement_point() -> None:
    table = Scenario(bare=True).card(0, "loch ness").turn(0).market(**FULL).has(0, coins=0)
    table.tile(0, "h8", "dingwall mart").goods(0, "h7", "sheep cattle").tile(0, "g8", "easdale")
    table.track({5: "clachaig inn", 6: "perth"}).play("discard 5")
    assert table.asked == (0, "coin-or-movement")
    assert set(activations(table)) == {"g7", "h7", "g8", "h8"}
    table.play("activate h8")
    assert (table.vp(0), table.asked) == (6, (0, "coin-or-movement"))
    table.play("gain movement point", "move g7", "to h7")
    assert table.on(0, "h7") == "scotsman"


@pytest.mark.rule("card.loch_ness", "card.loch_morar", "market.sell", "activate.movement")
def test_what_is_possible_before_a_tile_is_removed() -> None:
    table = ness("easdale", "dingwall mart").goods(0, "h7", "sheep cattle").market(**FULL).has(0, coins=9)
    table.state.points = 1
    table.marking(0).play("marker on macmillan")
    assert table.asked == (0, "remove")
    assert set(activations(table)) == {"g7", "h7", "g8", "h8"}
    assert table.legal("sell") == ["sell sheep", "sell cattle"]
    assert table.legal("move") == ["move g7"]
    table.play("sell sheep", "move g7", "to g8", "activate g8", "remove g8")
    assert (table.on(0, "h7"), table.player(0).coins) == ("stone cattle scotsman", 9 - 1 + 3)


@pytest.mark.rule("card.loch_ness", "clan.macdonell", "clan.maclean", "clan.cameron")
@pytest.mark.parametrize(
    ("clan", "own"), [("macdonell", {"g8", "i8"}), ("maclean", {"h8", "i8"}), ("cameron", {"g9"})]
)
def test_a_clans_activations_leave_loch_ness_its_own(clan: str, own: set[str]) -> None:
    table = ness("easdale", "lochridge", "pulteney", "clachaig inn").goods(0, "h7", "barley").has(0, coins=9)
    table.marking(0).play(f"marker on {clan}")
    assert table.asked == (0, "bonus-activation")
    assert set(activations(table)) == {"g7", "h7", "g8", "h8", "i8", "g9"}
    for place in sorted(own):
        table.play(f"activate {place}")
    assert table.state.ness == 1
    table.check()
    other = next(place for place in ("g8", "h8", "g9") if place not in own)
    table.play(f"activate {other}")
    assert (table.state.ness, activations(table)) == (0, [])


@pytest.mark.rule("card.loch_ness", "effects.kinds")
def test_loch_ness_before_any_good_of_an_effect_but_not_inside_an_activation() -> None:
    table = ness("easdale", "iona abbey").tile(0, "i7", "kemnay").scotsman(0, "h7").has(0, coins=1)
    table.track({5: "corpach"}).play("take 5")
    assert table.asked == (0, "gain-a-good")
    assert {"g8", "h8"} <= set(activations(table))
    table.play("gain wood")
    table = ness("easdale", "iona abbey").play("activate h8")
    assert (table.asked, activations(table)) == ((0, "gain-a-good"), [])


@pytest.mark.rule("market.sell")
@pytest.mark.parametrize("good", GOODS)
def test_after_the_tile_a_good_that_can_be_sold_keeps_the_turn_open(good: str) -> None:
    table = (
        Scenario()
        .goods(0, "h7", good)
        .market(**{good: 1})
        .has(0, coins=0)
        .play("take 12", "marker on douglas")
    )
    assert table.asked == (0, "act")
    table.check()
    assert table.legal() == ["end turn", f"sell {good}"]
    table.play(f"sell {good}")
    assert (table.player(0).coins, table.asked[0] != 0) == (1, True)
    table = Scenario().goods(0, "h7", good).market().has(0, coins=0).play("take 12", "marker on douglas")
    assert table.asked[0] != 0  # nothing is left to do


@pytest.mark.rule("activate.movement", "activate.goods")
def test_the_turn_is_over_when_nothing_more_is_possible() -> None:
    table = Scenario().track({5: "loch lochy"}).market().play("take 5", "gain wood", "gain wood")
    assert table.asked == (0, "act")  # the Starting Village lies beside it
    table.play("activate g7")
    assert table.asked == (0, "act")  # a point is left
    table.play("move g7", "to h7")
    assert table.asked[0] != 0


@pytest.mark.rule("activate.movement", "place.scotsman", "take.cost")
def test_moves_leave_the_tile_that_is_being_paid_a_place() -> None:
    table = Scenario().tile(0, "g8", "inshriach").tile(0, "g9", "easdale").market(**FULL)
    table.no_scotsman(0, "g7").scotsman(0, "g8").goods(0, "g7", "wood").goods(0, "h7", "wood")
    table.track({5: "plockton"}).state.points = 1
    table.play("take 5")
    assert table.asked == (0, "pay")
    table.check()
    assert table.legal("move") == ["move g8"]
    table.play("move g8")
    table.check()
    assert table.legal() == ["to g7", "to h7"]  # from g9 no Scotsman would stand beside the river


@pytest.mark.rule("activate.movement", "card.loch_ness", "take.cost")
def test_moves_leave_somebody_to_be_paid_and_somebody_beside_the_tile() -> None:
    table = Scenario().tile(0, "g8", "inshriach").tile(0, "g9", "easdale").tile(0, "g10", "abernethy")
    table.scotsman(0, "g9").track({5: "loch ness"}).state.points = 1
    table.play("take 5")
    assert table.asked == (0, "pay")
    table.check()
    assert table.legal("from") == ["from g9"]
    assert table.legal("move") == ["move g7", "move g9"]
    table.play("move g7")
    table.check()
    assert table.legal() == ["to h7", "to g8"]


@pytest.mark.rule("activate.movement")
def test_a_scotsman_walks_to_any_of_eight_neighbours_and_back() -> None:
    around = ["g8", "h8", "i8", "g9", "i9", "g10", "h10", "i10"]
    tiles = [
        "inshriach",
        "easdale",
        "abernethy",
        "strathmore",
        "lochridge",
        "glentrool",
        "pulteney",
        "glen mhor",
    ]
    table = Scenario().tile(0, "h9", "crieff fair").no_scotsman(0, "g7")
    for place, tile in zip(around, tiles, strict=True):
        table.tile(0, place, tile)
    table.scotsman(0, "h9").state.points = 17
    for place in around:
        table.play("move h9")
        table.check()
        assert set(table.legal()) == {f"to {near}" for near in around}
        table.play(f"to {place}", f"move {place}", "to h9")
    assert table.state.points == 1


@pytest.mark.rule("clan.maclachlan", "activate.points", "clan.douglas")
def test_points_stand_in_the_line_that_they_come_from() -> None:
    table = Scenario().clan(0, "maclachlan").card(0, "loch ness").tile(0, "h8", "clachaig inn").turn(0)
    table.play("activate h8")
    table.state.points = 2
    table.play("take 12", "marker on douglas", "end turn")
    assert (table.line(0, "tiles and exchanges"), table.line(0, "clan bonuses")) == (3, 5)
    for clan in ("brodie", "oliphant"):
        table = Scenario().has(0, coins=20).tile(0, "h8", "tomintoul").tile(0, "g8", "kingussie")
        table.marking(0).play(f"marker on {clan}")
        assert table.line(0, "clan bonuses") == (5 if clan == "brodie" else 8)
    table = Scenario().card(0, "loch ness").tile(0, "h8", "dingwall mart").goods(0, "h7", "sheep cattle")
    table.turn(0).play("activate h8")
    if table.asked == (0, "source"):
        table.play("from h7")
    while table.asked[1] in ("give-goods", "source"):
        table.play(table.legal("from")[0])
    assert table.line(0, "tiles and exchanges") == 6

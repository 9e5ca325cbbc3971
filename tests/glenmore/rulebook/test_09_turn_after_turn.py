"""What holds in every turn anew: activations, Loch Ness, clans that last, and the size of a territory."""

from typing import Any

import pytest
from tests.glenmore.scenario import Scenario

HIGH = {"wood": 3, "stone": 3, "barley": 3, "sheep": 3, "cattle": 3}
SALEABLE = {"wood": 1, "stone": 1, "barley": 1, "sheep": 1, "cattle": 1}


def alone(*tiles: str, **options: Any) -> Scenario:
    """p1's pawn is far behind, so that its turns follow each other; the tiles wait from space 2 on."""
    table = Scenario(bare=True, **options).pawns({0: 1, 1: 12, 2: 13}).market().has(0, coins=0)
    return table.track(dict(enumerate(tiles, 2)))


def next_turn(table: Scenario) -> Scenario:
    """End the turn and lay what chance brings."""
    if table.asked == (0, "act"):
        table.play("end turn")
    while table.asked[0] == -1:
        table.play(table.legal()[0])
    assert table.asked == (0, "turn")
    return table


@pytest.mark.rule("activate.neighbours", "activate.goods")
def test_a_tile_works_in_every_turn_in_which_a_neighbour_is_laid_and_in_no_other() -> None:
    table = alone("inshriach", "lochridge", "macbeth", "black isle", "rob roy").play("take 2", "place g8")
    table.play("activate g8")
    assert table.on(0, "g8") == "wood"
    next_turn(table).play("take 3", "place h8", "activate g8", "activate h8")
    assert (table.on(0, "g8"), table.on(0, "h8")) == ("wood wood", "sheep")
    next_turn(table).play("take 4", "marker on macleod")  # a person activates nothing
    assert table.on(0, "g8") == "wood wood"
    next_turn(table).play("take 5", "place g6")
    assert table.why_not("activate g8") == "g8 is not beside the tile you laid this turn"
    assert table.legal("activate") == ["activate g6", "activate g7", "activate h7"]


@pytest.mark.rule("activate.overbuild", "overbuild.keeps")
def test_only_the_top_tile_of_a_stack_works() -> None:
    table = alone("glen affric", "macbeth").tile(0, "h8", "inshriach")
    table.has(0, coins=2).play("take 2", "activate h8")
    assert table.on(0, "h8") == "wood stone"
    assert table.why_not("activate h8") == "Glen Affric on h8 has been activated this turn"
    table = Scenario().tile(0, "i7", "halkirk", "inverness", "elgin").card(0, "loch ness").turn(0)
    assert [cell["tile"] for cell in table.seen()["seats"][0]["territory"]][2:] == ["elgin"]


@pytest.mark.rule("activate.neighbours")
def test_all_eight_neighbours_are_activated_and_no_tile_two_steps_away() -> None:
    table = Scenario().track({5: "lochridge", 6: "macbeth"})
    around = {"g8": "inshriach", "g9": "easdale", "g10": "abernethy", "h8": "glen dochart"}
    around |= {"h10": "strathmore", "i8": "rothiemurchus", "i9": "strathspey", "i10": "glen clova"}
    for place, tile in {**around, "h11": "laich of moray", "g11": "glentrool"}.items():
        table.tile(0, place, tile)
    table.scotsman(0, "h8").play("take 5", "place h9")
    assert set(table.legal("activate")) == {f"activate {place}" for place in [*around, "h9"]}


@pytest.mark.rule("card.loch_ness", "activate.neighbours")
def test_loch_ness_helps_once_in_every_turn_and_never_a_tile_that_has_worked() -> None:
    table = alone("lochridge", "macbeth", "black isle", "rob roy").card(0, "loch ness")
    table.tile(0, "h8", "inshriach").tile(0, "h9", "easdale").tile(0, "h10", "abernethy").turn(0)
    table.play("activate h9")
    assert table.why_not("activate h10") == "h10 is not beside the tile you laid this turn"
    table.play("take 2", "place g8", "activate h8")
    assert table.why_not("activate h9") == "Easdale on h9 has been activated this turn"
    next_turn(table)
    assert {"activate h8", "activate h9", "activate h10"} <= set(table.legal("activate"))
    table.play("take 3", "marker on macleod", "activate h9")
    assert (table.on(0, "h8"), table.on(0, "h9")) == ("wood", "stone stone")
    assert table.legal("activate") == []


@pytest.mark.rule("card.loch_ness", "course.order")
def test_loch_ness_helps_its_owner_only() -> None:
    table = Scenario().card(1, "loch ness").tile(0, "h8", "inshriach").track({5: "macbeth", 6: "rob roy"})
    table.turn(0)
    assert table.legal("activate") == []


@pytest.mark.rule("clan.sinclair")
def test_sinclair_leaves_out_one_good_of_each_trade_tile_for_a_coin_and_the_rest_is_given() -> None:
    table = Scenario().clan(0, "sinclair").tile(0, "h8", "dingwall mart").tile(0, "h9", "grassmarket")
    table.goods(0, "h7", "cattle wood stone").market(**HIGH).has(0, coins=2).scotsman(0, "h7")
    table.track({5: "inshriach", 6: "macbeth"}).play("take 5", "place g8", "activate h8")
    # Without a sheep, and with the market full, it is the sheep that is left out; the cattle is given.
    assert (table.vp(0), table.stock(0), table.player(0).coins) == (6, "wood 1, stone 1", 1)
    table.play("activate h9")
    table.play("leave out a good")
    assert "leave out a good" not in table.legal()  # once for each tile
    table.play("give wood")
    assert (table.vp(0), table.stock(0), table.player(0).coins) == (13, "", 0)


@pytest.mark.rule("clan.sinclair")
def test_sinclair_helps_neither_without_a_coin_nor_at_a_distillery_nor_other_players() -> None:
    def tried(tile: str, goods: str, coins: int, friend: int) -> str | None:
        table = Scenario().clan(friend, "sinclair").card(0, "loch ness").tile(0, "h8", tile)
        table.goods(0, "h7", goods).market(**HIGH).has(0, coins=coins).track({5: "macbeth"}).turn(0)
        table.check()
        return table.why_not("activate h8")

    assert tried("dingwall mart", "sheep", 1, 0) is None
    assert tried("dingwall mart", "sheep", 0, 0) is not None
    assert tried("dingwall mart", "wood", 9, 0) is not None  # two goods are missing
    assert tried("pulteney", "", 9, 0) is not None
    assert tried("dingwall mart", "sheep", 9, 1) is not None


@pytest.mark.rule("clan.macgregor")
def test_macgregor_pays_in_every_turn_and_his_friend_alone() -> None:
    table = alone("lochridge", "black isle", "macbeth", "rob roy").clan(0, "macgregor")
    table.tile(0, "h8", "pulteney").scotsman(0, "h8").play("take 2", "place g8", "activate h8")
    assert (table.vp(0), table.player(0).whisky) == (3, 0)
    next_turn(table).play("take 3", "place g9", "activate h8")
    assert (table.vp(0), table.player(0).whisky) == (6, 0)
    next_turn(table).play("take 4", "marker on macleod")
    assert table.vp(0) == 6
    table = Scenario().clan(1, "macgregor").card(0, "loch ness").tile(0, "h8", "pulteney").turn(0)
    assert table.market(**HIGH).why_not("activate h8") is not None  # another player's friend


@pytest.mark.rule("clan.macgregor")
def test_macgregors_friend_may_still_make_whisky() -> None:
    table = Scenario().clan(0, "macgregor").card(0, "loch ness").tile(0, "h8", "pulteney").market(**HIGH)
    table.goods(0, "h7", "barley").track({5: "macbeth"}).turn(0).play("activate h8", "give barley")
    assert (table.vp(0), table.stock(0), table.player(0).whisky) == (0, "", 1)


@pytest.mark.rule("clan.mackintosh", "place.scotsman")
def test_mackintosh_counts_every_own_castle_and_nothing_else() -> None:
    table = Scenario().clan(0, "mackintosh").no_scotsman(0, "g7").tile(0, "h8", "castle moil")
    table.tile(0, "g8", "inshriach").tile(0, "g9", "easdale").tile(0, "g10", "abernethy")
    table.track({5: "lochridge", 6: "macbeth"}).play("take 5")
    assert table.why_not("place h9") is None  # beside Castle Moil
    assert table.why_not("place h10") == "none of your Scotsmen stands beside h10"


@pytest.mark.rule("clan.maclachlan", "activate.movement")
def test_maclachlan_pays_in_every_turn_and_points_are_not_carried_over() -> None:
    table = alone("lochridge", "black isle", "macbeth", "rob roy").clan(0, "maclachlan")
    table.play("take 2", "place g8", "activate g7", "activate h7", "end turn")
    assert (table.vp(0), table.state.points) == (2, 0)
    next_turn(table).play("take 3", "place g6", "activate g7")
    assert table.state.points == 1
    next_turn(table)
    assert table.vp(0) == 3


@pytest.mark.rule("clans.activation", "clan.macdonell", "clan.maclean", "clan.cameron")
def test_a_clans_activation_opens_no_neighbours_and_repeats_no_tile() -> None:
    table = Scenario().tile(0, "h8", "easdale").tile(0, "g8", "inshriach").tile(0, "i8", "lochridge")
    table.market().has(0, coins=9).card(0, "loch ness").track({5: "macbeth", 6: "rob roy"}).turn(0)
    table.play("activate h8", "take 5", "marker on macdonell")
    assert table.legal() == ["done", "activate g8"]  # h8 has worked, i8 is no material
    assert table.why_not("activate h8") == "Easdale on h8 has been activated this turn"
    table.play("activate g8")
    assert (table.on(0, "g8"), table.on(0, "h8"), table.on(0, "i8")) == ("wood", "stone", "")
    assert table.legal("activate") == []


@pytest.mark.rule("end.territory", "person.take", "overbuild.keeps")
def test_a_stack_is_one_tile_and_persons_are_none() -> None:
    table = (
        Scenario().tile(0, "h8", "inshriach", "glen affric").tile(0, "i7", "halkirk", "inverness", "elgin")
    )
    assert [table.line(seat, "territory") for seat in range(3)] == [-6, 0, 0]
    table.tile(1, "h8", "easdale").tile(2, "h8", "lochridge")
    assert [table.line(seat, "territory") for seat in range(3)] == [-3, 0, 0]
    table.has(0, coins=9).play("take 12", "marker on macleod")
    assert table.player(0).persons == 1
    assert [table.line(seat, "territory") for seat in range(3)] == [-3, 0, 0]


@pytest.mark.rule("scoring.rounds")
def test_the_four_lines_are_scored_apart_each_against_its_own_lowest() -> None:
    table = Scenario().has(0, whisky=2).has(1, whisky=1).scotsman(1, "h7", "h7", "h7").scotsman(2, "h7")
    table.card(2, "loch lochy", "loch shiel").play("take 12", "marker on douglas")
    lines = ("Scotsmen at home", "landmark cards", "whisky", "persons")
    shown = [[table.line(seat, name) for name in lines] for seat in range(3)]
    assert shown == [[0, 0, 2, 1], [3, 0, 1, 0], [1, 2, 0, 0]]


@pytest.mark.rule("market.sell")
def test_selling_is_possible_before_and_after_the_tile_and_before_a_marker() -> None:
    table = Scenario().goods(0, "h7", "wood stone sheep").market(**SALEABLE).has(0, coins=0)
    table.track({5: "macbeth", 6: "rob roy"}).play("sell wood", "take 5", "sell stone")
    table.play("marker on douglas", "sell sheep")
    assert (table.player(0).coins, table.stock(0)) == (3, "")


@pytest.mark.rule("take.cost")
def test_every_part_of_a_cost_is_paid() -> None:
    table = Scenario().tile(0, "h8", "inshriach").goods(0, "g7", "wood stone cattle").goods(0, "h7", "sheep")
    table.market(**HIGH).has(0, coins=0).scotsman(0, "h7").track({5: "castle of mey", 6: "macbeth"})
    table.play("take 5", "place h6")
    assert table.stock(0) == "sheep 1"

"""Chronicle IV, step by step: what his row costs and pays, who holds the token, and where he may go."""

import pytest
from tests.glenmore.rulebook.chronicles.test_4_englishman import england, his_turn, hold
from tests.glenmore.scenario import Scenario

from clachan.games.glenmore.state import DIE, ENGLISHMAN

FULL = {"wood": 3, "stone": 3, "barley": 3, "sheep": 3, "cattle": 3}


@pytest.mark.rule("ch4.turn")
@pytest.mark.parametrize(("stacks", "price"), [(0, 1), (1, 2), (2, 3)])
def test_his_row_costs_its_next_price_and_the_tile_its_own(stacks: int, price: int) -> None:
    for tile, cost in (("inshriach", 0), ("falkirk tryst", 1)):
        table = his_turn(1, stacks).track({6: tile}).has(1, coins=price + cost - 1).market()
        hold(table, 1, stacks).go_on().check()
        assert "take 6" not in table.legal()
        assert ("take 12" in table.legal()) is (cost > 0)  # a person costs the row only
        table.has(1, coins=price + cost).check()
        table.play("take 6")
        assert (table.player(1).coins, england(table)) == (0, (1, stacks + 1))


@pytest.mark.rule("ch4.turn", "market.buy")
def test_goods_for_his_tile_are_bought_after_the_row_is_paid() -> None:
    table = his_turn(0, 0).track({6: "castle stalker"}).goods(0, "h7", "wood").scotsman(0, "h7").market()
    hold(table, 0, 0).has(0, coins=1).go_on().check()
    assert "take 6" not in table.legal()
    table.has(0, coins=2).check()
    table.play("take 6")
    assert (table.player(0).coins, table.stock(0), table.state.market[1]) == (0, "", 1)


@pytest.mark.rule("ch4.decline")
@pytest.mark.parametrize("stacks", [0, 1, 2, 3])
def test_he_takes_the_rightmost_stack_of_his_row(stacks: int) -> None:
    table = his_turn(2, stacks).has(2, coins=4).go_on().play("discard 13")
    assert table.player(2).coins == 4 + stacks
    assert england(table) == (2, max(0, stacks - 1))
    assert [space["space"] for space in table.seen()["track"] if "englishman" in space["figures"]] == [13]
    assert "flora macdonald" in table.seen()["discard"]


@pytest.mark.rule("ch4.decline")
def test_he_may_discard_every_tile_ahead_persons_and_the_four_too() -> None:
    table = his_turn(0).track({6: "loch lomond", 7: "inshriach", 9: "macbeth"}).has(0, coins=0).go_on()
    table.check()
    assert table.legal("discard") == [f"discard {space}" for space in (6, 7, 9, 12, 13)]
    assert table.legal("take") == []
    assert table.why_not("discard 2") is not None  # nothing lies there


@pytest.mark.rule("ch4.token")
def test_neither_the_die_nor_a_pawn_that_stops_before_him_takes_the_token() -> None:
    table = Scenario(chronicles="4").pawns({0: 1, 1: 2, 2: 3, ENGLISHMAN: 14}).play("take 12")
    assert england(table)[0] == -1
    table = Scenario(bare=True, die=True, chronicles="4").pawns({DIE: 1, 0: 2, 1: 3, 2: 4, ENGLISHMAN: 5})
    table.track({6: "inshriach", 7: "lochridge", 8: "macbeth", 9: "rob roy"})
    table.state.pending.depth = 1
    table.go_on().play("roll 1")
    assert england(table)[0] == -1


@pytest.mark.rule("ch4.token")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_passes_first_holds_the_token(seat: int) -> None:
    others = [other for other in range(3) if other != seat]
    table = Scenario(bare=True, chronicles="4").pawns({seat: 12, others[0]: 2, others[1]: 3, ENGLISHMAN: 14})
    table.track({4: "macbeth", 5: "rob roy"}).turn(seat).play("take 5")
    assert england(table)[0] == seat


@pytest.mark.rule("ch4.decline", "ch4.token")
def test_without_a_holder_he_goes_on_to_the_next_tile_whatever_lies_between() -> None:
    table = Scenario(bare=True, chronicles="34").pawns({ENGLISHMAN: 12, 0: 13, 1: 14, 2: 1})
    table.track({2: "whisky sale b", 3: "macbeth", 4: "inshriach", 5: "rob roy"})
    table.state.pending.depth = 1
    table.go_on()
    assert table.seen()["discard"] == ["macbeth"]
    assert table.seen()["track"][2]["figures"] == ["englishman"]
    assert [int(table.player(seat).coins) for seat in range(3)] == [5, 6, 7]
    table = Scenario(bare=True, chronicles="4").pawns({ENGLISHMAN: 12, 0: 13, 1: 14, 2: 1})
    table.track({3: "worlds end", 4: "inshriach", 5: "rob roy"})
    table.state.pending.depth = 1
    table.go_on()
    assert table.seen()["track"][2]["figures"] == ["englishman"]
    assert (table.seen()["discard"], table.seen()["track"][2]["tile"]) == ([], "worlds end")


@pytest.mark.rule("ch4.turn", "activate.movement")
def test_his_turn_begins_without_points_and_ends_like_every_other() -> None:
    table = his_turn(0).track({6: "inshriach"}).has(0, coins=9)
    table.state.points = 2
    table.go_on()
    assert table.legal("move") == []
    table.play("take 6", "place g8", "activate g7")
    assert table.state.points == 1
    table.play("move g7", "to g8", "activate g8", "end turn")
    assert table.on(0, "g8") == "wood scotsman"
    while table.asked[0] == -1:
        table.play(table.legal()[0])
    assert table.asked == (0, "turn")  # now with the own pawn
    assert not table.seen()["england"]["turn"]
    assert (table.legal("move"), table.legal("discard")) == ([], [])


@pytest.mark.rule("ch4.turn", "clan.sinclair", "clan.macgregor", "card.loch_ness")
def test_sinclair_and_macgregor_do_not_help_in_his_turn() -> None:
    for tile, clan in (("dingwall mart", "sinclair"), ("pulteney", "macgregor")):
        table = his_turn(0).track({6: "inshriach"}).clan(0, clan).tile(0, "h8", tile).goods(0, "h7", "sheep")
        table.market(**FULL).has(0, coins=9).go_on().play("take 6", "place g8")
        table.check()
        assert "activate h8" not in table.legal()
        assert "activate g8" in table.legal()


@pytest.mark.rule("ch4.turn", "card.loch_ness", "ch4.cards")
def test_loch_ness_taken_in_his_turn_helps_from_the_next_turn_on() -> None:
    table = his_turn(0).track({6: "loch ness"}).scotsman(0, "h7").tile(0, "h8", "inshriach").has(0, coins=9)
    table.tile(0, "h9", "easdale").go_on().play("take 6", "from g7")
    table.check()  # i7 is the only place beside the Scotsman who is left
    assert "activate h9" not in table.legal()
    assert "activate h8" in table.legal()


@pytest.mark.rule("ch4.church", "ch4.cards")
def test_the_church_takes_one_barrel_at_a_time() -> None:
    table = Scenario(chronicles="4").tile(0, "h8", "glenfinnan church").card(0, "loch ness").turn(0)
    table.has(0, whisky=3).play("activate h8")
    assert (table.vp(0), table.player(0).whisky) == (4, 2)
    assert "activate h8" not in table.legal()


@pytest.mark.rule("ch4.worlds_end", "end.worlds_end")
def test_the_game_goes_on_for_him_also_if_he_is_passed_worlds_end_by_taking() -> None:
    table = his_turn(1).track({3: "worlds end"}).pawns({ENGLISHMAN: 1, 0: 3, 1: 3, 2: 4}).has(1, coins=9)
    table.state.finished = 7
    table.go_on()
    table.check()
    assert table.asked == (1, "turn")
    table.play("take 12", "marker on douglas")
    while table.asked[0] == -1:
        table.play(table.legal()[0])
    assert table.asked[1] == "over"


@pytest.mark.rule("ch4.turn", "course.order")
def test_his_turn_is_counted_like_every_other() -> None:
    table = his_turn(0).track({6: "inshriach"}).has(0, coins=9)
    before = int(table.state.turn)
    assert table.go_on().seen()["turn"] == before + 1
    assert table.seen()["england"]["turn"] is True


@pytest.mark.rule("ch4.turn")
@pytest.mark.parametrize("coins", [0, 1, 2, 3])
def test_in_his_turn_a_person_costs_the_row_and_in_ones_own_nothing(coins: int) -> None:
    table = hold(his_turn(0, 1), 0, 1).has(0, coins=coins).go_on()
    table.check()
    assert ("take 12" in table.legal()) is (coins >= 2)
    own = hold(Scenario(chronicles="4").pawns({0: 1, 1: 2, 2: 3, ENGLISHMAN: 14}), 0, 1).has(0, coins=coins)
    own.check()
    assert "take 12" in own.legal()
    own.play("take 12", "marker on douglas")
    assert own.player(0).coins == coins


@pytest.mark.rule("ch4.decline", "ch4.turn")
def test_he_discards_no_tile_behind_him_and_none_under_a_pawn() -> None:
    """The die waits on space 1, since only tiles of chronicles lie ahead of it."""
    table = Scenario(3, bare=True, chronicles="45", die=True).pawns({DIE: 1, ENGLISHMAN: 3, 0: 5, 1: 6, 2: 7})
    table.track({2: "shetland", 4: "haggis house", 9: "drovers inn"})
    table.state.track[5] = table._fetch("ye olde inn") + 1  # p2 stands on it
    hold(table, 0, 1).state.pending.depth = 1
    table.has(0, coins=0).go_on()
    assert table.asked == (0, "turn")
    assert table.legal("discard") == ["discard 4", "discard 9"]
    assert table.why_not("discard 2") is not None and table.why_not("discard 6") is not None
    assert table.why_not("discard 1") is not None


@pytest.mark.rule("ch4.church")
def test_without_a_barrel_the_church_does_not_work() -> None:
    table = Scenario(chronicles="4").tile(0, "h8", "glenfinnan church").track({5: "inshriach"})
    table.play("take 5", "place g8")
    assert "activate h8" not in table.legal()
    table = Scenario(chronicles="4").tile(0, "h8", "glenfinnan church").track({5: "inshriach"})
    table.has(0, whisky=1).play("take 5", "place g8")
    assert "activate h8" in table.legal()
    before = table.line(0, "tiles and exchanges")
    table.play("activate h8")
    assert table.line(0, "tiles and exchanges") == before + 4

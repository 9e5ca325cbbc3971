"""Chronicle VIII: mobsters of coins, tokens and tiles, in detail: both Peggys, Joe, Bruce and Derek."""

from typing import Any

import pytest
from tests.glenmore.rulebook.chronicles.test_8_penny_mobs import mob, refilled
from tests.glenmore.scenario import Scenario

from clachan.games.glenmore.components import MOBSTERS, TILES
from clachan.games.glenmore.rules.chronicles import dragon_boats, prison


def laird(**options: Any) -> Scenario:
    """p1 holds Peggy McLaird and takes Inshriach first."""
    return mob(0, "peggy mclaird", **options).track({5: "inshriach"}).market()


def reserving(table: Scenario) -> list[str]:
    """The spaces that p1 may reserve after taking Inshriach."""
    table.play("take 5", "place g8")
    if "use peggy mclaird" not in table.legal():
        return []
    return table.play("use peggy mclaird").legal("space")


@pytest.mark.rule("ch8.mob.peggy_mclaird")
def test_a_tile_that_could_be_paid_after_selling_may_be_reserved() -> None:
    table = laird().track({8: "falkirk tryst"}).goods(0, "h7", "sheep").has(0, coins=0)
    assert "space 8" not in reserving(table)  # it costs a coin, and nobody buys the sheep
    table = laird().track({8: "falkirk tryst"}).goods(0, "h7", "sheep").has(0, coins=0).market(sheep=1)
    assert "space 8" in reserving(table)
    refilled(table.play("space 8", "token 1", "end turn", "done")).pawns({0: 5, 1: 6, 2: 7}).turn(0)
    assert table.legal("take") == []
    assert table.why_not("take 12") == "you have reserved Falkirk Tryst and must take it"
    table.play("sell sheep")  # then one answer is left
    assert table.prompt == "Where do you lay Falkirk Tryst?"


@pytest.mark.rule("ch8.mob.peggy_mclaird")
def test_goods_that_the_tile_costs_are_not_sold_for_it() -> None:
    table = laird().track({8: "crieff fair"}).goods(0, "h7", "wood").has(0, coins=0).market(wood=3)
    assert "space 8" in reserving(table)  # it costs the wood itself
    table = laird(chronicles="68").track({8: "gathering a"})
    assert "space 8" not in reserving(table.has(0, coins=0))


@pytest.mark.rule("ch8.mob.peggy_mclaird", "ch2.passing")
def test_what_the_mountain_asks_on_the_way_is_counted() -> None:
    for coins, fine in ((1, False), (2, True)):
        table = (
            mob(0, "peggy mclaird", chronicles="28").market().pawns({0: 4, 1: 5, 2: 6}).has(0, coins=coins)
        )
        table.track({8: "inshriach", 9: "easdale", 1: "falkirk tryst"}).play("take 8", "place g8")
        assert ("space 1" in table.play("use peggy mclaird").legal()) == fine


@pytest.mark.rule("ch8.mob.peggy_mclaird", "ch2.passing")
@pytest.mark.parametrize(("way", "left_there"), [(["take 2", "place g8"], 1), (["climb the mountain"], 0)])
def test_the_mountain_asks_once_for_one_way(way: list[str], left_there: int) -> None:
    """The next way begins where the pawn stands now: behind the mountain, or on it."""
    for coins, fine in ((0, False), (1, True)):
        table = mob(0, "peggy mclaird", chronicles="28").market().pawns({0: 11, 1: 6, 2: 7})
        table.track({2: "inshriach", 3: "falkirk tryst", 4: "easdale", 5: "abernethy"})
        table.has(0, coins=coins + left_there).play(*way)
        assert table.player(0).coins == coins
        assert ("space 3" in table.play("use peggy mclaird").legal()) == fine


@pytest.mark.rule("ch8.mob.peggy_mclaird")
def test_only_tiles_in_front_of_the_pawn_that_find_a_place_are_reserved() -> None:
    table = laird().track({4: "easdale", 8: "perth", 9: "abernethy"}).has(0, coins=9)
    assert reserving(table) == [
        "space 9",
        "space 12",
        "space 13",
    ]  # Perth covers a village, and there is none


@pytest.mark.rule("ch8.mob.peggy_mclaird")
def test_a_second_tile_waits_until_the_first_is_taken_and_tokens_are_three() -> None:
    table = laird().track({8: "easdale", 9: "abernethy"})
    table.play("take 5", "place g8", "use peggy mclaird", "space 8")
    assert table.legal() == ["token 1", "token 3"]  # two are worth a coin, one is worth two
    table.play("token 1")
    assert table.why_not("use peggy mclaird") == "Easdale is reserved already"
    refilled(table.play("end turn", "done")).pawns({0: 5, 1: 6, 2: 7}).turn(0).has(0, coins=0)
    table.play("take 8", "place h8")
    assert table.seen()["mobs"]["reserved"] == {}
    assert table.player(0).coins == 0  # nothing to pay to oneself
    table.play("use peggy mclaird", "space 9")
    assert table.legal() == ["token 2", "token 3"]


@pytest.mark.rule("ch8.mob.peggy_mclaird")
def test_at_worlds_end_nothing_is_reserved() -> None:
    table = laird().track({6: "worlds end", 8: "easdale"}).play("stop at worlds end")
    assert table.asked[1] != "act" or "use peggy mclaird" not in table.legal()
    table = laird().track({4: "worlds end", 8: "easdale"}).play("take 5", "place g8")
    assert table.why_not("use peggy mclaird") == "your pawn has reached World's End"


@pytest.mark.rule("ch8.mob.peggy_mclaird")
def test_a_reserved_person_costs_others_a_coin_and_must_be_taken() -> None:
    table = laird().play("take 5", "place g8", "use peggy mclaird", "space 12", "token 3", "end turn", "done")
    refilled(table).has(1, coins=1)
    assert "take 12" not in table.legal()
    table.has(1, coins=2).has(0, coins=0).play("take 12")
    assert [table.player(0).coins, table.player(1).coins] == [2, 0]


@pytest.mark.rule("ch8.mob.peggy_mclaird")
def test_a_card_that_was_turned_over_still_costs_its_points() -> None:
    table = laird().track({8: "plockton", 9: "abernethy"}).has(0, coins=1)
    table.play("take 5", "place g8", "use peggy mclaird", "space 8", "token 1", "end turn", "done")
    refilled(table).pawns({0: 5, 1: 6, 2: 7}).turn(0).has(0, coins=0).market(wood=3)
    before = table.line(0, "The Penny Mobs")
    table.play("take 9", "place h8")
    assert table.line(0, "The Penny Mobs") == before == -6 - 7
    table.play("end turn", "done")
    assert not (table.state.mobs.reserved_used & 7) ^ 7  # all three tokens are out of the game


@pytest.mark.rule("ch8.mob.peggy_mcwander")
def test_both_tokens_may_lie_at_once_on_free_spaces_only() -> None:
    table = (
        mob(0, "peggy mcwander").clan(1, "gunn").play("use peggy mcwander", "token 1", "marker on macleod")
    )
    table.play("use peggy mcwander")
    assert not {"marker on gunn", "marker on macleod"} & set(table.legal())
    table.play("marker on brodie")
    assert table.seen()["mobs"]["tolls"] == {"macleod": 1, "brodie": 2}
    assert table.why_not("use peggy mcwander") == "you have no token of Peggy McWander left"


@pytest.mark.rule("ch8.mob.peggy_mcwander")
def test_the_toll_comes_on_top_of_the_road() -> None:
    table = mob(1, "peggy mcwander").has(0, coins=9)
    road = next(clan["cost"] for clan in table.seen()["clan_board"] if clan["clan"] == "gunn")
    assert road > 0
    table.pawns({1: 1, 0: 2, 2: 3}).turn(1).play("use peggy mcwander", "token 2", "marker on gunn")
    table.pawns({0: 1, 1: 2, 2: 3}).has(1, coins=0).marking(0).play("marker on gunn")
    assert table.player(0).coins == 9 - road - 2
    assert table.player(1).coins == 2


@pytest.mark.rule("ch8.mob.joe_mcduff")
def test_joe_takes_the_largest_stack_and_leaves_the_rest() -> None:
    table = mob(0, "joe mcduff").market(wood=3).has(0, coins=0).play("coins of wood")
    assert table.player(0).coins == 3
    assert table.seen()["market"][0]["stacks"] == 2
    assert table.why_not("coins of stone") == "no coins lie in the market's row of stone"
    table.play("coins of wood", "coins of wood")
    assert table.player(0).coins == 3 + 2 + 1
    assert table.seen()["market"][0]["stacks"] == 0


@pytest.mark.rule("ch8.mob.peggy_mcwander")
def test_a_token_that_was_paid_for_is_out_of_the_game() -> None:
    table = mob(0, "peggy mcwander").has(1, coins=9)
    table.play("use peggy mcwander", "token 1", "marker on macleod")
    table.play("use peggy mcwander", "marker on brodie")
    table.pawns({1: 1, 0: 2, 2: 3}).marking(1).play("marker on macleod")
    table.pawns({0: 1, 1: 2, 2: 3}).turn(0)
    assert table.why_not("use peggy mcwander") == "you have no token of Peggy McWander left"
    assert "use peggy mcwander" not in table.legal()


@pytest.mark.rule("ch8.mob.peggy_mclaird", "take.nothing")
def test_a_reserved_tile_that_its_owner_must_discard_turns_the_card_over() -> None:
    table = laird().track({8: "easdale"}).has(0, coins=0)
    table.play("take 5", "place g8", "use peggy mclaird", "space 8", "token 1", "end turn", "done")
    while table.asked[1] == "draw-tile":
        table.play(table.legal()[0])
    for space in range(14):  # nothing else lies on the track, and no Scotsman supports the tile
        if space != 7 and 0 < table.state.track[space] <= len(TILES):
            table._box(int(table.state.track[space]) - 1)
            table.state.track[space] = 0
    table.no_scotsman(0, "g7").pawns({0: 5, 1: 6, 2: 7}).turn(0).play("discard 8")
    assert table.seen()["mobs"]["reserved"] == {}
    table.state.pending.pop()  # the consolation
    assert table.why_not("use peggy mclaird") == "you have no token of Peggy McLaird left"


@pytest.mark.rule("ch8.mob.joe_mcduff", "ch4.turn")
def test_mobsters_do_nothing_in_the_englishmans_turn() -> None:
    table = mob(0, "joe mcduff", chronicles="48").market(wood=3).track({5: "inshriach"}).has(0, coins=5)
    table.pawns({5: 1, 0: 2, 1: 8, 2: 9}).state.england.holder = 1
    table.state.pending.depth = 1
    assert table.go_on().asked == (0, "turn")
    assert "coins of wood" not in table.legal()
    assert table.why_not("coins of wood") == "mobsters do nothing in the Englishman's turn"


@pytest.mark.rule("ch8.mob.joe_mcduff")
def test_joe_works_for_his_owner_only() -> None:
    table = mob(1, "joe mcduff").market(wood=3)
    assert table.why_not("coins of wood") == "you do not hold Joe McDuff"


@pytest.mark.rule("ch8.mob.bruce_mcmail")
def test_bruce_buys_from_tiles_of_animals_and_material_of_others_only() -> None:
    table = mob(0, "bruce mcmail").track({5: "inshriach"}).market()
    assert table.play("take 5", "place g8", "activate g8").asked == (0, "act")  # the own tile
    assert table.stock(0) == "wood 1"
    table = mob(1, "bruce mcmail").track({5: "lochridge"}).market()
    assert table.play("take 5", "place g8", "activate g8").asked == (1, "buy-from-a-producer")
    table.play("done")
    assert table.stock(0) == "sheep 1"
    assert table.seen()["mobs"]["tokens"] == {"bruce mcmail": 3}


@pytest.mark.rule("ch8.mob.bruce_mcmail")
def test_of_two_goods_bruce_buys_one_and_after_three_he_is_done() -> None:
    table = mob(1, "bruce mcmail").tile(0, "h8", "lochridge", "balmoral").track({5: "inshriach"}).market()
    table.play("take 5", "place g8", "activate h8")
    assert table.legal() == ["done", "seize sheep", "seize cattle"]
    table.play("seize cattle", "put on h7")
    assert (table.stock(0), table.stock(1)) == ("sheep 1", "cattle 1")
    assert table.asked[0] == 0
    table.state.mobs.tokens[MOBSTERS.index("bruce mcmail")] = 0
    assert table.play("activate g8").asked[0] == 0


@pytest.mark.rule("ch8.mob.bruce_mcmail")
def test_bruces_coins_are_paid_from_his_card() -> None:
    table = mob(1, "bruce mcmail").track({5: "inshriach"}).market().has(0, coins=2).has(1, coins=4)
    table.play("take 5", "place g8", "activate g8", "seize wood", "put on g7")
    assert [table.player(0).coins, table.player(1).coins] == [3, 4]


@pytest.mark.rule("ch8.mob.derek_anderson")
def test_derek_keeps_the_rules_of_both_territories_but_needs_no_scotsman() -> None:
    table = mob(0, "derek anderson").tile(1, "h8", "inshriach").tile(1, "h9", "easdale")
    table.no_scotsman(0, "g7").no_scotsman(2, "g7").play("use derek anderson")
    assert table.asked == (0, "theft")  # h8 would cut h9 off, so the tile is clear
    assert table.legal() == ["choose p1", "choose p3"]
    table.play("choose p1")
    assert table.legal() == ["place g6", "place h6", "place g8", "place h8"]
    table.play("place g6")
    assert table.player(1).size == 3
    assert table.seen()["seats"][0]["territory"][0]["tile"] == "easdale"


@pytest.mark.rule("ch8.mob.derek_anderson")
def test_a_stolen_tile_neither_works_nor_lets_others_work() -> None:
    table = mob(0, "derek anderson").tile(1, "h8", "tomintoul").tile(0, "h8", "easdale")
    scotsmen = int(table.player(0).scotsmen)
    table.play("use derek anderson", "choose p1", "place g8")
    assert table.legal("activate") == []
    assert table.player(0).scotsmen == scotsmen  # nor its one-time Scotsman


@pytest.mark.rule("ch8.mob.derek_anderson")
def test_goods_beyond_three_on_the_home_castle_are_lost() -> None:
    table = mob(0, "derek anderson").tile(1, "h8", "inshriach").goods(1, "h8", "wood stone")
    table.goods(1, "h7", "barley barley").play("use derek anderson")
    assert table.asked == (1, "keep-goods")
    table.play("keep stone", "choose p3", "place h8")
    assert table.stock(1) == "stone 1, barley 2"


@pytest.mark.rule("ch8.mob.derek_anderson", "ch1.removal")
def test_a_tile_under_a_boat_is_not_stolen() -> None:
    table = mob(0, "derek anderson", chronicles="18").tile(1, "i7", "loch shiel")
    assert "use derek anderson" in table.legal()
    table.player(2).boat.river = 1
    table.player(2).boat.column = dragon_boats.CASTLE_COLUMN + 1
    assert "use derek anderson" not in table.legal()
    assert table.why_not("use derek anderson") == "no tile can be stolen"


@pytest.mark.rule("ch8.mob.derek_anderson")
def test_a_river_tile_goes_to_an_end_of_the_other_river() -> None:
    table = mob(0, "derek anderson").tile(1, "i7", "loch shiel").play("use derek anderson", "choose p3")
    assert table.legal() == ["place f7", "place i7"]


@pytest.mark.rule("ch8.end_of_turn")
def test_neither_is_needed_and_pennies_can_run_out() -> None:
    table = mob().track({5: "inshriach"}).market()
    table.player(0).gang.minus = 0
    table.player(1).gang.plus += 7
    table.play("take 5", "place g8", "end turn")
    assert table.legal("penny") == []
    assert table.why_not("penny on joe mcduff") == "you have no penny left"
    assert len(table.legal("free")) == 4
    table.play("done")
    assert table.seen()["mobs"]["held"] == [[], [], []]


@pytest.mark.rule("ch8.end_of_turn")
def test_a_penny_turns_to_plus_for_whoever_frees_the_mobster() -> None:
    table = mob().track({5: "inshriach", 6: "easdale", 7: "abernethy"}).market()
    table.play("take 5", "place g8", "end turn", "penny on joe mcduff")
    refilled(table).play("take 6", "place g8", "end turn", "penny on joe mcduff")
    refilled(table).play("take 7", "place g8", "end turn", "free joe mcduff")
    assert table.seen()["mobs"]["pennies"] == [
        {"minus": 6, "plus": 0},
        {"minus": 6, "plus": 0},
        {"minus": 7, "plus": 2},
    ]
    assert "joe mcduff" not in [one["mobster"] for one in table.seen()["mobs"]["prison"]]
    assert [table.line(seat, "The Penny Mobs") for seat in range(3)] == [-6, -6, -7 + 2 - 6]


@pytest.mark.rule("ch8.scoring")
@pytest.mark.parametrize(
    ("name", "penalty"), [("peggy mcwander", 4), ("bruce mcmail", 5), ("derek anderson", 8)]
)
def test_each_mobster_costs_what_the_card_says(name: str, penalty: int) -> None:
    assert mob(2, name).line(2, "The Penny Mobs") == -7 - penalty
    assert mob(2, name, "joe mcduff").line(2, "The Penny Mobs") == -7 - penalty - 6


@pytest.mark.rule("ch8.setup")
def test_only_cards_of_chronicles_in_play_come_with_stack_b() -> None:
    for chronicles, wanted in (
        ("8", set()),
        ("58", {"fraser mcstarve", "oonagh mchagg"}),
        ("38", {"erin macmalt"}),
    ):
        table = mob(0, chronicles=chronicles)
        table.state.mobs.later = 1
        table.state.mobs.jailed &= table.state.mobs.jailed - 1
        prison.tile_laid(table.state, TILES.index("glenlochy" if chronicles != "38" else "kingussie"))
        names = {text.removeprefix("jail ") for text in table.legal()}
        assert names == {"sibyl macsponge", "derek anderson", "mike mccastle", *wanted}

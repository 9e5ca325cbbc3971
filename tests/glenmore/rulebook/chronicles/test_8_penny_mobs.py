"""Chronicle VIII: pennies, the prison and the sixteen mobsters."""

import pytest
from tests.glenmore.scenario import Scenario

from clachan import new_match
from clachan.core.bits import bit
from clachan.core.decision import decision
from clachan.games.glenmore.board import HOME_CASTLE, HOME_VILLAGE, PLACES, place_named
from clachan.games.glenmore.components import MOBSTERS, TILES
from clachan.games.glenmore.decisions import CLEAN_UP, SCORING
from clachan.games.glenmore.rules.chronicles import mob_outlaws, mob_watch
from clachan.games.glenmore.state import OPEN

LINE = "The Penny Mobs"


def mob(owner: int = 0, *names: str, players: int = 3, chronicles: str = "8") -> Scenario:
    """These mobsters are held; as many others as the game needs sit in prison."""
    table = Scenario(players, bare="2" in chronicles, chronicles=chronicles)
    s = table.state
    wanted = s.printed.components.chronicles.cards_drawn[players]
    s.mobs.jailed = s.mobs.later = 0
    held = [MOBSTERS.index(name) for name in names]
    for at in held:
        card = s.printed.components.chronicles.mobsters[at]
        s.mobs.tokens[at] = card.tokens + card.coins
        s.mobs.freed |= bit(at)
        table.player(owner).gang.held |= bit(at)
    for at in [at for at in range(len(MOBSTERS)) if at not in held][: wanted - len(held)]:
        s.mobs.jailed |= bit(at)
    mob_watch.begin_turn(s, 0)
    return table


def outlaw(table: Scenario, name: str, seat: int, place: int) -> Scenario:
    """Put an outlaw of p1 on a tile; one Scotsman leaves the supply."""
    at = MOBSTERS.index(name)
    table.state.mobs.outlaws[mob_outlaws.slot(at)] = seat * PLACES + place + 1
    table.player(0).scotsmen -= 1
    return table


def refilled(table: Scenario) -> Scenario:
    """Let chance fill the track, always with the first tile that it could draw."""
    while table.asked[0] == -1:
        table.play(table.legal()[0])
    return table


H7, G7 = HOME_CASTLE, HOME_VILLAGE


@pytest.mark.rule("ch8.setup")
@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 4), (4, 6)])
def test_seven_pennies_and_cards_by_player_count(players: int, cards: int) -> None:
    for seed in range(8):
        shown = new_match("glenmore", {"players": players, "chronicles": "8"}, seed=seed).view()["mobs"]
        assert len(shown["prison"]) + shown["later"] == cards
        assert shown["pennies"] == [{"minus": 7, "plus": 0}] * players
        names = {card["mobster"] for card in shown["prison"]}
        if players == 2:
            assert not names & {"kenneth mcsnitch", "fergus macdarkie", "mike mccastle"}
        assert not names & {"elsbeth mctrick", "john mcclaim"}  # their chronicles are not in play


@pytest.mark.rule("ch8.setup")
def test_cards_of_b_come_with_the_first_tile_of_b() -> None:
    layout = new_match("glenmore", {"players": 3, "chronicles": "8"}, seed=1).layout
    layout["mobsters"] = "b, b, joe mcduff, peggy mclaird"
    match = new_match("glenmore", {"players": 3, "chronicles": "8"}, seed=1, layout=layout)
    while match.view()["stack"]["current"] == "A" or match.seat == -1:
        if match.question.kind == "arrest":
            break
        match.play(match.legal()[0].text)
    assert match.question.kind == "arrest"
    assert {action.text for action in match.legal()} <= {f"jail {name}" for name in MOBSTERS[6:]}
    match.let_chance()
    assert len(match.view()["mobs"]["prison"]) + sum(map(len, match.view()["mobs"]["held"])) == 4


@pytest.mark.rule("ch8.end_of_turn")
def test_a_penny_or_a_card_at_the_end_of_each_turn() -> None:
    table = mob().track({5: "inshriach", 6: "easdale"}).market()
    table.play("take 5", "place g8", "end turn")
    assert table.asked == (0, "prison")
    table.play("penny on joe mcduff")
    assert table.seen()["mobs"]["prison"][1] == {"mobster": "joe mcduff", "pennies": 1, "penalty": 6}
    assert refilled(table).asked == (1, "turn")
    table.play("take 6", "place g8", "end turn", "free joe mcduff")
    assert table.seen()["mobs"]["pennies"][:2] == [{"minus": 6, "plus": 0}, {"minus": 7, "plus": 1}]
    assert table.seen()["mobs"]["held"][1] == ["joe mcduff"]


@pytest.mark.rule("ch8.scoring")
def test_penalties_and_pennies_count_at_the_end() -> None:
    table = mob(0, "joe mcduff")
    table.player(0).gang.minus, table.player(0).gang.plus = 4, 3
    assert table.line(0, LINE) == -6 - 4 + 3
    assert table.line(1, LINE) == -7


@pytest.mark.rule("ch8.mob.peggy_mcwander")
def test_peggy_mcwander_takes_toll_on_a_clan_space() -> None:
    table = mob(1, "peggy mcwander").pawns({1: 1, 0: 2, 2: 3}).turn(1)
    table.play("use peggy mcwander", "token 2", "marker on macleod")
    assert table.seen()["mobs"]["tolls"] == {"macleod": 2}
    table.pawns({0: 1, 1: 2, 2: 3}).has(0, coins=1).has(1, coins=0).marking(0)
    assert table.why_not("marker on macleod") == "the road to MacLeod costs 2 coins, you have 1"
    table.has(0, coins=2).play("marker on macleod")
    assert [table.player(0).coins, table.player(1).coins] == [3, 2]  # 3 coins are the clan's bonus
    assert table.seen()["mobs"]["tolls"] == {}


@pytest.mark.rule("ch8.mob.peggy_mcwander")
def test_peggy_mcwanders_owner_pays_no_toll() -> None:
    table = mob(0, "peggy mcwander").has(0, coins=0)
    table.play("use peggy mcwander", "token 2", "marker on macleod").marking(0).play("marker on macleod")
    assert table.player(0).coins == 3


@pytest.mark.rule("ch8.mob.joe_mcduff")
def test_joe_mcduff_empties_rows_of_the_market() -> None:
    table = mob(0, "joe mcduff", chronicles="48").market(wood=3, sheep=1).has(0, coins=0)
    table.state.market[5] = 2
    table.play("coins of wood", "coins of england", "coins of sheep")
    assert table.player(0).coins == 3 + 2 + 1
    assert table.why_not("coins of wood") == "you have no token of Joe McDuff left"


@pytest.mark.rule("ch8.mob.bruce_mcmail")
def test_bruce_mcmail_buys_what_another_player_produces() -> None:
    table = mob(1, "bruce mcmail").track({5: "inshriach"}).market().has(0, coins=0)
    table.play("take 5", "place g8", "activate g8")
    assert table.asked == (1, "buy-from-a-producer")
    table.play("seize wood", "put on h7")
    assert table.on(1, "h7") == "wood"
    assert table.stock(0) == ""
    assert table.player(0).coins == 1
    assert table.seen()["mobs"]["tokens"] == {"bruce mcmail": 2}


@pytest.mark.rule("ch8.mob.bruce_mcmail")
def test_bruce_mcmails_good_may_go_to_the_market_and_his_coins_score_nothing() -> None:
    table = mob(1, "bruce mcmail").track({5: "inshriach"}).market(wood=2).has(1, coins=0)
    table.play("take 5", "place g8", "activate g8", "seize wood", "sell wood")
    assert table.player(1).coins == 2
    assert table.line(1, "coins") == 2


@pytest.mark.rule("ch8.mob.bruce_mcmail", "activate.goods")
def test_bruce_mcmail_buys_only_what_the_producer_has_kept() -> None:
    table = mob(1, "bruce mcmail").card(0, "loch ness").turn(0).market().has(0, coins=0)
    table.track({5: "inshriach"}).tile(0, "h8", "glen affric").goods(0, "h8", "wood sheep")
    table.play("activate h8")
    assert table.asked == (0, "keep-goods")
    table.play("keep stone")
    assert table.asked == (1, "buy-from-a-producer")
    assert table.legal() == ["done", "seize stone"]
    assert table.why_not("seize wood") == "no wood was produced on h8"
    table.play("seize stone", "put on h7")
    assert (table.on(0, "h8"), table.on(1, "h7")) == ("wood sheep", "stone")


@pytest.mark.rule("ch8.mob.peggy_mclaird")
def test_peggy_mclaird_reserves_a_tile_that_must_be_taken_next() -> None:
    table = mob(0, "peggy mclaird").track({5: "inshriach", 8: "easdale", 9: "abernethy"}).market()
    assert table.why_not("use peggy mclaird") == "a tile is reserved after the own pawn has moved"
    table.play("take 5", "place g8", "use peggy mclaird", "space 8", "token 3", "end turn", "done")
    assert table.seen()["mobs"]["reserved"] == {"tile": "easdale", "coins": 2}
    refilled(table).has(1, coins=1)
    assert "take 8" not in table.legal()
    table.has(1, coins=2)
    assert "take 8" in table.legal()
    table.pawns({0: 5, 1: 6, 2: 7}).turn(0).has(0, coins=0)
    assert table.legal("take") == ["take 8"]
    assert table.why_not("take 9") == "you have reserved Easdale and must take it"


@pytest.mark.rule("ch8.mob.peggy_mclaird")
def test_others_pay_for_a_reserved_tile() -> None:
    table = mob(0, "peggy mclaird").track({5: "inshriach", 8: "easdale"}).market()
    table.play("take 5", "place g8", "use peggy mclaird", "space 8", "token 3", "end turn", "done")
    refilled(table).has(0, coins=0).has(1, coins=2).play("take 8", "place g8")
    assert [table.player(0).coins, table.player(1).coins] == [2, 0]
    assert table.seen()["mobs"]["reserved"] == {}


@pytest.mark.rule("ch8.mob.peggy_mclaird")
def test_a_reserved_tile_that_cannot_be_taken_turns_the_card_over() -> None:
    table = mob(0, "peggy mclaird").track({5: "inshriach", 8: "plockton", 9: "abernethy"}).market()
    table.has(0, coins=1).play(
        "take 5", "place g8", "use peggy mclaird", "space 8", "token 1", "end turn", "done"
    )
    refilled(table).pawns({0: 5, 1: 6, 2: 7}).turn(0).has(0, coins=0).market(wood=3)
    assert "take 9" in table.legal()
    table.play("take 9", "place h8")
    assert table.seen()["mobs"]["reserved"] == {}
    assert table.why_not("use peggy mclaird") == "you have no token of Peggy McLaird left"


@pytest.mark.rule("ch8.mob.kenneth_mcsnitch")
def test_kenneth_mcsnitch_steals_unguarded_goods() -> None:
    table = mob(0, "kenneth mcsnitch").tile(1, "h8", "inshriach").goods(1, "h8", "wood").market()
    table.play("use kenneth mcsnitch", "scotsman from the supply", "choose p2", "put on h7")
    table.state.points = 3
    table.play("walk kenneth mcsnitch", "to h8", "seize wood", "put on g7", "choose p3", "put on g7")
    assert table.on(0, "g7") == "wood scotsman"
    assert table.stock(1) == ""
    assert table.seen()["mobs"]["outlaws"]["kenneth mcsnitch"] == {"seat": 2, "place": "g7"}
    assert table.state.points == 2


@pytest.mark.rule("ch8.mob.kenneth_mcsnitch")
def test_a_scotsman_guards_his_goods() -> None:
    table = mob(0, "kenneth mcsnitch").tile(1, "h8", "inshriach").goods(1, "h8", "wood").scotsman(1, "h8")
    outlaw(table, "kenneth mcsnitch", 1, H7).state.points = 1
    table.play("walk kenneth mcsnitch", "to h8")
    assert table.asked == (0, "turn")
    assert table.stock(1) == "wood 1"


@pytest.mark.rule("ch8.mob.kenneth_mcsnitch")
def test_a_scotsman_who_comes_drives_kenneth_out() -> None:
    table = mob(0, "kenneth mcsnitch")
    outlaw(table, "kenneth mcsnitch", 1, H7).pawns({1: 1, 0: 2, 2: 3}).turn(1).state.points = 1
    table.play("move g7")
    assert table.asked == (0, "outlaw")  # only one tile to go to, and p3 is the only other player
    table.play("put on g7")
    assert table.seen()["mobs"]["outlaws"]["kenneth mcsnitch"]["seat"] == 2


@pytest.mark.rule("ch8.mob.fergus_macdarkie")
def test_fergus_macdarkie_asks_a_coin_beside_his_tile() -> None:
    table = mob(0, "fergus macdarkie")
    outlaw(table, "fergus macdarkie", 1, G7).pawns({1: 1, 0: 2, 2: 3}).turn(1)
    table.tile(1, "h6", "easdale").scotsman(1, "h6")
    table.track({5: "inshriach"}).market().has(1, coins=0).has(0, coins=0)
    table.play("take 5")
    assert table.why_not("place g8") == "Fergus MacDarkie asks for a coin beside g8, and you have none"
    table.has(1, coins=1).play("place g8")
    assert table.asked == (0, "outlaw")
    table.play("put on h7")
    assert [table.player(0).coins, table.player(1).coins] == [1, 0]
    assert table.seen()["mobs"]["outlaws"]["fergus macdarkie"] == {"seat": 2, "place": "h7"}


@pytest.mark.rule("ch8.mob.fergus_macdarkie")
def test_without_a_coin_no_tile_can_be_taken_that_must_lie_there() -> None:
    table = mob(0, "fergus macdarkie")
    outlaw(table, "fergus macdarkie", 1, G7).pawns({1: 1, 0: 2, 2: 3}).turn(1)
    table.track({5: "inshriach", 6: "tomintoul"}).market(stone=1).has(1, coins=0)
    assert "take 5" not in table.legal()
    table.has(1, coins=2)
    assert "take 5" in table.legal()
    assert "take 6" not in table.legal()  # its stone costs 2, which leaves none for Fergus


@pytest.mark.rule("ch8.mob.mike_mccastle")
def test_mike_mccastle_hides_a_scotsman_and_counts_at_home() -> None:
    table = mob(0, "mike mccastle").scotsman(1, "h7", "h7")
    assert [table.line(seat, "Scotsmen at home") for seat in range(3)] == [0, 2, 0]
    table.play("use mike mccastle", "scotsman from the supply", "choose p2")
    assert [table.line(seat, "Scotsmen at home") for seat in range(3)] == [1, 1, 0]
    table.card(0, "castle moil")
    assert table.line(0, "Scotsmen at home") == 2


@pytest.mark.rule("ch8.mob.mike_mccastle")
def test_mike_mccastle_leaves_when_a_scotsman_comes_home() -> None:
    table = mob(0, "mike mccastle")
    outlaw(table, "mike mccastle", 1, H7).pawns({1: 1, 0: 2, 2: 3}).turn(1).state.points = 1
    table.play("move g7")
    assert table.seen()["mobs"]["outlaws"]["mike mccastle"] == {"seat": 2, "place": "h7"}


@pytest.mark.rule("ch8.mob.sibyl_macsponge")
def test_sibyl_macsponge_takes_one_point_of_six_once_a_turn() -> None:
    table = mob(1, "sibyl macsponge").tile(0, "h8", "grassmarket")
    table.tile(0, "g8", "leith merchants").goods(0, "h7", "wood wood wood").goods(
        0, "g7", "stone stone stone"
    )
    table.market().track({5: "inshriach"}).play("take 5", "place h6")
    for spot in ("h8", "g8"):
        table.player(0).cells[place_named(spot)] |= OPEN
        table.play(f"activate {spot}")
        while table.asked[1] in ("give-goods", "source"):
            table.play(table.legal()[0])
    assert table.vp(0) == 7 + 7 - 1
    assert table.vp(1) == 1


@pytest.mark.rule("ch8.mob.sibyl_macsponge")
def test_sibyl_macsponge_takes_from_every_source_of_a_scoring() -> None:
    table = mob(1, "sibyl macsponge").has(0, whisky=5).scotsman(0, *["h7"] * 5).has(1, whisky=5)
    s = table.state
    s.pending.depth = 1
    s.due = 1
    s.pending.push(decision(CLEAN_UP, -2))
    s.pending.push(decision(SCORING, -2))
    table.go_on()
    assert table.vp(0) == 8 - 1 + 8 - 1
    assert table.vp(1) == 8 + 2  # nothing is taken from herself


@pytest.mark.rule("ch8.mob.derek_anderson")
def test_derek_anderson_moves_a_tile_once() -> None:
    table = (
        mob(0, "derek anderson")
        .tile(1, "h8", "inshriach")
        .tile(1, "g8", "crieff fair")
        .goods(1, "h8", "wood")
    )
    table.scotsman(1, "h8").play("use derek anderson", "choose p3", "place h6")
    assert table.on(1, "h7") == "wood scotsman"
    places = {cell["place"]: cell["tile"] for cell in table.seen()["seats"][2]["territory"]}
    assert places["h6"] == "inshriach"
    assert table.why_not("use derek anderson") == "Derek Anderson has stolen already"
    assert table.player(1).size == 3


@pytest.mark.rule("ch8.mob.derek_anderson")
def test_trade_tiles_and_the_starting_tile_are_safe() -> None:
    table = mob(0, "derek anderson").tile(1, "h8", "crieff fair")
    assert table.why_not("use derek anderson") == "no tile can be stolen"


@pytest.mark.rule("ch8.mob.derek_anderson")
def test_a_stolen_landmark_leaves_its_card_and_a_stack_stays_together() -> None:
    table = mob(0, "derek anderson").tile(1, "h8", "kingussie", "perth").card(1, "loch ness")
    table.play("use derek anderson", "choose p1", "place h8")
    cell = next(c for c in table.seen()["seats"][0]["territory"] if c["place"] == "h8")
    assert (cell["tile"], cell["below"]) == ("perth", ["kingussie"])
    assert table.player(1).has_card(7)


def test_every_mobster_has_a_name_and_a_tile_never_has_one() -> None:
    assert not set(MOBSTERS) & set(TILES)

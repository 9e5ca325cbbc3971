"""Chronicle VIII: the mobsters who belong to another chronicle."""

import pytest
from tests.glenmore.rulebook.chronicles.test_8_penny_mobs import mob
from tests.glenmore.scenario import GAME

from clachan.core.bits import bit
from clachan.games.glenmore.rules.chronicles import (
    dragon_boats,
    haggis,
    haggis_scoring,
    mountain,
    reward_tokens,
)


@pytest.mark.rule("ch8.mob.fraser_mcstarve")
def test_fraser_mcstarve_takes_a_token_that_its_owner_chooses() -> None:
    table = mob(0, "fraser mcstarve", chronicles="58")
    s = table.state
    s.more[haggis.UP], table.player(1).more[haggis.TABLE] = bit(0) | bit(6), bit(1) | bit(10)
    s.more[haggis.DOWN] = (bit(13) - 1) & ~(s.more[haggis.UP] | table.player(1).more[haggis.TABLE])
    haggis_scoring.begin_scoring(s)
    table.go_on()
    assert table.asked == (0, "mobster")
    table.play("choose p2")
    assert table.asked == (1, "give haggis")
    told = GAME.narrate(s, GAME.catalogue.read("return haggis 1").number)
    assert told[0].text == "Yellow (p2) gives away a haggis token."
    table.play("return haggis 1")
    assert table.seen(0)["haggis"]["tables"][0]["own"] == [1]
    table.play("roll 1", "roll 1", "roll 1", "roll 1")
    assert [table.vp(0), table.vp(1)] == [1, 0]


@pytest.mark.rule("ch8.mob.oonagh_mchagg")
def test_oonagh_mchagg_rolls_again_once_in_a_scoring() -> None:
    table = mob(1, "oonagh mchagg", chronicles="58")
    s = table.state
    s.more[haggis.UP], table.player(1).more[haggis.TABLE] = bit(0) | bit(6), bit(10)
    s.more[haggis.DOWN] = (bit(13) - 1) & ~(s.more[haggis.UP] | table.player(1).more[haggis.TABLE])
    haggis_scoring.begin_scoring(s)
    table.go_on().play("roll 1")
    assert table.asked == (1, "mobster")
    table.play("done", "roll 1", "use oonagh mchagg", "roll 3", "roll 2", "roll 2")
    assert table.vp(1) == 3


@pytest.mark.rule("ch8.mob.elsbeth_mctrick")
def test_elsbeth_mctrick_exchanges_something_of_the_mountain() -> None:
    table = mob(0, "elsbeth mctrick", chronicles="28").pawns({0: 11, 1: 4, 2: 6}).has(0, coins=1)
    table.track({1: "robert the bruce", 3: "perth"})
    table.state.more[mountain.COINS] = 2
    table.play("take 1")
    assert table.asked == (0, "mobster")
    table.play("coins of england", "gain cattle", "put on g7")
    assert table.stock(0) == "cattle 1"
    assert table.state.more[mountain.COINS] == 1


@pytest.mark.rule("ch8.mob.erin_macmalt")
def test_erin_macmalt_sells_on_the_extra_space_in_passing() -> None:
    table = mob(0, "erin macmalt", chronicles="38").barrels(0, 2, 3)
    table.track({5: "whisky sale d", 6: "inshriach"}).play("take 6")
    while table.asked[1] in ("mobster", "pass a sale"):
        table.play(next(text for text in table.legal() if text.startswith("barrel")))
    assert table.vp(0) == 5
    assert table.player(0).whisky == 0


@pytest.mark.rule("ch8.mob.john_mcclaim")
def test_john_mcclaims_tokens_count_cards_of_others_as_own() -> None:
    table = mob(0, "john mcclaim", chronicles="68").card(1, "loch ness", "castle moil").card(2, "loch morar")
    table.player(1).events = bit(9)
    table.play("use john mcclaim")
    assert table.why_not("claim castle moil") == "the card castle moil shows its event"
    table.play("claim loch ness")
    assert [table.line(seat, "landmark cards") for seat in range(3)] == [
        0,
        1,
        0,
    ]  # one each, and a turned card
    table.play("use john mcclaim")
    assert [table.line(seat, "landmark cards") for seat in range(3)] == [2, 2, 0]


@pytest.mark.rule("ch8.mob.john_mcclaim")
def test_an_event_removes_john_mcclaims_token() -> None:
    table = mob(1, "john mcclaim", chronicles="68").card(0, "loch ness", "loch morar")
    table.state.more[254] = bit(7)
    table.tile(0, "h8", "gathering a").track({5: "inshriach"}).market()
    table.play("take 5", "place g8", "activate h8", "trigger loch ness")
    assert table.seen()["mobs"]["claimed"] == []


@pytest.mark.rule("ch8.mob.bully_mcmuscle")
def test_bully_mcmuscle_passes_boats_without_movement_points() -> None:
    table = mob(0, "bully mcmuscle", chronicles="18")
    table.state.more[dragon_boats.RACING] = 1
    assert "no movement point" in str(table.why_not("row the boat"))
    table.player(1).more[dragon_boats.RIVER], table.player(1).more[dragon_boats.COLUMN] = 0, 6
    table.play("row the boat")
    assert table.seen()["race"]["boats"][0]["place"] == "g7"
    assert table.state.points == 0


@pytest.mark.rule("ch8.mob.calum_mcquack")
def test_calum_mcquack_gives_a_penny_to_a_boat_that_he_passes() -> None:
    table = mob(0, "calum mcquack", chronicles="18").tile(0, "f7", "loch shiel")
    table.state.more[dragon_boats.RACING] = 1
    table.state.points = 2
    table.player(1).more[dragon_boats.RIVER], table.player(1).more[dragon_boats.COLUMN] = 0, 6
    table.play("row the boat", "row the boat")
    assert table.asked == (0, "mobster")
    table.play("use calum mcquack")
    assert [pennies["minus"] for pennies in table.seen()["mobs"]["pennies"]] == [6, 8, 7]


@pytest.mark.rule("ch8.mob.calum_mcquack", "ch8.mob.bully_mcmuscle")
def test_the_boat_mobsters_draw_a_second_token_once() -> None:
    table = mob(0, "bully mcmuscle", chronicles="18")
    s = table.state
    s.more[dragon_boats.RACING], s.points = 1, 1
    table.player(0).more[dragon_boats.RIVER], table.player(0).more[dragon_boats.COLUMN] = 1, 8
    table.player(1).right = 8
    table.tile(1, "i7", "loch shiel")
    table.play("row the boat")
    while table.asked[0] == -1:
        table.play(table.legal()[0])
    left = s.more[reward_tokens.COUNT + 1]
    table.play(next(text for text in table.legal() if text != "done"))
    while table.asked[1] not in ("mobster",):
        table.play(table.legal()[0])
    table.play("use bully mcmuscle")
    assert table.asked == (-1, "token lot")
    table.play(table.legal()[0])
    assert s.more[reward_tokens.COUNT + 1] == left - 2

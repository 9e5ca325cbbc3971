"""Chronicle VIII: the mobsters who belong to another chronicle."""

import pytest
from tests.glenmore.rulebook.chronicles.test_8_penny_mobs import mob
from tests.glenmore.scenario import GAME, Scenario

from clachan.core.bits import bit
from clachan.games.glenmore.rules.chronicles import (
    dragon_boats,
    haggis_scoring,
    mob_cards,
    mountain,
    whisky_sales,
)


@pytest.mark.rule("ch8.mob.fraser_mcstarve")
def test_fraser_mcstarve_takes_a_token_that_its_owner_chooses() -> None:
    table = mob(0, "fraser mcstarve", chronicles="58")
    s = table.state
    s.haggis.up, table.player(1).haggis.tokens = bit(0) | bit(6), bit(1) | bit(10)
    s.haggis.down = (bit(13) - 1) & ~(s.haggis.up | table.player(1).haggis.tokens)
    haggis_scoring.begin_scoring(s)
    table.go_on()
    assert table.asked == (0, "mobster")
    table.play("choose p2")
    assert table.asked == (1, "give-haggis")
    told = GAME.narrate(s, GAME.catalogue.read("return haggis 1").number)
    assert str(told[0]) == "Yellow (p2) gives away a haggis token."
    table.play("return haggis 1")
    assert table.seen(0)["haggis"]["tables"][0]["own"] == [1]
    table.play("roll 1", "roll 1", "roll 1", "roll 1")
    assert [table.vp(0), table.vp(1)] == [1, 0]


def oonagh(owner: int = 1, **tables: int) -> Scenario:
    """Haggis is about to be scored; tables p1, p2, ... hold these tokens."""
    table = mob(owner, "oonagh mchagg", chronicles="58")
    s = table.state
    s.haggis.up = bit(0) | bit(6)
    held = 0
    for name, tokens in tables.items():
        table.player(int(name[1]) - 1).haggis.tokens = tokens
        held |= tokens
    s.haggis.down = (bit(13) - 1) & ~(s.haggis.up | held)
    haggis_scoring.begin_scoring(s)
    return table.go_on()


@pytest.mark.rule("ch8.mob.oonagh_mchagg")
def test_oonagh_mchagg_rolls_again_once_in_a_scoring() -> None:
    table = oonagh(p2=bit(10)).play("roll 1")
    assert table.asked == (1, "mobster")
    table.play("done", "roll 1", "use oonagh mchagg", "roll 3")
    assert table.asked == (-1, "roll-for-haggis")  # she is not asked any more
    table.play("roll 2", "roll 2")
    assert table.vp(1) == 3


@pytest.mark.rule("ch8.mob.oonagh_mchagg")
def test_a_roll_that_is_rolled_again_turns_nothing_over() -> None:
    table = oonagh(p1=bit(1), p3=bit(10)).play("roll 1")
    assert [shown["shown"] for shown in table.seen()["haggis"]["tables"]] == [[], [], []]
    table.play("use oonagh mchagg", "roll 3")
    assert [shown["shown"] for shown in table.seen()["haggis"]["tables"]] == [[], [], [3]]
    table.play("roll 2", "roll 2")
    assert table.asked == (-1, "roll-for-haggis")  # the roll again was one of the four
    table.play("roll 2")
    assert [table.vp(seat) for seat in range(3)] == [0, 0, 3]


@pytest.mark.rule("ch8.mob.oonagh_mchagg")
def test_oonagh_mchagg_works_again_in_the_next_scoring() -> None:
    table = oonagh(p2=bit(10) | bit(11)).play("roll 1", "use oonagh mchagg", "roll 3", *["roll 2"] * 3)
    haggis_scoring.begin_scoring(table.state)
    table.go_on().play("roll 1")
    assert table.asked == (1, "mobster")


@pytest.mark.rule("ch8.mob.oonagh_mchagg")
def test_her_owner_sees_the_roll_in_the_view_the_prompt_and_the_answers() -> None:
    table = oonagh(p1=bit(6 + 1), p2=bit(10))
    assert table.seen()["mobs"]["roll"] is None
    for side, shown in (("roll 2b", 2), ("roll 1c", 1)):
        table.play(side)
        for seat in (0, 1, 2, None):
            assert table.seen(seat)["mobs"]["roll"] == shown
        question = GAME.question(table.state)
        assert str(question) == f"The die shows {shown}: shall Oonagh McHagg have it rolled again?"
        again, stay = (GAME.catalogue.read(text).number for text in ("use oonagh mchagg", "done"))
        assert str(GAME.cost(table.state, again)) == f"instead of the {shown}"
        assert str(GAME.cost(table.state, stay)) == f"the {shown} counts"
        told = [str(GAME.narrate(table.state, number)[0]) for number in (again, stay)]
        assert told == [f"Yellow (p2) rolls the {shown} again.", f"Yellow (p2) lets the {shown} count."]
        table.play("done")
    assert table.seen()["mobs"]["roll"] is None


@pytest.mark.rule("ch8.mob.elsbeth_mctrick")
def test_elsbeth_mctrick_is_asked_after_the_own_coin_is_laid() -> None:
    table = mob(0, "elsbeth mctrick", chronicles="28").pawns({0: 11, 1: 4, 2: 6}).has(0, coins=1)
    table.track({1: "robert the bruce", 3: "perth"}).play("take 1")
    assert table.asked == (0, "mobster")
    assert table.seen()["mountain"]["coins"] == 1  # nothing lay there before
    table.play("coins of england", "gain cattle", "put on g7")
    assert table.stock(0) == "cattle 1"
    assert table.player(0).coins == 0
    assert table.seen()["mountain"]["coins"] == 0


@pytest.mark.rule("ch8.mob.elsbeth_mctrick")
def test_elsbeth_mctrick_takes_a_good_or_nothing_and_no_coin_for_it() -> None:
    table = mob(0, "elsbeth mctrick", chronicles="28").pawns({0: 11, 1: 4, 2: 6}).has(0, coins=1)
    table.state.mountain.heap[3] = 1  # a sheep
    table.track({1: "robert the bruce", 3: "perth"}).play("take 1")
    assert table.legal() == ["done", "coins of sheep", "coins of england"]
    table.play("coins of sheep")
    assert table.legal() == ["gain wood", "gain stone", "gain barley", "gain sheep", "gain cattle"]
    table.play("gain barley", "put on h7")
    assert table.on(0, "h7") == "barley"
    assert table.seen()["mountain"] == {"spaces": [12, 13], "coins": 1, "goods": {}}
    assert table.asked == (0, "clan-marker")  # once in passing


@pytest.mark.rule("ch8.mob.elsbeth_mctrick")
def test_elsbeth_mctrick_works_when_the_mountain_is_left_and_for_her_owner_only() -> None:
    for owner, asked in ((0, "mobster"), (1, "leave-the-mountain")):
        table = mob(owner, "elsbeth mctrick", chronicles="28").pawns({0: 12, 1: 4, 2: 6})
        table.track({1: "robert the bruce", 3: "perth"}).state.mountain.heap[mountain.COINS] = 2
        table.state.pending.depth = 1
        table.go_on()
        assert table.asked == (0, asked)
    table = mob(1, "elsbeth mctrick", chronicles="28").pawns({0: 11, 1: 4, 2: 6}).has(0, coins=1)
    table.track({1: "robert the bruce", 3: "perth"}).play("take 1")
    assert table.asked == (0, "clan-marker")


@pytest.mark.rule("ch8.mob.erin_macmalt")
def test_erin_macmalt_sells_on_the_extra_space_in_passing() -> None:
    table = mob(0, "erin macmalt", chronicles="38").barrels(0, 2, 3)
    table.track({5: "whisky sale d", 6: "inshriach"}).play("take 6")
    while table.asked[1] in ("mobster", "pass-a-sale"):
        table.play(next(text for text in table.legal() if text.startswith("barrel")))
    assert table.vp(0) == 5
    assert table.player(0).whisky == 0


@pytest.mark.rule("ch8.mob.erin_macmalt")
def test_erins_barrel_fills_the_extra_space() -> None:
    table = mob(0, "erin macmalt", chronicles="38").barrels(0, 1, 2, 3).market()
    table.track({5: "whisky sale d", 6: "inshriach"}).play("take 6")
    for _ in range(2):
        table.play(next(text for text in table.legal() if text.startswith("barrel")))
    assert table.seen()["cellars"]["sales"]["whisky sale d"] == {"lower": 1, "extra": 1}
    assert table.player(0).whisky == 1  # two in all
    for owner, extra, sold in ((1, 0, 1), (0, 1, 1), (0, 0, 2)):
        table = mob(owner, "erin macmalt", chronicles="38").barrels(0, 1, 2, 3).market()
        table.track({5: "whisky sale d", 6: "inshriach"})
        table.state.sales.extra[whisky_sales.slot(table.state.track[4] - 1)] = extra
        table.play("take 6")
        while table.asked[1] in ("mobster", "pass-a-sale"):
            table.play(next(text for text in table.legal() if text.startswith("barrel")))
        assert table.player(0).whisky == 3 - sold


@pytest.mark.rule("ch8.mob.john_mcclaim")
def test_john_mcclaim_has_three_tokens_for_cards_of_others() -> None:
    table = mob(0, "john mcclaim", chronicles="68").card(0, "inverness")
    table.card(1, "loch ness", "castle moil").card(2, "loch morar", "loch shiel")
    for card in ("loch ness", "castle moil", "loch morar"):
        assert "claim inverness" not in table.play("use john mcclaim").legal()
        table.play(f"claim {card}")
    assert table.seen()["mobs"]["claimed"] == ["loch ness", "castle moil", "loch morar"]
    assert table.why_not("use john mcclaim") == "you have no token of John McClaim left"
    assert "use john mcclaim" not in table.legal()
    assert [table.line(seat, "landmark cards") for seat in range(3)] == [5, 0, 1]  # 4, 0 and 1 cards


@pytest.mark.rule("ch8.mob.john_mcclaim")
def test_john_mcclaims_tokens_count_cards_of_others_as_own() -> None:
    table = mob(0, "john mcclaim", chronicles="68").card(1, "loch ness", "castle moil").card(2, "loch morar")
    table.player(1).events = bit(9)
    table.play("use john mcclaim")
    assert table.why_not("claim castle moil") == "the card Castle Moil shows its event already"
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
    table.state.mobs.claimed = bit(7)
    table.tile(0, "h8", "gathering a").track({5: "inshriach"}).market()
    table.play("take 5", "place g8", "activate h8", "trigger loch ness")
    assert table.seen()["mobs"]["claimed"] == []


@pytest.mark.rule("ch8.mob.bully_mcmuscle")
def test_bully_mcmuscle_passes_boats_without_movement_points() -> None:
    table = mob(0, "bully mcmuscle", chronicles="18")
    table.state.race.racing = 1
    assert "no movement point" in str(table.why_not("row the boat"))
    table.player(1).boat.river, table.player(1).boat.column = 0, 6
    table.play("row the boat")
    assert table.seen()["race"]["boats"][0]["place"] == "g7"
    assert table.state.points == 0


@pytest.mark.rule("ch8.mob.bully_mcmuscle")
def test_a_boat_that_has_finished_helps_nobody_and_an_empty_tile_costs_a_point() -> None:
    table = mob(0, "bully mcmuscle", chronicles="18").tile(0, "f7", "loch shiel")
    table.state.race.racing = 1
    other = table.player(1)
    other.boat.river, other.boat.column = 0, dragon_boats.CASTLE_COLUMN - 1
    other.boat.result = 1
    assert "no movement point" in str(table.why_not("row the boat"))
    other.boat.result, table.state.points = 0, 1
    table.play("row the boat")
    assert table.state.points == 1
    table.play("row the boat")
    assert table.state.points == 0


@pytest.mark.rule("ch8.mob.calum_mcquack")
def test_calum_mcquack_gives_a_penny_to_a_boat_that_passes_him() -> None:
    table = mob(1, "calum mcquack", chronicles="18").tile(0, "f7", "loch shiel")
    table.state.race.racing, table.state.points = 1, 2
    for seat in (1, 2):
        table.player(seat).boat.river = 0
        table.player(seat).boat.column = dragon_boats.CASTLE_COLUMN - seat
    table.play("row the boat", "row the boat")
    assert table.asked == (1, "mobster")  # p1 has passed p2, and lies beside p3
    table.play("use calum mcquack")
    assert [pennies["minus"] for pennies in table.seen()["mobs"]["pennies"]] == [8, 6, 7]
    assert [pennies["plus"] for pennies in table.seen()["mobs"]["pennies"]] == [0, 0, 0]
    assert table.asked == (0, "turn")


@pytest.mark.rule("ch8.mob.calum_mcquack")
def test_calum_mcquack_gives_a_penny_to_a_boat_that_he_passes() -> None:
    table = mob(0, "calum mcquack", chronicles="18").tile(0, "f7", "loch shiel")
    table.state.race.racing = 1
    table.state.points = 2
    table.player(1).boat.river, table.player(1).boat.column = 0, 6
    table.play("row the boat", "row the boat")
    assert table.asked == (0, "mobster")
    table.play("use calum mcquack")
    assert [pennies["minus"] for pennies in table.seen()["mobs"]["pennies"]] == [6, 8, 7]


def at_castle(*names: str, left: int = 3) -> Scenario:
    """The boat of p1 has reached the castle of p2, where tokens lie, and p1 chooses one of them."""
    table = mob(0, *names, chronicles="18")
    s = table.state
    s.race.racing, s.points = 1, 1
    s.race.tokens[1] = left
    table.tile(1, "i7", "loch shiel")
    table.player(0).boat.river = 1
    table.player(0).boat.column = dragon_boats.CASTLE_COLUMN + 1
    return chosen(table.play("row the boat"))


def chosen(table: Scenario) -> Scenario:
    """Chance deals or draws, p1 chooses, and rewards are taken, until a mobster is asked about."""
    while table.asked[1] in ("deal-a-token", "choose-a-token", "reward", "put", "clan-marker", "token-lot"):
        table.play(next(text for text in table.legal() if text != "done"))
    return table


@pytest.mark.rule("ch8.mob.calum_mcquack", "ch8.mob.bully_mcmuscle")
def test_calum_and_bully_both_work_at_one_castle() -> None:
    table = at_castle("calum mcquack", "bully mcmuscle")
    assert "use calum mcquack" in table.legal()
    chosen(table.play("use calum mcquack"))
    assert table.seen()["race"]["tokens"]["left"]["p2"] == 1
    assert table.asked == (0, "mobster")
    assert table.legal() == ["done", "use bully mcmuscle"]
    chosen(table.play("use bully mcmuscle"))
    assert table.seen()["race"]["tokens"]["left"]["p2"] == 0
    assert table.asked == (0, "turn")


@pytest.mark.rule("ch8.mob.calum_mcquack", "ch8.mob.bully_mcmuscle")
def test_the_second_token_pays_its_reward() -> None:
    table = at_castle("bully mcmuscle").play("use bully mcmuscle")
    table.state.race.bag |= table.state.race.dealt[1]
    coins = next(token for token in range(16) if table.state.printed.token_kind[token] == 1)
    table.state.race.dealt[1] = bit(coins) | bit(15 if coins < 15 else 0)
    table.state.race.bag &= ~table.state.race.dealt[1]
    before = int(table.player(0).coins)
    table.play(f"lot {coins + 1}")
    assert table.player(0).coins == before + table.state.printed.token_worth[1] > before


@pytest.mark.rule("ch8.mob.calum_mcquack", "ch8.mob.bully_mcmuscle")
def test_declining_one_leaves_the_other_and_both_for_later() -> None:
    table = at_castle("calum mcquack", "bully mcmuscle").play("done")
    assert table.legal() == ["done", "use bully mcmuscle"]
    table.play("done")
    assert table.seen()["race"]["tokens"]["left"]["p2"] == 2
    assert [table.state.mobs.tokens[at] for at in (mob_cards.MCQUACK, mob_cards.MCMUSCLE)] == [
        0,
        0,
    ]


@pytest.mark.rule("ch8.mob.calum_mcquack", "ch8.mob.bully_mcmuscle")
def test_a_castle_with_two_tokens_is_emptied_by_one_of_them() -> None:
    table = chosen(at_castle("calum mcquack", "bully mcmuscle", left=2).play("use calum mcquack"))
    assert table.seen()["race"]["tokens"]["left"]["p2"] == 0
    assert table.asked == (0, "turn")  # Bully is not asked about, and is left for another castle
    assert table.state.mobs.tokens[mob_cards.MCMUSCLE] == 0


@pytest.mark.rule("ch8.mob.calum_mcquack", "ch8.mob.bully_mcmuscle")
@pytest.mark.parametrize("name", ["calum mcquack", "bully mcmuscle"])
def test_the_second_token_is_drawn_once_in_a_game(name: str) -> None:
    table = chosen(at_castle(name).play(f"use {name}"))
    assert table.asked == (0, "turn")
    s = table.state
    s.points, s.race.tokens[2] = 1, 3
    table.player(0).boat.river = 2
    table.player(0).boat.column = dragon_boats.CASTLE_COLUMN + 1
    chosen(table.tile(2, "i7", "loch lochy").play("row the boat"))
    assert table.asked == (0, "turn")
    assert table.seen()["race"]["tokens"]["left"]["p3"] == 2


@pytest.mark.rule("ch8.mob.calum_mcquack", "ch8.mob.bully_mcmuscle")
def test_the_boat_mobsters_draw_a_second_token_once() -> None:
    table = mob(0, "bully mcmuscle", chronicles="18")
    s = table.state
    s.race.racing, s.points = 1, 1
    table.player(0).boat.river, table.player(0).boat.column = 1, 8
    table.player(1).right = 8
    table.tile(1, "i7", "loch shiel")
    table.play("row the boat")
    while table.asked[0] == -1:
        table.play(table.legal()[0])
    left = s.race.tokens[1]
    table.play(next(text for text in table.legal() if text != "done"))
    while table.asked[1] not in ("mobster",):
        table.play(table.legal()[0])
    table.play("use bully mcmuscle")
    assert table.asked == (-1, "token-lot")
    table.play(table.legal()[0])
    assert s.race.tokens[1] == left - 2

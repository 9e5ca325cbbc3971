"""What holds for every seat of two to four players, and in the last round as in the first."""

import pytest
from tests.glenmore.scenario import GAME, Scenario

from clachan.core.bits import bit
from clachan.games.glenmore.rules.chronicles import haggis_scoring
from clachan.games.glenmore.rules.scoring_rounds import score_round
from clachan.games.glenmore.state import ENGLISHMAN


@pytest.mark.rule("scoring.rounds")
@pytest.mark.parametrize(("players", "least"), [(p, seat) for p in (2, 3, 4) for seat in range(p)])
def test_everybody_is_compared_with_whoever_has_least(players: int, least: int) -> None:
    table = Scenario(players)
    for seat in range(players):
        table.has(seat, whisky=1 if seat == least else 3 + seat)
    score_round(table.state)
    points = {2: 2, 3: 3, 4: 5, 5: 8}
    expected = [0 if seat == least else points[2 + seat] for seat in range(players)]
    assert [table.vp(seat) for seat in range(players)] == expected


@pytest.mark.rule("scoring.rounds", "person.take")
@pytest.mark.parametrize("scored", [0, 1, 2, 3])
def test_a_person_counts_in_whichever_round_it_is_taken(scored: int) -> None:
    table = Scenario()
    table.state.scored = scored
    table.play("take 12", "marker on macleod")
    assert table.seen()["seats"][0]["persons"] == 1
    assert table.line(0, "persons") == 1


@pytest.mark.rule("card.loch_ness")
@pytest.mark.parametrize("turns", [0, 1, 8, 60])
def test_loch_ness_helps_in_every_turn_however_late(turns: int) -> None:
    table = Scenario().card(0, "loch ness").tile(0, "h8", "lochridge").tile(0, "h9", "easdale")
    table.state.turn, table.state.pending.depth = turns, 1
    table.go_on()
    assert table.asked == (0, "turn") and table.seen()["turn"] == turns + 1
    table.play("activate h9")
    assert table.on(0, "h9") == "stone"
    assert table.legal("activate") == []


@pytest.mark.rule("card.loch_ness", "activate.neighbours")
def test_a_tile_that_the_new_one_opens_does_not_use_loch_ness_up() -> None:
    table = Scenario().card(0, "loch ness").tile(0, "h8", "inshriach").tile(0, "h9", "tomintoul")
    table.tile(0, "h10", "easdale").market().track({5: "lochridge"}).turn(0)
    table.play("take 5", "place g8", "activate h8", "activate h10")
    assert (table.on(0, "h8"), table.on(0, "h10")) == ("wood", "stone")
    assert "activate h7" in table.legal()  # opened too
    assert table.why_not("activate h8") is not None


@pytest.mark.rule("card.loch_ness", "activate.neighbours")
def test_a_tile_that_loch_ness_has_activated_is_not_activated_again_beside_the_new_one() -> None:
    table = (
        Scenario().card(0, "loch ness").tile(0, "h8", "inshriach").track({5: "lochridge"}).market().turn(0)
    )
    table.play("activate h8", "take 5", "place g8")
    assert table.on(0, "h8") == "wood"
    assert "activate h8" not in table.legal() and "activate h7" in table.legal()


@pytest.mark.rule("card.loch_ness", "activate.overbuild")
def test_a_tile_built_over_an_activated_one_has_not_been_activated() -> None:
    """Glen Affric covers Inshriach, whose wood stays; it makes wood and stone itself in the same turn."""
    table = Scenario().card(0, "loch ness").tile(0, "h8", "inshriach").has(0, coins=20).market()
    table.goods(0, "g7", "sheep barley cattle").track({5: "glen affric"}).turn(0).play(
        "activate h8", "take 5"
    )
    while table.asked[1] == "pay":
        table.play(table.legal()[0])
    if table.asked[1] == "place":
        table.play("place h8")
    assert table.on(0, "h8") == "wood"
    table.play("activate h8")
    assert table.on(0, "h8") == "wood wood stone"


@pytest.mark.rule("clan.maclachlan")
@pytest.mark.parametrize("left", [0, 1, 3, 4, 7])
def test_maclachlan_pays_for_every_point_that_is_left(left: int) -> None:
    table = Scenario().clan(0, "maclachlan").turn(0)
    table.state.points = left
    table.play("take 12", "marker on macleod")
    if table.asked == (0, "act"):
        table.play("end turn")
    assert table.vp(0) == left


@pytest.mark.rule("clan.macmillan", "card.loch_morar")
@pytest.mark.parametrize("clan", [True, False])
def test_a_stack_that_is_removed_goes_with_all_its_tiles(clan: bool) -> None:
    """Three tiles lie on the river's end; nothing of them is left, and the card of one of them stays."""
    table = Scenario().tile(0, "i7", "halkirk", "inverness", "elgin").card(0, "inverness").scotsman(0, "i7")
    if clan:
        table.has(0, coins=9).marking(0).play("marker on macmillan")  # nothing else can go
    else:
        table.goods(0, "g7", "wood stone barley").has(0, coins=20).track({5: "loch morar"}).play("take 5")
        while table.asked[1] == "pay":
            table.play(table.legal()[0])
        table.play(*table.legal("place")[:1] if table.asked[1] == "place" else (), "remove i7")
    assert "i7" not in [tile["place"] for tile in table.seen()["seats"][0]["territory"]]
    assert table.on(0, "h7") == "scotsman"
    assert "inverness" in table.seen()["seats"][0]["cards"]
    assert table.why_not("remove i7") is not None


@pytest.mark.rule("ch4.turn")
@pytest.mark.parametrize(("stacks", "price"), [(0, 1), (1, 2), (2, 3)])
def test_a_person_that_the_englishman_takes_costs_the_next_price_of_his_row(stacks: int, price: int) -> None:
    table = Scenario(3, chronicles="4").pawns({ENGLISHMAN: 1, 0: 2, 1: 3, 2: 4}).has(0, coins=9)
    table.state.england.holder, table.state.pending.depth = 1, 1
    table.state.market[5] = stacks
    table.go_on().play("take 12", "marker on douglas")
    assert table.player(0).coins == 9 - price
    assert table.seen()["england"]["stacks"] == stacks + 1
    assert table.seen()["seats"][0]["persons"] == 1


@pytest.mark.rule("end.tie")
def test_the_last_place_of_four_is_told_by_goods_too() -> None:
    table = Scenario(4)
    for seat in range(4):
        table.has(seat, coins=5)
    table.goods(3, "h7", "wood stone").goods(2, "h7", "wood").goods(0, "h7", "sheep")
    assert [score.place for score in GAME.scores(table.state)] == [2, 4, 2, 1]


@pytest.mark.rule("end.territory")
@pytest.mark.parametrize("least", range(4))
def test_the_smallest_of_four_territories_may_be_anybodys(least: int) -> None:
    table, tiles = Scenario(4), ["inshriach", "lochridge", "easdale", "tomintoul"]
    for seat in range(4):
        if seat != least:
            table.tile(seat, "h8", tiles[seat])
    assert [table.line(seat, "territory") for seat in range(4)] == [-3 * (seat != least) for seat in range(4)]


@pytest.mark.rule("end.worlds_end")
@pytest.mark.parametrize("last", range(4))
def test_the_game_waits_for_the_last_of_four_pawns(last: int) -> None:
    others = {seat: 5 for seat in range(4) if seat != last}
    table = Scenario(4).pawns({last: 1, **others}).track({5: "worlds end"})
    table.state.finished, table.state.pending.depth = sum(bit(seat) for seat in others), 1
    table.go_on()
    assert table.asked == (last, "turn")


@pytest.mark.rule("ch5.reveal", "ch5.whisky", "ch5.points")
@pytest.mark.parametrize("seat", range(4))
def test_each_of_four_tables_turns_tokens_over_and_may_spend_whisky(seat: int) -> None:
    table = Scenario(4, chronicles="5").has(seat, whisky=1)
    s, held = table.state, bit(1) | bit(12)
    s.haggis.up, table.player(seat).haggis.tokens = bit(0) | bit(6), held
    s.haggis.down = (bit(13) - 1) & ~(s.haggis.up | held)
    haggis_scoring.begin_scoring(s)
    table.go_on().play(*["roll 1"] * 4)
    assert table.asked == (seat, "whisky-for-haggis")
    table.play("spend whisky", "roll 3")
    assert table.vp(seat) == 2 * (1 + 3)

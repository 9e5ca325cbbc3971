"""Chronicle VIII: Sibyl MacSponge, who takes a point of every six or more that others get from one source."""

import pytest
from tests.glenmore.rulebook.chronicles.test_8_penny_mobs import mob, refilled
from tests.glenmore.scenario import Scenario

from clachan.core.bits import bit
from clachan.core.decision import decision
from clachan.games.glenmore.decisions import CLEAN_UP
from clachan.games.glenmore.rules.chronicles import dragon_boats, mob_cards
from clachan.games.glenmore.rules.track import step_next_turn

SIBYL = "sibyl macsponge"


def watched(chronicles: str = "8", players: int = 3) -> Scenario:
    """p2 holds Sibyl; p1 has a tile to take."""
    table = mob(1, SIBYL, chronicles=chronicles, players=players).market().has(0, coins=0)
    return table if "2" in chronicles else table.track({5: "inshriach"})


def opened(table: Scenario, *places: str) -> Scenario:
    """p1 has taken Inshriach and laid it beside these tiles."""
    table.play("take 5", "place g8")
    assert {f"activate {place}" for place in places} <= set(table.legal())
    return table


def given(table: Scenario, place: str) -> Scenario:
    """An exchange, always with the first good that can be given."""
    table.play(f"activate {place}")
    while table.asked[1] in ("give-goods", "source"):
        table.play(table.legal()[0])
    return table


def cellars(table: Scenario) -> Scenario:
    table.player(0).cellar.built = 2  # p1 has built the second cellar
    return table


def scored(table: Scenario) -> Scenario:
    """A turn is over, the track is refilled, and a scoring round is held."""
    s = table.state
    s.pending.depth = 1
    s.due = 1
    s.pending.push(decision(CLEAN_UP, -2))
    table.go_on()
    while table.asked[1] == "draw-tile":
        table.play(table.legal()[0])
    return table


def ended(table: Scenario) -> Scenario:
    """Every pawn has reached World's End."""
    s = table.state
    s.pending.depth = 1
    s.scored, s.finished = 3, 7
    step_next_turn(s)
    return table.go_on()


@pytest.mark.rule("ch8.mob.sibyl_macsponge")
def test_six_points_are_enough_and_five_are_not() -> None:
    table = watched().tile(0, "h8", "dingwall mart").goods(0, "h7", "sheep cattle")
    given(opened(table, "h8"), "h8")
    assert [table.vp(seat) for seat in range(3)] == [5, 1, 0]  # 6 for a sheep and a cow
    table = watched().tile(0, "h8", "falkirk tryst").goods(0, "h7", "sheep cattle")
    opened(table, "h8").play("activate h8", "give sheep", "give cattle")
    assert [table.vp(seat) for seat in range(3)] == [5, 0, 0]


@pytest.mark.rule("ch8.mob.sibyl_macsponge")
def test_two_sources_of_one_turn_are_not_added_up() -> None:
    table = watched().tile(0, "h8", "falkirk tryst").tile(0, "h9", "clachaig inn")
    table.goods(0, "h7", "sheep cattle")
    opened(table, "h8", "h9").play("activate h8", "give sheep", "give cattle", "activate h9")
    assert [table.vp(0), table.vp(1)] == [5 + 3, 0]


@pytest.mark.rule("ch8.mob.sibyl_macsponge")
def test_she_takes_once_in_a_turn_and_again_in_the_next_turn_of_that_player() -> None:
    table = watched().tile(0, "h8", "dingwall mart").tile(0, "h9", "grassmarket")
    table.goods(0, "h7", "sheep cattle").goods(0, "g7", "wood wood wood")
    given(given(opened(table, "h8", "h9"), "h8"), "h9")
    assert [table.vp(0), table.vp(1)] == [6 + 7 - 1, 1]
    table.play("end turn", "done").goods(0, "h7", "sheep cattle").pawns({0: 5, 1: 6, 2: 7})
    refilled(table).track({9: "easdale"}).scotsman(0, "h8").play("take 9", "place g9")
    given(table, "h8")
    assert [table.vp(0), table.vp(1)] == [12 + 6 - 1, 2]


@pytest.mark.rule("ch8.mob.sibyl_macsponge")
def test_her_owner_pays_nothing_in_the_own_turn() -> None:
    table = mob(0, SIBYL).market().track({5: "inshriach"}).tile(0, "h8", "dingwall mart")
    given(opened(table.goods(0, "h7", "sheep cattle"), "h8"), "h8")
    assert table.line(0, "tiles and exchanges") == 6
    assert table.vp(0) == 6


@pytest.mark.rule("ch8.mob.sibyl_macsponge")
def test_a_tile_is_one_source_with_what_it_brings_once() -> None:
    table = watched().track({6: "glasgow fair"}).goods(0, "h7", "wood").goods(0, "g7", "stone sheep")
    table.tile(0, "h8", "clachaig inn").play("take 6", "place g8")
    assert [table.vp(0), table.vp(1)] == [2, 0]
    table.play("activate h8")  # another source between
    table.play("activate g8", "give stone")
    assert [table.vp(0), table.vp(1)] == [2 + 3 + 4 - 1, 1]


@pytest.mark.rule("ch8.mob.sibyl_macsponge", "ch6.event.armadale_castle")
def test_the_stones_of_armadale_castle_are_one_source() -> None:
    table = watched("68").card(0, "armadale castle").tile(0, "h8", "gathering a")
    opened(table.goods(0, "h7", "stone stone stone"), "h8").play("activate h8", "trigger armadale castle")
    table.play("from h7")
    assert [table.vp(0), table.vp(1)] == [3, 0]
    table.play("from h7")
    assert [table.vp(0), table.vp(1)] == [6 - 1, 1]
    table.play("from h7")
    assert [table.vp(0), table.vp(1)] == [9 - 1, 1]


@pytest.mark.rule("ch8.mob.sibyl_macsponge", "ch3.stopping_sale")
def test_two_barrels_on_a_sale_tile_are_one_source() -> None:
    table = cellars(watched("38")).barrels(0, 2, 4, 5).track({6: "whisky sale d"})
    table.play("take 6", "sell on the extra space", "barrel 2")
    assert [table.vp(0), table.vp(1)] == [2, 0]
    table.play("sell on a lower space", "barrel 4")
    assert [table.vp(0), table.vp(1)] == [2 + 4 - 1, 1]


@pytest.mark.rule("ch8.mob.sibyl_macsponge", "ch8.mob.erin_macmalt")
def test_a_sale_in_passing_and_erins_are_one_source_and_two_sale_tiles_are_two() -> None:
    table = mob(0, "erin macmalt", chronicles="38").market()
    s = table.state
    s.mobs.jailed &= s.mobs.jailed - 1  # one of the prisoners is Sibyl, whom p2 has freed
    s.mobs.freed |= bit(mob_cards.MACSPONGE)
    table.player(1).gang.held = bit(mob_cards.MACSPONGE)
    cellars(table).barrels(0, 2, 4).track({5: "whisky sale d", 6: "inshriach"}).play("take 6")
    while table.asked[1] in ("mobster", "pass-a-sale"):
        table.play(next(text for text in table.legal() if text.startswith("barrel")))
    assert [table.vp(0), table.vp(1)] == [2 + 4 - 1, 1]
    table = (
        cellars(watched("38")).barrels(0, 3, 4).track({6: "whisky sale c", 7: "whisky sale d", 8: "easdale"})
    )
    table.play("take 8", "barrel 3", "barrel 4")
    assert [table.vp(0), table.vp(1)] == [7, 0]


@pytest.mark.rule("ch8.mob.sibyl_macsponge", "ch4.turn")
def test_the_englishmans_turn_is_a_turn_of_whoever_plays_him() -> None:
    table = watched("48").pawns({0: 1, 5: 2, 1: 8, 2: 9}).tile(0, "h8", "dingwall mart")
    table.tile(0, "h9", "grassmarket").track({6: "easdale"})
    table.state.england.holder = 1
    given(opened(table.goods(0, "h7", "sheep cattle"), "h8"), "h8")
    assert [table.vp(0), table.vp(1)] == [5, 1]
    refilled(table.play("end turn", "done")).has(0, coins=2).scotsman(0, "h8")
    assert "Englishman" in table.prompt
    given(table.goods(0, "g7", "wood wood wood").play("take 6", "place g9"), "h9")
    assert [table.vp(0), table.vp(1)] == [5 + 7 - 1, 2]
    table.play("end turn")
    assert table.asked == (0, "prison")  # pennies too


@pytest.mark.rule("ch8.mob.sibyl_macsponge", "ch4.turn")
def test_she_watches_the_englishman_for_another_player_too() -> None:
    table = watched("48").pawns({5: 1, 0: 2, 1: 8, 2: 9}).tile(2, "h8", "dingwall mart")
    table.state.england.holder = 3
    table.state.pending.depth = 1
    table.has(2, coins=3).goods(2, "h7", "sheep cattle").go_on().play("take 5", "place g8")
    given(table, "h8")
    assert [table.vp(seat) for seat in range(3)] == [0, 1, 5]


@pytest.mark.rule("ch8.mob.sibyl_macsponge")
def test_every_line_of_a_scoring_round_is_a_source_from_six_points_on() -> None:
    table = watched().has(0, whisky=5, persons=5).scotsman(0, *["h7"] * 4).has(2, whisky=5, persons=4)
    scored(table)
    assert table.vp(0) == 8 - 1 + 8 - 1 + 5  # four Scotsmen bring 5, which is less than 6
    assert table.vp(2) == 8 - 1 + 5
    assert table.vp(1) == 3


@pytest.mark.rule("ch8.mob.sibyl_macsponge", "ch6.scoring")
def test_the_points_of_turned_cards_belong_to_the_line_of_cards() -> None:
    table = watched("68").card(0, "loch ness", "castle moil", "loch morar", "donan castle")
    table.player(0).events = table.player(0).cards & -table.player(0).cards
    assert scored(table).vp(0) == 5 + 1 - 1
    assert table.vp(1) == 1


@pytest.mark.rule("ch8.mob.sibyl_macsponge")
def test_the_fourth_scoring_round_is_taxed_and_the_great_gathering_is_not() -> None:
    table = watched("78").has(0, whisky=5)
    s = table.state
    s.gathering.in_play = 31
    s.gathering.voted = s.gathering.passed = 1  # most sheep and cattle
    ended(table.goods(0, "h7", "sheep"))
    assert table.line(0, "whisky") == 8 - 1
    assert table.line(0, "Between a Rock and a Hard Place") == 10
    assert table.vp(1) == 1


@pytest.mark.rule("ch8.mob.sibyl_macsponge")
def test_coins_at_the_end_are_not_taxed() -> None:
    table = ended(watched().has(0, coins=20))
    assert table.line(0, "coins") == 20
    assert table.vp(1) == 0


@pytest.mark.rule("ch8.mob.sibyl_macsponge", "ch5.points")
def test_haggis_is_scored_after_the_round_and_not_taxed() -> None:
    table = watched("58")
    s = table.state
    s.haggis.up, table.player(0).haggis.tokens = 1, 1024 + 2048  # two tokens worth 3
    s.haggis.down = 8191 & ~(s.haggis.up | table.player(0).haggis.tokens)
    s.scored = 1
    scored(table).play("roll 3", "roll 3", "roll 1", "roll 1")
    assert [table.vp(0), table.vp(1)] == [2 * 6, 0]


@pytest.mark.rule("ch8.mob.sibyl_macsponge", "ch1.results")
def test_the_race_is_a_source_of_the_turn_in_which_it_ends() -> None:
    table = watched("18")
    s = table.state
    s.race.racing, s.points = 1, 1
    table.tile(0, "i7", "loch shiel")
    table.player(0).boat.column = dragon_boats.CASTLE_COLUMN + 1
    for castle in range(6):
        s.race.tokens[castle] = 0  # no reward tokens
    table.play("row the boat")
    assert table.vp(0) == 15 - 1
    assert table.vp(1) == 1


@pytest.mark.rule("ch8.mob.sibyl_macsponge")
@pytest.mark.parametrize(("villages", "bonus", "taken"), [(3, 5, 0), (4, 8, 1)])
def test_a_clan_bonus_is_a_source(villages: int, bonus: int, taken: int) -> None:
    table = watched().has(0, coins=9)
    for place, name in [("h8", "kingussie"), ("g8", "tomintoul"), ("g9", "pitlochry")][: villages - 1]:
        table.tile(0, place, name)
    table.marking(0).play("marker on brodie")
    assert [table.vp(0), table.vp(1)] == [bonus - taken, taken]

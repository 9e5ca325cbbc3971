"""Chronicle VI: events on landmark cards, Gathering tiles, replaced scoring tables."""

import pytest
from tests.glenmore.scenario import Scenario

from clachan import new_match
from clachan.core.bits import bit
from clachan.games.glenmore.components import CARDS, TILES


def gathering(*cards: str, players: int = 3, chronicles: str = "6") -> Scenario:
    """p1 holds the cards and has just laid a tile beside its Gathering on h8."""
    table = Scenario(players, chronicles=chronicles).card(0, *cards).market()
    if "4" in chronicles:
        table.state.england.holder = 1
    return table.tile(0, "h8", "gathering a").track({5: "inshriach"})


def at_gathering(table: Scenario) -> Scenario:
    return table.play("take 5", "place g8", "activate h8")


def turned(table: Scenario, seat: int = 0) -> list[str]:
    return list(table.seen()["events"]["turned"][seat])


@pytest.mark.rule("ch6.setup")
def test_eight_tiles_more_in_their_stacks() -> None:
    printed = Scenario(chronicles="6").state.printed
    named = [tile for tile in printed.faces[: len(TILES)] if tile.chronicle == 6]
    assert sorted(tile.stack for tile in named) == ["A", "A", "B", "B", "C", "C", "D", "D"]
    assert sum(tile.name == "Gathering" for tile in named) == 4


@pytest.mark.rule("ch6.die")
def test_the_die_does_not_remove_tiles_of_the_chronicle() -> None:
    table = Scenario(bare=True, chronicles="6", die=True).pawns({4: 1, 0: 2, 1: 3, 2: 4})
    table.track({5: "gathering a", 6: "inshriach", 7: "macbeth"})
    table.state.pending.depth = 1
    table.go_on().play("roll 1")
    assert "inshriach" in table.seen()["discard"]


@pytest.mark.rule("ch6.site")
def test_the_left_half_works_as_before() -> None:
    table = Scenario(chronicles="6").goods(0, "h7", "wood stone").market().has(0, coins=0)
    table.scotsman(0, "h7").track({5: "castle stalker"}).play("take 5", "place i7")
    assert table.player(0).coins == 3


@pytest.mark.rule("ch6.site.old_man_of_storr")
def test_old_man_of_storr_brings_two_stone() -> None:
    table = Scenario(chronicles="6").track({5: "old man of storr"}).play("take 5", "place h8")
    assert table.on(0, "h8") == "stone stone"


@pytest.mark.rule("ch6.site.dunvegan_castle")
def test_dunvegan_castle_brings_two_sheep() -> None:
    table = Scenario(chronicles="6").goods(0, "h7", "wood stone").market().has(0, coins=0)
    table.track({5: "dunvegan castle"}).play("take 5", "place h8", "resolve landmark card")
    assert table.on(0, "h8") == "sheep sheep scotsman"


@pytest.mark.rule("ch6.site.wallace_monument")
def test_wallace_monument_opens_the_whole_territory() -> None:
    table = Scenario(chronicles="6").goods(0, "h7", "wood stone").market().has(0, coins=0)
    table.tile(0, "g6", "inshriach").tile(0, "g5", "easdale").scotsman(0, "h7")
    table.track({5: "wallace monument"}).play("take 5", "place h8")
    assert "activate g5" in table.legal()


@pytest.mark.rule("ch6.site.fort_george")
def test_fort_george_calls_scotsmen_home() -> None:
    table = Scenario(chronicles="6").goods(0, "h7", "wood stone stone").market().has(0, coins=0)
    table.tile(0, "g6", "inshriach").scotsman(0, "g6").track({5: "fort george"})
    table.play("take 5", "place h6", "resolve scotsman")
    table.play("from h6", "from g6", "done")
    assert table.on(0, "h7").count("scotsman") == 2
    assert table.on(0, "g7") == "scotsman"


@pytest.mark.rule("ch6.trigger")
def test_a_card_is_turned_over_with_or_without_its_effect() -> None:
    table = at_gathering(gathering("loch ness", "loch morar").has(0, coins=0))
    assert table.asked == (0, "event")
    assert table.legal() == ["trigger loch ness", "turn over loch ness", "turn over loch morar"]
    assert table.why_not("trigger loch morar") == "costs 2 Scotsmen, and 1 stands in your territory"
    assert table.why_not("trigger donan castle") == "you do not have the card Donan Castle"
    table.play("turn over loch morar")
    assert turned(table) == ["loch morar"]
    assert table.vp(0) == 0


@pytest.mark.rule("ch6.trigger")
def test_without_a_waiting_card_the_gathering_does_nothing() -> None:
    table = gathering("loch ness")
    table.player(0).events = table.player(0).cards
    table.play("take 5", "place g8")
    assert table.why_not("activate h8") == "none of your landmark cards shows its site"


@pytest.mark.rule("ch6.scoring")
def test_each_turned_card_brings_one_point_more() -> None:
    table = gathering("loch ness", "loch morar").card(1, "castle moil")
    table.player(0).events = bit(CARDS.index("loch ness"))
    assert table.line(0, "landmark cards") == 2 + 1
    table.player(1).events = table.player(1).cards
    assert table.line(1, "landmark cards") == 1 + 1
    assert table.line(2, "landmark cards") == 0


@pytest.mark.rule("ch6.event.old_man_of_storr")
def test_old_man_of_storr_replaces_the_table_of_scotsmen() -> None:
    table = at_gathering(gathering("old man of storr").scotsman(0, "h7", "h7", "h7", "g7"))
    table.play("trigger old man of storr", "from g7")
    assert table.line(0, "Scotsmen at home") == 6  # three more than the others, on the better table
    assert table.player(0).scotsmen == 10 - 1 - 4


@pytest.mark.rule("ch6.event.inverness")
def test_inverness_replaces_the_table_of_whisky() -> None:
    table = at_gathering(gathering("inverness").has(0, whisky=5).has(1, whisky=3))
    table.play("trigger inverness")
    assert [table.line(seat, "whisky") for seat in range(3)] == [10, 3, 0]


@pytest.mark.rule("ch6.event.wallace_monument")
def test_wallace_monument_triggers_another_event() -> None:
    table = gathering("wallace monument", "loch ness").has(0, coins=0)
    table.player(0).people_low |= bit(table._fetch("william wallace"))
    table.player(0).persons += 1
    at_gathering(table).play("trigger wallace monument")
    assert table.vp(0) == 4
    assert "done" in table.legal()
    table.play("trigger loch ness")
    assert table.player(0).coins == 2


@pytest.mark.rule("ch6.event.dunvegan_castle")
def test_dunvegan_castle_takes_two_sheep_for_seven_points() -> None:
    table = gathering("dunvegan castle").goods(0, "g7", "sheep").goods(0, "h7", "sheep sheep")
    at_gathering(table).play("trigger dunvegan castle", "from g7")
    assert table.vp(0) == 7
    assert table.stock(0) == "sheep 1"


@pytest.mark.rule("ch6.event.fort_george", "ch6.event.castle_of_mey")
@pytest.mark.parametrize("card", ["fort george", "castle of mey"])
def test_a_scotsman_removes_two_tiles(card: str) -> None:
    table = gathering(card).tile(0, "g6", "easdale").tile(0, "g5", "abernethy").goods(0, "g5", "wood")
    table.scotsman(0, "g5")
    at_gathering(table).play(f"trigger {card}", "from g7", "remove g5", "remove g6")
    assert table.on(0, "h7") == "wood scotsman"
    assert table.why_not("activate g6") == "you have no tile on g6"


@pytest.mark.rule("ch6.event.castle_stalker")
def test_castle_stalker_brings_back_a_discarded_tile() -> None:
    table = gathering("castle stalker").discards("glentrool", "robert burns").scotsman(0, "h7")
    at_gathering(table).play("trigger castle stalker", "from g7", "claim glentrool", "place h6")
    assert "activate h6" in table.legal()


@pytest.mark.rule("ch6.event.castle_stalker", "course.passed")
def test_castle_stalker_finds_what_was_passed_in_this_turn() -> None:
    table = gathering("castle stalker").pawns({0: 1, 1: 7, 2: 8}).track({3: "glentrool"}).scotsman(0, "h7")
    at_gathering(table).play("trigger castle stalker", "from g7")
    assert table.prompt == "Where do you lay Glentrool?"
    table.play("place h6")
    assert "activate h6" in table.legal()


@pytest.mark.rule("ch6.event.donan_castle")
def test_donan_castle_activates_tiles_of_others() -> None:
    table = gathering("donan castle").tile(1, "h8", "easdale").tile(2, "h8", "grassmarket")
    table.goods(0, "h7", "wood wood wood")
    at_gathering(table).play("trigger donan castle", "choose p2", "activate h8", "put on g7")
    assert table.on(0, "g7") == "stone scotsman"
    assert table.why_not("choose p1") == "no tile of Red (p1) would bring you anything"
    table.play("choose p3", "activate h8")
    while table.asked[1] in ("give-goods", "source"):
        table.play(table.legal()[0])
    assert table.vp(0) == 7


@pytest.mark.rule("ch6.event.loch_lochy")
def test_loch_lochy_feeds_all_animal_tiles() -> None:
    table = gathering("loch lochy").tile(0, "i7", "loch lochy").tile(0, "g6", "glen clova")
    at_gathering(table).play("trigger loch lochy")
    assert table.on(0, "i7") == "cattle"
    assert "activate g6" in table.legal()


@pytest.mark.rule("ch6.event.loch_lochy")
def test_without_its_tile_the_cattle_goes_home() -> None:
    table = at_gathering(gathering("loch lochy")).play("trigger loch lochy")
    assert table.on(0, "h7") == "cattle"


@pytest.mark.rule("ch6.event.duart_castle")
def test_duart_castle_trades_three_different_goods_and_knows_maclean() -> None:
    table = gathering("duart castle").goods(0, "h7", "wood stone sheep").clan(0, "maclean").has(0, coins=0)
    at_gathering(table).play("trigger duart castle", "give wood", "give stone")
    assert table.vp(0) == 3 + 9


@pytest.mark.rule("ch6.event.duart_castle")
def test_duart_castle_lets_sinclair_leave_out_a_good() -> None:
    table = gathering("duart castle").goods(0, "h7", "wood stone").clan(0, "sinclair").has(0, coins=1)
    at_gathering(table).play("trigger duart castle", "leave out a good", "give wood")
    assert table.vp(0) == 9
    assert table.player(0).coins == 0


@pytest.mark.rule("ch6.event.loch_shiel")
def test_loch_shiel_turns_a_point_into_two_scotsmen() -> None:
    table = gathering("loch shiel", "loch morar").tile(0, "i7", "loch shiel")
    at_gathering(table)
    assert table.why_not("trigger loch shiel") == "costs 1 point, you have 0"
    table.player(0).lines[0] = 4
    table.play("trigger loch shiel")
    assert table.vp(0) == 3
    assert table.on(0, "i7") == "scotsman scotsman"


@pytest.mark.rule("ch6.event.armadale_castle")
def test_armadale_castle_takes_stone_also_from_the_market() -> None:
    table = gathering("armadale castle").goods(0, "h7", "stone stone").has(0, coins=1)
    at_gathering(table).play("trigger armadale castle", "from h7", "buy", "done")
    assert table.vp(0) == 6
    assert table.player(0).coins == 0


@pytest.mark.rule("ch6.event.loch_ness")
def test_loch_ness_counts_the_turned_cards() -> None:
    table = gathering("loch ness", "castle moil").has(0, coins=0)
    table.player(0).events = bit(CARDS.index("castle moil"))
    at_gathering(table).play("trigger loch ness")
    assert table.player(0).coins == 2


@pytest.mark.rule("ch6.event.castle_moil")
def test_castle_moil_pays_and_calls_one_home() -> None:
    table = at_gathering(gathering("castle moil").has(0, coins=0)).play("trigger castle moil", "from g7")
    assert table.player(0).coins == 2
    assert table.on(0, "h7") == "scotsman"


@pytest.mark.rule("ch6.event.loch_morar")
def test_loch_morar_takes_two_scotsmen_for_nine_points() -> None:
    table = gathering("loch morar").scotsman(0, "h7", "h7")
    at_gathering(table).play("trigger loch morar", "from g7")
    while table.asked[1] == "pay-a-scotsman":
        table.play(table.legal()[0])
    assert table.vp(0) == 9
    assert table.player(0).scotsmen == 8


@pytest.mark.rule("ch6.event.loch_lomond")
def test_loch_lomond_empties_englands_row() -> None:
    table = gathering("loch lomond", chronicles="46").has(0, coins=0)
    table.state.market[5] = 2
    at_gathering(table).play("trigger loch lomond")
    assert table.player(0).coins == 3
    assert table.state.market[5] == 0


@pytest.mark.rule("ch6.event.glenfinnan_church")
def test_glenfinnan_church_opens_its_neighbours() -> None:
    table = gathering("glenfinnan church", chronicles="46").tile(0, "g6", "glenfinnan church")
    table.tile(0, "g5", "easdale").has(0, whisky=1)
    at_gathering(table).play("trigger glenfinnan church")
    assert {"activate g5", "activate g6"} <= set(table.legal())


@pytest.mark.rule("ch6.event.glenfinnan_monument")
def test_glenfinnan_monument_moves_the_englishman() -> None:
    table = gathering("glenfinnan monument", chronicles="46").pawns({0: 1, 1: 2, 2: 3, 5: 9})
    at_gathering(table).play("trigger glenfinnan monument", "space 12")
    track = table.seen()["track"]
    assert track[8]["tile"] == "adam smith"
    assert track[11]["figures"] == ["englishman"]


@pytest.mark.rule("ch6.event.general_wade")
def test_general_wade_pays_a_coin_and_places_a_marker() -> None:
    table = gathering("general wades military roads", chronicles="46").has(0, coins=0)
    at_gathering(table).play("trigger general wades military roads", "marker on cameron")
    assert table.player(0).coins == 0
    table = gathering("general wades military roads", chronicles="46").has(0, coins=0)
    at_gathering(table).play("turn over general wades military roads")
    assert table.player(0).markers == 10


def test_chronicle_six_changes_the_cards_of_chronicle_four_too() -> None:
    view = new_match("glenmore", {"players": 3, "chronicles": "46"}, seed=1).view()
    assert view["events"]["turned"] == [[], [], []]

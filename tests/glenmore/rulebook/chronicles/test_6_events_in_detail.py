"""Chronicle VI: what each event takes and gives, piece by piece."""

import pytest
from tests.glenmore.rulebook.chronicles.test_6_dubious_tome import at_gathering, gathering, turned
from tests.glenmore.scenario import GAME, Scenario

from clachan.core.bits import bit
from clachan.core.decision import decision
from clachan.games.glenmore.components import CARDS
from clachan.games.glenmore.decisions import CLEAN_UP, SCORING

WADE = "general wades military roads"


def scored(table: Scenario) -> Scenario:
    """A scoring round is held."""
    s = table.state
    s.pending.depth = 1
    s.due = 1
    s.pending.push(decision(CLEAN_UP, -2))
    s.pending.push(decision(SCORING, -2))
    return table.go_on()


def supply(table: Scenario, seat: int = 0) -> int:
    return int(table.seen()["seats"][seat]["scotsmen"])


@pytest.mark.rule("ch6.trigger")
def test_a_gathering_turns_one_card_a_turn_and_no_card_twice() -> None:
    table = at_gathering(gathering("loch ness", "castle moil").has(0, coins=0)).play("trigger loch ness")
    assert turned(table) == ["loch ness"]
    assert table.player(0).coins == 1
    assert "activated this turn" in str(table.why_not("activate h8"))
    table = gathering("loch ness", "castle moil").has(0, coins=0)
    table.player(0).events = bit(CARDS.index("loch ness"))
    at_gathering(table)
    assert table.legal() == ["trigger castle moil", "turn over castle moil"]
    assert table.why_not("trigger loch ness") == "the card Loch Ness shows its event already"


@pytest.mark.rule("ch6.trigger")
def test_a_card_that_is_just_turned_over_has_no_effect() -> None:
    table = gathering("castle moil", "inverness", "dunvegan castle").goods(0, "h7", "sheep sheep")
    at_gathering(table.has(0, coins=0, whisky=3)).play("turn over castle moil")
    assert table.player(0).coins == 0
    assert turned(table) == ["castle moil"]
    table = gathering("inverness").has(0, whisky=3)
    assert at_gathering(table).play("turn over inverness").line(0, "whisky") == 3
    table = gathering("dunvegan castle").goods(0, "h7", "sheep sheep")
    assert at_gathering(table).play("turn over dunvegan castle").vp(0) == 0
    assert table.stock(0) == "sheep 2"


@pytest.mark.rule("ch6.trigger")
def test_cards_of_others_cannot_be_turned() -> None:
    table = at_gathering(gathering("loch ness", "castle moil").card(1, "inverness"))
    assert not [text for text in table.legal() if "inverness" in text]


@pytest.mark.rule("ch6.scoring")
def test_turned_cards_count_as_cards_and_a_point_each_in_every_round() -> None:
    table = gathering("loch ness", "loch morar", "castle moil").card(1, "inverness").card(2, "donan castle")
    table.player(0).events = bit(CARDS.index("loch ness")) | bit(CARDS.index("castle moil"))
    assert [scored(table).vp(0), table.vp(1)] == [2 + 2, 0]
    assert scored(table).vp(0) == 2 * (2 + 2)


@pytest.mark.rule("ch6.event.old_man_of_storr")
@pytest.mark.parametrize(("home", "points"), [(1, 2), (2, 4), (3, 6), (4, 8), (5, 10), (6, 10)])
def test_old_man_of_storr_takes_a_scotsman_and_changes_the_own_table_only(home: int, points: int) -> None:
    table = gathering("old man of storr").scotsman(0, *["h7"] * home).scotsman(1, "h7")
    left = supply(at_gathering(table))
    table.play("trigger old man of storr", "from g7")
    assert table.on(0, "g7") == ""
    assert supply(table) == left + 1
    assert [table.line(seat, "Scotsmen at home") for seat in range(3)] == [points, 1, 0]


@pytest.mark.rule("ch6.event.inverness")
@pytest.mark.parametrize(("barrels", "points"), [(1, 2), (2, 4), (3, 6), (4, 8), (5, 10), (7, 10)])
def test_inverness_changes_the_own_table_of_whisky_for_good(barrels: int, points: int) -> None:
    table = at_gathering(gathering("inverness").has(0, whisky=barrels).has(1, whisky=1))
    table.play("trigger inverness")
    assert [scored(table).vp(0), table.vp(1)] == [
        points + 2,
        1,
    ]  # and 2 for the turned card: 1 card ahead, 1 turned
    assert scored(table).vp(0) == 2 * (points + 2)


@pytest.mark.rule("ch6.event.wallace_monument")
def test_wallace_monument_without_the_person_brings_no_points_and_the_next_event_may_wait() -> None:
    table = gathering("wallace monument", "loch ness").has(0, coins=0)
    at_gathering(table).play("trigger wallace monument", "done")
    assert table.vp(0) == 0
    assert turned(table) == ["wallace monument"]


@pytest.mark.rule("ch6.event.dunvegan_castle")
def test_dunvegan_castle_needs_two_sheep_and_takes_two() -> None:
    table = at_gathering(gathering("dunvegan castle", "loch ness").goods(0, "h7", "sheep cattle"))
    assert table.why_not("trigger dunvegan castle") == "costs 2 sheep, 1 is in your territory"
    table = at_gathering(gathering("dunvegan castle").goods(0, "h7", "sheep sheep")).play(
        "trigger dunvegan castle"
    )
    assert (table.vp(0), table.stock(0)) == (7, "")


@pytest.mark.rule("ch6.event.fort_george", "ch6.event.castle_of_mey")
@pytest.mark.parametrize("card", ["fort george", "castle of mey"])
def test_the_scotsman_goes_back_and_exactly_two_tiles_go(card: str) -> None:
    table = gathering(card).tile(0, "g6", "easdale").tile(0, "g5", "abernethy").tile(0, "h6", "lochridge")
    table.scotsman(0, "h7").goods(0, "h7", "barley barley").goods(0, "g5", "wood wood")
    left = supply(at_gathering(table))
    table.play(f"trigger {card}", "from h7")
    assert supply(table) == left + 1
    assert table.on(0, "h7") == "barley barley"
    assert "done" not in table.legal()
    assert table.why_not("remove h7") == "the starting tile stays"
    assert table.why_not("remove g6") == "without g6 the territory would fall apart"
    table.play("remove g5", "remove h6")  # one wood fits on the castle, one is lost
    assert table.stock(0) == "wood 1, barley 2"
    assert table.asked == (0, "act")
    assert table.player(0).size == 2 + 3


@pytest.mark.rule("ch6.event.fort_george", "ch6.event.castle_of_mey")
@pytest.mark.parametrize("card", ["fort george", "castle of mey"])
def test_a_stack_goes_as_a_whole_and_a_card_stays(card: str) -> None:
    table = gathering(card).tile(0, "g6", "kingussie", "perth").tile(0, "h6", "donan castle")
    table.card(0, "donan castle").scotsman(0, "h7")
    at_gathering(table).play(f"trigger {card}", "from h7", "remove g6", "remove h6")
    seen = table.seen()["seats"][0]
    assert {cell["place"] for cell in seen["territory"]} == {"g7", "h7", "g8", "h8"}
    assert "donan castle" in seen["cards"]
    assert "kingussie" not in table.seen()["discard"]  # removed tiles go to the box


@pytest.mark.rule("ch6.event.castle_stalker")
def test_castle_stalker_takes_a_scotsman_and_nothing_else_and_activates_around_the_tile() -> None:
    table = gathering("castle stalker").discards("kingussie", "glentrool").tile(0, "g6", "easdale")
    table.scotsman(0, "h7").has(0, coins=0)
    left = supply(at_gathering(table))
    table.play("trigger castle stalker", "from h7", "claim kingussie", "place h6")
    assert supply(table) == left + 1 - 1  # one paid, one of the new village
    assert table.stock(0) == ""
    assert {"activate h6", "activate g6", "activate g7", "activate h7"} <= set(table.legal())
    assert "kingussie" not in table.seen()["discard"]
    assert "glentrool" in table.seen()["discard"]


@pytest.mark.rule("ch6.event.castle_stalker")
def test_the_scotsman_paid_does_not_support_the_tile() -> None:
    table = at_gathering(gathering("castle stalker", "loch ness").discards("glentrool"))
    assert table.why_not("trigger castle stalker") == "no discarded tile would find a place"
    assert "trigger castle stalker" not in table.legal()


@pytest.mark.rule("ch6.event.castle_stalker")
def test_a_person_of_the_discard_pile_costs_the_road() -> None:
    table = gathering("castle stalker").discards("robert burns").scotsman(0, "h7").has(0, coins=0)
    at_gathering(table).play("trigger castle stalker", "from g7")
    assert table.asked == (0, "clan-marker")
    free = {clan["clan"] for clan in table.seen()["clan_board"] if clan["cost"] == 0}
    assert set(table.legal("marker on")) <= {f"marker on {clan}" for clan in free | {"douglas"}}
    assert table.seen()["seats"][0]["people"] == ["robert burns"]


@pytest.mark.rule("ch6.event.donan_castle")
def test_donan_castle_uses_two_different_tiles_of_others_at_most() -> None:
    table = gathering("donan castle").tile(1, "h8", "easdale").tile(1, "g8", "lochridge").market()
    table.tile(2, "h8", "glentrool")
    at_gathering(table).play("trigger donan castle", "choose p2")
    assert {"activate h8", "activate g8"} <= set(table.legal())
    table.play("activate g8", "put on g7", "choose p2")
    assert "activate g8" not in table.legal()
    assert table.why_not("activate g8") == "the two tiles must differ"
    table.play("activate h8", "put on g7")
    assert table.asked == (0, "act")
    assert (table.stock(0), table.stock(1)) == ("stone 1, sheep 1", "")


@pytest.mark.rule("ch6.event.donan_castle")
def test_donan_castles_tiles_are_paid_by_whoever_uses_them_and_one_is_enough() -> None:
    table = gathering("donan castle").tile(1, "h8", "dingwall mart").tile(2, "h8", "clachaig inn")
    table.goods(1, "h7", "sheep cattle").has(0, coins=0).market(sheep=3, cattle=3)
    at_gathering(table).play("trigger donan castle", "choose p2")
    assert "activate h8" not in table.legal()  # the goods of p2 do not help
    table = gathering("donan castle").tile(2, "h8", "clachaig inn")
    at_gathering(table).play("trigger donan castle", "choose p3", "activate h8", "done")
    assert [table.vp(0), table.vp(2)] == [3, 0]


@pytest.mark.rule("ch6.event.donan_castle")
def test_villages_and_tiles_of_two_goods_work_abroad_as_at_home() -> None:
    table = gathering("donan castle").tile(1, "h8", "lochridge", "balmoral").market()
    at_gathering(table).play("trigger donan castle", "choose p2", "activate h8", "put on h7", "put on h7")
    assert (table.stock(0), table.stock(1)) == ("sheep 1, cattle 1", "")
    points = table.seen()["movement_points"]
    table.play("choose p3", "activate g7")
    assert table.seen()["movement_points"] == points + 1


@pytest.mark.rule("ch6.event.loch_lochy")
def test_loch_lochy_opens_all_animal_tiles_and_no_others() -> None:
    table = gathering("loch lochy").tile(0, "i7", "loch lochy").tile(0, "g6", "glen clova")
    table.tile(0, "g5", "strathspey").tile(0, "h6", "easdale").tile(0, "g4", "glentrool")
    at_gathering(table).play("trigger loch lochy", "activate g6", "activate g5")
    assert table.stock(0) == "sheep 1, cattle 2"
    assert not {"activate h6", "activate g4"} & set(table.legal())


@pytest.mark.rule("ch6.event.duart_castle")
def test_duart_castles_trade_and_maclean_do_not_need_each_other() -> None:
    table = at_gathering(gathering("duart castle").goods(0, "h7", "wood stone sheep").has(0, coins=0))
    assert table.play("trigger duart castle", "give wood", "give stone").vp(0) == 9
    assert table.stock(0) == ""
    table = gathering("duart castle").clan(0, "maclean").has(0, coins=0).market(wood=3, stone=3, sheep=3)
    assert at_gathering(table).play("trigger duart castle").vp(0) == 3
    table = gathering("duart castle").clan(1, "maclean").goods(0, "h7", "wood stone sheep").has(0, coins=0)
    assert at_gathering(table).play("trigger duart castle", "give wood", "give stone").vp(0) == 9


@pytest.mark.rule("ch6.event.duart_castle")
def test_duart_castles_goods_must_differ() -> None:
    table = gathering("duart castle", "loch ness").goods(0, "h7", "wood wood stone").has(0, coins=0)
    at_gathering(table.market(barley=3, sheep=3, cattle=3))
    assert "you cannot give 3 different goods" in str(table.why_not("trigger duart castle"))


@pytest.mark.rule("ch6.event.loch_shiel")
def test_loch_shiel_needs_its_tile_and_takes_scotsmen_of_the_supply() -> None:
    table = gathering("loch shiel", "loch ness").tile(0, "i7", "loch shiel")
    table.player(0).lines[0] = 1
    left = supply(at_gathering(table))
    table.play("trigger loch shiel")
    assert (supply(table), table.vp(0), table.on(0, "g7")) == (left - 2, 0, "scotsman")
    table = gathering("loch shiel", "loch ness")
    table.player(0).lines[0] = 1
    assert "has left your territory" in str(at_gathering(table).why_not("trigger loch shiel"))


@pytest.mark.rule("ch6.event.loch_shiel")
@pytest.mark.parametrize(("left", "sent"), [(1, 1), (2, 2), (3, 2)])
def test_loch_shiel_sends_two_scotsmen_as_long_as_the_supply_has_them(left: int, sent: int) -> None:
    table = gathering("loch shiel", "loch ness").tile(0, "i7", "loch shiel")
    while supply(table) > left:
        table.scotsman(0, "h7")
    table.player(0).lines[0] = 1
    at_gathering(table).play("trigger loch shiel")
    assert (table.on(0, "i7"), supply(table)) == (" ".join(["scotsman"] * sent), left - sent)


@pytest.mark.rule("ch6.event.armadale_castle")
def test_each_stone_of_armadale_castle_is_worth_three_and_is_gone() -> None:
    table = gathering("armadale castle").goods(0, "h7", "stone stone stone").goods(0, "g7", "stone wood")
    at_gathering(table.has(0, coins=0)).play("trigger armadale castle", "from h7", "from h7", "from g7")
    assert table.vp(0) == 9
    table.play("done")
    assert (table.vp(0), table.stock(0)) == (9, "wood 1, stone 1")


@pytest.mark.rule("ch6.event.armadale_castle")
def test_bought_stone_raises_the_price() -> None:
    table = at_gathering(gathering("armadale castle").has(0, coins=5)).play(
        "trigger armadale castle", "buy", "buy"
    )
    assert (table.vp(0), table.player(0).coins) == (6, 5 - 1 - 2)
    assert table.seen()["market"][1]["stacks"] == 2


@pytest.mark.rule("ch6.event.loch_ness")
def test_loch_ness_counts_only_the_own_turned_cards() -> None:
    table = gathering("loch ness", "castle moil", "inverness").card(1, "loch morar").has(0, coins=0)
    table.player(1).events = table.player(1).cards
    assert at_gathering(table).play("trigger loch ness").player(0).coins == 1


@pytest.mark.rule("ch6.event.castle_moil")
def test_castle_moil_calls_one_scotsman_or_none() -> None:
    table = gathering("castle moil").tile(0, "g6", "easdale").scotsman(0, "g6").has(0, coins=0)
    at_gathering(table).play("trigger castle moil", "from g6")
    assert table.asked == (0, "act")
    assert [table.on(0, "h7"), table.on(0, "g6"), table.on(0, "g7")] == ["scotsman", "", "scotsman"]
    table = at_gathering(gathering("castle moil").has(0, coins=0)).play("trigger castle moil", "done")
    assert (table.player(0).coins, table.on(0, "h7")) == (2, "")


@pytest.mark.rule("ch6.event.loch_morar")
def test_loch_morars_scotsmen_come_from_any_tiles_and_go_back() -> None:
    table = gathering("loch morar").tile(0, "g6", "easdale").scotsman(0, "g6", "h7")
    left = supply(at_gathering(table))
    table.play("trigger loch morar", "from g6")
    assert table.vp(0) == 0  # only when both are paid
    table.play("from h7")
    assert (table.vp(0), supply(table)) == (9, left + 2)
    assert [table.on(0, place) for place in ("g6", "g7", "h7")] == ["", "scotsman", ""]


@pytest.mark.rule("ch6.event.loch_lomond")
def test_loch_lomond_takes_every_stack() -> None:
    table = gathering("loch lomond", "loch ness", chronicles="46").has(0, coins=0)
    table.state.market[5] = 3
    assert at_gathering(table).play("trigger loch lomond").player(0).coins == 1 + 2 + 3
    table = gathering("loch lomond", "loch ness", chronicles="46")
    table.state.market[5] = 0
    assert at_gathering(table).why_not("trigger loch lomond") == "no coins lie in England's row of the market"


@pytest.mark.rule("ch6.event.glenfinnan_church")
def test_the_church_activates_itself_and_its_neighbours_once_a_turn() -> None:
    table = gathering("glenfinnan church", chronicles="46").tile(0, "g6", "glenfinnan church")
    table.tile(0, "g5", "easdale").tile(0, "g4", "glentrool").has(0, whisky=2)
    at_gathering(table.goods(0, "g7", "wood"))
    table.play("trigger glenfinnan church", "activate g6", "activate g5")
    assert (table.vp(0), table.player(0).whisky) == (4, 1)
    assert not {"activate g6", "activate g5", "activate g4"} & set(table.legal())


@pytest.mark.rule("ch6.event.general_wade")
def test_general_wades_coin_does_not_need_the_marker() -> None:
    table = at_gathering(gathering(WADE, chronicles="46").has(0, coins=0))
    assert str(GAME.cost(table.state, GAME.catalogue.read(f"turn over {WADE}").number)) == "+1 coin"
    table.play(f"turn over {WADE}")
    assert (table.player(0).coins, table.player(0).markers) == (1, 10)
    assert turned(table) == [WADE]
    table = at_gathering(gathering(WADE, chronicles="46").has(0, coins=0, markers=0)).play(f"trigger {WADE}")
    assert (table.player(0).coins, table.asked) == (1, (0, "act"))


@pytest.mark.rule("ch6.event.general_wade")
def test_general_wades_marker_pays_its_road() -> None:
    table = gathering(WADE, chronicles="46").has(0, coins=3)
    road = next(clan["cost"] for clan in table.seen()["clan_board"] if clan["clan"] == "gunn")
    at_gathering(table).play(f"trigger {WADE}", "marker on gunn")
    assert (table.player(0).coins, table.player(0).markers) == (3 + 1 - road, 9)


@pytest.mark.rule("ch6.site.wallace_monument")
def test_wallace_monuments_activations_count_once_each() -> None:
    table = Scenario(chronicles="6").goods(0, "h7", "wood stone").market().has(0, coins=0)
    table.tile(0, "g6", "inshriach").tile(0, "g5", "easdale").scotsman(0, "h7")
    table.track({5: "wallace monument"}).play("take 5", "place h8", "activate g5", "activate g6")
    assert table.stock(0) == "wood 1, stone 1"
    assert not {"activate g5", "activate g6"} & set(table.legal())
    table.play("activate h8")
    assert table.vp(0) == 1

"""Chronicle VI, event by event: who can resolve it, what it asks, and that it ends there."""

from typing import Any

import pytest
from tests.glenmore.rulebook.chronicles.test_8_penny_mobs import mob
from tests.glenmore.scenario import Scenario

from clachan.core.bits import bit
from clachan.core.decision import decision
from clachan.games.glenmore.components import CARDS
from clachan.games.glenmore.decisions import ABROAD, FREE_GOOD, HOMEWARD, SWAP, TRIGGERING
from clachan.games.glenmore.rules.chronicles import dubious_tome, tome_cards
from clachan.games.glenmore.state import LINE_CARDS, LINE_SCOTSMEN, LINE_WHISKY

FULL = {"wood": 3, "stone": 3, "barley": 3, "sheep": 3, "cattle": 3}
ENGLISHMAN = 5


def asking(table: Scenario, kind: int, first: int = 0) -> Scenario:
    table.state.pending.push(decision(kind, 0, first))
    table.check()
    return table


def event(card: str, chronicles: str = "6", **options: Any) -> Scenario:
    """p1 may turn this card over now; nothing can be bought."""
    return Scenario(chronicles=chronicles, **options).card(0, card).market(**FULL).has(0, coins=0)


def answers(table: Scenario) -> list[str]:
    return asking(table, TRIGGERING).legal()


@pytest.mark.rule("ch6.trigger")
@pytest.mark.parametrize(
    "card", ["castle of mey", "fort george", "old man of storr", "castle stalker", "loch morar"]
)
def test_events_that_cost_a_scotsman_need_one(card: str) -> None:
    ready = event(card).tile(0, "h8", "easdale").discards("glentrool").scotsman(0, "h7")
    answers(ready)
    assert set(ready.legal()) == {f"trigger {card}", f"turn over {card}"}
    bare = event(card).tile(0, "h8", "easdale").discards("glentrool").no_scotsman(0, "g7")
    assert answers(bare) == [f"turn over {card}"]


@pytest.mark.rule("ch6.event.castle_of_mey", "ch6.event.fort_george")
@pytest.mark.parametrize("card", ["castle of mey", "fort george"])
def test_where_nothing_can_be_removed_the_card_is_only_turned(card: str) -> None:
    assert answers(event(card)) == [f"turn over {card}"]
    assert f"trigger {card}" in answers(event(card).tile(0, "h8", "easdale"))


@pytest.mark.rule("ch6.event.castle_of_mey", "ch1.removal")
def test_a_tile_under_a_boat_cannot_be_what_is_removed() -> None:
    table = event("castle of mey", "16").tile(0, "i7", "halkirk")
    assert "trigger castle of mey" in answers(table)
    table = event("castle of mey", "16").tile(0, "i7", "halkirk")
    table.player(1).boat.river, table.player(1).boat.column = 0, "abcdefghi".index("i")
    table.state.race.racing = 1
    assert answers(table) == ["turn over castle of mey"]


@pytest.mark.rule("ch6.event.old_man_of_storr")
def test_old_man_of_storr_costs_one_scotsman_and_is_done() -> None:
    table = event("old man of storr").scotsman(0, "h7")
    asking(table, TRIGGERING).play("trigger old man of storr")
    table.check()
    assert set(table.legal()) == {"from g7", "from h7"}
    table.play("from g7")
    assert (table.on(0, "h7"), table.on(0, "g7"), table.asked) == ("scotsman", "", (0, "turn"))
    assert int(table.player(0).tables) == tome_cards.SCOTSMEN_TABLE


@pytest.mark.rule("ch6.event.loch_morar")
def test_loch_morar_costs_two_scotsmen_for_nine_points() -> None:
    table = event("loch morar").scotsman(0, "h7", "h7")
    asking(table, TRIGGERING).play("trigger loch morar", "from h7", "from g7")
    assert (table.vp(0), table.on(0, "h7"), table.on(0, "g7"), table.asked) == (
        9,
        "scotsman",
        "",
        (0, "turn"),
    )


@pytest.mark.rule("ch6.event.dunvegan_castle")
def test_dunvegan_castle_takes_two_sheep_for_seven_points() -> None:
    table = event("dunvegan castle").goods(0, "h7", "sheep sheep").goods(0, "g7", "sheep")
    asking(table, TRIGGERING).play("trigger dunvegan castle", "from g7")
    assert (table.vp(0), table.stock(0), table.asked) == (7, "sheep 1", (0, "turn"))


@pytest.mark.rule("ch6.event.armadale_castle")
def test_armadale_castle_takes_stone_until_its_owner_stops() -> None:
    table = event("armadale castle").goods(0, "h7", "stone stone").market(stone=0).has(0, coins=1)
    asking(table, TRIGGERING).play("trigger armadale castle")
    table.check()
    assert table.legal() == ["done", "buy", "from h7"]
    table.play("buy")
    assert (table.vp(0), table.player(0).coins, table.stock(0)) == (3, 0, "stone 2")
    table.play("from h7", "done")
    assert (table.vp(0), table.stock(0), table.asked) == (6, "stone 1", (0, "turn"))


@pytest.mark.rule("ch6.event.duart_castle", "clan.maclean")
def test_duart_castle_pays_maclean_also_without_an_exchange() -> None:
    table = event("duart castle")
    assert answers(table) == ["turn over duart castle"]
    table = event("duart castle").clan(0, "maclean")
    asking(table, TRIGGERING).play("trigger duart castle")
    assert (table.vp(0), table.asked) == (3, (0, "turn"))


@pytest.mark.rule("ch6.event.wallace_monument")
def test_wallace_monument_calls_another_event_which_may_be_left() -> None:
    table = event("wallace monument").card(0, "loch ness")
    asking(table, TRIGGERING).play("trigger wallace monument")
    table.check()
    assert table.legal() == ["done", "trigger loch ness", "turn over loch ness"]
    table.play("trigger loch ness")
    assert (table.player(0).coins, table.vp(0), table.asked) == (2, 0, (0, "turn"))
    table = event("wallace monument")
    asking(table, TRIGGERING).play("trigger wallace monument")
    assert table.asked == (0, "turn")  # no other card waits


@pytest.mark.rule("ch6.event.castle_moil", "ch6.site.fort_george")
@pytest.mark.parametrize("left", [1, 2])
def test_as_many_scotsmen_go_home_as_may(left: int) -> None:
    table = event("castle moil").scotsman(0, "g7", "g7")
    asking(table, HOMEWARD, left)
    for _ in range(left):
        assert table.legal() == ["done", "from g7"]
        table.check()
        table.play("from g7")
    assert (table.on(0, "h7").count("scotsman"), table.asked) == (left, (0, "turn"))


@pytest.mark.rule("ch6.event.castle_moil")
def test_castle_moil_brings_two_coins_and_one_scotsman_home() -> None:
    table = event("castle moil").scotsman(0, "g7")
    asking(table, TRIGGERING).play("trigger castle moil", "from g7")
    assert (table.player(0).coins, table.on(0, "g7"), table.asked) == (2, "scotsman", (0, "turn"))


@pytest.mark.rule("ch6.scoring", "ch6.event.inverness", "ch6.event.old_man_of_storr")
def test_the_new_tables_hold_for_their_own_line_only() -> None:
    table = Scenario(chronicles="6")
    more = table.state.printed.components.chronicles
    p = table.player(0)
    for tables, line, printed in (
        (tome_cards.SCOTSMEN_TABLE, LINE_SCOTSMEN, more.scotsmen_table),
        (tome_cards.WHISKY_TABLE, LINE_WHISKY, more.whisky_table),
    ):
        p.tables = tables
        for other in (LINE_SCOTSMEN, LINE_WHISKY, LINE_CARDS):
            assert dubious_tome.points_for(table.state, p, other, 0, 0) == 0
            found = [int(dubious_tome.points_for(table.state, p, other, step, -1)) for step in range(1, 7)]
            top = len(printed)
            expected = [printed[min(step, top) - 1] for step in range(1, 7)] if other == line else [-1] * 6
            assert found == expected


@pytest.mark.rule("ch6.trigger", "ch8.mob.john_mcclaim")
def test_a_claimed_card_that_is_turned_loses_the_token() -> None:
    table = mob(1, "john mcclaim", chronicles="68").card(0, "loch ness", "loch morar").market(**FULL)
    table.state.mobs.claimed = bit(CARDS.index("loch ness")) | bit(CARDS.index("loch morar"))
    asking(table, TRIGGERING).play("turn over loch ness")
    assert table.seen()["mobs"]["claimed"] == ["loch morar"]


# --- Donan Castle: tiles of others ------------------------------------------------------------------------


@pytest.mark.rule("ch6.event.donan_castle")
@pytest.mark.parametrize("owner", [1, 2])
def test_goods_of_another_players_tile_go_to_ones_own(owner: int) -> None:
    table = event("donan castle").tile(owner, "h8", "balmoral").tile(owner, "g8", "easdale")
    asking(table, ABROAD, 1).play(f"choose p{owner + 1}")
    table.check()
    assert {"activate h8", "activate g8", "activate g7"} <= set(table.legal())
    table.play("activate h8", "put on h7", "put on g7")
    assert (table.stock(0), table.asked) == ("sheep 1, cattle 1", (0, "turn"))
    assert table.stock(owner) == ""


@pytest.mark.rule("ch6.event.donan_castle")
def test_two_tiles_that_differ_and_no_third() -> None:
    table = event("donan castle").tile(1, "g8", "easdale").tile(2, "g8", "inshriach")
    asking(table, TRIGGERING).play("trigger donan castle", "choose p2", "activate g8", "put on h7")
    table.check()
    assert table.legal() == ["done", "choose p2", "choose p3"]
    table.play("choose p2")
    assert "activate g8" not in table.legal()
    assert table.why_not("activate g8") is not None
    table.play("activate g7")
    assert (table.state.points, table.asked, table.stock(0)) == (1, (0, "turn"), "stone 1")


@pytest.mark.rule("ch6.event.donan_castle")
def test_any_good_is_asked_for_as_often_as_it_comes() -> None:
    table = event("donan castle")
    asking(table, FREE_GOOD, 2).play("gain wood", "put on h7", "gain cattle", "put on g7")
    assert (table.stock(0), table.asked) == ("wood 1, cattle 1", (0, "turn"))
    table = event("donan castle")
    asking(table, FREE_GOOD, 1).play("gain wood", "put on h7")
    assert (table.stock(0), table.asked) == ("wood 1", (0, "turn"))


# --- Glenfinnan Monument: the Englishman changes places ---------------------------------------------------


def swap(english: int, tiles: dict[int, str], pawns: dict[int, int]) -> Scenario:
    table = Scenario(bare=True, chronicles="46").pawns({**pawns, ENGLISHMAN: english}).track(tiles)
    table.state.pending.push(decision(SWAP, 0))
    table.check()
    return table


@pytest.mark.rule("ch6.event.glenfinnan_monument")
@pytest.mark.parametrize("english", [1, 5, 14])
def test_he_changes_places_with_any_free_tile(english: int) -> None:
    spaces = [space for space in (1, 2, 9, 13, 14) if space != english][:4]
    tiles = dict(zip(spaces, ("easdale", "inshriach", "macbeth", "rob roy"), strict=True))
    table = swap(english, tiles, {0: 3, 1: 6, 2: 7})
    assert table.legal() == [f"space {space}" for space in spaces]
    table.play(f"space {spaces[0]}")
    track = table.seen()["track"]
    assert track[english - 1]["tile"] == "easdale"
    assert "englishman" in [str(figure).lower() for figure in track[spaces[0] - 1]["figures"]]
    assert "tile" not in track[spaces[0] - 1]


@pytest.mark.rule("ch6.event.glenfinnan_monument")
def test_without_a_space_of_his_own_or_a_free_tile_nothing_is_swapped() -> None:
    assert swap(5, {9: "easdale"}, {0: 3, 1: 6, 2: 7}).legal() == ["space 9"]
    assert swap(9, {9: "easdale", 10: "inshriach"}, {0: 3, 1: 6, 2: 7}).legal() == []
    assert swap(5, {}, {0: 3, 1: 6, 2: 7}).legal() == []

"""Chronicle VI: the Englishman changes places, stones for Armadale Castle, and what is seen of the events."""

import pytest
from tests.glenmore.rulebook.chronicles.test_6_dubious_tome import at_gathering, gathering
from tests.glenmore.rulebook.chronicles.test_6_events_possible import DEAR
from tests.glenmore.scenario import Scenario

from clachan.core.bits import bit
from clachan.games.glenmore.board import place_named
from clachan.games.glenmore.rules.territory import lift_tiles
from clachan.games.glenmore.state import ENGLISHMAN

LINE = "The Dubious Tome of Scottish History"


def monument(tiles: dict[int, str], englishman: int = 9, chronicles: str = "46") -> Scenario:
    """p1 may let the Englishman change places; persons lie on the spaces 12 and 13."""
    table = gathering("glenfinnan monument", "loch ness", chronicles=chronicles)
    return at_gathering(table.pawns({0: 1, 1: 2, 2: 3, 5: englishman}).track(tiles))


@pytest.mark.rule("ch6.event.glenfinnan_monument")
def test_the_englishman_changes_places_with_any_tile_of_the_track() -> None:
    table = monument({7: "whisky sale b", 10: "easdale", 14: "worlds end"}, chronicles="346")
    table.play("trigger glenfinnan monument")
    table.check()
    assert table.legal() == ["space 10", "space 12", "space 13"]
    assert str(table.why_not("space 14")) == "World's End stays"
    assert str(table.why_not("space 7")) == "Single cask sale stays"
    for space in (1, 2, 5, 8, 9):  # empty spaces, pawns, and himself
        assert "no tile lies free" in str(table.why_not(f"space {space}"))
    table.play("space 10")
    track = table.seen()["track"]
    assert (track[8]["tile"], track[8]["figures"]) == ("easdale", [])
    assert (track[9].get("tile"), track[9]["figures"]) == (None, ["englishman"])


@pytest.mark.rule("ch6.event.glenfinnan_monument")
def test_a_tile_with_a_pawn_stays_and_so_does_an_englishman_on_worlds_end() -> None:
    table = monument({14: "worlds end", 11: "easdale"}).play("trigger glenfinnan monument")
    table.state.figures[10] |= bit(1)
    table.check()
    assert table.legal() == ["space 12", "space 13"]
    table = monument({14: "worlds end"}, englishman=14)
    table.check()
    assert "trigger glenfinnan monument" not in table.legal()
    reason = "the Englishman cannot change places with any tile"
    assert str(table.why_not("trigger glenfinnan monument")) == reason
    table = monument({})
    for space in (12, 13):
        table.state.track[space - 1] = 0
    table.check()
    assert str(table.why_not("trigger glenfinnan monument")) == reason


@pytest.mark.rule("ch6.event.glenfinnan_monument")
@pytest.mark.parametrize(
    ("end", "before", "after", "over"),
    [(11, 9, 12, True), (14, 9, 12, False), (11, 14, 12, True), (11, 14, 10, False)],
)
def test_past_worlds_end_his_turns_are_over(end: int, before: int, after: int, over: bool) -> None:
    table = gathering("glenfinnan monument", "loch ness", chronicles="46")
    table.track({end: "worlds end", 10: "easdale"}).pawns({0: 1, 1: 2, 2: 3, 5: before})
    if before > end:
        table.state.finished |= bit(ENGLISHMAN)
    at_gathering(table).play("trigger glenfinnan monument", f"space {after}")
    assert bool(table.state.finished & bit(ENGLISHMAN)) == over


@pytest.mark.rule("ch6.event.armadale_castle")
@pytest.mark.parametrize(
    ("coins", "stacks", "reason"),
    [
        (0, 0, "a stone costs 1 coins, you have 0"),
        (1, 0, "None"),
        (1, 1, "a stone costs 2 coins, you have 1"),
        (2, 1, "None"),
        (2, 2, "a stone costs 3 coins, you have 2"),
        (3, 2, "None"),
        (9, 3, "the market's row of stone is full"),
    ],
)
def test_a_stone_for_armadale_is_bought_at_its_price(coins: int, stacks: int, reason: str) -> None:
    table = gathering("armadale castle").goods(0, "h7", "stone").goods(0, "g7", "barley")
    table.market(**{**DEAR, "stone": stacks, "barley": 3 - stacks}).has(0, coins=coins)
    at_gathering(table).play("trigger armadale castle")
    table.check()
    assert str(table.why_not("buy")).replace("1 coin,", "1 coins,") == reason
    assert ("buy" in table.legal()) == (reason == "None")
    assert {"from h7", "done"} <= set(table.legal())
    assert "from g7" not in table.legal()
    assert table.why_not("end turn") is not None


@pytest.mark.rule("ch6.event.old_man_of_storr", "ch6.event.inverness")
def test_a_replaced_table_gives_nothing_to_whoever_is_not_ahead_and_is_seen() -> None:
    table = gathering("old man of storr", "inverness")
    assert table.seen()["events"]["scotsmen_table"] == [False, False, False]
    at_gathering(table).play("trigger old man of storr")
    assert table.seen()["events"]["scotsmen_table"] == [True, False, False]
    assert table.seen()["events"]["whisky_table"] == [False, False, False]
    assert [table.line(0, name) for name in ("Scotsmen at home", "whisky")] == [0, 0]
    table = at_gathering(gathering("old man of storr", "inverness")).play("trigger inverness")
    assert table.seen()["events"]["scotsmen_table"] == [False, False, False]
    assert table.seen()["events"]["whisky_table"] == [True, False, False]
    assert [table.line(0, name) for name in ("Scotsmen at home", "whisky")] == [0, 0]
    table.has(0, whisky=1)
    assert table.line(0, "whisky") == 2
    table.scotsman(0, "h7")
    assert table.line(0, "Scotsmen at home") == 1  # that table is the printed one


@pytest.mark.rule("ch6.event.loch_morar", "ch6.event.dunvegan_castle", "ch6.event.wallace_monument")
def test_points_of_events_stand_on_the_chronicles_own_line() -> None:
    table = gathering("loch morar").scotsman(0, "h7")
    assert at_gathering(table).play("trigger loch morar", "from g7").line(0, LINE) == 9
    table = gathering("dunvegan castle").goods(0, "h7", "sheep sheep")
    assert at_gathering(table).play("trigger dunvegan castle").line(0, LINE) == 7
    table = gathering("duart castle").clan(0, "maclean").has(0, coins=0).market(**DEAR)
    assert at_gathering(table).play("trigger duart castle").line(0, LINE) == 3
    table = gathering("armadale castle").goods(0, "h7", "stone stone")
    assert at_gathering(table).play("trigger armadale castle", "from h7", "done").line(0, LINE) == 3
    table = gathering("loch shiel").tile(0, "i7", "loch shiel")
    table.player(0).lines[0] = 1
    assert at_gathering(table).play("trigger loch shiel").line(0, LINE) == -1
    table = gathering("wallace monument", "loch ness")
    table.player(0).people_low |= bit(table._fetch("william wallace"))
    table.player(0).persons += 1
    assert at_gathering(table).play("trigger wallace monument").line(0, LINE) == 4
    table = gathering("donan castle").tile(1, "h8", "clachaig inn")
    at_gathering(table).play("trigger donan castle", "choose p2", "activate h8")
    assert table.line(0, LINE) == 3


@pytest.mark.rule("ch6.event.fort_george", "ch1.removal")
def test_a_tile_under_a_boat_is_not_removed() -> None:
    for column, possible in (("i", False), ("h", True)):
        table = gathering("fort george", "loch ness", chronicles="16").tile(0, "i7", "halkirk")
        table.player(1).boat.river, table.player(1).boat.column = 0, "abcdefghi".index(column)
        at_gathering(table)
        for place in ("g8", "h8"):
            lift_tiles(table.state, table.player(0), place_named(place))
        table.check()
        assert ("trigger fort george" in table.legal()) == possible


@pytest.mark.rule("ch6.trigger")
def test_an_event_on_the_way_may_be_declined_but_the_gatherings_may_not() -> None:
    table = at_gathering(gathering("wallace monument", "loch ness", "castle moil"))
    assert "done" not in table.legal()
    assert str(table.why_not("done")) == "a card must be turned over"
    assert table.why_not("end turn") is not None
    table.play("trigger wallace monument")
    assert "done" in table.legal()
    table = gathering("wallace monument")
    at_gathering(table).play("trigger wallace monument")
    assert table.asked == (0, "act")  # no other card is left
    assert table.seen()["events"]["turned"][0] == ["wallace monument"]

"""Chronicle VI: which events can be resolved when, and what the tiles of others bring (Donan Castle)."""

from collections.abc import Callable

import pytest
from tests.glenmore.rulebook.chronicles.test_6_dubious_tome import at_gathering, gathering
from tests.glenmore.scenario import Scenario

from clachan.games.glenmore.board import place_named
from clachan.games.glenmore.components import CARDS
from clachan.games.glenmore.rules.territory import lift_tiles

DEAR = {"wood": 3, "stone": 3, "barley": 3, "sheep": 3, "cattle": 3}  # nothing can be bought
PRICED = {"wood": 3, "stone": 0, "barley": 3, "sheep": 3, "cattle": 3}
# What p1 cannot resolve with one Scotsman in the territory and nothing else.
NOTHING = {
    *("armadale castle", "castle stalker", "duart castle", "dunvegan castle", "glenfinnan church"),
    *("loch morar", "loch shiel"),
}
SCOTSMAN = {"castle of mey", "fort george", "old man of storr"}  # cost a Scotsman


def all_cards(change: Callable[[Scenario], object]) -> Scenario:
    """p1 may turn any card over; the Englishman stands on space 9."""
    table = gathering(*CARDS, chronicles="46").has(0, coins=0).pawns({0: 1, 1: 2, 2: 3, 5: 9})
    at_gathering(table)
    change(table)
    table.check()
    return table


def england(table: Scenario, stacks: int) -> None:
    table.state.market[5] = stacks


def points(table: Scenario, number: int, line: int = 0) -> Scenario:
    table.player(0).lines[line] = number
    return table


CHANGES: list[tuple[str, Callable[[Scenario], object], set[str]]] = [
    ("nothing", lambda t: t, NOTHING),
    ("no Scotsman", lambda t: t.no_scotsman(0, "g7"), NOTHING | SCOTSMAN),
    ("two Scotsmen", lambda t: t.scotsman(0, "h7"), NOTHING - {"loch morar"}),
    ("a Scotsman at home", lambda t: t.no_scotsman(0, "g7").scotsman(0, "h7"), NOTHING),
    ("a Scotsman on the new tile", lambda t: t.no_scotsman(0, "g7").scotsman(0, "g8"), NOTHING),
    ("two on one tile", lambda t: t.scotsman(0, "g7"), NOTHING - {"loch morar"}),
    ("a discarded tile", lambda t: t.discards("glentrool"), NOTHING),  # nobody would stand beside it
    (
        "a discarded tile and two Scotsmen",
        lambda t: t.discards("glentrool").scotsman(0, "h7"),
        NOTHING - {"castle stalker", "loch morar"},
    ),
    ("a stone", lambda t: t.goods(0, "h7", "stone"), NOTHING - {"armadale castle"}),
    ("a coin", lambda t: t.has(0, coins=1), NOTHING - {"armadale castle"}),
    ("a coin, and stone costs 2", lambda t: t.has(0, coins=1).market(stone=1), NOTHING),
    (
        "two coins, and stone costs 2",
        lambda t: t.has(0, coins=2).market(stone=1),
        NOTHING - {"armadale castle"},
    ),
    ("coins, and no stone", lambda t: t.has(0, coins=9).market(**DEAR), NOTHING),
    ("barley", lambda t: t.goods(0, "h7", "barley"), NOTHING),
    ("a sheep", lambda t: t.goods(0, "h7", "sheep cattle"), NOTHING),
    ("two sheep", lambda t: t.goods(0, "h7", "sheep sheep"), NOTHING - {"dunvegan castle"}),
    (
        "sheep on two tiles",
        lambda t: t.goods(0, "h7", "sheep").goods(0, "g7", "sheep"),
        NOTHING - {"dunvegan castle"},
    ),
    (
        "three goods",
        lambda t: t.goods(0, "h7", "wood barley").goods(0, "g7", "cattle"),
        NOTHING - {"duart castle"},
    ),
    ("three goods, two alike", lambda t: t.goods(0, "h7", "wood barley wood"), NOTHING),
    (
        "two goods and a coin",
        lambda t: t.goods(0, "h7", "wood barley").has(0, coins=1),
        NOTHING - {"duart castle", "armadale castle"},
    ),
    (
        "a good and two coins",
        lambda t: t.goods(0, "h7", "wood").has(0, coins=2),
        NOTHING - {"duart castle", "armadale castle"},
    ),
    ("three coins", lambda t: t.has(0, coins=3), NOTHING - {"duart castle", "armadale castle"}),
    ("two coins", lambda t: t.has(0, coins=2), NOTHING - {"armadale castle"}),
    (
        "two goods and coins, and only stone for sale",
        lambda t: t.goods(0, "h7", "wood barley").has(0, coins=1).market(**PRICED),
        NOTHING - {"duart castle", "armadale castle"},
    ),
    (
        "a good and coins, and only stone for sale",
        lambda t: t.goods(0, "h7", "wood").has(0, coins=9).market(**PRICED),
        NOTHING - {"armadale castle"},
    ),
    ("MacLean", lambda t: t.clan(0, "maclean"), NOTHING - {"duart castle"}),
    ("another's MacLean", lambda t: t.clan(1, "maclean"), NOTHING),
    (
        "Sinclair, two goods and a coin",
        lambda t: t.clan(0, "sinclair").goods(0, "h7", "wood barley").has(0, coins=1).market(**DEAR),
        NOTHING - {"duart castle"},
    ),
    (
        "Sinclair, two goods and no coin",
        lambda t: t.clan(0, "sinclair").goods(0, "h7", "wood barley").market(**DEAR),
        NOTHING,
    ),
    (
        "Sinclair, one good and a coin",
        lambda t: t.clan(0, "sinclair").goods(0, "h7", "wood").has(0, coins=1).market(**DEAR),
        NOTHING,
    ),
    ("Loch Shiel, no point", lambda t: t.tile(0, "i7", "loch shiel"), NOTHING),
    ("Loch Shiel and a point", lambda t: points(t, 1).tile(0, "i7", "loch shiel"), NOTHING - {"loch shiel"}),
    (
        "Loch Shiel, a point, nobody left",
        lambda t: points(t, 1).tile(0, "i7", "loch shiel").has(0, scotsmen=0),
        NOTHING,
    ),
    (
        "Loch Shiel, a point, one left",
        lambda t: points(t, 1).tile(0, "i7", "loch shiel").has(0, scotsmen=1),
        NOTHING - {"loch shiel"},
    ),
    (
        "Loch Shiel and a point of the last chronicle",
        lambda t: points(t, 1, -1).tile(0, "i7", "loch shiel"),
        NOTHING - {"loch shiel"},
    ),
    ("a point", lambda t: points(t, 1), NOTHING),
    ("another's church", lambda t: t.tile(1, "g6", "glenfinnan church"), NOTHING),
    ("the church", lambda t: t.tile(0, "g6", "glenfinnan church"), NOTHING - {"glenfinnan church"}),
    ("England's row is empty", lambda t: england(t, 0), NOTHING | {"loch lomond"}),
    ("England's row is full", lambda t: england(t, 3), NOTHING),
    ("no Englishman", lambda t: t.pawns({0: 5, 1: 6, 2: 7}), NOTHING | {"glenfinnan monument"}),
]  # fmt: skip


@pytest.mark.rule("ch6.trigger")
@pytest.mark.parametrize(
    ("change", "blocked"), [each[1:] for each in CHANGES], ids=[each[0] for each in CHANGES]
)
def test_only_an_event_that_can_be_paid_has_an_effect(
    change: Callable[[Scenario], object], blocked: set[str]
) -> None:
    table = all_cards(change)
    triggered = {text.removeprefix("trigger ") for text in table.legal("trigger")}
    assert set(CARDS) - triggered == blocked
    assert table.legal("turn over") == [f"turn over {card}" for card in CARDS]
    assert "done" not in table.legal()


@pytest.mark.rule("ch6.event.castle_of_mey", "ch6.event.fort_george")
def test_nothing_can_be_removed_from_a_starting_tile() -> None:
    table = gathering("castle of mey", "fort george", "loch ness").tile(1, "h8", "gathering b")
    table.card(1, "donan castle")
    at_gathering(table)
    for place in ("g8", "h8"):
        lift_tiles(table.state, table.player(0), place_named(place))
    table.check()
    assert table.legal("trigger") == ["trigger loch ness"]
    assert str(table.why_not("trigger fort george")) == "none of your tiles can be removed"


def abroad(change: Callable[[Scenario], object], chronicles: str = "6") -> Scenario:
    """p1 uses tiles of p2, who has one of each sort."""
    table = gathering("donan castle", "castle moil", chronicles=chronicles).has(0, coins=0)
    for place, tile in ABROAD.items():
        table.tile(1, place, tile)
    at_gathering(table.market(**DEAR)).play("trigger donan castle")
    change(table)
    table.check()
    return table.play("choose p2")


ABROAD = {
    "g8": "old man of storr",  # has nothing to activate
    "h8": "iona abbey",  # any good
    "i8": "easdale",
    "g9": "clachaig inn",  # 3 points
    "h9": "dingwall mart",  # a sheep and a cattle for points
    "i9": "grassmarket",  # three goods for points
    "f8": "gathering b",
    "i10": "tomintoul",
}
FREE = {"g7", "h7", "h8", "i8", "g9", "f8", "i10"}


def full(table: Scenario) -> Scenario:
    for place, goods in (
        ("g7", "sheep sheep sheep"),
        ("h7", "wood " * 3),
        ("g8", "wood " * 3),
        ("h8", "wood " * 3),
    ):
        table.goods(0, place, goods)
    return table


@pytest.mark.rule("ch6.event.donan_castle")
@pytest.mark.parametrize(
    ("change", "usable"),
    [
        (lambda t: t, FREE),
        (lambda t: t.goods(0, "h7", "sheep cattle"), FREE | {"h9"}),
        (lambda t: t.goods(0, "h7", "sheep wood wood"), FREE | {"i9"}),
        (lambda t: t.goods(0, "h7", "sheep wood").market().has(0, coins=1), FREE | {"h9", "i9"}),
        (full, FREE - {"h8", "i8"} | {"i9"}),
        (lambda t: setattr(t.player(0), "events", t.player(0).cards), FREE - {"f8"}),
    ],
)
def test_what_another_players_tiles_bring(change: Callable[[Scenario], object], usable: set[str]) -> None:
    table = abroad(change)
    table.check()
    assert set(table.legal()) == {f"activate {place}" for place in usable}


@pytest.mark.rule("ch6.event.donan_castle")
def test_any_good_of_another_players_tile() -> None:
    table = abroad(lambda t: t).play("activate h8")
    assert table.legal() == [f"gain {good}" for good in ("wood", "stone", "barley", "sheep", "cattle")]
    table.play("gain cattle", "put on g7")
    assert (table.stock(0), table.stock(1)) == ("cattle 1", "")
    assert set(table.legal()) >= {"choose p2", "choose p3", "done"}


@pytest.mark.rule("ch6.event.donan_castle")
def test_another_players_gathering_triggers_an_own_event() -> None:
    table = abroad(lambda t: t).play("activate f8")
    assert table.asked == (0, "event")
    table.play("trigger castle moil", "done")
    assert table.player(0).coins == 2
    assert table.legal("choose") == ["choose p2", "choose p3"]  # and a second tile may follow


@pytest.mark.rule("ch6.event.donan_castle")
def test_another_players_exchange_pays_whoever_uses_it() -> None:
    table = abroad(lambda t: t.goods(0, "h7", "sheep cattle").goods(1, "h7", "sheep cattle"))
    table.play("activate h9")
    assert (table.vp(0), table.vp(1)) == (6, 0)
    assert (table.stock(0), table.stock(1)) == ("", "sheep 1, cattle 1")

"""Chronicle VIII: Fergus MacDarkie's coin as a part of the cost, and Peggy McLaird's reservations."""

import pytest
from tests.glenmore.rulebook.chronicles.test_8_penny_mobs import mob
from tests.glenmore.scenario import Scenario

from clachan.core.bits import bit
from clachan.core.decision import decision
from clachan.games.glenmore.board import PLACES, place_named
from clachan.games.glenmore.components import TILES
from clachan.games.glenmore.decisions import MOB
from clachan.games.glenmore.rules.chronicles import mob_cards, mob_reserving

FERGUS, LAIRD = "fergus macdarkie", "peggy mclaird"
ENGLISHMAN, DIE = 5, 4


def visited(coins: int, chronicles: str = "8", seat: int = 0) -> Scenario:
    """Fergus of p2 stands on the Starting Village of p1, whose every place for a tile lies beside him."""
    table = mob(1, FERGUS, chronicles=chronicles).market().has(0, coins=coins).has(1, coins=0)
    table.state.mobs.outlaws[1] = seat * PLACES + place_named("g7") + 1
    table.player(1).scotsmen -= 1
    return table


def far(table: Scenario) -> Scenario:
    """A Scotsman stands where tiles can be laid out of Fergus's sight."""
    return table.tile(0, "h8", "easdale").tile(0, "h9", "abernethy").scotsman(0, "h9")


@pytest.mark.rule("ch8.mob.fergus_macdarkie")
@pytest.mark.parametrize(
    ("tile", "cost", "chronicles"),
    [
        ("inshriach", 0, "8"),
        ("falkirk tryst", 1, "8"),
        ("crieff fair", 1, "8"),  # a wood from the market
        ("gathering a", 1, "68"),
        ("balmoral", 2, "8"),
    ],
)
def test_his_coin_comes_on_top_of_the_cost(tile: str, cost: int, chronicles: str) -> None:
    for coins in range(cost + 3):
        table = visited(coins, chronicles).track({5: tile})
        if tile == "balmoral":
            table.tile(0, "g8", "lochridge")  # it covers a pasture
        table.check()
        assert ("take 5" in table.legal()) == (coins > cost)
        assert {"take 12", "take 13"} <= set(table.legal())  # persons are laid nowhere
    table.play("take 5")
    while table.asked[1] in ("pay", "source"):
        table.play("buy" if "buy" in table.legal() else table.legal()[0])
    if table.asked[1] == "place":
        table.play(table.legal("place")[0])
    assert [table.player(seat).coins for seat in (0, 1)] == [1, 1]  # one was left over
    assert table.asked == (1, "outlaw")  # and he moves on


@pytest.mark.rule("ch8.mob.fergus_macdarkie")
def test_where_he_does_not_look_nothing_is_due() -> None:
    table = far(visited(0)).track({5: "inshriach"})
    table.check()
    table.play("take 5")
    assert table.legal("place")
    near = {f"place {place}" for place in ("f6", "f8", "g6", "g8", "h6")}
    assert not near & set(table.legal())
    assert "Fergus MacDarkie asks for a coin" in str(table.why_not("place g8"))
    table = far(visited(1)).track({5: "inshriach"}).play("take 5")
    assert "place g8" in table.legal()
    assert table.player(0).coins == 1  # nothing is set aside
    table.play("place h10")
    assert [table.player(seat).coins for seat in (0, 1)] == [1, 0]
    assert table.asked == (0, "act")


@pytest.mark.rule("ch8.mob.fergus_macdarkie")
def test_he_asks_nobody_else() -> None:
    table = visited(0, seat=2).track({5: "inshriach"})
    table.check()
    table.play("take 5", "place g8")
    assert [table.player(seat).coins for seat in (0, 1)] == [0, 0]
    away = visited(0).track({5: "inshriach"})
    away.state.mobs.outlaws[1] = 0
    away.check()
    assert "take 5" in away.legal()


def laird(tiles: dict[int, str], chronicles: str = "8") -> Scenario:
    """p1 holds Peggy McLaird and has just laid Inshriach; only these tiles lie on the track."""
    table = mob(0, LAIRD, chronicles=chronicles).market()
    for space in (11, 12):
        table._box(int(table.state.track[space]) - 1)
        table.state.track[space] = 0
    return table.track({**tiles, 5: "inshriach"}).play("take 5", "place g8")


@pytest.mark.rule("ch8.mob.peggy_mclaird")
@pytest.mark.parametrize("space", [1, 4, *range(6, 15)])
def test_any_tile_in_front_of_the_pawn_can_be_reserved(space: int) -> None:
    table = laird({})
    table.check()
    assert str(table.why_not(f"use {LAIRD}")) == "you could take none of the tiles in front of your pawn"
    table.track({space: "easdale"}).check()
    assert (f"use {LAIRD}" in table.legal()) == (space > 5)
    if space < 5:  # behind the pawn, or where it came from
        return
    table.play(f"use {LAIRD}")
    table.play("token 1")  # one tile: the question which is answered
    assert table.seen()["mobs"]["reserved"] == {"tile": "easdale", "coins": 1}
    assert mob_reserving.reserved_space(table.state, 0) == space - 1
    assert str(table.why_not(f"use {LAIRD}")) == "Easdale is reserved already"
    table.check()


@pytest.mark.rule("ch8.mob.peggy_mclaird")
def test_only_tiles_that_are_taken_and_stand_free_can_be_reserved() -> None:
    table = laird({7: "easdale", 8: "abernethy", 9: "worlds end", 10: "robert burns"})
    table.state.figures[7] |= bit(2)
    table.state.figures[2] &= ~bit(2)
    table.check()
    table.play(f"use {LAIRD}")
    assert table.legal() == ["space 7", "space 10"]
    for space in (5, 6, 8, 9, 14):
        assert table.why_not(f"space {space}") is not None
    assert table.why_not("end turn") is not None


@pytest.mark.rule("ch8.mob.peggy_mclaird")
@pytest.mark.parametrize("used", range(8))
def test_tokens_of_equal_value_are_one_choice(used: int) -> None:
    """The tokens are worth 1, 1 and 2 coins."""
    table = laird({7: "easdale"})
    table.state.mobs.reserved_used = used
    table.check()
    assert (f"use {LAIRD}" in table.legal()) == (used != 7)
    table.state.pending.push(decision(MOB, 0, mob_cards.MCLAIRD, 7))
    table.check()
    left = [token for token in (1, 2, 3) if not (used >> (token - 1)) & 1]
    offered = [token for token in left if not (token == 2 and 1 in left)]
    assert table.legal() == [f"token {token}" for token in offered]


def reserved(table: Scenario, tile: str, token: int = 0) -> Scenario:
    table.state.mobs.reserved = TILES.index(tile) + 1
    table.state.mobs.reserved_with = token
    table.state.mobs.reserved_used = bit(token)
    return table


@pytest.mark.rule("ch8.mob.peggy_mclaird")
@pytest.mark.parametrize(("token", "coins"), [(0, 1), (1, 1), (2, 2)])
def test_others_pay_what_the_token_says_on_top_of_the_cost(token: int, coins: int) -> None:
    for held in range(coins + 2):
        table = reserved(mob(1, LAIRD).market().track({5: "falkirk tryst"}), "falkirk tryst", token)
        table.has(0, coins=held).has(1, coins=0).check()
        assert ("take 5" in table.legal()) == (held >= coins + 1)
    table.play("take 5", "place g8")
    assert [table.player(seat).coins for seat in (0, 1)] == [0, coins]
    assert table.seen()["mobs"]["reserved"] == {}
    assert table.state.mobs.reserved_used == bit(token)


@pytest.mark.rule("ch8.mob.peggy_mclaird")
def test_another_tile_costs_nothing_more() -> None:
    table = reserved(mob(1, LAIRD).market().track({5: "inshriach", 6: "easdale"}), "easdale")
    table.has(0, coins=0).check()
    assert "take 5" in table.legal()
    assert "take 6" not in table.legal()
    table.play("take 5", "place g8")
    assert table.seen()["mobs"]["reserved"] == {"tile": "easdale", "coins": 1}


@pytest.mark.rule("ch8.mob.peggy_mclaird")
def test_the_reserved_tile_must_be_taken_if_it_can() -> None:
    table = reserved(mob(0, LAIRD).market().track({5: "inshriach", 6: "plockton"}), "plockton")
    table.has(0, coins=1).check()
    assert table.legal("take") == ["take 6"]
    assert str(table.why_not("take 5")) == "you have reserved Plockton and must take it"
    table = reserved(mob(0, LAIRD).market(wood=3).track({5: "inshriach", 6: "plockton"}), "plockton")
    table.has(0, coins=9).check()  # it costs a wood, and none can be bought
    assert table.legal("take") == ["take 5", "take 12", "take 13"]
    table.play("take 5", "place g8")
    assert table.seen()["mobs"]["reserved"] == {}
    assert table.state.mobs.reserved_used == 7  # the card is turned over
    table = reserved(mob(0, LAIRD).market().track({5: "inshriach"}), "adam smith")
    table.has(0, coins=0).check()
    assert table.legal("take") == ["take 12"]


@pytest.mark.rule("ch8.mob.peggy_mclaird", "ch4.turn")
def test_the_englishman_is_not_bound_by_the_reservation() -> None:
    table = mob(0, LAIRD, chronicles="48").market().track({5: "inshriach", 6: "easdale"}).has(0, coins=5)
    reserved(table, "easdale").pawns({ENGLISHMAN: 1, 0: 2, 1: 8, 2: 9}).state.england.holder = 1
    table.state.pending.depth = 1
    table.go_on().check()
    assert table.asked == (0, "turn")
    assert {"take 5", "take 6"} <= set(table.legal())
    table.play("take 5", "place g8")
    assert table.state.mobs.reserved_used == 1
    assert table.seen()["mobs"]["reserved"] == {"tile": "easdale", "coins": 1}


@pytest.mark.rule("ch8.mob.peggy_mclaird")
@pytest.mark.parametrize(("figure", "used"), [(DIE, 1), (1, 1), (0, 7)])
def test_a_reserved_tile_that_is_discarded_takes_its_token_along(figure: int, used: int) -> None:
    table = reserved(mob(0, LAIRD), "easdale")
    mob_reserving.tile_discarded(table.state, TILES.index("abernethy"), figure)
    assert table.seen()["mobs"]["reserved"]["tile"] == "easdale"
    mob_reserving.tile_discarded(table.state, TILES.index("easdale"), figure)
    assert table.seen()["mobs"]["reserved"] == {}
    assert table.state.mobs.reserved_used == used


@pytest.mark.rule("ch8.mob.peggy_mclaird")
def test_a_reservation_is_found_on_every_space() -> None:
    for space in range(1, 15):
        table = reserved(mob(0, LAIRD), "easdale").pawns({0: 14, 1: 13, 2: 12})
        table.state.track[11] = table.state.track[12] = 0
        table.track({space: "easdale"})
        assert mob_reserving.reserved_space(table.state, 0) == space - 1
        assert mob_reserving.reserved_space(table.state, 1) == -1

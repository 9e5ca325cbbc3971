"""Chronicle VIII: where Kenneth can walk to, and what boats, tokens and reservations do not do."""

import pytest
from tests.glenmore.rulebook.chronicles.test_8_outlaws import KENNETH, stands
from tests.glenmore.rulebook.chronicles.test_8_penny_mobs import mob
from tests.glenmore.scenario import Scenario

from clachan.games.glenmore.board import PLACES, place_named
from clachan.games.glenmore.components import MOBSTERS
from clachan.games.glenmore.rules.chronicles import mob_outlaws

LAIRD = "peggy mclaird"
# The end of a row of tiles, the row on the way to it, and the one tile beside it.
ENDS = [
    ("g9", ("g8",), "g8"),
    ("g5", ("g6",), "g6"),
    ("e8", ("g8", "f8"), "f8"),
    ("j8", ("h8", "i8"), "i8"),
]
ROW = ("lochridge", "easdale")


def kenneth_at(place: str, victim: int = 1, points: int = 1) -> Scenario:
    """Kenneth of p1 stands with another player, and it is the turn of p1."""
    table = mob(0, KENNETH).market()
    slot = mob_outlaws.slot(MOBSTERS.index(KENNETH))
    table.state.mobs.outlaws[slot] = victim * PLACES + place_named(place) + 1
    table.player(0).scotsmen -= 1
    table.state.points = points
    return table


def with_row(table: Scenario, victim: int, row: tuple[str, ...], end: str) -> Scenario:
    for place, tile in zip(row, ROW, strict=False):
        table.tile(victim, place, tile)
    return table.tile(victim, end, "inshriach")


@pytest.mark.rule("ch8.mob.kenneth_mcsnitch")
@pytest.mark.parametrize("victim", [1, 2])
@pytest.mark.parametrize(("end", "row", "only"), ENDS)
def test_kenneth_walks_to_the_one_tile_beside_him(
    end: str, row: tuple[str, ...], only: str, victim: int
) -> None:
    table = with_row(kenneth_at(end, victim), victim, row, end)
    assert f"walk {KENNETH}" in table.legal() and table.why_not(f"walk {KENNETH}") is None
    table.play(f"walk {KENNETH}")
    assert (stands(table, KENNETH), table.state.points) == ((victim, only), 0)
    assert table.asked == (0, "turn")  # nothing lies there to steal


@pytest.mark.rule("ch8.mob.kenneth_mcsnitch")
def test_kenneth_finds_all_tiles_around_corners_too_and_no_other() -> None:
    table = kenneth_at("g8").tile(1, "g8", "inshriach").tile(1, "g9", "easdale").tile(1, "g10", "lochridge")
    table.tile(2, "g6", "black isle").play(f"walk {KENNETH}")
    assert sorted(table.legal()) == ["to g7", "to g9", "to h7"]
    for place in ("g10", "g8", "g6"):
        assert table.why_not(f"to {place}") is not None
    table.play("to h7")
    assert stands(table, KENNETH) == (1, "h7")


@pytest.mark.rule("ch8.mob.kenneth_mcsnitch")
@pytest.mark.parametrize(
    ("goods", "guarded", "asked"), [("", False, False), ("wood", True, False), ("wood", False, True)]
)
def test_kenneth_steals_unguarded_goods_only(goods: str, guarded: bool, asked: bool) -> None:
    table = kenneth_at("g9").tile(1, "g8", "easdale").tile(1, "g9", "inshriach").goods(1, "g8", goods)
    if guarded:
        table.scotsman(1, "g8")
    table.play(f"walk {KENNETH}")
    assert ("seize wood" in table.legal()) == asked
    assert stands(table, KENNETH) == (1, "g8")


@pytest.mark.rule("ch8.mob.peggy_mclaird")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_who_has_turns_left_reserves(seat: int) -> None:
    """Others at World's End hinder nobody."""
    table = mob(0, LAIRD).track({5: "easdale", 8: "inshriach"}).market(stone=2, wood=2, barley=2)
    table.play("take 5", "place g8")
    table.state.finished = 1 << seat
    possible = seat != 0
    assert (f"use {LAIRD}" in table.legal()) == possible
    assert (table.why_not(f"use {LAIRD}") is None) == possible


@pytest.mark.rule("ch8.mob.peggy_mclaird")
def test_nothing_is_reserved_before_the_own_move() -> None:
    table = mob(0, LAIRD).track({5: "easdale", 8: "inshriach"}).market(stone=2, wood=2, barley=2)
    assert table.asked == (0, "turn")
    assert f"use {LAIRD}" not in table.legal()
    assert table.why_not(f"use {LAIRD}") is not None


@pytest.mark.rule("ch8.mob.peggy_mclaird")
def test_only_tiles_between_the_own_pawn_and_the_last_are_reserved() -> None:
    """Nor what the pawn has left behind, nor what lies on the other side of the last pawn."""
    table = mob(0, LAIRD).pawns({0: 2, 1: 3, 2: 4}).has(0, coins=9)
    table.track({6: "easdale", 8: "inshriach", 5: "lochridge", 1: "dornoch"})
    table.market(stone=2, wood=2, barley=2)
    table.play("take 6", "place g8", f"use {LAIRD}")
    offered = table.legal()
    assert "space 8" in offered and "space 1" in offered
    for space in (5, 6, 3):
        assert f"space {space}" not in offered and table.why_not(f"space {space}") is not None

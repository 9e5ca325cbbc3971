"""Chronicle III, answer by answer: two barrels at once, two steps of age, each sale tile for itself."""

import pytest
from tests.glenmore.rulebook.chronicles.test_3_cellars import active, cellar, cellars
from tests.glenmore.rulebook.chronicles.test_3_every_barrel import FULL, JAMEY, SALES, fill, sold
from tests.glenmore.scenario import Scenario

from clachan.core.decision import decision
from clachan.games.glenmore.board import place_named
from clachan.games.glenmore.components import TILES
from clachan.games.glenmore.decisions import AGEING, DISTILLING, PASSING_SALE, STOPPING_AT_SALE
from clachan.games.glenmore.rules.chronicles.cellars import paid
from clachan.games.glenmore.rules.territory import gain_whisky

ENGLISHMAN = 5


def asking(table: Scenario, kind: int, first: int, second: int = 0) -> list[str]:
    """The answers to a question of p1 that is not settled, as generator and judge see them."""
    table.state.pending.push(decision(kind, 0, first, second))
    table.check()
    return table.legal()


@pytest.mark.rule("ch3.gain")
@pytest.mark.parametrize(
    ("barrels", "gained", "after"),
    [
        ((), 2, ([1, 2], 0)),
        ((1,), 3, ([1, 2, 3], 1)),
        ((2,), 2, ([1, 2, 3], 0)),
        ((1, 2, 3), 2, ([1, 2, 3], 2)),
    ],
)
def test_several_barrels_find_their_spaces_one_by_one(
    barrels: tuple[int, ...], gained: int, after: tuple[list[int], int]
) -> None:
    table = cellars(Scenario(chronicles="3").barrels(0, *barrels), 3)
    gain_whisky(table.state, 0, gained)
    assert (cellar(table), table.player(0).whisky) == (after, len(barrels) + gained)


@pytest.mark.rule("ch3.pay")
def test_as_many_barrels_are_asked_for_as_are_paid() -> None:
    table = cellars(Scenario(chronicles="3"), 3).barrels(0, 1, 4, 9)
    table.player(0).whisky -= 2
    paid(table.state, 0, 2)
    assert table.play("barrel 4").legal() == ["barrel 1", "barrel 9"]
    table.play("barrel 1")
    assert (cellar(table), table.asked) == (([9], 0), (0, "turn"))


@pytest.mark.rule("ch3.age")
def test_every_step_of_age_is_asked_for() -> None:
    table = cellars(Scenario(chronicles="3"), 2).barrels(0, 1, 4)
    assert asking(table, AGEING, 2) == ["barrel 1", "barrel 4"]
    assert table.play("barrel 4").legal() == ["done", "barrel 1", "barrel 5"]  # the second step is a choice
    table.check()
    table.play("barrel 5")
    assert (cellar(table), table.asked) == (([1, 6], 0), (0, "turn"))
    table = cellars(Scenario(chronicles="3"), 2).barrels(0, 1, 4)
    asking(table, AGEING, 1)
    assert table.play("barrel 1").asked == (0, "turn")
    assert cellar(table) == ([2, 4], 0)


@pytest.mark.rule("ch3.both")
def test_the_step_after_distilling_may_be_left() -> None:
    table = active("glenlochy").market(**FULL).goods(0, "g7", "barley wood").barrels(0, 2).play("activate h8")
    if table.asked[1] != "age-a-barrel":
        table.play("distil")
    assert table.legal() == ["done", "barrel 2"]
    table.play("done")
    assert (cellar(table), table.asked) == (([1, 2], 0), (0, "turn"))


@pytest.mark.rule("ch3.age", "ch3.choice")
def test_ben_wyvis_ages_and_never_distils() -> None:
    table = active("ben wyvis").market(**FULL).goods(0, "g7", "barley wood").barrels(0, 3)
    table.check()
    assert "activate h8" not in table.legal()
    table = active("ben wyvis").market(**FULL).goods(0, "g7", "barley wood").barrels(0, 1).play("activate h8")
    assert (cellar(table), table.stock(0), table.asked) == (([2], 0), "wood 1, barley 1", (0, "turn"))


@pytest.mark.rule("ch3.choice")
@pytest.mark.parametrize(
    ("goods", "barrels", "answers"),
    [
        ("", (1,), ["age"]),
        ("barley", (1,), ["distil", "age"]),
        ("barley", (7,), ["distil", "age"]),
        ("barley", (8,), ["distil", "age"]),
        ("barley", (0,), ["distil", "age"]),
        ("barley", (9,), ["distil"]),
        ("barley", (8, 9), ["distil"]),
        ("barley", (), ["distil"]),
        ("", (9,), []),
    ],
)
def test_which_of_the_two_icons_can_be_chosen(
    goods: str, barrels: tuple[int, ...], answers: list[str]
) -> None:
    table = cellars(active("pulteney"), 3).market(**FULL).goods(0, "g7", goods).barrels(0, *barrels)
    assert asking(table, DISTILLING, place_named("h8")) == answers


@pytest.mark.rule("ch3.cellars", "market.buy")
def test_what_a_cellar_asks_for_and_why_it_cannot_be_built() -> None:
    table = Scenario(chronicles="3").market(wood=1, stone=1).has(0, coins=3)
    assert (
        table.why_not("build cellar 2")
        == "cellar 2 costs 1 wood and 1 stone: the rest costs 4 coins, you have 3"
    )
    assert table.why_not("build cellar 3") == "cellar 2 comes before cellar 3"
    table.market(**FULL)
    assert table.why_not("build cellar 2") == "cellar 2 costs 1 wood and 1 stone, and the market cannot help"
    for count in (1, 2):
        table = (
            cellars(Scenario(chronicles="3"), count)
            .goods(0, "g7", "wood stone stone")
            .goods(0, "h7", "wood stone")
        )
        table.check()
        table.play(f"build cellar {count + 1}")
        assert table.asked == (0, "pay")
        assert table.prompt.endswith("for the new cellar.")
        assert table.why_not(f"build cellar {count + 1}") is not None


# --- sale tiles ------------------------------------------------------------------------------------------


@pytest.mark.rule("ch3.stopping_sale")
@pytest.mark.parametrize(("pawn", "space"), [(9, 1), (9, 14), (1, 2), (1, 14)])
def test_a_pawn_on_the_sale_tile_and_only_there_keeps_others_away(pawn: int, space: int) -> None:
    def stopping(other: int) -> bool:
        table = Scenario(chronicles="3").pawns({0: pawn, 1: other, 2: other}).track({space: "whisky sale c"})
        table.barrels(0, 2).check()
        return f"take {space}" in table.legal()

    assert not stopping(space)
    assert stopping(space + 1 if space < 13 else 11)
    assert stopping(13 if space == 14 else 5)


@pytest.mark.rule("ch3.stopping_sale", "ch4.turn")
def test_the_englishman_does_not_stop_at_a_sale() -> None:
    table = Scenario(chronicles="34").pawns({ENGLISHMAN: 1, 0: 8, 1: 9, 2: 10}).barrels(0, 2)
    table.track({6: "whisky sale b"}).has(0, coins=9)
    table.state.england.holder = 1
    table.state.pending.depth = 1
    table.go_on().check()
    assert table.asked == (0, "turn")
    assert table.why_not("take 6") == "the Englishman sells no whisky"


@pytest.mark.rule("ch3.stopping_sale")
@pytest.mark.parametrize("tile", list(SALES))
def test_full_sale_tiles_elsewhere_do_not_matter(tile: str) -> None:
    others = [other for other in SALES if other != tile]
    table = Scenario(chronicles="3").track({6: tile, 8: others[0], 10: others[1]}).barrels(0, 1, 2, 3)
    for other in others:
        fill(table, other, 2, 1)
    table.check()
    table.play("take 6")
    assert table.legal() == ["sell on the extra space", "sell on a lower space"]
    table.check()
    table.play("sell on a lower space", "barrel 3")
    table.check()
    assert table.legal() == ["done", "sell on the extra space"]
    table.play("sell on the extra space", "barrel 2")
    assert (table.line(0, JAMEY), table.player(0).whisky, sold(table, tile)) == (5, 1, (1, 1))
    assert [sold(table, other) for other in others] == [(2, 1), (2, 1)]


@pytest.mark.rule("ch3.stopping_sale")
@pytest.mark.parametrize(
    ("barrels", "lower", "extra", "used", "answers"),
    [
        ((2,), 0, 0, 0, ["sell on the extra space", "sell on a lower space"]),
        ((2,), 1, 0, 2, ["done", "sell on the extra space"]),
        ((2,), 0, 1, 1, ["done", "sell on a lower space"]),
        ((2,), 2, 0, 0, ["sell on the extra space"]),
        ((2,), 1, 1, 0, ["sell on a lower space"]),
        ((2,), 2, 1, 1, ["done"]),
        ((), 0, 1, 1, ["done"]),
        ((), 1, 0, 2, ["done"]),
    ],
)
def test_what_is_left_to_do_at_a_sale_tile(
    barrels: tuple[int, ...], lower: int, extra: int, used: int, answers: list[str]
) -> None:
    table = fill(Scenario(chronicles="3").track({6: "whisky sale b"}), "whisky sale b", lower, extra)
    assert asking(table.barrels(0, *barrels), STOPPING_AT_SALE, 5, used) == answers


@pytest.mark.rule("ch3.stopping_sale")
@pytest.mark.parametrize("choice", ["sell on a lower space", "sell on the extra space"])
def test_with_the_last_barrel_the_sale_is_over(choice: str) -> None:
    table = Scenario(chronicles="3").track({6: "whisky sale c"}).barrels(0, 3).play("take 6", choice)
    assert table.asked[1] not in ("stop-at-a-sale", "sell-a-barrel")
    assert table.legal("sell on") == []


@pytest.mark.rule("ch3.passing_sale", "ch3.pay")
def test_a_barrel_that_is_owed_is_not_for_sale() -> None:
    inn = TILES.index("clachaig inn") + 1
    for barrels, tile, answers in (
        ((2,), inn, ["done"]),
        ((2, 3), inn, ["done", "barrel 2", "barrel 3"]),
        ((2,), TILES.index("easdale") + 1, ["done", "barrel 2"]),
        ((2,), 0, ["done", "barrel 2"]),
    ):
        table = Scenario(chronicles="3").track({6: "whisky sale b"}).barrels(0, *barrels)
        assert asking(table, PASSING_SALE, 5, tile) == answers


@pytest.mark.rule("ch3.sale_discarded")
def test_other_discarded_tiles_leave_the_barrels_where_they_are() -> None:
    table = Scenario(chronicles="3").pawns({0: 1, 1: 7, 2: 8}).track({5: "easdale", 10: "whisky sale d"})
    fill(table, "whisky sale d", 1, 1).play("take 12")
    assert (table.seen()["discard"], sold(table, "whisky sale d")) == (["easdale"], (1, 1))


@pytest.mark.rule("ch3.stopping_sale", "ch1.start")
def test_only_sale_tiles_are_stopped_on_for_a_sale() -> None:
    table = Scenario(chronicles="13").track({5: "boat race start", 6: "whisky sale b"}).barrels(0, 2)
    table.check()
    assert "take 5" not in table.legal()
    assert table.why_not("take 5") == "Start is protected: no pawn may stop there"

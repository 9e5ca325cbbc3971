"""Final scoring: everything but settlements."""

import pytest
from tests.caledonia.scenario import Scenario


@pytest.mark.rule("final.glory")
def test_each_glory_is_a_point() -> None:
    table = Scenario(players=3)
    table.of(1).glory = 23
    assert table.turn(0).line("glory") == [0, 23, 0]


@pytest.mark.rule("final.basic", "final.processed")
def test_basic_goods_are_worth_1_and_processed_goods_2() -> None:
    table = (
        Scenario(players=3).goods(0, wool=1, grain=2, milk=4).goods(1, bread=1, cheese=2, whisky=4).turn(0)
    )
    assert table.line("basic goods") == [7, 0, 0]
    assert table.line("processed goods") == [0, 14, 0]


@pytest.mark.rule("final.basic", "final.processed")
@pytest.mark.parametrize(
    ("good", "line", "each"),
    [("wool", 0, 1), ("grain", 0, 1), ("milk", 0, 1), ("bread", 1, 2), ("cheese", 1, 2), ("whisky", 1, 2)],
)
@pytest.mark.parametrize("count", [0, 1, 7, 29])
def test_a_good_scores_however_many_there_are(good: str, line: int, each: int, count: int) -> None:
    table = Scenario(players=2).goods(1, **{good: count}).turn(0)
    assert table.line(("basic goods", "processed goods")[line]) == [0, each * count]
    assert table.line(("processed goods", "basic goods")[line]) == [0, 0]


@pytest.mark.rule("final.glory", "final.money", "final.hops", "final.imports")
def test_there_is_no_most_that_scores() -> None:
    table = Scenario(players=2).money(0, 437).turn(0)
    p, s = table.of(0), table.state
    p.glory, p.hops, p.cotton, p.tobacco, p.sugar = 96, 41, 13, 17, 19
    s.cotton, s.tobacco, s.sugar = 13, 17, 19
    lines = table.score(0).lines
    assert [lines[name] for name in ("glory", "money", "hops", "cotton", "tobacco", "sugar cane")] == [
        96, 43, 41, 13 * 5, 17 * 4, 19 * 3,
    ]  # fmt: skip


@pytest.mark.rule("final.money")
def test_every_full_10_pounds_are_a_point() -> None:
    table = Scenario(players=4).money(0, 9).money(1, 10).money(2, 59).money(3, 100).turn(0)
    assert table.line("money") == [0, 1, 5, 10]


@pytest.mark.rule("final.money", "ruling.final_tie")
def test_leftover_money_breaks_a_tie_on_points() -> None:
    table = Scenario(players=3).money(0, 25).money(1, 29).money(2, 20).turn(0)
    assert [score.total for score in table.game.scores(table.state)] == [2 + 6 + 12] * 3
    assert [table.score(seat).place for seat in range(3)] == [2, 1, 3]


@pytest.mark.rule("ruling.final_tie")
def test_the_leftover_is_what_made_no_point_and_a_full_tie_is_shared() -> None:
    """Seat 0 has more money, but seat 1 the same points and more left over; seats 1 and 2 share."""
    table = (
        Scenario(players=3).money(0, 41).money(1, 25).money(2, 35).goods(1, wool=2).goods(2, wool=1).turn(0)
    )
    assert [score.total for score in table.game.scores(table.state)] == [22, 22, 22]
    assert [table.score(seat).place for seat in range(3)] == [3, 1, 1]


@pytest.mark.rule("final.hops")
def test_each_hops_on_fulfilled_contracts_is_a_point() -> None:
    table = Scenario(players=2).fulfilled(0, 23, 26).fulfilled(1, 48).box(1, 42).turn(0)
    assert table.line("hops") == [8 + 9, 0]  # hops of an open contract do not count


@pytest.mark.rule("final.imports")
def test_example_tobacco_15_sugar_cane_8_cotton_18() -> None:
    """3 tobacco, 2 sugar cane, 6 cotton; all in all tobacco was imported least and cotton most."""
    table = Scenario(players=3).fulfilled(0, 2, 3, 4, 13).fulfilled(1, 27).turn(0)
    assert table.view["export"]["imports"] == {"cotton": 6, "tobacco": 3, "sugar": 5}
    assert table.view["export"]["values"] == {"cotton": 3, "tobacco": 5, "sugar": 4}
    lines = table.score(0).lines
    assert (lines["tobacco"], lines["sugar cane"], lines["cotton"]) == (15, 8, 18)


@pytest.mark.rule("final.imports")
def test_imports_of_all_players_decide_what_each_is_worth() -> None:
    table = Scenario(players=2).fulfilled(0, 5).fulfilled(1, 8, 17, 3, 4).turn(0)
    assert table.view["export"]["imports"] == {"cotton": 3, "tobacco": 10, "sugar": 2}
    assert table.line("tobacco") == [6, 24]
    assert table.line("cotton") == [0, 12]
    assert table.line("sugar cane") == [0, 10]


@pytest.mark.rule("final.imports", "ruling.imports")
@pytest.mark.parametrize(
    ("contracts", "values"),
    [
        ((), (5, 4, 3)),  # nothing imported
        ((1, 5, 3), (5, 4, 3)),  # two of each
        ((1, 5), (4, 3, 5)),  # cotton and tobacco tied, sugar cane rarest
        ((5, 3), (5, 4, 3)),  # tobacco and sugar cane tied
        ((4, 5, 3), (3, 5, 4)),  # cotton most, the others tied
        ((1, 3, 35), (5, 3, 4)),  # tobacco most, cotton and sugar cane tied
    ],
)
def test_in_a_tie_cotton_is_rarer_than_tobacco_and_tobacco_rarer_than_sugar_cane(
    contracts: tuple[int, ...], values: tuple[int, int, int]
) -> None:
    table = Scenario(players=3).fulfilled(0, *contracts).turn(0)
    shown = table.view["export"]["values"]
    assert (shown["cotton"], shown["tobacco"], shown["sugar"]) == values


FEW = (2, 8, 11, 12, 15, 23, 9, 10, 7, 6)  # contracts that ask for no meat


def exports(counts: list[int]) -> list[int]:
    table, left = Scenario(players=len(counts)), list(FEW)
    for seat, count in enumerate(counts):
        table.fulfilled(seat, *(left.pop() for _ in range(count)))
    return table.turn(0).line("exports")


@pytest.mark.rule("final.exports")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([3, 2, 1], [12, 6, 0]),
        ([1, 3, 2], [0, 12, 6]),
        ([4, 1, 2, 3], [12, 0, 0, 6]),
        ([3, 1], [8, 0]),
        ([0, 2], [0, 8]),
    ],
)
def test_most_contracts_12_and_second_6_or_8_for_the_first_of_two(
    counts: list[int], points: list[int]
) -> None:
    assert exports(counts) == points


@pytest.mark.rule("final.exports", "ruling.ranks")
def test_example_two_tied_for_the_first_rank_of_three_get_9_each_and_the_third_nothing() -> None:
    assert exports([3, 3, 2]) == [9, 9, 0]


@pytest.mark.rule("final.exports", "ruling.ranks")
def test_example_tied_players_of_two_get_4_each() -> None:
    assert exports([2, 2]) == [4, 4]


@pytest.mark.rule("final.exports", "ruling.ranks")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([2, 1, 1], [12, 3, 3]),
        ([2, 1, 1, 1], [12, 2, 2, 2]),
        ([1, 1, 1], [6, 6, 6]),
        ([1, 1, 1, 1], [4, 4, 4, 4]),
        ([0, 0, 0, 0], [4, 4, 4, 4]),
        ([2, 0, 0], [12, 3, 3]),
    ],
)
def test_ties_share_all_the_ranks_they_cover_rounded_down_and_zero_still_ranks(
    counts: list[int], points: list[int]
) -> None:
    assert exports(counts) == points


@pytest.mark.rule("structure.goal")
def test_the_total_is_the_sum_of_the_lines() -> None:
    table = (
        Scenario(players=2)
        .fulfilled(0, 2, 3)
        .goods(0, wool=3, bread=1)
        .money(0, 37)
        .unit(0, "c4", "cow")
        .turn(0)
    )
    score = table.score(0)
    assert score.lines == {
        "glory": 0, "basic goods": 3, "processed goods": 2, "money": 3, "hops": 3, "cotton": 0, "tobacco": 9,
        "sugar cane": 8, "exports": 8, "settlements": 12, "auction bid": 0,
    }  # fmt: skip
    assert score.total == sum(score.lines.values()) == 48

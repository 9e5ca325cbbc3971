"""Pages 16 and 20: what may come before questions of chronicles, and when a single answer is asked for."""

import pytest
from tests.glenmore.rulebook.chronicles.test_3_cellars import passing
from tests.glenmore.rulebook.test_02_round_the_track import carry_out
from tests.glenmore.rulebook.test_05_moves_on_the_way import stopped
from tests.glenmore.rulebook.test_09_one_question_each import ALL, GIFTS, MOVES, SELLS, agree, helped, steps


@pytest.mark.rule("ch7.assembly", "activate.movement", "card.loch_ness", "market.sell")
def test_the_great_gathering_is_called_when_everything_else_is_done() -> None:
    table = helped(chronicles="7")
    carry_out(table, "take 12")
    assert (table.asked, steps(table)) == ((0, "clan-marker"), SELLS | ALL | MOVES)  # although it is to come
    agree(table)
    carry_out(table, "marker on douglas")
    assert (table.asked, steps(table)) == ((0, "call-the-great-gathering"), set())
    agree(table)
    carry_out(table, table.legal()[0])
    assert (table.asked, steps(table)) == ((0, "vote"), set())
    agree(table)


@pytest.mark.rule("ch3.passing_sale", "activate.movement", "card.loch_ness")
def test_before_a_barrel_is_sold_something_may_come_that_takes_nothing() -> None:
    table = passing().card(0, "loch ness").turn(0).tile(0, "g8", "easdale").tile(0, "h8", "dingwall mart")
    table.goods(0, "h7", "sheep cattle").market(sheep=2, cattle=2).barrels(0, 1, 2).state.points = 1
    carry_out(table, "take 12")
    assert (table.asked, steps(table)) == ((0, "pass-a-sale"), GIFTS | MOVES)
    agree(table)


@pytest.mark.rule("ch3.cellars", "card.loch_ness", "market.sell")
def test_while_a_cellar_is_paid_nothing_is_sold_inside_another_step() -> None:
    table = helped(chronicles="3").tile(0, "h9", "iona abbey")
    table.goods(0, "g7", "wood stone").goods(0, "h9", "wood").goods(0, "g8", "stone")
    carry_out(table, "build cellar 2")
    assert table.asked == (0, "pay")
    assert not SELLS & steps(table)
    agree(table)
    carry_out(table, "activate h9")
    assert (table.asked, steps(table)) == ((0, "gain-a-good"), MOVES)
    agree(table)


@pytest.mark.rule("activate.movement", "place.scotsman")
@pytest.mark.parametrize(("manned", "asked"), [("g7", False), ("g7 g7", True), ("g7 j8", True)])
def test_a_single_place_is_not_asked_for_if_nobody_may_move(manned: str, asked: bool) -> None:
    """Whoever alone stands beside the only place stays."""
    table = stopped(manned).track({5: "halkirk"})
    carry_out(table, "take 5")
    assert (table.asked[1] == "place") is asked
    assert table.player(0).size == (6 if asked else 7)

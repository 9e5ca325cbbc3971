"""Chronicle VIII: what a mobster does at one moment only, and nobody else at it."""

import pytest
from tests.glenmore.rulebook.chronicles.test_4_englishman import hold
from tests.glenmore.rulebook.chronicles.test_8_penny_mobs import mob
from tests.glenmore.rulebook.chronicles.test_8_sibyl_macsponge import ended, watched
from tests.glenmore.rulebook.test_02_one_step_each import next_turn
from tests.glenmore.rulebook.test_02_round_the_track import carry_out

from clachan.games.glenmore.state import ENGLISHMAN


@pytest.mark.rule("ch8.mob.sibyl_macsponge")
def test_in_the_fourth_round_too_every_line_of_six_is_a_source() -> None:
    """In a turn she would take one point only."""
    table = watched().has(0, whisky=5)
    for person in range(5):
        table.player(0).people_low |= 1 << person
    table.player(0).persons = 5
    ended(table)
    assert (table.line(0, "whisky"), table.line(0, "persons")) == (8 - 1, 8 - 1)
    assert table.vp(1) == 2


@pytest.mark.rule("ch8.mob.oonagh_mchagg", "ch8.mob.erin_macmalt")
def test_only_oonaghs_question_shows_a_roll() -> None:
    table = mob(0, "erin macmalt", chronicles="38").track({6: "whisky sale b"}).barrels(0, 1, 2)
    carry_out(table, "take 12")
    while table.asked == (0, "pass-a-sale"):
        carry_out(table, "done")
    assert table.asked == (0, "mobster")
    assert table.seen()["mobs"]["roll"] is None
    table = mob(0, "erin macmalt", chronicles="38").track({6: "whisky sale b", 8: "lochridge"})
    table.barrels(0, 1, 2)
    carry_out(table, "take 8")
    while table.asked == (0, "pass-a-sale"):
        carry_out(table, "done")
    assert (table.asked, table.seen()["mobs"]["roll"]) == ((0, "mobster"), None)


@pytest.mark.rule("ch8.mob.elsbeth_mctrick", "ch4.turn")
def test_elsbeth_sleeps_in_the_englishmans_turn() -> None:
    table = mob(1, "elsbeth mctrick", chronicles="248").pawns({ENGLISHMAN: 10, 0: 14, 1: 2, 2: 3})
    table.track({5: "macbeth", 6: "rob roy"}).has(1, coins=9).state.mountain.heap[0] = 1
    next_turn(hold(table, 1))
    assert (table.asked, table.seen()["england"]["turn"]) == ((1, "turn"), True)
    carry_out(table, "take 5")
    assert table.asked == (1, "clan-marker")

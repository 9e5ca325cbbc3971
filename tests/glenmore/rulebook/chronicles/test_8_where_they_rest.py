"""Chronicle VIII: where a mobster has to stop, in the Englishman's turn and at a full table."""

import pytest
from tests.glenmore.rulebook.chronicles.test_8_penny_mobs import mob

from clachan.core.bits import bit
from clachan.games.glenmore.components import MOBSTERS
from clachan.games.glenmore.rules.chronicles import dragon_boats, haggis_scoring
from clachan.games.glenmore.state import ENGLISHMAN


@pytest.mark.rule("ch8.mob.bully_mcmuscle", "ch4.turn")
@pytest.mark.parametrize("his", [False, True])
def test_bully_saves_no_movement_points_in_the_englishmans_turn(his: bool) -> None:
    """No card has an effect then, so a tile with another boat costs a point like any other."""
    first, then = (ENGLISHMAN, 0) if his else (0, ENGLISHMAN)
    table = mob(0, "bully mcmuscle", chronicles="148").pawns({first: 1, then: 2, 1: 3, 2: 4})
    table.state.england.holder, table.state.race.racing = 1, 1
    table.state.pending.depth = 1
    table.go_on()
    boat = table.player(1).boat
    boat.river, boat.column = 0, dragon_boats.CASTLE_COLUMN - 1
    assert ("row the boat" in table.legal()) is not his
    table.state.points = 1
    table.play("row the boat")
    assert table.state.points == (0 if his else 1)


@pytest.mark.rule("ch8.mob.fraser_mcstarve", "ch5.full")
def test_a_sixth_token_that_fraser_takes_sends_one_back() -> None:
    table = mob(0, "fraser mcstarve", chronicles="58")
    s, full = table.state, sum(bit(token) for token in (1, 2, 3, 7, 8))
    s.haggis.up, table.player(0).haggis.tokens, table.player(1).haggis.tokens = bit(0) | bit(6), full, bit(10)
    s.haggis.down = (bit(13) - 1) & ~(s.haggis.up | full | bit(10))
    haggis_scoring.begin_scoring(s)
    table.go_on().play("choose p2", "return haggis 3")
    assert table.asked == (0, "return-haggis")
    assert table.legal() == ["return haggis 1", "return haggis 2", "return haggis 3"]
    hidden = table.seen(0)["haggis"]["hidden"]
    table.play("return haggis 1")
    seen = table.seen(0)["haggis"]
    assert seen["tables"][0]["own"] == [1, 1, 2, 2, 3] and seen["hidden"] == hidden + 1
    assert seen["tables"][1]["tokens"] == 0


@pytest.mark.rule("ch8.mob.kenneth_mcsnitch", "ch8.mob.fergus_macdarkie", "ch8.mob.mike_mccastle")
@pytest.mark.parametrize("name", ["kenneth mcsnitch", "fergus macdarkie", "mike mccastle"])
def test_whoever_has_no_scotsman_left_in_the_supply_sends_one_of_the_territory_at_once(name: str) -> None:
    table = mob(1)
    s, at = table.state, MOBSTERS.index(name)
    if not (s.mobs.jailed >> at) & 1:
        s.mobs.jailed = s.mobs.jailed & (s.mobs.jailed - 1) | bit(at)
    while table.player(0).scotsmen:
        table.scotsman(0, "h7")
    table.play("take 12", "marker on macleod")
    if table.asked == (0, "act"):
        table.play("end turn")
    table.play(f"free {name}")
    assert table.legal() == ["done", "from g7", "from h7"]

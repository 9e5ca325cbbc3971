"""Pages 10, 12, 13 and 19: which tiles a turn offers, each position with one thing that decides it."""

import pytest
from tests.glenmore.rulebook.chronicles.test_4_englishman import hold
from tests.glenmore.rulebook.chronicles.test_8_penny_mobs import mob
from tests.glenmore.rulebook.chronicles.test_8_tolls_and_reserving import reserved
from tests.glenmore.rulebook.test_02_one_step_each import next_turn
from tests.glenmore.rulebook.test_02_round_the_track import DIE, carry_out
from tests.glenmore.rulebook.test_09_one_question_each import agree
from tests.glenmore.scenario import Scenario

from clachan.games.glenmore.state import ENGLISHMAN

LAIRD = "peggy mclaird"
STOP = "stop at worlds end"


def bare(tiles: dict[int, str], coins: int = 0, **options: object) -> Scenario:
    """Only these tiles lie on the track; p1 has so many coins and the market is empty."""
    return Scenario(bare=True, **options).market().has(0, coins=coins).track(tiles).turn(0)  # type: ignore[arg-type]


def chosen(table: Scenario) -> set[str]:
    """What the pawn can do; nothing is offered twice, and the judge says the same."""
    agree(table)
    found = [text for text in table.legal() if text.startswith(("take", "discard", "stop", "sell"))]
    assert len(found) == len(set(found))
    return set(found)


# --- without chronicles -----------------------------------------------------------------------------------


@pytest.mark.rule("take.cost", "take.unpayable", "person.take", "place.scotsman")
def test_what_is_taken_can_be_paid_and_placed() -> None:
    tiles = {1: "lochridge", 5: "clachaig inn", 6: "falkirk tryst", 8: "macbeth", 14: "halkirk"}
    table = bare(tiles).pawns({0: 2, 1: 3, 2: 4})
    assert chosen(table) == {"take 8", "take 14", "take 1"}
    assert chosen(table.has(0, coins=1)) == {"take 6", "take 8", "take 14", "take 1"}
    assert chosen(table.no_scotsman(0, "g7")) == {"take 8"}
    table = bare({5: "worlds end", 6: "lochridge", 7: "kemnay"})
    assert chosen(table) == {STOP, "take 6", "take 7"}
    assert table.why_not("take 5") == "World's End cannot be taken, only stopped on"


@pytest.mark.rule("take.nothing", "tile.anatomy")
def test_tiles_of_every_kind_are_discarded_when_none_can_be_taken() -> None:
    tiles = {1: "plockton", 4: "castle stalker", 5: "glen affric", 6: "iona abbey", 7: "pulteney"}
    tiles |= {8: "crieff fair", 9: "loch ness", 14: "perth"}
    table = bare(tiles).pawns({0: 2, 1: 3, 2: 10})
    assert chosen(table) == {f"discard {space}" for space in tiles}
    table = bare({5: "ship builder b", 14: "old man of storr", 1: "gathering a"}, chronicles="16")
    assert chosen(table.pawns({0: 2, 1: 3, 2: 4})) == {"take 14"}
    table.no_scotsman(0, "g7")
    assert chosen(table) == {"discard 5", "discard 14", "discard 1"}


@pytest.mark.rule("take.nothing", "market.sell")
@pytest.mark.parametrize("space", [1, 2, 5, 14])
def test_nothing_is_discarded_while_a_sale_could_bring_a_tile_wherever_it_lies(space: int) -> None:
    tiles = {space: "falkirk tryst", 7: "clachaig inn", 8: "worlds end"}
    table = bare(tiles).pawns({0: 3, 1: 4, 2: 6}).goods(0, "h7", "sheep").market(sheep=1)
    assert chosen(table) == {STOP, "sell sheep"}
    assert chosen(table.market()) == {STOP, "discard 7", f"discard {space}"}
    without = {STOP, "sell sheep", "discard 7", f"discard {space}"}
    assert chosen(table.market(sheep=1).no_scotsman(0, "g7")) == without


@pytest.mark.rule("take.nothing", "market.sell", "take.cost")
def test_what_a_tile_costs_is_not_sold_for_it() -> None:
    table = bare({5: "plockton", 6: "clachaig inn"}).goods(0, "h7", "stone").market(stone=3)
    assert chosen(table) == {"sell stone"}  # for three coins a wood is bought
    table = bare({5: "plockton", 6: "clachaig inn"}).goods(0, "h7", "stone").market(stone=3, wood=3)
    assert chosen(table) == {"sell stone", "discard 5", "discard 6"}  # there is none to buy


@pytest.mark.rule("course.die", "take.nothing")
def test_what_a_waiting_die_has_not_passed_is_out_of_reach_of_those_before_it() -> None:
    table = Scenario(bare=True, die=True, chronicles="5").pawns({DIE: 1, 0: 4, 1: 6, 2: 7})
    table.track({2: "shetland", 3: "drovers inn", 9: "haggis house", 10: "ye olde inn"}).market()
    next_turn(table.has(0, coins=0))
    assert (table.asked, chosen(table)) == ((0, "turn"), {"discard 9", "discard 10"})
    assert table.why_not("take 2") == "space 2 is not in front of your pawn"
    assert "take 9" in chosen(table.has(0, coins=1))


@pytest.mark.rule("course.turn")
def test_the_pawn_moves_once() -> None:
    table = bare({5: "lochridge", 6: "macbeth", 8: "worlds end", 9: "clachaig inn"})
    carry_out(table, "take 5", "place g8")
    for text in (STOP, "take 6", "discard 9"):
        assert table.why_not(text) == "your pawn has moved this turn"
    agree(table)


@pytest.mark.rule("market.sell", "activate.movement", "activate.neighbours")
def test_a_turn_goes_on_while_something_is_left_to_do() -> None:
    def after_a_person(table: Scenario) -> tuple[int, str]:
        carry_out(table, "take 5", "marker on macleod")
        return table.asked

    tiles = {5: "macbeth", 6: "rob roy", 7: "adam smith"}
    assert after_a_person(bare(tiles))[0] != 0
    assert after_a_person(bare(tiles).goods(0, "h7", "sheep").market(sheep=1)) == (0, "act")
    table = bare(tiles)
    table.state.points = 1
    assert after_a_person(table) == (0, "act")
    assert {"end turn", "move g7"} == set(table.legal())
    agree(table)
    table = bare(tiles).card(0, "loch ness").turn(0)
    assert after_a_person(table) == (0, "act")
    assert {"end turn", "activate g7", "activate h7"} >= set(table.legal()) > {"end turn"}
    agree(table)


@pytest.mark.rule("activate.neighbours", "course.turn")
def test_what_a_turn_has_opened_is_closed_at_its_end() -> None:
    table = bare({5: "lochridge", 6: "macbeth", 7: "rob roy", 8: "adam smith"}).pawns({0: 1, 1: 10, 2: 11})
    carry_out(table, "take 5", "place g8", "activate g8", "end turn")
    while table.asked[0] == -1:
        carry_out(table, table.legal()[0])
    assert (table.asked, table.legal("activate")) == ((0, "turn"), [])
    agree(table)


# --- with chronicles --------------------------------------------------------------------------------------


@pytest.mark.rule("ch3.stopping_sale", "take.nothing")
@pytest.mark.parametrize("sale", ["whisky sale b", "whisky sale c", "whisky sale d"])
def test_stopping_at_a_sale_takes_no_tile(sale: str) -> None:
    table = bare({5: sale, 6: "pulteney", 7: "perth"}, chronicles="3").barrels(0, 1)
    assert chosen(table) == {"take 5", "discard 6", "discard 7"}
    assert table.why_not("discard 5") is not None
    assert "take 5" not in chosen(bare({5: sale, 7: "pulteney"}, chronicles="3"))  # without a barrel


@pytest.mark.rule("ch1.start", "take.unpayable")
def test_the_start_of_the_race_is_not_taken() -> None:
    table = bare({5: "boat race start", 6: "macbeth", 7: "lochridge"}, chronicles="1")
    assert chosen(table) == {"take 6", "take 7"}
    assert "protected" in str(table.why_not("take 5"))


@pytest.mark.rule("ch3.cellars", "course.turn")
@pytest.mark.parametrize(("stone", "asked"), [(True, (0, "act")), (False, (1, "turn"))])
def test_a_cellar_that_could_be_built_keeps_the_turn_open(stone: bool, asked: tuple[int, str]) -> None:
    table = bare({5: "macbeth", 6: "rob roy", 7: "adam smith"}, chronicles="3")
    if stone:
        table.goods(0, "h7", "wood stone")
    carry_out(table, "take 5", "marker on douglas")
    while table.asked[0] == -1:
        carry_out(table, table.legal()[0])
    assert table.asked == asked
    if stone:
        assert table.legal() == ["end turn", "build cellar 2"]
        agree(table)


@pytest.mark.rule("ch8.mob.peggy_mclaird", "person.take", "take.nothing")
def test_a_reserved_person_costs_coins_that_a_sale_may_bring() -> None:
    """p2 has reserved the only person with the token of two coins."""
    for coins, sheep, market, found in (
        (2, 0, 0, {"take 5"}),
        (1, 0, 0, {"discard 6"}),
        (0, 1, 2, {"sell sheep"}),
        (1, 1, 1, {"sell sheep"}),
        (0, 1, 1, {"sell sheep", "discard 6"}),
    ):
        table = mob(1, LAIRD).market(sheep=market).has(0, coins=coins)
        table.state.track[11] = table.state.track[12] = 0  # without the persons there
        reserved(table.track({5: "macbeth", 6: "clachaig inn"}), "macbeth", 2)
        if sheep:
            table.goods(0, "h7", "sheep")
        assert chosen(table) == found, (coins, sheep, market)


@pytest.mark.rule("ch8.mob.peggy_mclaird", "end.worlds_end", "take.nothing")
def test_whoever_could_take_the_reserved_tile_after_selling_does_nothing_else() -> None:
    table = mob(0, LAIRD).market(sheep=1).has(0, coins=0).goods(0, "h7", "sheep")
    reserved(
        table.track({5: "lochridge", 6: "falkirk tryst", 7: "clachaig inn", 8: "worlds end"}), "falkirk tryst"
    )
    assert chosen(table) == {"sell sheep"}
    for text in ("take 5", "take 12", STOP, "discard 7"):
        assert table.why_not(text) is not None
    carry_out(table, "sell sheep")
    assert table.player(0).coins == 0  # the only tile was taken at once


@pytest.mark.rule("ch4.turn", "take.nothing")
def test_in_the_englishmans_turn_a_tile_is_paid_in_his_row_or_cast_off() -> None:
    tiles = {6: "macbeth", 7: "lochridge", 9: "clachaig inn", 10: "worlds end"}
    for coins, found in ((0, set[str]()), (1, set[str]()), (2, {"take 6", "take 7"})):
        table = Scenario(bare=True, chronicles="4").pawns({ENGLISHMAN: 1, 0: 2, 1: 3, 2: 4}).market()
        next_turn(hold(table.track(tiles).has(0, coins=coins), 0))
        assert chosen(table) == {*found, STOP, "discard 6", "discard 7", "discard 9"}


@pytest.mark.rule("ch2.passing", "take.cost")
def test_a_tile_beyond_the_mountain_is_paid_with_what_is_left() -> None:
    for coins, goods, found in (
        (1, "sheep", {"take 2"}),  # the sheep stays on the mountain
        (1, "", {"discard 2"}),
        (0, "sheep", {"discard 2"}),
        (2, "", {"take 2"}),
    ):
        table = Scenario(bare=True, chronicles="2").pawns({0: 11, 1: 4, 2: 6}).track({2: "falkirk tryst"})
        table.market().has(0, coins=coins).turn(0)
        if goods:
            table.goods(0, "h7", goods)
        assert chosen(table) - {"climb the mountain"} == found, (coins, goods)
    table = Scenario(bare=True, chronicles="2").pawns({0: 11, 1: 4, 2: 6}).track({2: "falkirk tryst"})
    table.market(sheep=1).has(0, coins=0).goods(0, "h7", "sheep sheep").turn(0)
    assert chosen(table) == {"sell sheep"}
    table.market(sheep=1).has(0, coins=0)
    carry_out(table, "sell sheep")
    assert table.asked[1] != "turn" or "take 2" in table.legal()


@pytest.mark.rule("ch8.end_of_turn", "course.turn")
def test_with_the_mobs_a_turn_ends_in_prison() -> None:
    table = mob(0).market().has(0, coins=0)
    carry_out(table, "take 12", "marker on macleod")
    assert table.asked == (0, "prison")

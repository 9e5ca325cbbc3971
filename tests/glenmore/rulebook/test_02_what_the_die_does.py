"""Pages 10 and 11: what the die does, each from a position that shows it alone."""

from typing import Any

import pytest
from tests.glenmore.rulebook.chronicles.test_4_englishman import hold
from tests.glenmore.rulebook.chronicles.test_7_great_gathering import assembly
from tests.glenmore.rulebook.test_02_one_step_each import drawn, next_turn, tile_on
from tests.glenmore.rulebook.test_02_round_the_track import DIE, FEASTS, after, carry_out, empty, spaces_with
from tests.glenmore.scenario import GAME, Scenario

from clachan.games.glenmore.components import load_components
from clachan.games.glenmore.state import ENGLISHMAN


def rolling(tiles: dict[int, str], space: int = 1, **options: Any) -> Scenario:
    """The die is last on the space, the pawns stand one, four and six spaces before it; tiles by steps."""
    table = Scenario(bare=True, die=True, **options)
    table.pawns({DIE: space, 0: after(space, 1), 1: after(space, 4), 2: after(space, 6)})
    return next_turn(table.track({after(space, steps): tile for steps, tile in tiles.items()}))


@pytest.mark.rule("course.die")
@pytest.mark.parametrize(("side", "steps"), [("1", 2), ("2", 5), ("3", 5)])
def test_the_die_counts_chronicle_tiles_and_stops_on_none(side: str, steps: int) -> None:
    tiles = {2: "inshriach", 3: "shetland", 5: "lochridge", 7: "black isle", 9: "kemnay"}
    table = rolling(tiles, 12, chronicles="5")
    carry_out(table, f"roll {side}")
    assert table.asked != (-1, "roll-die")
    assert (spaces_with(table, "die"), table.seen()["discard"]) == ([after(12, steps)], [tiles[steps]])
    assert table.state.finished == 0


@pytest.mark.rule("course.die", "tile.anatomy")
def test_the_die_knows_chronicle_tiles_from_their_neighbours_in_the_box() -> None:
    faces = load_components().tiles
    edges = [at for at in range(1, 90) if (faces[at].chronicle == 0) != (faces[at - 1].chronicle == 0)]
    for at in [place for edge in edges for place in (edge - 1, edge)]:
        if faces[at].kind == "start":
            continue
        pawns = {DIE: 1, 0: 2, 1: 3, 2: 4, ENGLISHMAN: 5}
        table = Scenario(bare=True, die=True, chronicles="12345678").pawns(pawns)
        table.track({6: faces[at].key, 7: "inshriach"})
        GAME.apply(next_turn(table).state, GAME.catalogue.read("roll 1").number)
        stopped = "inshriach" if faces[at].chronicle else faces[at].key
        assert table.seen()["discard"][:1] == [stopped]


@pytest.mark.rule("course.die")
def test_with_nothing_to_stop_on_the_die_waits_without_a_roll() -> None:
    table = rolling({3: FEASTS[0], 8: FEASTS[1], 9: FEASTS[2]}, chronicles="5")
    assert (table.asked, spaces_with(table, "die")) == ((0, "turn"), [1])
    for steps in (2, 13):
        table = rolling({8: FEASTS[1], steps: "inshriach"}, chronicles="5")
        assert table.asked == (-1, "roll-die")


@pytest.mark.rule("course.die")
@pytest.mark.parametrize("side", ["2", "3"])
def test_the_die_waits_when_its_count_leads_past_the_last_plain_tile(side: str) -> None:
    table = rolling({2: "inshriach", 8: FEASTS[1], 9: FEASTS[2]}, chronicles="5")
    carry_out(table, f"roll {side}")
    assert (table.asked, spaces_with(table, "die"), table.seen()["discard"]) == ((0, "turn"), [1], [])


@pytest.mark.rule("course.die", "end.worlds_end", "course.refill")
@pytest.mark.parametrize(
    ("tiles", "gone"),
    [({8: "lochridge"}, ["lochridge"]), ({8: FEASTS[1]}, []), ({8: FEASTS[1], 9: "kemnay"}, ["kemnay"])],
)
def test_beyond_worlds_end_the_die_leaves_and_its_space_is_filled(
    tiles: dict[int, str], gone: list[str]
) -> None:
    table = rolling({5: "inshriach", 7: "worlds end", **tiles}, chronicles="5")
    carry_out(table, "roll 3")
    assert (spaces_with(table, "die"), table.seen()["discard"], table.state.finished) == ([], gone, 0)
    drawn(table)
    assert (empty(table), tile_on(table, 8)) == ([1], "worlds end")
    assert table.asked == (0, "turn")


@pytest.mark.rule("course.die", "course.refill")
def test_behind_a_waiting_die_the_track_is_filled_up_before_it() -> None:
    table = rolling({3: FEASTS[0], 8: FEASTS[1], 9: FEASTS[2], 10: FEASTS[3]}, chronicles="5")
    table.has(0, coins=9).market()
    assert table.asked == (0, "turn")
    carry_out(table, "take 9")
    while table.asked[1] != "draw-tile":
        carry_out(table, "end turn" if "end turn" in table.legal() else table.legal()[0])
    assert drawn(table) == 6
    assert (empty(table), spaces_with(table, "die")) == ([14], [1])


@pytest.mark.rule("ch7.card.discards", "course.die")
def test_what_the_die_discards_is_nobodys() -> None:
    table = assembly("discards", chronicles="47").pawns({DIE: 1, 0: 2, 1: 3, 2: 4, ENGLISHMAN: 5})
    table.track({7: "inshriach", 8: "lochridge"})
    carry_out(next_turn(hold(table, 1)), "roll 1")
    assert (table.seen()["discard"], table.seen()["gathering"]["piles"]) == (["inshriach"], [[], [], []])

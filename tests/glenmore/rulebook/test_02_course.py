"""Pages 10 and 11: whose turn it is, the die, and the track."""

import pytest
from tests.glenmore.scenario import GAME, Scenario

from clachan import new_match
from clachan.games.glenmore.components import TILES

DIE = 4


@pytest.mark.rule("overview.idea", "course.order", "course.turn")
def test_the_last_pawn_moves_and_may_move_again() -> None:
    table = Scenario(players=3).pawns({0: 1, 1: 8, 2: 9}).track({2: "robert the bruce", 10: "macbeth"})
    assert table.go_on().asked == (0, "turn")
    table.play("take 2", "marker on macleod")
    while table.asked[0] == -1:
        table.play(table.legal()[0])
    assert table.asked == (0, "turn")


@pytest.mark.rule("course.passed", "course.refill")
def test_passed_tiles_are_discarded_and_one_space_stays_empty() -> None:
    table = Scenario(players=3, bare=True).pawns({0: 1, 1: 5, 2: 6})
    table.track({2: "inshriach", 3: "lochridge", 4: "black isle", 7: "macbeth", 8: "rob roy"})
    table.track({9: "glen esk", 10: "kemnay", 11: "dornoch", 12: "perth", 13: "corpach"})
    table.play("take 7", "marker on macleod")
    drawn = 0
    while table.asked == (-1, "draw tile"):
        table.play(table.legal()[0])
        drawn += 1
    assert table.seen()["discard"] == ["inshriach", "lochridge", "black isle"]
    assert drawn == 4  # the old empty space, the pawn's and two of the three discarded tiles'
    empty = [x["space"] for x in table.seen()["track"] if "tile" not in x and not x["figures"]]
    assert empty == [4]
    assert table.asked == (1, "turn")


@pytest.mark.rule("course.rounds")
def test_a_scoring_follows_the_last_tile_of_each_stack() -> None:
    match = new_match("glenmore", {"players": 4}, seed=8)
    told = []
    while not match.over:
        action = match.legal()[match.rng.below(len(match.legal()))]
        match.play(action)
        for fact in match.facts():
            if fact.kind in ("stack", "scoring") and fact.seat < 0:
                told.append(fact.text)
    used = [f"Stack {stack} is used up." for stack in "ABC"]
    rounds = [f"Scoring round {number}." for number in (1, 2, 3, 4)]
    assert told == [used[0], rounds[0], used[1], rounds[1], used[2], rounds[2], rounds[3]]


@pytest.mark.rule("course.die")
@pytest.mark.parametrize(("side", "space"), [("1", 5), ("1c", 5), ("2", 7), ("2b", 7), ("3", 8)])
def test_the_die_counts_tiles_and_not_pawns(side: str, space: int) -> None:
    table = Scenario(players=3, bare=True, die=True).pawns({DIE: 1, 0: 2, 1: 3, 2: 4})
    table.track({5: "inshriach", 7: "lochridge", 8: "black isle"})
    table.state.pending.depth = 1
    table.go_on().play(f"roll {side}")
    assert table.seen()["track"][space - 1]["figures"] == ["die"]
    taken = {5: "inshriach", 7: "lochridge", 8: "black isle"}[space]
    assert table.seen()["discard"] == [taken]


@pytest.mark.rule("course.die.example", "tile.anatomy")
def test_example_the_second_tile_is_immune_so_loch_lochy_goes() -> None:
    table = Scenario(players=3, bare=True, die=True).pawns({DIE: 1, 0: 2, 1: 3, 2: 4})
    table.track({5: "castle stalker", 7: "loch lochy"})
    table.state.track[5] = TILES.index("shetland") + 1  # a tile of chronicle V, from outside this game
    table.state.pending.depth = 1
    table.go_on()
    GAME.apply(table.state, GAME.catalogue.read("roll 2").number)
    assert table.seen()["track"][6]["figures"] == ["die"]
    assert table.seen()["discard"] == ["loch lochy"]


@pytest.mark.rule("course.die", "end.worlds_end")
@pytest.mark.parametrize("side", ["2", "3"])
def test_the_die_leaves_at_worlds_end_and_discards_nothing(side: str) -> None:
    table = Scenario(players=3, bare=True, die=True).pawns({DIE: 1, 0: 2, 1: 3, 2: 4})
    table.track({5: "inshriach", 6: "worlds end", 7: "lochridge"})
    table.state.pending.depth = 1
    table.go_on().play(f"roll {side}")
    assert all("die" not in space["figures"] for space in table.seen()["track"])
    assert table.seen()["discard"] == []
    assert table.seen()["track"][5]["tile"] == "worlds end"


@pytest.mark.rule("tile.room")
def test_no_tile_holds_more_than_three_goods() -> None:
    table = (
        Scenario().tile(0, "h8", "inshriach").goods(0, "h8", "wood wood wood").card(0, "loch ness").turn(0)
    )
    table.track({5: "robert the bruce"})
    assert table.why_not("activate h8") == "h8 holds 3 goods already"

"""Pages 10 and 11: whose turn it is, the die, and the track."""

from typing import Any

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
    while table.asked == (-1, "draw-tile"):
        table.play(table.legal()[0])
        drawn += 1
    assert table.seen()["discard"] == ["inshriach", "lochridge", "black isle"]
    assert drawn == 4  # the old empty space, the pawn's and two of the three discarded tiles'
    empty = [x["space"] for x in table.seen()["track"] if "tile" not in x and not x["figures"]]
    assert empty == [4]
    assert table.asked == (1, "turn")


@pytest.mark.rule("course.passed", "clan.munro")
def test_what_the_last_pawn_has_passed_is_discarded_before_anything_else_of_the_turn() -> None:
    table = Scenario(players=3, bare=True).pawns({0: 1, 1: 4, 2: 6}).market().has(0, coins=9)
    table.track({2: "inshriach", 3: "lochridge", 5: "black isle", 7: "macbeth", 8: "rob roy"})
    table.play("take 7")
    assert table.seen()["discard"] == ["inshriach", "lochridge"]  # p2 has not passed the next one
    assert [x.get("tile") for x in table.seen()["track"][:5]] == [None, None, None, None, "black isle"]
    table.play("marker on munro")
    assert table.legal() == ["claim inshriach", "claim lochridge"]
    table.play("claim lochridge", "place g8")
    assert table.legal("activate") == ["activate g7", "activate h7", "activate g8"]


@pytest.mark.rule("course.passed", "take.nothing")
def test_tiles_are_also_passed_by_discarding_and_by_stopping_at_worlds_end() -> None:
    table = Scenario(players=3, bare=True).pawns({0: 1, 1: 4, 2: 6}).market().has(0, coins=0)
    table.track({2: "duart castle", 3: "loch ness", 5: "perth", 7: "royal exchange"}).play("discard 5")
    assert (table.asked, table.seen()["discard"]) == (
        (0, "coin-or-movement"),
        ["duart castle", "loch ness", "perth"],
    )
    table = Scenario(players=3, bare=True).pawns({0: 1, 1: 4, 2: 6}).market(wood=1).goods(0, "h7", "wood")
    table.track({2: "duart castle", 5: "worlds end", 7: "royal exchange"}).play("stop at worlds end")
    assert (table.asked, table.seen()["discard"]) == ((0, "act"), ["duart castle"])


@pytest.mark.rule("course.rounds")
def test_a_scoring_follows_the_last_tile_of_each_stack() -> None:
    match = new_match("glenmore", {"players": 4}, seed=8)
    told = []
    while not match.over:
        action = match.legal()[match.rng.below(len(match.legal()))]
        match.play(action)
        for fact in match.facts():
            if fact.kind in ("stack", "scoring-round"):
                told.append(str(fact))
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


def rolling(*tiles: str, first: int = 5, **options: Any) -> Scenario:
    """The die is last on space 1, the pawns stand on 2, 3 and 4, the tiles lie from space 5 on."""
    table = Scenario(players=3, bare=True, die=True, **options).pawns({DIE: 1, 0: 2, 1: 3, 2: 4})
    table.track(dict(enumerate(tiles, first)))
    table.state.pending.depth = 1
    return table.go_on()


def where_the_die_is(table: Scenario) -> list[int]:
    return [space["space"] for space in table.seen()["track"] if "die" in space["figures"]]


@pytest.mark.rule("course.die", "end.worlds_end")
@pytest.mark.parametrize(("side", "gone"), [("1", ["inshriach"]), ("2", []), ("3", ["lochridge"])])
def test_the_die_finishes_its_count_beyond_worlds_end_and_leaves_the_game(side: str, gone: list[str]) -> None:
    table = rolling("inshriach", "worlds end", "lochridge", "black isle").play(f"roll {side}")
    assert where_the_die_is(table) == ([5] if side == "1" else [])
    assert table.seen()["discard"] == gone
    assert table.seen()["track"][5]["tile"] == "worlds end"
    if side == "3":  # the space beyond World's End is filled like every other
        laid = []
        while table.asked == (-1, "draw-tile"):
            laid += table.legal()
            table.play(table.legal()[0])
        assert "tile" in table.seen()["track"][6]
        assert laid and table.asked == (0, "turn")


@pytest.mark.rule("course.die", "end.worlds_end", "tile.anatomy")
def test_beyond_worlds_end_the_die_skips_chronicle_tiles_too() -> None:
    table = rolling("worlds end", "shetland", "lochridge", "black isle", chronicles="5").play("roll 2")
    assert (where_the_die_is(table), table.seen()["discard"]) == ([], ["lochridge"])
    table = rolling("worlds end", "shetland", chronicles="5").play("roll 2")
    assert (where_the_die_is(table), table.seen()["discard"]) == ([], [])


FEASTS = ("shetland", "haggis house", "drovers inn", "ye olde inn")


@pytest.mark.rule("course.die", "course.order")
def test_with_only_chronicle_tiles_ahead_the_die_waits_and_comes_back() -> None:
    table = rolling(*FEASTS, chronicles="5").market().has(0, coins=9)
    assert table.asked == (0, "turn")  # nothing is rolled, and the next pawn moves
    assert where_the_die_is(table) == [1]
    assert [space["space"] for space in table.seen()["track"] if space.get("last")] == [2]
    table.play(next(text for text in table.legal("take")))
    while table.asked[0] == 0:
        table.play("end turn" if "end turn" in table.legal() else table.legal()[0])
    assert where_the_die_is(table) == [1]
    plain = []
    while table.asked == (-1, "draw-tile"):
        plain += [text for text in table.legal() if text == "draw castle moil"]
        table.play("draw castle moil" if "draw castle moil" in table.legal() else table.legal()[0])
    assert plain and table.asked == (-1, "roll-die")
    table.play("roll 1")
    assert where_the_die_is(table) == [2]  # where the new tile lay
    assert "castle moil" in table.seen()["discard"]


@pytest.mark.rule("course.die")
def test_the_die_waits_too_when_its_count_leads_past_the_last_plain_tile() -> None:
    table = rolling("inshriach", *FEASTS, chronicles="5").play("roll 2")
    assert (where_the_die_is(table), table.asked) == ([1], (0, "turn"))
    assert table.seen()["discard"] == []


@pytest.mark.rule("course.die", "course.passed")
def test_a_pawn_does_not_go_back_to_a_tile_before_a_waiting_die() -> None:
    table = rolling(*FEASTS, chronicles="5").pawns({DIE: 1, 0: 3, 1: 4, 2: 9}).track({2: "creek inn"})
    table.state.pending.depth = 1
    table.go_on().has(0, coins=9)
    assert table.asked == (0, "turn")
    table.check()
    assert "take 2" not in table.legal() and "take 5" in table.legal()
    assert table.why_not("take 2") == "space 2 is not in front of your pawn"


@pytest.mark.rule("tile.room")
def test_no_tile_holds_more_than_three_goods() -> None:
    table = (
        Scenario().tile(0, "h8", "inshriach").goods(0, "h8", "wood wood wood").card(0, "loch ness").turn(0)
    )
    table.track({5: "robert the bruce"})
    assert table.why_not("activate h8") == "h8 holds 3 goods already"

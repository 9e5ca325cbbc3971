"""Pages 10, 18, 19 and 20: small positions that show one thing each about the track."""

from typing import Any

import pytest
from tests.glenmore.rulebook.chronicles.test_8_tolls_and_reserving import visited
from tests.glenmore.scenario import Scenario

FULL = {"wood": 3, "stone": 3, "barley": 3, "sheep": 3, "cattle": 3}
DIE = 4


def bare(tiles: dict[int, str], players: int = 3, **options: Any) -> Scenario:
    table = Scenario(players, bare=True, **options)
    return table.market().has(0, coins=0).track(tiles).turn(0)


def drawn(table: Scenario) -> Scenario:
    while table.asked == (-1, "draw-tile"):
        table.play(table.legal()[0])
    return table


@pytest.mark.rule("end.worlds_end")
@pytest.mark.parametrize(("space", "finished"), [(5, 0), (6, 0), (9, 1), (10, 1)])
def test_only_who_reaches_or_passes_worlds_end_is_done(space: int, finished: int) -> None:
    tiles = {5: "macbeth", 6: "rob roy", 8: "worlds end", 9: "robert the bruce", 10: "mary queen of scots"}
    table = bare(tiles).play(f"take {space}", "marker on macleod")
    assert table.state.finished == finished
    assert "worlds end" not in table.seen()["discard"]


@pytest.mark.rule("end.worlds_end")
@pytest.mark.parametrize("space", [1, 4, 14])
def test_worlds_end_may_lie_anywhere(space: int) -> None:
    table = bare({space: "worlds end", 6: "macbeth"}).pawns({0: 5, 1: 7, 2: 8}).turn(0)
    (stop,) = set(table.legal()) - {"take 6"}
    table.play(stop)
    assert table.state.finished == 1
    assert [x["space"] for x in table.seen()["track"] if "p1" in x["figures"]] == [space]


@pytest.mark.rule("course.passed", "end.worlds_end")
def test_what_everyone_has_passed_is_discarded_and_worlds_end_stays() -> None:
    table = bare({2: "inshriach", 3: "worlds end", 4: "lochridge", 6: "kemnay", 9: "macbeth", 10: "rob roy"})
    table.pawns({0: 1, 1: 7, 2: 8}).play("take 9")
    assert table.seen()["discard"] == ["inshriach", "lochridge", "kemnay"]
    assert table.asked == (0, "clan-marker")


@pytest.mark.rule("card.loch_ness", "course.order")
@pytest.mark.parametrize(("owner", "helps"), [(1, 1), (0, 0), (2, 0)])
def test_loch_ness_helps_whose_turn_it_is(owner: int, helps: int) -> None:
    table = bare({5: "macbeth", 6: "rob roy", 7: "adam smith", 8: "kemnay"}).card(owner, "loch ness").turn(0)
    table.state.ness = 0
    before = table.state.turn
    drawn(table.play("take 5", "marker on macleod"))
    assert (table.asked, table.state.ness, table.state.points) == ((1, "turn"), helps, 0)
    assert table.state.turn == before + 1


@pytest.mark.rule("person.take")
@pytest.mark.parametrize("person", ["robert the bruce", "adam smith", "robert burns", "sir walter scott"])
def test_every_person_is_kept_beside_the_territory(person: str) -> None:
    table = bare({5: person, 6: "macbeth"}).play("take 5")
    assert (table.seen()["seats"][0]["people"], table.player(0).persons) == ([person], 1)
    assert (table.seen()["discard"], table.player(0).size) == ([], 2)


@pytest.mark.rule("ch8.mob.fergus_macdarkie", "course.turn")
def test_a_tile_from_the_track_pays_fergus() -> None:
    table = visited(1).track({5: "inshriach"}).play("take 5", "place g8")
    assert (table.player(0).coins, table.player(1).coins) == (0, 1)


@pytest.mark.rule("ch6.setup", "course.turn")
def test_the_last_tile_of_the_list_is_a_tile_too() -> None:
    table = bare({5: "fort george", 6: "macbeth"}, chronicles="6").goods(0, "h7", "wood stone stone")
    table.check()
    assert "take 5" in table.legal()


@pytest.mark.rule("course.die")
@pytest.mark.parametrize(
    ("side", "gone"), [("roll side 1", "inshriach"), ("roll side 4", "lochridge"), ("roll side 6", "kemnay")]
)
def test_the_die_discards_the_first_the_second_or_the_third_tile(side: str, gone: str) -> None:
    table = Scenario(2, bare=True).pawns({DIE: 1, 0: 2, 1: 4}).market()
    table.track({3: "inshriach", 5: "lochridge", 6: "kemnay", 7: "macbeth", 8: "rob roy"})
    table.state.pending.depth = 1
    table.go_on()
    assert table.asked[0] == -1
    rolls = table.legal()
    table.play(rolls[int(side.split()[-1]) - 1])
    assert table.seen()["discard"] == [gone]
    assert table.state.finished == 0

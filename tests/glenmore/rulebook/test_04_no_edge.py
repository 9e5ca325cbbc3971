"""Pages 13 and 14: a territory may grow in every direction; the table has no edge that play can reach."""

import pytest
from tests.glenmore.scenario import GAME, Scenario

from clachan.core.decision import decision
from clachan.games.glenmore.board import COLUMNS, GAP, LETTERS, NAMES, ROWS, neighbours, place_at, place_named
from clachan.games.glenmore.components import TERRITORY_KINDS, TILES
from clachan.games.glenmore.decisions import PLACING, REMOVING
from clachan.games.glenmore.rules.chronicles import gathering_cards
from clachan.games.glenmore.rules.removing import can_remove

WIDEST, HIGHEST = COLUMNS - GAP, ROWS - GAP
EVERY = "12345678"


def tiles(table: Scenario, river: bool) -> list[str]:
    """The tiles of the game that take a new place in a territory."""
    s = table.state
    return [
        key
        for number, key in enumerate(TILES)
        if s.printed.stack_place[number] >= 0
        and s.printed.faces[number].kind in TERRITORY_KINDS
        and s.printed.faces[number].river == river
        and not s.printed.faces[number].overbuild
    ]


def name(column: int, row: int) -> str:
    """A place by its distance from the Starting Village: columns to the right, rows down."""
    return NAMES[place_at(LETTERS.index("g") + column, 6 + row)]


def asked_to_place(table: Scenario, key: str) -> Scenario:
    """The tile has been taken and paid."""
    table.turn(0).state.pending.push(decision(PLACING, 0, table._fetch(key)))
    return table


def stand(table: Scenario, place: str) -> Scenario:
    """The only Scotsman of p1 stands here."""
    for cell in table.seen()["seats"][0]["territory"]:
        for _ in range(cell["scotsmen"]):
            table.no_scotsman(0, cell["place"])
    return table.scotsman(0, place)


def grow(table: Scenario, keys: list[str], spots: list[tuple[int, int]]) -> Scenario:
    """Lay tiles one after the other; a Scotsman walks along."""
    for key, spot in zip(keys, spots, strict=False):
        near = {NAMES[place] for place in neighbours(place_named(name(*spot)))}
        stand(table, min(near & covered(table)))
        asked_to_place(table, key).play(f"place {name(*spot)}")
    return table


def covered(table: Scenario) -> set[str]:
    return {cell["place"] for cell in table.seen()["seats"][0]["territory"]}


@pytest.mark.rule("place.river")
@pytest.mark.parametrize("step", [-1, 1])
def test_the_longest_river_of_all_chronicles_lies_in_one_row(step: int) -> None:
    table = Scenario(3, bare=True, chronicles=EVERY)
    rivers = tiles(table, river=True)
    spots = [(step * (far + (step > 0)), 0) for far in range(1, len(rivers) + 1)]
    grow(table, rivers, spots)
    assert len(rivers) == 18
    assert covered(table) == {"g7", "h7", *(name(*spot) for spot in spots)}
    assert len(covered(table)) == 20
    # Between the two ends no tile may lie, neither a river nor another.
    plain = tiles(table, river=False)[0]
    asked_to_place(table, plain).check()
    for column in (spots[-1][0] + step, -1 if step > 0 else 2):
        assert "where only a river tile can lie" in str(table.why_not(f"place {name(column, 0)}"))


@pytest.mark.rule("place.edge")
@pytest.mark.parametrize(("right", "down"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_a_territory_grows_as_far_as_one_likes_in_each_direction(right: int, down: int) -> None:
    table = Scenario(3, bare=True, chronicles=EVERY)
    far = HIGHEST - 1 if down else WIDEST - 3
    if down:
        spots = [(0, down * step) for step in range(1, far + 1)]
    else:  # above the row of the river
        spots = [(right * step, -1) for step in range(far + 1)]
    grow(table, tiles(table, river=False), spots)
    assert covered(table) == {"g7", "h7", *(name(*spot) for spot in spots)}
    assert len(covered(table)) == len(spots) + 2


@pytest.mark.rule("place.edge")
def test_the_last_free_columns_keep_the_two_ends_apart() -> None:
    """Nobody gets as far in a game. If somebody does, the territory never touches itself from behind."""
    table = Scenario(3, bare=True, chronicles=EVERY)
    plain = tiles(table, river=False)
    for column in range(-4, WIDEST - 5):
        table.tile(0, name(column, -1), plain.pop())
    left, right = name(-4, -1), name(WIDEST - 6, -1)
    table.no_scotsman(0, "g7").scotsman(0, left, right)
    asked_to_place(table, plain[0]).check()
    inside = {name(column, row) for row in (-2, 0) for column in (-4, -3, WIDEST - 7, WIDEST - 6)}
    assert set(table.legal()) == {f"place {spot}" for spot in {*inside, name(-5, -1), name(WIDEST - 5, -1)}}
    table.play(f"place {name(-5, -1)}")
    asked_to_place(table, plain[1]).check()
    refused = f"your territory is {WIDEST} tiles wide, and the table has no room for more"
    for column in (-6, WIDEST - 5):
        assert table.why_not(f"place {name(column, -1)}") == refused
    assert set(table.legal()) == {f"place {spot}" for spot in {*inside, name(-5, -2), name(-5, 0)}}
    # Nor does a Scotsman come across.
    table.play(f"place {name(-5, -2)}").turn(0).state.points = 1
    table.play(f"move {right}")
    assert (table.on(0, right), table.on(0, name(WIDEST - 7, -1))) == ("", "scotsman")  # the only way


@pytest.mark.rule("place.edge")
def test_the_last_free_rows_keep_top_and_bottom_apart() -> None:
    table = Scenario(3, bare=True, chronicles=EVERY)
    plain = tiles(table, river=False)
    for row in range(1, HIGHEST - 1):
        table.tile(0, name(0, row), plain.pop())
    bottom = name(0, HIGHEST - 2)
    table.scotsman(0, bottom)
    asked_to_place(table, plain[0]).check()
    assert f"place {name(0, HIGHEST - 1)}" in table.legal()
    table.play(f"place {name(0, -1)}")
    asked_to_place(table, plain[1]).check()
    refused = f"your territory is {HIGHEST} tiles high, and the table has no room for more"
    assert table.why_not(f"place {name(0, HIGHEST - 1)}") == refused
    assert f"place {name(1, -1)}" in table.legal()
    # A tile that leaves makes room again.
    table.play(f"place {name(1, 1)}").turn(0).state.pending.push(decision(REMOVING, 0, 1))
    table.play(f"remove {name(0, -1)}")
    asked_to_place(table, plain[2]).check()
    assert f"place {name(0, HIGHEST - 1)}" in table.legal()


@pytest.mark.rule("card.loch_morar")
def test_a_river_across_the_letters_is_shortened_at_its_ends_only() -> None:
    table = Scenario(3, bare=True, chronicles=EVERY)
    rivers = tiles(table, river=True)[:9]
    for far, key in enumerate(rivers, 1):
        table.tile(0, name(-far, 0), key)
    assert {"a7", "z7", "y7", "x7"} <= covered(table)
    table.turn(0).state.pending.push(decision(REMOVING, 0, 2, 1))
    table.check()
    assert table.legal() == ["done", "remove x7"]
    assert table.why_not("remove z7") == "without z7 the river would be broken"
    table.play("remove x7")
    assert table.legal() == ["done", "remove y7"]
    assert not can_remove(table.state, table.player(0), place_named("a7"))


@pytest.mark.rule("clan.sutherland")
def test_a_river_is_counted_across_the_letters() -> None:
    table = Scenario(3, bare=True, chronicles=EVERY)
    before = table.vp(0)
    for far, key in enumerate(tiles(table, river=True)[:8], 1):
        table.tile(0, name(-far, 0), key)
    table.has(0, coins=99).marking(0).play("marker on sutherland")
    assert table.vp(0) - before == 8  # for six river tiles or more


@pytest.mark.rule("ch1.movement")
def test_a_boat_rows_on_across_the_letters() -> None:
    table = Scenario(3, chronicles="1")
    rivers = tiles(table, river=True)[:8]
    for far, key in enumerate(rivers, 1):
        table.tile(0, name(-far, 0), key)
    table.state.race.racing = 1
    seen = []
    table.turn(0).state.points = 10
    for _ in range(9):
        table.play("row the boat")
        seen.append(table.seen()["race"]["boats"][0]["place"])
    assert seen == ["g7", "f7", "e7", "d7", "c7", "b7", "a7", "z7", "y7"]
    assert table.seen()["race"]["boats"][0]["river"] == "p1"


@pytest.mark.rule("ch7.card.square", "ch7.card.farthest")
def test_squares_and_ways_are_counted_across_the_numbers() -> None:
    table = Scenario(3, bare=True, chronicles=EVERY)
    plain = tiles(table, river=False)
    spots = [(0, row) for row in range(-1, -6, -1)]
    spots += [(column, row) for row in (-6, -7, -8) for column in (0, -1, -2)]
    for spot in spots:
        table.tile(0, name(*spot), plain.pop())
    assert {"g1", f"g{ROWS}"} <= covered(table)
    assert gathering_cards.largest_square(table.player(0)) == 3
    stand(table, name(-2, -8))
    assert gathering_cards.farthest(table.player(0)) == 8


@pytest.mark.rule("place.edge")
def test_every_place_has_eight_neighbours_and_each_is_a_neighbour_of_its_own() -> None:
    for place in range(len(NAMES)):
        near = neighbours(place)
        assert len({place, *near}) == 9
        assert all(place in neighbours(other) for other in near)
    assert [NAMES[near] for near in neighbours(place_named("a1"))[:4]] == ["z1", "b1", "a2", f"a{ROWS}"]


@pytest.mark.rule("place.edge")
def test_far_territories_are_copied_and_told_apart() -> None:
    table = Scenario(3, bare=True, chronicles=EVERY)
    plain = tiles(table, river=False)
    grow(table, plain, [(0, -step) for step in range(1, 16)])
    copied = GAME.copy(table.state)
    grow(table, plain[15:], [(0, -16)])
    assert GAME.view(copied, 0)["seats"][0]["territory"] != table.seen(0)["seats"][0]["territory"]
    assert name(0, -16) not in {cell["place"] for cell in GAME.view(copied, 0)["seats"][0]["territory"]}

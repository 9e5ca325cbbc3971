"""The two-player game: the small map."""

from itertools import product

import pytest
from tests.caledonia.scenario import Scenario, hand_made

from clachan.games.caledonia.board import ADJACENT, HEXES, RING, assemble
from clachan.games.caledonia.components import load_components

SMALL = hand_made({"b1": "loch", "b2 d4": "forest 1", "f1 g1 e1 f2 j2": "loch"}, small=True)


@pytest.mark.rule("two_players.map", "ruling.options")
@pytest.mark.parametrize("players", [1, 2])
def test_misty_land_at_the_edge_is_out_of_play(players: int) -> None:
    table = Scenario(players=players, board=SMALL).unit(0, "c2", "sheep").turn(0)
    assert table.why_not("expand c1 cow") == "c1 is not on the active map"
    assert table.why_not("expand c3 cow") is None


@pytest.mark.rule("two_players.map")
@pytest.mark.parametrize("sides", list(product((1, 2), repeat=4)))
def test_mist_lies_on_real_maps_for_one_and_two_players_only(sides: tuple[int, ...]) -> None:
    small, large = (assemble(load_components(), sides, players) for players in (2, 3))
    assert small.mist == {place for place in RING if not small.loch(place)}
    assert large.mist == frozenset()
    assert small.open_land == large.open_land - small.mist
    assert small.lochs == large.lochs  # all lochs stay in play


@pytest.mark.rule("two_players.map")
def test_lochs_at_the_edge_stay_in_play() -> None:
    table = Scenario(players=2, clans=["macdonald"], board=SMALL).unit(0, "b2", "woodcutter").turn(0)
    assert table.why_not("expand b1 fisherman") is None
    table = Scenario(players=2, board=SMALL).unit(0, "e2", "sheep").shipping(0, 5).turn(0)
    assert table.why_not("expand g2 sheep") is None  # across lochs of the edge


@pytest.mark.rule("two_players.map")
def test_ships_cannot_land_in_the_mist() -> None:
    table = Scenario(players=2, board=SMALL).unit(0, "e2", "sheep").shipping(0, 5).turn(0)
    assert table.why_not("expand h1 sheep") == "h1 is not on the active map"


@pytest.mark.rule("two_players.border", "ruling.border")
def test_what_lies_beside_the_mist_and_lochs_of_the_rim_are_the_border_of_the_small_map() -> None:
    """f2 and f3 touch no mist; e2 touches the mist of d1, and the loch on j2 that of j1."""
    border = SMALL.border
    names = {
        "b2": True,
        "d4": False,
        "e2": True,
        "f3": False,
        "b1": True,
        "f1": True,
        "f2": False,
        "j2": True,
        "j3": False,
        "c1": False,
    }
    found = {name: (ord(name[0]) - ord("a")) * 9 + int(name[1]) - 1 in border for name in names}
    assert found == names


@pytest.mark.rule("two_players.border", "tile.border")
@pytest.mark.parametrize(("small", "points"), [(True, 3), (False, 0)])
def test_the_border_tile_counts_hexes_beside_the_mist(small: bool, points: int) -> None:
    layout = {"scoring": "border basics processed units workers"}
    table = (
        Scenario(players=2, board=hand_made(small=small), layout=layout).unit(0, "b2 c2 d4", "sheep").turn(0)
    )
    assert table.pass_all().sees(0)["glory"] == points


@pytest.mark.rule("two_players.border", "tile.border", "clan.macdonald.fishermen")
@pytest.mark.parametrize(("lochs", "points"), [("b1 j2", 3), ("j2 l5", 3), ("j2 f2", 0), ("f2 h5", 0)])
def test_fishermen_beside_the_mist_or_on_the_rim_are_on_the_border(lochs: str, points: int) -> None:
    layout = {"scoring": "border basics processed units workers"}
    board = hand_made({"b1 f1 f2 g1 h5 j2 l5": "loch"}, small=True)
    table = Scenario(players=2, clans=["macdonald"], board=board, layout=layout)
    assert table.unit(0, lochs, "fisherman").turn(0).pass_all().sees(0)["glory"] == points


@pytest.mark.rule("ruling.border")
@pytest.mark.parametrize("sides", list(product((1, 2), repeat=4)))
def test_the_border_of_real_maps(sides: tuple[int, ...]) -> None:
    small, large = (assemble(load_components(), sides, players) for players in (2, 4))
    assert large.border == RING
    for place in range(HEXES):
        rim = place in small.lochs and place in RING
        beside = place not in small.mist and any(near in small.mist for near in ADJACENT[place])
        assert (place in small.border) == (rim or beside)


@pytest.mark.rule("two_players.border", "clan.fergusson.workers")
def test_fergusson_starts_beside_the_mist() -> None:
    table = Scenario(players=2, clans=["fergusson"], board=SMALL).first_workers(0)
    assert table.why_not("place d4 woodcutter") == "clan Fergusson starts on the border, and d4 is not on it"
    assert table.legal() == ["place b2 woodcutter"]

"""The 16 maps: what point by point makes them playable, and what makes them look like printed ones."""

import dataclasses
from collections import Counter
from itertools import combinations, product

import pytest

from clachan.games.caledonia.board import NAMES, hex_name, hex_place
from clachan.games.caledonia.checks import Assembled, check_maps, module_hexes, neighbours, on_ring
from clachan.games.caledonia.components import MODULES, Components, Face, Hex

MAPS = [tuple(zip(MODULES, sides, strict=True)) for sides in product((1, 2), repeat=4)]
CORNERS = {"A": "a1", "B": "m1", "C": "m9", "D": "a9"}
CENTRE = {"A": "f4", "B": "g5", "C": "g6", "D": "f5"}

each_map = pytest.mark.parametrize("chosen", MAPS, ids=lambda m: " ".join(f"{x}{s}" for x, s in m))
each_face = pytest.mark.parametrize("key", [(m, s) for m in MODULES for s in (1, 2)], ids=str)


def faces_of(components: Components, chosen: tuple[tuple[str, int], ...]) -> list[Face]:
    return [components.faces[key] for key in chosen]


def land_of(face: Face) -> list[Hex]:
    return [each for each in face.hexes if not each.loch]


def distance(start: str, goal: str) -> int:
    steps, near = 0, {start}
    while goal not in near:
        steps, near = steps + 1, near | {n for name in near for n in neighbours(name)}
    return steps


def ends(river: tuple[str, str]) -> list[frozenset[str]]:
    """The two corners between which a river edge runs, each as the hexes that meet there."""
    first, second = river
    shared = [name for name in neighbours(first) if name in neighbours(second)]
    corners = [frozenset((first, second, third)) for third in shared]
    return corners if len(corners) == 2 else [*corners, frozenset((first, second, "outside"))]


# --- geometry -------------------------------------------------------------------------------------------


def test_hex_names() -> None:
    assert hex_name(21) == "c4"
    assert hex_place("m9") == 116
    assert [hex_name(hex_place(name)) for name in NAMES] == list(NAMES)


def test_the_modules_share_out_all_117_hexes() -> None:
    assert {module: len(module_hexes(module)) for module in MODULES} == {"A": 27, "B": 32, "C": 31, "D": 27}
    assert sorted(name for module in MODULES for name in module_hexes(module)) == sorted(NAMES)


def test_the_centre_hex_is_in_b_where_three_modules_meet() -> None:
    assert "g5" in module_hexes("B")
    assert {"f4", "f5"} <= set(neighbours("g5"))


def test_odd_columns_sit_half_a_hex_lower() -> None:
    assert set(neighbours("c4")) == {"c3", "c5", "b3", "d3", "b4", "d4"}
    assert set(neighbours("d4")) == {"d3", "d5", "c4", "e4", "c5", "e5"}
    assert set(neighbours("a1")) == {"a2", "b1"}


def test_neighbours_are_mutual() -> None:
    for first, second in combinations(NAMES, 2):
        assert (first in neighbours(second)) == (second in neighbours(first))


def test_the_ring_has_forty_hexes() -> None:
    assert sum(map(on_ring, NAMES)) == 40


# --- every one of the 16 maps ---------------------------------------------------------------------------


def test_the_check_of_all_maps_finds_nothing(components: Components) -> None:
    assert [str(fault) for fault in check_maps(components)] == []


@each_map
def test_land_enough(components: Components, chosen: tuple[tuple[str, int], ...]) -> None:
    faces = faces_of(components, chosen)
    assert len(Assembled(faces, small=True).land) >= 45
    assert len(Assembled(faces, small=False).land) >= 60


@each_map
def test_neutral_workers_suffice_and_leave_the_solo_player_room(
    components: Components, chosen: tuple[tuple[str, int], ...]
) -> None:
    land = Assembled(faces_of(components, chosen), small=True).land.values()
    left = [each for each in land if each.cost > 1]
    assert len(land) - len(left) <= 24
    assert len(left) >= 30
    assert sum("forest" in each.terrain for each in left) >= 6
    assert sum("mountain" in each.terrain for each in left) >= 6


@each_map
@pytest.mark.parametrize("small", [True, False])
def test_all_land_is_reachable(
    components: Components, chosen: tuple[tuple[str, int], ...], small: bool
) -> None:
    board = Assembled(faces_of(components, chosen), small)
    assert board.reachable() == set(board.land)


@each_map
@pytest.mark.parametrize("players", [0, 1])
def test_each_port_is_in_reach_of_land(
    components: Components, chosen: tuple[tuple[str, int], ...], players: int
) -> None:
    board = Assembled(faces_of(components, chosen), small=players == 0)
    for module in MODULES:
        port = components.port_places[module][players]
        assert port in board.lochs
        assert board.within_lochs(port, 2) & board.land.keys(), port


@each_map
def test_rivers_end_at_lochs_or_the_rim(components: Components, chosen: tuple[tuple[str, int], ...]) -> None:
    faces = faces_of(components, chosen)
    lochs = Assembled(faces, small=False).lochs
    corners = Counter(corner for face in faces for river in face.rivers for corner in ends(river))
    for corner, edges in corners.items():
        assert edges > 1 or "outside" in corner or corner & lochs, sorted(corner)


@each_map
@pytest.mark.parametrize("small", [True, False])
def test_no_land_is_closed_in_by_rivers(
    components: Components, chosen: tuple[tuple[str, int], ...], small: bool
) -> None:
    faces = faces_of(components, chosen)
    rivers = {frozenset(river) for face in faces for river in face.rivers}
    land = Assembled(faces, small).land
    for name in land:
        assert any(n in land and frozenset((name, n)) not in rivers for n in neighbours(name)), name


@each_map
def test_the_centre_is_water(components: Components, chosen: tuple[tuple[str, int], ...]) -> None:
    assert set(CENTRE.values()) <= Assembled(faces_of(components, chosen), small=True).lochs


# --- every face -----------------------------------------------------------------------------------------


@each_face
def test_six_to_nine_lochs_in_groups_of_at_most_four(components: Components, key: tuple[str, int]) -> None:
    left = {each.name for each in components.faces[key].hexes if each.loch}
    assert 6 <= len(left) <= 9
    while left:
        group = {left.pop()}
        while grown := {n for name in group for n in neighbours(name)} & left:
            group |= grown
            left -= grown
        assert len(group) <= 4, sorted(group)


@each_face
def test_four_to_thirteen_river_edges_with_a_delta(components: Components, key: tuple[str, int]) -> None:
    face = components.faces[key]
    lochs = {each.name for each in face.hexes if each.loch}
    assert 4 <= len(face.rivers) <= 13
    assert any(corner & lochs for river in face.rivers for corner in ends(river))


@each_face
def test_cheap_workers_near_port_and_centre(components: Components, key: tuple[str, int]) -> None:
    """The designer's computer opponent starts its workers there."""
    cheap = [
        each.name
        for each in land_of(components.faces[key])
        if each.cost <= 2 and {"forest", "mountain"} & set(each.terrain) and not on_ring(each.name)
    ]
    for goal in (components.port_places[key[0]][0], CENTRE[key[0]]):
        assert any(distance(name, goal) <= 2 for name in cheap), goal


@each_face
def test_costs_fit_the_terrain(components: Components, key: tuple[str, int]) -> None:
    allowed = {1: range(1, 5), 2: range(1, 6), 3: range(5, 7)}
    for each in land_of(components.faces[key]):
        wild = "grass" not in each.terrain
        costs = (range(1, 3), range(5, 7))[len(each.terrain) - 1] if wild else allowed[len(each.terrain)]
        assert each.cost in costs, each
    assert any(each.cost >= 5 for each in land_of(components.faces[key]))


def test_the_mix_of_terrain_over_all_faces(components: Components) -> None:
    land = [each for face in components.faces.values() for each in land_of(face)]
    kinds = Counter(frozenset(each.terrain) for each in land)
    shares = {"-".join(sorted(kind)): 100 * count / len(land) for kind, count in kinds.items()}
    goal = {
        "grass": 48, "grass-mountain": 14, "forest-grass": 14, "mountain": 10, "forest": 7,
        "forest-grass-mountain": 5, "forest-mountain": 2,
    }  # fmt: skip
    assert shares == pytest.approx(goal, abs=2)


# --- the check itself notices ---------------------------------------------------------------------------


def with_faces(components: Components, change: dict[tuple[str, int], dict[str, Hex]]) -> Components:
    faces = dict(components.faces)
    for key, hexes in change.items():
        new = tuple(hexes.get(each.name, each) for each in faces[key].hexes)
        faces[key] = dataclasses.replace(faces[key], hexes=new)
    return dataclasses.replace(components, faces=faces)


def loch(name: str) -> Hex:
    return Hex(name, ("loch",), 0, "reconstructed")


def test_the_check_notices_too_many_cheap_hexes(components: Components) -> None:
    land = land_of(components.faces["C", 2])
    cheap = {each.name: dataclasses.replace(each, cost=1) for each in land}
    faults = check_maps(with_faces(components, {("C", 2): cheap}))
    assert len(faults) == 8
    assert all("C-2" in str(fault.place) and str(fault.place).endswith("1-2 players") for fault in faults)
    assert str(faults[0].place) == "map A-1 B-1 C-2 D-1, 1-2 players"
    assert str(faults[0].reason) == "has 31 hexes of £1, more than the 24 neutral workers of the solo game"


def test_the_check_notices_too_little_land(components: Components) -> None:
    change = {
        (module, side): {name: loch(name) for name in module_hexes(module) if name not in ("c2", "f3", "e7")}
        for module in ("A", "D")
        for side in (1, 2)
    }
    reasons = {str(fault.reason) for fault in check_maps(with_faces(components, change))}
    assert any(reason.startswith("has ") and reason.endswith("fewer than 45") for reason in reasons)
    assert any(reason.startswith("has ") and reason.endswith("fewer than 60") for reason in reasons)


def test_the_check_notices_land_out_of_reach(components: Components) -> None:
    """Five rings of water around a lonely hex of D are more than any ship crosses."""
    lonely = "c7"
    change = {
        (module, side): {
            name: loch(name)
            for name in module_hexes(module)
            if name != lonely and distance(name, lonely) <= 5
        }
        for module in MODULES
        for side in (1, 2)
    }
    faults = check_maps(with_faces(components, change))
    reasons = [str(fault.reason) for fault in faults if "cannot be reached" in str(fault.reason)]
    assert len(reasons) == 32
    assert all("c7" in reason for reason in reasons)


def test_the_check_notices_a_port_out_of_reach(components: Components) -> None:
    change = {
        ("A", 1): {name: loch(name) for name in module_hexes("A") if distance(name, "a1") <= 3},
    }
    reasons = [str(fault.reason) for fault in check_maps(with_faces(components, change))]
    assert reasons.count("the port a1 is out of reach of all land across two lochs") == 8

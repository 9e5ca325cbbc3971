"""Set-up: the map."""

from itertools import product

import pytest

from clachan import new_match, open_game
from clachan.core.rng import Rng
from clachan.games.caledonia.board import ADJACENT, HEXES, assemble, hex_place, module_of
from clachan.games.caledonia.components import MODULES, load_components

CENTRE = ("f4", "g5", "g6", "f5")  # where the rocks with the letters A to D lie


@pytest.mark.rule("setup.map")
@pytest.mark.parametrize("sides", ["".join(sides) for sides in product("12", repeat=4)])
def test_each_module_lies_with_the_chosen_side_up(sides: str) -> None:
    components = load_components()
    match = new_match("caledonia", {"players": 4, "map_sides": sides})
    shown = {each["name"]: (tuple(each["terrain"]), each["cost"]) for each in match.view()["map"]["hexes"]}
    assert len(shown) == HEXES == 117
    for module, side in zip(MODULES, sides, strict=True):
        face = components.faces[module, int(side)]
        assert {each.name: (each.terrain, each.cost) for each in face.hexes}.items() <= shown.items()


@pytest.mark.rule("setup.map")
@pytest.mark.parametrize("sides", list(product((1, 2), repeat=4)))
def test_the_rocks_meet_in_the_middle_clockwise_from_a_to_d(sides: tuple[int, ...]) -> None:
    board = assemble(load_components(), sides, 4)
    places = [hex_place(name) for name in CENTRE]
    assert [module_of(place) for place in places] == ["A", "B", "C", "D"]
    assert all(board.loch(place) for place in places)
    assert all(after in ADJACENT[place] for place, after in zip(places, places[1:] + places[:1], strict=True))


@pytest.mark.rule("setup.map")
def test_chance_decides_among_sixteen_maps() -> None:
    game = open_game("caledonia")
    options = game.read_options({"players": 3})
    maps = {game.draw_layout(options, Rng(seed))["map"] for seed in range(400)}
    assert maps == {
        " ".join(f"{m}{s}" for m, s in zip("ABCD", sides, strict=True)) for sides in product("12", repeat=4)
    }


@pytest.mark.rule("setup.map", "ruling.layout")
def test_a_layout_that_does_not_name_a_side_of_each_module_is_refused() -> None:
    match = new_match("caledonia", {"players": 2}, seed=3)
    with pytest.raises(
        Exception, match="layout map is 'A1 C1 B1 D1', but it must name a side of each module"
    ):
        new_match("caledonia", {"players": 2}, layout=match.layout | {"map": "A1 C1 B1 D1"})


@pytest.mark.rule("ruling.layout")
def test_the_same_seed_draws_the_same_layout_and_a_written_layout_is_used_as_it_stands() -> None:
    one, two = (new_match("caledonia", {"players": 3}, seed=8) for _ in range(2))
    assert one.layout == two.layout
    given = new_match("caledonia", {"players": 3}, seed=9, layout=one.layout)
    assert given.layout == one.layout
    assert given.view() == one.view()


@pytest.mark.rule("ruling.layout")
@pytest.mark.parametrize(
    ("part", "text", "reason"),
    [
        ("ports", "meat meat price swap", "layout ports must name 4 different tiles"),
        ("ports", "meat gold price swap", "layout ports names 'gold', which is not in this game"),
        ("scoring", "basics meat units border", "layout scoring must name 5 different tiles"),
        ("first", "4", "layout first must be 1 different number(s) from 1 to 3, not '4'"),
        ("contracts", "1 2 3 4 5 6", "layout contracts must be 7 different number(s) from 1 to 50"),
        ("offer", "stewart+1 stewart+2 campbell+3 robertson+4", "it must be 4 different clans"),
        ("moon", "full", "layout has no part 'moon' here"),
    ],
)
def test_a_wrong_layout_is_refused_with_its_reason(part: str, text: str, reason: str) -> None:
    match = new_match("caledonia", {"players": 3}, seed=2)
    with pytest.raises(Exception) as refusal:  # noqa: PT011  (the message is compared below)
        new_match("caledonia", {"players": 3}, layout=match.layout | {part: text})
    assert reason in str(refusal.value)

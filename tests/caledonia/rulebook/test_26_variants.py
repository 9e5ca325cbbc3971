"""Variants and options."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made

from clachan import new_match, open_game
from clachan.core.errors import BadOptions
from clachan.core.rng import Rng
from clachan.games.caledonia.board import assemble, hex_place, module_of
from clachan.games.caledonia.components import load_components


@pytest.mark.rule("variant.static_imports")
@pytest.mark.parametrize("players", [1, 3])
def test_with_static_imports_each_is_worth_4_however_rare(players: int) -> None:
    table = Scenario(players=players, static_imports=True).fulfilled(0, 2, 3, 4, 13).turn(0)
    lines = table.score(0).lines
    assert (lines["tobacco"], lines["sugar cane"], lines["cotton"]) == (12, 8, 24)


@pytest.mark.rule("variant.static_imports", "ruling.options")
def test_with_static_imports_the_marks_pay_nothing() -> None:
    table = Scenario(static_imports=True).fulfilled(1, 2).box(0, 8).goods(0, bread=4).turn(0)
    assert table.spend("fulfil contract 8") == -5


@pytest.mark.rule("variant.no_scoring_tiles")
def test_without_scoring_tiles_rounds_bring_no_glory() -> None:
    table = Scenario(players=1, no_scoring_tiles=True).unit(0, "c4", "sheep").turn(0)
    assert table.view["scoring"] == []
    for _ in range(5):
        table.play("pass").let_chance()
    assert table.view["over"]
    assert table.line("glory") == [0]


@pytest.mark.rule("variant.no_ports")
def test_without_ports_none_lies_on_the_map() -> None:
    match = new_match("caledonia", {"players": 3, "no_ports": True}, seed=1)
    assert match.layout["ports"] == "none"
    assert not [each for each in match.view()["map"]["hexes"] if "port" in each]
    table = Scenario(board="1111", no_ports=True).unit(0, "b2", "sheep").turn(0)
    assert table.why_not("use port money") == "the port money is not in this game"


@pytest.mark.rule("variant.tighter_map", "ruling.options")
@pytest.mark.parametrize("players", [2, 3])
def test_the_tighter_map_covers_one_active_land_hex_of_each_module(players: int) -> None:
    game = open_game("caledonia")
    options = game.read_options({"players": players, "tighter_map": True, "map_sides": "1212"})
    land = assemble(load_components(), (1, 2, 1, 2), players).open_land
    drawn = [game.draw_layout(options, Rng(seed))["covered"].split() for seed in range(50)]
    for names in drawn:
        places = [hex_place(name) for name in names]
        assert sorted(module_of(place) for place in places) == ["A", "B", "C", "D"]
        assert set(places) <= land
    assert len({names[0] for names in drawn}) > 5


@pytest.mark.rule("variant.tighter_map")
def test_a_covered_hex_cannot_be_expanded_into() -> None:
    layout = {"covered": "b3 i4 i7 c8"}
    table = Scenario(players=3, board="1111", layout=layout, tighter_map=True).unit(0, "b4", "sheep").turn(0)
    assert table.why_not("expand b3 cow") == "b3 is not on the active map"
    assert Scenario(players=3, board="1111").unit(0, "b4", "sheep").turn(0).why_not("expand b3 cow") is None


@pytest.mark.rule("variant.tighter_map", "ruling.options")
@pytest.mark.parametrize("players", [1, 4])
def test_the_tighter_map_is_for_two_or_three_players(players: int) -> None:
    with pytest.raises(BadOptions, match=f"tighter_map is for 2 or 3 players, not {players}"):
        new_match("caledonia", {"players": players, "tighter_map": True})


@pytest.mark.rule("variant.tighter_map")
@pytest.mark.parametrize("covered", ["b3 b4 i4 c8", "b3 b4 b5 b6"])
def test_a_layout_may_cover_any_four_land_hexes_of_the_active_map(covered: str) -> None:
    options = {"players": 2, "tighter_map": True, "map_sides": "1111"}
    layout = new_match("caledonia", options, seed=1).layout | {"covered": covered}
    hexes = new_match("caledonia", options, layout=layout).view()["map"]["hexes"]
    assert [hexagon["name"] for hexagon in hexes if hexagon.get("covered")] == sorted(covered.split())


@pytest.mark.rule("variant.tighter_map")
@pytest.mark.parametrize(
    "covered",
    ["b3 b4 i4", "b3 b4 i4 c8 d8", "b3 b3 i4 c8", "b3 b4 i4 b3 c8", "b3 c3 i4 c8", "a5 b4 i4 c8", ""],
)
def test_a_layout_covers_neither_more_nor_fewer_nor_lochs_nor_mist(covered: str) -> None:
    """c3 is a loch, and a5 lies in the mist of the small map."""
    options = {"players": 2, "tighter_map": True, "map_sides": "1111"}
    layout = new_match("caledonia", options, seed=1).layout | {"covered": covered}
    with pytest.raises(Exception, match="layout covered must name 4 different land hexes of the active map"):
        new_match("caledonia", options, layout=layout)


@pytest.mark.rule("variant.no_clans", "ruling.options")
@pytest.mark.parametrize("first", [0, 2])
def test_without_clans_tiles_are_drafted_and_later_players_get_2_4_and_6(first: int) -> None:
    options = {"players": 4, "no_clans": True}
    layout = new_match("caledonia", options, seed=1).layout
    layout |= {"offer": "none+1 none+2 none+3 none+4 none+5", "first": str(first + 1)}
    match = new_match("caledonia", options, layout=layout)
    order = [(first + place) % 4 for place in range(4)]
    for tile, seat in zip((1, 2, 3, 5), reversed(order), strict=True):  # last in turn order first
        assert match.seat == seat
        match.play(f"choose tile {tile}")
    money = [match.view()["seats"][seat]["money"] for seat in order]
    assert money == [56 + 0, 55 + 2, 55 + 4, 55 + 6]
    assert [seat["clan"] for seat in match.view()["seats"]] == ["none"] * 4


@pytest.mark.rule("variant.no_clans")
def test_without_clans_a_tile_that_is_gone_cannot_be_chosen() -> None:
    options = {"players": 1, "no_clans": True}
    layout = new_match("caledonia", options, seed=1).layout | {"offer": "none+7 none+9"}
    match = new_match("caledonia", options, layout=layout)
    assert str(match.why_not("choose tile 1")) == "tile 1 is not on offer: choose tile 7 or tile 9"


EVERYTHING = {
    "static_imports": True, "no_scoring_tiles": True, "no_ports": True, "tighter_map": True, "no_clans": True,
    "clan_auction": True, "extras": False,
}  # fmt: skip


@pytest.mark.rule("variant.combine", "ruling.options")
@pytest.mark.parametrize("left_out", [None, *EVERYTHING])
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_all_variants_go_together(left_out: str | None, edition: str) -> None:
    options = {name: value for name, value in EVERYTHING.items() if name != left_out}
    match = new_match("caledonia", {"players": 3, "edition": edition, **options}, seed=4)
    match.game.play_out(match.state, Rng(4), None)
    assert match.over
    assert match.game.fault(match.state) is None


@pytest.mark.rule("setup.first_play", "variant.combine")
def test_the_simple_game_for_beginners_leaves_out_tiles_ports_and_rarity() -> None:
    simple = {"static_imports": True, "no_scoring_tiles": True, "no_ports": True}
    match = new_match("caledonia", {"players": 2, **simple}, seed=2)
    view = match.view()
    assert view["scoring"] == []
    assert view["export"]["values"] == {"cotton": 4, "tobacco": 4, "sugar": 4}
    match.game.play_out(match.state, Rng(2), None)
    assert match.over


@pytest.mark.rule("ruling.options")
def test_players_are_one_to_four() -> None:
    for players in (0, 5):
        with pytest.raises(BadOptions, match=f"option players cannot be {players}: it is one of 1, 2, 3, 4"):
            new_match("caledonia", {"players": players})


@pytest.mark.rule("ruling.options")
@pytest.mark.parametrize(("players", "small"), [(1, True), (2, True), (3, False), (4, False)])
def test_one_and_two_players_use_the_small_map(players: int, small: bool) -> None:
    assert new_match("caledonia", {"players": players}, seed=1).view()["map"]["small"] is small


@pytest.mark.rule("ruling.options")
def test_unknown_options_and_values_are_refused() -> None:
    with pytest.raises(BadOptions, match="there is no option 'dragons'"):
        new_match("caledonia", {"players": 2, "dragons": True})
    with pytest.raises(BadOptions, match="option edition cannot be 'third': it is one of revised, first"):
        new_match("caledonia", {"players": 2, "edition": "third"})


@pytest.mark.rule("ruling.reconstructed")
def test_every_printed_value_names_its_provenance_and_the_unknown_parts_are_marked_reconstructed() -> None:
    from clachan.games.caledonia.components import data_values

    marks = {(leaf.file, leaf.provenance) for leaf in data_values()}
    assert all(provenance for _, provenance in marks)
    for file in ("starting_tiles.json", "market.json", "map.json"):
        assert (file, "reconstructed") in marks


@pytest.mark.rule("ruling.reconstructed")
def test_faces_of_the_map_without_a_photograph_are_marked_reconstructed() -> None:
    faces = load_components().faces
    for key, face in faces.items():
        photographed = key in (("A", 1), ("D", 1))
        assert any(each.provenance == "reconstructed" for each in face.hexes)
        assert any(each.provenance == "verified" for each in face.hexes) == photographed


def test_a_hand_made_map_is_a_meadow_unless_told_otherwise() -> None:
    board = hand_made({"c4": "loch"}, only="c5")
    assert (board.loch(hex_place("c4")), board.open_land) == (True, frozenset({hex_place("c5")}))

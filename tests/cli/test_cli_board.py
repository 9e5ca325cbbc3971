"""The drawing of the table: everything at its place, within the terminal."""

import re
from functools import cache
from io import StringIO
from typing import Any

import pytest
from conversation import played
from rich.console import Console

from clachan import new_match
from clachan.cli.caledonia import PARTS, hexes, status
from clachan.cli.caledonia.palette import UNIT_LETTERS
from clachan.cli.caledonia.table import table
from clachan.cli.caledonia.wording import ASKS, asks, brings, tile_words
from clachan.cli.drawing import drawing_of
from clachan.cli.live_match import dealt_match
from clachan.cli.talk import Talk
from clachan.core.errors import ClachanError
from clachan.games.caledonia.components import load_components
from clachan.words import words_for


@cache
def view_at(players: int, plies: int) -> dict[str, Any]:
    return played(players, 6, plies).view()


def board_text(view: dict[str, Any]) -> str:
    return "\n".join(line.plain for line in hexes.board(view))


def drawn(part: object, width: int = 120, **options: Any) -> str:
    console = Console(file=StringIO(), width=width, markup=False, highlight=False, **options)
    console.print(part)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def stands_at(text: str, place: str) -> str:
    """The two characters where the unit of a hex is drawn."""
    found = re.search(rf"(?<![a-z]){place}.(..)", text)
    assert found is not None, place
    return found[1]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_unit_stands_at_its_place(players: int, seed: int) -> None:
    view = played(players, seed, 70 + 20 * players).view()
    text, units = board_text(view), 0
    for hexagon in view["map"]["hexes"]:
        stands = stands_at(text, hexagon["name"])
        if "unit" in hexagon:
            units += 1
            assert stands == f"{hexagon['unit']['seat'] + 1}{UNIT_LETTERS[hexagon['unit']['kind']]}"
        else:
            assert stands == ("××" if "neutral" in hexagon else stands)
            assert not stands[0].isdigit()
    assert units == sum(sum(player["units"].values()) for player in view["seats"])


def test_fishermen_are_drawn_on_lochs() -> None:
    layout = new_match("caledonia", {"players": 2}, 1).layout
    layout["offer"] = "macdonald+1 stewart+2 campbell+3"
    match = new_match("caledonia", {"players": 2}, 1, layout)
    other = 0 if match.seat == 1 else 1
    match.play("choose clan macdonald")
    match.play("choose clan stewart")
    if match.seat == other:
        match.play(next(a.text for a in match.legal()))
    action = next(a.text for a in match.legal() if "fisherman" in a.text)
    seat = match.seat
    match.play(action)
    assert stands_at(board_text(match.view()), action.split()[1]) == f"{seat + 1}N"


@pytest.mark.parametrize("players", [1, 4])
def test_land_shows_terrain_cost_and_mist(players: int) -> None:
    view = new_match("caledonia", {"players": players, "map_sides": "1111"}, 1).view()
    lines = board_text(view).split("\n")
    for hexagon in view["map"]["hexes"]:
        row, column = _place(hexagon["name"])
        upper = lines[row][column : column + 5]
        if "port" in hexagon:
            assert words_for("caledonia").name(f"port:{hexagon['port']}", "short")[:4] in upper
        elif hexagon["terrain"] == ["loch"]:
            assert upper == "~ ~ ~"
        else:
            letters = "".join(word[0].upper() for word in hexagon["terrain"])
            assert upper[:3].strip() == (letters.lower() if "mist" in hexagon else letters)
            assert upper[4] == str(hexagon["cost"])
            assert (upper[3] == "Δ") is ("delta" in hexagon)


def _place(name: str) -> tuple[int, int]:
    """Line and column of the upper half of a hex: two lines a row, the odd columns one line lower."""
    column = ord(name[0]) - ord("a")
    return 1 + 2 * (int(name[1:]) - 1) + column % 2, 6 * column + 1


@pytest.mark.parametrize(
    ("river", "signs"), [(["c4", "c5"], 3), (["c4", "d3"], 1), (["c4", "d4"], 1), (["b3", "c4"], 1)]
)
def test_a_river_is_drawn_on_its_edge_only(river: list[str], signs: int) -> None:
    view = new_match("caledonia", {"players": 4, "map_sides": "1111"}, 1).view()
    view["map"]["rivers"] = [river]
    lines = board_text(view).split("\n")
    found = [
        (row, column) for row, line in enumerate(lines) for column, sign in enumerate(line) if sign == "≈"
    ]
    assert len(found) == signs
    (one_row, one_column), (other_row, other_column) = _place(river[0]), _place(river[1])
    for row, column in found:
        assert one_row <= row <= one_row + 1
        assert other_row - 1 <= row <= other_row + 1
        assert one_column <= column <= max(one_column + 5, other_column)


def test_covered_hexes_are_marked() -> None:
    match = new_match("caledonia", {"players": 3, "tighter_map": True}, 1)
    text = board_text(match.view())
    assert [stands_at(text, place) for place in match.layout["covered"].split()] == ["▒▒"] * 4


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(("width", "height"), [(120, 36), (100, 50), (80, 30), (80, 21)])
def test_the_table_fits_the_terminal(players: int, width: int, height: int) -> None:
    for plies in (0, 60, 110):
        lines = table(view_at(players, plies), ["a line"] * 30, width, height)
        shown = drawn(lines, width).splitlines()
        assert len(shown) <= height + 2
        assert all(len(line) <= width for line in shown)


def test_the_wide_table_shows_everything() -> None:
    match = played(4, 2, 120)
    view = match.view()
    shown = drawn(table(view, ["the last line"], 120, 40))
    for player in view["seats"]:
        assert f"£{player['money']}  " in shown
        assert all(f"contract {number}:" in shown for number in player["contracts"] if number)
    for number in filter(None, view["export"]["boxes"]):
        assert re.search(rf"(?m)(^| ){number} \d", shown)
    for row in view["market"]:
        assert re.search(rf"{row['good']} +£{row['price']} ", shown)
    for tile in view["scoring"]:
        assert tile_words(tile["tile"]) in shown
    assert "gives now" in shown
    assert "the last line" in shown


@pytest.mark.parametrize("part", sorted(PARTS))
@pytest.mark.parametrize("width", [80, 120])
def test_parts_keep_to_the_width(part: str, width: int) -> None:
    for players in (1, 4):
        lines = drawn(PARTS[part](view_at(players, 110), width), width).split("\n")
        assert max(map(len, lines)) <= width


def test_contracts_say_everything_that_is_printed_on_them() -> None:
    for contract in load_components().contracts:
        asked, brought = asks(contract.number), brings(contract.number)
        for key, value in vars(contract).items():
            if key in ASKS:
                assert asked.get(key, 0) == value
            elif key != "number" and value:
                words = {
                    "money": f"£{value}",
                    "expansions": f"{value} expansion",
                    "upgrades": f"{value} upgrade",
                }
                assert words.get(key, f"{value} {key}") in brought


def test_the_status_names_round_and_money() -> None:
    match = played(2, 3, 40)
    view = match.view()
    assert status(view).startswith(f"round {view['round']} of 5 · £{view['seats'][match.seat]['money']} ")


def test_a_terminal_gets_colours_and_the_whole_screen() -> None:
    match = played(2, 3, 40)
    console = Console(file=StringIO(), width=120, height=40, force_terminal=True, color_system="truecolor")
    talk = Talk(dealt_match(match, ["human", "human"], 1), console, True)
    talk.draw_table()
    talk.ask()
    assert isinstance(console.file, StringIO)
    shown = console.file.getvalue()
    assert "\x1b[2J" in shown
    assert "48;2;" in shown
    assert shown.count("\n") <= 39


def test_a_game_that_is_not_there_has_no_drawing() -> None:
    with pytest.raises(ClachanError, match="there is no game 'ludo': the games are caledonia, glenmore"):
        drawing_of("ludo")

"""The map in a terminal: two lines and six columns for each hex, drawn into a grid of characters.

/GFΔ3\\      upper line: terrain, delta, land cost
\\c4_1S/      lower line: name and unit; `≈` on an edge is a river
"""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from rich.text import Text

from clachan.cli.caledonia.palette import (
    COVERED,
    EDGE,
    FAINT,
    MIST,
    NEUTRAL,
    PORT,
    RIVER,
    SEAT_STYLES,
    TERRAIN_LETTERS,
    UNIT_LETTERS,
)  # fmt: skip
from clachan.cli.caledonia.wording import name, said

COLUMNS, ROWS = 13, 9
PITCH = 6  # one character of edge and five of hex
HEIGHT = 2 * ROWS + 2
WIDTH = COLUMNS * PITCH + 1
BLANK = ""

Hex = dict[str, Any]
Cell = tuple[str, str]  # a letter and the name of its style


class Grid:
    """Characters with styles, written at places and read as lines."""

    def __init__(self) -> None:
        self.cells: list[list[Cell]] = [[(" ", BLANK)] * WIDTH for _ in range(HEIGHT)]

    def write(self, line: int, column: int, cells: list[Cell]) -> None:
        self.cells[line][column : column + len(cells)] = cells

    def lines(self) -> list[Text]:
        return [_joined(line) for line in self.cells]


def _joined(cells: list[Cell]) -> Text:
    """One piece of text for each run of a style, which draws many times faster than single characters."""
    text = Text()
    for style, run in groupby(cells, key=lambda cell: cell[1]):
        text.append("".join(letter for letter, _ in run), style)
    return text


def board(view: dict[str, Any]) -> list[Text]:
    """The whole map."""
    grid = Grid()
    hexes = {hexagon["name"]: hexagon for hexagon in view["map"]["hexes"]}
    rivers = {tuple(pair) for pair in view["map"]["rivers"]}
    for column in range(COLUMNS):
        _top_edge(grid, column)
        for row in range(ROWS):
            _draw_hex(grid, column, row, hexes[_name(column, row)], rivers)
    for boundary in range(COLUMNS + 1):
        _draw_boundary(grid, boundary, rivers)
    return grid.lines()


def _name(column: int, row: int) -> str:
    return f"{chr(ord('a') + column)}{row + 1}"


def _upper_line(column: int, row: int) -> int:
    return 1 + 2 * row + column % 2


def _top_edge(grid: Grid, column: int) -> None:
    grid.write(_upper_line(column, 0) - 1, column * PITCH + 1, [("_", EDGE)] * (PITCH - 1))


def _draw_hex(grid: Grid, column: int, row: int, hexagon: Hex, rivers: set[tuple[str, ...]]) -> None:
    line, left = _upper_line(column, row), column * PITCH + 1
    flows = (hexagon["name"], _name(column, row + 1)) in rivers
    grid.write(line, left, _upper(hexagon))
    grid.write(line + 1, left, _lower(hexagon, flows))


def _upper(hexagon: Hex) -> list[Cell]:
    """Terrain letters each on their own colour, the delta mark and the land cost."""
    if "port" in hexagon:
        called = name(f"port:{hexagon['port']}", "short")
        label = called if len(called) <= PITCH - 1 else f"{called[: PITCH - 2]}."
        return [(letter, PORT) for letter in f"{label:^5}"]
    if hexagon["terrain"] == ["loch"]:
        return [(letter, "loch") for letter in "~ ~ ~"]
    letters = "".join(TERRAIN_LETTERS[terrain] for terrain in hexagon["terrain"])
    text = f"{letters:<3}{'Δ' if 'delta' in hexagon else ' '}{hexagon['cost']}"
    if "mist" in hexagon:
        return [(letter, MIST) for letter in text.lower().replace("δ", "Δ")]
    return list(zip(text, _grounds(hexagon), strict=True))


def _grounds(hexagon: Hex) -> list[str]:
    """The colour under each of the five characters: first every terrain once, then the first one."""
    styles: list[str] = hexagon["terrain"]
    return styles + [styles[0]] * (5 - len(styles))


def _lower(hexagon: Hex, flows: bool) -> list[Cell]:
    """The name, then the edge below the hex, with the unit on it."""
    ground = MIST if "mist" in hexagon else f"{hexagon['terrain'][0]}.lower"
    edge = ("≈", RIVER) if flows else (" " if hexagon["terrain"] == ["loch"] else "_", ground)
    unit = _unit(hexagon) or [edge, edge]
    return [(letter, ground) for letter in hexagon["name"]] + [edge, *unit]


def _unit(hexagon: Hex) -> list[Cell]:
    if "unit" in hexagon:
        seat, kind = hexagon["unit"]["seat"], hexagon["unit"]["kind"]
        return [(letter, SEAT_STYLES[seat]) for letter in f"{seat + 1}{UNIT_LETTERS[kind]}"]
    if "neutral" in hexagon:
        return [("×", NEUTRAL)] * 2
    return [("▒", COVERED)] * 2 if "covered" in hexagon else []


def _draw_boundary(grid: Grid, boundary: int, rivers: set[tuple[str, ...]]) -> None:
    """The slanted edges left of a column; each character lies between two hexes at most."""
    for line in range(1, HEIGHT):
        if any(_row_at(column, line) is not None for column in (boundary - 1, boundary)):
            pair = [_name(c, row) for c in (boundary - 1, boundary) if (row := _row_at(c, line)) is not None]
            slant = "/" if (line + boundary) % 2 else "\\"
            grid.write(line, boundary * PITCH, [("≈", RIVER) if tuple(pair) in rivers else (slant, EDGE)])


def _row_at(column: int, line: int) -> int | None:
    """The row of the hex that a line of text crosses in a column."""
    row = (line - 1 - column % 2) // 2
    return row if 0 <= column < COLUMNS and 0 <= row < ROWS else None


def legend(view: dict[str, Any]) -> list[Text]:
    """What the letters mean, in two lines."""
    first = Text()
    marks = [(letter, terrain, name(f"terrain:{terrain}")) for terrain, letter in TERRAIN_LETTERS.items()]
    marks += [("~", "loch", name("terrain:loch"))]
    others = [("≈", RIVER, "river"), ("Δ", BLANK, "delta"), ("3", BLANK, "cost"), *_rare_marks(view)]
    for mark, style, words in (
        *marks,
        *((mark, style, said(f"mark-{code}")) for mark, style, code in others),
    ):
        first.append(mark, style).append(f" {words} ")
    fishing = any(player["clan"] == "macdonald" for player in view["seats"])
    shown = [unit for unit in UNIT_LETTERS if fishing or unit != "fisherman"]
    units = " ".join(f"{UNIT_LETTERS[unit]} {name(f'unit:{unit}')}" for unit in shown)
    return [first, Text(units, FAINT)]


def _rare_marks(view: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    hexes = view["map"]["hexes"]
    if any("neutral" in hexagon for hexagon in hexes):
        yield "××", NEUTRAL, "neutral"
    if any("covered" in hexagon for hexagon in hexes):
        yield "▒▒", COVERED, "covered"
    if view["map"]["small"]:
        yield "gfm", MIST, "mist"

"""A territory as a grid of tiles: as large as the room allows, with the river running through it.

 f           g           h
6            M Inshriach      name with the letter of its kind
             +wood            what an activation brings
             * wo wo ☻1       `*` may still be activated this turn, goods, Scotsmen
"""

from typing import Any

from rich.text import Text

from clachan.cli.glenmore.palette import (
    FAINT,
    GOOD_LETTERS,
    OPEN_MARK,
    OVER_MARK,
    RIVER,
    RIVER_MARK,
    SCOTSMAN_MARK,
    SEAT_STYLES,
    STRONG,
    heading,
    kind_letter,
    kind_style,
    seat_badge,
    seat_title,
)
from clachan.cli.glenmore.wording import (
    activation,
    counted,
    extras,
    kind_name,
    name,
    said,
    sentence,
    title_of,
    words,
)
from clachan.cli.screen import flow
from clachan.games.glenmore.board import COLUMNS, LETTERS, NAMES, ROWS, place_at, place_named, sides

View = dict[str, Any]
Block = list[Text]
MARGIN = 3
NARROWEST, WIDEST = 4, 16
HIGHEST = 3
CELL_KEYS = frozenset((
    "place", "tile", "name", "kind", "river", "overbuild", "cost", "one_time", "activation",
    "goods_here", "scotsmen", "below", "open",
))  # fmt: skip


def block(view: View, seat: int, width: int, height: int, ring: bool = False) -> Block:
    """A heading and the grid, in the lines given."""
    cells = {cell["place"]: cell for cell in view["seats"][seat]["territory"]}
    line = seat_badge(seat).append(f" {said('territory', seat=seat_title(seat))}", STRONG)
    scotsmen = sum(cell["scotsmen"] for cell in cells.values())
    line.append(f"  {said('territory-size', tiles=len(cells), scotsmen=scotsmen)}", FAINT)
    return [line, *grid(cells, seat, width, height - 1, ring)]


def grid(cells: dict[str, View], seat: int, width: int, height: int, ring: bool) -> Block:
    """The tiles; with a ring the free places around them are named too."""
    columns, rows = _reach(cells, ring)
    inner = max(NARROWEST, min(WIDEST, (width - MARGIN) // len(columns) - 1))
    tall, gaps = _size(len(rows), height - 1)
    letters = "".join(f"{column:^{inner + 1}}" for column in columns)
    lines = [Text(" " * MARGIN + letters.rstrip(), FAINT)]
    for row in rows:
        for part in range(tall):
            lines.append(_line(cells, seat, (columns, row), part, (inner, tall), ring))
        lines += [Text()] if gaps and row != rows[-1] else []
    return lines


def _reach(cells: dict[str, View], ring: bool) -> tuple[str, list[int]]:
    """The columns and rows to draw."""
    columns = _stretch({LETTERS.index(place[0]) for place in cells}, COLUMNS, int(ring))
    rows = _stretch({int(place[1:]) - 1 for place in cells}, ROWS, int(ring))
    return "".join(LETTERS[column] for column in columns), [row + 1 for row in rows]


def _stretch(used: set[int], length: int, more: int) -> list[int]:
    """What is used, in its order around the grid (a comes after z), and some more on either side."""
    first = next((one for one in sorted(used) if (one - 1) % length not in used), 0)
    return [(first - more + step) % length for step in range(min(length, len(used) + 2 * more))]


def _size(rows: int, height: int) -> tuple[int, bool]:
    """Lines of a tile, and whether a line between tiles fits."""
    for tall in range(HIGHEST, 1, -1):
        if rows * (tall + 1) - 1 <= height:
            return tall, True
        if rows * tall <= height:
            return tall, False
    return 1, 2 * rows - 1 <= height


def _line(
    cells: dict[str, View], seat: int, at: tuple[str, int], part: int, size: tuple[int, int], ring: bool
) -> Text:
    columns, row = at
    inner, tall = size
    middle = part == tall // 2
    line = Text().append(f"{row:>2} " if middle else " " * MARGIN, FAINT)
    for column in columns:
        cell = cells.get(f"{column}{row}")
        if cell is None:
            named = middle and ring and _touches(cells, column, row)
            line.append(f"{f'{column}{row}' if named else '':^{inner}}", FAINT).append(" ")
            continue
        line.append_text(_part(cell, seat, part, inner, tall))
        onwards = cells.get(NAMES[place_at(LETTERS.index(column) + 1, row - 1)])
        flows = cell["river"] and onwards is not None and onwards["river"]
        line.append(*((RIVER_MARK, RIVER) if flows and middle else (" ", "")))
    return line


def _touches(cells: dict[str, View], column: str, row: int) -> bool:
    return any(NAMES[place] in cells for place in sides(place_named(f"{column}{row}")))


def _part(cell: View, seat: int, part: int, inner: int, tall: int) -> Text:
    """One line of a tile, on the colour of its kind."""
    ground = kind_style(cell["kind"])
    if tall == 1:
        here = contents(cell, seat, ground)
        text = _name(cell, ground, max(3, inner - here.cell_len - 1) if here.plain else inner)
        text = text.append(" ", ground).append_text(here) if here.plain else text
    elif part == 0:
        text = _name(cell, ground, inner)
    elif part == tall - 1 and (tall > 2 or contents(cell, seat, ground).plain):
        text = contents(cell, seat, ground)
    else:
        text = Text().append(activation(cell["activation"], short=True), ground)
    text.truncate(inner, overflow="ellipsis")
    return text.append(" " * (inner - text.cell_len), ground)


def _name(cell: View, ground: str, width: int) -> Text:
    mark = (RIVER_MARK if cell["river"] else "") + (OVER_MARK if cell["overbuild"] else "")
    text = Text().append(f"{kind_letter(cell['kind'])}{mark} {title_of(cell['tile'])}", ground)
    text.truncate(width, overflow="ellipsis")
    return text


def contents(cell: View, seat: int, ground: str) -> Text:
    """What lies on a tile, and whether it may still be activated."""
    text = Text().append(OPEN_MARK if cell["open"] else "", ground)
    goods = [GOOD_LETTERS[name] for name, count in cell["goods_here"].items() for _ in range(count)]
    text.append(" ".join(goods), ground)
    if cell["scotsmen"]:
        text.append(" " if goods else "", ground)
        text.append(f"{SCOTSMAN_MARK}{cell['scotsmen']}", SEAT_STYLES[seat])
    return text


def listing(view: View, seat: int) -> Block:
    """Every tile of a territory with everything printed on it and lying on it."""
    lines = [seat_badge(seat).append(f" {said('tiles-of', seat=seat_title(seat))}", STRONG)]
    for cell in view["seats"][seat]["territory"]:
        line = Text(f"{cell['place']:<4}").append(f" {kind_letter(cell['kind'])} ", kind_style(cell["kind"]))
        line.append(f" {title_of(cell['tile'])}", STRONG).append(f"  {sentence(cell)}", FAINT)
        lines += [line, *([Text("       " + "; ".join(here))] if (here := _here(cell)) else [])]
    return lines


def _here(cell: View) -> list[str]:
    here = [counted(cell["goods_here"])] if cell["goods_here"] else []
    here += [said("scotsmen-here", count=cell["scotsmen"])] if cell["scotsmen"] else []
    here += [said("lies-over", tiles=", ".join(map(title_of, cell["below"])))] if cell["below"] else []
    here += [said("may-be-activated")] if cell["open"] else []
    return here + [f"{key} {words(value)}" for key, value in extras(cell, CELL_KEYS)]


def legend(width: int) -> Block:
    """What the marks mean."""
    kinds = []
    for kind in ("village", "castle", "animal", "material", "whisky", "trade", "loch", "other", "person"):
        kinds.append(Text().append(f" {kind_letter(kind)} ", kind_style(kind)).append(f" {kind_name(kind)}"))
    marks = said("legend-marks", river=RIVER_MARK, over=OVER_MARK, open=OPEN_MARK, scotsman=SCOTSMAN_MARK)
    goods = "  ".join(f"{letters} {name(f'good:{good}')}" for good, letters in GOOD_LETTERS.items())
    shown = (Text(marks), Text(goods), Text(said("legend-exchanges"), FAINT))
    return [heading(said("legend")), *flow(kinds, width, 0), *shown]

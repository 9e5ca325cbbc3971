"""The grid on which a territory grows, and the roads of the clan board.

The grid has 26 columns (a to z) and 26 rows, and it goes around: left of a lies z, above 1 lies 26. The
Starting Village lies on g7, the Home Castle on h7, and river tiles can only lie in row 7.

A territory can grow anywhere and meets no edge, as long as it does not come near itself from behind. So two
columns and two rows are always kept free: with them no place has neighbours on both sides of the gap. A
territory would have to be 24 tiles wide or high before a place is refused for that. The longest river has 20
tiles, the starting tile and all 18 river tiles of the chronicles, and data with a longer one than 24 are
refused. Any other line needs a Scotsman who walks along with it, a movement point for each tile: thousands of
games in which one player built straight on and the other only helped brought 16 rows, 18 columns, 28 tiles.

Places are numbered from the starting tile outwards, box by box, and the cells of a territory reach as far as
the box that it needs: nearly all stay in the first one, which makes a state quick to copy.
"""

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.games.glenmore.components import CLAN_SPACES, START, Road

COLUMNS: Final = 26
ROWS: Final = 26
PLACES: Final = COLUMNS * ROWS
GAP: Final = 2  # columns and rows that stay free
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
RIVER_ROW: Final = 6
HOME_COLUMN: Final = 6  # of the Starting Village; the Home Castle lies right of it
HOME_VILLAGE: Final = 65  # g7
HOME_CASTLE: Final = 66  # h7
# Nested boxes around the starting tile: first column, first row, columns, rows.
BOXES: Final = ((1, 1, 12, 10), (-2, -1, 18, 15))
MARGIN: Final = 2  # how far beyond its tiles a territory is looked at
SIDES: Final = ((-1, 0), (1, 0), (0, 1), (0, -1))
CORNERS: Final = ((-1, -1), (-1, 1), (1, -1), (1, 1))
FAR: Final = 99


def _box_of(column: int, row: int, margin: int) -> int:
    """The first box that holds a spot and so many columns and rows around it; the last one is the grid."""
    for number, (left, top, columns, rows) in enumerate(BOXES):
        wide = margin <= (column - left) % COLUMNS < columns - margin
        if wide and margin <= (row - top) % ROWS < rows - margin:
            return number
    return len(BOXES)


SPOTS: Final = sorted(
    ((column, row) for row in range(ROWS) for column in range(COLUMNS)),
    key=lambda spot: (_box_of(spot[0], spot[1], 0), spot[1], spot[0]),
)
NAMES: Final = tuple(f"{LETTERS[column]}{row + 1}" for column, row in SPOTS)
_NUMBERS: Final = {spot: number for number, spot in enumerate(SPOTS)}
# By place.
COLUMN_OF: Final = vec[i64]([column for column, row in SPOTS])
ROW_OF: Final = vec[i64]([row for column, row in SPOTS])


def place_at(column: int, row: int) -> int:
    """The place in a column and row, which may be counted on around the grid."""
    return _NUMBERS[column % COLUMNS, row % ROWS]


def place_named(name: str) -> int:
    return NAMES.index(name)


def _shifted(place: int, columns: int, rows: int) -> int:
    column, row = SPOTS[place]
    return place_at(column + columns, row + rows)


def sides(place: int) -> list[int]:
    """The places that share an edge with this one."""
    return [_shifted(place, *step) for step in SIDES]


def neighbours(place: int) -> list[int]:
    """The places that share an edge or a corner with this one."""
    return [_shifted(place, *step) for step in SIDES + CORNERS]


def _cells_for(column: int, row: int) -> int:
    """How many cells a territory needs for a tile here and what is looked at around it."""
    box = _box_of(column, row, MARGIN)
    return BOXES[box][2] * BOXES[box][3] if box < len(BOXES) else PLACES


# For each place eight entries: left, right, below, above, then the corners.
NEAR: Final = vec[i64]([_shifted(place, *step) for place in range(PLACES) for step in SIDES + CORNERS])
RIVER_PLACES: Final = vec[i64]([place_at(column, RIVER_ROW) for column in range(COLUMNS)])  # by column
CELLS: Final = vec[i64]([_cells_for(column, row) for column, row in SPOTS])  # by place
assert (place_at(HOME_COLUMN, RIVER_ROW), place_at(HOME_COLUMN + 1, RIVER_ROW)) == (HOME_VILLAGE, HOME_CASTLE)


def road_costs(roads: Iterable[Road]) -> dict[str, dict[str, int]]:
    """The coins of the cheapest way between any two spaces of the clan board, the start area included."""
    spaces = (START, *CLAN_SPACES)
    cost = {one: {other: 0 if one == other else FAR for other in spaces} for one in spaces}
    for road in roads:
        cheapest = min(road.cost, cost[road.start][road.end])
        cost[road.start][road.end] = cost[road.end][road.start] = cheapest
    for through in spaces:
        for one in spaces:
            for other in spaces:
                cost[one][other] = min(cost[one][other], cost[one][through] + cost[through][other])
    return cost

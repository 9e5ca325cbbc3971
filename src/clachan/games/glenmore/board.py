"""The grid on which a territory grows, and the roads of the clan board.

The grid has 15 columns (a to o) and 13 rows; the Starting Village lies on g7, the Home Castle on h7.
River tiles can only lie in row 7, which has room for 13 of the 14 river tiles that lengthen a river.
Every other tile must touch the territory, and a territory has some 10 to 25 tiles, so six rows above and
below the river are more than a player can use up: some space is always free, and only spaces beyond the
table's edge are lost.
"""

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.games.glenmore.components import CLAN_SPACES, START, Road

COLUMNS: Final = 15
ROWS: Final = 13
PLACES: Final = 195
RIVER_ROW: Final = 6
HOME_VILLAGE: Final = 96  # g7
HOME_CASTLE: Final = 97  # h7
SIDES: Final = ((-1, 0), (1, 0), (0, 1), (0, -1))
CORNERS: Final = ((-1, -1), (-1, 1), (1, -1), (1, 1))
FAR: Final = 99


def place_name(place: int) -> str:
    return f"{'abcdefghijklmno'[place % COLUMNS]}{place // COLUMNS + 1}"


NAMES: Final = tuple(place_name(place) for place in range(PLACES))


def place_named(name: str) -> int:
    return NAMES.index(name)


def _shifted(place: int, columns: int, rows: int) -> int:
    """The place so many columns and rows away, or -1 off the grid."""
    column, row = place % COLUMNS + columns, place // COLUMNS + rows
    return row * COLUMNS + column if 0 <= column < COLUMNS and 0 <= row < ROWS else -1


def sides(place: int) -> list[int]:
    """The places that share an edge with this one."""
    return [p for p in (_shifted(place, *step) for step in SIDES) if p >= 0]


def neighbours(place: int) -> list[int]:
    """The places that share an edge or a corner with this one."""
    return [p for p in (_shifted(place, *step) for step in SIDES + CORNERS) if p >= 0]


# For each place eight entries: left, right, above, below, then the corners; -1 is off the grid.
NEAR: Final = vec[i64]([_shifted(place, *step) for place in range(PLACES) for step in SIDES + CORNERS])


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

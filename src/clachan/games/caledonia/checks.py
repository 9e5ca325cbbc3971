"""Where the hexes of the map lie, and whether all 16 maps that the modules make can be played.

Flat-top hexes; the odd columns sit half a hex lower. Names are column letter and row number: (2, 3) is c4.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product

from clachan.core.errors import Fault
from clachan.games.caledonia.components import COLUMNS, MODULES, ROWS, Components, Face

COLUMN_LETTERS = "abcdefghijklm"
EVEN_COLUMN = ((0, -1), (0, 1), (-1, -1), (1, -1), (-1, 0), (1, 0))
ODD_COLUMN = ((0, -1), (0, 1), (-1, 0), (1, 0), (-1, 1), (1, 1))

NEUTRAL_WORKERS = 24  # three other colours with eight workers each block the £1 hexes of the solo game
LEAST_LAND = {"1-2": 45, "3-4": 60}
PORT_LOCHS = 2
MOST_LOCHS = 4


def hex_name(column: int, row: int) -> str:
    return f"{COLUMN_LETTERS[column]}{row + 1}"


def position(name: str) -> tuple[int, int]:
    return COLUMN_LETTERS.index(name[0]), int(name[1:]) - 1


def module_of(name: str) -> str:
    """The seam between upper and lower modules zigzags along the columns."""
    column, row = position(name)
    upper = row <= (3 if column % 2 else 4)
    left = column <= 5
    return ("A" if left else "B") if upper else ("D" if left else "C")


ALL_HEXES = tuple(hex_name(column, row) for column in range(COLUMNS) for row in range(ROWS))


@cache
def module_hexes(module: str) -> tuple[str, ...]:
    return tuple(name for name in ALL_HEXES if module_of(name) == module)


@cache
def neighbours(name: str) -> tuple[str, ...]:
    column, row = position(name)
    around = [(column + dc, row + dr) for dc, dr in (ODD_COLUMN if column % 2 else EVEN_COLUMN)]
    return tuple(hex_name(c, r) for c, r in around if 0 <= c < COLUMNS and 0 <= r < ROWS)


def on_ring(name: str) -> bool:
    column, row = position(name)
    return column in (0, COLUMNS - 1) or row in (0, ROWS - 1)


class Assembled:
    """Four faces laid together. On the small map the land of the outer ring lies in the mist."""

    def __init__(self, faces: Iterable[Face], small: bool) -> None:
        hexes = {each.name: each for face in faces for each in face.hexes}
        self.lochs = {name for name, each in hexes.items() if each.loch}
        self.land = {
            name: each for name, each in hexes.items() if not each.loch and not (small and on_ring(name))
        }

    def within_lochs(self, start: str, lochs: int) -> set[str]:
        """Every hex next to `start` or across at most so many loch hexes; rivers count as crossed."""
        reached, shore = set(neighbours(start)), {start}
        for _ in range(lochs):
            shore = {name for each in shore for name in neighbours(each) if name in self.lochs}
            reached.update(name for each in shore for name in neighbours(each))
        return reached - {start}

    def reachable(self) -> set[str]:
        """All land that a settlement grows to with the best shipping, from one hex on."""
        open_ends = [min(self.land)] if self.land else []
        found = set(open_ends)
        while open_ends:
            near = self.within_lochs(open_ends.pop(), MOST_LOCHS) & self.land.keys() - found
            found |= near
            open_ends += near
        return found


def check_maps(components: Components) -> list[Fault]:
    """What is wrong with any of the 16 maps, on the small and on the large map."""
    faults: list[Fault] = []
    for sides in product((1, 2), repeat=len(MODULES)):
        chosen = list(zip(MODULES, sides, strict=True))
        faces = [components.faces[key] for key in chosen]
        label = " ".join(f"{module}-{side}" for module, side in chosen)
        for index, players in enumerate(LEAST_LAND):
            ports = [components.port_places[module][index] for module in MODULES]
            reasons = _map_reasons(Assembled(faces, small=index == 0), players, ports)
            faults += [Fault("map.json", f"map {label}, {players} players", reason) for reason in reasons]
    return faults


def _map_reasons(board: Assembled, players: str, ports: list[str]) -> Iterator[str]:
    if len(board.land) < LEAST_LAND[players]:
        yield f"has {len(board.land)} land hexes, fewer than {LEAST_LAND[players]}"
    cheap = sum(each.cost == 1 for each in board.land.values())
    if players == "1-2" and cheap > NEUTRAL_WORKERS:
        yield f"has {cheap} hexes of £1, more than the {NEUTRAL_WORKERS} neutral workers of the solo game"
    lost = sorted(board.land.keys() - board.reachable())
    if lost:
        yield f"{', '.join(lost)} cannot be reached from {min(board.land)} across rivers and four lochs"
    for port in ports:
        if not board.within_lochs(port, PORT_LOCHS) & board.land.keys():
            yield f"the port {port} is out of reach of all land across two lochs"

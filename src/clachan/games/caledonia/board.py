"""The assembled map: geometry in plain sets, slow and readable. The judge reads it, tables come from it."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from clachan.games.caledonia.components import COLUMNS, MODULES, ROWS, Components, Hex
from clachan.games.caledonia.shown import HexView

HEXES: Final = 117  # COLUMNS * ROWS, written out so that compiled code holds it as a constant
NO_SHIPPING, RIVER_CROSSING = 0, 1
SHIPPING_NAMES = ("none", "river", "1 loch", "2 lochs", "3 lochs", "4 lochs")


def hex_name(place: int) -> str:
    """Columns are letters from the left, rows numbers from the top: place 21 is `c4`."""
    return chr(ord("a") + place // ROWS) + str(place % ROWS + 1)


def hex_place(name: str) -> int:
    return (ord(name[0]) - ord("a")) * ROWS + int(name[1:]) - 1


NAMES = tuple(hex_name(place) for place in range(HEXES))


def _adjacent(place: int) -> tuple[int, ...]:
    column, row = divmod(place, ROWS)
    low = column % 2  # odd columns sit half a hex lower
    around = (
        (column, row - 1),
        (column + 1, row - 1 + low),
        (column + 1, row + low),
        (column, row + 1),
        (column - 1, row + low),
        (column - 1, row - 1 + low),
    )
    return tuple(c * ROWS + r for c, r in around if 0 <= c < COLUMNS and 0 <= r < ROWS)


ADJACENT = tuple(_adjacent(place) for place in range(HEXES))
RING = frozenset(p for p in range(HEXES) if p // ROWS in (0, COLUMNS - 1) or p % ROWS in (0, ROWS - 1))


@dataclass(frozen=True)
class Board:
    """One of the sixteen maps, for a number of players, with its ports and covered hexes."""

    hexes: tuple[Hex, ...]
    rivers: frozenset[frozenset[int]]
    small: bool
    ports: tuple[tuple[int, str], ...]
    covered: frozenset[int] = frozenset()
    neutral: frozenset[int] = field(default=frozenset())
    _crossings: dict[tuple[int, int], int] = field(default_factory=dict, compare=False, repr=False)

    def loch(self, place: int) -> bool:
        return self.hexes[place].loch

    def land_cost(self, place: int) -> int:
        return self.hexes[place].cost

    def neighbouring(self, one: int, other: int) -> bool:
        """Adjacent with no river between."""
        return other in ADJACENT[one] and frozenset((one, other)) not in self.rivers

    def reachable(self, start: int, goal: int, shipping: int) -> bool:
        """Neighbouring, or across one river, or across as many lochs as shipping allows."""
        if self.neighbouring(start, goal):
            return True
        if goal in ADJACENT[start] and shipping >= RIVER_CROSSING:
            return True
        return self.lochs_between(start, goal) <= shipping - RIVER_CROSSING

    def lochs_between(self, start: int, goal: int) -> int:
        """The fewest loch hexes that a ship crosses from start to goal; 99 where no water joins them."""
        way = (start, goal)
        if way not in self._crossings:
            self._crossings[way] = self._cross(start, goal)
        return self._crossings[way]

    def _cross(self, start: int, goal: int) -> int:
        if start == goal:
            return 99
        crossed, shore = 1, {p for p in ADJACENT[start] if self.loch(p) and p != goal}
        seen = set(shore)
        while shore:
            if any(goal in ADJACENT[p] for p in shore):
                return crossed
            shore = {n for p in shore for n in ADJACENT[p] if self.loch(n) and n not in seen and n != goal}
            seen |= shore
            crossed += 1
        return 99

    @cached_property
    def mist(self) -> frozenset[int]:
        """Land at the edge that is out of play with one or two players."""
        return frozenset(p for p in RING if not self.loch(p)) if self.small else frozenset()

    @cached_property
    def open_land(self) -> frozenset[int]:
        """Land on which units may ever stand."""
        shut = self.mist | self.covered | self.neutral
        return frozenset(p for p in range(HEXES) if not self.loch(p) and p not in shut)

    @cached_property
    def lochs(self) -> frozenset[int]:
        return frozenset(p for p in range(HEXES) if self.loch(p))

    @cached_property
    def border(self) -> frozenset[int]:
        """The rim of the active map: on the small one what lies beside the mist, and the lochs of the rim."""
        if not self.small:
            return RING
        active = frozenset(range(HEXES)) - self.mist
        return (RING & active) | {p for p in active if self.mist.intersection(ADJACENT[p])}

    @cached_property
    def deltas(self) -> frozenset[int]:
        """Land beside the last stretch of a river, where it flows into a loch."""
        found: set[int] = set()
        for river in self.rivers:
            one, other = river
            if any(self.loch(p) for p in ADJACENT[one] if p in ADJACENT[other]):
                found |= river
        return frozenset(found)

    def module(self, place: int) -> str:
        return module_of(place)

    @cached_property
    def faces(self) -> tuple[HexView, ...]:
        """Each hex as plain data, without what stands on it; not to be changed."""
        ports = dict(self.ports)
        return tuple(self._face(place, ports) for place in range(HEXES))

    def _face(self, place: int, ports: dict[int, str]) -> HexView:
        face: HexView = {
            "name": NAMES[place],
            "terrain": list(self.hexes[place].terrain),
            "cost": self.land_cost(place),
        }
        if place in self.mist:
            face["mist"] = True
        if place in self.covered:
            face["covered"] = True
        if place in self.deltas:
            face["delta"] = True
        if place in ports:
            face["port"] = ports[place]
        return face

    @cached_property
    def river_names(self) -> list[list[str]]:
        """The pairs of hexes that a river parts; not to be changed."""
        return sorted(sorted(NAMES[p] for p in river) for river in self.rivers)


def module_of(place: int) -> str:
    """A top left, then B, C and D clockwise; the seam below A and B zigzags along the columns."""
    column, row = divmod(place, ROWS)
    upper = row <= 4 if column % 2 == 0 else row <= 3
    if column <= 5:
        return "A" if upper else "D"
    return "B" if upper else "C"


def with_ports(board: Board, ports: tuple[tuple[int, str], ...]) -> Board:
    """The same map with ports laid on it; what was worked out about the land is kept."""
    laid = object.__new__(Board)  # its own constructor would set field by field what is copied here at once
    known = vars(laid)
    known.update(vars(board))
    known["ports"] = ports
    known.pop("faces", None)
    return laid


def port_places(components: Components, players: int) -> list[int]:
    return [hex_place(components.port_places[module][players >= 3]) for module in MODULES]


def assemble(
    components: Components,
    sides: tuple[int, ...],
    players: int,
    port_kinds: tuple[str, ...] = (),
    covered: frozenset[int] = frozenset(),
) -> Board:
    """Lay the four modules with these sides up, and the ports in their places for this number of players."""
    hexes: dict[str, Hex] = {}
    rivers: set[frozenset[int]] = set()
    for module, side in zip(MODULES, sides, strict=True):
        face = components.faces[module, side]
        hexes |= {printed.name: printed for printed in face.hexes}
        rivers |= {frozenset((hex_place(one), hex_place(other))) for one, other in face.rivers}
    ports = tuple(zip(port_places(components, players), port_kinds, strict=False))
    board = Board(tuple(hexes[name] for name in NAMES), frozenset(rivers), players <= 2, ports, covered)
    if players > 1:
        return board
    blocked = frozenset(p for p in board.open_land if board.land_cost(p) == 1)
    return Board(board.hexes, board.rivers, True, ports, covered, blocked)

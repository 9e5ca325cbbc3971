"""The map as the referee reads it: 13 columns of 9 hexes, every second column half a hex lower."""

from collections.abc import Iterable
from typing import Any

from tests.caledonia.referee.printed import MAP

COLUMNS, ROWS = 13, 9
CORNERS = "ABCD"


def named(column: int, row: int) -> str:
    return f"{'abcdefghijklm'[column]}{row + 1}"


def around(name: str) -> set[str]:
    """The up to six hexes that touch this one."""
    column, row = "abcdefghijklm".index(name[0]), int(name[1:]) - 1
    side = row if column % 2 else row - 1
    places = [(column, row - 1), (column, row + 1)]
    places += [(column + step, side + down) for step in (-1, 1) for down in (0, 1)]
    return {named(c, r) for c, r in places if 0 <= c < COLUMNS and 0 <= r < ROWS}


class Map:
    """Land, lochs, rivers and ports of one table."""

    def __init__(self, layout: dict[str, str], players: int) -> None:
        self.small = players <= 2
        self.hexes: dict[str, dict[str, Any]] = {}
        self.rivers: set[frozenset[str]] = set()
        for face in layout["map"].split():
            printed = MAP["faces"][f"{face[0]}-{face[1]}"]
            self.hexes.update(printed["hexes"])
            self.rivers |= {frozenset(edge) for edge in printed["rivers"]}
        self.covered = set(layout.get("covered", "").split())
        kinds = [kind for kind in layout["ports"].split() if kind != "none"]
        places = [MAP["ports"][corner]["1-2" if self.small else "3-4"] for corner in CORNERS]
        self.ports = dict(zip(kinds, places, strict=False))
        self.beside = {name: around(name) for name in self.hexes}
        self.lochs = {name for name, face in self.hexes.items() if face["terrain"] == ["loch"]}
        rim = {name for name in self.hexes if name[0] in "am" or name[1:] in ("1", "9")}
        self.mist = rim - self.lochs if self.small else set()
        shore = {name for name in self.hexes if self.beside[name] & self.mist} - self.mist
        self.border = shore | (rim & self.lochs) if self.small else rim
        self.deltas = self._deltas()
        self._reached: dict[tuple[str, int], set[str]] = {}
        self._settled: dict[tuple[frozenset[str], int], int] = {}

    def _deltas(self) -> set[str]:
        """A river's edge that ends at a loch: the loch touches both of its banks."""
        found: set[str] = set()
        for edge in self.rivers:
            one, two = edge
            if self.beside[one] & self.beside[two] & self.lochs:
                found |= edge
        return found

    def land_cost(self, name: str) -> int:
        return int(self.hexes[name]["cost"])

    def playable(self, name: str) -> bool:
        """Neither in the mist nor covered (two-player game; tighter map)."""
        return name not in self.mist and name not in self.covered

    def neighbours(self, name: str) -> set[str]:
        """Adjacent, no river between (Expand: neighbouring)."""
        return {other for other in self.beside[name] if frozenset((name, other)) not in self.rivers}

    def reach(self, name: str, shipping: int) -> set[str]:
        """Where a unit here reaches at a shipping level."""
        if (name, shipping) not in self._reached:
            self._reached[name, shipping] = self._reach(name, shipping)
        return self._reached[name, shipping]

    def _reach(self, name: str, shipping: int) -> set[str]:
        """Neighbours; then across one river; then across a chain of lochs, never land or a river too."""
        found = self.neighbours(name)
        if shipping >= 1:
            found |= self.beside[name]
        shores: set[str] = {name}
        seen: set[str] = set()
        for _ in range(shipping - 1):
            shores = {loch for at in shores for loch in self.beside[at] & self.lochs} - seen
            seen |= shores
            for loch in shores:
                found |= self.beside[loch]
        return found - {name}

    def settlements(self, units: Iterable[str], shipping: int) -> int:
        """Clusters of own neighbours; the largest group of clusters joined by shipping counts."""
        own = frozenset(units)
        if (own, shipping) not in self._settled:
            self._settled[own, shipping] = self._settlements(set(own), shipping)
        return self._settled[own, shipping]

    def _settlements(self, own: set[str], shipping: int) -> int:
        clusters = grouped(own, lambda one: self.neighbours(one) & own)
        at = {name: index for index, cluster in enumerate(clusters) for name in cluster}
        joined = grouped(
            set(range(len(clusters))),
            lambda one: {at[far] for name in clusters[one] for far in self.reach(name, shipping) & own},
        )
        return max((len(group) for group in joined), default=0)


def grouped(all_of: set[Any], joined_to: Any) -> list[set[Any]]:
    """The parts into which a relation divides a set."""
    groups, left = [], set(all_of)
    while left:
        group = {left.pop()}
        edge = list(group)
        while edge:
            new = set(joined_to(edge.pop())) & left
            left -= new
            group |= new
            edge += new
        groups.append(group)
    return groups

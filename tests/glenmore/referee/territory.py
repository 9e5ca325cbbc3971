"""A territory as the referee sees it: places counted from the Home Castle, in the middle of row 7."""

from collections import Counter
from typing import Any

from tests.glenmore.referee.printed import BOARD, GOODS

Spot = tuple[int, int]
HOME: Spot = (0, 0)
MOST_GOODS = int(BOARD["goods_on_a_tile"])


def spot(name: str, grid: dict[str, int]) -> Spot:
    """Columns right of the Home Castle (h7) and rows below it; the grid may go around."""
    column, row = "abcdefghijklmnopqrstuvwxyz".index(name[0]) - 7, int(name[1:]) - 7
    wide, high = grid["columns"], grid["rows"]
    return (column + wide // 2) % wide - wide // 2, (row + high // 2) % high - high // 2


def sides(at: Spot) -> set[Spot]:
    return {(at[0] + 1, at[1]), (at[0] - 1, at[1]), (at[0], at[1] + 1), (at[0], at[1] - 1)}


def around(at: Spot) -> set[Spot]:
    return {(at[0] + x, at[1] + y) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {at}


class Territory:
    """The tiles of one player, by spot."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        cells = view["seats"][seat]["territory"]
        self.cells: dict[Spot, dict[str, Any]] = {spot(cell["place"], view["grid"]): cell for cell in cells}

    def tile(self, at: Spot) -> str:
        return str(self.cells[at]["tile"]) if at in self.cells else ""

    def goods(self, at: Spot) -> Counter[str]:
        return Counter(self.cells[at]["goods_here"]) if at in self.cells else Counter()

    def scotsmen(self, at: Spot) -> int:
        return int(self.cells[at]["scotsmen"]) if at in self.cells else 0

    def all_goods(self) -> Counter[str]:
        return sum((self.goods(at) for at in self.cells), Counter())

    def all_scotsmen(self) -> int:
        return sum(self.scotsmen(at) for at in self.cells)

    def kinds(self, kind: str) -> int:
        return sum(cell["kind"] == kind for cell in self.cells.values())

    def rivers(self) -> int:
        return sum(cell["river"] for cell in self.cells.values())

    def full(self, at: Spot) -> bool:
        return self.goods(at).total() >= MOST_GOODS

    def faults(self) -> list[str]:
        """What no territory may show (Rules of laying tiles; at most three goods on a tile)."""
        wrong = [
            f"{cell['name']} holds {dict(self.goods(at))}"
            for at, cell in self.cells.items()
            if self.goods(at).total() > MOST_GOODS or set(self.goods(at)) - set(GOODS)
        ]
        seen, edge = {HOME}, [HOME]
        while edge:
            new = (sides(edge.pop()) & set(self.cells)) - seen
            seen |= new
            edge += new
        if seen != set(self.cells):
            wrong.append("the territory falls apart")
        river = sorted(at for at, cell in self.cells.items() if cell["river"])
        if [at[1] for at in river] != [0] * len(river):
            wrong.append(f"a river leaves its row: {river}")
        elif [at[0] for at in river] != list(range(river[0][0], river[0][0] + len(river))):
            wrong.append(f"the river is broken: {river}")
        elif {(river[0][0] - 1, 0), (river[-1][0] + 1, 0)} & set(self.cells):
            wrong.append("a tile without a river blocks an end of the river")
        return wrong


def why_not_there(before: Territory, after: Territory, at: Spot, tile: dict[str, Any], guarded: bool) -> str:
    """Why a tile may not have been laid here, or nothing (Rules of laying tiles; overbuilding)."""
    covered = before.cells.get(at)
    if (tile["overbuild"] == "yes") != (covered is not None):
        return "an overbuild tile goes on another tile, and no other does"
    if covered is not None:
        if covered["kind"] != tile["kind"] or covered["river"] != (tile["river"] == "yes"):
            return f"{covered['name']} has another kind or river"
        if after.cells[at]["below"][:1] != [covered["tile"]]:
            return "the tile below is not the one that was there"
    elif not sides(at) & set(before.cells):
        return "it touches no edge of the territory"
    standing = {one for one in around(at) if before.scotsmen(one) and after.scotsmen(one)}
    if covered is not None and covered["scotsmen"]:
        standing.add(at)
    castles = {one for one in around(at) | {at} if before.cells.get(one, {}).get("kind") == "castle"}
    if not standing and not (guarded and castles):
        return "no Scotsman stands beside it"
    return ""

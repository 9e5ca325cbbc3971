"""The map as tables of numbers: made once for each map and shared by all games on it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.games.caledonia.bits import words_of
from clachan.games.caledonia.board import ADJACENT, HEXES, Board

TERRAINS: Final = {"grass": 1, "forest": 2, "mountain": 4, "loch": 8}
LEVELS: Final = 6


class Ground:
    """Terrain, costs, reach and special hexes of one map, whatever ports lie on it."""

    def __init__(self, board: Board, costly: int) -> None:
        terrain = [sum(TERRAINS[word] for word in hexagon.terrain) for hexagon in board.hexes]
        self.terrain: vec[i64] = vec[i64](terrain)
        self.cost: vec[i64] = vec[i64]([board.land_cost(place) for place in range(HEXES)])
        low, high = words_of(board.open_land)
        self.open_low: i64 = low
        self.open_high: i64 = high
        low, high = words_of(board.lochs)
        self.loch_low: i64 = low
        self.loch_high: i64 = high
        low, high = words_of(board.border)
        self.border_low: i64 = low
        self.border_high: i64 = high
        low, high = words_of(board.deltas)
        self.delta_low: i64 = low
        self.delta_high: i64 = high
        low, high = words_of({place for place in range(HEXES) if board.land_cost(place) >= costly})
        self.costly_low: i64 = low
        self.costly_high: i64 = high
        self._reach(board)

    def _reach(self, board: Board) -> None:
        """For each shipping level and place: every place within reach. Level 0 is neighbourhood."""
        lows: list[int] = []
        highs: list[int] = []
        for level in range(LEVELS):
            for place in range(HEXES):
                low, high = words_of(_reached(board, place, level))
                lows.append(low)
                highs.append(high)
        self.reach_low: vec[i64] = vec[i64](lows)
        self.reach_high: vec[i64] = vec[i64](highs)


def _reached(board: Board, start: int, level: int) -> set[int]:
    """All places within reach of a unit on this place: one hop over a river or over a chain of lochs."""
    found = {p for p in ADJACENT[start] if level >= 1 or board.neighbouring(start, p)}
    shore, seen = {p for p in ADJACENT[start] if board.loch(p)}, {start}
    for _ in range(level - 1):
        seen |= shore
        beyond = {n for p in shore for n in ADJACENT[p]} - {start}
        found |= beyond
        shore = {p for p in beyond if board.loch(p) and p not in seen}
    return found

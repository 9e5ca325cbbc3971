"""Settlements: units of a player side by side; shipping joins them into groups for the final scoring."""

from mypy_extensions import i64

from clachan.core.bits import PLACE_OF, WORD
from clachan.games.caledonia.board import HEXES
from clachan.games.caledonia.state import Player, State


class SettlementCounter:
    """Counts settlements; it keeps two words between its steps, so that nothing is made in the hot path."""

    def __init__(self) -> None:
        self.low: i64 = 0
        self.high: i64 = 0
        self.clusters: i64 = 0

    def settlements(self, s: State, p: Player) -> i64:
        """The most settlements that shipping joins into one group."""
        low: i64 = p.own_low
        high: i64 = p.own_high
        best: i64 = 0
        while low != 0 or high != 0:
            self.gather(s, low, high, p.shipping)
            if self.clusters > best:
                best = self.clusters
            low &= ~self.low
            high &= ~self.high
        return best

    def gather(self, s: State, low: i64, high: i64, shipping: i64) -> None:
        """Find one group among these units, and count the clusters of neighbours in it."""
        self.low = 0
        self.high = 0
        self.clusters = 0
        front_low: i64 = low & -low
        front_high: i64 = 0
        if low == 0:
            front_high = high & -high
        reach_low = s.printed.map.reach_low
        reach_high = s.printed.map.reach_high
        row: i64 = shipping * HEXES
        while front_low != 0 or front_high != 0:
            # A cluster is taken whole; what shipping reaches from it waits in the front.
            ring_low: i64 = front_low & -front_low
            ring_high: i64 = 0
            if front_low == 0:
                ring_high = front_high & -front_high
            self.clusters += 1
            while ring_low != 0 or ring_high != 0:
                place: i64 = 0
                if ring_low != 0:
                    single: i64 = ring_low & -ring_low
                    place = PLACE_OF[single % 61]
                    self.low |= single
                else:
                    single = ring_high & -ring_high
                    place = PLACE_OF[single % 61] + WORD
                    self.high |= single
                ring_low |= reach_low[place] & low
                ring_high |= reach_high[place] & high
                front_low |= reach_low[row + place] & low
                front_high |= reach_high[row + place] & high
                ring_low &= ~self.low
                ring_high &= ~self.high
            front_low &= ~self.low
            front_high &= ~self.high

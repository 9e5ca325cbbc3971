"""Settlements by masks, and what ranks and tables of the final scoring pay, for the value function."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import PLACE_OF, WORD
from clachan.games.caledonia.board import HEXES
from clachan.games.caledonia.state import Player, State


class Spread:
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
        reach_low = s.printed.reach_low
        reach_high = s.printed.reach_high
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


def shared_rank(counts: vec[i64], players: i64, seat: i64, first: i64, second: i64, third: i64) -> i64:
    """Hundredths of points for a rank; tied seats share the prizes of the places that they cover."""
    own: i64 = counts[seat]
    better: i64 = 0
    tied: i64 = 0
    other: i64 = 0
    while other < players:
        if counts[other] > own:
            better += 1
        elif counts[other] == own:
            tied += 1
        other += 1
    total: i64 = 0
    place: i64 = better
    while place < better + tied:
        if place == 0:
            total += first
        elif place == 1:
            total += second
        elif place == 2:
            total += third
        place += 1
    return total * 100 // tied


def solo_exports(count: i64) -> i64:
    """The solo table for contracts, in hundredths of points."""
    if count >= 7:
        return 1200
    if count == 6:
        return 800
    if count == 5:
        return 400
    return 0


def solo_settlements(count: i64) -> i64:
    """The solo table for settlements, in hundredths of points."""
    if count >= 14:
        return 1800
    if count >= 11:
        return 1200
    if count >= 8:
        return 600
    return 0

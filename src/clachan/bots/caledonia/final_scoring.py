"""What ranks and tables of the final scoring pay, for the value function."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.games.caledonia.printed import Printed

POINT: Final = 100
COUNTED: Final = 64  # more contracts than there are, and more settlements than units


class Prizes:
    """What the final scoring pays, in hundredths of points, read from the printed components."""

    def __init__(self) -> None:
        self.printed: Printed | None = None
        self.exports: vec[i64] = vec[i64]([0] * 4)  # by rank
        self.settlements: vec[i64] = vec[i64]([0] * 4)
        self.solo_exports: vec[i64] = vec[i64]([0] * COUNTED)  # by number
        self.solo_settlements: vec[i64] = vec[i64]([0] * COUNTED)
        self.homes_most: i64 = 0  # settlements beyond this number pay no more in the solo game
        self.goods: vec[i64] = vec[i64]([0] * 6)
        self.imports: vec[i64] = vec[i64]([0] * 3)  # the rarest first
        self.static_import: i64 = 0
        self.glory: i64 = 0
        self.hops: i64 = 0
        self.pound: i64 = 0

    def read(self, printed: Printed) -> None:
        """Note the prizes of a game, once for each game."""
        if self.printed is printed:
            return
        self.printed = printed
        components = printed.components
        key = "2" if printed.players == 2 else "3-4"
        self.exports = by_rank(components.row(f"final.exports.{key}"))
        self.settlements = by_rank(components.row(f"final.settlements.{key}"))
        self.solo_exports = by_number(components.solo_contracts)
        self.solo_settlements = by_number(components.solo_settlements)
        self.homes_most = max([least for least, _ in components.solo_settlements], default=0)
        basic, processed = components.number("final.basic"), components.number("final.processed")
        self.goods = vec[i64]([basic * POINT] * 3 + [processed * POINT] * 3)
        self.imports = vec[i64]([worth * POINT for worth in components.row("final.imports")])
        self.static_import = components.number("variants.static_import") * POINT
        self.glory = components.number("final.glory") * POINT
        self.hops = components.number("final.hops") * POINT
        self.pound = POINT // components.number("final.money")


def by_rank(prizes: "tuple[int, ...]") -> vec[i64]:
    padded = [*prizes, 0, 0, 0, 0]
    return vec[i64]([prize * POINT for prize in padded[:4]])


def by_number(table: "tuple[tuple[int, int], ...]") -> vec[i64]:
    """A table of least numbers and points, as points for every number."""
    found = [
        max([points for least, points in table if count >= least], default=0) for count in range(COUNTED)
    ]
    return vec[i64]([points * POINT for points in found])


def shared_rank(counts: vec[i64], players: i64, seat: i64, prizes: vec[i64]) -> i64:
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
        total += prizes[place]
        place += 1
    return total // tied

"""Final scoring: one line for each scoring rule."""

from clachan.core.game import Score
from clachan.games.caledonia.bits import places_of
from clachan.games.caledonia.components import IMPORTS
from clachan.games.caledonia.state import State

LINES = (
    "glory",
    "basic goods",
    "processed goods",
    "money",
    "hops",
    "cotton",
    "tobacco",
    "sugar cane",
    "exports",
    "settlements",
    "auction bid",
)


def import_values(s: State) -> tuple[int, int, int]:
    """Points for each cotton, tobacco and sugar cane: the rarest is worth most."""
    components = s.printed.components
    if s.printed.static_imports:
        value = components.number("variants.static_import")
        return value, value, value
    worth = components.row("final.imports")
    moved = (int(s.cotton), int(s.tobacco), int(s.sugar))
    rarest_first = sorted(range(len(IMPORTS)), key=lambda kind: (moved[kind], kind))
    values = {kind: worth[rank] for rank, kind in enumerate(rarest_first)}
    return values[0], values[1], values[2]


def shared_ranks(counts: list[int], prizes: tuple[int, ...]) -> list[int]:
    """Tied players share the prizes of all the places that they cover, rounded down."""
    padded = list(prizes) + [0] * len(counts)
    points = []
    for count in counts:
        better = sum(other > count for other in counts)
        tied = counts.count(count)
        points.append(sum(padded[better : better + tied]) // tied)
    return points


def settlements(s: State, seat: int) -> int:
    """The most settlements of a player that shipping joins into one group."""
    p, board = s.players[seat], s.printed.board
    clusters = board.clusters(frozenset(places_of(p.own_low, p.own_high)))
    left, best = set(range(len(clusters))), 0
    while left:
        group, front = set(), [left.pop()]
        while front:
            here = front.pop()
            group.add(here)
            joined = [o for o in left if _linked(s, clusters[here], clusters[o], int(p.shipping))]
            left.difference_update(joined)
            front.extend(joined)
        best = max(best, len(group))
    return best


def _linked(s: State, one: frozenset[int], other: frozenset[int], shipping: int) -> bool:
    row = shipping * len(s.unit_at)
    for place in one:
        low, high = int(s.printed.reach_low[row + place]), int(s.printed.reach_high[row + place])
        if any((low >> goal if goal < 60 else high >> (goal - 60)) & 1 for goal in other):
            return True
    return False


def scores(s: State) -> list[Score]:
    """Everyone's points as if the game ended now."""
    players = range(int(s.printed.players))
    ranked = _ranked_points(s)
    sheets = [dict(zip(LINES, _lines(s, seat, *ranked[seat]), strict=True)) for seat in players]
    totals = [sum(sheet.values()) for sheet in sheets]
    standing = [(total, int(s.players[seat].money) % 10) for seat, total in enumerate(totals)]
    return [
        Score(
            seat,
            sheets[seat],
            totals[seat],
            1 + sum(o > standing[seat] for o in standing),
            rating(s, totals[seat]),
        )
        for seat in players
    ]


def _ranked_points(s: State) -> list[tuple[int, int]]:
    """Points for exports and for settlements, which depend on everyone (or on the solo table)."""
    players = range(int(s.printed.players))
    exports = [int(s.players[seat].exports) for seat in players]
    homes = [settlements(s, seat) for seat in players]
    components = s.printed.components
    if len(players) == 1:
        return [
            (
                _from_table(exports[0], components.solo_contracts),
                _from_table(homes[0], components.solo_settlements),
            )
        ]
    key = "2" if len(players) == 2 else "3-4"
    by_exports = shared_ranks(exports, components.row(f"final.exports.{key}"))
    by_homes = shared_ranks(homes, components.row(f"final.settlements.{key}"))
    return list(zip(by_exports, by_homes, strict=True))


def _from_table(count: int, table: tuple[tuple[int, int], ...]) -> int:
    return max((points for least, points in table if count >= least), default=0)


def _lines(s: State, seat: int, exports: int, homes: int) -> tuple[int, ...]:
    p, components = s.players[seat], s.printed.components
    goods = [int(p.goods[good]) for good in range(6)]
    cotton, tobacco, sugar = import_values(s)
    return (
        int(p.glory) * components.number("final.glory"),
        sum(goods[:3]) * components.number("final.basic"),
        sum(goods[3:]) * components.number("final.processed"),
        int(p.money) // components.number("final.money"),
        int(p.hops) * components.number("final.hops"),
        int(p.cotton) * cotton,
        int(p.tobacco) * tobacco,
        int(p.sugar) * sugar,
        exports,
        homes,
        -int(p.bid),
    )


def rating(s: State, total: int) -> str:
    """The solo rating; empty with more players."""
    if s.printed.players > 1:
        return ""
    names = [name for least, name in s.printed.components.solo_ratings if total >= least]
    return names[-1] if names else s.printed.components.solo_ratings[0][1]

"""Final scoring: one line for each scoring rule."""

from clachan.core.game import Score
from clachan.games.caledonia.components import IMPORTS
from clachan.games.caledonia.settlements import SettlementCounter
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
        better = len([other for other in counts if other > count])
        tied = counts.count(count)
        points.append(sum(padded[better : better + tied]) // tied)
    return points


def settlements(s: State, seat: int) -> int:
    """The most settlements of a player that shipping joins into one group."""
    return int(SettlementCounter().settlements(s, s.players[seat]))


def scores(s: State, homes: list[int] | None = None) -> list[Score]:
    """Everyone's points as if the game ended now; `homes` are the settlements, for those who counted them."""
    players = range(int(s.printed.players))
    counted = [settlements(s, seat) for seat in players] if homes is None else homes
    ranked, worth, imports = _ranked_points(s, counted), _worth(s), import_values(s)
    sheets = [_sheet(_lines(s, seat, worth, imports, ranked[seat])) for seat in players]
    totals = [sum(sheet.values()) for sheet in sheets]
    point = s.printed.components.number("final.money")  # what is left over when points are bought breaks ties
    standing = [(total, int(s.players[seat].money) % point) for seat, total in enumerate(totals)]
    return [
        Score(seat, sheets[seat], totals[seat], _place(standing, standing[seat]), rating(s, totals[seat]))
        for seat in players
    ]


def _sheet(points: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(LINES, points, strict=True))


def _place(standing: list[tuple[int, int]], own: tuple[int, int]) -> int:
    return 1 + len([other for other in standing if other > own])


def majorities(s: State, homes: list[int] | None = None) -> dict[str, list[tuple[int, int]]]:
    """For exports and settlements, what each seat has and the points: by rank, or alone by the solo table."""
    players, components = range(int(s.printed.players)), s.printed.components
    exports = [int(s.players[seat].exports) for seat in players]
    counted = [settlements(s, seat) for seat in players] if homes is None else homes
    if len(players) == 1:
        return {
            "exports": [(exports[0], _from_table(exports[0], components.solo_contracts))],
            "settlements": [(counted[0], _from_table(counted[0], components.solo_settlements))],
        }
    by_exports = shared_ranks(exports, prizes(s, "exports"))
    by_homes = shared_ranks(counted, prizes(s, "settlements"))
    return {
        "exports": list(zip(exports, by_exports, strict=True)),
        "settlements": list(zip(counted, by_homes, strict=True)),
    }


def prizes(s: State, line: str) -> tuple[int, ...]:
    """What a majority pays to the first, the second and so on."""
    key = "2" if s.printed.players == 2 else "3-4"
    return s.printed.components.row(f"final.{line}.{key}")


def _ranked_points(s: State, homes: list[int]) -> list[tuple[int, int]]:
    """Points for exports and for settlements, which depend on everyone (or on the solo table)."""
    found = majorities(s, homes)
    pairs = zip(found["exports"], found["settlements"], strict=True)
    return [(exports[1], settled[1]) for exports, settled in pairs]


def _from_table(count: int, table: tuple[tuple[int, int], ...]) -> int:
    return max((points for least, points in table if count >= least), default=0)


def _worth(s: State) -> tuple[int, ...]:
    """What a glory, a basic good, a processed good and hops are worth, and how much money a point costs."""
    number = s.printed.components.number
    return (
        number("final.glory"),
        number("final.basic"),
        number("final.processed"),
        number("final.hops"),
        number("final.money"),
    )


def _lines(
    s: State, seat: int, worth: tuple[int, ...], imports: tuple[int, int, int], ranked: tuple[int, int]
) -> tuple[int, ...]:
    p, (glory, basic, processed, hops, money) = s.players[seat], worth
    goods = [int(p.goods[good]) for good in range(6)]
    return (
        int(p.glory) * glory,
        sum(goods[:3]) * basic,
        sum(goods[3:]) * processed,
        int(p.money) // money,
        int(p.hops) * hops,
        int(p.cotton) * imports[0],
        int(p.tobacco) * imports[1],
        int(p.sugar) * imports[2],
        *ranked,
        -int(p.bid),
    )


def rating(s: State, total: int) -> str:
    """The solo rating; empty with more players."""
    if s.printed.players > 1:
        return ""
    names = [name for least, name in s.printed.components.solo_ratings if total >= least]
    return names[-1] if names else s.printed.components.solo_ratings[0][1]


def next_rating(s: State, total: int) -> tuple[int, str] | None:
    """The next better solo rating, and how many points it asks for; none above the best."""
    better = [(least, name) for least, name in s.printed.components.solo_ratings if least > total]
    return min(better) if better else None

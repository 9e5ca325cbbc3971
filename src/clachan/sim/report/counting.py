"""Counting facts into chapters, whatever the game: rates by mark, by setting, by deed, and by round."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence

from clachan.sim.rating import Interval, mean_of, wilson
from clachan.sim.report.chapter import (
    COUNT,
    NUMBER,
    SHARE,
    SIGNED,
    Bars,
    Cell,
    Chapter,
    Column,
    Named,
    Paths,
    Sheet,
    Spread,
    StackedBars,
    Strip,
)
from clachan.sim.report.facts import Deed, GameFacts, SeatFacts
from clachan.sim.report.saying import Heading, Naming, cell, column, column_name, plainly, report_text

BARS_MOST = 30  # more lines of a plot cannot be read
PARTS_MOST = 8  # more layers cannot be told apart
QUARTERS = ("least", "lower quarter", "middle", "upper quarter", "most")


def all_seats(games: Iterable[GameFacts]) -> list[SeatFacts]:
    return [seat for game in games for seat in game.seats]


def compete(games: Sequence[GameFacts]) -> bool:
    """Whether there is anybody to win against."""
    return any(game.players > 1 for game in games)


def usual_share(games: Sequence[GameFacts]) -> float:
    """How often a seat wins if all are equal."""
    return len(games) / sum(game.players for game in games)


def wins_of(seats: Sequence[SeatFacts]) -> Interval | None:
    return wilson(sum(seat.win for seat in seats), len(seats)) if seats else None


def score_of(seats: Sequence[SeatFacts]) -> Interval | None:
    return mean_of([seat.total for seat in seats]) if seats else None


def difference(one: Sequence[float], other: Sequence[float]) -> Interval | None:
    """The difference of two means with its normal interval."""
    if not one or not other:
        return None
    first, second = mean_of(one), mean_of(other)
    half = ((first.high - first.value) ** 2 + (second.high - second.value) ** 2) ** 0.5
    gap = first.value - second.value
    return Interval(gap, gap - half, gap + half)


def by_mark(
    games: Sequence[GameFacts], mark: str, over: Heading, naming: Naming = plainly, ranked: bool = True
) -> list[Chapter]:
    """Wins and points of seats by what they played as; empty if no seat has such a mark."""
    found: dict[str, list[SeatFacts]] = defaultdict(list)
    for seat in all_seats(games):
        for name in seat.marks.get(mark, ()):
            found[name].append(seat)
    if not found:
        return []
    contest = compete(games)
    order = sorted(
        found, key=lambda name: (-_standing(found[name], contest), name) if ranked else (0.0, name)
    )
    columns = [column(mark, game=over.game), column("seats", COUNT)]
    columns += [column("wins", SHARE)] if contest else []
    columns += [column("points", NUMBER)]
    rows = [
        (
            cell(name, naming),
            len(found[name]),
            *([wins_of(found[name])] if contest else []),
            score_of(found[name]),
        )
        for name in order
    ]
    plots = _rate_bars(games, over, naming, order, found)
    return [over.over(Sheet(tuple(columns), tuple(rows)), plots)]


def _standing(seats: Sequence[SeatFacts], contest: bool) -> float:
    values = [seat.win if contest else float(seat.total) for seat in seats]
    return sum(values) / len(values)


def _rate_bars(
    games: Sequence[GameFacts],
    over: Heading,
    naming: Naming,
    order: Sequence[str],
    found: Mapping[str, list[SeatFacts]],
) -> tuple[Bars, ...]:
    shown = _most_seen(order, found)
    names, unit = tuple(map(naming, shown)), column_name("points")
    points = tuple(mean_of([seat.total for seat in found[name]]) for name in shown)
    mean = mean_of([seat.total for seat in all_seats(games)]).value
    plots = (Bars(over.plot(unit), unit, names, points, mean),)
    if not compete(games):
        return plots
    wins = tuple(wilson(sum(s.win for s in found[name]), len(found[name])) for name in shown)
    unit = report_text("share-of-wins")
    return (Bars(over.plot(column_name("wins")), unit, names, wins, usual_share(games), SHARE), *plots)


def _most_seen(order: Sequence[str], found: Mapping[str, Sequence[object]]) -> tuple[str, ...]:
    """The names met most often, in the order of the table."""
    seen = sorted(order, key=lambda name: -len(found[name]))[:BARS_MOST]
    return tuple(name for name in order if name in seen)


def by_use(games: Sequence[GameFacts], mark: str, over: Heading, naming: Naming = plainly) -> list[Chapter]:
    """Seats that used what lay on the table, beside the seats of the same tables that did not."""
    there = sorted({name for game in games for name in game.setting.get(mark, ())})
    contest, rows = compete(games), list[tuple[Cell, ...]]()
    for name in there:
        seats = all_seats(game for game in games if name in game.setting.get(mark, ()))
        users = [seat for seat in seats if name in seat.marks.get(mark, ())]
        others = [seat for seat in seats if name not in seat.marks.get(mark, ())]
        gap = difference([seat.total for seat in users], [seat.total for seat in others])
        wins = [wins_of(users), wins_of(others)] if contest else []
        shares = (wilson(len(users), len(seats)), *wins)
        rows.append((cell(name, naming), len(seats), *shares, score_of(users), gap))
    if not rows:
        return []
    columns = [column(mark, game=over.game), column("seats", COUNT), column("used", SHARE)]
    columns += [column("wins with", SHARE), column("wins without", SHARE)] if contest else []
    columns += [column("points with", NUMBER), column("more than without", SIGNED)]
    rows.sort(key=lambda row: -(row[-1].value if isinstance(row[-1], Interval) else -1e9))
    shown = [(row[0], row[-1]) for row in rows if isinstance(row[-1], Interval)]
    bars = Bars(
        over.plot(report_text("points-with-less-without")),
        column_name("points"),
        tuple(name.name for name, _ in shown if isinstance(name, Named)),
        tuple(gap for _, gap in shown if isinstance(gap, Interval)),
        0.0,
    )
    return [over.over(Sheet(tuple(columns), tuple(rows)), (bars,) if shown else ())]


Leader = Callable[[SeatFacts], bool]


def by_setting(
    games: Sequence[GameFacts],
    part: str,
    over: Heading,
    first: Leader | None = None,
    naming: Naming = plainly,
) -> list[Chapter]:
    """Points, the winner's lead and the wins of whoever began, by what lay on the table."""
    found: dict[str, list[GameFacts]] = defaultdict(list)
    for game in games:
        for name in game.setting.get(part, ()):
            found[name].append(game)
    if not found:
        return []
    contest, rows = compete(games), list[tuple[Cell, ...]]()
    for name in sorted(found):
        seats = all_seats(found[name])
        row: list[Cell] = [cell(name, naming), len(found[name]), score_of(seats)]
        if contest:
            row.append(mean_of([game.best for game in found[name]]))
            row.append(mean_of([game.margin for game in found[name]]))
            row += [wins_of([seat for seat in seats if first(seat)])] if first else []
        rows.append(tuple(row))
    columns = [column(part, game=over.game), column("games", COUNT), column("points", NUMBER)]
    if contest:
        columns += [column("winner's points", NUMBER), column("lead", NUMBER)]
        columns += [column("wins of who began", SHARE)] if first else []
    points = tuple(mean_of([seat.total for seat in all_seats(found[name])]) for name in sorted(found))
    mean = mean_of([seat.total for seat in all_seats(games)]).value
    unit = column_name("points")
    bars = Bars(over.plot(unit), unit, tuple(map(naming, sorted(found))), points, mean)
    plots = (bars,) if 1 < len(found) <= BARS_MOST else ()
    return [over.over(Sheet(tuple(columns), tuple(rows)), plots)]


def by_deed(
    games: Sequence[GameFacts],
    kind: str,
    over: Heading,
    amounts: Sequence[str],
    plotted: str,
    describe: Callable[[str], str] | None = None,
) -> list[Chapter]:
    """What deeds brought, when they were done, and how the seats fared that did them."""
    found: dict[str, list[tuple[Deed, SeatFacts]]] = defaultdict(list)
    for game in games:
        for deed in game.deeds:
            if deed.kind == kind:
                found[deed.name].append((deed, game.seats[deed.seat]))
    if not found:
        return []
    contest = compete(games)

    def worth(name: str, amount: str) -> Interval:
        return mean_of([deed.amounts[amount] for deed, _ in found[name]])

    order = sorted(found, key=lambda name: (-worth(name, plotted).value, name))
    columns = [column(kind, game=over.game), *([column("what it says")] if describe else [])]
    columns += [column("times", COUNT), column("mean round", NUMBER)]
    columns += [column(amount, NUMBER, _home(amount, over)) for amount in amounts]
    columns += [column("wins of those seats", SHARE)] if contest else []
    rows = []
    for name in order:
        doers = [seat for _, seat in found[name]]
        mean_round = sum(deed.round for deed, _ in found[name]) / len(found[name])
        rows.append(
            (
                name,
                *([describe(name)] if describe else []),
                len(found[name]),
                mean_round,
                *(worth(name, amount) for amount in amounts),
                *([wins_of(doers)] if contest else []),
            )
        )
    shown = _most_seen(order, found)
    unit = column_name(plotted, _home(plotted, over))
    bars = Bars(over.plot(unit), unit, shown, tuple(worth(name, plotted) for name in shown))
    return [over.over(Sheet(tuple(columns), tuple(rows)), (bars,))]


def _home(amount: str, over: Heading) -> str:
    """Where an amount has its words: points are those of every game."""
    return "" if amount == "points" else over.game


def by_round(
    games: Sequence[GameFacts], names: Sequence[Column], over: Heading, naming: Naming = plainly
) -> list[Chapter]:
    """Where points come from: the score sheet after each round, and winners beside the others."""
    seats = all_seats(games)
    lines = [line for line in _lines(seats) if any(seat.lines.get(line) for seat in seats)]
    table = {
        line: [_mean(seat.rounds[at].get(line, 0) for seat in seats) for at in range(len(names))]
        for line in lines
    }
    contest = compete(games)
    winners, others = [s for s in seats if s.win], [s for s in seats if not s.win]
    groups = (winners, others) if contest else ()
    numbers = {
        line: [*table[line], *(_mean(seat.lines.get(line, 0) for seat in group) for group in groups)]
        for line in lines
    }
    totals = [sum(means) for means in zip(*numbers.values(), strict=True)]
    rows: list[tuple[Cell, ...]] = [(cell(line, naming), *means) for line, means in numbers.items()]
    rows.append((Named("total", report_text("total")), *totals))
    columns = [column("points for"), *names]
    columns += [column("winners", NUMBER), column("others", NUMBER)] if contest else []
    plot = _stack(over.title, [name.shown for name in names], table, naming)
    return [over.over(Sheet(tuple(columns), tuple(rows)), (plot,))]


def _stack(
    title: str, names: Sequence[str], table: Mapping[str, Sequence[float]], naming: Naming
) -> StackedBars:
    """The lines that matter most, the rest together."""
    ranked = sorted(table, key=lambda line: -max(abs(amount) for amount in table[line]))
    kept = [line for line in table if line in ranked[: PARTS_MOST - (len(ranked) > PARTS_MOST)]]
    parts = {naming(line): tuple(table[line]) for line in kept}
    rest = [table[line] for line in table if line not in kept]
    if rest:
        parts[report_text("the-rest")] = tuple(sum(amounts) for amounts in zip(*rest, strict=True))
    return StackedBars(title, column_name("points"), tuple(names), tuple(parts), tuple(parts.values()))


def _lines(seats: Sequence[SeatFacts]) -> list[str]:
    return list(dict.fromkeys(line for seat in seats for line in seat.lines))


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed) if listed else 0.0


def paths_of(
    games: Sequence[GameFacts], ticks: Sequence[Column], unit: str, over: Heading, naming: Naming = plainly
) -> list[Chapter]:
    """How numbers change from round to round: the mean, and where four fifths of the games lie.

    `ticks` names the times for the table and, shorter, for the plot.
    """
    names = list(dict.fromkeys(name for game in games for name in game.paths))
    if not names:
        return []
    strips, rows = [], list[tuple[Cell, ...]]()
    for name in names:
        columns = list(zip(*(game.paths[name] for game in games if name in game.paths), strict=True))
        middle = tuple(_mean(column) for column in columns)
        low, high = (tuple(_at(sorted(column), share) for column in columns) for share in (0.1, 0.9))
        strips.append(Strip(naming(name), middle, low, high))
        rows.append((cell(name, naming), *middle))
    sheet = Sheet((column("good", game=over.game), *ticks), tuple(rows))
    short = (ticks[0].shown, *map(str, range(1, len(ticks))))
    return [over.over(sheet, (Paths(over.title, unit, short, tuple(strips)),))]


def _at(ranked: Sequence[float], share: float) -> float:
    return ranked[round(share * (len(ranked) - 1))]


def points_spread(games: Sequence[GameFacts]) -> Chapter:
    """How the final points are distributed: of winners and others, or of solo games."""
    seats = all_seats(games)
    groups = {"everybody": seats}
    if compete(games):
        groups |= {"winners": [s for s in seats if s.win], "others": [s for s in seats if not s.win]}
    rows: list[tuple[Cell, ...]] = []
    for name, members in groups.items():
        ranked = sorted(seat.total for seat in members)
        if ranked:
            rows.append(
                (
                    cell(name, column_name),
                    len(ranked),
                    score_of(members),
                    *(_at(ranked, x) for x in (0, 0.25, 0.5, 0.75, 1)),
                )
            )
    columns = (
        column("seats of"),
        column("seats", COUNT),
        column("points", NUMBER),
        *(column(quarter, COUNT) for quarter in QUARTERS),
    )
    plotted = {n: m for n, m in groups.items() if m and (len(groups) == 1 or n != "everybody")}
    spread = Spread(
        report_text("final-points"),
        column_name("points"),
        tuple(map(column_name, plotted)),
        tuple(tuple(float(seat.total) for seat in members) for members in plotted.values()),
    )
    return Heading("points").over(Sheet(columns, tuple(rows)), (spread,))


def ratings_of(games: Sequence[GameFacts], naming: Naming = plainly) -> list[Chapter]:
    """How often each solo rating was reached."""
    seats = [seat for seat in all_seats(games) if seat.rating]
    if not seats:
        return []
    names = sorted(
        {s.rating for s in seats}, key=lambda name: -max(s.total for s in seats if s.rating == name)
    )
    rows = tuple(
        (cell(name, naming), n := sum(s.rating == name for s in seats), wilson(n, len(seats)))
        for name in names
    )
    columns = (column("rating"), column("games", COUNT), column("share", SHARE))
    return [Heading("solo-ratings").over(Sheet(columns, rows))]

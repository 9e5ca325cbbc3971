"""The chapters of an arena: ratings, who came before whom, points, seats and time."""

from collections import defaultdict
from collections.abc import Sequence

from clachan.core.game import open_game
from clachan.core.options import spelled
from clachan.sim.arena import Contest, Result
from clachan.sim.rating import Interval, mean_of, wilson
from clachan.sim.report.chapter import (
    COUNT,
    FINE,
    NUMBER,
    SHARE,
    Bars,
    Book,
    Cell,
    Chapter,
    Column,
    Matrix,
    Sheet,
    Spread,
)
from clachan.sim.report.counting import QUARTERS
from clachan.sim.report.saying import Heading, cell, column, column_name, named_by_number, report_text
from clachan.sim.report_arena import BotTotals, lost_games, rating_lines
from clachan.words import title_of

FAR_APART = 30  # times; then time is drawn by its size


def arena_book(contest: Contest, results: Sequence[Result]) -> Book:
    """The whole report; the best bot comes first everywhere."""
    lines = rating_lines(results)
    options = ", ".join(f"{name} {spelled(value)}" for name, value in contest.options)
    lead = report_text("arena-lead", games=len(results), options=options, seed=str(contest.seed))
    chapters = [_ratings(contest, lines), *_pairs(lines, results), _points(lines, results)]
    chapters += [*_seats(results), _time(lines, results), *_lost(results)]
    return Book(report_text("arena-title", game=title_of(open_game(contest.game))), lead, chapters)


def _ratings(contest: Contest, lines: Sequence[BotTotals]) -> Chapter:
    columns = (
        column("bot"),
        column("seats", COUNT),
        column("wins", SHARE),
        column("lost by failing", COUNT),
        column("rating", COUNT),
        column("points", NUMBER),
    )
    rows = tuple((line.bot, line.games, line.wins, line.lost, line.rating, line.points) for line in lines)
    names = tuple(line.bot for line in lines)
    ratings = Heading("ratings")
    plots = (
        [Bars(ratings.title, column_name("rating"), names, tuple(line.rating for line in lines), 1500.0)]
        if len(lines) > 1
        else []
    )
    if contest.players > 1:
        wins = tuple(line.wins for line in lines)
        plots.append(
            Bars(column_name("wins"), report_text("share-of-wins"), names, wins, 1 / contest.players, SHARE)
        )
    return ratings.over(Sheet(columns, rows), tuple(plots))


def _pairs(lines: Sequence[BotTotals], results: Sequence[Result]) -> list[Chapter]:
    """How often each bot came before each other one."""
    names = [line.bot for line in lines]
    if len(names) < 2:
        return []
    before, met = defaultdict[tuple[str, str], float](float), defaultdict[tuple[str, str], int](int)
    for ranking in (ranking for result in results for ranking in result.rankings):
        for one, place in ranking:
            for other, behind in ranking:
                if one != other:
                    met[one, other] += 1
                    before[one, other] += 1.0 if place < behind else 0.5 if place == behind else 0.0

    def share(one: str, other: str) -> Interval | None:
        return wilson(before[one, other], met[one, other]) if met[one, other] else None

    shares = [[share(one, other) for other in names] for one in names]
    rows: list[tuple[Cell, ...]] = [(one, *row) for one, row in zip(names, shares, strict=True)]
    columns = (
        column("bot"),
        *(Column(f"before {name}", SHARE, report_text("before", bot=name)) for name in names),
    )
    values = tuple(tuple(cell.value if cell else None for cell in row) for row in shares)
    matrix = Matrix(report_text("row-before-column"), tuple(names), values)
    return [Heading("pairs").over(Sheet(columns, tuple(rows)), (matrix,))]


def _points(lines: Sequence[BotTotals], results: Sequence[Result]) -> Chapter:
    columns = (column("bot"), column("points", NUMBER), *(column(quarter, COUNT) for quarter in QUARTERS))
    rows = tuple((line.bot, line.points, *(line.spread or (None,) * len(QUARTERS))) for line in lines)
    totals = {line.bot: list[float]() for line in lines if line.points}
    for result in _finished(results):
        for bot, total in zip(result.bots, result.totals, strict=True):
            totals[bot].append(float(total))
    spread = Spread(
        report_text("final-points"), column_name("points"), tuple(totals), tuple(map(tuple, totals.values()))
    )
    return Heading("bots-points").over(Sheet(columns, rows), (spread,) if totals else ())


def _finished(results: Sequence[Result]) -> list[Result]:
    return [result for result in results if not result.lost]


def _seats(results: Sequence[Result]) -> list[Chapter]:
    """Whether a seat is better than another, whoever sits there."""
    players, results = len(results[0].bots), _finished(results)
    if players < 2 or not results:
        return []
    rows = []
    for seat in range(players):
        won = sum(result.won(seat) for result in results)
        points = mean_of([result.totals[seat] for result in results])
        rows.append((cell(f"p{seat + 1}", named_by_number("seat")), wilson(won, len(results)), points))
    columns = (column("seat"), column("wins", SHARE), column("points", NUMBER))
    return [Heading("seats-of-bots").over(Sheet(columns, tuple(rows)))]


def _time(lines: Sequence[BotTotals], results: Sequence[Result]) -> Chapter:
    columns = (
        column("bot"),
        column("choices a game", NUMBER),
        column("ms a choice", FINE),
        column("slowest, ms", FINE),
    )
    rows = tuple((line.bot, line.decisions, line.cpu_ms, line.slowest_ms) for line in lines)
    each: dict[str, list[float]] = {line.bot: [] for line in lines}
    for result in results:
        for bot, count, seconds in zip(result.bots, result.decisions, result.seconds, strict=True):
            each[bot] += [1000 * seconds / count] if count else []
    means = {bot: mean_of(values) for bot, values in each.items() if values}
    times = [mean.value for mean in means.values() if mean.value > 0]
    wide = len(times) == len(means) > 1 and max(times) > FAR_APART * min(times)
    shown = tuple(_above_nothing(mean) if wide else mean for mean in means.values())
    bars = Bars(report_text("time-for-a-choice"), "ms", tuple(means), shown, wide=wide)
    return Heading("time").over(Sheet(columns, rows), (bars,) if means else ())


def _lost(results: Sequence[Result]) -> list[Chapter]:
    lost = lost_games(results)
    if not lost:
        return []
    columns = (
        column("game", COUNT),
        column("ply", COUNT),
        column("seat"),
        column("fault"),
        column("what happened"),
    )
    rows = tuple((result.index + 1, one.ply, f"p{one.seat + 1}", one.fault, one.why) for result, one in lost)
    return [Heading("lost").over(Sheet(columns, rows))]


def _above_nothing(mean: Interval) -> Interval:
    """A scale of sizes has no zero."""
    return Interval(mean.value, max(mean.low, mean.value / 10), mean.high)

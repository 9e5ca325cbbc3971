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
from clachan.sim.report_arena import BotTotals, lines_of

FAR_APART = 30  # times; then time is drawn by its size


def book_of(contest: Contest, results: Sequence[Result]) -> Book:
    """The whole report; the best bot comes first everywhere."""
    lines = lines_of(results)
    options = ", ".join(f"{name} {spelled(value)}" for name, value in contest.options)
    lead = (
        f"{len(results):,} games ({options}), seed {contest.seed}. Every layout is played in each "
        "rotation of the seats. Intervals hold 95 %: Wilson's for shares, resampled layouts for ratings, "
        "Student's for means."
    )
    chapters = [_ratings(contest, lines), *_pairs(lines, results), _points(lines, results)]
    chapters += [*_seats(results), _time(lines, results)]
    return Book(f"{open_game(contest.game).title} · arena", lead, chapters)


def _ratings(contest: Contest, lines: Sequence[BotTotals]) -> Chapter:
    columns = (
        Column("bot"),
        Column("seats", COUNT),
        Column("wins", SHARE),
        Column("rating", COUNT),
        Column("points", NUMBER),
    )
    rows = tuple((line.bot, line.games, line.wins, line.rating, line.points) for line in lines)
    names = tuple(line.bot for line in lines)
    plots = (
        [Bars("ratings", "rating", names, tuple(line.rating for line in lines), 1500.0)]
        if len(lines) > 1
        else []
    )
    if contest.players > 1:
        wins = tuple(line.wins for line in lines)
        plots.append(Bars("wins", "share of wins", names, wins, 1 / contest.players))
    note = (
        "Bradley–Terry ratings over the places of all pairs, 1500 in the middle; 400 more means ten to one. "
        "A shared win counts as a part of one; a bot on several seats of a game counts once for each."
    )
    return Chapter("Ratings", note, Sheet(columns, rows), tuple(plots))


def _pairs(lines: Sequence[BotTotals], results: Sequence[Result]) -> list[Chapter]:
    """How often each bot came before each other one."""
    names = [line.bot for line in lines]
    if len(names) < 2:
        return []
    before, met = defaultdict[tuple[str, str], float](float), defaultdict[tuple[str, str], int](int)
    for result in results:
        for one, place in zip(result.bots, result.places, strict=True):
            for other, behind in zip(result.bots, result.places, strict=True):
                if one != other:
                    met[one, other] += 1
                    before[one, other] += 1.0 if place < behind else 0.5 if place == behind else 0.0

    def share(one: str, other: str) -> Interval | None:
        return wilson(before[one, other], met[one, other]) if met[one, other] else None

    shares = [[share(one, other) for other in names] for one in names]
    rows: list[tuple[Cell, ...]] = [(one, *row) for one, row in zip(names, shares, strict=True)]
    columns = (Column("bot"), *(Column(f"before {name}", SHARE) for name in names))
    values = tuple(tuple(cell.value if cell else None for cell in row) for row in shares)
    matrix = Matrix("row placed before column", tuple(names), values)
    note = "How often the bot of a row came before the bot of a column in the games they met; a tie is half."
    return [Chapter("Who beats whom", note, Sheet(columns, tuple(rows)), (matrix,))]


def _points(lines: Sequence[BotTotals], results: Sequence[Result]) -> Chapter:
    headings = ("least", "lower quarter", "middle", "upper quarter", "most")
    columns = (Column("bot"), Column("points", NUMBER), *(Column(heading, COUNT) for heading in headings))
    rows = tuple((line.bot, line.points, *line.spread) for line in lines)
    totals = {line.bot: list[float]() for line in lines}
    for result in results:
        for bot, total in zip(result.bots, result.totals, strict=True):
            totals[bot].append(float(total))
    spread = Spread("final points", "points", tuple(totals), tuple(map(tuple, totals.values())))
    return Chapter("Points", "Final points of each bot over all its seats.", Sheet(columns, rows), (spread,))


def _seats(results: Sequence[Result]) -> list[Chapter]:
    """Whether a seat is better than another, whoever sits there."""
    players = len(results[0].bots)
    if players < 2:
        return []
    rows = []
    for seat in range(players):
        won = sum(1 / result.places.count(1) for result in results if result.places[seat] == 1)
        points = mean_of([result.totals[seat] for result in results])
        rows.append((f"p{seat + 1}", wilson(won, len(results)), points))
    columns = (Column("seat"), Column("wins", SHARE), Column("points", NUMBER))
    return [Chapter("Seats", "Wins and points by seat, whoever sat there.", Sheet(columns, tuple(rows)))]


def _time(lines: Sequence[BotTotals], results: Sequence[Result]) -> Chapter:
    columns = (
        Column("bot"),
        Column("choices a game", NUMBER),
        Column("ms a choice", FINE),
        Column("slowest, ms", FINE),
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
    bars = Bars("time for a choice, mean over games", "ms", tuple(means), shown, wide=wide)
    note = "Processor time for questions with a choice, measured around the bot alone."
    return Chapter("Time", note, Sheet(columns, rows), (bars,) if means else ())


def _above_nothing(mean: Interval) -> Interval:
    """A scale of sizes has no zero."""
    return Interval(mean.value, max(mean.low, mean.value / 10), mean.high)

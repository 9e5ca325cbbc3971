"""What an arena found: wins, ratings, points and time of each bot, as data and as a Markdown page."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from clachan.core.game import open_game
from clachan.core.message import Message, Parameter
from clachan.sim.arena import Contest, Result
from clachan.sim.play import Lost
from clachan.sim.rating import Interval, Ranking, mean_of, rate, wilson
from clachan.words import title_of
from clachan.words.figures import local

COLUMNS = (
    "bot",
    "seats",
    "wins",
    "lost-by-failing",
    "rating",
    "points",
    "choices-a-game",
    "ms-a-choice",
    "slowest-ms",
)


@dataclass(frozen=True)
class BotTotals:
    """One bot over all its games. A game it plays on several seats counts once for each of them."""

    bot: str
    games: int
    wins: Interval
    rating: Interval
    points: Interval | None
    """Over games that came to their end; none if there was no such game."""
    spread: tuple[int, int, int, int, int] | None
    """The lowest points, the quarter, the half, the three quarters, and the highest."""
    lost: int
    """Games that the bot lost by failing: an exception, an illegal answer, no answer in time, a crash."""
    decisions: float
    cpu_ms: float
    slowest_ms: float


def rating_lines(results: Sequence[Result]) -> list[BotTotals]:
    """A line for each bot, the best rating first."""
    seats: dict[str, list[tuple[Result, int]]] = defaultdict(list)
    for result in results:
        for seat, bot in enumerate(result.bots):
            seats[bot].append((result, seat))
    ratings = _ratings(results)
    lines = [
        _line(bot, played, ratings.get(bot, Interval(1500, 1500, 1500))) for bot, played in seats.items()
    ]
    return sorted(
        lines, key=lambda line: (-line.rating.value, -(line.points.value if line.points else 0), line.bot)
    )


def _ratings(results: Sequence[Result]) -> dict[str, Interval]:
    groups: dict[int, list[Ranking]] = defaultdict(list)
    for result in results:
        groups[result.layout] += result.rankings
    several = len({bot for result in results for bot in result.bots}) > 1
    return rate(list(groups.values())) if several else {}


def lost_games(results: Sequence[Result]) -> list[tuple[Result, Lost]]:
    """The games that a bot lost by failing."""
    return [(result, result.lost) for result in results if result.lost]


def _line(bot: str, played: Sequence[tuple[Result, int]], rating: Interval) -> BotTotals:
    totals = sorted(result.totals[seat] for result, seat in played if not result.lost)
    won = sum(result.won(seat) for result, seat in played)
    decisions = sum(result.decisions[seat] for result, seat in played)
    seconds = sum(result.seconds[seat] for result, seat in played)
    last = len(totals) - 1
    return BotTotals(
        bot,
        len(played),
        wilson(won, len(played)),
        rating,
        mean_of(totals) if totals else None,
        (totals[0], totals[last // 4], totals[last // 2], totals[last * 3 // 4], totals[last])
        if totals
        else None,
        sum(1 for result, seat in played if result.lost and result.lost.seat == seat),
        decisions / len(played),
        1000 * seconds / decisions if decisions else 0.0,
        1000 * max(result.slowest[seat] for result, seat in played),
    )


def arena_data(contest: Contest, results: Sequence[Result]) -> dict[str, Any]:
    """Everything as plain data."""
    lost = [
        {"game": result.index + 1, "bot": result.bots[one.seat], **asdict(one)}
        for result, one in lost_games(results)
    ]
    lines = [asdict(line) for line in rating_lines(results)]
    return {**contest.head(), "games": len(results), "lines": lines, "lost": lost}


def markdown_of(contest: Contest, results: Sequence[Result]) -> str:
    """A page to keep beside the results."""
    options = ", ".join(f"{name} = {value}" for name, value in contest.options)
    columns = (*map(_heading, COLUMNS[:6]), _said("markdown-spread"), *map(_heading, COLUMNS[6:]))
    return "\n".join(
        [
            f"# {_said('arena-title', game=title_of(open_game(contest.game)))}",
            "",
            _said("markdown-lead", games=len(results), options=options, seed=str(contest.seed)),
            "",
            f"| {' | '.join(columns)} |",
            "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
            *(_row(line) for line in rating_lines(results)),
            "",
            *_lost_lines(results),
        ]
    )


def _said(id: str, **parameters: Parameter) -> str:
    return str(Message("", f"report-{id}", parameters))


def _heading(column: str) -> str:
    return _said(f"column-{column}")


def _row(line: BotTotals) -> str:
    wins, rating, points = line.wins, line.rating, line.points
    cells = (
        f"`{line.bot}`",
        f"{line.games}",
        local(f"{wins.value:.1%} ({wins.low:.1%}–{wins.high:.1%})"),
        f"{line.lost}",
        f"{rating.value:.0f} ({rating.low:.0f}–{rating.high:.0f})",
        local(f"{points.value:.1f} ({points.low:.1f}–{points.high:.1f})") if points else "–",
        ", ".join(map(str, line.spread or ("–",))),
        local(f"{line.decisions:.1f}"),
        local(f"{line.cpu_ms:.1f}"),
        f"{line.slowest_ms:.0f}",
    )
    return f"| {' | '.join(cells)} |"


def _lost_lines(results: Sequence[Result]) -> list[str]:
    """The games that bots lost by failing, each with the position in which it happened."""
    lost = lost_games(results)
    if not lost:
        return []
    told = [
        f"- Game {result.index + 1}, ply {one.ply}, p{one.seat + 1}: {one.why}\n\n      {one.position}\n"
        for result, one in lost
    ]
    return ["## Games lost by failing", "", *told]

"""What an arena found: wins, ratings, points and time of each bot, as data and as a Markdown page."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from clachan.sim.arena import Contest, Result
from clachan.sim.rating import Interval, Ranking, mean_of, rate, wilson


@dataclass(frozen=True)
class BotTotals:
    """One bot over all its games. A game it plays on several seats counts once for each of them."""

    bot: str
    games: int
    wins: Interval
    rating: Interval
    points: Interval
    spread: tuple[int, int, int, int, int]
    """The lowest points, the quarter, the half, the three quarters, and the highest."""
    decisions: float
    cpu_ms: float
    slowest_ms: float


def lines_of(results: Sequence[Result]) -> list[BotTotals]:
    """A line for each bot, the best rating first."""
    seats: dict[str, list[tuple[Result, int]]] = defaultdict(list)
    for result in results:
        for seat, bot in enumerate(result.bots):
            seats[bot].append((result, seat))
    ratings = _ratings(results)
    lines = [
        _line(bot, played, ratings.get(bot, Interval(1500, 1500, 1500))) for bot, played in seats.items()
    ]
    return sorted(lines, key=lambda line: (-line.rating.value, -line.points.value, line.bot))


def _ratings(results: Sequence[Result]) -> dict[str, Interval]:
    groups: dict[int, list[Ranking]] = defaultdict(list)
    for result in results:
        groups[result.layout].append(list(zip(result.bots, result.places, strict=True)))
    several = len({bot for result in results for bot in result.bots}) > 1
    return rate(list(groups.values())) if several else {}


def _line(bot: str, played: Sequence[tuple[Result, int]], rating: Interval) -> BotTotals:
    totals = sorted(result.totals[seat] for result, seat in played)
    won = sum(1 / r.places.count(1) for r, seat in played if r.places[seat] == 1)
    decisions = sum(result.decisions[seat] for result, seat in played)
    seconds = sum(result.seconds[seat] for result, seat in played)
    last = len(totals) - 1
    return BotTotals(
        bot,
        len(played),
        wilson(won, len(played)),
        rating,
        mean_of(totals),
        (totals[0], totals[last // 4], totals[last // 2], totals[last * 3 // 4], totals[last]),
        decisions / len(played),
        1000 * seconds / decisions if decisions else 0.0,
        1000 * max(result.slowest[seat] for result, seat in played),
    )


def data_of(contest: Contest, results: Sequence[Result]) -> dict[str, Any]:
    """Everything as plain data."""
    return {**contest.head(), "games": len(results), "lines": [asdict(line) for line in lines_of(results)]}


def markdown_of(contest: Contest, results: Sequence[Result]) -> str:
    """A page to keep beside the results."""
    options = ", ".join(f"{name} = {value}" for name, value in contest.options)
    return "\n".join(
        [
            f"# Arena: {contest.game}",
            "",
            f"{len(results)} games ({options}), seed {contest.seed}. Every layout is played in each rotation",
            "of the seats. Intervals hold 95 %: Wilson's for wins, resampled layouts for ratings",
            "(Bradley–Terry over the places of all pairs, 1500 in the middle), Student's for mean points.",
            "Time is processor time for questions with a choice.",
            "",
            "| bot | seats played | wins | rating | mean points | points: least, quarters, most "
            "| choices a game | ms a choice | slowest |",
            "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
            *(_row(line) for line in lines_of(results)),
            "",
        ]
    )


def _row(line: BotTotals) -> str:
    wins, rating, points = line.wins, line.rating, line.points
    cells = (
        f"`{line.bot}`",
        f"{line.games}",
        f"{wins.value:.1%} ({wins.low:.1%}–{wins.high:.1%})",
        f"{rating.value:.0f} ({rating.low:.0f}–{rating.high:.0f})",
        f"{points.value:.1f} ({points.low:.1f}–{points.high:.1f})",
        ", ".join(map(str, line.spread)),
        f"{line.decisions:.1f}",
        f"{line.cpu_ms:.1f}",
        f"{line.slowest_ms:.0f}",
    )
    return f"| {' | '.join(cells)} |"

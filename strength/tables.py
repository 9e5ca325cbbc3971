"""The tables of docs/strength.md, from the results of the contests."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from clachan.core.game import open_game
from clachan.games.caledonia.components import load_components
from clachan.sim.arena import Result
from clachan.sim.rating import Interval, mean_of, wilson
from strength.contests import Listed, meant_by

DOCUMENT = Path(__file__).parents[1] / "docs" / "strength.md"
TABLE = re.compile(r"(?<=<!-- table: )(\w+)( -->\n).*?(?=<!-- end of table -->)", re.DOTALL)
Rows = list[list[str]]


def written(text: str, contests: Sequence[tuple[Listed, Sequence[Result]]]) -> str:
    """A document with its tables as they are now."""

    def table(found: re.Match[str]) -> str:
        return f"{found[1]}{found[2]}\n{TABLES[found[1]](contests)}\n\n"

    return TABLE.sub(table, text)


def levels(contests: Sequence[tuple[Listed, Sequence[Result]]]) -> str:
    """What the names of the bots mean today at each kind of table."""
    rows = {
        (_title(one), _kind(one), bot, meant): None
        for one, _ in contests
        for bot, meant in meant_by(one.contest).items()
        if bot != meant
    }
    return _table(["game", "table", "bot", "is"], [[*row[:2], *_quoted(row[2:])] for row in rows])


def against(game: str) -> Callable[[Sequence[tuple[Listed, Sequence[Result]]]], str]:
    """At a table: the first bot of a contest against all others."""

    def table(contests: Sequence[tuple[Listed, Sequence[Result]]]) -> str:
        rows = [
            _met(one, results)
            for one, results in contests
            if one.contest.game == game and one.contest.players > 1 and results
        ]
        heads = ["contest", "bot", "against", "games", "wins", "points", "theirs", "s a choice, slowest"]
        return _table(heads, rows)

    return table


def alone(contests: Sequence[tuple[Listed, Sequence[Result]]]) -> str:
    """Without rivals: points, and how often they were the best rating of the rulebook."""
    best = load_components().solo_ratings[-1]
    rows = [_solo(one, results, best[0]) for one, results in contests if one.contest.players == 1 and results]
    return _table(["contest", "bot", "edition", "games", "points", best[1], "s a choice, slowest"], rows)


TABLES = {
    "levels": levels,
    "caledonia": against("caledonia"),
    "glenmore": against("glenmore"),
    "alone": alone,
}


def _met(one: Listed, results: Sequence[Result]) -> list[str]:
    contest, bot = one.contest, one.contest.bots[0]
    seats = [(result, result.bots.index(bot)) for result in results]
    won = sum(result.won(seat) for result, seat in seats)
    theirs = [total for result, seat in seats for other, total in enumerate(result.totals) if other != seat]
    chronicles = dict(contest.options).get("chronicles")
    more = ", all chronicles" if chronicles else ""
    return [
        f"`{one.name}`",
        f"`{bot}`",
        f"{contest.players - 1} `{contest.bots[-1]}`{more}",
        _games(one, results),
        _share(wilson(won, len(results))),
        _points(mean_of([result.totals[seat] for result, seat in seats])),
        f"{mean_of(theirs).value:.1f}",
        _seconds(seats),
    ]


def _solo(one: Listed, results: Sequence[Result], best: int) -> list[str]:
    seats = [(result, 0) for result in results]
    totals = [result.totals[0] for result in results]
    return [
        f"`{one.name}`",
        f"`{one.contest.bots[0]}`",
        str(dict(one.contest.options).get("edition", "revised")),
        _games(one, results),
        _points(mean_of(totals)),
        _share(wilson(sum(total >= best for total in totals), len(totals))),
        _seconds(seats),
    ]


def _games(one: Listed, results: Sequence[Result]) -> str:
    return (
        str(len(results)) if len(results) >= one.contest.games else f"{len(results)} of {one.contest.games}"
    )


def _share(found: Interval) -> str:
    return f"{100 * found.value:.1f} % ({100 * found.low:.1f}–{100 * found.high:.1f})"


def _points(found: Interval) -> str:
    return f"{found.value:.1f} ({found.low:.1f}–{found.high:.1f})"


def _seconds(seats: Sequence[tuple[Result, int]]) -> str:
    choices = sum(result.decisions[seat] for result, seat in seats)
    took = sum(result.seconds[seat] for result, seat in seats)
    slowest = max(result.slowest[seat] for result, seat in seats)
    return f"{took / max(1, choices):.4f}, {slowest:.2f}"


def _title(one: Listed) -> str:
    return open_game(one.contest.game).title


def _kind(one: Listed) -> str:
    if one.contest.players == 1:
        return "alone"
    return "with chronicles" if "chronicles" in dict(one.contest.options) else "of several"


def _quoted(words: Sequence[str]) -> list[str]:
    return [f"`{word}`" for word in words]


def _table(heads: list[str], rows: Rows) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)

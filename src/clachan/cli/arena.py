"""`clachan arena`: bots against each other, fairly seated, with ratings."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from clachan.cli.app import app
from clachan.cli.seats import read_seats
from clachan.cli.sim import AsJson, EngineName, GameName, Jobs, Players, Seed, Settings, given_options
from clachan.sim.arena import Contest, Result, make_contest, run_contest
from clachan.sim.engines import ENGINES, Engine, open_engine
from clachan.sim.report_arena import data_of, lines_of, markdown_of

Bots = Annotated[str, typer.Option("--bots", "-b", help="who meets; the last one fills seats that are left")]
Results = Annotated[
    Path | None, typer.Option("--results", help="file of results; a run that was cut off goes on")
]
Page = Annotated[Path | None, typer.Option("--report", help="write a Markdown page")]


@app.command("arena")
def arena_command(
    game: GameName,
    bots: Bots = "greedy,random",
    games: Annotated[int, typer.Option("--games", "-n", help="how many games to play")] = 100,
    players: Players = 4,
    seed: Seed = 0,
    options: Settings = None,
    jobs: Jobs = None,
    engine: EngineName = ENGINES[0],
    results: Results = None,
    report: Page = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other on the same layouts with rotated seats, and rate them."""
    contest = make_contest(game, given_options(players, options), read_seats([], bots), games, seed)
    playing = open_engine(engine)
    played = _run_shown(contest, playing.cores() if jobs is None else jobs, results, as_json, playing)
    if report:
        report.write_text(markdown_of(contest, played))
    if as_json:
        typer.echo(json.dumps(data_of(contest, played), indent=2))
    else:
        _show(played)


def _run_shown(contest: Contest, jobs: int, path: Path | None, as_json: bool, engine: Engine) -> list[Result]:
    console = Console(stderr=True)
    if as_json or not console.is_terminal:
        return run_contest(contest, jobs, path, engine=engine)
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("games", total=contest.games)
        return run_contest(contest, jobs, path, lambda: progress.advance(task), engine)


def _show(results: list[Result]) -> None:
    table = Table("bot")
    for heading in ("seats", "wins", "rating", "points", "ms a choice", "slowest"):
        table.add_column(heading, justify="right")
    for line in lines_of(results):
        wins, rating, points = line.wins, line.rating, line.points
        table.add_row(
            line.bot,
            f"{line.games}",
            f"{wins.value:.1%} ({wins.low:.1%}–{wins.high:.1%})",
            f"{rating.value:.0f} ({rating.low:.0f}–{rating.high:.0f})",
            f"{points.value:.1f} ({points.low:.1f}–{points.high:.1f})",
            f"{line.cpu_ms:.1f}",
            f"{line.slowest_ms:.0f}",
        )
    Console(highlight=False).print(table)

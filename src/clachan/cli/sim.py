"""`clachan sim` and `clachan perft`: many games at once, and the counting of positions."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from clachan.cli.app import app
from clachan.cli.seats import read_bots
from clachan.cli.speaking import said
from clachan.core.datapack import ENVIRONMENT
from clachan.core.errors import ClachanError
from clachan.core.game import Game, game_names
from clachan.core.match import Match, new_match
from clachan.core.message import refusal
from clachan.core.options import read_assignments
from clachan.sim.perft import divide
from clachan.sim.run import Report, Series, make_series, run
from clachan.sim.runners import RUNNERS, Runner, open_runner
from clachan.words.figures import local

GameName = Annotated[str, typer.Argument(metavar="GAME", autocompletion=game_names)]
Players = Annotated[int, typer.Option("--players", "-p")]
Seed = Annotated[int, typer.Option()]
Settings = Annotated[list[str] | None, typer.Option("--option", "--options", "-o")]
Bots = Annotated[list[str] | None, typer.Option("--bots", "--bot", "-b")]
Data = Annotated[Path | None, typer.Option("--data")]
Jobs = Annotated[int | None, typer.Option("--jobs", "-j")]
RunnerName = Annotated[str, typer.Option("--runner")]
AsJson = Annotated[bool, typer.Option("--json")]


@app.command("sim")
def sim_command(
    game: GameName,
    players: Players = 4,
    bots: Bots = None,
    games: Annotated[int, typer.Option("--games", "-n")] = 100,
    seed: Seed = 0,
    options: Settings = None,
    jobs: Jobs = None,
    runner: RunnerName = RUNNERS[0],
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Play many games with bots and count what happens."""
    use_data(data)
    series = make_series(game, given_options(players, options), read_bots(bots, "random"), games, seed)
    playing = open_runner(runner)
    report = _run_shown(series, playing.cores() if jobs is None else jobs, as_json, playing)
    if as_json:
        typer.echo(json.dumps(report.data(), indent=2))
    else:
        _show_report(report)


def use_data(folder: Path | None) -> None:
    """Name the pack before anything reads data."""
    if folder is not None:
        os.environ[ENVIRONMENT] = str(folder)


def given_options(players: int, options: list[str] | None) -> dict[str, object]:
    """What was typed after --options, with the number of seats."""
    return {"players": players, **read_assignments(options or [])}


def _run_shown(series: Series, jobs: int, as_json: bool, runner: Runner) -> Report:
    """Run with a progress bar, unless a program listens or nobody watches."""
    console = Console(stderr=True)
    if as_json or not console.is_terminal:
        return run(series, jobs, runner=runner)
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("games", total=series.games)
        return run(series, jobs, _advance(progress, task), runner=runner)


def _advance(progress: Progress, task: Any) -> Callable[[int], None]:
    return lambda games: progress.advance(task, games)


def _show_report(report: Report) -> None:
    console, data = Console(highlight=False), report.data()
    seats = zip(data["scores"], data["bots"], strict=True)
    console.print(
        _points_table(said("cli-sim-seat"), [(f"{line['seat']} {bot}", line) for line, bot in seats])
    )
    if data["roles"]:
        best_first = sorted(data["roles"].items(), key=lambda item: (-item[1]["mean"], item[0]))
        console.print(_points_table(said("cli-sim-role"), best_first))
    console.print(
        said(
            "cli-sim-games",
            games=data["games"],
            actions=data["actions"],
            mean=data["actions_per_game"],
            answers=data["branching"],
        )
    )
    core = said("cli-compiled") if data["compiled"] else said("cli-not-compiled")
    console.print(
        said(
            "cli-sim-speed",
            speed=data["actions_per_second"],
            seconds=data["seconds"],
            jobs=data["jobs"],
            core=str(core),
        )
    )
    console.print(said("cli-fingerprint", fingerprint=str(data["fingerprint"])), soft_wrap=True)


def _points_table(kind: str, lines: list[tuple[str, dict[str, Any]]]) -> Table:
    table = Table(kind)
    for heading in ("games", "mean", "spread", "wins"):
        table.add_column(said(f"cli-sim-column-{heading}"), justify="right")
    for name, line in lines:
        figures = (
            f"{line['games']:,}",
            f"{line['mean']:.1f}",
            f"{line['spread']:.1f}",
            f"{line['win_rate']:.1%}",
        )
        table.add_row(name, *map(local, figures))
    return table


@app.command("perft")
def perft_command(
    game: GameName,
    players: Players = 4,
    seed: Seed = 0,
    depth: Annotated[int, typer.Option("--depth", "-d")] = 3,
    options: Settings = None,
    by_action: Annotated[bool, typer.Option("--divide")] = False,
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Count the sequences of actions that lead on from the first question, to compare rules engines."""
    if depth < 0:
        raise ClachanError(refusal("perft-depth", depth=str(depth)))
    if by_action and depth == 0:
        raise ClachanError(refusal("perft-divide"))
    use_data(data)
    match = new_match(game, given_options(players, options), seed)
    found = _counted(match, depth, by_action)
    if as_json:
        typer.echo(
            json.dumps({"game": game, "options": dict(match.options), "seed": seed, **found}, indent=2)
        )
    else:
        _show_counted(found, match.game)


def _counted(match: Match, depth: int, by_action: bool) -> dict[str, Any]:
    begun = perf_counter()
    counts = divide(match.game, match.state, depth) if by_action else []
    nodes = sum(count for _, count in counts) if by_action else match.game.perft(match.state, depth)
    data: dict[str, Any] = {"depth": depth, "nodes": nodes, "seconds": round(perf_counter() - begun, 4)}
    return {**data, "divide": {action.text: count for action, count in counts}} if by_action else data


def _show_counted(data: dict[str, Any], game: Game) -> None:
    for text, nodes in data.get("divide", {}).items():
        typer.echo(f"{text}: {nodes}")
    core = said("cli-compiled") if game.compiled() else said("cli-not-compiled")
    typer.echo(
        said(
            "cli-perft-counted",
            depth=data["depth"],
            nodes=data["nodes"],
            seconds=data["seconds"],
            core=str(core),
        )
    )

"""`clachan arena`: bots against each other, fairly seated, with ratings."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from clachan.cli.app import app
from clachan.cli.pages import page_written, show_chapters, watched, write_page
from clachan.cli.screen import check_folder, check_writable, open_console, write_file
from clachan.cli.seats import read_bots
from clachan.cli.sim import (
    AsJson,
    Bots,
    Data,
    EngineName,
    GameName,
    Jobs,
    Players,
    Seed,
    Settings,
    given_options,
    use_data,
)
from clachan.core.errors import ClachanError
from clachan.core.message import refusal
from clachan.sim.arena import Contest, Result, begun, make_contest, run_contest
from clachan.sim.engines import ENGINES, Engine, open_engine
from clachan.sim.report.arena import book_of
from clachan.sim.report.chapter import Book
from clachan.sim.report.plots import can_plot
from clachan.sim.report_arena import data_of, markdown_of

SHOWN = ("Ratings", "Who beats whom", "Time")
NOT_KEPT = "its games are lost: --results FILE keeps them"

Results = Annotated[Path | None, typer.Option("--results")]
Page = Annotated[Path | None, typer.Option("--report")]

Records = Annotated[Path | None, typer.Option("--records", metavar="DIR")]


@app.command("arena")
def arena_command(
    game: GameName,
    bots: Bots = None,
    games: Annotated[int, typer.Option("--games", "-n")] = 100,
    players: Players = 4,
    seed: Seed = 0,
    options: Settings = None,
    jobs: Jobs = None,
    engine: EngineName = ENGINES[0],
    results: Results = None,
    records: Records = None,
    report: Page = None,
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other on the same layouts with rotated seats, and rate them."""
    use_data(data)
    contest = make_contest(
        game, given_options(players, options), read_bots(bots, "greedy,random"), games, seed
    )
    if report:
        _check_report(report)
    if records:
        check_folder(records)
    playing = open_engine(engine)
    played = _run_shown(
        contest, playing.cores() if jobs is None else jobs, results, as_json, playing, records
    )
    book = book_of(contest, played)
    if report:
        _write_report(report, book, markdown_of(contest, played))
    if as_json:
        typer.echo(json.dumps(data_of(contest, played), indent=2))
    else:
        show_chapters(open_console(), [chapter for chapter in book.chapters if chapter.title in SHOWN])


def _check_report(path: Path) -> None:
    """Before a long run, not after it."""
    if path.suffix not in (".html", ".md"):
        raise ClachanError(refusal("report-file", file=str(path.name)))
    check_writable(path)


def _keeper(folder: Path | None) -> Callable[[int, str], None] | None:
    return None if folder is None else lambda index, text: write_file(folder / f"{index + 1:05}.txt", text)


def _write_report(path: Path, book: Book, markdown: str) -> None:
    if path.suffix == ".md":
        write_file(path, markdown)
        return
    write_page(path, book)
    if not can_plot():
        typer.echo(page_written(path), err=True)


def _run_shown(contest: Contest, jobs: int, path: Path | None, as_json: bool, engine: Engine,
               records: Path | None = None) -> list[Result]:  # fmt: skip
    """Play with a progress bar; games of an earlier run count as done."""
    held = len([result for result in begun(contest, path) if result.index < contest.games])
    try:
        with watched(contest.games, as_json, held) as watch:
            return run_contest(contest, jobs, path, watch.advance, engine, _keeper(records))
    except KeyboardInterrupt:
        kept = f"{len(begun(contest, path))} games are kept: the same command goes on" if path else NOT_KEPT
        typer.echo(f"clachan: stopped; {kept}", err=True)
        raise typer.Exit(130) from None

"""`clachan arena`: bots against each other, fairly seated, with ratings."""

import errno
import json
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from clachan.cli.app import app
from clachan.cli.limits import CHOICE_TIME, GAME_TIME, MEMORY, ChoiceTime, GameTime, Memory, limits_of
from clachan.cli.pages import page_written, show_chapters, watched, write_page
from clachan.cli.screen import check_folder, check_writable, open_console, write_file
from clachan.cli.seats import read_bots
from clachan.cli.sim import (
    AsJson,
    Bots,
    Data,
    GameName,
    Jobs,
    Players,
    RunnerName,
    Seed,
    Settings,
    given_options,
    use_data,
)
from clachan.cli.speaking import said
from clachan.core.errors import ClachanError
from clachan.core.message import Message, refusal
from clachan.core.record import seat_word
from clachan.core.system_faults import why_refused
from clachan.sim.arena import Contest, Result, earlier_results, make_contest, run_contest
from clachan.sim.export import check_export, export
from clachan.sim.report.arena import arena_book
from clachan.sim.report.chapter import Book
from clachan.sim.report.plots import can_plot
from clachan.sim.report_arena import arena_data, markdown_of
from clachan.sim.runners import RUNNERS, Runner, open_runner

SHOWN = ("ratings", "pairs", "time", "lost")

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
    runner: RunnerName = RUNNERS[0],
    results: Results = None,
    records: Records = None,
    report: Page = None,
    export_to: Annotated[Path | None, typer.Option("--export", metavar="FILE")] = None,
    choice_time: ChoiceTime = CHOICE_TIME,
    game_time: GameTime = GAME_TIME,
    memory: Memory = MEMORY,
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other on the same layouts with rotated seats, and rate them."""
    use_data(data)
    _check_files(report, export_to, records)
    limits = limits_of(choice_time, game_time, memory)
    named = read_bots(bots, "greedy,random")
    contest = make_contest(game, given_options(players, options), named, games, seed, limits)
    playing = open_runner(runner)
    with kept_results(results, game) as path:
        played = _run_shown(
            contest, playing.cores() if jobs is None else jobs, path, as_json, playing, records
        )
    book = arena_book(contest, played)
    if report:
        _write_report(report, book, markdown_of(contest, played))
    if export_to:
        export(export_to, contest, played)
    if as_json:
        typer.echo(json.dumps(arena_data(contest, played), indent=2))
    else:
        show_chapters(open_console(), [chapter for chapter in book.chapters if chapter.id in SHOWN])


def _check_files(report: Path | None, export_to: Path | None, records: Path | None) -> None:
    """Before a long run, not after it."""
    if report:
        if report.suffix not in (".html", ".md"):
            raise ClachanError(refusal("report-file", file=str(report.name)))
        check_writable(report)
    if export_to:
        check_export(export_to)
        check_writable(export_to)
    if records:
        check_folder(records)


@contextmanager
def kept_results(named: Path | None, game: str) -> Iterator[Path]:
    """The file of results: the one named, or one that stays only if the arena does not come to its end."""
    if named is not None:
        yield named
        return
    path = _unnamed(game)
    yield path
    path.unlink(missing_ok=True)


def _unnamed(game: str) -> Path:
    """A new file here, or where files may be written."""
    name = f"arena-{game}-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.jsonl"
    for folder in (Path(), Path(tempfile.gettempdir())):
        if os.access(folder, os.W_OK):
            return folder / name
    raise ClachanError(
        refusal("file-unwritable", file=name, why=why_refused(PermissionError(errno.EACCES, "")))
    )


def _keeper(folder: Path | None) -> Callable[[int, str], None] | None:
    return None if folder is None else lambda index, text: write_file(folder / f"{index + 1:05}.txt", text)


def _write_report(path: Path, book: Book, markdown: str) -> None:
    if path.suffix == ".md":
        write_file(path, markdown)
        return
    write_page(path, book)
    if not can_plot():
        typer.echo(page_written(path), err=True)


def _run_shown(contest: Contest, jobs: int, path: Path, as_json: bool, runner: Runner,
               records: Path | None = None) -> list[Result]:  # fmt: skip
    """Play with a progress bar; games of an earlier run count as done."""
    held = len([result for result in earlier_results(contest, path) if result.index < contest.games])
    try:
        with watched(contest.games, as_json, held) as watch:
            return run_contest(
                contest,
                jobs,
                path,
                watch.advance,
                runner,
                _keeper(records),
                lambda one: watch.say(*_told(one)),
            )
    except KeyboardInterrupt:
        _tell_kept(contest, path)
        raise typer.Exit(130) from None
    except Exception:
        _tell_kept(contest, path)
        raise


def _tell_kept(contest: Contest, path: Path) -> None:
    kept = len(earlier_results(contest, path))
    typer.echo(str(Message("", "arena-stopped", {"count": kept, "file": str(path)})), err=True)


def _told(result: Result) -> tuple[str, ...]:
    """What is said of a game that a bot lost by failing."""
    if not result.lost:
        return ()
    lost = result.lost
    where = {"number": str(result.index + 1), "seat": seat_word(lost.seat), "ply": str(lost.ply)}
    return (
        said("arena-lost", why=lost.why, **where),
        f"  {said('check-bot-position', position=lost.position)}",
    )

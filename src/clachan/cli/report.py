"""`clachan report`: what many games tell, from records or from games played for the purpose."""

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Annotated

import typer

from clachan.cli.app import FIRST, app
from clachan.cli.pages import make_folder, page_written, show_chapters, watched, write_page, write_plots
from clachan.cli.screen import FAINT, check_folder, check_writable, open_console, write_file
from clachan.cli.seats import read_bots
from clachan.cli.sim import AsJson, Bots, Data, Jobs, Players, Seed, Settings, given_options, use_data
from clachan.cli.speaking import said
from clachan.core.errors import ClachanError
from clachan.core.message import Message, Parameters, refusal
from clachan.sim.report.book import book_of, data_of, source_of
from clachan.sim.report.gather import Gathered, from_files, from_play, record_files
from clachan.sim.report.plots import WANTED, can_plot
from clachan.sim.run import make_series
from clachan.sim.runners.processes import cores

NAMED_MOST = 5

Records = Annotated[
    list[Path] | None,
    typer.Argument(metavar="RECORDS"),
]
Html = Annotated[Path | None, typer.Option("--html")]
Keep = Annotated[Path | None, typer.Option("--keep")]
Plots = Annotated[Path | None, typer.Option("--plots")]


@app.command("report")
def report_command(
    records: Records = None,
    game: Annotated[str, typer.Option("--game")] = "",
    games: Annotated[int, typer.Option("--games", "-n")] = 100,
    bots: Bots = None,
    players: Players = 4,
    seed: Seed = 0,
    options: Settings = None,
    jobs: Jobs = None,
    keep: Keep = None,
    html: Html = None,
    plots: Plots = None,
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Tell who wins and what scores, by clan, seat, tile and round, from records or a simulation."""
    use_data(data)
    processes = cores() if jobs is None else jobs
    if plots and not can_plot():
        raise ClachanError(WANTED)
    if plots:
        check_folder(plots)
    if html:
        check_writable(html)
    if records:
        gathered, source = _from_records(records, game, processes, as_json)
    else:
        series = make_series(
            game or FIRST, given_options(players, options), read_bots(bots, "greedy"), games, seed
        )
        with watched(series.games, as_json) as watch:
            kept = _keeper(keep) if keep else None
            gathered, source = from_play(series, processes, watch.advance, kept), source_of(series)
    book = book_of(gathered.games, source)
    console = open_console()
    if as_json:
        typer.echo(json.dumps(data_of(book, gathered.games, gathered.left_out), indent=2, ensure_ascii=False))
    else:
        console.print(book.lead)
        show_chapters(console, book.chapters)
    _name_left_out(gathered)
    if html:
        write_page(html, book)
        typer.echo(page_written(html), err=True)
    if plots:
        typer.echo(said("cli-plots-written", count=write_plots(plots, book), folder=str(plots)), err=True)


def _keeper(folder: Path) -> Callable[[str], None]:
    """Writes one record after the other, numbered; a folder with games in it is left alone."""
    make_folder(folder)
    if any(folder.iterdir()):
        raise ClachanError(refusal("folder-not-empty", folder=str(folder)))
    numbers = count(1)
    return lambda text: write_file(folder / f"{next(numbers):05}.txt", text)


def _from_records(paths: list[Path], game: str, jobs: int, quiet: bool) -> tuple[Gathered, str]:
    if jobs < 1:
        raise ClachanError(refusal("processes-read", jobs=jobs))
    files = record_files(paths)
    with watched(len(files), quiet) as watch:
        gathered = from_files(files, jobs, watch.advance)
    if game:
        gathered.games = [facts for facts in gathered.games if facts.game == game]
    if not gathered.games:
        code = "no-finished-game-of" if game else "no-finished-game"
        none = refusal(code, count=len(files), game=game).message()
        first: Parameters = {"action": none, "why": gathered.left_out[0] if gathered.left_out else ""}
        raise ClachanError(Message("", "refused-action", first) if gathered.left_out else none)
    return gathered, said("cli-from-records", places=tuple(map(str, paths)))


def _name_left_out(gathered: Gathered) -> None:
    console = open_console()
    console.stderr = True
    for sentence in gathered.left_out[:NAMED_MOST]:
        console.print(said("cli-left-out", why=str(sentence)), style=FAINT, soft_wrap=True)
    if len(gathered.left_out) > NAMED_MOST:
        console.print(said("cli-left-out-more", count=len(gathered.left_out) - NAMED_MOST), style=FAINT)

"""`clachan analyse`: a game judged decision by decision."""

import json
from pathlib import Path
from typing import Annotated

import typer

from clachan.bots.assess import Effort
from clachan.bots.choosers import choosers_of
from clachan.cli.app import app
from clachan.cli.pages import page_written, show_chapters, watched, write_page
from clachan.cli.report import Html
from clachan.cli.screen import check_writable, open_console, read_file
from clachan.cli.sim import AsJson, Data, Jobs, use_data
from clachan.core.errors import ClachanError
from clachan.core.match import Match
from clachan.core.message import refusal
from clachan.sim.analyse import analyse, decisions, opened
from clachan.sim.report.analysis import analysis_book, analysis_data
from clachan.sim.runners.processes import cores

GAMES = 24

Games = Annotated[
    int | None,
    typer.Option("--iterations", "-i"),
]
Seconds = Annotated[float | None, typer.Option("--seconds")]
Seat = Annotated[str, typer.Option("--seat")]


@app.command("analyse")
def analyse_command(
    record: Annotated[Path, typer.Argument(metavar="RECORD")],
    iterations: Games = None,
    seconds: Seconds = None,
    seat: Seat = "",
    seed: Annotated[int, typer.Option()] = 0,
    jobs: Jobs = None,
    html: Html = None,
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Show for each decision what a bot would do and what the move played cost, and the turning points."""
    use_data(data)
    if html:
        check_writable(html)
    if iterations is not None and seconds is not None:
        raise ClachanError(refusal("iterations-or-seconds"))
    processes = cores() if jobs is None else jobs
    if processes < 1:
        raise ClachanError(refusal("processes-think", jobs=processes))
    effort = (
        Effort(0, seconds) if seconds is not None else Effort(GAMES if iterations is None else iterations)
    )
    if effort.games == 0 and seconds is None:
        raise ClachanError(refusal("candidate-twice"))
    text, chosen = read_file(record), _seat(seat)
    match = _opened(record, text)
    with watched(len(decisions(match, chosen)), as_json) as watch:
        found = analyse(text, effort.checked(), seed, chosen, processes, watch.advance)
    book = analysis_book(found, effort)
    if as_json:
        typer.echo(json.dumps(analysis_data(found), indent=2, ensure_ascii=False))
    else:
        console = open_console()
        console.print(book.lead)
        show_chapters(console, book.chapters, rows=len(found.verdicts))
    if html:
        write_page(html, book)
        typer.echo(page_written(html), err=True)


def _seat(word: str) -> int | None:
    if not word:
        return None
    number = word.lower().removeprefix("p")
    if not number.isdecimal() or len(number) > 2 or int(number) < 1:
        raise ClachanError(refusal("seat-word", seat=repr(word)))
    return int(number) - 1


def _opened(path: Path, text: str) -> Match:
    """The match, with the file's name in any refusal; a game that no bot can judge is refused."""
    try:
        match = opened(text)
    except ClachanError as error:
        raise ClachanError(refusal("in-record", file=str(path), why=error.message())) from error
    choosers_of(match.game)
    return match

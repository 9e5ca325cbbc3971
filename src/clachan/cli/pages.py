"""Chapters of a report in the terminal and in files."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from textwrap import wrap

from rich.cells import cell_len
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from clachan.cli.screen import FAINT, STRONG, write_file
from clachan.cli.speaking import said
from clachan.core.errors import ClachanError
from clachan.core.message import refusal
from clachan.core.system_faults import why_refused
from clachan.sim.report.chapter import BELOW, BESIDE, LEFT_OUT, TEXT, Book, Chapter, Sheet
from clachan.sim.report.page import page_of
from clachan.sim.report.plots import WANTED, can_plot, draw_plot

ROWS_SHOWN = 20
DESCRIPTION = 20  # letters of a description's line at the least
HEADING = 10  # letters of a heading's line where room is short
FILE_WIDTH = 160  # where nobody looks at a terminal


def show_chapters(console: Console, chapters: Sequence[Chapter], rows: int = ROWS_SHOWN) -> None:
    """The tables, long ones cut off, and on a narrow terminal without what has no room."""
    if not console.is_terminal:
        console.width = max(console.width, FILE_WIDTH)
    for chapter in chapters:
        if chapter.sheet is None:
            continue
        console.print()
        console.print(_fitting(console, chapter.title, chapter.sheet, rows))
        left = len(chapter.sheet.rows) - rows
        if left > 0:
            console.print(said("cli-more-rows", count=left), style=FAINT)


def _fitting(console: Console, title: str, sheet: Sheet, most: int) -> Table:
    """The table in the first way that fits: on one line, with intervals below, or without intervals."""
    headings = [column.shown for column in sheet.columns]
    stacked = ["\n".join(wrap(heading, HEADING)) for heading in headings]
    ways = [
        (heads, sheet.written(intervals)[:most])
        for heads, intervals in ((headings, BESIDE), (stacked, BELOW), (stacked, LEFT_OUT))
    ]
    heads, cells = next((way for way in ways if _width(sheet, *way) <= console.width), ways[-1])
    return _table(title, sheet, heads, cells)


def _width(sheet: Sheet, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> int:
    """The room that a table needs; a description can be broken, the first column and numbers cannot."""
    widths = [
        max(cell_len(line) for cell in column for line in cell.split("\n"))
        for column in zip(headings, *rows, strict=True)
    ]
    for place, column in enumerate(sheet.columns):
        if place and column.form == TEXT:
            widths[place] = min(widths[place], DESCRIPTION)
    return sum(widths) + 3 * (len(widths) - 1)


def _table(title: str, sheet: Sheet, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    table = Table(title=title, title_justify="left", title_style=STRONG, show_edge=False, pad_edge=False)
    for place, (column, heading) in enumerate(zip(sheet.columns, headings, strict=True)):
        text = column.form == TEXT  # only a description may be broken between words
        table.add_column(heading, justify="left" if text else "right", no_wrap=not text or place == 0)
    for row in rows:
        table.add_row(*row)
    return table


def page_written(path: Path) -> str:
    """That a page is there, and what it lacks."""
    if can_plot():
        return said("cli-page-written", file=str(path))
    return said("cli-page-without-plots", file=str(path), why=WANTED.message())


def write_page(path: Path, book: Book) -> None:
    write_file(path, page_of(book))


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ClachanError(refusal("folder-not-made", folder=str(folder), why=why_refused(error))) from error


def write_plots(folder: Path, book: Book) -> int:
    """Every plot as a file of its own; answers how many."""
    make_folder(folder)
    plots = [plot for chapter in book.chapters for plot in chapter.plots]
    for plot in plots:
        name = re.sub(r"[^a-z0-9]+", "-", plot.title.lower()).strip("-")
        write_file(folder / f"{name}.svg", draw_plot(plot).replace("currentColor", "#444444"))
    return len(plots)


@contextmanager
def watched(total: int, quiet: bool, done: int = 0) -> "Iterator[ProgressLine]":
    """A progress bar on the error stream, unless a program listens or nobody watches."""
    console = Console(stderr=True)
    if quiet or not console.is_terminal:
        yield ProgressLine(None)
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        progress.add_task("done", total=total, completed=done)
        yield ProgressLine(progress)


class ProgressLine:
    """Moves the bar on."""

    def __init__(self, progress: Progress | None) -> None:
        self._progress = progress

    def advance(self, steps: int = 1) -> None:
        if self._progress:
            self._progress.advance(self._progress.task_ids[0], steps)

    def say(self, *lines: str) -> None:
        """Tell something beside the bar, on the error stream."""
        console = self._progress.console if self._progress else Console(stderr=True)
        for line in lines:
            console.print(line, soft_wrap=True, highlight=False, markup=False, emoji=False)

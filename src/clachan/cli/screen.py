"""What the commands share: the console, lines packed to its width, files, and the score sheet."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from clachan.cli.speaking import said
from clachan.core.errors import ClachanError
from clachan.core.match import Match
from clachan.core.message import refusal
from clachan.core.system_faults import why_refused
from clachan.words import spoken_names, words_for

FAINT = "dim"
STRONG = "bold"
WARNING = "bold yellow"


def open_console() -> Console:
    """Plain text where nobody looks at colours; nothing that is typed or told is read as markup."""
    return Console(highlight=False, markup=False, emoji=False)


def flow(parts: Sequence[Text], width: int, indent: int, gap: str = "  ") -> list[Text]:
    """Pack parts onto lines without breaking any; lines after the first are indented."""
    lines = [Text()]
    empty = True
    for part in parts:
        if not empty and lines[-1].cell_len + len(gap) + part.cell_len > width:
            lines.append(Text(" " * indent))
            empty = True
        lines[-1].append("" if empty else gap).append_text(part)
        empty = False
    return lines


def cut_to(lines: Sequence[Text], width: int) -> Group:
    """Lines below each other, none of them broken: what is too wide ends in dots."""
    for line in lines:
        line.no_wrap = True
        line.truncate(width, overflow="ellipsis")
    return Group(*lines)


def read_file(path: Path) -> str:
    """The text of a file, or one sentence on why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise ClachanError(refusal("file-unreadable", file=str(path), why=why_refused(error))) from error
    except UnicodeDecodeError as error:
        raise ClachanError(refusal("file-no-text", file=str(path), byte=str(error.start))) from error


def write_file(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ClachanError(refusal("file-unwritable", file=str(path), why=why_refused(error))) from error


def replace_file(path: Path, text: str) -> None:
    """As write_file, but what the file held before is there until all of the new text is."""
    if path.exists() and not path.is_file():
        write_file(path, text)
        return
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise ClachanError(refusal("file-unwritable", file=str(path), why=why_refused(error))) from error


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written, before the work whose result it should hold."""
    there = path.exists()
    try:
        with path.open("a", encoding="utf-8"):
            pass
    except OSError as error:
        raise ClachanError(refusal("file-unwritable", file=str(path), why=why_refused(error))) from error
    if not there:
        path.unlink()


def check_folder(folder: Path) -> None:
    """Make a folder for files that are still to be written, and refuse one that cannot hold any."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ClachanError(refusal("folder-not-made", folder=str(folder), why=why_refused(error))) from error
    check_writable(folder / ".clachan-can-write")


def score_sheet(match: Match) -> Table:
    """Points by scoring rule, one column for each seat."""
    words, scores = words_for(match.game.name), match.scores()
    table = Table(said("terminal-points"), title=None, show_edge=False, pad_edge=False)
    for name in spoken_names(match.game, match.state):
        table.add_column(name, justify="right")
    for line in scores[0].lines:
        if any(score.lines[line] for score in scores):
            table.add_row(words.name(f"line:{line}"), *(str(score.lines[line]) for score in scores))
    table.add_section()
    table.add_row(said("terminal-total"), *(str(score.total) for score in scores), style=STRONG)
    if len(scores) > 1:
        table.add_row(said("terminal-place"), *(str(score.place) for score in scores))
    if any(score.rating for score in scores):
        ratings = (words.name(f"rating:{score.rating.lower()}") for score in scores)
        table.add_row(said("terminal-rating"), *ratings)
    return table

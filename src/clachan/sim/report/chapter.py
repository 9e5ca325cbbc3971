"""The parts of a report as plain data: chapters with a table and plots, to be written out by others."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, is_dataclass
from typing import Any

from clachan.core.message import Message
from clachan.sim.rating import Interval
from clachan.words.figures import local


@dataclass(frozen=True)
class Named:
    """What data knows by a key and people by a name."""

    key: str
    name: str


Cell = str | int | float | Interval | Named | None
TEXT, COUNT, SHARE, NUMBER, SIGNED, FINE = "text", "count", "share", "number", "signed", "fine"
BESIDE, BELOW, LEFT_OUT = "beside", "below", "left out"  # where the interval of a value stands


@dataclass(frozen=True)
class Column:
    """A heading and how the cells below it are written."""

    heading: str
    """What data calls the column."""
    form: str = TEXT
    said: str = ""
    """What people read above it, if that is something else."""

    @property
    def shown(self) -> str:
        return self.said or self.heading


@dataclass(frozen=True)
class Sheet:
    """A table whose cells are numbers until they are written out."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]

    def data(self) -> list[dict[str, Any]]:
        headings = [column.heading for column in self.columns]
        return [dict(zip(headings, map(_plain, row), strict=True)) for row in self.rows]

    def written(self, intervals: str = BESIDE) -> list[list[str]]:
        forms = [column.form for column in self.columns]
        return [
            [write(cell, form, intervals) for cell, form in zip(row, forms, strict=True)] for row in self.rows
        ]


@dataclass(frozen=True)
class Bars:
    """Values with intervals, one line each; `usual` is drawn as a line to compare with."""

    title: str
    unit: str
    names: tuple[str, ...]
    values: tuple[Interval, ...]
    usual: float | None = None
    form: str = NUMBER
    wide: bool = False
    """Whether the values lie so far apart that only their size matters."""


@dataclass(frozen=True)
class StackedBars:
    """Amounts piled up for each group: `parts` names the layers."""

    title: str
    unit: str
    groups: tuple[str, ...]
    parts: tuple[str, ...]
    amounts: tuple[tuple[float, ...], ...]
    """For each part its amount in every group."""


@dataclass(frozen=True)
class Strip:
    """One small plot of `Paths`: the middle of a number over time and where four fifths of all games lie."""

    name: str
    middle: tuple[float, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]


@dataclass(frozen=True)
class Paths:
    """Small plots side by side, all with the same axes."""

    title: str
    unit: str
    ticks: tuple[str, ...]
    strips: tuple[Strip, ...]


@dataclass(frozen=True)
class Spread:
    """How numbers are distributed, for each name."""

    title: str
    unit: str
    names: tuple[str, ...]
    values: tuple[tuple[float, ...], ...]


@dataclass(frozen=True)
class Matrix:
    """A share for each pair of a row and a column; None where there is none."""

    title: str
    names: tuple[str, ...]
    shares: tuple[tuple[float | None, ...], ...]


@dataclass(frozen=True)
class Curve:
    """A line through points, with a name."""

    name: str
    at: tuple[float, ...]
    values: tuple[float, ...]


@dataclass(frozen=True)
class Curves:
    """Lines over a common axis; `marks` are points of interest with a number to find them by."""

    title: str
    across: str
    unit: str
    curves: tuple[Curve, ...]
    marks: tuple[tuple[float, float, str], ...] = ()
    ends: tuple[tuple[float, str], ...] = ()
    """Where parts of the axis end, with their names."""


Plot = Bars | StackedBars | Paths | Spread | Matrix | Curves


@dataclass(frozen=True)
class Chapter:
    """A heading, a sentence on how to read it, a table and plots."""

    title: str
    note: str
    sheet: Sheet | None = None
    plots: tuple[Plot, ...] = ()
    id: str = ""
    """What programs know it by, in any language."""

    def data(self) -> dict[str, Any]:
        rows = self.sheet.data() if self.sheet else []
        return {"id": self.id, "title": self.title, "note": self.note, "rows": rows}


@dataclass(frozen=True)
class Book:
    """A whole report."""

    title: str
    lead: str
    chapters: Sequence[Chapter]


def _plain(cell: Cell) -> Any:
    if isinstance(cell, float):
        return round(cell, 4)
    if isinstance(cell, Named):
        return cell.key
    if is_dataclass(cell):
        return {name: round(value, 4) for name, value in asdict(cell).items()}
    return cell


def write(cell: Cell, form: str, intervals: str = BESIDE) -> str:
    """A cell in words; an interval stands in brackets after its value, on a line of its own, or nowhere."""
    if cell is None:
        return "–"
    if isinstance(cell, Named):
        return cell.name
    if isinstance(cell, str):
        return cell
    if isinstance(cell, Interval) and cell.low < cell.high and intervals != LEFT_OUT:
        low, high = _number(cell.low, form).removesuffix(" %"), _number(cell.high, form)
        apart = cell.low < 0 or form == SIGNED
        ends = str(Message("", "report-from-to", {"low": low, "high": high})) if apart else f"{low}–{high}"
        gap = "\n" if intervals == BELOW else " "
        return f"{_number(cell.value, form)}{gap}({ends})"
    return _number(cell.value if isinstance(cell, Interval) else cell, form)


def _number(value: float, form: str) -> str:
    pattern = {COUNT: ",.0f", SIGNED: "+.1f", FINE: ".3g"}.get(form, ".1f")
    text = f"{100 * value:.1f} %" if form == SHARE else format(value, pattern)
    return local(text.replace("-", "−"))

"""Results of an arena as a table for other programs: a row for each seat of each game, as CSV or Parquet."""

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from clachan.core.errors import ClachanError
from clachan.core.message import refusal
from clachan.core.system_faults import why_refused
from clachan.sim.arena import Contest, Result

CSV, PARQUET = ".csv", ".parquet"
COLUMNS: dict[str, type] = {
    "game": int,
    "layout": int,
    "seed": int,
    "seat": int,
    "bot": str,
    "points": int,
    "place": int,
    "choices": int,
    "seconds": float,
    "slowest": float,
    "finished": bool,
    "fault": str,
    "why": str,
    "ply": int,
    "position": str,
}


def check_export(path: Path) -> None:
    """Refuse what cannot be written, before the first game."""
    if path.suffix not in (CSV, PARQUET):
        raise ClachanError(refusal("export-file", file=path.name))
    if path.suffix == PARQUET:
        _arrow()


def rows_of(contest: Contest, results: Sequence[Result]) -> list[dict[str, Any]]:
    """A row for each seat of each game; what is told of a fault stands at the seat whose it was."""
    return [_row(contest, result, seat) for result in results for seat in range(len(result.bots))]


def _row(contest: Contest, result: Result, seat: int) -> dict[str, Any]:
    lost = result.lost if result.lost and result.lost.seat == seat else None
    values = (
        result.index + 1,
        result.layout,
        contest.table(result.index)[1],
        seat + 1,
        result.bots[seat],
        result.totals[seat],
        result.places[seat],
        result.decisions[seat],
        result.seconds[seat],
        result.slowest[seat],
        result.lost is None,
        *((lost.fault, lost.why, lost.ply, lost.position) if lost else (None,) * 4),
    )
    return dict(zip(COLUMNS, values, strict=True))


def export(path: Path, contest: Contest, results: Sequence[Result]) -> None:
    """Write the table into a file."""
    rows = rows_of(contest, results)
    try:
        if path.suffix == PARQUET:
            _write_parquet(path, rows)
        else:
            _write_csv(path, rows)
    except OSError as error:
        raise ClachanError(refusal("file-unwritable", file=str(path), why=why_refused(error))) from error


def _write_csv(path: Path, rows: Sequence[dict[str, Any]]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, COLUMNS)
        writer.writeheader()
        writer.writerows(rows)


def _write_parquet(path: Path, rows: Sequence[dict[str, Any]]) -> None:
    arrow = _arrow()
    import pyarrow.parquet

    kinds = {int: arrow.int64(), float: arrow.float64(), str: arrow.string(), bool: arrow.bool_()}
    schema = arrow.schema([(name, kinds[kind]) for name, kind in COLUMNS.items()])
    pyarrow.parquet.write_table(arrow.Table.from_pylist(rows, schema), path)


def _arrow() -> Any:
    try:
        import pyarrow
    except ImportError as error:
        raise ClachanError(refusal("parquet-needs")) from error
    return pyarrow

"""`clachan draw`: the table of a record as a picture."""

from pathlib import Path
from typing import Annotated

import typer

from clachan.cli.app import app
from clachan.cli.live_match import load_record
from clachan.cli.play import OtherData
from clachan.cli.screen import check_writable, write_file
from clachan.cli.sim import Data, use_data
from clachan.core.errors import ClachanError
from clachan.core.message import refusal
from clachan.pictures import as_png, picture_of

KINDS = (".svg", ".png")


@app.command()
def draw(
    file: Annotated[Path, typer.Argument(metavar="RECORD")],
    out: Annotated[Path, typer.Option("--out", "-o")],
    ply: Annotated[int | None, typer.Option()] = None,
    seat: Annotated[int | None, typer.Option()] = None,
    width: Annotated[int, typer.Option(min=100, max=8000)] = 1600,
    data: Data = None,
    other_data: OtherData = False,
) -> None:
    """Draw the table of a record, as the web table looks."""
    use_data(data)
    if out.suffix not in KINDS:
        raise ClachanError(refusal("picture-file", file=out.name))
    check_writable(out)
    match = load_record(file, not other_data).match
    players = match.options.number("players")
    if seat is not None and not 1 <= seat <= players:
        raise ClachanError(refusal("no-such-seat", last=players, seat=seat))
    position = match.position_at(match.ply if ply is None else ply)
    svg = picture_of(position, None if seat is None else seat - 1)
    if out.suffix == ".svg":
        write_file(out, svg)
    else:
        out.write_bytes(as_png(svg, width))
    typer.echo(str(out), err=True)

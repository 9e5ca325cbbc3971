"""`clachan data`: where every printed value comes from, and whether a data pack is sound."""

import json
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from clachan.cli.app import FIRST, app
from clachan.cli.speaking import said
from clachan.core.datapack import PROVENANCES, Leaf
from clachan.core.errors import BadData, ClachanError
from clachan.core.game import open_game
from clachan.core.message import refusal

Game = Annotated[str, typer.Argument(metavar="GAME")]
Pack = Annotated[Path | None, typer.Option("--data")]

data = typer.Typer(no_args_is_help=True)
app.add_typer(data, name="data")


def values_of(game: str, pack: Path | None) -> list[Leaf]:
    """Every value of a game's data, the pack's instead of the printed ones; reading them also checks them."""
    return list(open_game(game).data_values(pack))


@data.command("show")
def show(
    game: Game = FIRST,
    pack: Pack = None,
    provenance: Annotated[str, typer.Option()] = "",
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """List every value with its provenance and source."""
    if provenance and provenance not in PROVENANCES:
        raise ClachanError(refusal("provenance-value", given=repr(provenance), allowed=tuple(PROVENANCES)))
    leaves = [leaf for leaf in values_of(game, pack) if provenance in ("", leaf.provenance)]
    if as_json:
        typer.echo(json.dumps([asdict(leaf) for leaf in leaves], indent=2, ensure_ascii=False))
        return
    for leaf in leaves:
        typer.echo(_line(leaf))
    typer.echo(_summary(leaves))


def _line(leaf: Leaf) -> str:
    source = f" ({leaf.source})" if leaf.source else ""
    value = json.dumps(leaf.value, ensure_ascii=False)
    return f"{leaf.file}: {leaf.place} = {value}  {leaf.provenance}{source}"


def _provenance(mark: str) -> str:
    return said(f"cli-data-{mark.replace(' ', '-')}")


def _summary(leaves: list[Leaf]) -> str:
    counts = Counter(leaf.provenance for leaf in leaves)
    parts = [f"{counts[mark]} {_provenance(mark)}" for mark in reversed(PROVENANCES) if counts[mark]]
    return said("cli-data-values", count=len(leaves), parts=", ".join(parts))


@data.command("check")
def check(
    folder: Annotated[Path | None, typer.Argument(metavar="DIR")] = None,
    game: Annotated[str, typer.Option()] = FIRST,
) -> None:
    """Check a data pack, or the data in use; every fault is one line."""
    try:
        leaves = values_of(game, folder)
    except BadData as error:
        for fault in error.faults:
            typer.echo(str(fault))
        raise typer.Exit(1) from error
    what = said("cli-data-pack-sound", folder=str(folder)) if folder else said("cli-data-sound")
    typer.echo(f"{what} {game}: {_summary(leaves)}")

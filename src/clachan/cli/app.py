"""The command `clachan`: the modules beside this one add their commands to it."""

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from clachan import __version__
from clachan.core.errors import ClachanError
from clachan.core.game import game_names

FIRST = game_names()[0]
"""The game that is meant where none is named."""


class Commands(TyperGroup):
    """Says what Clachan refuses in one sentence, for whichever command it happens."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except ClachanError as error:
            typer.echo(f"clachan: {error}", err=True)
            raise typer.Exit(2) from error


app = typer.Typer(
    name="clachan",
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"clachan {__version__}")
        raise typer.Exit


@app.callback()
def clachan(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="show the version")
    ] = False,
) -> None:
    """An open digital table for two Scottish board games."""
    del version

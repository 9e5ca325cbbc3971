"""`clachan tidy`: let go of what a server need not keep any longer."""

import asyncio
from typing import Annotated

import typer

from clachan.cli.app import app
from clachan.core.errors import ClachanError
from clachan.core.message import refusal


@app.command()
def tidy(
    db: Annotated[
        str, typer.Option(help="the file that keeps all tables, or the URL of a database")
    ] = "clachan.db",
    finished_days: Annotated[
        float, typer.Option(help="days for which finished tables are kept; 0 for ever", min=0)
    ] = 365,
    idle_days: Annotated[
        float, typer.Option(help="days after which a table where nothing happens goes; 0 for never", min=0)
    ] = 0,
    chat_lines: Annotated[
        int, typer.Option(help="lines of talk that are kept of each table; 0 for all", min=0)
    ] = 500,
    megabytes: Annotated[
        float, typer.Option(help="beyond this size the oldest finished tables go; 0 for any size", min=0)
    ] = 0,
) -> None:
    """Remove old tables and talk from a server's store, also while it runs."""
    try:
        from clachan.server.store import open_store
        from clachan.server.store_check import try_place
        from clachan.server.tidying import Keeping, Tidied, give_back
        from clachan.server.tidying import tidy as tidied
    except ImportError as error:
        raise ClachanError(refusal("needs-packages", error=str(error))) from error
    try_place(db)
    keeping = Keeping(finished_days, idle_days, chat_lines, megabytes)

    async def run() -> Tidied:
        store = open_store(db)
        try:
            done = await tidied(store, keeping)
            await give_back(store)
            return done
        finally:
            await store.close()

    done = asyncio.run(run())
    typer.echo(
        f"Gone: {done.tables} tables, {done.lines} lines of talk, {done.guests} guests, "
        f"{done.events} events that were taken back."
    )

"""`clachan tidy`: let go of what a server need not keep any longer."""

import asyncio
from typing import Annotated

import typer

from clachan.cli.app import app
from clachan.cli.speaking import said
from clachan.core.errors import ClachanError
from clachan.core.message import refusal


@app.command()
def tidy(
    db: Annotated[str, typer.Option()] = "clachan.db",
    finished_days: Annotated[float, typer.Option(min=0)] = 365,
    idle_days: Annotated[float, typer.Option(min=0)] = 0,
    chat_lines: Annotated[int, typer.Option(min=0)] = 500,
    megabytes: Annotated[float, typer.Option(min=0)] = 0,
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
        said("cli-tidied", tables=done.tables, lines=done.lines, guests=done.guests, events=done.events)
    )

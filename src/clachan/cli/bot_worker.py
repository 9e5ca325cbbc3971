"""`clachan bot-worker`: bots that think here for servers on other machines."""

import asyncio
from typing import Annotated

import typer

from clachan.cli.app import app
from clachan.core.errors import ClachanError


@app.command("bot-worker")
def bot_worker(
    db: Annotated[str, typer.Option(help="the URL of the database that the servers have")],
    processes: Annotated[
        int, typer.Option(help="how many bots may think at the same time", min=1, max=256)
    ] = 1,
    quick: Annotated[
        bool,
        typer.Option("--quick", help="think for bots that answer at once, not for those that think long"),
    ] = False,
    nice: Annotated[
        int, typer.Option(help="how far this makes way for other programs here", min=0, max=19)
    ] = 0,
) -> None:
    """Let bots think here for the servers of a database, wherever they run, until it is stopped."""
    try:
        from clachan.server.bot_pool import LONG, QUICK
        from clachan.server.log_lines import log_as_json
        from clachan.server.store_check import is_shared, shown, try_place
        from clachan.server.thinking import think
    except ImportError as error:
        raise ClachanError(f"this needs more packages ({error}): pip install 'clachan[postgres]'") from error
    if not is_shared(db):
        raise ClachanError(f"bots think elsewhere for servers with PostgreSQL only, not with {shown(db)}")
    try_place(db)
    log_as_json()
    lane = QUICK if quick else LONG
    count = "One process thinks" if processes == 1 else f"{processes} processes think"
    typer.echo(f"Clachan: {count} for the servers of {shown(db)}.")
    asyncio.run(think(db, processes, lane, nice))

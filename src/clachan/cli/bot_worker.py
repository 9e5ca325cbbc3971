"""`clachan bot-worker`: bots that think here for servers on other machines."""

import asyncio
from typing import Annotated

import typer

from clachan.cli.app import app
from clachan.cli.speaking import said
from clachan.core.errors import ClachanError
from clachan.core.message import refusal


@app.command("bot-worker")
def bot_worker(
    db: Annotated[str, typer.Option()],
    processes: Annotated[int, typer.Option(min=1, max=256)] = 1,
    quick: Annotated[bool, typer.Option("--quick")] = False,
    nice: Annotated[int, typer.Option(min=0, max=19)] = 0,
) -> None:
    """Let bots think here for the servers of a database, wherever they run, until it is stopped."""
    try:
        from clachan.server.bot_pool import LONG, QUICK
        from clachan.server.log_lines import log_as_json
        from clachan.server.store_check import is_shared, shown, try_place
        from clachan.server.thinking import think
    except ImportError as error:
        raise ClachanError(refusal("needs-packages", error=str(error))) from error
    if not is_shared(db):
        raise ClachanError(refusal("thinkers-need", place=shown(db)))
    log_as_json()
    try_place(db)
    lane = QUICK if quick else LONG
    typer.echo(said("cli-thinking", count=processes, place=shown(db)))
    asyncio.run(think(db, processes, lane, nice))

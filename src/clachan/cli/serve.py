"""`clachan serve`: the web table."""

import logging
from pathlib import Path
from typing import Annotated

import typer

from clachan.cli.app import app
from clachan.core.errors import ClachanError

STOP_SECONDS = 5
LINE = '{"at":"%(asctime)s","level":"%(levelname)s","from":"%(name)s","message":"%(message)s"}'


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="the address to listen on")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="the port to listen on")] = 8080,
    db: Annotated[Path, typer.Option(help="the file that keeps all tables")] = Path("clachan.db"),
    origin: Annotated[
        list[str] | None, typer.Option(help="another address under which the pages are served")
    ] = None,
    bot_seconds: Annotated[float, typer.Option(help="how long a bot may think about one answer")] = 20.0,
    bot_pace: Annotated[
        float, typer.Option(help="the least time between two steps of bots that are watched")
    ] = 0.5,
) -> None:
    """Start the web table and keep it running until it is stopped."""
    try:
        import uvicorn

        from clachan.server.app import ServerSettings, create_app
    except ImportError as error:
        raise ClachanError(
            f"the web table needs more packages ({error}): pip install clachan[web]"
        ) from error
    logging.basicConfig(level=logging.INFO, format=LINE)
    settings = ServerSettings(str(db), frozenset(origin or ()), bot_seconds=bot_seconds, bot_pace=bot_pace)
    typer.echo(f"Clachan: open http://{'127.0.0.1' if host == '0.0.0.0' else host}:{port}/ in a browser.")
    uvicorn.run(
        create_app(settings),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=16_384,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=STOP_SECONDS,
    )

"""`clachan serve`, `backup` and `export`: the web table and what it keeps."""

import ipaddress
import json
import logging
import socket
import sqlite3
import time
from pathlib import Path
from typing import Annotated

import typer

from clachan.cli.app import app
from clachan.core.errors import ClachanError

STOP_SECONDS = 5
BACKLOG = 2048  # connections that may wait to be accepted
Database = Annotated[Path, typer.Option(help="the file that keeps all tables")]


class JsonLines(logging.Formatter):
    """One JSON object for each line of the log."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname,
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def _log_as_json() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    logging.getLogger("alembic").setLevel(logging.WARNING)  # a store that is up to date is no news


def _needs_packages(error: ImportError) -> ClachanError:
    return ClachanError(f"the web table needs more packages ({error}): pip install 'clachan[web]'")


def _networks(texts: list[str]) -> tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]:
    try:
        return tuple(ipaddress.ip_network(text) for text in texts)
    except ValueError as error:
        raise ClachanError(f"--hook-network: {error}") from error


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="the address to listen on")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(help="the port to listen on; 0 takes a free one", min=0, max=65535)
    ] = 8080,
    db: Annotated[
        str, typer.Option(help="the file that keeps all tables, or the URL of a database")
    ] = "clachan.db",
    origin: Annotated[list[str] | None, typer.Option(help="another origin that may use this server")] = None,
    bot_seconds: Annotated[float, typer.Option(help="how long a bot may think about one answer")] = 20.0,
    message_rate: Annotated[float, typer.Option(help="messages a second that one page may send")] = 25.0,
    bot_pace: Annotated[float, typer.Option(help="the least seconds between watched steps of bots")] = 0.5,
    hook_network: Annotated[
        list[str] | None, typer.Option(help="a network that web hooks may reach though it is not public")
    ] = None,
    idle_seconds: Annotated[float, typer.Option(help="when a table nobody looks at goes to sleep")] = 60.0,
) -> None:
    """Start the web table and keep it running until it is stopped."""
    try:
        import uvicorn

        from clachan.server.app import ServerSettings, create_app
        from clachan.server.frames import WebSocket
        from clachan.server.store_check import try_place
    except ImportError as error:
        raise _needs_packages(error) from error
    _log_as_json()
    settings = ServerSettings(
        db,
        frozenset(origin or ()),
        bot_seconds=bot_seconds,
        bot_pace=bot_pace,
        message_rate=message_rate,
        idle_seconds=idle_seconds,
        hook_networks=_networks(hook_network or []),
    )
    config = uvicorn.Config(
        create_app(settings),
        ws=WebSocket,
        ws_max_size=16_384,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    listening = _listen(host, port)
    try_place(db)
    shown = "127.0.0.1" if host == "0.0.0.0" else f"[{host}]" if ":" in host else host
    typer.echo(f"Clachan: open http://{shown}:{listening.getsockname()[1]}/ in a browser.")
    uvicorn.Server(config).run(sockets=[listening])


def _listen(host: str, port: int) -> socket.socket:
    """Take the port before anything is promised."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        reason = (error.strerror or str(error)).partition(" (")[0]
        raise ClachanError(f"cannot listen on {host}:{port}: {reason}; choose --host or --port") from error


@app.command()
def backup(
    to: Annotated[Path, typer.Argument(help="the file to write; it must not exist yet")],
    db: Database = Path("clachan.db"),
) -> None:
    """Copy the tables of a server, also while it runs."""
    if not db.is_file():
        raise ClachanError(f"there is no file {str(db)!r}")
    if to.exists():
        raise ClachanError(f"{str(to)!r} exists already")
    source, copy = sqlite3.connect(f"{db.absolute().as_uri()}?mode=ro", uri=True), sqlite3.connect(to)
    try:
        source.backup(copy)
    finally:
        source.close()
        copy.close()
    typer.echo(f"{to} holds everything that {db} held.")


@app.command()
def export(
    table: Annotated[str, typer.Argument(help="the name of a table, as in its address")],
    db: Database = Path("clachan.db"),
) -> None:
    """Write a table of a server as a record."""
    try:
        from clachan.server.exporting import record_of
    except ImportError as error:
        raise _needs_packages(error) from error
    if not db.is_file():
        raise ClachanError(f"there is no file {str(db)!r}")
    typer.echo(record_of(str(db), table), nl=False)

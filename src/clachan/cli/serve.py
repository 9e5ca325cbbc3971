"""`clachan serve`, `backup` and `export`: the web table and what it keeps."""

import asyncio
import ipaddress
import socket
import sqlite3
from pathlib import Path
from typing import Annotated

import typer

from clachan.cli.app import app
from clachan.cli.speaking import said
from clachan.core.errors import ClachanError
from clachan.core.message import refusal
from clachan.core.system_faults import why_refused

BACKLOG = 2048  # connections that may wait to be accepted
Database = Annotated[str, typer.Option()]


def _needs_packages(error: ImportError) -> ClachanError:
    return ClachanError(refusal("needs-packages", error=str(error)))


def _networks(option: str, texts: list[str]) -> tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]:
    try:
        return tuple(ipaddress.ip_network(text) for text in texts)
    except ValueError as error:
        raise ClachanError(refusal("option-wrong", option=str(option), why=str(error))) from error


@app.command()
def serve(
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8080,
    db: Annotated[str, typer.Option()] = "clachan.db",
    origin: Annotated[list[str] | None, typer.Option()] = None,
    bot_workers: Annotated[int, typer.Option(min=2)] = 2,
    bot_seconds: Annotated[float, typer.Option(min=0.1)] = 20.0,
    guest_thinking: Annotated[float, typer.Option(min=1)] = 40.0,
    all_thinking: Annotated[float, typer.Option(min=1)] = 50.0,
    message_rate: Annotated[float, typer.Option()] = 25.0,
    bot_pace: Annotated[float, typer.Option()] = 0.5,
    patience: Annotated[float, typer.Option()] = 180.0,
    hook_network: Annotated[list[str] | None, typer.Option()] = None,
    idle_seconds: Annotated[float, typer.Option()] = 60.0,
    limit: Annotated[
        list[str] | None,
        typer.Option(),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64)] = 1,
    peer_host: Annotated[str, typer.Option()] = "127.0.0.1",
    metrics_network: Annotated[list[str] | None, typer.Option()] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(),
    ] = None,
) -> None:
    """Start the web table and keep it running until it is stopped."""
    try:
        from clachan.server.allowances import read_limits
        from clachan.server.app import ServerSettings
        from clachan.server.log_lines import log_as_json
        from clachan.server.running import run_until_stopped
        from clachan.server.store_check import hold_file, is_shared, try_place
    except ImportError as error:
        raise _needs_packages(error) from error
    read_limits(limit or ())  # what is wrong with them is told before anything is promised
    log_as_json()
    settings = ServerSettings(
        db,
        frozenset(origin or ()),
        bot_workers=bot_workers,
        bot_seconds=bot_seconds,
        guest_thinking=guest_thinking,
        all_thinking=all_thinking,
        bot_pace=bot_pace,
        patience=patience,
        message_rate=message_rate,
        idle_seconds=idle_seconds,
        hook_networks=_networks("--hook-network", hook_network or []),
        limits=tuple(limit or ()),
        peer_host=peer_host,
        metrics_networks=_networks("--metrics-network", ["127.0.0.0/8", "::1/128", *(metrics_network or [])]),
    )
    proxies = [str(network) for network in _networks("--proxy", proxy or [])]
    if workers > 1 and not is_shared(db):
        raise ClachanError(refusal("workers-need", workers=str(workers)))
    listening = _listen(host, port)
    with hold_file(db):
        try_place(db)
        shown = "127.0.0.1" if host == "0.0.0.0" else f"[{host}]" if ":" in host else host
        typer.echo(said("cli-open", host=str(shown), port=str(listening.getsockname()[1])))
        run_until_stopped(settings, listening, workers, proxies)


def _listen(host: str, port: int) -> socket.socket:
    """Take the port before anything is promised."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise ClachanError(
            refusal("cannot-listen", host=str(host), port=str(port), why=why_refused(error))
        ) from error


def existing_place(db: str) -> str:
    """A database, or a file that is there."""
    from clachan.server.store_check import is_shared

    path = db.partition(":///")[2] or db
    if not is_shared(db) and not Path(path).is_file():
        raise ClachanError(refusal("no-file", file=repr(path)))
    return db


@app.command()
def backup(
    to: Annotated[Path, typer.Argument()],
    db: Database = "clachan.db",
) -> None:
    """Copy the tables of a server into a file, also while it runs; a server can be started with the file."""
    place = _existing(db)
    from clachan.server.store import database_address, make_private

    if to.exists():
        raise ClachanError(refusal("file-exists", file=repr(str(to))))
    if "://" in place:
        _copy(place, str(to))
    else:
        make_private(database_address(str(to)))
        source = sqlite3.connect(f"{Path(place).absolute().as_uri()}?mode=ro", uri=True)
        copy = sqlite3.connect(to)
        try:
            source.backup(copy)
        finally:
            source.close()
            copy.close()
    typer.echo(said("cli-backed-up", file=str(to), place=str(_shown(place))))


@app.command()
def restore(
    source: Annotated[Path, typer.Argument(metavar="FROM")],
    db: Database = "clachan.db",
) -> None:
    """Copy the tables of a file into an empty database, or a new file."""
    _existing(str(source))
    count = _copy(str(source), db)
    typer.echo(said("cli-restored", place=str(_shown(db)), count=count, file=str(source)))


def _existing(db: str) -> str:
    try:
        return existing_place(db)
    except ImportError as error:
        raise _needs_packages(error) from error


def _shown(db: str) -> str:
    from clachan.server.store_check import shown

    return shown(db) if "://" in db else db


def _copy(source: str, target: str) -> int:
    from clachan.server.copying import copy_all
    from clachan.server.store import open_store

    async def run() -> int:
        stores = open_store(source), open_store(target)
        try:
            return await copy_all(*stores)
        finally:
            for store in stores:
                await store.close()

    return asyncio.run(run())


@app.command()
def export(
    table: Annotated[str, typer.Argument()],
    db: Database = "clachan.db",
) -> None:
    """Write a table of a server as a record."""
    place = _existing(db)
    from clachan.server.exporting import table_record

    typer.echo(table_record(place, table), nl=False)

"""`clachan admin`: what whoever runs a server can do, also while it runs."""

import asyncio
import ipaddress
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from clachan.cli.app import app
from clachan.cli.speaking import said
from clachan.core.errors import ClachanError
from clachan.core.message import refusal
from clachan.words.figures import moment

if TYPE_CHECKING:
    from clachan.server.store import Store

admin = typer.Typer(no_args_is_help=True)
app.add_typer(admin, name="admin")
Database = Annotated[str, typer.Option("--db")]
Name = Annotated[str, typer.Argument()]
Kind = Annotated[str, typer.Argument()]
What = Annotated[str, typer.Argument()]
Got = TypeVar("Got")
DB = "clachan.db"


def _with_store(db: str, work: Callable[["Store"], Awaitable[Got]]) -> Got:
    from clachan.cli.serve import existing_place
    from clachan.server.store import open_store

    async def run() -> Got:
        store = open_store(existing_place(db))
        try:
            await store.open()
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def _read(kind: str, what: str) -> str:
    if kind not in ("address", "guest"):
        raise ClachanError(refusal("barred-kind", kind=repr(kind)))
    try:
        return str(ipaddress.ip_network(what)) if kind == "address" else what
    except ValueError as error:
        raise ClachanError(str(error)) from error


@admin.command()
def tables(db: Database = DB, limit: Annotated[int, typer.Option(min=1)] = 50) -> None:
    """List the tables that changed last, with the guests who sit there."""
    from clachan.server.operating import list_tables

    for line in _with_store(db, lambda store: list_tables(store, limit)):
        people = ", ".join(f"{name} ({guest})" for name, guest in line.people)
        state = said("cli-table-state", state="over" if line.over else "on")
        events = said("cli-table-events", count=line.events)
        typer.echo(
            f"{line.id}  {line.game:10} {state:9}  {moment(line.changed)}  {events:>13}  {people}".rstrip()
        )


@admin.command()
def close(table: Name, db: Database = DB) -> None:
    """Close a table: it can be looked at, nobody can play on."""
    from clachan.server.operating import bar

    _with_store(db, lambda store: bar(store, "table", table))
    typer.echo(said("cli-table-closed", table=str(table)))


@admin.command()
def reopen(table: Name, db: Database = DB) -> None:
    """Open a closed table again."""
    from clachan.server.operating import unbar

    _with_store(db, lambda store: unbar(store, "table", table))
    typer.echo(said("cli-table-open", table=str(table)))


@admin.command()
def ban(kind: Kind, what: What, db: Database = DB) -> None:
    """Let an address, a network or a guest in no more."""
    from clachan.server.operating import bar

    read = _read(kind, what)
    _with_store(db, lambda store: bar(store, kind, read))
    typer.echo(said("cli-banned", kind=str(kind), what=str(read)))


@admin.command()
def unban(kind: Kind, what: What, db: Database = DB) -> None:
    """Let an address, a network or a guest in again."""
    from clachan.server.operating import unbar

    read = _read(kind, what)
    _with_store(db, lambda store: unbar(store, kind, read))
    typer.echo(said("cli-unbanned", kind=str(kind), what=str(read)))


@admin.command()
def free(
    days: Annotated[float, typer.Option(min=0)] = 90.0,
    db: Database = DB,
) -> None:
    """Take finished tables away that nobody has touched for long, and free their space."""
    from clachan.server.operating import free_space

    count = _with_store(db, lambda store: free_space(store, days))
    typer.echo(said("cli-tables-gone", count=count))

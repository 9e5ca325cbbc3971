"""A table of the store as a record, without a running server."""

import asyncio

import clachan.games
from clachan.core.errors import ClachanError
from clachan.core.record import write_record
from clachan.server.store import open_store
from clachan.server.table import Table

assert clachan.games


def record_of(db: str, name: str) -> str:
    """The record of the table under this name."""
    return asyncio.run(_record(db, name))


async def _record(db: str, name: str) -> str:
    store = open_store(db)
    try:
        row = await store.game_row(name)
        if row is None:
            raise ClachanError(f"there is no table {name!r} in {db!r}")
        table = Table(row)
        table.replay(await store.events_of(name))
        return write_record(table.match)
    finally:
        await store.close()

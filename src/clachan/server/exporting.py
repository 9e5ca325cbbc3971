"""A table of the store as a record, without a running server."""

import asyncio
from collections.abc import Iterable

import clachan.games
from clachan.core.errors import ClachanError
from clachan.core.record import head_lines, seat_word, write_record
from clachan.server.schema import Event, GameRow
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
        happened = await store.events_of(name)
        try:
            table = Table(row)
            table.replay(happened)
        except ClachanError:
            return stored_record(row, happened)
        return write_record(table.match)
    finally:
        await store.close()


def stored_record(row: GameRow, happened: Iterable[Event]) -> str:
    """The record of a table that this server can no longer play: as it was stored, without its score."""
    played: list[str] = []
    for event in happened:
        if event.kind in ("play", "chance"):
            played.append(f"{seat_word(event.seat)} {event.text}")
        elif event.kind == "undo":
            del played[int(event.text) :]
    return "\n".join([*head_lines(row.game, row.data, row.options, row.layout), *played]) + "\n"

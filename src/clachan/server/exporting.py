"""A table of the store as a record, without a running server."""

import asyncio
from collections.abc import Iterable

import clachan.games
from clachan.core.errors import ClachanError
from clachan.core.record import head_lines, seat_word, write_record
from clachan.server.schema import Event, GameRow
from clachan.server.store import open_store
from clachan.server.store_check import shown
from clachan.server.table import Table, chance_of

assert clachan.games


def record_of(db: str, name: str) -> str:
    """The record of the table under this name."""
    return asyncio.run(_record(db, name))


async def _record(db: str, name: str) -> str:
    store = open_store(db)
    try:
        row = await store.game_row(name)
        if row is None:
            raise ClachanError(f"there is no table {name!r} in {shown(db)}")
        happened = await store.events_of(name)
        try:
            table = Table(row)
            table.replay(happened)
        except ClachanError:
            return stored_record(row, happened, (await store.kept(name)).over)
        names = [seat.name for seat in await store.seats_of(name)]
        return write_record(table.match, names, table.chance_told())
    finally:
        await store.close()


def stored_record(row: GameRow, happened: Iterable[Event], over: bool) -> str:
    """The record of a table that this server can no longer play: as it was stored, without its score."""
    played: list[str] = []
    for event in happened:
        if event.kind in ("play", "chance"):
            played.append(f"{seat_word(event.seat)} {event.text}")
        elif event.kind == "undo":
            del played[int(event.text) :]
    head = head_lines(row.game, row.data, row.options, row.layout, chance=chance_of(row, over))
    return "\n".join([*head, *played]) + "\n"

"""What a store lets go: finished and abandoned tables, old talk, guests who left, what was taken back."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from clachan.server.schema import (
    Event,
    chat,
    company,
    deal_guests,
    deal_tables,
    deals,
    events,
    games,
    guests,
    holders,
    metadata,
    reviews,
    seats,
    stranded,
)
from clachan.server.store import Store, event_values
from clachan.server.table import what_stands

DAY = 86_400.0
BATCH = 200
PAGES = ("page_count", "freelist_count", "page_size")


@dataclass(frozen=True)
class Keeping:
    """How long and how much is kept; nought of something is no limit."""

    finished_days: float = 0
    idle_days: float = 0
    chat_lines: int = 500
    megabytes: float = 0


@dataclass
class Tidied:
    """What was let go."""

    tables: int = 0
    lines: int = 0
    guests: int = 0
    events: int = 0


async def tidy(store: Store, keeping: Keeping, now: float | None = None) -> Tidied:
    """Let go of what need not be kept any longer, a little at a time so that those who play hardly notice."""
    done, at = Tidied(), time.time() if now is None else now
    if keeping.finished_days:
        done.tables += await _forget(
            store, games.c.over & (games.c.changed < at - keeping.finished_days * DAY)
        )
    if keeping.idle_days:
        idle = games.c.changed < at - keeping.idle_days * DAY
        done.tables += await _forget(store, ~games.c.over & idle)
    if keeping.chat_lines:
        done.lines = await _shorten_talk(store, keeping.chat_lines)
    done.events = await _compact(store)
    while keeping.megabytes and await size_of(store) > keeping.megabytes * 1e6:
        gone = await _forget(store, games.c.over, most=BATCH)
        if not gone:
            break
        done.tables += gone
    done.guests = await _forget_guests(store, at - max(keeping.finished_days, 30) * DAY)
    return done


async def size_of(store: Store) -> int:
    """The bytes in use: what was let go and not used again does not count."""
    async with store.reading() as connection:
        if store.shared:  # files of PostgreSQL do not shrink, so what they hold is counted row by row
            return sum([await _bytes_in(connection, table.name) for table in metadata.sorted_tables])
        asked = {name: await connection.execute(text(f"pragma {name}")) for name in PAGES}
        pages, free, size = (int(asked[name].scalar_one()) for name in PAGES)
        return (pages - free) * size


async def _bytes_in(connection: AsyncConnection, table: str) -> int:
    found = await connection.execute(text(f"select coalesce(sum(pg_column_size(one.*)), 0) from {table} one"))
    return int(found.scalar_one())


async def _forget(store: Store, which: ColumnElement[bool], most: int = 0) -> int:
    """Remove whole tables, the oldest first; how many."""
    gone = 0
    while True:
        wanted = select(games.c.id).where(which).order_by(games.c.changed).limit(BATCH)
        async with store.writing() as connection:
            names = [str(name) for name in (await connection.execute(wanted)).scalars()]
            await forget_tables(connection, names)
        gone += len(names)
        if len(names) < BATCH or (most and gone >= most):
            return gone


async def forget_tables(connection: AsyncConnection, names: Sequence[str]) -> None:
    for table in (events, stranded, chat, holders, seats, company, reviews, deal_tables, deal_guests):
        await connection.execute(delete(table).where(table.c.game.in_(names)))
    await connection.execute(delete(games).where(games.c.id.in_(names)))
    dealt = select(deal_tables.c.deal).where(deal_tables.c.deal == deals.c.id).exists()
    await connection.execute(delete(deals).where(~dealt))


async def _shorten_talk(store: Store, most: int) -> int:
    """Of each table the last lines stay."""
    many = select(chat.c.game).group_by(chat.c.game).having(func.count() > most)
    gone = 0
    async with store.reading() as connection:
        tables = list((await connection.execute(many)).scalars())
    for table in tables:
        async with store.writing() as connection:
            lines = select(chat.c.number).where(chat.c.game == table).order_by(chat.c.number.desc())
            first = (await connection.execute(lines.offset(most - 1).limit(1))).scalar_one()
            older = (chat.c.game == table) & (chat.c.number < first)
            gone += (await connection.execute(delete(chat).where(older))).rowcount
    return gone


async def _compact(store: Store) -> int:
    """What was taken back at a table that is over is of no use to anybody; how many events went."""
    undone = select(events.c.game).where(events.c.kind == "undo").distinct()
    wanted = select(games.c.id).where(games.c.over & games.c.id.in_(undone))
    async with store.reading() as connection:
        tables = list((await connection.execute(wanted)).scalars())
    gone = 0
    for table in tables:
        async with store.writing() as connection:
            gone += await _compact_one(connection, table)
    return gone


async def _compact_one(connection: AsyncConnection, table: str) -> int:
    query = select(events).where(events.c.game == table).order_by(events.c.seq)
    rows = (await connection.execute(query)).all()
    standing, _ = what_stands([Event(row.seq, row.kind, row.seat, row.text) for row in rows])
    when = {row.seq: row.at for row in rows}
    again = [
        event_values(table, Event(seq, one.kind, one.seat, one.text), when[one.seq])
        for seq, one in enumerate(standing)
    ]
    await connection.execute(delete(events).where(events.c.game == table))
    if again:
        await connection.execute(insert(events), again)
    # The digest of its state was taken after events with other numbers.
    await connection.execute(update(games).where(games.c.id == table).values(state=""))
    return len(rows) - len(again)


async def _forget_guests(store: Store, before: float) -> int:
    """Guests who came long ago and have neither a seat nor a table."""
    sits = select(holders.c.guest).where(holders.c.guest == guests.c.id).exists()
    hosts = select(games.c.id).where(games.c.host == guests.c.id).exists()
    async with store.writing() as connection:
        old = (guests.c.created < before) & ~or_(sits, hosts)
        return (await connection.execute(delete(guests).where(old))).rowcount


async def give_back(store: Store) -> None:
    """SQLite's file becomes as small as what it holds; PostgreSQL does that by itself."""
    if store.engine.dialect.name == "sqlite":
        async with store.engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.execute(text("vacuum"))

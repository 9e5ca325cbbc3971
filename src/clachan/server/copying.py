"""All rows of a store copied into another one, from a file to PostgreSQL or back, as of one moment."""

from sqlalchemy import func, insert, select, text

from clachan.core.errors import ClachanError
from clachan.core.message import refusal
from clachan.server.schema import chat, games, leases, metadata, processes, thinkers, thoughts
from clachan.server.store import Store

AT_ONCE = 1000
PASSING = (processes, leases, thinkers, thoughts)  # who holds a table just now, and thinks, is no part of it


async def copy_all(source: Store, target: Store) -> int:
    """How many tables were copied; the target must be empty."""
    await source.open()
    await target.open()
    # All is read in one transaction that sees one moment, whatever happens meanwhile.
    moment = source.engine.execution_options(
        isolation_level="REPEATABLE READ" if source.shared else "SERIALIZABLE"
    )
    async with moment.connect() as reading, target.writing() as writing:
        if (await writing.execute(select(func.count()).select_from(games))).scalar_one():
            raise ClachanError(refusal("copy-not-empty"))
        for table in metadata.sorted_tables:
            if table in PASSING:
                continue
            await writing.execute(table.delete())
            rows = await reading.stream(select(table).order_by(*table.primary_key.columns))
            async for some in rows.mappings().partitions(AT_ONCE):
                await writing.execute(insert(table), [dict(row) for row in some])
        if target.shared:  # the next line of chat is numbered after those that were copied
            last = select(func.coalesce(func.max(chat.c.number), 1)).scalar_subquery()
            sequence = func.pg_get_serial_sequence(text("'chat'"), text("'number'"))
            await writing.execute(select(func.setval(sequence, last)))
        return int((await writing.execute(select(func.count()).select_from(games))).scalar_one())

"""What an operator does to a store, while servers run or not: look at its tables, bar, close, free space."""

import time
from dataclasses import dataclass

from sqlalchemy import delete, func, select, text

from clachan.core.errors import ClachanError
from clachan.core.message import refusal
from clachan.server.schema import bars, events, games, guests, holders, leases
from clachan.server.store import Store
from clachan.server.tidying import forget_tables
from clachan.server.told import read_message

DAY = 24 * 3600


@dataclass(frozen=True)
class TableLine:
    """A table in the operator's list."""

    id: str
    game: str
    summary: str
    over: bool
    changed: float
    events: int
    people: tuple[tuple[str, str], ...]
    """The name and the id of each guest who holds a seat."""


async def list_tables(store: Store, limit: int) -> list[TableLine]:
    """The tables that changed last, the latest first."""
    count = select(func.count()).where(events.c.game == games.c.id).scalar_subquery()
    query = select(games, count.label("stored")).order_by(games.c.changed.desc()).limit(limit)
    people = select(holders.c.game, guests.c.name, guests.c.id).join(guests, guests.c.id == holders.c.guest)
    async with store.writing() as connection:
        rows = (await connection.execute(query)).all()
        held = (await connection.execute(people.where(holders.c.game.in_([row.id for row in rows])))).all()
    return [
        TableLine(row.id, row.game, read_message(row.summary).id, row.over, row.changed, row.stored,
                  tuple(sorted({(one.name, one.id) for one in held if one.game == row.id})))
        for row in rows
    ]  # fmt: skip


async def bar(store: Store, kind: str, what: str) -> None:
    """Servers notice it within seconds."""
    if kind == "table" and not await store.game_of(what):
        raise ClachanError(refusal("no-such-table", table=repr(what)))
    if not await store.barred(kind, what):
        async with store.writing() as connection:
            await connection.execute(bars.insert().values(kind=kind, what=what, at=time.time()))


async def unbar(store: Store, kind: str, what: str) -> None:
    async with store.writing() as connection:
        gone = await connection.execute(delete(bars).where((bars.c.kind == kind) & (bars.c.what == what)))
    if not gone.rowcount:
        raise ClachanError(refusal("not-barred", kind=str(kind), what=repr(what)))


async def free_space(store: Store, days: float) -> int:
    """Take away finished tables that nobody has touched for some days; how many there were."""
    old = select(games.c.id).where(
        games.c.over
        & (games.c.changed < time.time() - days * DAY)
        & ~select(leases.c.game).where(leases.c.game == games.c.id).exists()
    )
    async with store.writing() as connection:
        doomed = list((await connection.execute(old)).scalars())
        await forget_tables(connection, doomed)
    async with store.engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        await connection.execute(text("VACUUM"))
    return len(doomed)

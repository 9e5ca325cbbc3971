"""Deals and their tables, as they are stored."""

import time
from dataclasses import dataclass

from sqlalchemy import func, select, update

from clachan.server.schema import deal_tables, deals, events, games, guests, holders
from clachan.server.store import Store


@dataclass(frozen=True)
class Deal:
    """A layout and draws for several tables; both follow from the secret."""

    id: str
    day: str
    game: str
    host: str
    secret: str


@dataclass(frozen=True)
class DealTable:
    """A table of a deal: a guest's try, the expert's game, or one of several numbered ones."""

    deal: str
    place: str
    table: str
    named: bool
    scores: str
    finished: float
    over: bool = False
    name: str = ""


async def keep_deal(store: Store, deal: Deal) -> None:
    row = {"id": deal.id, "day": deal.day, "game": deal.game, "host": deal.host, "secret": deal.secret}
    async with store.writing() as connection:
        await connection.execute(
            store.insert(deals).values(**row, created=time.time()).on_conflict_do_nothing()
        )


async def find_deal(store: Store, name: str) -> Deal | None:
    async with store.reading() as connection:
        row = (await connection.execute(select(deals).where(deals.c.id == name))).first()
    return Deal(row.id, row.day, row.game, row.host, row.secret) if row else None


async def claim(store: Store, deal: str, place: str, table: str, named: bool) -> str:
    """The table at this place of a deal: this one, or the one that was there first."""
    row = {"deal": deal, "place": place, "game": table, "named": named, "scores": "", "finished": 0.0}
    here = (deal_tables.c.deal == deal) & (deal_tables.c.place == place)
    async with store.writing() as connection:
        await connection.execute(store.insert(deal_tables).values(row).on_conflict_do_nothing())
        return str((await connection.execute(select(deal_tables.c.game).where(here))).scalar_one())


async def set_named(store: Store, deal: str, place: str, named: bool) -> None:
    here = (deal_tables.c.deal == deal) & (deal_tables.c.place == place)
    async with store.writing() as connection:
        await connection.execute(update(deal_tables).where(here).values(named=named))


async def keep_scores(store: Store, found: DealTable, scores: str, finished: float) -> None:
    here = (deal_tables.c.deal == found.deal) & (deal_tables.c.place == found.place)
    async with store.writing() as connection:
        await connection.execute(update(deal_tables).where(here).values(scores=scores, finished=finished))


async def last_event_at(store: Store, table: str) -> float:
    async with store.reading() as connection:
        found = await connection.execute(select(func.max(events.c.at)).where(events.c.game == table))
        return float(found.scalar() or 0.0)


async def tables_of(store: Store, deal: str) -> list[DealTable]:
    """All tables of a deal that are there, with the names of those whose tries they are."""
    query = (
        select(deal_tables, games.c.over, guests.c.name.label("guest_name"))
        .join(games, games.c.id == deal_tables.c.game)
        .outerjoin(guests, guests.c.id == deal_tables.c.place)
        .where(deal_tables.c.deal == deal)
        .order_by(deal_tables.c.place)
    )
    async with store.reading() as connection:
        rows = (await connection.execute(query)).all()
    return [
        DealTable(r.deal, r.place, r.game, r.named, r.scores, r.finished, r.over, r.guest_name or "")
        for r in rows
    ]


async def deal_of_table(store: Store, table: str) -> tuple[str, str] | None:
    """The deal to which a table belongs, and its place there."""
    query = select(deal_tables.c.deal, deal_tables.c.place).where(deal_tables.c.game == table)
    async with store.reading() as connection:
        found = (await connection.execute(query)).first()
    return (str(found.deal), str(found.place)) if found else None


async def seated_in(store: Store, deal: str, guest: str) -> dict[str, bool]:
    """The tables of a deal at which a guest has a seat, and whether they are over."""
    query = (
        select(deal_tables.c.game, games.c.over)
        .join(games, games.c.id == deal_tables.c.game)
        .join(holders, holders.c.game == deal_tables.c.game)
        .where((deal_tables.c.deal == deal) & (holders.c.guest == guest))
    )
    async with store.reading() as connection:
        return {str(row.game): bool(row.over) for row in await connection.execute(query)}

"""Deals and their tables, as they are stored."""

import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, case, delete, func, select, update

from clachan.server.schema import deal_guests, deal_tables, deals, events, games, guests, holders
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
    closed: bool = False
    """By its host: it is over, and counts for nothing."""


@dataclass(frozen=True)
class Presence:
    """A guest at a table of a duplicate: whether the guest ever sat there, and whether it is over."""

    sat: bool
    over: bool


@dataclass(frozen=True)
class Rank:
    """What decides who was better: points, less those of the best other; then points."""

    margin: int
    total: int


async def find_deal(store: Store, name: str) -> Deal | None:
    async with store.reading() as connection:
        row = (await connection.execute(select(deals).where(deals.c.id == name))).first()
    return Deal(row.id, row.day, row.game, row.host, row.secret) if row else None


async def claim(store: Store, deal: Deal, place: str, table: str, named: bool) -> str:
    """The table at this place of a deal: this one, or the one that was there first.

    The deal is kept in the same transaction: whoever tidies lets go of deals that have no table.
    """
    kept = {"id": deal.id, "day": deal.day, "game": deal.game, "host": deal.host, "secret": deal.secret}
    row = {"deal": deal.id, "place": place, "game": table, "named": named, "scores": "", "finished": 0.0}
    here = (deal_tables.c.deal == deal.id) & (deal_tables.c.place == place)
    async with store.writing() as connection:
        known = store.insert(deals).values(**kept, created=time.time())
        await connection.execute(known.on_conflict_do_nothing())
        await connection.execute(store.insert(deal_tables).values(row).on_conflict_do_nothing())
        return str((await connection.execute(select(deal_tables.c.game).where(here))).scalar_one())


async def unclaim(store: Store, deal: Deal, table: str) -> None:
    """A table that did not come about has no place; a deal without tables is none."""
    others = select(deal_tables.c.deal).where(deal_tables.c.deal == deal.id).exists()
    async with store.writing() as connection:
        await connection.execute(delete(deal_tables).where(deal_tables.c.game == table))
        await connection.execute(delete(deals).where((deals.c.id == deal.id) & ~others))


async def set_named(store: Store, deal: str, place: str, named: bool) -> None:
    here = (deal_tables.c.deal == deal) & (deal_tables.c.place == place)
    async with store.writing() as connection:
        await connection.execute(update(deal_tables).where(here).values(named=named))


async def keep_scores(store: Store, found: DealTable, scores: str, finished: float, rank: Rank) -> None:
    here = (deal_tables.c.deal == found.deal) & (deal_tables.c.place == found.place)
    kept = {"scores": scores, "finished": finished, "margin": rank.margin, "total": rank.total}
    async with store.writing() as connection:
        await connection.execute(update(deal_tables).where(here).values(kept))


async def last_event_at(store: Store, table: str) -> float:
    async with store.reading() as connection:
        found = await connection.execute(select(func.max(events.c.at)).where(events.c.game == table))
        return float(found.scalar() or 0.0)


def _tables(deal: str) -> Select[Any]:
    """Tables of a deal that are there, with the names of those whose tries they are."""
    return (
        select(deal_tables, games.c.over, games.c.closed, guests.c.name.label("guest_name"))
        .join(games, games.c.id == deal_tables.c.game)
        .outerjoin(guests, guests.c.id == deal_tables.c.place)
        .where(deal_tables.c.deal == deal)
    )


async def _read(store: Store, query: Select[Any]) -> list[DealTable]:
    async with store.reading() as connection:
        rows = (await connection.execute(query)).all()
    return [
        DealTable(
            r.deal, r.place, r.game, r.named, r.scores, r.finished, r.over, r.guest_name or "", r.closed
        )
        for r in rows
    ]


async def tables_of(store: Store, deal: str) -> list[DealTable]:
    """All tables of a deal."""
    return await _read(store, _tables(deal).order_by(deal_tables.c.place))


async def uncounted(store: Store, deal: str, but: Collection[str], most: int) -> list[DealTable]:
    """Tables of a deal that are over and not counted yet, without these."""
    waits = games.c.over & ~games.c.closed & (deal_tables.c.scores == "") & deal_tables.c.game.not_in(but)
    return await _read(store, _tables(deal).where(waits).order_by(deal_tables.c.place).limit(most))


async def at_places(store: Store, deal: str, places: Collection[str]) -> list[DealTable]:
    return await _read(store, _tables(deal).where(deal_tables.c.place.in_(places)))


async def best(store: Store, deal: str, until: float, most: int) -> list[DealTable]:
    """The best of a deal; those that ended later than its day come after all others."""
    shown = case((deal_tables.c.named, func.coalesce(guests.c.name, "")), else_="")
    order = (deal_tables.c.finished >= until, deal_tables.c.margin.desc(), deal_tables.c.total.desc(), shown)
    counted = _tables(deal).where(deal_tables.c.scores != "")
    return await _read(store, counted.order_by(*order, deal_tables.c.game).limit(most))


async def count_better(store: Store, deal: str, but: str, until: float, margin: int | None = None) -> int:
    """How many tables of a deal were won by more, other than one and those that were late; or all counted."""
    counted = (deal_tables.c.deal == deal) & (deal_tables.c.scores != "") & (deal_tables.c.place != but)
    if margin is not None:
        counted &= (deal_tables.c.margin > margin) & (deal_tables.c.finished < until)
    query = select(func.count()).select_from(deal_tables.join(games, games.c.id == deal_tables.c.game))
    async with store.reading() as connection:
        return int((await connection.execute(query.where(counted))).scalar_one())


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


async def note_guest(store: Store, deal: str, guest: str, table: str, sat: bool) -> None:
    """A guest has looked at a table of a duplicate, or sat down there."""
    row = store.insert(deal_guests).values(deal=deal, guest=guest, game=table, sat=sat)
    keys = [deal_guests.c.deal, deal_guests.c.guest, deal_guests.c.game]
    known = row.on_conflict_do_update(index_elements=keys, set_={"sat": True})
    async with store.writing() as connection:
        await connection.execute(known if sat else row.on_conflict_do_nothing())


async def presences(store: Store, deal: str, guest: str) -> dict[str, Presence]:
    """The tables of a duplicate at which a guest has been."""
    query = (
        select(deal_guests.c.game, deal_guests.c.sat, games.c.over)
        .join(games, games.c.id == deal_guests.c.game)
        .where((deal_guests.c.deal == deal) & (deal_guests.c.guest == guest))
    )
    async with store.reading() as connection:
        found = {str(row.game): Presence(row.sat, row.over) for row in await connection.execute(query)}
    seated = await seated_in(store, deal, guest)
    return found | {table: Presence(True, over) for table, over in seated.items()}

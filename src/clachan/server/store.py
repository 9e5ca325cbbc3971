"""The store: append-only events with the key (game, seq), which is also the lock, and who sits where."""

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Collection, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from sys import intern
from typing import Any

from msgspec import json
from sqlalchemy import URL, Engine, Row, event, func, insert, make_url, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from clachan.core.errors import ClachanError
from clachan.core.message import refusal
from clachan.server.migrations import upgrade
from clachan.server.schema import (
    Event,
    GameRow,
    Hook,
    Kept,
    SeatRow,
    bars,
    events,
    facts,
    games,
    guests,
    holders,
    leases,
    seats,
)
from clachan.server.terms import Terms

log = logging.getLogger("clachan.store")
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
CONNECT_SECONDS, COMMAND_SECONDS = 5, 15
STEPS_LOCK = 7_261_431  # any number, the same for all of us
# A process that stands still in the middle of a transaction, or whose machine is gone, holds nobody up.
SESSION = {
    "idle_in_transaction_session_timeout": "10s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}


class StorageAway(ClachanError):
    """The database does not do what it should: nothing can be read or kept just now."""


class LeaseLost(ClachanError):
    """This process no longer holds the table that it wants to change."""

    def __init__(self, table: str) -> None:
        super().__init__(refusal("table-moves"))
        self.table = table


async def no_fence(connection: AsyncConnection, tables: Collection[str]) -> None:
    """Whoever is alone may write everything."""
    del connection, tables


class Store:
    """All reading and writing, except the writing of events (see writer.py)."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._one_writer = asyncio.Lock()
        self._away = False
        self.fence = no_fence  # what a transaction proves before it changes a table (see leases.py)
        dialect = postgresql if engine.dialect.name == "postgresql" else sqlite
        self.insert = dialect.insert  # the one that can give way to a row that exists

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. SQLite has one writer at a time, so the others wait here, not there."""
        async with self._one_writer, self.watched(), self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def aside(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that waits for no other of this process; not for SQLite."""
        async with self.watched(), self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.watched(), self.engine.connect() as connection:
            yield connection

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """For those who read more than this class does."""
        return self._reading()

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        """Whatever a database can fail with becomes one error; the log tells of an outage once."""
        try:
            yield
        except IntegrityError:
            raise
        except Exception as error:
            if not _is_of_database(error):
                raise
            if not self._away:
                log.error("the store fails: %s", (str(error).strip() or type(error).__name__).splitlines()[0])
            self._away = True
            raise StorageAway(refusal("storage-away")) from error
        if self._away:
            log.warning("the store works again")
        self._away = False

    async def try_write(self) -> None:
        """Write something; StorageAway if that is not possible."""
        row = self.insert(facts).values(name="last try", value=str(time.time()))
        async with self.writing() as connection:
            await connection.execute(
                row.on_conflict_do_update(index_elements=["name"], set_={"value": row.excluded.value})
            )

    @property
    def shared(self) -> bool:
        """Whether several processes may keep tables here at the same time."""
        return self.engine.dialect.name == "postgresql"

    async def open(self) -> None:
        async with self.writing() as connection:
            if self.shared:  # processes that start together take these steps one after the other
                await connection.execute(select(func.pg_advisory_xact_lock(STEPS_LOCK)))
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self.engine.dispose()

    async def fact(self, name: str, value: str) -> str:
        """A value that is written once and kept, such as the key that signs cookies."""
        async with self.writing() as connection:
            await connection.execute(
                self.insert(facts).values(name=name, value=value).on_conflict_do_nothing()
            )
            found = await connection.execute(select(facts.c.value).where(facts.c.name == name))
            return str(found.scalar_one())

    # Guests

    async def name_guest(self, guest: str, name: str) -> None:
        row = self.insert(guests).values(id=guest, name=name, created=time.time())
        async with self.writing() as connection:
            await connection.execute(row.on_conflict_do_update(index_elements=["id"], set_={"name": name}))
            held = select(holders.c.game, holders.c.seat).where(holders.c.guest == guest)
            for game, seat in (await connection.execute(held)).all():
                where = (seats.c.game == game) & (seats.c.seat == seat) & (seats.c.kind == "person")
                await connection.execute(update(seats).where(where).values(name=name))

    async def guest_name(self, guest: str) -> str:
        async with self._reading() as connection:
            found = await connection.execute(select(guests.c.name).where(guests.c.id == guest))
            return str(found.scalar() or "")

    async def set_hook(self, hook: Hook) -> None:
        values = {"hook": hook.url, "hook_from": hook.origin}
        async with self.writing() as connection:
            await connection.execute(update(guests).where(guests.c.id == hook.guest).values(values))

    async def hooks_of(self, wanted: Iterable[str]) -> list[Hook]:
        """The web hooks of those of these guests who have one."""
        query = select(guests).where(guests.c.id.in_(list(wanted)) & (guests.c.hook != ""))
        async with self._reading() as connection:
            return [Hook(row.id, row.hook, row.hook_from) for row in await connection.execute(query)]

    # Tables

    async def add_table(self, row: GameRow, seated: Sequence[SeatRow], asked: int, over: bool, summary: str,
                        played: Sequence[Event] = (), invite: str = "", listed: bool = False
                        ) -> None:  # fmt: skip
        now = time.time()
        values = {
            "id": row.id, "game": row.game, "host": row.host, "options": json.encode(row.options).decode(),
            "layout": json.encode(row.layout).decode(), "seed": row.seed,
            "data": row.data, "rules": row.rules, "created": row.created, "changed": now, "asked": asked,
            "over": over, "summary": summary, "terms": json.encode(row.terms).decode(), "clock": "",
            "rules_number": row.rules_number, "state": "", "stranded": row.stranded,
            "secret": row.secret, "invite": invite, "listed": listed,
        }  # fmt: skip
        async with self.writing() as connection:
            await connection.execute(insert(games).values(values))
            for seat in seated:
                await connection.execute(insert(seats).values(game=row.id, **_seat_values(seat)))
                for guest in seat.holders:
                    await connection.execute(insert(holders).values(game=row.id, seat=seat.seat, guest=guest))
            if played:
                await connection.execute(insert(events), [event_values(row.id, e, now) for e in played])

    async def game_row(self, game: str) -> GameRow | None:
        async with self._reading() as connection:
            found = (await connection.execute(select(games).where(games.c.id == game))).first()
        if found is None:
            return None
        options, layout = json.decode(found.options), json.decode(found.layout)
        return GameRow(found.id, found.game, found.host, options, layout, found.seed, found.data, found.rules,
                       found.created, found.rules_number, json.decode(found.terms, type=Terms),
                       found.stranded, found.secret)  # fmt: skip

    async def game_of(self, table: str) -> str:
        """Which game is played at a table; empty if there is no such table."""
        async with self._reading() as connection:
            found = await connection.execute(select(games.c.game).where(games.c.id == table))
            return str(found.scalar() or "")

    async def kept(self, game: str) -> Kept:
        query = select(games.c.state, games.c.clock, games.c.over).where(games.c.id == game)
        async with self._reading() as connection:
            found = (await connection.execute(query)).one()
            return Kept(found.state, found.clock, found.over)

    async def events_of(self, game: str) -> list[Event]:
        query = select(events).where(events.c.game == game).order_by(events.c.seq)
        async with self._reading() as connection:
            return [_event(row) for row in await connection.execute(query)]

    async def seats_of(self, game: str) -> list[SeatRow]:
        return (await self.seats_of_all([game])).get(game, [])

    async def seats_of_all(self, wanted: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several tables, by table."""
        found: dict[str, list[SeatRow]] = {}
        held: dict[tuple[str, int], set[str]] = {}
        seated = select(seats).where(seats.c.game.in_(wanted)).order_by(seats.c.game, seats.c.seat)
        async with self._reading() as connection:
            for row in await connection.execute(select(holders).where(holders.c.game.in_(wanted))):
                held.setdefault((row.game, row.seat), set()).add(row.guest)
            for row in await connection.execute(seated):
                holding = frozenset(held.get((row.game, row.seat), ()))
                found.setdefault(row.game, []).append(_seat_row(row, holding))
        return found

    async def write_seat(self, game: str, seat: SeatRow) -> None:
        """Who sits there from now on."""
        here = (seats.c.game == game) & (seats.c.seat == seat.seat)
        async with self.writing() as connection:
            await self.fence(connection, [game])
            await connection.execute(update(seats).where(here).values(_seat_values(seat)))
            gone = (holders.c.game == game) & (holders.c.seat == seat.seat)
            await connection.execute(holders.delete().where(gone))
            for guest in seat.holders:
                await connection.execute(insert(holders).values(game=game, seat=seat.seat, guest=guest))

    async def seat_of_token(self, token: str) -> tuple[str, int] | None:
        async with self._reading() as connection:
            query = select(seats.c.game, seats.c.seat).where(seats.c.token == token)
            found = (await connection.execute(query)).first()
            return (found.game, found.seat) if found else None

    # Lists

    async def tables_of(self, guest: str, limit: int = 60) -> list[Row[Any]]:
        """Tables that a guest plays at or has made, the latest first."""
        mine = select(holders.c.game).where(holders.c.guest == guest)
        query = select(games).where(or_(games.c.id.in_(mine), games.c.host == guest))
        async with self._reading() as connection:
            found = await connection.execute(query.order_by(games.c.changed.desc()).limit(limit))
            return list(found.all())

    async def open_tables(self, limit: int = 30) -> list[Row[Any]]:
        """Tables with a free seat that their hosts have listed."""
        free = select(seats.c.game).where(seats.c.kind == "open")
        query = select(games).where(games.c.listed & ~games.c.over & games.c.id.in_(free))
        async with self._reading() as connection:
            found = await connection.execute(query.order_by(games.c.changed.desc()).limit(limit))
            return list(found.all())

    async def waiting_for(self, guest: str) -> list[str]:
        """Running tables where this guest is asked, the one that has waited longest first."""
        mine = (holders.c.game == games.c.id) & (holders.c.seat == games.c.asked) & (holders.c.guest == guest)
        person = (seats.c.game == games.c.id) & (seats.c.seat == games.c.asked) & (seats.c.kind == "person")
        query = select(games.c.id).join(holders, mine).join(seats, person).where(~games.c.over)
        async with self._reading() as connection:
            return [
                str(game) for game in (await connection.execute(query.order_by(games.c.changed))).scalars()
            ]

    async def count_running(self, guest: str) -> int:
        query = select(func.count()).select_from(games).where((games.c.host == guest) & ~games.c.over)
        async with self._reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def waiting_for_server(self) -> list[str]:
        """Running tables where no person is asked and that no process holds: they go on by themselves."""
        person = select(seats.c.game).where(
            (seats.c.game == games.c.id) & (seats.c.seat == games.c.asked) & (seats.c.kind != "bot")
        )
        held = select(leases.c.game).where(leases.c.game == games.c.id)
        query = select(games.c.id).where(~games.c.over & ~person.exists() & ~held.exists())
        async with self._reading() as connection:
            return [str(game) for game in (await connection.execute(query)).scalars()]

    async def barred(self, kind: str = "", what: str = "") -> list[tuple[str, str]]:
        """What the operator has barred: everything, or this one thing if it is."""
        query = select(bars.c.kind, bars.c.what)
        if kind:
            query = query.where((bars.c.kind == kind) & (bars.c.what == what))
        async with self._reading() as connection:
            return [(row.kind, row.what) for row in await connection.execute(query)]


def _seat_values(seat: SeatRow) -> dict[str, Any]:
    return {
        "seat": seat.seat, "kind": seat.kind, "name": seat.name, "bot": seat.bot, "token": seat.token,
        "confirm": seat.confirm, "single": seat.single, "auto_pass": seat.auto_pass,
    }  # fmt: skip


def _seat_row(row: Row[Any], held: frozenset[str]) -> SeatRow:
    return SeatRow(
        row.seat, row.kind, row.name, row.bot, row.token, row.confirm, row.single, row.auto_pass, held
    )


def _event(row: Row[Any]) -> Event:
    """The same few texts come again and again: all tables share them."""
    return Event(row.seq, intern(row.kind), row.seat, intern(row.text))


def event_values(game: str, happened: Event, at: float) -> dict[str, Any]:
    return {
        "game": game, "seq": happened.seq, "kind": happened.kind, "seat": happened.seat,
        "text": happened.text, "at": at, "after": happened.seq - 1 if happened.seq else None,
    }  # fmt: skip


def _is_of_database(error: Exception) -> bool:
    """Whether an error is the database's: its drivers let some of their own through."""
    driver = type(error).__module__.partition(".")[0] in ("asyncpg", "sqlite3", "aiosqlite")
    return driver or isinstance(error, (SQLAlchemyError, OSError, TimeoutError))


def database_address(place: str) -> URL:
    """The address of the database that a URL names, or of the SQLite file with this path."""
    if "://" not in place:
        return _kept(URL.create("sqlite+aiosqlite", database=place))
    kind, _, rest = place.partition("://")
    driver = DRIVERS.get(kind.partition("+")[0])
    if driver is None:
        raise ClachanError(refusal("other-database", kind=kind))
    try:
        return _kept(make_url(f"{driver}://{rest}"))
    except (ArgumentError, ValueError) as error:
        raise ClachanError(refusal("no-database-address")) from error


def _kept(address: URL) -> URL:
    """SQLite takes no name for a wish to keep nothing; whoever forgot to set one would lose all games."""
    if address.get_backend_name() == "sqlite" and address.database in (None, "", ":memory:"):
        raise ClachanError(refusal("no-file-named"))
    return address


def open_store(place: str) -> Store:
    """The store in a SQLite file, or in the database that a URL names; every commit is on the disk."""
    address = database_address(place)
    if address.get_backend_name() == "sqlite":
        make_private(address)
        engine = create_async_engine(address, hide_parameters=True)  # errors are logged, secrets are not
        commit_to_disk(engine.sync_engine)
    else:
        limits = {"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS, "server_settings": SESSION}
        engine = create_async_engine(address, pool_pre_ping=True, connect_args=limits, hide_parameters=True)
    return Store(engine)


def make_private(address: URL) -> None:
    """A new file belongs to whoever runs the server, and nobody else reads it: it holds secret links."""
    if address.database and Path(address.database).parent.is_dir():
        with suppress(OSError):  # what is wrong with the place is told when it is opened
            os.close(os.open(address.database, os.O_CREAT | os.O_RDWR, 0o600))


def commit_to_disk(engine: Engine) -> None:
    """Have SQLite write so that what was committed outlives a power cut, and readers never wait."""

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

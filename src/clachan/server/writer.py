"""Writes events: what several tables have to store at the same moment goes into one transaction."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from clachan.server import metrics
from clachan.server.schema import Event, events, games
from clachan.server.store import LeaseLost, Store, event_values

STANDINGS = ("changed", "asked", "over", "summary", "clock", "state")
STANDING = (
    update(games).where(games.c.id == bindparam("this")).values({name: bindparam(name) for name in STANDINGS})
)


class SeqTaken(Exception):
    """Another writer has stored this seq of this game: the position in memory is not the last one."""


@dataclass(frozen=True)
class Entry:
    """New events of one game and where the game stands after them."""

    game: str
    happened: Sequence[Event]
    asked: int
    over: bool
    summary: str
    clock: str = ""
    state: str = ""


class Writer:
    """One task that commits whatever has come in since the last commit."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self._batch: list[tuple[Entry, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        self._closing = True
        self._wake.set()
        if self._task:
            await self._task

    async def write(self, entry: Entry) -> None:
        """Returns when the events are on the disk."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, stored))
        self._wake.set()
        await asyncio.shield(stored)  # it is written even if whoever wants it goes away

    async def through(self, game: str) -> None:
        """Returns when nothing of a game is on its way to the disk any more."""
        under_way = [stored for entry, stored in (*self._batch, *self._waiting) if entry.game == game]
        if under_way:
            await asyncio.wait(under_way)

    async def _run(self) -> None:
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            self._batch, self._waiting = self._waiting, []
            if self._batch:
                await self._commit(self._batch)
            self._batch = []

    async def _commit(self, batch: list[tuple[Entry, asyncio.Future[None]]]) -> None:
        try:
            with metrics.timed(metrics.store):
                await self._transact(batch)
        except (IntegrityError, LeaseLost) as error:
            if len(batch) > 1:  # find the one that is to blame; the others must not suffer
                for single in batch:
                    await self._commit([single])
                return
            _settle(batch, error if isinstance(error, LeaseLost) else SeqTaken(str(error.orig)))
        except Exception as error:
            metrics.store_failures.inc()
            _settle(batch, error)
        else:
            metrics.events.inc(sum(len(entry.happened) for entry, _ in batch))
            _settle(batch, None)

    async def _transact(self, batch: list[tuple[Entry, asyncio.Future[None]]]) -> None:
        async with self._store.writing() as connection:
            await self._store.fence(connection, {entry.game for entry, _ in batch})
            await _insert(connection, [entry for entry, _ in batch])


def _settle(batch: list[tuple[Entry, asyncio.Future[None]]], error: Exception | None) -> None:
    for _, stored in batch:
        if stored.done():
            continue
        if error is None:
            stored.set_result(None)
        else:
            stored.set_exception(error)


async def _insert(connection: AsyncConnection, entries: list[Entry]) -> None:
    now = time.time()
    rows = [event_values(entry.game, one, now) for entry in entries for one in entry.happened]
    await connection.execute(insert(events), rows)
    standings = [
        {"this": e.game, "changed": now, **{name: getattr(e, name) for name in STANDINGS[1:]}}
        for e in entries
    ]
    await connection.execute(STANDING, standings)

"""Which process holds a table: one at a time, among all that keep their tables in the same database.

A process has a row that it renews while it lives; its leases hang on that row and are gone with it. Every
write proves within its own transaction that the row is still there, so that a process which was taken for
dead can change nothing any more, however late it wakes up.
"""

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol
from weakref import WeakValueDictionary

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from clachan.core.errors import ClachanError
from clachan.core.message import refusal
from clachan.server.schema import leases, processes
from clachan.server.store import LeaseLost, StorageAway, Store

log = logging.getLogger("clachan.leases")
BEAT_SECONDS = 1.0
WAKE_BEATS = 5
LEASE_SECONDS = 6.0
"""How long a process may be silent until the others take it for dead."""
SLOW_SECONDS = 20.0
"""The same for one of this machine that is seen to live: it is too busy, and moving its tables away would
only make more work."""


class Elsewhere(ClachanError):
    """Another process holds this table."""

    def __init__(self, process: str, address: str) -> None:
        super().__init__(refusal("table-moves"))
        self.process, self.address = process, address


@dataclass
class Listeners:
    """Who is told that everything was lost, and that tables may be free."""

    lost: Callable[[], None] = lambda: None
    freed: Callable[[], None] = lambda: None


class Tenure(Protocol):
    """How a process comes to hold tables."""

    listeners: Listeners

    async def open(self) -> None: ...
    async def take(self, table: str) -> None: ...
    async def release(self, table: str) -> None: ...
    async def close(self) -> None: ...


@dataclass
class Alone:
    """The only process of its store: it holds everything."""

    listeners: Listeners = field(default_factory=Listeners)

    async def open(self) -> None:
        pass

    async def take(self, table: str) -> None:
        del table

    async def release(self, table: str) -> None:
        del table

    async def close(self) -> None:
        pass


class Leases:
    """The leases of this process."""

    def __init__(self, store: Store, address: str) -> None:
        self.listeners = Listeners()
        self.process = ""
        self._store = store
        self._address = address
        self._machine = this_machine()
        self._steady_since = 0.0
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._beating: asyncio.Task[None] | None = None
        store.fence = self.prove

    async def open(self) -> None:
        await self._register()
        await self._bury()
        self._beating = asyncio.create_task(self._beat_on())

    async def close(self) -> None:
        """Everything that this process held is free at once."""
        if self._beating:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        with suppress(StorageAway):
            async with self._store.aside() as connection:
                await connection.execute(delete(processes).where(processes.c.id == self.process))

    # One table

    async def take(self, table: str) -> None:
        """Hold a table from now on, if nobody else does."""
        async with self._locks.setdefault(table, asyncio.Lock()):
            try:
                await self._take(table)
            except IntegrityError:  # taken for dead; what is held in memory goes first
                self._give_all_up()
                await self._register()
                await self._take(table)

    async def _take(self, table: str) -> None:
        wanted = postgresql.insert(leases).values(game=table, process=self.process)
        holder = (
            select(processes.c.id, processes.c.address)
            .join(leases, leases.c.process == processes.c.id)
            .where(leases.c.game == table)
        )
        async with self._store.aside() as connection:
            await connection.execute(wanted.on_conflict_do_nothing())
            found = (await connection.execute(holder)).first()
        if found is None:  # given up by somebody between the two questions
            raise ClachanError(refusal("table-moves"))
        if found.id != self.process:
            raise Elsewhere(found.id, found.address)

    async def release(self, table: str) -> None:
        """The table may be opened anywhere."""
        mine = (leases.c.game == table) & (leases.c.process == self.process)
        async with self._locks.setdefault(table, asyncio.Lock()), self._store.aside() as connection:
            await connection.execute(delete(leases).where(mine))

    async def prove(self, connection: AsyncConnection, tables: Collection[str]) -> None:
        """Refuse a transaction that changes tables which this process does not hold.

        Until the transaction ends the row of this process stays: whoever wants to bury it waits.
        """
        held = (
            select(leases.c.game)
            .join(processes, leases.c.process == processes.c.id)
            .where((processes.c.id == self.process) & leases.c.game.in_(list(tables)))
            .with_for_update(of=processes, key_share=True, read=True)
        )
        found = set((await connection.execute(held)).scalars())
        for table in tables:
            if table not in found:
                raise LeaseLost(table)

    # All of them

    async def siblings(self) -> list[Elsewhere]:
        """The other processes of this machine."""
        here = (processes.c.machine == self._machine) & (processes.c.id != self.process)
        async with self._store.aside() as connection:
            found = await connection.execute(select(processes.c.id, processes.c.address).where(here))
            return [Elsewhere(row.id, row.address) for row in found] if self._machine else []

    async def _register(self) -> None:
        self.process = secrets.token_hex(8)
        row = {"id": self.process, "address": self._address, "machine": self._machine, "pid": os.getpid()}
        async with self._store.aside() as connection:
            await connection.execute(insert(processes).values(**row, seen=func.now()))
        self._steady_since = time.monotonic()

    async def _beat_on(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            beats += 1
            try:
                await self._beat()
                if beats % WAKE_BEATS == 0:  # whoever stopped in order has freed its tables without a word
                    self.listeners.freed()
            except StorageAway:
                # After an outage everybody seems silent: nobody is judged before all could be heard again.
                self._steady_since = time.monotonic()
            except Exception:
                log.exception("the leases of this process could not be renewed")

    async def _beat(self) -> None:
        renewed = update(processes).where(processes.c.id == self.process).values(seen=func.now())
        async with self._store.aside() as connection:
            alive = (await connection.execute(renewed)).rowcount
        if not alive:
            log.warning("this process was silent for too long, and others have taken its tables")
            self._give_all_up()
            await self._register()
        await self._bury()

    def _give_all_up(self) -> None:
        self.listeners.lost()

    async def _bury(self) -> None:
        """Take the rows of dead processes away, and so free their tables."""
        async with self._store.aside() as connection:
            silence = func.extract("epoch", func.now() - processes.c.seen).label("silence")
            others = select(processes.c.id, processes.c.machine, processes.c.pid, silence)
            found = (await connection.execute(others.where(processes.c.id != self.process))).all()
            steady = time.monotonic() - self._steady_since > LEASE_SECONDS
            dead = [row.id for row in found if self._is_dead(row.machine, row.pid, row.silence, steady)]
            if not dead:
                return
            free = select(processes.c.id).where(processes.c.id.in_(dead)).with_for_update(skip_locked=True)
            await connection.execute(delete(processes).where(processes.c.id.in_(free)))
        log.warning("of %d processes that have ended the tables are free", len(dead))
        self.listeners.freed()

    def _is_dead(self, machine: str, pid: int, silence: float, steady: bool) -> bool:
        """Whether a process is gone: of this very machine that can be seen, which needs no waiting."""
        if not machine or machine != self._machine:
            return silence > LEASE_SECONDS and steady
        return not Path(f"/proc/{pid}").exists() or (silence > SLOW_SECONDS and steady)


def this_machine() -> str:
    """What processes have in common that know each other by the same numbers; empty if nobody can tell."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text().strip()
        return f"{boot} {os.readlink('/proc/self/ns/pid')}"
    except OSError:
        return ""

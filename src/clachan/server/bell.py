"""A bell in the database: whoever waits for something hears at once that it may be there (LISTEN, NOTIFY)."""

import asyncio
import secrets
from contextlib import suppress
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from clachan.server.store import StorageAway, Store


class Bell:
    """Heard by those who wait in this process; they look now and then all the same, if it is not heard."""

    def __init__(self, store: Store) -> None:
        self.channel = f"clachan_{secrets.token_hex(8)}"
        self._store = store
        self._connection: AsyncConnection | None = None
        self._driver: Any = None
        self._next: asyncio.Future[None] | None = None

    @property
    def next(self) -> asyncio.Future[None]:
        """The next time that it rings: asked for before one looks, so that nothing is missed."""
        if self._next is None or self._next.done():
            self._next = asyncio.get_running_loop().create_future()
        return self._next

    async def wait(self, ring: asyncio.Future[None], seconds: float) -> None:
        """Until it rings, but no longer than some seconds."""
        await asyncio.wait([ring], timeout=seconds)

    async def listen(self) -> None:
        """Hear it from now on; StorageAway if that is not possible just now."""
        if self._driver is not None and not self._driver.is_closed():
            return
        await self.close()
        async with self._store.watched():
            self._connection = await self._store.engine.connect()
            self._driver = (await self._connection.get_raw_connection()).driver_connection
            await self._driver.add_listener(self.channel, self._heard)
        self._driver.add_termination_listener(self._heard)

    def _heard(self, *_: object) -> None:
        if self._next and not self._next.done():
            self._next.set_result(None)

    async def close(self) -> None:
        connection, self._connection, self._driver = self._connection, None, None
        if connection:
            with suppress(StorageAway, SQLAlchemyError, OSError):
                await connection.invalidate()  # whoever gets it next must not hear the bell
                await connection.close()


async def ring(connection: AsyncConnection, channel: str) -> None:
    """Heard when the transaction is through."""
    await connection.execute(select(func.pg_notify(channel, "")))

"""Tells players who look elsewhere that it is their turn, without holding up the table."""

import asyncio
import logging
import time
from collections.abc import Collection

from clachan.core.errors import ClachanError
from clachan.core.message import Message
from clachan.server.store import Store
from clachan.server.webhooks import HookSender

log = logging.getLogger("clachan.notices")
APART = 20.0  # seconds between two notices of the same table to the same guest
AT_ONCE = 8
REMEMBERED = 5000


class Notices:
    """Sends turn notices in the background; one that fails is logged and forgotten."""

    def __init__(self, store: Store, sender: HookSender) -> None:
        self._store = store
        self._sender = sender
        self._running: set[asyncio.Task[None]] = set()
        self._free = asyncio.Semaphore(AT_ONCE)
        self._last: dict[tuple[str, str], float] = {}

    def turn(self, table: str, title: str, guests: Collection[str]) -> None:
        """It is these guests' turn, and they have no page open at the table."""
        if guests:
            task = asyncio.create_task(self._tell(table, title, guests))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _tell(self, table: str, title: str, guests: Collection[str]) -> None:
        for hook in await self._store.hooks_of(guests):
            if not self._is_due(hook.guest, table):
                continue
            async with self._free:
                try:
                    link = f"{hook.origin}/table/{table}"
                    await self._sender.send(hook.url, str(Message("", "notice-turn", {"title": title})), link)
                except ClachanError as error:
                    log.info("table %s: no notice to %s: %s", table, hook.guest, error)

    def _is_due(self, guest: str, table: str) -> bool:
        now = time.monotonic()
        if now - self._last.get((guest, table), -APART) < APART:
            return False
        if len(self._last) > REMEMBERED:
            self._last.clear()
        self._last[guest, table] = now
        return True

    async def close(self) -> None:
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

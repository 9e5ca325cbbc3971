"""Whom and what the operator has barred: read from the store again and again, by every process."""

import asyncio
import ipaddress
from collections.abc import Callable, Iterable
from contextlib import suppress

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from clachan.server.api import Refusal, refused
from clachan.server.audience import Onlooker
from clachan.server.callers import is_in
from clachan.server.store import StorageAway, Store

LOOK_SECONDS = 2.0
POLICY_VIOLATION = 1008


class BarList:
    """What is barred, as this process knows it."""

    def __init__(
        self, store: Store, close_table: Callable[[str], None], pages: Callable[[], Iterable[Onlooker]]
    ) -> None:
        self._store = store
        self._close_table, self._pages = close_table, pages
        self._known: set[tuple[str, str]] = set()
        self._networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        self._looking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.look()
        self._looking = asyncio.create_task(self._look_on())

    async def close(self) -> None:
        if self._looking:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            with suppress(StorageAway):
                await self.look()

    async def look(self) -> None:
        now = set(await self._store.barred())
        changed = now ^ self._known
        self._known = now
        self._networks = [ipaddress.ip_network(what) for kind, what in now if kind == "address"]
        for kind, what in changed:
            if kind == "table":
                self._close_table(what)
        for page in self._pages() if changed else ():
            if self._bars(page.guest, page.address):
                page.leave()  # and does not come in again

    def is_barred(self, connection: HTTPConnection) -> bool:
        if not self._known:
            return False
        guest = connection.app.state.guests.read(connection)
        return self._bars(guest, connection.client.host if connection.client else "")

    def _bars(self, guest: str, address: str) -> bool:
        return ("guest", guest) in self._known or is_in(address, self._networks)


class BarredStayOut:
    """Lets nobody in who is barred."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or not scope["app"].state.bars.is_barred(HTTPConnection(scope)):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close(POLICY_VIOLATION, "barred")
        else:
            await refused(Refusal(403, "barred"), 403, HTTPConnection(scope))(scope, receive, send)

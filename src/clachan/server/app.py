"""The web application: its routes, and what starts and stops with the server."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute

import clachan.games
from clachan.server import api, pages, wordbook
from clachan.server.bot_pool import BotPool
from clachan.server.guests import Guests
from clachan.server.live_table import Services
from clachan.server.notices import Notices
from clachan.server.security import Rates, SecurityHeaders
from clachan.server.socket import table_socket
from clachan.server.store import open_store
from clachan.server.table_registry import TableRegistry
from clachan.server.webhooks import HookSender, Network, PublicOnly
from clachan.server.writer import Writer

assert clachan.games


@dataclass(frozen=True)
class ServerSettings:
    """What `clachan serve` can be told."""

    db: str = "clachan.db"
    origins: frozenset[str] = frozenset()
    bot_workers: int = 2
    bot_seconds: float = 20.0
    bot_pace: float = 0.5
    message_rate: float = 25.0
    idle_seconds: float = 60.0
    hook_networks: tuple[Network, ...] = ()


def create_app(settings: ServerSettings) -> Starlette:
    """The server, ready to be run by uvicorn."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = open_store(settings.db)
        await store.open()
        writer, pool = Writer(store), BotPool(settings.bot_workers, settings.bot_seconds)
        notices = Notices(store, HookSender(PublicOnly(settings.hook_networks)))
        registry = TableRegistry(
            Services(store, writer, pool, settings.bot_pace, notices), settings.idle_seconds
        )
        app.state.hooks = HookSender(PublicOnly(settings.hook_networks))
        app.state.store, app.state.registry, app.state.origins = store, registry, settings.origins
        app.state.guests = Guests(await store.fact("cookie key", secrets.token_urlsafe(32)))
        app.state.rates, app.state.message_rate = Rates(5, 40), settings.message_rate
        writer.start()
        await registry.open()
        yield
        await registry.close()
        await notices.close()
        await pool.close()
        await writer.close()
        await store.close()

    routes = [
        *api.routes,
        WebSocketRoute("/ws/{table}", table_socket),
        *wordbook.routes,
        *pages.routes,
    ]
    middleware = [Middleware(SecurityHeaders), Middleware(GZipMiddleware, minimum_size=600)]
    handlers = {HTTPException: pages.not_found, 404: pages.not_found}
    return Starlette(routes=routes, middleware=middleware, exception_handlers=handlers, lifespan=lifespan)

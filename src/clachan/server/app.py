"""The web application: its routes, and what starts and stops with the server."""

import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from ipaddress import ip_network

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute

import clachan.games
from clachan.server import api, deal_routes, health, joining, pages, rematch, reviewing, standstill, wordbook
from clachan.server.allowances import Allowances, CountedRequests
from clachan.server.attendance import PATIENCE
from clachan.server.bars import BarList, BarredStayOut
from clachan.server.bot_pool import ALL_SECONDS, GUEST_SECONDS, BotPool
from clachan.server.bot_queue import Budgets
from clachan.server.deals import HOST, Deals
from clachan.server.guests import Guests
from clachan.server.leases import Alone, Leases, Tenure
from clachan.server.live_table import Services
from clachan.server.notices import Notices
from clachan.server.peers import HandedOn, Peers, listen_inside, peer_address, serving_inside
from clachan.server.request_ids import RequestIds
from clachan.server.security import SecurityHeaders
from clachan.server.socket import table_socket
from clachan.server.store import Store, open_store
from clachan.server.store_check import open_when_ready
from clachan.server.table_registry import TableRegistry
from clachan.server.thinkers import Thinkers
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
    guest_thinking: float = GUEST_SECONDS
    all_thinking: float = ALL_SECONDS
    bot_pace: float = 0.5
    patience: float = PATIENCE
    message_rate: float = 25.0
    idle_seconds: float = 60.0
    hook_networks: tuple[Network, ...] = ()
    limits: tuple[str, ...] = ()
    peer_host: str = "127.0.0.1"
    metrics_networks: tuple[Network, ...] = (ip_network("127.0.0.0/8"), ip_network("::1/128"))


async def _open(app: Starlette, settings: ServerSettings, open_things: AsyncExitStack) -> None:
    """Everything that runs with the server; what was opened last is closed first."""
    store, state = open_store(settings.db), app.state
    open_things.push_async_callback(store.close)
    await open_when_ready(store)
    tenure = await _hold_tables(app, store, settings, open_things)
    budgets = Budgets(settings.guest_thinking, settings.all_thinking, patient={HOST})
    writer, pool = Writer(store), BotPool(settings.bot_workers, settings.bot_seconds, budgets)
    notices = Notices(store, HookSender(PublicOnly(settings.hook_networks)))
    services = Services(store, writer, pool, settings.bot_pace, notices, settings.patience)
    registry = TableRegistry(services, settings.idle_seconds, tenure)
    state.tenure, state.metrics_networks = tenure, settings.metrics_networks
    state.hooks = HookSender(PublicOnly(settings.hook_networks))
    state.store, state.registry, state.origins = store, registry, settings.origins
    state.guests = Guests(await store.fact("cookie key", secrets.token_urlsafe(32)))
    state.allowances, state.message_rate = Allowances(settings.limits), settings.message_rate
    state.deals = Deals(store, registry, await store.fact("challenge key", secrets.token_hex(32)))
    writer.start()
    state.reviewer = reviewing.Reviewer()
    state.write_try = health.WriteTry(store)
    state.bars = BarList(store, registry.close_table, registry.pages)
    running = (writer, pool, notices, registry, state.reviewer, state.bars)
    for closing in [one.close for one in running]:
        open_things.push_async_callback(closing)
    await tenure.open()
    await state.bars.open()
    await registry.open()
    if isinstance(tenure, Leases):
        thinkers = Thinkers(store, state.process, pool)
        open_things.push_async_callback(thinkers.close)
        await thinkers.open()
        await open_things.enter_async_context(serving_inside(app, state.listening))


async def _hold_tables(
    app: Starlette, store: Store, settings: ServerSettings, open_things: AsyncExitStack
) -> Tenure:
    """Alone with a file, or as one of several processes of a database."""
    state = app.state
    state.peers = Peers(await store.fact("peer secret", secrets.token_urlsafe(32)))
    open_things.push_async_callback(state.peers.close)
    if not store.shared:
        state.process = lambda: ""
        return Alone()
    state.listening = listen_inside(settings.peer_host)
    leases = Leases(store, peer_address(settings.peer_host, state.listening))
    state.process = lambda: leases.process
    open_things.push_async_callback(leases.close)
    return leases


def create_app(settings: ServerSettings) -> Starlette:
    """The server, ready to be run by uvicorn."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with standstill.watched(), AsyncExitStack() as open_things:
            await _open(app, settings, open_things)
            yield

    routes = [
        *api.routes,
        *joining.routes,
        *health.routes,
        *rematch.routes,
        *reviewing.routes,
        *deal_routes.routes,
        WebSocketRoute("/ws/{table:name}", table_socket),
        *wordbook.routes,
        *pages.routes,
    ]
    middleware = [
        Middleware(RequestIds),
        Middleware(HandedOn),
        Middleware(BarredStayOut),
        Middleware(SecurityHeaders),
        Middleware(CountedRequests),
        Middleware(GZipMiddleware, minimum_size=600),
    ]
    handlers = {HTTPException: pages.not_found, 404: pages.not_found, Exception: pages.failed}
    return Starlette(routes=routes, middleware=middleware, exception_handlers=handlers, lifespan=lifespan)

"""The web application: routes, static client, and what starts and stops with the server."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import clachan.games
from clachan.server import api
from clachan.server.bot_pool import BotPool
from clachan.server.desk import House
from clachan.server.guard import Rates, SecurityHeaders
from clachan.server.guests import Guests
from clachan.server.hall import Hall
from clachan.server.hooks import HookSender, Network, PublicOnly
from clachan.server.notices import Notices
from clachan.server.socket import table_socket
from clachan.server.store import open_store
from clachan.server.writer import Writer

assert clachan.games
STATIC = Path(__file__).parent / "static"
PAGES = ("/", "/table/{table}", "/replay/{table}", "/seat/{token}", "/rules", "/credits")
NOT_BUILT = "The pages are not built yet: run scripts/build-web.\n"


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


class Assets(StaticFiles):
    """Files whose names carry a hash of their content: browsers may keep them for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


async def page(request: Request) -> Response:
    """One document for every page; it finds its way by the address."""
    del request
    index = STATIC / "index.html"
    if not index.is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    return FileResponse(index, headers={"cache-control": "no-cache"})


async def not_found(request: Request, error: Exception) -> Response:
    """A person who follows a broken link gets a page that says so, a program gets a sentence."""
    del error
    if "text/html" in request.headers.get("accept", "") and (STATIC / "index.html").is_file():
        return FileResponse(STATIC / "index.html", 404, headers={"cache-control": "no-cache"})
    return api.answer({"error": "there is nothing under this address"}, 404)


async def icon(request: Request) -> Response:
    del request
    return FileResponse(STATIC / "icon.svg", headers={"cache-control": "max-age=86400"})


def create_app(settings: ServerSettings) -> Starlette:
    """The server, ready to be run by uvicorn."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = open_store(settings.db)
        await store.open()
        writer, pool = Writer(store), BotPool(settings.bot_workers, settings.bot_seconds)
        notices = Notices(store, HookSender(PublicOnly(settings.hook_networks)))
        hall = Hall(House(store, writer, pool, settings.bot_pace, notices), settings.idle_seconds)
        app.state.hooks = HookSender(PublicOnly(settings.hook_networks))
        app.state.store, app.state.hall, app.state.origins = store, hall, settings.origins
        app.state.guests = Guests(await store.fact("cookie key", secrets.token_urlsafe(32)))
        app.state.rates, app.state.message_rate = Rates(5, 40), settings.message_rate
        writer.start()
        await hall.open()
        yield
        await hall.close()
        await notices.close()
        await pool.close()
        await writer.close()
        await store.close()

    routes = [
        *api.routes,
        WebSocketRoute("/ws/{table}", table_socket),
        Mount("/assets", Assets(directory=STATIC / "assets", check_dir=False)),
        Route("/icon.svg", icon),
        *(Route(path, page) for path in PAGES),
    ]
    middleware = [Middleware(SecurityHeaders), Middleware(GZipMiddleware, minimum_size=600)]
    handlers = {HTTPException: not_found, 404: not_found}
    return Starlette(routes=routes, middleware=middleware, exception_handlers=handlers, lifespan=lifespan)

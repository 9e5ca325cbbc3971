"""The other processes of the same database: what comes here for a table of theirs is handed on to them.

Each process listens at an address of its own for the others, with the same pages as for everybody. A request
that was handed on carries a secret from the database, and who asked for what; it is never handed on again.
"""

import asyncio
import hmac
import logging
import socket as sockets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

import httpcore
import uvicorn
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from clachan.server import metrics
from clachan.server.frames import WebSocket as Frames
from clachan.server.leases import Elsewhere
from clachan.server.store import LeaseLost

log = logging.getLogger("clachan.peers")
SECRET, PROCESS, HOST, CLIENT, SCHEME = (
    f"x-clachan-{name}" for name in ("secret", "process", "host", "client", "scheme")
)
OWN = (SECRET, PROCESS, HOST, CLIENT, SCHEME)
# What belongs to one connection only, and what whoever sends a request writes anew.
NOT_HANDED_ON = {
    "connection", "keep-alive", "upgrade", "te", "trailer", "transfer-encoding", "content-length", "host",
    "proxy-authorization", "proxy-connection", "sec-websocket-key", "sec-websocket-version",
    "sec-websocket-extensions", "sec-websocket-protocol",
}  # fmt: skip
CONNECT_SECONDS, ANSWER_SECONDS, STOP_SECONDS = 3.0, 30.0, 3
TRY_AGAIN = 1013


class Peers:
    """How this process hands on, and recognises what was handed on to it."""

    def __init__(self, secret: str) -> None:
        self._secret = secret
        self._pool = httpcore.AsyncConnectionPool(retries=0, max_connections=100)

    async def close(self) -> None:
        await self._pool.aclose()

    def is_peer(self, headers: Headers) -> bool:
        return hmac.compare_digest(headers.get(SECRET, "").encode(), self._secret.encode())

    def _headers(self, asked: HTTPConnection, process: str) -> list[tuple[str, str]]:
        kept = [
            (name, value)
            for name, value in asked.headers.items()
            if name not in NOT_HANDED_ON and name not in OWN
        ]
        client = asked.client.host if asked.client else ""
        return [*kept, (SECRET, self._secret), (PROCESS, process), (HOST, asked.headers.get("host", "")),
                (CLIENT, client), (SCHEME, asked.url.scheme)]  # fmt: skip

    async def hand_on(self, request: Request, holder: Elsewhere, body: bytes) -> Response:
        """What the holder of the table answers; Elsewhere again if it cannot be reached."""
        _check_first(request, holder)
        metrics.handed_on.labels("request").inc()
        headers = self._headers(request, holder.process)
        answer = await self._ask(holder, request.method, _path(request.scope), headers, body)
        response = Response(answer.content, answer.status)
        response.raw_headers = [
            (name.lower(), value)
            for name, value in answer.headers
            if name.decode().lower() not in NOT_HANDED_ON - {"content-length"}
        ]
        return response

    async def tell(self, holder: Elsewhere, path: str, body: bytes) -> None:
        """Have the holder of a table do something that no page can ask for."""
        headers = [(SECRET, self._secret), (PROCESS, holder.process)]
        if (await self._ask(holder, "POST", path, headers, body)).status != 204:
            raise LeaseLost(holder.address)

    async def ask(self, process: Elsewhere, path: str) -> bytes:
        """What another process answers to something that no page can ask for."""
        answer = await self._ask(
            process, "GET", path, [(SECRET, self._secret), (PROCESS, process.process)], b""
        )
        if answer.status != 200:
            raise LeaseLost(process.address)
        return answer.content

    async def _ask(
        self, holder: Elsewhere, method: str, path: str, headers: list[tuple[str, str]], body: bytes
    ) -> httpcore.Response:
        limits = {"timeout": {"connect": CONNECT_SECONDS, "read": ANSWER_SECONDS, "write": ANSWER_SECONDS}}
        url, named = f"http://{holder.address}{path}", [(n.encode(), v.encode("latin-1")) for n, v in headers]
        try:
            return await self._pool.request(method, url, headers=named, content=body, extensions=limits)
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException) as error:
            raise LeaseLost(holder.address) from error

    async def hand_on_socket(self, page: WebSocket, holder: Elsewhere) -> None:
        """Carry the messages of a page to the holder of its table and back, until one of them goes."""
        _check_first(page, holder)
        metrics.handed_on.labels("page").inc()
        url = f"ws://{holder.address}{_path(page.scope)}"
        headers = self._headers(page, holder.process)
        try:
            async with connect(
                url, additional_headers=headers, compression=None, max_size=None,
                open_timeout=CONNECT_SECONDS, close_timeout=1, ping_interval=None,
                user_agent_header=None, proxy=None,
            ) as far:  # fmt: skip
                await _carry(page, far)
        except (OSError, TimeoutError, WebSocketException) as error:
            raise LeaseLost(holder.address) from error


def _path(scope: Scope) -> str:
    query = scope.get("query_string", b"").decode("ascii", "replace")
    return f"{scope['path']}?{query}" if query else str(scope["path"])


def _check_first(asked: HTTPConnection, holder: Elsewhere) -> None:
    """What was handed on once stays: two processes that take each other for the holder end it here."""
    if asked.scope.get("handed_on"):
        raise LeaseLost(holder.address)


async def _carry(page: WebSocket, far: ClientConnection) -> None:
    async def inwards() -> None:
        while True:
            message = await page.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await far.send(text if text is not None else message.get("bytes") or b"")

    async def outwards() -> None:
        async for message in far:
            await page.send_text(message if isinstance(message, str) else message.decode())

    ways = [asyncio.create_task(inwards()), asyncio.create_task(outwards())]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        results = await asyncio.gather(*ways, return_exceptions=True)
    for failed in results:
        if isinstance(failed, Exception) and not isinstance(failed, _GONE):
            raise failed
    if not ways[0].done() or ways[0].cancelled() or isinstance(results[0], ConnectionClosed):
        with suppress(RuntimeError):  # the page went at the same moment
            await page.close(far.close_code if far.close_code in _TOLD else TRY_AGAIN, far.close_reason or "")


_GONE = (WebSocketDisconnect, ConnectionClosed, RuntimeError)
_TOLD = {1008, 1009, 1012, 1013}  # what a page is told when its table ends the connection


class HandedOn:
    """Puts who asked for what into a request that a peer has handed on; refuses false peers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope) if scope["type"] in ("http", "websocket") else Headers()
        if SECRET not in headers:
            await self.app(scope, receive, send)
            return
        state = scope["app"].state
        if not state.peers.is_peer(headers) or headers.get(PROCESS) != state.process():
            await _refuse(scope, receive, send)
            return
        asked = MutableHeaders(raw=[pair for pair in scope["headers"] if pair[0].decode() not in OWN])
        asked["host"] = headers.get(HOST, "")
        await self.app(
            {**scope, "headers": asked.raw, "client": (headers.get(CLIENT, ""), 0), "handed_on": True,
             "scheme": headers.get(SCHEME, scope["scheme"])}, receive, send,
        )  # fmt: skip


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).close(TRY_AGAIN, "this process does not hold the table")
    else:
        await PlainTextResponse("this process does not hold the table\n", 421)(scope, receive, send)


# The address for the others


class Inside(uvicorn.Server):
    """A server within the server: signals are the outer one's."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def listen_inside(host: str) -> sockets.socket:
    """A free port at the address at which the other processes reach this one."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    return sockets.create_server((host, 0), family=family, backlog=2048)


def peer_address(host: str, listening: sockets.socket) -> str:
    return f"{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}"


@asynccontextmanager
async def serving_inside(app: Starlette, listening: sockets.socket) -> AsyncIterator[None]:
    """The same application for the other processes, until this is over."""
    config = uvicorn.Config(
        app, ws=Frames, ws_max_size=16_384, access_log=False, log_config=None, lifespan="off",
        proxy_headers=False, timeout_graceful_shutdown=STOP_SECONDS,
    )  # fmt: skip
    server = Inside(config)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        yield
    finally:
        server.should_exit = True
        await running

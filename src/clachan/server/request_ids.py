"""Every request has an id, which stands in its answer and in each line of the log that it brings about."""

import re
import secrets
from contextvars import ContextVar

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clachan.server import metrics

HEADER = "x-request-id"
READABLE = re.compile(r"[A-Za-z0-9_.-]{8,64}")
current: ContextVar[str] = ContextVar("request", default="")


class RequestIds:
    """Keeps the id that a proxy has given, or gives one; counts the answers by their status."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        given = Headers(scope=scope).get(HEADER, "")
        id = given if READABLE.fullmatch(given) else secrets.token_hex(8)
        current.set(id)

        async def with_id(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)[HEADER] = id
                metrics.requests.labels(str(message["status"])).inc()
            await send(message)

        await self.app(scope, receive, with_id)

"""What every answer carries and every request must obey: security headers, origins, sizes and rates."""

import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class SecurityHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, with_headers)


def is_own_origin(headers: Headers, allowed: frozenset[str] = frozenset()) -> bool:
    """Whether the page that asks was served by us: browsers always say where a page came from."""
    origin = headers.get("origin", "")
    return bool(origin) and (origin in allowed or urlsplit(origin).netloc == headers.get("host", ""))


class Rate:
    """A bucket of permits that fills up again with time."""

    def __init__(self, per_second: float, most: float) -> None:
        self._per_second = per_second
        self._most = most
        self._left = most
        self._at = time.monotonic()

    def allow(self) -> bool:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Rates:
    """A bucket for each guest or address; forgotten when full again, so that the list stays short."""

    KEPT = 5000

    def __init__(self, per_second: float, most: float) -> None:
        self._make = (per_second, most)
        self._buckets: dict[str, Rate] = {}

    def allow(self, who: str) -> bool:
        if len(self._buckets) > self.KEPT:
            self._buckets.clear()
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Rate(*self._make)
        return bucket.allow()

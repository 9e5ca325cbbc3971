"""What every answer carries and every request must obey: security headers, origins, sizes and rates."""

import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
PORTS = {"http": 80, "https": 443}
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
PARTS = ("x-content-type-options", "cross-origin-resource-policy")
"""What a part of a page needs: the rest is about documents, and there are many parts."""
NO_DOCUMENT = ("text/javascript", "text/css", "font/")
TRANSPORT = "max-age=31536000"  # whoever came by TLS once comes by TLS for a year


class SecurityHeaders:
    """Adds the headers to every answer; to a part of a page, which is no document, those that matter."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                plain = headers.get("content-type", "").startswith(NO_DOCUMENT)
                for name in PARTS if plain else HEADERS:
                    headers.setdefault(name, HEADERS[name])
                if scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", TRANSPORT)
            await send(message)

        await self.app(scope, receive, with_headers)


def is_own_origin(headers: Headers, allowed: frozenset[str] = frozenset(), scheme_here: str = "http") -> bool:
    """Whether the page that asks was served by us: browsers always say where a page came from.

    A page that came without TLS, from the same place, is none of ours if we are known to be behind TLS.
    """
    origin = headers.get("origin", "")
    if origin in allowed:
        return True
    scheme, _, place = origin.partition("://")
    if scheme not in PORTS or not place or (scheme_here in ("https", "wss") and scheme != "https"):
        return False
    asked = _place(headers.get("host", ""), PORTS[scheme])
    return asked is not None and asked == _place(place, PORTS[scheme])


def _place(text: str, port: int) -> tuple[str, int] | None:
    """A host and its port, which may be left out; nothing if this is no host."""
    try:
        parts = urlsplit(f"//{text}")
        bare = parts.hostname and parts.username is None and parts.netloc == text
        return (str(parts.hostname), parts.port or port) if bare else None
    except ValueError:
        return None


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

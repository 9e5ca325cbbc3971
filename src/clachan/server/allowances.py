"""How much one address, one guest and one table may ask of the server, so that nobody starves the others.

What counts is counted in this process; `limits` can count in Redis instead, should several machines share it.
"""

import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from limits import RateLimitItem, parse_many
from limits.storage import Storage
from limits.strategies import FixedWindowRateLimiter
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Receive, Scope, Send

from clachan.core.errors import ClachanError
from clachan.core.message import refusal
from clachan.server.callers import caller_address

# A quick player with a keyboard, eight people behind one address and scripts that try the server out stay
# far below. Those for `open` are pages that are open at once, all others are counted in time.
USUAL = {
    "page.address": "9000/minute",
    "read.address": "3600/minute",
    "read.guest": "1800/minute",
    "study.address": "1800/minute",
    "study.guest": "600/minute",
    "change.address": "1200/minute",
    "change.guest": "400/minute",
    "table.address": "400/minute; 4000/day",
    "table.guest": "200/minute",
    "upload.address": "120/minute; 4000/day",
    "upload.guest": "60/minute",
    "socket.address": "1200/minute",
    "socket.guest": "300/minute",
    "act.address": "14400/minute",
    "act.guest": "3600/minute",
    "act.table": "7200/minute",
    "ask.address": "7200/minute",
    "ask.guest": "3600/minute",
    "hint.guest": "120/minute",
    "say.guest": "60/minute",
    "say.table": "240/minute",
    "open.address": "400",
    "open.guest": "60",
    "open.table": "400",
}
SWEEP_AT = 20_000
OFF = "off"
UNCOUNTED = ("/healthz", "/readyz", "/metrics")


class TooMuch(ClachanError):
    """Somebody asks for more than is allowed."""


@dataclass(frozen=True)
class Caller:
    """Who asks, and at which table."""

    address: str = ""
    guest: str = ""
    table: str = ""

    def named(self, whose: str) -> str:
        """Who is counted; all who have no cookie at one address count as one guest."""
        name: str = getattr(self, whose)
        return name or (f"at {self.address}" if whose == "guest" and self.address else "")


class WindowCounts(Storage):
    """Counts that end with their time, for the one thread of the server: no locks, and no timers."""

    STORAGE_SCHEME = ["clachan"]  # noqa: RUF012

    def __init__(self) -> None:
        super().__init__()
        self._counts: dict[str, tuple[int, float]] = {}

    @property
    def base_exceptions(self) -> type[Exception]:
        return ValueError

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        now = time.monotonic()
        count, until = self._counts.get(key, (0, 0.0))
        if until <= now:
            count, until = 0, now + expiry
            if len(self._counts) >= SWEEP_AT:
                self._counts = {name: kept for name, kept in self._counts.items() if kept[1] > now}
        self._counts[key] = (count + amount, until)
        return count + amount

    def get(self, key: str) -> int:
        count, until = self._counts.get(key, (0, 0.0))
        return count if until > time.monotonic() else 0

    def get_expiry(self, key: str) -> float:
        left = self._counts.get(key, (0, 0.0))[1] - time.monotonic()
        return time.time() + max(0.0, left)

    def check(self) -> bool:
        return True

    def reset(self) -> int | None:
        found = len(self._counts)
        self._counts.clear()
        return found

    def clear(self, key: str) -> None:
        self._counts.pop(key, None)


class Allowances:
    """What is allowed, and what was used of it."""

    def __init__(self, wanted: Iterable[str] = ()) -> None:
        """`wanted` are texts such as `say.guest=10/minute`, or `off`, which allows everything."""
        self._rates: dict[str, list[tuple[str, RateLimitItem]]] = {}
        self._most: dict[str, int] = {}
        self._open: Counter[tuple[str, str]] = Counter()
        self._limiter = FixedWindowRateLimiter(WindowCounts())
        for name, text in read_limits(wanted).items():
            kind, _, whose = name.partition(".")
            if kind == "open":
                self._most[whose] = int(text)
            else:
                self._rates.setdefault(kind, []).extend((whose, rate) for rate in parse_many(text))

    def use(self, kind: str, caller: Caller) -> None:
        """Count one more; TooMuch if that is beyond what is allowed."""
        for whose, rate in self._rates.get(kind, ()):
            name = caller.named(whose)
            if name and not self._limiter.hit(rate, kind, whose, name):
                raise TooMuch(refusal("too-much", kind=kind, seconds=rate.get_expiry()))

    @contextmanager
    def opening(self, caller: Caller) -> Iterator[None]:
        """A page is open until this is over."""
        self.use("socket", caller)
        held = [(whose, name) for whose in self._most if (name := caller.named(whose))]
        for whose, name in held:
            if self._open[whose, name] >= self._most[whose]:
                raise TooMuch(refusal("too-many-pages", count=self._most[whose]))
        self._open.update(held)
        try:
            yield
        finally:
            self._open.subtract(held)
            for one in held:
                if self._open[one] <= 0:
                    del self._open[one]


def read_limits(wanted: Iterable[str]) -> dict[str, str]:
    """The limits in use: the usual ones with what was asked for otherwise."""
    found = dict(USUAL)
    for text in wanted:
        if text == OFF:
            found = {}
            continue
        name, _, value = text.partition("=")
        if name not in USUAL:
            raise ClachanError(refusal("unknown-limit", limit=repr(name), limits=tuple(USUAL)))
        try:
            int(value) if name.startswith("open.") else parse_many(value)
        except ValueError as error:
            like = USUAL[name]
            raise ClachanError(
                refusal("limit-value", limit=str(name), like=str(like), given=repr(value))
            ) from error
        found[name] = value
    return found


class CountedRequests:
    """Every request counts for its address, whatever it asks for."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"] not in UNCOUNTED:
            request = Request(scope)
            try:
                request.app.state.allowances.use("page", Caller(caller_address(request)))
            except TooMuch as error:
                from clachan.server.api import refused  # they know each other: what is refused is told there

                await refused(error, 429, request)(scope, receive, send)
                return
        await self.app(scope, receive, send)


def caller_of(connection: HTTPConnection) -> Caller:
    """Who asks: an address, a guest if a cookie says so, and the table that is asked for."""
    guest = connection.app.state.guests.read(connection)
    return Caller(caller_address(connection), guest, str(connection.path_params.get("table", "")))

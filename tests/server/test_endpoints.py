"""Every endpoint that there is, asked for nonsense: nothing is a fault of ours."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from tests.serving import Server
from visitors import Guest

from clachan.server.allowances import Allowances
from clachan.server.app import ServerSettings, create_app
from clachan.server.security import HEADERS

BODIES = [
    b"",
    b"\xff\xfe{}",
    b"9" * 5000,
    b"[" * 9000,
    b'{"a": "\\ud800"}',
    *(
        b'{"games": %s, "named": %s, "day": %s, "ply": %s, "tables": %s}' % ((some,) * 5)
        for some in (b"9" * 5000, b"-1", b"1e999", b'"\\u0000"', b"null", b"[{}]")
    ),
    *(
        b'{"%s": %s}' % (name, some)
        for name in (b"games", b"ply", b"url", b"name")
        for some in (b"-1", b'"\\u0000"')
    ),
    b'{"named": true, "day": "\\u0000"}',
    b'{"named": true, "day": "0001-01-01"}',
    b'{"tables": 2, "table": {"game": "\\u0000", "seats": [{"kind": "me", "name": "\\u0000"}]}}',
    b'{"tables": 2, "table": {"game": "caledonia", "seats": [{"kind": "bot", "bot": "\\u0000"}]}}',
    b'{"tables": 2, "table": {"game": "caledonia", "seats": [{"kind": "me"}], "options": {"\\u0000": 1}}}',
]
WORDS = ("%00", "9" * 64, "caledonia")
QUERIES = ("", "?day=0001-01-01", "?day=%00", "?day=" + "9" * 5000, "?but=%ff", "?players=%00&%ff=%00")


def addresses_of(route: Route, table: str) -> Iterator[str]:
    """A route with a table that is there, and with names that nobody has."""
    for word in (table, *WORDS):
        path = route.path
        for part in re.findall("{[^}]*}", path):
            path = path.replace(part, "7" if "count" in part else word)
        yield path


def test_no_endpoint_falls_over_nonsense(tmp_path: Path) -> None:
    """Whatever there is: an endpoint that is added is asked here, too."""
    server = Server(tmp_path / "tables.db", more=("--limit", "off")).start()
    guest = Guest(server)
    table = guest.create("me", seed=3)
    routes = [one for one in create_app(ServerSettings()).routes if isinstance(one, Route)]
    assert len(routes) > 30
    for route in routes:
        for path in addresses_of(route, table):
            if "GET" in (route.methods or ()):
                for query in QUERIES if path.startswith("/api") else QUERIES[:1]:
                    answer = guest.http.get(path + query)
                    assert answer.status_code < 500, (path, query, answer.text)
            if "POST" in (route.methods or ()):
                for content in BODIES:
                    answer = guest.http.post(path, content=content)
                    assert answer.status_code < 500, (path, content[:80], answer.text)
                    assert "content-security-policy" in answer.headers
    guest.close()
    server.end()


def test_a_fault_of_ours_carries_the_security_headers() -> None:
    async def fails(request: Request) -> Response:
        raise ValueError("a fault")

    app = create_app(ServerSettings())
    app.router.routes.insert(0, Route("/fails", fails))
    app.state.bars = SimpleNamespace(is_barred=lambda connection: False)
    app.state.allowances = Allowances(["off"])

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            return await client.get("/fails")

    answer = asyncio.run(ask())
    assert answer.status_code == 500 and "a fault" not in answer.text
    assert set(HEADERS) <= set(answer.headers)

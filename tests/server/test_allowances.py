"""Nobody starves the others: what an address, a guest and a table may ask, and what is told beyond it."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from tests.serving import Server
from uvicorn.config import Config
from uvicorn.server import ServerState
from visitors import Guest
from websockets.exceptions import ConnectionClosed

from clachan.core.errors import ClachanError
from clachan.server.allowances import Allowances, Caller, TooMuch, WindowCounts, read_limits
from clachan.server.callers import caller_address
from clachan.server.connections import HttpConnection

LIMITS = (
    "read.guest=12/hour",
    "study.guest=2/hour",
    "say.guest=3/hour",
    "hint.guest=1/hour",
    "ask.guest=5/hour",
    "act.table=6/hour",
    "upload.guest=1/hour",
    "table.guest=3/hour",
    "open.guest=3",
)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    more = [part for limit in LIMITS for part in ("--limit", limit)]
    server = Server(tmp_path / "tables.db", more=tuple(more)).start()
    yield server
    server.end()


def test_beyond_the_limit_each_kind_gets_a_sentence_and_the_others_go_on(strict: Server) -> None:
    ann, bob = Guest(strict), Guest(strict)
    for guest in (ann, bob):
        guest.http.post("/api/guest")
    table = ann.create("me", "me")
    link = ann.open(table)
    for kind, most, fields in (
        ("say", 3, {"text": "hello"}),
        ("why", 5, {"parts": ["board:pass"]}),
        ("hint", 1, {"seq": 10_000}),
    ):
        answers = [link.ask(kind, **fields) for _ in range(most + 2)]
        assert [answer.get("code") == "too_much" for answer in answers] == [False] * most + [True, True]
        assert "wait a moment" in link.sentence(answers[-1]["why"]) or kind == "hint"
    acts = [
        link.ask("act", seq=link.update["seq"], number=link.update["legal"][0]["number"]) for _ in "1234567"
    ]
    assert acts[-1]["code"] == "too_much"
    homes = [ann.http.get("/api/home").status_code for _ in range(14)]
    assert homes == [200] * 12 + [429] * 2
    assert "wait a moment" in ann.http.get("/api/home").json()["error"]
    records = [ann.http.get(f"/api/tables/{table}/record").status_code for _ in range(3)]
    assert records == [200, 200, 429]
    uploads = [ann.http.post("/api/records", content="rubbish").status_code for _ in range(2)]
    assert uploads == [400, 429]
    assert bob.http.get("/api/home").status_code == 200  # behind the same address
    other = bob.create("me")
    assert bob.open(other).play_on(3) == 3
    for guest in (ann, bob):
        guest.close()


def test_a_guest_may_open_so_many_pages_at_once(strict: Server) -> None:
    guest = Guest(strict)
    table = guest.create("me")
    links = [guest.open(table) for _ in range(3)]
    with pytest.raises((AssertionError, ConnectionClosed)):
        guest.open(table)
    links[0].socket.close()
    for _ in range(100):  # the server hears of it a little later
        try:
            guest.open(table)
            break
        except ConnectionClosed:
            continue
    else:
        raise AssertionError("the page that was closed still counts")
    guest.close()


def test_the_usual_limits_let_eight_people_play_behind_one_address() -> None:
    allowances = Allowances()
    for person in range(8):
        caller = Caller("192.0.2.1", f"guest {person}", "table")
        for _ in range(40):  # a page with its files, each a few times
            allowances.use("page", caller)
            allowances.use("read", caller)
        for _ in range(10 * 60):  # ten clicks a second for a minute, each with a look ahead
            allowances.use("act", caller)
            allowances.use("ask", caller)
        for _ in range(20):
            allowances.use("say", caller)


def test_a_table_is_counted_whoever_acts_there() -> None:
    allowances = Allowances(["act.table=10/minute"])
    for person in range(10):
        allowances.use("act", Caller("a", f"g{person}", "t"))
    with pytest.raises(TooMuch):
        allowances.use("act", Caller("a", "g11", "t"))
    allowances.use("act", Caller("a", "g11", "another"))


def test_counts_end_with_their_time_and_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("clachan.server.allowances.time.monotonic", lambda: now[0])
    monkeypatch.setattr("clachan.server.allowances.SWEEP_AT", 50)
    tally = WindowCounts()
    assert [tally.incr("a", 60) for _ in range(3)] == [1, 2, 3] and tally.get("a") == 3
    now[0] += 61
    assert tally.get("a") == 0 and tally.incr("a", 60) == 1
    for number in range(200):
        now[0] += 1
        tally.incr(f"{number}", 10)
    assert len(tally._counts) <= 62


@pytest.mark.parametrize(
    "wrong", ["say", "say.guest", "say.guest=often", "open.guest=x", "talk.guest=3/minute"]
)
def test_limits_that_cannot_be_read_are_refused(wrong: str) -> None:
    with pytest.raises(ClachanError):
        read_limits([wrong])


def test_off_allows_everything() -> None:
    allowances = Allowances(["off"])
    for _ in range(100_000):
        allowances.use("hint", Caller("a", "g", "t"))


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::"),
        ("2001:db8:1:2:bbbb::1", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_that_of_a_house(host: str, counted: str) -> None:
    assert caller_address(HTTPConnection({"type": "http", "client": (host, 1), "headers": []})) == counted


class Wire(asyncio.Transport):
    """The other end of a connection, as far as it is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.closed = False
        self.protocol: asyncio.BaseProtocol | None = None

    def close(self) -> None:
        self.closed = True

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def is_closing(self) -> bool:
        return self.closed

    def get_protocol(self) -> asyncio.BaseProtocol:
        assert self.protocol
        return self.protocol


@pytest.mark.parametrize(("heard", "let_go"), [("nothing", True), ("request", False), ("socket", False)])
def test_who_never_ends_the_headers_is_let_go(heard: str, let_go: bool) -> None:
    """A connection that asks nothing whole is closed; one that asks or plays stays."""

    async def connected() -> bool:
        config = Config(app=lambda *_: None, http=HttpConnection)
        config.load()
        connection, wire = HttpConnection(config, ServerState(), {}), Wire()
        wire.protocol = connection
        due: list[Any] = []
        connection.loop = SimpleNamespace(call_later=lambda *timer: due.append(timer))  # type: ignore[assignment]
        connection.connection_made(wire)
        connection.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n")
        if heard == "request":
            connection.cycle = SimpleNamespace()  # type: ignore[assignment]
        if heard == "socket":
            wire.protocol = asyncio.Protocol()
        seconds, give_up, last = due[0]
        assert 5 < seconds < 60
        give_up(last)
        return wire.closed

    assert asyncio.run(connected()) is let_go


class Timer:
    """A timer that stands on a loop until it is cancelled."""

    def __init__(self, standing: set["Timer"]) -> None:
        self.standing = standing
        standing.add(self)

    def cancel(self) -> None:
        self.standing.discard(self)


@pytest.mark.parametrize("way", ["lost", "socket"])
def test_a_connection_has_one_timer_and_none_when_it_is_gone(way: str) -> None:
    """A timer keeps its connection and all that was asked there in memory."""

    async def connected() -> list[int]:
        config = Config(app=lambda *_: None, http=HttpConnection, ws="none")
        config.load()
        connection, wire, standing = HttpConnection(config, ServerState(), {}), Wire(), set[Timer]()
        wire.protocol = connection
        loop = SimpleNamespace(call_later=lambda *_: Timer(standing))
        connection.loop = loop  # type: ignore[assignment]
        connection.connection_made(wire)
        counts = [len(standing)]
        for _ in range(3):
            connection._expect()
        counts.append(len(standing))
        if way == "lost":
            connection.connection_lost(None)
        else:
            connection.ws_protocol_class = lambda **_: asyncio.Protocol()  # type: ignore[assignment]
            connection.data_received(
                b"GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n"
            )
        return [*counts, len(standing)]

    assert asyncio.run(connected()) == [1, 1, 0]


def test_a_refusal_of_a_page_has_its_headers(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db", more=("--limit", "page.address=3/hour")).start()
    guest = Guest(server)
    answers = [guest.http.get("/rules") for _ in range(5)]
    assert [answer.status_code for answer in answers][3:] == [429, 429]
    assert "content-security-policy" in answers[-1].headers and json.loads(answers[-1].text)["why"]
    assert guest.http.get("/healthz").status_code == 200
    guest.close()
    server.end()


def test_those_without_a_cookie_count_as_one_guest_of_their_address() -> None:
    allowances = Allowances(["ask.guest=3/hour"])
    for _ in range(3):
        allowances.use("ask", Caller("10.0.0.1", "", "t"))
    with pytest.raises(TooMuch):
        allowances.use("ask", Caller("10.0.0.1", "", "another"))
    allowances.use("ask", Caller("10.0.0.1", "ann", "t"))
    allowances.use("ask", Caller("10.0.0.2", "", "t"))


def test_a_limit_can_be_one_for_a_minute_and_one_for_a_day() -> None:
    for limit in ("table.address=3/minute; 9/day", "table.address=9/minute; 3/day"):
        allowances = Allowances([limit])
        for _ in range(3):
            allowances.use("table", Caller("10.0.0.1"))
        with pytest.raises(TooMuch):
            allowances.use("table", Caller("10.0.0.1"))
        allowances.use("table", Caller("10.0.0.2"))
    with pytest.raises(ClachanError, match=r"table.address is something like"):
        read_limits(["table.address=2/second; often"])

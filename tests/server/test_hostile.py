"""Whatever comes in from outside is refused with a clear error, and nothing changes."""

import asyncio
import json
import socket
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.websockets import WebSocket
from tests.serving import PATIENCE, Server
from visitors import Guest, Link, Reply, wait_until
from websockets import Origin
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import CloseCode
from websockets.sync.client import connect

from clachan.server.api import Refusal, body
from clachan.server.pages import STATIC
from clachan.server.security import HEADERS, Rate, is_own_origin
from clachan.server.socket import Visit

NewGuest = Callable[[], Guest]
BUILT = (Path(__file__).parents[2] / "src/clachan/server/static/index.html").is_file()
needs_pages = pytest.mark.skipif(not BUILT, reason="needs the built pages: scripts/test has them")


@pytest.fixture(scope="module")
def target(server: Server) -> Iterator[tuple[Guest, str]]:
    guest = Guest(server)
    yield guest, guest.create("me", seed=3)
    guest.close()


@pytest.fixture(scope="module")
def arena(server: Server) -> Iterator[Link]:
    """A page at a table of its own, for messages that may well be carried out."""
    guest = Guest(server)
    yield guest.open(guest.create("me", "me", seed=3))
    guest.close()


def still_works(guest: Guest, table: str, seq: int = 0) -> None:
    assert guest.open(table).update["seq"] == seq


def raw(link: Link, text: str | bytes) -> dict[str, Any]:
    """The answer; who else comes and goes is told in between."""
    link.socket.send(text)
    return link.until(lambda reply: reply["type"] != "seats")


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        "17",
        '"act"',
        "{}",
        '{"type": "act"}',
        '{"type": "act", "id": 1, "seq": 0}',
        '{"type": "act", "id": 1, "seq": 0, "number": "0"}',
        '{"type": "act", "id": 1, "seq": 0, "number": 0.5}',
        '{"type": "act", "id": 1, "seq": -1, "number": 0}',
        '{"type": "act", "id": 1, "seq": 0, "number": 0, "seat": 1}',
        '{"type": "act", "id": 1, "seq": 1e400, "number": 0}',
        '{"type": "act", "id": 99999999999999999999999, "seq": 0, "number": 0}',
        '{"type": "why", "id": 1, "parts": []}',
        '{"type": "why", "id": 1, "parts": ["a", "b", "c", "d", "e"]}',
        '{"type": "say", "id": 1, "text": ""}',
        '{"type": "sit", "id": 1, "seat": 99}',
        '{"type": "__class__", "id": 1}',
        "[" * 2000 + "]" * 2000,
        b"\xff\xfe\x00\x80",
    ],
)
def test_malformed_messages_are_refused(target: tuple[Guest, str], message: str | bytes) -> None:
    guest, table = target
    link = guest.open(table)
    answer = raw(link, message)
    assert answer["type"] == "refused" and answer["code"] == "malformed" and answer["why"]
    still_works(guest, table)


anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
kinds = st.sampled_from(["act", "preview", "why", "undo", "end_turn", "say", "sit", "leave", "prefer", "x"])
fields = st.dictionaries(
    st.sampled_from(
        ["seq", "number", "parts", "ply", "text", "seat", "bot", "confirm", "single", "auto_pass"]
    ),
    anything,
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(kind=kinds, more=fields)
def test_messages_of_any_shape_get_an_answer(arena: Link, kind: str, more: dict[str, Any]) -> None:
    arena.last += 1
    message = json.dumps({"type": kind, "id": arena.last, **more})
    if len(message) > 4000:
        return
    arena.socket.send(message)
    answer = arena.until(lambda reply: reply.get("id") == arena.last)
    assert answer["type"] in ("refused", "reasons", "done", "foresight")


def test_a_foreign_origin_is_refused(server: Server, target: tuple[Guest, str]) -> None:
    guest, table = target
    for origin in ("http://evil.example", None, "null", f"http://127.0.0.1:{server.port + 1}"):
        url = f"ws://127.0.0.1:{server.port}/ws/{table}"
        with pytest.raises((InvalidStatus, ConnectionClosed)), connect(url, origin=origin) as socket:  # type: ignore[arg-type]
            socket.recv()
    for headers in ({"origin": "http://evil.example"}, {"origin": ""}):
        answer = guest.http.post(
            "/api/tables", headers=headers, json={"game": "caledonia", "seats": [{"kind": "me"}]}
        )
        assert answer.status_code == 403


def test_a_forged_cookie_is_nobody(new_guest: NewGuest, target: tuple[Guest, str]) -> None:
    owner, table = target
    eve = new_guest()
    honest = owner.http.cookies["clachan_guest"]
    for forged in (honest[:-2] + "xx", honest.split(".")[0] + ".", "x" * 3000, '"root"'):
        eve.http.cookies.set("clachan_guest", forged)
        link = eve.open(table)
        assert link.seats["yours"] == [] and link.update["legal"] == []
        assert link.ask("act", seq=0, number=10)["code"] == "not_yours"
        assert link.ask("say", text="hello")["code"] == "not_yours"
        eve.http.cookies.clear()
    still_works(owner, table)


def test_oversized_messages_end_the_connection_only(target: tuple[Guest, str]) -> None:
    guest, table = target
    for size in (5_000, 100_000):
        link = guest.open(table)
        link.socket.send(json.dumps({"type": "say", "id": 1, "text": "x" * size}))
        with pytest.raises(ConnectionClosed):
            link.until(lambda reply: False)
    still_works(guest, table)


def answers(number: int, reply: Reply) -> bool:
    return reply.get("id") == number


def flood(link: Link) -> None:
    for number in range(400):
        link.socket.send(json.dumps({"type": "why", "id": number, "parts": ["board:pass"]}))
        if number % 50 == 49:
            link.until(partial(answers, number))
    link.until(lambda reply: False)


def test_a_flood_of_messages_ends_the_connection(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db", message_rate=25).start()
    guest = Guest(server)
    table = guest.create("me")
    with pytest.raises(ConnectionClosed):
        flood(guest.open(table))
    still_works(guest, table)
    guest.close()
    server.end()


def bytes_answered(server: Server, sent: bytes) -> bytes:
    """All that a server says to bytes, until it or whoever sent them has enough."""
    with closing(socket.create_connection(("127.0.0.1", server.port), PATIENCE)) as connection:
        connection.sendall(sent)
        return b"".join(iter(partial(connection.recv, 4096), b""))


POSTED = b"POST /api/name HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nOrigin: http://127.0.0.1:%d\r\n"


@pytest.mark.parametrize(
    "sent", [b"GET /\xc3 HTTP/1.1\r\n\r\n", POSTED + b"Transfer-Encoding: chunked\r\n\r\n"]
)
def test_what_is_no_http_is_told_so_with_the_security_headers(server: Server, sent: bytes) -> None:
    answered = bytes_answered(server, sent.replace(b"%d", b"%d" % server.port) + b"no size of a chunk\r\n")
    assert answered.startswith(b"HTTP/1.1 400 ") and answered.count(b"HTTP/1.1") == 1
    assert all(f"{name}: {value}".encode() in answered for name, value in HEADERS.items())
    assert "Traceback" not in server.log


def test_whoever_goes_in_the_middle_of_a_body_is_no_fault_of_ours(server: Server, guest: Guest) -> None:
    head = POSTED.replace(b"%d", b"%d" % server.port) + b"Content-Length: 100\r\n\r\n"
    with closing(socket.create_connection(("127.0.0.1", server.port), PATIENCE)) as connection:
        connection.sendall(head + b'{"name":')
        wait_until(lambda: guest.http.get("/healthz").status_code == 200)  # it is being read by now
    wait_until(lambda: guest.http.get("/healthz").status_code == 200)
    assert "Traceback" not in server.log


def test_a_text_that_is_none_ends_the_connection_only(server: Server, target: tuple[Guest, str]) -> None:
    guest, table = target
    link = guest.open(table)
    link.socket.send(b"\xb3\xff", text=True)
    with pytest.raises(ConnectionClosed) as gone:
        link.until(lambda reply: False)
    assert gone.value.rcvd and gone.value.rcvd.code == CloseCode.INVALID_DATA
    still_works(guest, table)
    assert "Traceback" not in server.log


def test_a_page_is_let_go_once_whatever_speaks_for_it() -> None:
    """One that reads nothing, and sends at that moment what is too long."""
    sent: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.receive", "text": "x" * 5000} if sent else {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message["type"])

    async def visit() -> None:
        page = WebSocket({"type": "websocket", "headers": []}, receive, send)
        await page.accept()
        visit = Visit(page, cast(Any, SimpleNamespace()), "", "", Rate(1, 1))
        visit._end("this table moves")
        await asyncio.sleep(0)
        await visit._listen()

    asyncio.run(visit())
    assert sent == ["websocket.accept", "websocket.close"]


def test_unknown_tables_are_told_as_such(guest: Guest) -> None:
    origin = Origin(guest.server.address)
    address = f"ws://127.0.0.1:{guest.server.port}/ws/nowhere"
    with connect(address, origin=origin, open_timeout=PATIENCE) as socket:
        assert json.loads(socket.recv(PATIENCE))["code"] == "unknown_table"
    for path in ("record", "replay", "at/0"):
        answer = guest.http.get(f"/api/tables/nowhere/{path}")
        assert answer.status_code == 404 and "nowhere" in answer.json()["error"]
    assert guest.http.post("/api/tables/nowhere/what-if", json={"ply": 0}).status_code == 404


@pytest.mark.parametrize(
    "form",
    [
        [],
        {},
        {"game": "caledonia", "seats": []},
        {"game": "caledonia", "seats": [{"kind": "me"}] * 5},
        {"game": "caledonia", "seats": [{"kind": "king"}]},
        {"game": "caledonia", "seats": [{"kind": "me"}], "seed": -1},
        {"game": "caledonia", "seats": [{"kind": "me"}], "seed": 2**70},
        {"game": "caledonia", "seats": [{"kind": "me"}], "options": {"players": 9}},
        {"game": "caledonia", "seats": [{"kind": "me"}], "options": {"map_sides": "9999"}},
        {"game": "caledonia", "seats": [{"kind": "me"}], "options": {"edition": "x" * 150}},
        {"game": "../../etc", "seats": [{"kind": "me"}]},
    ],
)
def test_bad_forms_are_refused(guest: Guest, form: Any) -> None:
    answer = guest.http.post("/api/tables", json=form)
    if form and isinstance(form, dict) and form.get("options") == {"players": 9}:
        assert answer.status_code == 201  # the number of seats decides, not the option
        return
    assert answer.status_code == 400 and answer.json()["error"]


def test_bodies_that_are_too_long_are_refused(guest: Guest) -> None:
    assert guest.http.post("/api/tables", content=b"x" * 30_000).status_code == 413
    assert guest.http.post("/api/records", content=b"x" * 400_000).status_code == 413


def test_names_are_cleaned(guest: Guest) -> None:
    assert (
        guest.http.post("/api/name", json={"name": "  A\u0000n\u202en  " + "x" * 60}).json()["name"]
        == "A n n " + "x" * 18
    )
    assert guest.http.post("/api/name", json={"name": " \t "}).status_code == 400


@needs_pages
def test_every_answer_carries_the_security_headers(guest: Guest) -> None:
    for path in ("/", "/healthz", "/api/home", "/nothing/here", "/assets/none.js"):
        headers = guest.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"
    built = next(file for file in (STATIC / "assets").iterdir() if file.suffix == ".js")
    part = guest.http.get(f"/assets/{built.name}").headers
    assert (
        part["x-content-type-options"] == "nosniff" and part["cross-origin-resource-policy"] == "same-origin"
    )
    cookie = guest.http.post("/api/name", json={"name": "Ann"}).headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie


@needs_pages
def test_files_outside_are_out_of_reach(guest: Guest) -> None:
    for path in ("/assets/../app.py", "/assets/%2e%2e/app.py", "/assets/..%2f..%2fapp.py"):
        answer = guest.http.get(path)
        assert answer.status_code == 404 and "Starlette" not in answer.text


def test_a_guest_may_not_have_too_many_tables(guest: Guest) -> None:
    codes = [
        guest.http.post("/api/tables", json={"game": "caledonia", "seats": [{"kind": "me"}]}).status_code
        for _ in range(130)
    ]
    assert set(codes) == {201, 429}


@pytest.mark.parametrize(
    ("origin", "host", "welcome"),
    [
        ("https://clachan.example", "clachan.example:443", True),
        ("http://Clachan.Example", "clachan.example:80", True),
        ("http://clachan.example:8080", "CLACHAN.example:8080", True),
        ("http://clachan.example", "clachan.example:443", False),
        ("https://clachan.example:80", "clachan.example", False),
        ("http://[", "[", False),
        ("http://clachan.example:x", "clachan.example:x", False),
        ("http://other@clachan.example", "clachan.example", False),
        ("null", "clachan.example", False),
        ("http://", "", False),
        ("", "", False),
    ],
)
def test_an_origin_is_ours_if_host_and_port_are(origin: str, host: str, welcome: bool) -> None:
    assert is_own_origin(Headers({"origin": origin, "host": host})) is welcome


NONSENSE = [
    ("GET", "/api/tables/%00/record", b""),
    ("GET", "/table/%00", b""),
    ("GET", "/api/tables/" + "9" * 5000 + "/replay", b""),
    ("GET", "/api/tables/none/at/" + "9" * 5000, b""),
    ("POST", "/api/name", b'{"name": "\xff\xfe"}'),
    ("POST", "/api/name", b'{"name": ' + b"9" * 5000 + b"}"),
    (
        "POST",
        "/api/tables",
        b'{"game": "caledonia", "seats": [{"kind": "me"}], "seed": ' + b"9" * 5000 + b"}",
    ),
    ("POST", "/api/hook", '{"url": "https://b\u00fccher.example/h\u00f6ok"}'.encode()),
    ("POST", "/api/records", b"\xff\x00\xfe"),
    ("GET", "/words/%00/%FF", b""),
]


@pytest.mark.parametrize(("method", "path", "content"), NONSENSE)
def test_no_nonsense_is_a_fault_of_ours(guest: Guest, method: str, path: str, content: bytes) -> None:
    answer = guest.http.request(method, path, content=content)
    assert 400 <= answer.status_code < 500, answer.text
    assert "content-security-policy" in answer.headers


def test_an_origin_that_cannot_be_read_is_a_foreign_one(guest: Guest) -> None:
    answer = guest.http.post("/api/name", json={"name": "Moira"}, headers={"origin": "http://["})
    assert answer.status_code == 403


def test_a_body_that_never_ends_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clachan.server.api.BODY_SECONDS", 0.01)

    async def drop() -> dict[str, Any]:
        """One piece of a body, and then nothing for ever."""
        if not begun:
            begun.append(True)
            return {"type": "http.request", "body": b"x", "more_body": True}
        await asyncio.Event().wait()
        raise AssertionError("nobody sets it")

    begun: list[bool] = []
    request = Request({"type": "http", "method": "POST", "headers": []}, drop)
    with pytest.raises(Refusal) as refused:
        asyncio.run(asyncio.wait_for(body(request, 100), PATIENCE))
    assert refused.value.status == 408 and begun

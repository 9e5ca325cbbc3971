"""A real server in a process of its own, and guests that talk to it as browsers do."""

import copy
import json
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, ClassVar

import httpx
import pytest
from tests.serving import PATIENCE, Server
from websockets.sync.client import ClientConnection, connect

from clachan.core.game import open_game
from clachan.core.message import Message, Parameter
from clachan.words import words_for

Reply = dict[str, Any]


def wait_until(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, "it did not come about"
        time.sleep(0.05)


def message_of(told: Reply) -> Message:
    return Message("", told["id"], {name: _parameter(value) for name, value in told.get("with", {}).items()})


def _parameter(value: Any) -> Parameter:
    if isinstance(value, list):
        return tuple(_parameter(one) for one in value)
    return message_of(value) if isinstance(value, dict) else value


def patched(view: Any, changes: list[list[Any]]) -> Any:
    """A view with changes made to it, as the browser makes them."""
    new = {"": copy.deepcopy(view)}
    for path, *value in changes:
        way: list[Any] = ["", *path]
        last = way.pop()
        holder: Any = new
        for key in way:
            holder = holder[key]
        if value:
            holder[last] = value[0]
        else:
            del holder[last]
    return new[""]


class Link:
    """One open page at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.update: Reply = {}
        self.seats: Reply = {}
        self.welcome: Reply = {}
        self.chance: Reply = {}
        self.said: list[Reply] = []
        self.last = 0

    def receive(self) -> Reply:
        reply: Reply = json.loads(self.socket.recv(PATIENCE))
        if reply["type"] == "update":
            if reply["base"] is not None:
                assert reply["base"] == self.update["seq"]
                reply["view"] = patched(self.update["view"], reply["view"])
            self.update = reply
        elif reply["type"] == "seats":
            self.seats = reply
        elif reply["type"] == "welcome":
            self.welcome = reply
        elif reply["type"] == "chance":
            self.chance = reply
        elif reply["type"] == "said":
            self.said.append(reply)
        return reply

    def until(self, wanted: Callable[[Reply], bool]) -> Reply:
        for _ in range(500):
            reply = self.receive()
            if wanted(reply):
                return reply
        raise AssertionError("what was waited for did not come")

    def send(self, kind: str, **fields: Any) -> int:
        self.last += 1
        self.socket.send(json.dumps({"type": kind, "id": self.last, **fields}))
        return self.last

    def ask(self, kind: str, **fields: Any) -> Reply:
        """The answer to a request; the updates that it brings about come before it."""
        number = self.send(kind, **fields)
        return self.until(lambda reply: reply.get("id") == number)

    @property
    def legal(self) -> dict[str, int]:
        """The numbers of the actions that are allowed now, by the texts of records."""
        return {self.text_of(action): action["number"] for action in self.update["legal"]}

    def text_of(self, action: Reply) -> str:
        return open_game(self.welcome["game"]).catalogue[action["number"]].text

    def sentence(self, told: Reply) -> str:
        """What a page makes of a message."""
        return words_for(self.welcome["game"]).say(message_of(told))

    def act(self, text: str) -> Reply:
        return self.ask("act", seq=self.update["seq"], number=self.legal[text])

    def fence(self) -> None:
        """Read everything that was sent before now: the answer to a question comes after all of it."""
        self.ask("why", parts=["nothing"])

    def play_on(self, most: int = 1000, choose: Callable[[list[Reply]], Reply] | None = None) -> int:
        """Play until the game is over, for whichever seats are ours; how many moves were made."""
        pick = choose or (lambda legal: legal[len(legal) // 2])
        for moves in range(most):
            while not (self.update["legal"] or self._is_held() or self.is_over):
                self.receive()
            if self.is_over:
                return moves
            if self._is_held():
                answer = self.ask("end_turn", seq=self.update["seq"])
            else:
                number = pick(self.update["legal"])["number"]
                answer = self.ask("act", seq=self.update["seq"], number=number)
            assert answer["type"] == "done", answer
        return most

    def _is_held(self) -> bool:
        return self.update["held"] is not None and self.update["held"] in [
            s["seat"] for s in self.seats["yours"]
        ]

    @property
    def is_over(self) -> bool:
        return bool(self.update["view"]["over"]) and self.update["held"] is None


class Guest:
    """A browser with its own cookies."""

    here: ClassVar["list[Guest]"] = []
    """All who came during a test."""

    def __init__(self, server: Server) -> None:
        Guest.here.append(self)
        self.server = server
        self.http = httpx.Client(  # nothing here is encrypted, and reading certificates takes 25 ms
            base_url=server.address, headers={"origin": server.address}, timeout=PATIENCE, verify=False
        )
        self.open_links = ExitStack()

    def create(self, *seats: str, **more: Any) -> str:
        """A table; seats are `me`, `open` or the name of a bot."""
        forms = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        answer = self.http.post("/api/tables", json={"game": "caledonia", "seats": forms, **more})
        assert answer.status_code == 201, answer.text
        self.server.invites[answer.json()["table"]] = answer.json()["invite"]
        return str(answer.json()["table"])

    def come(self, table: str) -> Link:
        """Follow the link that a host hands on."""
        came = self.http.post(f"/api/tables/{table}/invite/{self.server.invites[table]}")
        assert came.status_code == 200, came.text
        return self.open(table)

    def open(self, table: str) -> Link:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookies} if cookies else {}
        url = f"ws://127.0.0.1:{self.server.port}/ws/{table}"
        origin: Any = self.server.address
        socket = connect(
            url,
            origin=origin,
            additional_headers=headers,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # a busy machine may be silent for long
            close_timeout=0.2,
        )
        link = Link(self.open_links.enter_context(socket))
        link.until(lambda reply: reply["type"] == "update")
        return link

    def close(self) -> None:
        self.open_links.close()
        self.http.close()


@pytest.fixture(autouse=True)
def nobody_stays() -> Iterator[None]:
    """Those who came during a test go when it ends, also when it fails: the next one has no part in them."""
    guests, servers = len(Guest.here), len(Server.begun)  # whoever serves a whole module stays
    yield
    for guest in Guest.here[guests:]:
        guest.close()
    for server in Server.begun[servers:]:
        if server.process and server.process.poll() is None:
            server.end(signal.SIGKILL)
    del Guest.here[guests:], Server.begun[servers:]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "tables.db").start()
    yield running
    running.end()


@pytest.fixture
def new_guest(server: Server) -> Iterator[Callable[[], Guest]]:
    guests: list[Guest] = []

    def make() -> Guest:
        guests.append(Guest(server))
        return guests[-1]

    yield make
    for guest in guests:
        guest.close()


@pytest.fixture
def guest(new_guest: Callable[[], Guest]) -> Guest:
    return new_guest()

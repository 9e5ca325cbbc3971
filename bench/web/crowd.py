"""Many players at many tables, as cheap as possible, so that the server is what is measured."""

import asyncio
import http.cookiejar
import json
import random
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field

import msgspec
from websockets.asyncio.client import ClientConnection, connect


class Action(msgspec.Struct):
    number: int


class Reply(msgspec.Struct):
    """What a player has to read of a reply."""

    type: str
    id: int = 0
    seq: int = 0
    asked: int = -3
    held: int | None = None
    legal: list[Action] = []


HOSTED = 50  # a guest may have a hundred tables
decode = msgspec.json.Decoder(Reply).decode


class Guest:
    """A browser without a window."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.jar = http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))

    def post(self, path: str, body: object) -> dict[str, str]:
        return self.post_text(path, json.dumps(body))

    def post_text(self, path: str, body: str) -> dict[str, str]:
        headers = {"origin": self.address, "content-type": "application/json"}
        request = urllib.request.Request(self.address + path, body.encode(), headers)
        while True:
            try:
                with self.opener.open(request) as answer:
                    found: dict[str, str] = json.load(answer)
                    return found
            except urllib.error.HTTPError as error:
                if error.code != 429:
                    raise
                time.sleep(1)  # the server limits how fast one guest makes tables

    @property
    def cookie(self) -> str:
        return "; ".join(f"{one.name}={one.value}" for one in self.jar)

    async def open(self, table: str) -> ClientConnection:
        url = f"{self.address.replace('http', 'ws')}/ws/{table}"
        headers = {"cookie": self.cookie}
        return await connect(url, origin=self.address, additional_headers=headers, max_size=None)  # type: ignore[arg-type]


@dataclass
class Counted:
    """What happened while it was measured."""

    moves: int = 0
    received: int = 0
    bytes_received: int = 0
    running: bool = True
    waits: list[float] = field(default_factory=list)


class Pace:
    """The players of one table make a move every so many seconds, or as soon as they are asked (0)."""

    def __init__(self, seconds: float, first: float) -> None:
        self.seconds, self.due = seconds, time.perf_counter() + first

    async def wait(self) -> None:
        now = time.perf_counter()
        if self.seconds and self.due > now:
            await asyncio.sleep(self.due - now)
        self.due = max(self.due, now) + self.seconds


class Player:
    """Plays one seat at random, when the pace of its table allows it."""

    def __init__(self, link: ClientConnection, seat: int, counted: Counted, pace: Pace) -> None:
        self.link, self.seat, self.counted, self.pace = link, seat, counted, pace
        self.rng = random.Random(seat)
        self.sent_at = 0.0
        self.last = 0
        self.over = False

    async def say(self, kind: str, **fields: object) -> None:
        self.last += 1
        await self.link.send(json.dumps({"type": kind, "id": self.last, **fields}))

    async def sit_down(self) -> None:
        """Sit down and ask for no confirmations: a move is then one request."""
        if self.seat:
            await self.say("sit", seat=self.seat)
        await self.say("prefer", seat=self.seat, confirm=False, single=True, auto_pass=False)

    async def play(self) -> None:
        mine = f'"asked":{self.seat},'.encode()
        async for raw in self.link:
            text = raw if isinstance(raw, bytes) else raw.encode()
            counted = self.counted
            counted.received += 1
            counted.bytes_received += len(text)
            if not counted.running:
                return
            if text.startswith(b'{"type":"done"') and self.sent_at:
                counted.moves += 1
                counted.waits.append(time.perf_counter() - self.sent_at)
                self.sent_at = 0.0
            if text.startswith(b'{"type":"update"') and mine in text[:200]:
                await self._answer(decode(text))
            if b'"asked":-3,' in text[:200]:
                return

    async def _answer(self, update: Reply) -> None:
        if not update.legal:
            return
        await self.pace.wait()
        self.sent_at = time.perf_counter()
        number = self.rng.choice(update.legal).number
        await self.say("act", seq=update.seq, number=number)


async def crowd(address: str, tables: int, players: int, counted: Counted, rate: float = 0) -> list[Player]:
    """Everybody at the tables, ready to play; together so many moves a second, or as many as they can (0)."""
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (players - 1)
    found: list[Player] = []
    guests: list[Guest] = []
    for seed in range(tables):
        if seed % HOSTED == 0:
            guests = [Guest(address) for _ in range(players)]
            for number, guest in enumerate(guests):
                guest.post("/api/name", {"name": f"Player {number}"})
        form = {"game": "caledonia", "seats": seats, "seed": seed, "listed": True}
        seconds = tables / rate if rate else 0.0
        pace = Pace(seconds, seconds * seed / tables)
        table = (await asyncio.to_thread(guests[0].post, "/api/tables", form))["table"]
        for seat, guest in enumerate(guests):
            player = Player(await guest.open(table), seat, counted, pace)
            await player.sit_down()
            found.append(player)
    return found

"""Many players at many tables, as cheap as possible, so that the server is what is measured."""

import asyncio
import http.cookiejar
import json
import random
import time
import urllib.error
import urllib.request
from collections.abc import Callable
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


HOSTED = 25  # tables of the same guests
NOTHING = b'"legal":[]'
WARMING = 2.0  # seconds until openings are over and caches are warm
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
    refused: int = 0
    received: int = 0
    bytes_received: int = 0
    running: bool = True
    waits: list[float] = field(default_factory=list)


class Pace:
    """The players of one table make a move every so many seconds, or as soon as they are asked (0).

    Whoever is late catches up: the rate is what is asked for, however long answers take.
    """

    def __init__(self, seconds: float, first: float) -> None:
        self.seconds, self.first, self.due = seconds, first, 0.0

    def begin(self) -> None:
        self.due = time.perf_counter() + self.first

    async def wait(self) -> None:
        early = self.due - time.perf_counter()
        self.due += self.seconds
        if self.seconds and early > 0:
            await asyncio.sleep(early)


class Player:
    """Plays one seat at random, when the pace of its table allows it."""

    def __init__(self, link: ClientConnection, seat: int, counted: Counted, pace: Pace) -> None:
        self.link, self.seat, self.counted, self.pace = link, seat, counted, pace
        self.rng = random.Random(seat)
        self.sent_at = 0.0
        self.last = 0
        self.asked = b""
        """The newest update, if it asks this seat."""
        self.answering: asyncio.Task[None] | None = None

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
            elif text.startswith(b'{"type":"refused"'):
                counted.refused += 1
            elif text.startswith(b'{"type":"update"'):
                self.asked = text if mine in text[:200] and NOTHING not in text else b""
                if self.asked and (self.answering is None or self.answering.done()):
                    self.answering = asyncio.create_task(self._answer())
            if b'"asked":-3,' in text[:200]:
                return

    async def _answer(self) -> None:
        """When it is time, to what is asked then: somebody may have sat down meanwhile."""
        while self.asked:
            await self.pace.wait()
            if not self.asked:
                return
            update, self.asked = decode(self.asked), b""
            self.sent_at = time.perf_counter()
            await self.say("act", seq=update.seq, number=self.rng.choice(update.legal).number)


async def crowd(address: str, tables: int, players: int, rate: float = 0) -> list[Player]:
    """Everybody at the tables, ready to play; together so many moves a second, or as many as they can (0)."""
    seconds = tables / rate if rate else 0.0
    paces = [Pace(seconds, seconds * number / tables) for number in range(tables)]
    groups = [paces[first : first + HOSTED] for first in range(0, tables, HOSTED)]
    seated = await asyncio.gather(*(_seated(address, players, group) for group in groups))
    return [player for group in seated for player in group]


async def _seated(address: str, players: int, paces: list[Pace]) -> list[Player]:
    """Some guests at a table for each pace."""
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (players - 1)
    guests, counted, found = [Guest(address) for _ in range(players)], Counted(), []
    for number, guest in enumerate(guests):
        await asyncio.to_thread(guest.post, "/api/name", {"name": f"Player {number}"})
    for seed, pace in enumerate(paces):
        form = {"game": "caledonia", "seats": seats, "seed": seed, "listed": True}
        table = (await asyncio.to_thread(guests[0].post, "/api/tables", form))["table"]
        for seat, guest in enumerate(guests):
            found.append(Player(await guest.open(table), seat, counted, pace))
            await found[-1].sit_down()
    return found


async def played(
    players: list[Player], seconds: float, spent: Callable[[], list[float]]
) -> tuple[Counted, float, list[float]]:
    """Everybody plays for a while: what happened, how long it took by the clock, what was spent meanwhile."""
    counted, tasks = Counted(), [asyncio.create_task(player.play()) for player in players]
    for pace in {player.pace for player in players}:
        pace.begin()
    await asyncio.sleep(WARMING)
    for player in players:
        player.counted = counted
    began, before = time.perf_counter(), spent()
    await asyncio.sleep(seconds)
    wall = time.perf_counter() - began
    used = [now - then for now, then in zip(spent(), before, strict=True)]
    counted.running = False
    tasks += [player.answering for player in players if player.answering]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(player.link.close() for player in players))
    return counted, wall, used

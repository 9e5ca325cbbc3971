"""The store fails in every way it can, in the middle of play: no acknowledged move is lost, all goes on."""

import asyncio
import os
import random
import resource
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event, update
from sqlalchemy.exc import IntegrityError, OperationalError
from test_durability import stored
from tests.serving import PATIENCE, Server
from visitors import Guest, wait_until
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from clachan.core.errors import ClachanError
from clachan.core.match import new_match
from clachan.server.bot_pool import BotPool
from clachan.server.live_table import LiveTable, Services
from clachan.server.loading import read_table
from clachan.server.notices import Notices
from clachan.server.schema import GameRow, SeatRow, games
from clachan.server.store import StorageAway, Store, open_store
from clachan.server.table_registry import TableRegistry
from clachan.server.webhooks import HookSender, PublicOnly
from clachan.server.writer import Writer

GUEST = "guest"


# In one process: a fault at every place where a write or a reading can fail


async def set_up(db: Path | str) -> Store:
    store = open_store(str(db))
    await store.open()
    options = {"players": 1}
    match = new_match("caledonia", options, 4)
    game = match.game
    row = GameRow("t", "caledonia", GUEST, options, match.layout, 4, game.data_digest(), "0", 0.0, game.rules,
                  secret="5eed" * 16)  # fmt: skip
    seat = SeatRow(0, "person", "Moira", "", "token", confirm=False, holders=frozenset({GUEST}))
    await store.add_table(row, [seat], match.seat, False, "")
    return store


async def sit_down(store: Store) -> LiveTable:
    writer = Writer(store)
    writer.start()
    services = Services(store, writer, BotPool(1, 5.0), 0.0, Notices(store, HookSender(PublicOnly(()))))
    live = LiveTable(services, await read_table(store, "t"))
    await live.wake()
    return live


async def get_up(live: LiveTable) -> None:
    await live.close()
    await live.services.writer.close()
    await live.services.pool.close()
    await live.services.notices.close()


class FaultyStore:
    """Makes a store fail before, within or after a transaction, and while reading, as a die says."""

    def __init__(self, store: Store, seed: int) -> None:
        self.rng = random.Random(seed)
        self.failed = 0
        self._writing, self._reading = store.writing, store._reading
        changed: Any = store
        changed.writing, changed._reading = self.writing, self.reading

    def fail(self) -> StorageAway:
        self.failed += 1
        return StorageAway("the plug was pulled")

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Any]:
        place = self.rng.choice(("before", "within", "after", "", "", ""))
        if place == "before":
            raise self.fail()
        async with self._writing() as connection:
            yield connection
            if place == "within":
                raise self.fail()
        if place == "after":  # it is stored, and nobody is told
            raise self.fail()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Any]:
        if self.rng.random() < 0.3:
            raise self.fail()
        async with self._reading() as connection:
            yield connection


@pytest.mark.parametrize("seed", range(8))
def test_whatever_fails_what_was_acknowledged_is_stored(seed: int, tmp_path: Path) -> None:
    async def story() -> None:
        store = await set_up(tmp_path / "t.db")
        live = await sit_down(store)
        faults, rng = FaultyStore(store, seed), random.Random(seed)
        acknowledged: list[tuple[int, str]] = []
        for _ in range(2000):  # most find the table in doubt, and one of the readings that would end it fails
            with suppress(ClachanError):
                table = live.table
                if table.over or len(acknowledged) > 25:
                    break
                seq, number = table.seq, rng.choice(table.match.game.legal_numbers(table.match.state))
                await live.act(GUEST, seq, number)
                acknowledged.append((seq, table.match.game.catalogue[number].text))
        await get_up(live)
        await store.close()
        again = open_store(str(tmp_path / "t.db"))
        read = await read_table(again, "t")
        assert faults.failed > 10 and len(acknowledged) > 15 and read.frozen is None
        assert [one.seq for one in read.events] == list(range(read.table.seq))
        assert all(read.events[seq].text == text for seq, text in acknowledged)
        await again.close()

    asyncio.run(story())


def test_a_change_that_is_broken_off_leaves_nothing_in_memory(tmp_path: Path) -> None:
    async def story() -> None:
        store = await set_up(tmp_path / "t.db")
        live = await sit_down(store)
        table = live.table
        seq, before, number = table.seq, table.view(0), table.match.game.legal_numbers(table.match.state)[0]
        async with store._one_writer:  # the write waits, and whoever asked goes away
            asked = asyncio.create_task(live.act(GUEST, seq, number))
            while live.table.seq == seq:
                await asyncio.sleep(0)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            assert live.table.seq == seq and live.table.view(0) == before
            woken = asyncio.create_task(live.wake())
            for _ in range(20):
                await store.events_of("t")
            assert not woken.done()  # there is more to read as soon as it is written
        await woken  # whatever is stored is known before the next change
        assert live.table.seq == len(await store.events_of("t")) > seq
        await get_up(live)
        await store.close()

    asyncio.run(story())


# A process that dies at every step of a move


def steps_of(store: Store, die_at: int) -> None:
    """Counts what a store asks of its database, and ends the process at one of those steps."""
    count = 0

    def step(*_: object) -> None:
        nonlocal count
        count += 1
        if count == die_at:
            os._exit(9)

    for name in ("begin", "before_cursor_execute", "after_cursor_execute", "commit", "rollback"):
        event.listen(store.engine.sync_engine, name, step)
    event.listen(store.engine.sync_engine.pool, "checkin", step)


def play_until_death(db: Path, die_at: int, heard: int) -> None:
    async def story() -> None:
        store = open_store(str(db))
        live = await sit_down(store)
        steps_of(store, die_at)
        for _ in range(2):
            seq, numbers = live.table.seq, live.table.match.game.legal_numbers(live.table.match.state)
            now = await live.act(GUEST, seq, numbers[0])
            os.write(heard, f"{now}\n".encode())

    asyncio.run(story())


def test_a_process_killed_at_any_step_of_a_move_has_kept_what_it_acknowledged(tmp_path: Path) -> None:
    async def begin() -> None:
        await (await set_up(tmp_path / "t.db")).close()

    async def now() -> int:
        store = open_store(str(tmp_path / "t.db"))
        read = await read_table(store, "t")
        await store.close()
        assert read.frozen is None
        return len(read.events)

    asyncio.run(begin())
    deaths, last = 0, 0
    for die_at in range(1, 60):
        reads, heard = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                play_until_death(tmp_path / "t.db", die_at, heard)
            finally:
                os._exit(0)
        os.close(heard)
        with os.fdopen(reads) as told:
            acknowledged = [int(line) for line in told.read().split()]
        _, status = os.waitpid(child, 0)
        kept = asyncio.run(now())
        assert kept >= max([last, *acknowledged])
        last = kept
        if os.waitstatus_to_exitcode(status) == 0:
            break
        deaths += 1
    assert deaths > 8 and acknowledged, "every step of two moves was a death of its own"


# A server that is starved


FAULTS = (ConnectionClosed, TimeoutError, OSError, InvalidHandshake, AssertionError, httpx.TransportError)
"""What a page meets when its server dies, at any moment of a connection; it comes again."""


class Steady(threading.Thread):
    """Plays on whatever happens, and remembers what was sent, what acknowledged and what refused."""

    def __init__(self, guest: Guest, table: str) -> None:
        super().__init__()
        self.guest, self.table = guest, table
        self.acknowledged: list[tuple[int, str]] = []
        self.sent: set[tuple[str, int, str]] = set()
        self.refused = 0
        self.stopped = threading.Event()
        self.rng = random.Random(table)

    def run(self) -> None:
        while not self.stopped.is_set():
            with suppress(*FAULTS):
                self.play()
                self.rest()

    def play(self) -> None:
        link = self.guest.open(self.table)
        while not (self.stopped.is_set() or link.is_over):
            if not link.update["legal"] and link.update["held"] is None:
                link.receive()
                continue
            seq, text = link.update["seq"], ""
            if link.update["held"] is not None:
                answer = link.ask("end_turn", seq=seq)
            else:
                legal = link.update["legal"]  # whoever passes is soon done, so that comes last
                chosen = self.rng.choice([one for one in legal if one["family"] != "pass"] or legal)
                text = link.text_of(chosen)
                self.sent.add((self.table, seq, text))
                answer = link.ask("act", seq=seq, number=chosen["number"])
            if answer["type"] == "done":
                self.acknowledged.append((seq, text))
            else:
                self.refused += 1

    def rest(self) -> None:
        """The game is over."""
        self.stopped.wait()


def process_of(server: Server) -> int:
    assert server.process
    return server.process.pid


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file of the server may grow any more."""
    before = resource.prlimit(process_of(server), resource.RLIMIT_FSIZE)
    resource.prlimit(process_of(server), resource.RLIMIT_FSIZE, (16_384, before[1]))
    yield
    resource.prlimit(process_of(server), resource.RLIMIT_FSIZE, before)


@contextmanager
def locked_file(server: Server) -> Iterator[None]:
    """Another program writes and does not come to an end."""
    other = sqlite3.connect(server.db, isolation_level=None)
    other.execute("begin immediate")
    yield
    other.execute("rollback")
    other.close()


@pytest.mark.parametrize("outage", [full_disk, locked_file])
def test_a_starved_server_loses_nothing_and_goes_on(outage: Callable[..., Any], tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db").start()
    guests = [Guest(server) for _ in range(3)]
    players = [Steady(guest, guest.create("me")) for guest in guests]
    bots = guests[0].create("random", "random")
    try:
        for player in players:
            player.start()
        wait_until(lambda: all(len(player.acknowledged) > 3 for player in players))
        with outage(server):
            wait_until(lambda: all(player.refused for player in players))
            assert guests[0].http.get("/readyz").status_code == 503
            assert guests[0].http.get("/healthz").status_code == 200
            assert guests[0].http.get(f"/table/{bots}").status_code in (200, 503)
        after = [len(player.acknowledged) + 10 for player in players]
        wait_until(lambda: all(len(p.acknowledged) > most for p, most in zip(players, after, strict=True)))
        assert guests[0].http.get("/readyz").status_code == 200
        wait_until(lambda: bool(guests[0].http.get(f"/api/tables/{bots}/replay").json()["over"]))
    finally:
        for player in players:
            player.stopped.set()
        for guest in guests:
            guest.close()
        for player in players:
            player.join(PATIENCE)
        server.end()
    for player in players:
        events = stored(server.db, player.table)
        assert list(events) == list(range(len(events)))
        assert all(events[seq] == text for seq, text in player.acknowledged)


def test_with_no_descriptors_left_the_open_tables_go_on(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db").start()
    guest = Guest(server)
    table, other = guest.create("me"), guest.create("me")
    link = guest.open(table)
    link.play_on(5)
    before = resource.prlimit(process_of(server), resource.RLIMIT_NOFILE)
    used = len(os.listdir(f"/proc/{process_of(server)}/fd"))
    resource.prlimit(process_of(server), resource.RLIMIT_NOFILE, (used, before[1]))
    assert link.play_on(1) == 1
    with pytest.raises((OSError, httpx.TransportError)):  # nobody else comes in
        httpx.get(f"{server.address}/healthz", timeout=0.5)
    seq = link.update["seq"]
    resource.prlimit(process_of(server), resource.RLIMIT_NOFILE, before)
    assert guest.open(table).update["seq"] == seq
    assert guest.open(other).play_on(3) == 3
    guest.close()
    server.end()


def test_an_error_of_the_database_is_told_once_and_as_one_sentence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        store = await set_up(tmp_path / "t.db")
        for _ in range(3):
            with pytest.raises(StorageAway, match="nothing is lost"):
                async with store.writing():
                    raise OperationalError("insert", {}, Exception("disk full"))
        await store.try_write()
        await store.close()

    asyncio.run(story())
    told = [record.getMessage() for record in caplog.records if record.name == "clachan.store"]
    assert len(told) == 2 and "disk full" in told[0] and "again" in told[1]


def test_a_table_that_nobody_can_read_keeps_no_other_from_going_on(tmp_path: Path) -> None:
    async def story() -> None:
        store = await set_up(tmp_path / "t.db")
        async with store.writing() as connection:
            await connection.execute(update(games).values(layout="{"))
        notices = Notices(store, HookSender(PublicOnly(())))
        registry = TableRegistry(Services(store, Writer(store), BotPool(1, 5.0), 0.0, notices))
        await registry._wake_if_possible("t")
        await registry.services.pool.close()
        await store.close()

    asyncio.run(story())


def test_an_error_of_the_store_tells_no_secret(tmp_path: Path) -> None:
    async def story() -> str:
        store = await set_up(tmp_path / "t.db")
        row, seats = await store.game_row("t"), await store.seats_of("t")
        assert row and row.secret and seats[0].token
        with pytest.raises(IntegrityError) as refused:
            await store.add_table(row, seats, 0, False, "")
        await store.close()
        return f"{refused.value}{refused.value.__cause__}"

    told = asyncio.run(story())
    assert "games.id" in told and "5eed" not in told and "token" not in told.partition("VALUES")[2]

"""`clachan bot-worker`: bots think in processes that know nothing of a server but its database."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from postgres import Database, missing, running_database
from sqlalchemy import func, select, text, update
from tests.serving import PATIENCE, SOURCE, Server
from visitors import Guest, wait_until

from clachan.core.match import Match, new_match
from clachan.server.bot_pool import LONG, QUICK, BotPool
from clachan.server.bot_queue import Budgets
from clachan.server.bot_worker import Answer, Errand, Sessions, question_of
from clachan.server.leases import Leases
from clachan.server.schema import thinkers, thoughts
from clachan.server.store import Store, open_store
from clachan.server.thinkers import Thinkers

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing() or "everything is there")


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    with running_database() as running:
        yield running


class Program:
    """`clachan bot-worker` in a process of its own."""

    def __init__(self, url: str, *more: str, paths: tuple[Path, ...] = ()) -> None:
        command = [sys.executable, "-m", "clachan", "bot-worker", "--db", url, *more]
        environment = {**os.environ, "PYTHONPATH": ":".join(map(str, (*paths, SOURCE)))}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)


@pytest.fixture
def program(database: Database) -> Iterator[Callable[..., Program]]:
    started: list[Program] = []

    def start(*more: str, paths: tuple[Path, ...] = ()) -> Program:
        started.append(Program(database.url, *more, paths=paths))
        return started[-1]

    yield start
    for one in started:
        if one.process.poll() is None:
            one.end(signal.SIGKILL)


class Nobody:
    """A worker of the server itself that must not be asked."""

    def __init__(self, nice: int) -> None:
        pass

    def ask(self, question: Errand) -> Answer:
        return Answer(fault="it was thought about here")

    def end(self) -> None:
        pass


class Side:
    """What a server has: its store, and bots that think elsewhere if anybody does."""

    def __init__(self, store: Store, pool: BotPool, far: Thinkers) -> None:
        self.store, self.pool, self.far = store, pool, far

    async def until(self, count: int, lane: str = LONG) -> None:
        """Until so many think elsewhere for bots of a lane."""
        async with asyncio.timeout(PATIENCE):
            while sum(place.far for place in self.pool.lanes[lane].places) != count:
                await asyncio.sleep(0.02)


@asynccontextmanager
async def side(database: Database, budgets: Budgets | None = None) -> AsyncIterator[Side]:
    """With a budget that leaves the server itself no time to think."""
    store = open_store(database.url)
    await store.open()
    leases = Leases(store, "here:1")
    await leases.open()
    spent = budgets or Budgets(1e9, 1.0)
    spent.spend("", 1e6)
    pool = BotPool(2, 20, spent, Nobody)
    far = Thinkers(store, lambda: leases.process, pool)
    await far.open()
    try:
        yield Side(store, pool, far)
    finally:
        await far.close()
        await pool.close()
        await leases.close()
        await store.close()


def game() -> Match:
    return new_match("caledonia", {"players": 2}, 5)


def test_bots_think_elsewhere_as_they_would_here(database: Database, program: Callable[..., Program]) -> None:
    """A whole session: the same answers, question after question, as of one that thinks here."""

    async def story() -> None:
        async with side(database) as here:
            await here.until(2)
            match, sessions = game(), Sessions()
            for _ in range(6):
                asked = question_of(match, "normal", 1, "t")
                given = await here.pool.lanes[LONG].answer(asked, "ann")
                assert given.number == sessions.answer(asked)
                match.play(match.game.catalogue[given.number])
                match.let_chance()
            unknown = await here.pool.lanes[LONG].answer(question_of(match, "nobody", 1), "ann")
            assert "no bot 'nobody'" in unknown.fault
            async with here.store.reading() as connection:
                assert not (await connection.execute(select(func.count()).select_from(thoughts))).scalar()
            running.end()
            await here.until(0)

    running = program("--processes", "2")
    asyncio.run(story())
    assert running.process.returncode == 0


def test_whoever_dies_while_thinking_is_asked_elsewhere(
    database: Database, program: Callable[..., Program]
) -> None:
    async def story() -> None:
        async with side(database) as here:
            await here.until(1)
            first.process.send_signal(signal.SIGSTOP)  # so that it dies with the question in its hands
            asked = question_of(game(), "normal", 1, "t")
            running = asyncio.create_task(here.pool.lanes[LONG].answer(asked, "ann"))
            async with asyncio.timeout(PATIENCE):
                while not await waiting(here.store):
                    await asyncio.sleep(0.02)
            first.end(signal.SIGKILL)
            program()
            await silence(here.store)
            assert (await running).number == Sessions().answer(asked)

    first = program()
    asyncio.run(story())


async def waiting(store: Store) -> int:
    async with store.reading() as connection:
        return int((await connection.execute(select(func.count()).select_from(thoughts))).scalar_one())


async def silence(store: Store) -> None:
    """As if all who are there had been silent for long; those who live say so within a second."""
    async with store.aside() as connection:
        await connection.execute(update(thinkers).values(seen=func.now() - text("interval '1 hour'")))


def test_thinkers_of_other_rules_are_not_asked(database: Database, program: Callable[..., Program]) -> None:
    async def story() -> None:
        async with side(database) as here:
            await here.until(1, QUICK)
            await here.until(0, LONG)  # those of earlier tests are forgotten in a while, and none is added
            async with here.store.aside() as connection:
                await connection.execute(update(thinkers).values(build="of yesterday"))
            await here.until(0, QUICK)

    program("--quick")
    asyncio.run(story())


def test_a_table_goes_on_by_bots_elsewhere_through_an_outage(
    database: Database, program: Callable[..., Program], tmp_path: Path
) -> None:
    """The server's own long thinkers have spent their time; PostgreSQL loses power while bots think."""
    running = program("--processes", "2")
    server = Server(tmp_path / "one.db", url=database.url, more=("--all-thinking", "1")).start()
    guest = Guest(server)
    try:
        wait_until(lambda: told(guest, "clachan_thinkers") == 2)
        table = guest.create("hard", "hard")
        wait_until(lambda: told(guest, "clachan_thoughts_total") > 1)
        database.stop()
        database.go_on()
        before, stored = told(guest, "clachan_thoughts_total"), plies(guest, table)
        wait_until(lambda: told(guest, "clachan_thoughts_total") > before + 1)
        wait_until(lambda: plies(guest, table) > stored)
        assert running.process.poll() is None
    finally:
        guest.close()
        server.end(signal.SIGKILL)


def told(guest: Guest, measure: str) -> float:
    lines = guest.http.get("/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith(f"{measure}{{")).split()[-1])


def plies(guest: Guest, table: str) -> int:
    answer = guest.http.get(f"/api/tables/{table}/replay")
    return len(answer.json()["steps"]) if answer.status_code == 200 else 0


def test_without_a_shared_database_there_is_a_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "clachan", "bot-worker", "--db", str(tmp_path / "tables.db")]
    ended = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(SOURCE)}
    )
    assert ended.returncode == 2 and "PostgreSQL only" in ended.stderr and "Traceback" not in ended.stderr

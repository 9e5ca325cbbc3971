"""A PostgreSQL that still starts, as after a power cut: whoever needs it waits for it, not for ever."""

import asyncio
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from postgres import Database, missing, running_database
from sqlalchemy import func, select, text
from tests.serving import PATIENCE, SOURCE, free_port
from visitors import wait_until

from clachan.core.errors import ClachanError
from clachan.server import store_check
from clachan.server.schema import thinkers
from clachan.server.store import open_store
from clachan.server.store_check import try_place

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing() or "everything is there")
WAITS = "tried again"


class Held(Database):
    """A database that starts when a file is there, and until then says that it does."""

    def hold(self) -> None:
        """It fetches the log of its writing from an archive, which takes as long as we like."""
        self.stop()
        (self.folder / "data" / "recovery.signal").touch()
        self.archive = self.folder / "archive"
        fetch = f"until [ -e {self.archive} ]; do sleep 0.05; done; false"
        listen = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder}"
        self.control(
            "start", "-W", "-l", str(self.folder / "log"), "-o", f'{listen} -c restore_command="{fetch}"'
        )
        wait_until(lambda: "starting up" in self.refusal())

    def let_go(self) -> None:
        self.archive.touch()

    def refusal(self) -> str:
        async def ask() -> str:
            store = open_store(self.url)
            try:
                async with store.engine.connect():
                    return ""
            except Exception as error:
                return str(error)
            finally:
                await store.close()

        return asyncio.run(ask())


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    monkeypatch.setattr("postgres.Database", Held)
    with running_database() as running:
        assert isinstance(running, Held)
        running.hold()
        yield running
        running.let_go()


def start(log: Path, *words: str) -> subprocess.Popen[bytes]:
    with log.open("wb") as output:
        command = [sys.executable, "-m", "clachan", *words]
        environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
        return subprocess.Popen(command, stdout=output, stderr=output, env=environment)


def test_a_server_and_bots_wait_for_a_database_that_starts(held: Held, tmp_path: Path) -> None:
    logs = tmp_path / "serve.log", tmp_path / "bots.log"
    running = [
        start(logs[0], "serve", "--port", str(free_port()), "--db", held.url),
        start(logs[1], "bot-worker", "--db", held.url),
    ]
    try:
        wait_until(lambda: ended(running) or all(WAITS in log.read_text() for log in logs))
        assert not ended(running)
        held.let_go()
        wait_until(lambda: ended(running) or "http://" in logs[0].read_text())
        wait_until(lambda: ended(running) or asyncio.run(thinking(held)) == 1)
        assert not ended(running)
        assert [log.read_text().count(WAITS) for log in logs] == [1, 1], "one line tells of it"
    finally:
        for one in running:
            one.terminate()
            one.wait(PATIENCE)


def ended(running: list[subprocess.Popen[bytes]]) -> bool:
    return any(one.poll() is not None for one in running)


async def thinking(database: Database) -> int:
    """How many processes think for the servers of a database."""
    store = open_store(database.url)
    async with store.engine.connect() as connection:
        found = int((await connection.execute(select(func.count()).select_from(thinkers))).scalar_one())
    await store.close()
    return found


def test_a_database_that_never_comes_up_is_told(
    held: Held, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(store_check, "STARTING_SECONDS", 0.3)
    monkeypatch.setattr(store_check, "RETRY_SECONDS", 0.05)
    with caplog.at_level(logging.WARNING, "clachan"), pytest.raises(ClachanError) as told:
        try_place(held.url)
    assert "the database system is starting up" in str(told.value)
    assert sum(WAITS in line for line in caplog.messages) == 1


def test_a_database_that_is_not_there_is_told_at_once(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "clachan"), pytest.raises(ClachanError):
        try_place(f"postgresql://clachan@127.0.0.1:{free_port()}/postgres")
    assert not any(WAITS in line for line in caplog.messages)


def test_a_database_that_can_only_be_read_yet_is_waited_for(tmp_path: Path) -> None:
    """While it recovers it may let everybody in before it lets anybody write."""
    log = tmp_path / "bots.log"
    with running_database() as database:
        database.control("stop", "-m", "fast")
        (database.folder / "data" / "standby.signal").touch()
        database.go_on()
        running = [start(log, "bot-worker", "--db", database.url)]
        try:
            wait_until(lambda: ended(running) or WAITS in log.read_text())
            assert not ended(running), log.read_text()
            database.control("promote")
            wait_until(lambda: ended(running) or "thinkers" in asyncio.run(tables(database)))
            wait_until(lambda: ended(running) or asyncio.run(thinking(database)) == 1)
            assert not ended(running), log.read_text()
        finally:
            running[0].terminate()
            running[0].wait(PATIENCE)


async def tables(database: Database) -> set[str]:
    store = open_store(database.url)
    async with store.engine.connect() as connection:
        found = await connection.execute(text("select tablename from pg_tables"))
        names = {str(row[0]) for row in found}
    await store.close()
    return names

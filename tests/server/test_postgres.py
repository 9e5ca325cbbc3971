"""The same tables kept by PostgreSQL instead of a file."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import Thread

import pytest
from postgres import Database, events_of, missing, running_database
from sqlalchemy import Table, insert, select, text
from test_outages import Steady
from tests.serving import PATIENCE, SOURCE, Server
from visitors import Guest, wait_until

from clachan.core.record import read_record
from clachan.server import copying
from clachan.server.schema import Event, GameRow, chat, events, metadata
from clachan.server.store import Store, open_store
from clachan.server.tidying import Keeping, forget_tables, size_of, tidy

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing() or "everything is there")


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    with running_database() as running:
        yield running


@pytest.fixture
def server(database: Database, tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "server.db", url=database.url).start()
    yield running
    running.end()


def test_a_killed_server_goes_on_where_it_was(server: Server, guest: Guest) -> None:
    guest.http.post("/api/name", json={"name": "Moira"})
    table = guest.create("me", "me", seed=5)
    link = guest.open(table)
    link.ask("say", text="Slàinte")
    link.play_on(25)
    link.ask("undo", seq=link.update["seq"])
    seq, log = link.update["seq"], guest.open(table).welcome["log"]
    server.end(signal.SIGKILL)
    server.start()
    again = guest.open(table)
    assert (again.update["seq"], again.welcome["log"]) == (seq, log)
    assert [line["text"] for line in again.welcome["chat"]] == ["Slàinte"]
    assert [seat["name"] for seat in again.seats["seats"]] == ["Moira", "Moira"]
    again.play_on()
    record = read_record(guest.http.get(f"/api/tables/{table}/record").text)
    assert record.over
    listed = guest.http.get("/api/home").json()["mine"]
    assert [one["over"] for one in listed if one["id"] == table] == [True]


def test_a_move_is_stored_once_and_settings_are_kept(server: Server, guest: Guest) -> None:
    table = guest.create("me", "normal", seed=2, terms={"clock": {"kind": "turn", "seconds": 600}})
    link = guest.open(table)
    while not link.update["legal"]:
        link.receive()
    seq, number = link.update["seq"], link.update["legal"][0]["number"]
    first = link.ask("act", seq=seq, number=number)
    assert first["type"] == link.ask("act", seq=seq, number=number)["type"] == "done"
    assert link.ask("act", seq=seq, number=number + 1)["type"] == "refused"
    link.ask("prefer", seat=0, confirm=False, single=False, auto_pass=True)
    server.end()
    server.start()
    again = guest.open(table)
    mine = again.seats["yours"][0]
    assert (mine["confirm"], mine["single"], mine["auto_pass"]) == (False, False, True)
    assert again.update["clock"]["left"][0] <= 600
    assert any(line["seat"] == 0 for line in again.welcome["log"])


def test_seat_links_and_uploads_work_there_too(server: Server, guest: Guest) -> None:
    table = guest.create("me", "open")
    secret = guest.open(table).seats["yours"][0]["link"]
    other = Guest(server)
    try:
        taken = other.http.post(f"/api/seat/{secret}", json={}).json()
        assert taken["table"] == table and other.open(table).seats["yours"][0]["seat"] == 0
        text = guest.http.get(f"/api/tables/{table}/record").text
        assert guest.http.post("/api/records", content=text).status_code == 201
    finally:
        other.close()


def more(players: list[Steady], what: str, than: list[int]) -> bool:
    """Whether every player has more of something by now."""
    now = [len(p.acknowledged) if what == "acknowledged" else p.refused for p in players]
    return all(one > other for one, other in zip(now, than, strict=True))


def test_a_database_that_stops_and_starts_in_play_loses_nothing(
    database: Database, server: Server, guest: Guest
) -> None:
    players = [Steady(Guest(server), "") for _ in range(3)]
    for player in players:
        player.table = player.guest.create("me", "me", "me", "me")  # long enough for all that follows
        player.start()
    bots = guest.create("random", "random")
    try:
        for _ in range(3):
            before = [len(player.acknowledged) + 3 for player in players]
            wait_until(partial(more, players, "acknowledged", before))
            refused = [player.refused for player in players]
            database.stop()
            wait_until(partial(more, players, "refused", refused))
            assert guest.http.get("/readyz").status_code == 503
            assert guest.http.get("/healthz").status_code == 200
            database.go_on()
        before = [len(player.acknowledged) + 3 for player in players]
        wait_until(partial(more, players, "acknowledged", before))
        wait_until(lambda: bool(guest.http.get(f"/api/tables/{bots}/replay").json()["over"]))
    finally:
        for player in players:
            player.stopped.set()
            player.guest.close()
            player.join(PATIENCE)
    for player in players:
        events = asyncio.run(events_of(database, player.table))
        assert [one.seq for one in events] == list(range(len(events)))
        assert all(events[seq].text == text for seq, text in player.acknowledged)


def test_a_connection_that_was_cut_is_found_out_before_it_is_used(database: Database) -> None:
    async def process(store: Store) -> int:
        async with store.reading() as connection:
            return int((await connection.execute(text("select pg_backend_pid()"))).scalar_one())

    async def story() -> tuple[int, int]:
        stores = open_store(database.url), open_store(database.url)
        first = await process(stores[0])
        async with stores[1].reading() as connection:  # and waits until that process has ended
            ended = await connection.execute(text(f"select pg_terminate_backend({first}, 60000)"))
            assert ended.scalar_one()
        then = await process(stores[0])
        for store in stores:
            await store.close()
        return first, then

    first, then = asyncio.run(story())
    assert first != then


def test_tidying_to_a_size_counts_what_is_held_and_not_what_files_take(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a database of its own: what other tests left there would go first."""
    monkeypatch.setattr("clachan.server.tidying.BATCH", 1)
    place = database.another("sized")

    async def story() -> list[str]:
        store = open_store(place)
        await store.open()
        for name in ("oldest", "older", "old", "new"):
            row = GameRow(name, "caledonia", "x", {}, {}, 0, "", "", 0.0)
            await store.add_table(row, [], -1, True, "", [Event(n, "play", 0, "x" * 99) for n in range(300)])
        total = await size_of(store)
        each = total - await size_after(store, "oldest")
        await tidy(store, Keeping(chat_lines=0, megabytes=(total - 2.5 * each) / 1e6))
        left = [name for name in ("older", "old", "new") if await store.game_of(name)]
        await store.close()
        return left

    assert asyncio.run(story()) == ["new"]


async def size_after(store: Store, gone: str) -> int:
    async with store.writing() as connection:
        await forget_tables(connection, [gone])
    return await size_of(store)


def clachan(*words: str) -> str:
    command = [sys.executable, "-m", "clachan", *words]
    said = subprocess.run(
        command,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(SOURCE), "CLACHAN_LANG": "en"},
    )
    assert said.returncode == 0, said.stderr
    return said.stdout


def test_a_backup_of_a_running_server_is_a_file_that_serves_and_can_be_put_back(
    database: Database, server: Server, guest: Guest, tmp_path: Path
) -> None:
    guest.http.post("/api/name", json={"name": "Moira"})
    table = guest.create("me", "me", seed=5)
    link = guest.open(table)
    link.ask("say", text="Slàinte")
    link.play_on(12)
    copy, back = tmp_path / "copy.db", database.another("back")
    assert (
        clachan("export", table, "--db", database.url) == guest.http.get(f"/api/tables/{table}/record").text
    )
    clachan("backup", str(copy), "--db", database.url)
    count = len(asyncio.run(rows_of(str(copy)))["games"])  # other tests may have left tables in the database
    tables = "the one table" if count == 1 else f"the {count} tables"
    assert f"holds {tables} of {copy}" in clachan("restore", str(copy), "--db", back)
    assert asyncio.run(rows_of(database.url)) == asyncio.run(rows_of(str(copy))) == asyncio.run(rows_of(back))
    asyncio.run(talk_on(back, table))
    other = Server(copy).start()
    cookies = {cookie.name: cookie.value or "" for cookie in guest.http.cookies.jar}
    again = Guest(other)
    again.http.cookies.update(cookies)
    page = again.open(table)
    assert page.update["seq"] == link.update["seq"] and page.play_on(2) == 2
    again.close()
    other.end()


def test_a_backup_is_of_one_moment(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = database.another("moment")

    async def lay(name: str) -> None:
        store = open_store(place)
        await store.open()
        row = GameRow(name, "caledonia", "x", {}, {}, 0, "", "", 0.0)
        await store.add_table(row, [], -1, True, "", [Event(n, "play", 0, "x") for n in range(3)])
        await store.close()

    class PlayedMeanwhile:
        """The tables of a store; when the first is copied, and the others are not, a game begins."""

        @property
        def sorted_tables(self) -> Iterator[Table]:
            first, *others = metadata.sorted_tables
            yield first
            begun = Thread(target=lambda: asyncio.run(lay("late")))
            begun.start()
            begun.join(PATIENCE)
            yield from others

    async def copied() -> list[set[str]]:
        stores = open_store(place), open_store(str(tmp_path / "copy.db"))
        assert await copying.copy_all(*stores) == 1
        found = []
        for store in stores:
            async with store.engine.connect() as connection:
                found.append({str(row.game) for row in await connection.execute(select(events.c.game))})
            await store.close()
        return found

    asyncio.run(lay("early"))
    monkeypatch.setattr(copying, "metadata", PlayedMeanwhile())
    assert asyncio.run(copied()) == [{"early", "late"}, {"early"}]


async def talk_on(place: str, table: str) -> None:
    """A line after those that were put back: it is numbered after them."""
    store = open_store(place)
    line = {"game": table, "name": "Moira", "text": "We go on", "at": 0.0}
    async with store.writing() as connection:
        await connection.execute(insert(chat).values(line))
        lines = (await connection.execute(select(chat.c.text).order_by(chat.c.number))).scalars().all()
    await store.close()
    assert lines[-1] == "We go on" and len(lines) > 1


async def rows_of(place: str) -> dict[str, list[tuple[object, ...]]]:
    store, found = open_store(place), {}
    async with store.engine.connect() as connection:
        for table in metadata.sorted_tables:
            if table.name not in ("processes", "leases", "facts"):
                rows = await connection.execute(select(table).order_by(*table.primary_key.columns))
                found[table.name] = sorted(tuple(row) for row in rows)
    await store.close()
    return found

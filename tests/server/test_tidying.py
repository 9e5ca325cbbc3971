"""What a store keeps and lets go, and that lists and opening a table stay cheap whatever was taken back."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, update
from tests.serving import Server
from typer.testing import CliRunner
from visitors import Guest

from clachan.cli.app import app
from clachan.core.match import Match
from clachan.server.schema import Event, games, guests
from clachan.server.store import Store, open_store
from clachan.server.table import what_stands
from clachan.server.tidying import DAY, Keeping, size_of, tidy

Task = Callable[[Store], Awaitable[Any]]


def in_store(path: Path, task: Task) -> Any:
    async def run() -> Any:
        store = open_store(str(path))
        try:
            return await task(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def grow_old(store: Store, days: float, *tables: str) -> None:
    async with store.writing() as connection:
        changed = update(games).where(games.c.id.in_(tables)).values(changed=time.time() - days * DAY)
        await connection.execute(changed)
        await connection.execute(update(guests).values(created=time.time() - days * DAY))


def test_old_tables_talk_and_guests_go_and_the_rest_stays(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db").start()
    ann, bob = Guest(server), Guest(server)
    bob.http.post("/api/guest")
    finished, fresh, running = (ann.create("me") for _ in range(3))
    for table in (finished, fresh):
        link = ann.open(table)
        link.ask("close")
    talk = ann.open(running)
    for number in range(12):
        talk.ask("say", text=f"line {number}")
    ann.open_links.close()
    server.end()
    in_store(server.db, lambda store: grow_old(store, 40, finished, running))
    keeping = Keeping(finished_days=30, chat_lines=5)
    done = in_store(server.db, lambda store: tidy(store, keeping))
    assert (done.tables, done.lines, done.guests) == (1, 7, 1)
    server.start()
    assert ann.http.get(f"/api/tables/{finished}/record").status_code == 404
    assert ann.http.get(f"/api/tables/{fresh}/record").status_code == 200
    again = ann.open(running)
    assert [line["text"] for line in again.welcome["chat"]] == [f"line {number}" for number in range(7, 12)]
    assert again.play_on(3) == 3
    ann.open_links.close()
    server.end()
    assert in_store(server.db, lambda store: tidy(store, Keeping(idle_days=30))).tables == 0
    in_store(server.db, lambda store: grow_old(store, 40, running))
    assert in_store(server.db, lambda store: tidy(store, Keeping(idle_days=30))).tables == 1
    ann.close()
    bob.close()


def test_beyond_its_size_the_oldest_finished_tables_go(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db").start()
    guest = Guest(server)
    table, running = guest.create("me"), guest.create("me")
    guest.open(table).play_on()
    guest.close()
    server.end()
    before = in_store(server.db, size_of)
    called = CliRunner().invoke(app, ["tidy", "--db", str(server.db), "--megabytes", str(before / 1e6 / 10)])
    assert called.exit_code == 0 and "Gone: 1 table, 0 lines of talk, 0 guests" in called.output
    assert in_store(server.db, size_of) <= before  # whole pages of the file
    assert in_store(server.db, lambda store: store.game_of(running)) == "caledonia"


def take_back(guest: Guest, table: str, times: int) -> None:
    link = guest.open(table)
    for seat in range(2):
        link.ask("prefer", seat=seat, confirm=True, single=False, auto_pass=False)
    for _ in range(times):
        number = link.update["legal"][0]["number"]
        assert link.ask("act", seq=link.update["seq"], number=number)["type"] == "done"
        assert link.ask("undo", seq=link.update["seq"])["type"] == "done"


def test_what_was_taken_back_is_not_carried_out_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(tmp_path / "tables.db").start()
    guest = Guest(server)
    table = guest.create("me", "me")
    guest.open(table).play_on(4)
    take_back(guest, table, 40)
    before = guest.open(table).update
    guest.open_links.close()
    server.end()
    from clachan.server.loading import read_table

    pushed: list[int] = []
    plain = Match.push

    def push(match: Match, number: int) -> None:
        pushed.append(number)
        plain(match, number)

    monkeypatch.setattr(Match, "push", push)
    read = in_store(server.db, lambda store: read_table(store, table))
    assert read.frozen is None and read.table.seq == before["seq"] >= 84
    assert len(pushed) == read.table.match.ply == before["ply"]
    server.start()
    assert guest.open(table).update["view"] == before["view"]
    link = guest.open(table)
    link.play_on()
    record = guest.http.get(f"/api/tables/{table}/record").text
    guest.open_links.close()
    server.end()
    assert in_store(server.db, lambda store: tidy(store, Keeping())).events == 80
    server.start()
    assert guest.http.get(f"/api/tables/{table}/record").text == record
    guest.close()
    server.end()


def test_which_events_stand() -> None:
    kinds = ["play", "play", "undo 1", "play", "end", "chance", "play", "undo 3"]
    events = [Event(seq, *_kind(text)) for seq, text in enumerate(kinds)]
    standing, at = what_stands(events, 6)
    assert [one.seq for one in standing] == [0, 3, 4, 5] and at == 4
    assert what_stands(events, 7)[1] == -1  # what stood then was taken back


def _kind(text: str) -> tuple[str, int, str]:
    kind, _, ply = text.partition(" ")
    return kind, 0, ply


def test_the_first_page_asks_as_often_for_many_tables_as_for_few(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db").start()
    guest = Guest(server)
    made = [guest.create("me", "open", listed=True) for _ in range(30)]
    assert {one["id"] for one in guest.http.get("/api/home").json()["mine"]} == set(made)
    server.end()
    guest.close()

    async def asked(store: Store) -> list[str]:
        queries: list[str] = []

        @event.listens_for(store.engine.sync_engine, "before_cursor_execute")
        def count(_c: object, _k: object, statement: str, *_more: object) -> None:
            queries.append(statement)

        rows = await store.open_tables()
        assert len(await store.seats_of_all([row.id for row in rows])) == 30
        return [query for query in queries if query.lower().startswith("select")]

    assert len(in_store(server.db, asked)) == 3

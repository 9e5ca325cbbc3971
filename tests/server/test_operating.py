"""`clachan admin` beside a running server."""

import sqlite3
from pathlib import Path

import httpx
import pytest
from tests.serving import Server
from typer.testing import CliRunner
from visitors import Guest, wait_until
from websockets.exceptions import ConnectionClosed

from clachan.cli.app import app
from clachan.server.guests import new_guest


@pytest.fixture
def running(tmp_path: Path) -> Server:
    return Server(tmp_path / "tables.db").start()


def admin(server: Server, *words: str) -> str:
    said = CliRunner().invoke(app, ["admin", *words, "--db", server.url])
    assert said.exit_code == 0, said.output
    return said.output


def test_an_operator_lists_closes_bars_and_frees(running: Server) -> None:
    moira, eve = Guest(running), Guest(running)
    for guest, name in ((moira, "Moira"), (eve, "Eve")):
        guest.http.post("/api/name", json={"name": name})
    table, finished = moira.create("me"), eve.create("me")
    eve.open(finished).play_on()
    link = moira.open(table)
    listed = {line.split()[0]: line for line in admin(running, "tables").splitlines()}
    assert set(listed) == {table, finished}
    assert " over " in listed[finished] and " on " in listed[table] and "Moira (" in listed[table]

    assert "is closed" in admin(running, "close", table)
    with pytest.raises(ConnectionClosed):
        link.until(lambda reply: False)
    shut = moira.open(table)
    assert shut.sentence(shut.welcome["frozen"]) == "whoever runs this server has closed this table"
    admin(running, "reopen", table)
    wait_until(lambda: moira.open(table).welcome["frozen"] is None)
    assert moira.open(table).play_on(1) == 1

    id = listed[finished].rpartition("(")[2].rstrip(")")
    watching = eve.open(table)
    admin(running, "ban", "guest", id)
    with pytest.raises(ConnectionClosed):  # the page that is open already goes, too
        watching.until(lambda reply: False)
    wait_until(lambda: eve.http.get("/api/home").status_code == 403)
    assert moira.http.get("/api/home").status_code == 200
    admin(running, "unban", "guest", id)
    wait_until(lambda: eve.http.get("/api/home").status_code == 200)
    admin(running, "ban", "address", "127.0.0.0/8")
    wait_until(lambda: httpx.get(f"{running.address}/healthz").status_code == 403)
    admin(running, "unban", "address", "127.0.0.0/8")

    assert "0 finished" in admin(running, "free", "--days", "1")
    assert "1 finished" in admin(running, "free", "--days", "0")
    assert finished not in admin(running, "tables")
    with sqlite3.connect(running.db) as store:
        for rows in ("events", "seats", "holders", "chat", "company"):
            assert not store.execute(f"select * from {rows} where game = ?", (finished,)).fetchall()
    moira.close()
    eve.close()
    running.end()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("ban", "address", "everyone"), "everyone"),
        (("ban", "colour", "red"), "not 'colour'"),
        (("tables", "--db", "nowhere.db"), "there is no file 'nowhere.db'"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_sentence(words: tuple[str, ...], reason: str) -> None:
    said = CliRunner().invoke(app, ["admin", *words])
    assert said.exit_code == 2 and reason in said.output


def test_a_guest_can_be_typed_as_a_word() -> None:
    """One that began with a dash would be taken for an option."""
    assert all(new_guest().isalnum() for _ in range(500))

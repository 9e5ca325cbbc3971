"""A move that was acknowledged is never lost, whatever happens to the server."""

import random
import signal
import sqlite3
import threading
import time
from pathlib import Path

import httpx
import pytest
from tests.serving import PATIENCE, Server
from visitors import Guest, wait_until
from websockets.exceptions import ConnectionClosed

TABLES = 6


class Player(threading.Thread):
    """Plays at a table as fast as it can and remembers what was acknowledged."""

    def __init__(self, guest: Guest, table: str) -> None:
        super().__init__()
        self.guest = guest
        self.table = table
        self.acknowledged: list[tuple[int, str]] = []
        self.rng = random.Random(table)

    def run(self) -> None:
        try:
            link = self.guest.open(self.table)
            while not link.is_over:
                if not link.update["legal"] and link.update["held"] is None:
                    link.receive()
                    continue
                seq = link.update["seq"]
                if link.update["held"] is not None:
                    answer, text = link.ask("end_turn", seq=seq), ""
                else:
                    chosen = self.rng.choice(link.update["legal"])
                    answer = link.ask("act", seq=seq, number=chosen["number"])
                    text = link.text_of(chosen)
                assert answer["type"] == "done", answer
                self.acknowledged.append((seq, text))
        except (ConnectionClosed, TimeoutError, OSError):
            pass


def stored(db: Path, table: str) -> dict[int, str]:
    with sqlite3.connect(db) as connection:
        rows = connection.execute(
            "select seq, text from events where game = ? order by seq", (table,)
        ).fetchall()
    connection.close()
    return dict(rows)


def wait_for_moves(players: list[Player], count: int) -> None:
    for _ in range(600):
        if sum(len(player.acknowledged) for player in players) >= count:
            return
        time.sleep(0.05)


def test_kill_9_under_load_loses_no_acknowledged_move(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db").start()
    guests = [Guest(server) for _ in range(TABLES)]
    tables = [guest.create("me", "random") for guest in guests]
    done: dict[str, list[tuple[int, str]]] = {table: [] for table in tables}
    try:
        for _ in range(3):
            players = [Player(guest, table) for guest, table in zip(guests, tables, strict=True)]
            for player in players:
                player.start()
            wait_for_moves(players, 50)
            server.end(signal.SIGKILL)
            for player in players:
                player.join(PATIENCE)
                done[player.table] += player.acknowledged
            for table in tables:
                events = stored(server.db, table)
                assert list(events) == list(range(len(events)))
                for seq, text in done[table]:
                    assert events[seq] == text
            server.start()
        assert sum(len(moves) for moves in done.values()) > 100
        for guest, table in zip(guests, tables, strict=True):
            link = guest.open(table)
            before = link.update["seq"]
            assert before >= len(stored(server.db, table)) - 1
            link.play_on(3)
            assert link.update["seq"] > before or link.is_over
    finally:
        for guest in guests:
            guest.close()
        server.end()


def test_a_table_goes_on_after_a_restart_as_if_nothing_had_happened(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db").start()
    guest = Guest(server)
    table, twin = (guest.create("me", seed=21, terms={"reproducible": True}) for _ in range(2))
    guest.open(table).play_on(40)
    other = guest.open(twin)
    other.play_on(20)
    guest.open_links.close()
    server.end(signal.SIGKILL)
    server.start()
    guest.open(twin).play_on(20)
    first, second = (guest.open(name).update["view"] for name in (table, twin))
    assert first == second  # chance too goes on from the same place
    guest.close()
    server.end()


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db").start()
    guest = Guest(server)
    table = guest.create("random", "random", "random", "random")
    server.end(signal.SIGKILL)
    server.start()
    wait_until(lambda: bool(guest.http.get(f"/api/tables/{table}/replay").json()["over"]))
    guest.close()
    server.end()


def test_a_graceful_stop_closes_and_starts_again(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db").start()
    guest = Guest(server)
    table = guest.create("me")
    link = guest.open(table)
    link.play_on(5)
    seq = link.update["seq"]
    server.end(signal.SIGTERM)
    assert server.process and server.process.returncode in (0, -signal.SIGTERM)
    with pytest.raises(httpx.TransportError):
        guest.http.get("/healthz")
    server.start()
    assert guest.open(table).update["seq"] == seq >= 5
    guest.close()
    server.end()

"""Memory for each table: watched, open but unwatched, and asleep."""

import asyncio
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from crowd import Guest
from servers import Served, clachan

from clachan.core.match import new_match
from clachan.core.record import write_record
from clachan.core.rng import Rng

TABLES, HOSTS, PLIES, AT_ONCE, IDLE = 200, 10, 120, 20, 1.0


def memory() -> dict[str, Any]:
    """Many tables with a game of four half played; what the server grows by, divided by their number."""
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "tables.db"
        with clachan(db, "--idle-seconds", str(IDLE)) as server:
            made = _upload([Guest(server.address) for _ in range(HOSTS)], half_played(1), 2 * TABLES)
            before, tables = made[:TABLES], made[TABLES:]
            asleep = asyncio.run(_asleep(server, before, tables))
        with clachan(db, "--idle-seconds", "600") as server:
            awake = asyncio.run(_awake(server, tables))
        return {"tables": TABLES, "plies": PLIES, **asleep, **awake, "stored_kb": _each(db.stat().st_size)}


async def _asleep(server: Served, before: list[str], tables: list[str]) -> dict[str, Any]:
    await _visit_in_turn(server, before)  # everything is imported, SQLite has as many pages as it keeps
    empty = server.memory_bytes()
    visits = await _visit_in_turn(server, tables)
    asleep = server.memory_bytes()
    return {
        "server_mb": round(empty / 1e6, 1),
        "asleep_kb": _each(asleep - empty),
        "wake_ms": round(1000 * visits / TABLES, 1),
    }


async def _awake(server: Served, tables: list[str]) -> dict[str, Any]:
    guest = Guest(server.address)
    guest.post("/api/guest", {})
    _visit(server, tables[:5])
    empty = server.memory_bytes()
    _visit(server, tables)
    awake = server.memory_bytes()
    links = [await guest.open(table) for table in tables]
    for link in links:
        while not str(await link.recv()).startswith('{"type":"update"'):
            pass
    watched = server.memory_bytes()
    more = [await guest.open(table) for table in tables]  # of a second page only its own part is new
    for link in more:
        while not str(await link.recv()).startswith('{"type":"update"'):
            pass
    paged = server.memory_bytes()
    for link in links + more:
        await link.close()
    return {
        "awake_kb": _each(awake - empty),
        "watched_kb": _each(watched - empty),
        "page_kb": _each(paged - watched),
    }


async def _visit_in_turn(server: Served, tables: list[str]) -> float:
    """A few tables at a time are looked at and fall asleep again; how long the looking took."""
    spent = 0.0
    for first in range(0, len(tables), AT_ONCE):
        began = time.perf_counter()
        _visit(server, tables[first : first + AT_ONCE])
        spent += time.perf_counter() - began
        while _awake_now(server):
            await asyncio.sleep(IDLE / 4)
    return spent


def _awake_now(server: Served) -> bool:
    """Whether a table is still in the server's memory."""
    with urllib.request.urlopen(f"{server.address}/metrics") as told:
        lines: list[str] = told.read().decode().splitlines()
    counts = [line.split() for line in lines if line.startswith("clachan_tables")]
    return any(float(count[-1]) for count in counts)


def _each(size: int) -> float:
    return round(size / TABLES / 1000, 1)


def half_played(seed: int, plies: int = PLIES, game: str = "caledonia", **options: object) -> str:
    """A game of four players that goes on for a while: nobody passes without need."""
    match, rng = new_match(game, seed=seed, players=4, **options), Rng(seed)
    while match.ply < plies and not match.over:
        match.let_chance()
        actions = [action for action in match.legal() if action.text != "pass"] or match.legal()
        if actions:
            match.play(actions[rng.below(len(actions))].text)
    return write_record(match)


def _upload(hosts: list[Guest], record: str, count: int) -> list[str]:
    return [hosts[n % len(hosts)].post_text("/api/records", record)["table"] for n in range(count)]


def _visit(server: Served, tables: list[str]) -> None:
    for table in tables:
        with urllib.request.urlopen(f"{server.address}/api/tables/{table}/at/0"):
            pass


if __name__ == "__main__":
    print(asyncio.run(asyncio.to_thread(memory)))

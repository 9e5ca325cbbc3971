"""What the machine can do without a game, in the same run: an echo on the same stack, and bare SQLite."""

import asyncio
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import Any

from servers import Served
from websockets.asyncio.client import ClientConnection, connect

ECHO = str(Path(__file__).with_name("echo.py"))


def echo(seconds: float, tables: int, players: int, size: int) -> dict[str, Any]:
    """One message of a usual size goes to everyone in the room and is acknowledged, again and again."""
    with Served(ECHO, "PORT") as server:
        moves, spent = asyncio.run(_echo(server, seconds, tables, players, "x" * size))
    return {"moves": moves, "cpu_seconds": round(spent, 2), "moves_per_cpu_second": round(moves / spent)}


async def _echo(server: Served, seconds: float, tables: int, players: int, text: str) -> tuple[int, float]:
    links = [await _open(server, table) for table in range(tables) for _ in range(players)]
    count, running = [0], [True]

    async def play(link: ClientConnection, first: bool) -> None:
        if first:
            await link.send(text)
        async for message in link:
            if str(message).startswith('{"type":"done"'):
                count[0] += 1
                if running[0]:
                    await link.send(text)

    tasks = [asyncio.create_task(play(link, n % players == 0)) for n, link in enumerate(links)]
    await asyncio.sleep(1)
    began, spent = count[0], server.cpu_seconds()
    await asyncio.sleep(seconds)
    moves, spent = count[0] - began, server.cpu_seconds() - spent
    running[0] = False
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(link.close() for link in links))
    return moves, spent


async def _open(server: Served, table: int) -> ClientConnection:
    return await connect(f"{server.address.replace('http', 'ws')}/ws/{table}", max_size=None)


def connections(count: int) -> dict[str, Any]:
    """Memory of a connection that does nothing."""
    with Served(ECHO, "PORT") as server:
        return asyncio.run(_connections(server, count))


async def _connections(server: Served, count: int) -> dict[str, Any]:
    warm = [await _open(server, 0) for _ in range(5)]
    before = server.memory_bytes()
    links = [await _open(server, 0) for _ in range(count)]
    for link in links:
        await link.ping()
    grown = server.memory_bytes() - before
    await asyncio.gather(*(link.close() for link in links + warm))
    return {"connections": count, "connection_kb": round(grown / count / 1000, 1)}


def inserts(seconds: float) -> dict[str, Any]:
    """Bare SQLite: one event in one transaction that is on the disk before the next."""
    with tempfile.TemporaryDirectory() as folder:
        connection = sqlite3.connect(Path(folder) / "bare.db", isolation_level=None)
        for pragma in ("journal_mode=WAL", "synchronous=FULL"):
            connection.execute(f"pragma {pragma}")
        connection.execute("create table events (game text, seq integer, text text, primary key (game, seq))")
        began, spent, count = time.perf_counter(), time.process_time(), 0
        while time.perf_counter() - began < seconds:
            connection.execute("insert into events values (?, ?, ?)", ("table", count, "expand c4 sheep"))
            count += 1
        spent, wall = time.process_time() - spent, time.perf_counter() - began
        connection.close()
    return {"inserts_per_cpu_second": round(count / spent), "inserts_per_second": round(count / wall)}

"""Durably stored moves for each second of the server's processor time, 50 tables with 4 players each."""

import asyncio
import sqlite3
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from crowd import Counted, crowd
from servers import Served, clachan

TABLES, PLAYERS = 50, 4


def moves(seconds: float, tables: int = TABLES, rate: float = 0) -> dict[str, Any]:
    """Everybody plays at random as fast as answers come, or at a rate; only acknowledged moves count."""
    with tempfile.TemporaryDirectory() as folder, clachan(Path(folder) / "tables.db") as server:
        counted, spent, wall = asyncio.run(_play(server, seconds, tables, rate))
        with sqlite3.connect(Path(folder) / "tables.db") as connection:
            stored = connection.execute("select count(*) from events where kind = 'play'").fetchone()[0]
        connection.close()
    assert stored >= counted.moves, f"{counted.moves} moves were acknowledged, but {stored} are stored"
    return {
        "tables": tables,
        "players": PLAYERS,
        "moves": counted.moves,
        "cpu_seconds": round(spent, 2),
        "wall_seconds": round(wall, 2),
        "moves_per_cpu_second": round(counted.moves / spent),
        "moves_per_second": round(counted.moves / wall, 1),
        "answer_ms_p95": round(1000 * sorted(counted.waits)[int(0.95 * len(counted.waits))], 1),
        "answer_ms_median": round(1000 * statistics.median(counted.waits), 1),
        "bytes_per_message": round(counted.bytes_received / max(1, counted.received)),
        "messages_per_move": round(counted.received / max(1, counted.moves), 2),
    }


async def _play(server: Served, seconds: float, tables: int, rate: float) -> tuple[Counted, float, float]:
    warming, counted = Counted(), Counted()
    players = await crowd(server.address, tables, PLAYERS, warming, rate)
    tasks = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(2)  # openings are over, caches are warm
    for player in players:
        player.counted = counted
    began, spent = time.perf_counter(), server.cpu_seconds()
    await asyncio.sleep(seconds)
    spent, wall = server.cpu_seconds() - spent, time.perf_counter() - began
    counted.running = False
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(player.link.close() for player in players))
    return counted, spent, wall


if __name__ == "__main__":
    print(moves(8))

"""Durably stored moves for each second of the server's processor time, 50 tables with 4 players each."""

import asyncio
import json
import os
import sqlite3
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from crowd import Counted, crowd, played
from servers import Served, clachan, without_core

TABLES, PLAYERS = 50, 4


def moves(seconds: float, tables: int = TABLES, rate: float = 0) -> dict[str, Any]:
    """Everybody plays at random as fast as answers come, or at a rate; only acknowledged moves count."""
    with tempfile.TemporaryDirectory() as folder, clachan(Path(folder) / "tables.db") as server:
        counted, wall, (spent, waited, crowded) = asyncio.run(_play(server, seconds, tables, rate))
        with sqlite3.connect(Path(folder) / "tables.db") as connection:
            stored = connection.execute("select count(*) from events where kind = 'play'").fetchone()[0]
        connection.close()
    assert stored >= counted.moves, f"{counted.moves} moves were acknowledged, but {stored} are stored"
    return {
        "tables": tables,
        "players": PLAYERS,
        "moves": counted.moves,
        "refused": counted.refused,
        "cpu_seconds": round(spent, 2),
        "wall_seconds": round(wall, 2),
        "server_without_core_seconds": round(waited, 2),
        "players_without_core_seconds": round(crowded, 2),
        "moves_per_cpu_second": round(counted.moves / spent),
        "moves_per_second": round(counted.moves / wall, 1),
        "answer_ms_p95": round(1000 * sorted(counted.waits)[int(0.95 * len(counted.waits))], 1),
        "answer_ms_median": round(1000 * statistics.median(counted.waits), 1),
        "bytes_per_message": round(counted.bytes_received / max(1, counted.received)),
        "messages_per_move": round(counted.received / max(1, counted.moves), 2),
    }


async def _play(
    server: Served, seconds: float, tables: int, rate: float
) -> tuple[Counted, float, list[float]]:
    players = await crowd(server.address, tables, PLAYERS, rate)
    ours = os.getpid()
    return await played(
        players,
        seconds,
        lambda: [server.cpu_seconds(), without_core(server.process.pid), without_core(ours)],
    )


def main() -> None:
    """`scripts/bench-web moves [SECONDS [TABLES RATE]]`."""
    asked = [float(word) for word in sys.argv[1:4]]
    seconds, tables, rate = [*asked, *[8.0, TABLES, 0.0][len(asked) :]]
    print(json.dumps(moves(seconds, int(tables), rate), indent=2))


if __name__ == "__main__":
    main()

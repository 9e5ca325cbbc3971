"""What a second process brings: moves a second of one server and of two, on one PostgreSQL:
`scripts/bench-web pair [SECONDS]`.

Two servers, PostgreSQL and players would need four cores. So the servers share one core, alone or together,
and everything else has the others: what two processes make of one core, twice, is what they make of two. What
the second process costs (leases, fences, batches that are half as long, turns on the core) is in it; what
PostgreSQL costs is not, it is told beside. The core has to be full for that, which is told, too.
"""

import asyncio
import json
import os
import statistics
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from crowd import Player, crowd, played
from servers import TICKS, Served, clachan

sys.path.insert(0, str(Path(__file__).parents[2] / "tests/server"))
from postgres import Database, running_database

TABLES, PLAYERS, ROUNDS, SERVERS_CORE = 100, 4, 3, 0


def pair(seconds: float) -> dict[str, Any]:
    """The medians of some rounds, and how many times the moves of one process two make."""
    found: dict[int, list[dict[str, float]]] = {1: [], 2: []}
    with elsewhere(SERVERS_CORE), running_database() as database:
        for _ in range(ROUNDS):  # in turns: a machine changes its speed
            for count in (1, 2):
                found[count].append(measured(database, count, seconds))
    one, two = ({key: statistics.median(run[key] for run in found[count]) for key in found[count][0]}
                for count in (1, 2))  # fmt: skip
    return {"one": one, "two": two, "ratio": round(2 * two["per_cpu"] / one["per_cpu"], 2)}


@contextmanager
def elsewhere(core: int) -> Iterator[None]:
    """This process, and what it starts, leaves one core alone."""
    before = os.sched_getaffinity(0)
    assert before - {core}, "there is only one core"
    os.sched_setaffinity(0, before - {core})
    yield
    os.sched_setaffinity(0, before)


def measured(database: Database, count: int, seconds: float) -> dict[str, float]:
    with serving(database, count) as servers:
        return asyncio.run(_play(database, servers, seconds))


@contextmanager
def serving(database: Database, count: int) -> Iterator[list[Served]]:
    with ExitStack() as stack:
        servers = [stack.enter_context(clachan(database.url)) for _ in range(count)]
        for server in servers:
            server.stay_on(SERVERS_CORE)
        yield servers


async def _play(database: Database, servers: list[Served], seconds: float) -> dict[str, float]:
    """The pages of a table go to the process that has it, as behind a proxy that hashes."""
    players: list[Player] = []
    for server in servers:
        players += await crowd(server.address, TABLES // len(servers), PLAYERS)
    counted, wall, (spent, stored) = await played(
        players,
        seconds,
        lambda: [sum(server.cpu_seconds() for server in servers), _postgres_seconds(database)],
    )
    return {
        "moves_per_second": round(counted.moves / wall, 1),
        "core_full": round(spent / wall, 2),
        "per_cpu": round(counted.moves / spent, 1),
        "postgres_ms_per_move": round(1000 * stored / counted.moves, 2),
        "p95_ms": round(1000 * sorted(counted.waits)[int(0.95 * len(counted.waits))], 1),
    }


def _postgres_seconds(database: Database) -> float:
    """Processor time of all processes of the database."""
    main = (database.folder / "data/postmaster.pid").read_text().split()[0]
    children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    total = 0.0
    for pid in (main, *children):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        total += (int(fields[11]) + int(fields[12])) / TICKS
    return total


if __name__ == "__main__":
    print(json.dumps(pair(float(sys.argv[1]) if len(sys.argv) > 1 else 6.0), indent=2))

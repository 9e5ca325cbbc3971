"""What a second process brings: moves a second of one server and of two, on one PostgreSQL:
`scripts/bench-web pair [SECONDS]`.

On a machine where every process has a core of its own the moves a second are compared. Where they have not
(players and PostgreSQL need cores, too), compare what two full cores of servers would do: twice the moves
for a second of processor time of both, divided by those of the one. What the second process costs (leases,
fences, batches that are half as long) is in it; what PostgreSQL costs is not, it is told beside.
"""

import asyncio
import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from crowd import Counted, crowd
from servers import TICKS, Served, clachan

sys.path.insert(0, str(Path(__file__).parents[2] / "tests/server"))
from postgres import Database, running_database

TABLES, PLAYERS, ROUNDS = 40, 4, 3


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 8.0
    found: dict[int, list[dict[str, float]]] = {1: [], 2: []}
    with running_database() as database:
        for _ in range(ROUNDS):  # in turns: a machine changes its speed
            for count in (1, 2):
                found[count].append(measured(database, count, seconds))
                print(f"{count} process(es): {found[count][-1]}")
    one, two = ({key: statistics.median(run[key] for run in found[count]) for key in found[count][0]}
                for count in (1, 2))  # fmt: skip
    print(f"two processes make {two['moves_per_second'] / one['moves_per_second']:.2f} × the moves a second")
    print(f"of two full cores they make {2 * two['per_cpu'] / one['per_cpu']:.2f} × those of one full core")


def measured(database: Database, count: int, seconds: float) -> dict[str, float]:
    with serving(database, count) as servers:
        return asyncio.run(_play(database, servers, seconds))


@contextmanager
def serving(database: Database, count: int) -> Iterator[list[Served]]:
    with ExitStack() as stack:
        yield [stack.enter_context(clachan(database.url)) for _ in range(count)]


async def _play(database: Database, servers: list[Served], seconds: float) -> dict[str, float]:
    """The pages of a table go to the process that has it, as behind a proxy that hashes."""
    counted, players = Counted(), []
    for server in servers:
        players += await crowd(server.address, TABLES // len(servers), PLAYERS, Counted())
    tasks: list[asyncio.Task[Any]] = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(2)
    for player in players:
        player.counted = counted
    began, spent, stored = time.perf_counter(), _spent(servers), _postgres_seconds(database)
    await asyncio.sleep(seconds)
    wall, spent = time.perf_counter() - began, _spent(servers) - spent
    stored = _postgres_seconds(database) - stored
    counted.running = False
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(player.link.close() for player in players))
    return {
        "moves_per_second": round(counted.moves / wall, 1),
        "per_cpu": round(counted.moves / spent, 1),
        "postgres_ms_per_move": round(1000 * stored / counted.moves, 2),
        "p95_ms": round(1000 * sorted(counted.waits)[int(0.95 * len(counted.waits))], 1),
    }


def _spent(servers: list[Served]) -> float:
    return sum(server.cpu_seconds() for server in servers)


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
    main()

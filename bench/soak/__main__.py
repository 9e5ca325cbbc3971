"""A soak: tables of bots and of scripted people on two servers and one PostgreSQL, all on this machine only.

For some minutes, servers, the database and the workers of bots are killed at random. In the end every move
that was acknowledged has to be in its place, no table may have a hole, and every table has to go on.
"""

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from postgres import Database, events_of, running_database
from test_outages import Steady
from test_processes import Roaming
from visitors import Server

PAUSE = (2.0, 8.0)
"""Seconds between two deaths."""


@dataclass
class Soak:
    """What runs, and what has happened so far."""

    database: Database
    servers: list[Server]
    rng: random.Random
    players: list[Steady] = field(default_factory=list)
    bots: list[str] = field(default_factory=list)
    deaths: dict[str, int] = field(default_factory=dict)

    def begin(self, people: int, bots: int) -> None:
        host = Roaming(self.servers)
        for _ in range(bots):
            self.bots.append(host.create("normal", "easy", "random", "random"))
        host.close()
        for _ in range(people):
            player = Steady(Roaming(self.servers), "")
            player.table = player.guest.create("me", "me", "me", "me")
            self.players.append(player)
            player.start()

    # Deaths

    def kill_something(self) -> None:
        what = self.rng.choice((self.kill_server, self.stop_server, self.stop_database, self.kill_worker))
        self.deaths[what.__name__] = self.deaths.get(what.__name__, 0) + 1
        what()

    def kill_server(self) -> None:
        self._replace(signal.SIGKILL)

    def stop_server(self) -> None:
        self._replace(signal.SIGTERM)

    def _replace(self, how: signal.Signals) -> None:
        server = self.rng.choice(self.servers)
        server.end(how)
        server.start()

    def stop_database(self) -> None:
        self.database.stop()
        time.sleep(self.rng.uniform(0.5, 3.0))
        self.database.go_on()

    def kill_worker(self) -> None:
        """A worker of bots, which is a child of a server."""
        server = self.rng.choice(self.servers)
        assert server.process
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
        for child in children[:1]:
            with suppress(OSError):
                os.kill(int(child), signal.SIGKILL)

    # The end

    def end(self) -> None:
        for player in self.players:
            player.stopped.set()
        for player in self.players:
            player.join(30)
            player.guest.close()

    def faults(self) -> list[str]:
        """What is wrong with what is stored."""
        found = []
        for table in [*self.bots, *(player.table for player in self.players)]:
            events = asyncio.run(events_of(self.database, table))
            if [one.seq for one in events] != list(range(len(events))):
                found.append(f"table {table} has a hole")
        for player in self.players:
            stored = asyncio.run(events_of(self.database, player.table))
            texts = dict(enumerate(one.text for one in stored))
            lost = [seq for seq, text in player.acknowledged if texts.get(seq) != text]
            if lost:
                found.append(f"table {player.table} has lost {len(lost)} moves, the first is {lost[0]}")
        return found + [f"table {table} is frozen" for table in self.bots if not self._opens(table)]

    def _opens(self, table: str) -> bool:
        for _ in range(120):
            with suppress(httpx.TransportError):
                if httpx.get(f"{self.servers[0].address}/api/tables/{table}/replay").status_code == 200:
                    return True
            time.sleep(0.25)
        return False


def main() -> int:
    reader = argparse.ArgumentParser(prog="scripts/soak", description=__doc__)
    reader.add_argument("--minutes", type=float, default=10.0)
    reader.add_argument("--people", type=int, default=40, help="tables of scripted people")
    reader.add_argument("--bots", type=int, default=60, help="tables of bots")
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    with tempfile.TemporaryDirectory(prefix="clachan-soak-") as folder, running_database() as database:
        servers = [Server(Path(folder) / f"{name}.db", url=database.url).start() for name in ("one", "two")]
        soak = Soak(database, servers, random.Random(asked.seed))
        try:
            soak.begin(asked.people, asked.bots)
            until = time.monotonic() + 60 * asked.minutes
            while time.monotonic() < until:
                time.sleep(soak.rng.uniform(*PAUSE))
                soak.kill_something()
            soak.end()
            faults = soak.faults()
        finally:
            soak.end()
            for server in servers:
                if server.process and server.process.poll() is None:
                    server.end(signal.SIGKILL)
        acknowledged = sum(len(player.acknowledged) for player in soak.players)
        print(f"{acknowledged} acknowledged moves at {len(soak.players)} tables, {len(soak.bots)} of bots")
        print("deaths: " + ", ".join(f"{name} {count}" for name, count in sorted(soak.deaths.items())))
        print("\n".join(faults) or "every acknowledged move is in its place")
        return 1 if faults or not acknowledged else 0


if __name__ == "__main__":
    sys.exit(main())

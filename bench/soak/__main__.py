"""A soak: tables of bots and of scripted people on two servers and one PostgreSQL, all on this machine only.

For some minutes servers, the database, the workers of bots and those that think elsewhere are killed at
random. In the end every move that was acknowledged has to be in its place, no move may be there that nobody
asked for, no table may have a hole or be frozen, and every table has to go on.
"""

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TypeVar

import httpx
from judging import judge
from postgres import Database, running_database
from test_outages import FAULTS
from test_processes import Endless, Roaming
from test_thinkers import Program
from tests.serving import Server

Got = TypeVar("Got")
PAUSE = (2.0, 8.0)
"""Seconds between two deaths."""
KINDS = 5
BOTS = (("normal", "easy", "random", "random"), ("easy", "random"), ("hard", "random"))


@dataclass
class Soak:
    """What runs, and what has happened so far."""

    database: Database
    servers: list[Server]
    rng: random.Random
    thinkers: list[Program] = field(default_factory=list)
    players: list[Endless] = field(default_factory=list)
    bots: list[str] = field(default_factory=list)
    deaths: dict[str, int] = field(default_factory=dict)
    due: list[Callable[[], None]] = field(default_factory=list)

    def begin(self, people: int, bots: int) -> None:
        self.thinkers = [self._thinker(place) for place in range(2)]
        host = Roaming(self.servers)
        for place in range(bots):
            self.bots.append(in_the_end(partial(host.create, *BOTS[place % len(BOTS)])))
        host.close()
        for _ in range(people):
            self.players.append(in_the_end(lambda: Endless(Roaming(self.servers))))
            self.players[-1].start()

    def _thinker(self, place: int) -> Program:
        return Program(self.database.url, "--nice", "10", *(("--quick",) if place else ()))

    # Deaths

    def kill_something(self) -> None:
        """Every kind once, in an order that is drawn, before any kind comes again."""
        if not self.due:
            self.due = [
                self.kill_server, self.stop_server, self.stop_database, self.kill_worker, self.kill_thinker
            ]  # fmt: skip
            self.rng.shuffle(self.due)
        what = self.due.pop()
        print(f"{time.strftime('%H:%M:%S')} {what.__name__}", flush=True)
        what()
        self.deaths[what.__name__] = self.deaths.get(what.__name__, 0) + 1

    @property
    def all_kinds_died(self) -> bool:
        return len(self.deaths) == KINDS

    def kill_server(self) -> None:
        self._replace(signal.SIGKILL)

    def stop_server(self) -> None:
        self._replace(signal.SIGTERM)

    def _replace(self, how: signal.Signals) -> None:
        server = self.rng.choice(self.servers)
        try:
            server.end(how)
        except subprocess.TimeoutExpired:  # a busy machine: whoever has begun to stop may die as well
            server.end(signal.SIGKILL)
        begin(server)

    def stop_database(self) -> None:
        self.database.stop()
        time.sleep(self.rng.uniform(0.5, 3.0))
        self.database.go_on()

    def kill_worker(self) -> None:
        """A worker of bots, which is a child of a server; there is one as soon as bots are asked."""
        while not (children := [child for server in self.servers for child in children_of(server)]):
            time.sleep(0.5)
        with suppress(ProcessLookupError):
            os.kill(self.rng.choice(children), signal.SIGKILL)

    def kill_thinker(self) -> None:
        """A process in which bots think as if on another machine."""
        place = self.rng.randrange(len(self.thinkers))
        self.thinkers[place].end(signal.SIGKILL)
        self.thinkers[place] = self._thinker(place)

    # The end

    def rest(self) -> None:
        for player in self.players:
            player.stopped.set()
        for player in self.players:
            player.join(60)
            player.guest.close()

    def end(self) -> None:
        self.rest()
        for thinker in self.thinkers:
            thinker.end(signal.SIGKILL)
        for server in self.servers:
            if server.process and server.process.poll() is None:
                server.end(signal.SIGKILL)


def children_of(server: Server) -> list[int]:
    assert server.process
    told = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    return [int(child) for path in told for child in path.read_text().split()]


def begin(server: Server) -> None:
    """However long that takes on a busy machine."""
    with suppress(AssertionError):
        server.start()
    in_the_end(lambda: httpx.get(f"{server.address}/healthz"))


def in_the_end(wanted: Callable[[], Got]) -> Got:
    """Ask until there is an answer."""
    while True:
        try:
            return wanted()
        except FAULTS:
            time.sleep(0.5)


def main() -> int:
    reader = argparse.ArgumentParser(prog="scripts/soak", description=__doc__)
    reader.add_argument("--minutes", type=float, default=10.0)
    reader.add_argument("--people", type=int, default=40, help="tables of scripted people")
    reader.add_argument("--bots", type=int, default=60, help="tables of bots")
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    with tempfile.TemporaryDirectory(prefix="clachan-soak-") as folder, running_database() as database:
        servers = [Server(Path(folder) / f"{name}.db", url=database.url) for name in ("one", "two")]
        for server in servers:
            begin(server)
        soak = Soak(database, servers, random.Random(asked.seed))
        try:
            soak.begin(asked.people, asked.bots)
            until = time.monotonic() + 60 * asked.minutes
            while time.monotonic() < until or not soak.all_kinds_died:
                time.sleep(soak.rng.uniform(*PAUSE))
                soak.kill_something()
            soak.rest()
            verdict = judge(database, servers, soak.players, soak.bots)
        finally:
            soak.end()
        print("deaths: " + ", ".join(f"{name} {count}" for name, count in sorted(soak.deaths.items())))
        print(verdict)
        return 0 if verdict.is_good else 1


if __name__ == "__main__":
    sys.exit(main())

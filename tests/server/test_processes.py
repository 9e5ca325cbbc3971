"""Several processes and one PostgreSQL: a table is in one of them at a time, and everybody can reach it."""

import asyncio
import os
import random
import signal
import socket
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from postgres import Database, events_of, missing, running_database
from sqlalchemy import delete, select, update
from test_outages import FAULTS, GUEST, Steady, get_up, set_up, sit_down
from tests.serving import PATIENCE, Server
from visitors import Guest, Link, wait_until
from websockets.exceptions import ConnectionClosed

from clachan.server.audience import Onlooker
from clachan.server.leases import Elsewhere, Leases
from clachan.server.schema import leases, processes
from clachan.server.store import LeaseLost, open_store
from clachan.server.talk import last_lines

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing() or "everything is there")
FOUR = ("me", "me", "me", "me")


def shows(seq: int, reply: dict[str, Any]) -> bool:
    return bool(reply["type"] == "update" and reply["seq"] >= seq)


def have_moved(players: Sequence[Steady], counts: list[int]) -> bool:
    return all(len(player.acknowledged) > count for player, count in zip(players, counts, strict=True))


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    with running_database() as running:
        yield running


@pytest.fixture(scope="module")
def servers(database: Database, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    folder = tmp_path_factory.mktemp("servers")
    with ThreadPoolExecutor(2) as at_once:
        wanted = [Server(folder / f"{name}.db", url=database.url) for name in ("one", "two")]
        running = list(at_once.map(Server.start, wanted))
    running[1].invites = running[0].invites  # a link is the same wherever its table is
    yield running
    for server in running:
        server.end(signal.SIGKILL)


@pytest.fixture
def pair(servers: list[Server]) -> list[Server]:
    """Both servers, whatever the test before has done to them."""
    for server in servers:
        if server.process and server.process.poll() is not None:
            server.start()
    return servers


class Roaming(Guest):
    """A guest whose every connection goes to another server, as behind a proxy."""

    def __init__(self, servers: list[Server]) -> None:
        super().__init__(servers[0])
        self.servers = servers

    def at(self, server: Server) -> "Roaming":
        cookies = {cookie.name: cookie.value or "" for cookie in self.http.cookies.jar}
        self.http.close()
        self.server = server
        self.http = httpx.Client(
            base_url=server.address,
            headers={"origin": server.address},
            timeout=PATIENCE,
            cookies=cookies,
            verify=False,
        )
        return self

    def open(self, table: str) -> Link:
        if self.http.cookies:
            self.at(random.choice(self.servers))
        return super().open(table)

    def patiently(self, server: Server, table: str) -> Link:
        """The page of a table at one server, as soon as there is one."""
        self.at(server)
        found: list[Link] = []

        def is_open() -> bool:
            with suppress(*FAULTS):
                found.append(Guest.open(self, table))
            return bool(found)

        wait_until(is_open)
        return found[0]


class Endless(Steady):
    """Goes on at another table when a game is over: whenever a process dies, moves are on their way."""

    def __init__(self, guest: Roaming) -> None:
        super().__init__(guest, guest.create(*FOUR))
        self.begun = [(self.table, 0)]

    def rest(self) -> None:
        self.table = self.guest.create(*FOUR)
        self.begun.append((self.table, len(self.acknowledged)))

    def games(self) -> Iterator[tuple[str, list[tuple[int, str]]]]:
        """The tables, with what was acknowledged at each."""
        ends = [*(start for _, start in self.begun[1:]), len(self.acknowledged)]
        for (table, start), end in zip(self.begun, ends, strict=True):
            yield table, self.acknowledged[start:end]


def test_both_see_every_move_and_either_can_play(pair: list[Server]) -> None:
    guest = Roaming(pair)
    table = guest.create("me", "me")
    here, there = guest.patiently(pair[0], table), guest.patiently(pair[1], table)
    assert there.ask("say", text="Slàinte")["type"] == "done"
    for mover, other in ((here, there), (there, here)) * 4:
        while not (mover.update["legal"] or mover.update["held"] is not None):
            mover.receive()
        assert mover.play_on(1) == 1
        seq = mover.update["seq"]
        other.until(partial(shows, seq))
        assert other.update["view"] == mover.update["view"]
    here.fence()
    assert [line["line"]["text"] for line in here.said] == ["Slàinte"]
    answers = [guest.at(server).http.get(f"/api/tables/{table}/replay").json() for server in pair]
    assert answers[0] == answers[1] and answers[0]["steps"]
    unknown = guest.http.get("/api/tables/nowhere/replay")
    assert unknown.status_code == 404
    guest.close()


def test_nobody_who_is_not_a_peer_is_taken_for_one(pair: list[Server]) -> None:
    guest = Guest(pair[0])
    table = guest.create("me")
    forged = {"x-clachan-secret": "guess", "x-clachan-process": "x", "x-clachan-client": "10.0.0.1"}
    assert guest.http.get(f"/api/tables/{table}/replay", headers=forged).status_code == 421
    assert guest.http.post(f"/inside/{table}/sit", json={}).status_code == 404
    guest.close()


def test_a_body_that_is_too_long_is_not_handed_on(pair: list[Server]) -> None:
    """The answer comes though most of the body never does, whichever process has the table."""
    guest = Roaming(pair)
    table = guest.create("me")
    for server in pair:
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as raw:
            head = f"POST /api/tables/{table}/what-if HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            raw.sendall(f"{head}Origin: {server.address}\r\nContent-Length: 90000000\r\n\r\n".encode())
            raw.sendall(b"x" * 40_000)
            assert raw.recv(100).startswith(b"HTTP/1.1 413 ")
    guest.close()


def test_of_many_who_want_a_seat_one_gets_it(pair: list[Server]) -> None:
    host = Roaming(pair)
    table = host.create("me", "open")
    guests = [Guest(pair[place % 2]) for place in range(8)]
    for place, guest in enumerate(guests):
        guest.http.post("/api/name", json={"name": f"Guest {place}"})
    links = [guest.come(table) for guest in guests]
    with ThreadPoolExecutor(8) as at_once:
        answers = list(at_once.map(lambda link: link.ask("sit", seat=1)["type"], links))
    assert sorted(answers) == ["done", *["refused"] * 7]
    for link in links:
        link.fence()
    assert sum(bool(link.seats["yours"]) for link in links) == 1
    assert len({link.seats["seats"][1]["name"] for link in links}) == 1
    for guest in [*guests, host]:
        guest.close()


def test_a_rematch_seats_people_at_a_table_that_another_process_has(
    pair: list[Server], database: Database
) -> None:
    ann, bob = Roaming(pair), Roaming(pair)
    table = ann.create("me", "open")
    bob.http.post("/api/name", json={"name": "Bob"})
    bob.come(table)
    hers, his = ann.patiently(pair[0], table), bob.patiently(pair[1], table)
    assert his.ask("sit", seat=1)["type"] == "done"
    with ThreadPoolExecutor(2) as at_once:
        list(at_once.map(Link.play_on, (hers, his)))
    opened = bob.http.post(f"/api/tables/{table}/rematch").json()["table"]
    asyncio.run(move(database, opened, pair[1]))
    wait_until(lambda: ann.http.post(f"/api/tables/{table}/rematch").status_code == 201)
    assert ann.patiently(pair[1], opened).seats["yours"][0]["seat"] == 0
    ann.close()
    bob.close()


async def move(database: Database, table: str, server: Server) -> None:
    """Have another server hold a table."""
    assert server.process
    store = open_store(database.url)
    holder = select(processes.c.id).where(processes.c.pid == server.process.pid).scalar_subquery()
    async with store.aside() as connection:
        await connection.execute(update(leases).where(leases.c.game == table).values(process=holder))
    await store.close()


def test_a_killed_process_leaves_its_tables_to_the_other(pair: list[Server]) -> None:
    guest = Roaming(pair)
    table, bots = guest.create("me", "me"), guest.create("random", "random", "random", "random")
    there = guest.patiently(pair[1], table)
    there.play_on(5)
    seq = there.update["seq"]
    pair[0].end(signal.SIGKILL)
    with pytest.raises(ConnectionClosed):
        there.until(lambda reply: False)
    again = guest.patiently(pair[1], table)
    assert again.update["seq"] == seq
    assert again.play_on(3) == 3
    wait_until(lambda: bool(guest.http.get(f"/api/tables/{bots}/replay").json().get("over")))
    pair[0].start()
    back = guest.patiently(pair[0], table)
    assert back.update["seq"] == again.update["seq"] and back.play_on(2) == 2
    guest.close()


def test_a_server_that_is_stopped_hands_its_tables_over_at_once(pair: list[Server]) -> None:
    guest = Roaming(pair)
    table = guest.create("me", "me")
    guest.patiently(pair[0], table).play_on(4)
    pair[0].end()
    assert Guest.open(guest.at(pair[1]), table).play_on(2) == 2
    guest.close()


def test_while_processes_are_killed_at_random_no_move_is_lost_or_doubled(
    pair: list[Server], database: Database
) -> None:
    rng, host = random.Random(7), Roaming(pair)
    players = [Endless(Roaming(pair)) for _ in range(4)]
    bots = host.create("random", "random", "random", "random")
    for player in players:
        player.start()
    try:
        for _ in range(4):
            before = [len(player.acknowledged) + 2 for player in players]
            wait_until(partial(have_moved, players, before))
            one = rng.choice(pair)
            one.end(signal.SIGKILL)
            one.start()
        before = [len(player.acknowledged) + 2 for player in players]
        wait_until(lambda: all(len(p.acknowledged) > n for p, n in zip(players, before, strict=True)))
    finally:
        for player in players:
            player.stopped.set()
        for player in players:
            player.join(PATIENCE)
            player.guest.close()
    for table, acknowledged in [game for player in players for game in player.games()]:
        events = asyncio.run(events_of(database, table))
        assert [one.seq for one in events] == list(range(len(events)))
        assert all(events[seq].text == text for seq, text in acknowledged)
    host.at(pair[0])
    wait_until(lambda: bool(host.http.get(f"/api/tables/{bots}/replay").json().get("over")))
    host.close()


def test_workers_share_a_port_and_are_replaced(
    database: Database, pair: list[Server], tmp_path: Path
) -> None:
    others = {one.process.pid for one in pair if one.process}
    server = Server(tmp_path / "many.db", url=database.url, more=("--workers", "2")).start()
    guest = Roaming([server])
    table = guest.create("me", "me")
    try:
        wait_until(lambda: len(pids_of(database, others)) == 2)
        before = pids_of(database, others)
        links = [guest.patiently(server, table) for _ in range(6)]
        links[0].play_on(3)
        seq = links[0].update["seq"]
        for link in links[1:]:
            link.until(lambda reply: reply["type"] == "update" and reply["seq"] >= seq)
        os.kill(min(before), signal.SIGKILL)
        wait_until(
            lambda: (
                len(pids_of(database, others) - before) == 1 and min(before) not in pids_of(database, others)
            )
        )
        assert guest.patiently(server, table).play_on(3) == 3
        before = pids_of(database, others)
        assert server.process
        server.process.send_signal(signal.SIGHUP)  # all are replaced, and somebody always answers
        while pids_of(database, others) & before:
            assert httpx.get(f"{server.address}/healthz").status_code == 200
        assert guest.patiently(server, table).play_on(3) == 3
    finally:
        guest.close()
        server.end()


def pids_of(database: Database, others: set[int]) -> set[int]:
    """The processes of a database, without some."""

    async def ask() -> set[int]:
        store = open_store(database.url)
        async with store.aside() as connection:
            found = set((await connection.execute(select(processes.c.pid))).scalars())
        await store.close()
        return found - others

    return asyncio.run(ask())


def test_a_process_taken_for_dead_can_write_nothing_any_more(database: Database) -> None:
    async def story() -> None:
        store = await set_up(database.url)
        mine, other = Leases(store, "here:1"), Leases(open_store(database.url), "there:2")
        await mine._register()
        await other._register()
        await mine.take("t")
        with pytest.raises(Elsewhere) as held:
            await other.take("t")
        assert held.value.address == "here:1"
        live = await sit_down(store)
        told: list[Any] = []
        live.audience.pages.add(Onlooker(GUEST, "", told.append, leave=lambda: told.append("go")))
        number = live.table.match.game.legal_numbers(live.table.match.state)[0]
        seq = await live.act(GUEST, live.table.seq, number)
        async with other._store.aside() as connection:
            await connection.execute(delete(processes).where(processes.c.id == mine.process))
        await other.take("t")
        before = (await store.events_of("t"), await store.seats_of("t"), await last_lines(store, "t"))
        for change in (
            lambda: live.act(GUEST, seq, live.table.match.game.legal_numbers(live.table.match.state)[0]),
            lambda: live.change_seat(0, lambda seat: seat),
            lambda: live.say(GUEST, "Moira", "Am I still here?"),
        ):
            with pytest.raises(LeaseLost):
                await change()
        assert told[-1] == "go"
        assert before == (await store.events_of("t"), await store.seats_of("t"), await last_lines(store, "t"))
        async with store.aside() as connection:
            holder = (await connection.execute(select(leases.c.process).where(leases.c.game == "t"))).scalar()
        assert holder == other.process
        await get_up(live)
        await other.close()
        await other._store.close()
        await store.close()

    asyncio.run(story())


def test_the_silent_are_buried_but_not_right_after_an_outage(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        store = open_store(database.url)
        await store.open()
        mine, other = Leases(store, "here:1"), Leases(store, "there:2")
        freed: list[str] = []
        mine.listeners.freed = lambda: freed.append("free")
        other._machine = "another machine"
        await mine._register()
        await other._register()
        await other.take("silent")
        monkeypatch.setattr("clachan.server.leases.LEASE_SECONDS", -1.0)  # everybody is silent for too long
        mine._steady_since = time.monotonic() + 60  # but this process hears again only since now
        await mine._bury()
        with pytest.raises(Elsewhere):
            await mine.take("silent")
        mine._steady_since = time.monotonic()
        await mine._bury()
        await mine.take("silent")
        assert freed == ["free"]
        await mine.close()
        await store.close()

    asyncio.run(story())


def test_a_busy_process_of_the_same_machine_is_given_more_time(tmp_path: Path) -> None:
    here = Leases(open_store(str(tmp_path / "t.db")), "here:1")
    living, ended = os.getpid(), 2**22 + 1
    assert not here._is_dead(here._machine, living, 10.0, steady=True)
    assert here._is_dead(here._machine, living, 30.0, steady=True)
    assert not here._is_dead(here._machine, living, 30.0, steady=False)
    assert here._is_dead(here._machine, ended, 0.0, steady=False)
    assert here._is_dead("another machine", living, 10.0, steady=True)
    assert not here._is_dead("another machine", living, 1.0, steady=True)

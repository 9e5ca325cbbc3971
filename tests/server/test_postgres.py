"""The same tables kept by PostgreSQL instead of a file."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from visitors import Guest, Server, free_port

from clachan.core.record import read_record

FOUND = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1:]
PG_CTL = shutil.which("pg_ctl", path=os.pathsep.join([*map(str, FOUND), os.environ.get("PATH", "")]))


def missing() -> str:
    """What this machine lacks for these tests."""
    if PG_CTL is None:
        return "needs PostgreSQL: Debian has it as the package postgresql"
    try:
        import asyncpg  # noqa: F401
    except ImportError:
        return "needs the extra postgres"
    return ""


pytestmark = pytest.mark.skipif(bool(missing()), reason=missing() or "everything is there")


class Database:
    """A PostgreSQL of our own in a folder of its own; it refuses to run as root, so another user runs it."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.user = "nobody" if os.getuid() == 0 else None
        if self.user:
            os.chown(folder, pwd.getpwnam(self.user).pw_uid, -1)

    def control(self, *words: str) -> None:
        command = [str(PG_CTL), "-D", str(self.folder / "data"), "-s", *words]
        made = subprocess.run(command, user=self.user, cwd=self.folder, capture_output=True, text=True)
        assert made.returncode == 0, made.stderr

    def start(self) -> "Database":
        listen = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder} -c fsync=on"
        self.control("init", "-o", "-A trust -U clachan -E UTF8 --no-sync")
        self.control("start", "-w", "-l", str(self.folder / "log"), "-o", listen)
        return self

    @property
    def url(self) -> str:
        return f"postgresql+asyncpg://clachan@127.0.0.1:{self.port}/postgres"


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    with tempfile.TemporaryDirectory(prefix="clachan-pg-", ignore_cleanup_errors=True) as folder:
        running = Database(Path(folder)).start()
        yield running
        running.control("stop", "-m", "immediate")


@pytest.fixture
def server(database: Database, tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "server.db", url=database.url).start()
    yield running
    running.end()


def test_a_killed_server_goes_on_where_it_was(server: Server, guest: Guest) -> None:
    guest.http.post("/api/name", json={"name": "Moira"})
    table = guest.create("me", "me", seed=5)
    link = guest.open(table)
    link.ask("say", text="Slàinte")
    link.play_on(25)
    link.ask("undo", seq=link.update["seq"])
    seq, log = link.update["seq"], guest.open(table).welcome["log"]
    server.end(signal.SIGKILL)
    server.start()
    again = guest.open(table)
    assert (again.update["seq"], again.welcome["log"]) == (seq, log)
    assert [line["text"] for line in again.welcome["chat"]] == ["Slàinte"]
    assert [seat["name"] for seat in again.seats["seats"]] == ["Moira", "Moira"]
    again.play_on()
    record = read_record(guest.http.get(f"/api/tables/{table}/record").text)
    assert record.over
    listed = guest.http.get("/api/home").json()["mine"]
    assert [one["over"] for one in listed if one["id"] == table] == [True]


def test_a_move_is_stored_once_and_settings_are_kept(server: Server, guest: Guest) -> None:
    table = guest.create("me", "normal", seed=2, terms={"clock": {"kind": "turn", "seconds": 600}})
    link = guest.open(table)
    while not link.update["legal"]:
        link.receive()
    seq, number = link.update["seq"], link.update["legal"][0]["number"]
    first = link.ask("act", seq=seq, number=number)
    assert first["type"] == link.ask("act", seq=seq, number=number)["type"] == "done"
    assert link.ask("act", seq=seq, number=number + 1)["type"] == "refused"
    link.ask("prefer", seat=0, confirm=False, single=False, auto_pass=True)
    server.end()
    server.start()
    again = guest.open(table)
    mine = again.seats["yours"][0]
    assert (mine["confirm"], mine["single"], mine["auto_pass"]) == (False, False, True)
    assert again.update["clock"]["left"][0] <= 600
    assert any(line["seat"] == 0 for line in again.welcome["log"])


def test_seat_links_and_uploads_work_there_too(server: Server, guest: Guest) -> None:
    table = guest.create("me", "open")
    secret = guest.open(table).seats["yours"][0]["link"]
    other = Guest(server)
    try:
        taken = other.http.post(f"/api/seat/{secret}", json={}).json()
        assert taken["table"] == table and other.open(table).seats["yours"][0]["seat"] == 0
        text = guest.http.get(f"/api/tables/{table}/record").text
        assert guest.http.post("/api/records", content=text).status_code == 201
    finally:
        other.close()

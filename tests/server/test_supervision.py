"""The first process of `clachan serve --workers N`: the others end with it, however it ends."""

import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from postgres import Database, missing, running_database
from test_processes import Roaming, pids_of
from tests.serving import Server
from visitors import wait_until

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing() or "everything is there")


@pytest.fixture
def database() -> Iterator[Database]:
    with running_database() as running:
        yield running


def runs(pid: int) -> bool:
    """Whether a process is there and has not ended; nobody may have asked yet how it did."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def test_workers_end_with_the_first_process_even_if_it_is_killed(database: Database, tmp_path: Path) -> None:
    server = Server(tmp_path / "many.db", url=database.url, more=("--workers", "2")).start()
    guest = Roaming([server])
    table = guest.create("me", "me")
    moves = guest.patiently(server, table).play_on(3)
    wait_until(lambda: len(pids_of(database, set())) == 2)
    workers = pids_of(database, set())
    assert all(map(runs, workers))
    guest.open_links.close()
    server.end(signal.SIGKILL)
    wait_until(lambda: not any(map(runs, workers)))
    server.start()  # the port is free, and so is the table
    again = guest.patiently(server, table)
    assert again.update["seq"] >= moves and again.play_on(2) == 2
    guest.close()
    server.end()

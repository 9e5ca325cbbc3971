"""A PostgreSQL of our own, for tests that need one."""

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import text
from tests.serving import free_port

from clachan.server.schema import Event
from clachan.server.store import open_store

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
        self.control("init", "-o", "-A trust -U clachan -E UTF8 --no-sync")
        self.go_on()
        return self

    def go_on(self) -> None:
        listen = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder} -c fsync=on"
        self.control("start", "-w", "-l", str(self.folder / "log"), "-o", listen)

    def stop(self) -> None:
        """As if its machine had lost power."""
        self.control("stop", "-m", "immediate")

    def another(self, name: str) -> str:
        """The address of one more database, an empty one."""

        async def create() -> None:
            store = open_store(self.url)
            alone = store.engine.execution_options(isolation_level="AUTOCOMMIT")
            async with alone.connect() as connection:
                await connection.execute(text(f"create database {name}"))
            await store.close()

        asyncio.run(create())
        return self.url.replace("/postgres", f"/{name}")

    @property
    def url(self) -> str:
        return f"postgresql+asyncpg://clachan@127.0.0.1:{self.port}/postgres"


@contextmanager
def running_database() -> Iterator[Database]:
    with tempfile.TemporaryDirectory(prefix="clachan-pg-", ignore_cleanup_errors=True) as folder:
        running = Database(Path(folder)).start()
        yield running
        running.stop()


async def events_of(database: Database, table: str) -> list[Event]:
    store = open_store(database.url)
    found = await store.events_of(table)
    await store.close()
    return found

"""Whether tables can be kept in a place, found out before a server promises anything."""

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy import URL, create_engine, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from clachan.core.errors import ClachanError
from clachan.core.message import refusal
from clachan.core.system_faults import why_refused
from clachan.server.migrations import UnknownStep, upgrade
from clachan.server.store import (
    StorageAway,
    Store,
    commit_to_disk,
    database_address,
    make_private,
    open_store,
)

log = logging.getLogger("clachan.store")
NOT_NOW = "57P03"  # what PostgreSQL answers while it starts, recovers or ends
RECOVERS = text("select pg_is_in_recovery()")
STARTING_SECONDS, RETRY_SECONDS = 60.0, 0.5


def try_place(place: str) -> None:
    """Open the store in a file or a database and close it again; a sentence says what is wrong with it."""
    try:
        address = database_address(place)
        if address.get_backend_name() == "sqlite":
            make_private(address)
            _try_file(address)
        else:
            asyncio.run(_try_database(place))
    except ImportError as error:
        reason = refusal("needs-package", package=str(error.name))
        raise ClachanError(refusal("not-kept", place=str(shown(place)), why=reason.message())) from error
    except (SQLAlchemyError, UnknownStep, OSError, StorageAway) as error:
        inner = error.__cause__ if isinstance(error, StorageAway) and error.__cause__ else error
        cause = inner.orig if isinstance(inner, DBAPIError) and inner.orig else inner
        first = (str(cause).strip() or type(cause).__name__).splitlines()[0]
        raise ClachanError(refusal("not-kept", place=str(shown(place)), why=first)) from error


def is_shared(place: str) -> bool:
    """Whether several processes may keep tables there."""
    try:
        return database_address(place).get_backend_name() != "sqlite"
    except ClachanError as error:
        raise ClachanError(refusal("not-kept", place=str(shown(place)), why=error.message())) from error


@contextmanager
def hold_file(place: str) -> Iterator[None]:
    """Be the only server of a file: a second one would not know what the first one does."""
    file = None if is_shared(place) else database_address(place).database
    if not file or not Path(file).parent.is_dir():
        yield
        return
    lock = FileLock(f"{file}.lock", timeout=0)
    try:
        lock.acquire()
    except Timeout as error:
        raise ClachanError(refusal("kept-by-another", file=repr(file))) from error
    except OSError as error:
        raise ClachanError(refusal("not-kept", place=str(shown(place)), why=why_refused(error))) from error
    with lock:
        yield


def _try_file(address: URL) -> None:
    """Without a loop: the thread of a connection that fails to open would outlive it and complain."""
    engine = create_engine(address.set(drivername="sqlite"))
    commit_to_disk(engine)
    try:
        with engine.begin() as connection:
            upgrade(connection)
    finally:
        engine.dispose()


async def _try_database(place: str) -> None:
    store = open_store(place)
    try:
        await open_when_ready(store)
    finally:
        await store.close()


async def open_when_ready(store: Store) -> None:
    """Open a store; a database that is there but still starts, as after a power cut, is waited for."""
    until, told = time.monotonic() + STARTING_SECONDS, False
    while (reason := await _not_now(store)) and time.monotonic() < until:
        if not told:
            log.warning("%s; it is tried again for %d s", reason, STARTING_SECONDS)
        told = True
        await asyncio.sleep(RETRY_SECONDS)
    await store.open()


async def _not_now(store: Store) -> str:
    """What a database says that will answer soon; whatever else is wrong is told when it is opened."""
    try:
        async with store.engine.connect() as connection:
            # One that recovers may already be read, but not written to.
            recovers = store.engine.dialect.name == "postgresql" and await connection.scalar(RECOVERS)
            return "the database recovers" if recovers else ""
    except Exception as error:
        cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
        return str(cause) if getattr(cause, "sqlstate", "") == NOT_NOW else ""


def shown(place: str) -> str:
    """A file by its path, a database by its URL without the password."""
    if "://" not in place:
        return repr(place)
    try:
        return database_address(place).render_as_string(hide_password=True)
    except (SQLAlchemyError, ClachanError):
        return "this database"

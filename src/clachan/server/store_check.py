"""Whether tables can be kept in a place, found out before a server promises anything."""

import asyncio

from alembic.util import CommandError
from sqlalchemy import URL, create_engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from clachan.core.errors import ClachanError
from clachan.server.migrations import upgrade
from clachan.server.store import address_of, commit_to_disk, open_store


def try_place(place: str) -> None:
    """Open the store in a file or a database and close it again; a sentence says what is wrong with it."""
    try:
        address = address_of(place)
        if address.get_backend_name() == "sqlite":
            _try_file(address)
        else:
            asyncio.run(_try_database(place))
    except ImportError as error:
        reason = f"this needs the package {error.name} (the extra 'postgres' brings asyncpg)"
        raise ClachanError(f"tables cannot be kept in {_shown(place)}: {reason}") from error
    except (SQLAlchemyError, CommandError, OSError) as error:
        cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
        reason = (str(cause).strip() or type(cause).__name__).splitlines()[0]
        raise ClachanError(f"tables cannot be kept in {_shown(place)}: {reason}") from error


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
        await store.open()
    finally:
        await store.close()


def _shown(place: str) -> str:
    """A file by its path, a database by its URL without the password."""
    if "://" not in place:
        return repr(place)
    try:
        return address_of(place).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return "this database"

"""Whether tables can be kept in a place, found out before a server promises anything."""

from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from clachan.core.errors import ClachanError
from clachan.server.store import open_store


async def try_place(place: str) -> None:
    """Open the store in a file or a database and close it again; a sentence says what is wrong with it."""
    try:
        store = open_store(place)
        await store.open()
        await store.close()
    except ImportError as error:
        reason = f"this needs the package {error.name}, see the extra 'postgres'"
        raise ClachanError(f"tables cannot be kept in {_shown(place)}: {reason}") from error
    except (SQLAlchemyError, CommandError, OSError) as error:
        cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
        reason = (str(cause).strip() or type(cause).__name__).splitlines()[0]
        raise ClachanError(f"tables cannot be kept in {_shown(place)}: {reason}") from error


def _shown(place: str) -> str:
    """A file by its path, a database by its URL without the password."""
    if "://" not in place:
        return repr(place)
    try:
        return make_url(place).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return "this database"

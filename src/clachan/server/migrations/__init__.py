"""How the store came to be as it is: one step for each change, carried out when an older store is opened."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, inspect

FIRST = "0001"


def upgrade(connection: Connection) -> None:
    """Bring the store to the newest form. A store from before the steps were counted is at the first one."""
    config = Config()
    config.set_main_option("script_location", str(files(__name__)))
    config.attributes["connection"] = connection
    known = inspect(connection).get_table_names()
    if "games" in known and "alembic_version" not in known:
        command.stamp(config, FIRST)
    command.upgrade(config, "head")

"""How the store came to be as it is: one step for each change, carried out when an older store is opened."""

from importlib.resources import files

from sqlalchemy import Connection, inspect, text

FIRST = "0001"


class UnknownStep(Exception):
    """The store is at a step that this version does not know: a newer one has opened it."""


def newest() -> str:
    """The number of the last step, by the names of their files."""
    names = (step.name for step in files(f"{__name__}.versions").iterdir())
    return max(name.split("_")[1] for name in names if name.startswith("step_"))


def upgrade(connection: Connection) -> None:
    """Bring the store to the newest form. A store from before the steps were counted is at the first one."""
    known = inspect(connection).get_table_names()
    if "alembic_version" in known:
        at = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
        if [step.split("_")[0] for step in at] == [newest()]:
            return  # as nearly always: a server that starts need not load what changes stores
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(files(__name__)))
    config.attributes["connection"] = connection
    if "games" in known and "alembic_version" not in known:
        command.stamp(config, FIRST)
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise UnknownStep(str(error)) from error

"""Glen More II as arrays of numbers."""

from clachan.core.options import Options
from clachan.env.glenmore import encoding, fields, stepping
from clachan.env.layout import Layout
from clachan.env.writing import Writing
from clachan.games.glenmore.engine import ROOM


def layout(options: Options) -> tuple[Layout, int]:
    """All fields; every number can change during a game."""
    found = fields.layout_of(options)
    return found, found.size


WRITING = Writing(
    layout,
    encoding.write_moving,
    encoding.write_printed,
    stepping.let_chance,
    stepping.check,
    stepping.play,
    stepping.show,
    ROOM,
    fields.DERIVED,
    fields.FIXED,
)

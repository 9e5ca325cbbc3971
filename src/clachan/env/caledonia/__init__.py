"""Clans of Caledonia as arrays of numbers."""

from clachan.core.options import Options
from clachan.env.caledonia import encoding, fields, stepping
from clachan.env.layout import Layout
from clachan.env.writing import Writing
from clachan.games.caledonia.engine import ROOM


def layout(options: Options) -> tuple[Layout, int]:
    """All fields, and how many numbers can change during a game."""
    moving = fields.moving_layout(options)
    size = moving.size
    return fields.printed_layout(options, moving), size


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

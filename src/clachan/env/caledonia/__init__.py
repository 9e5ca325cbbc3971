"""Clans of Caledonia as arrays of numbers."""

from clachan.core.options import Options
from clachan.env.caledonia import encoding, fields, stepping
from clachan.env.field_list import FieldList
from clachan.env.game_encoding import GameEncoding
from clachan.games.caledonia.engine import ROOM


def all_fields(options: Options) -> tuple[FieldList, int]:
    """All fields, and how many numbers can change during a game."""
    moving = fields.moving_fields(options)
    size = moving.size
    return fields.printed_fields(options, moving), size


ENCODING = GameEncoding(
    all_fields,
    encoding.write_moving,
    encoding.write_printed,
    stepping.let_others,
    stepping.check,
    stepping.play,
    stepping.show,
    ROOM,
    fields.DERIVED,
    fields.FIXED,
)

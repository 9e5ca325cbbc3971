"""Glen More II as arrays of numbers."""

from clachan.core.options import Options
from clachan.env.field_list import FieldList
from clachan.env.game_encoding import GameEncoding
from clachan.env.glenmore import encoding, fields, stepping
from clachan.games.glenmore.engine import ROOM


def all_fields(options: Options) -> tuple[FieldList, int]:
    """All fields; every number can change during a game."""
    found = fields.fields_of(options)
    return found, found.size


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

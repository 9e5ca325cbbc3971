"""Clachan: an open digital table for Clans of Caledonia and Glen More II: Chronicles."""

from clachan import plain

plain.install()

from clachan import games as _games  # noqa: E402, F401  (registers the games)
from clachan.core.errors import ClachanError  # noqa: E402
from clachan.core.game import game_names, open_game  # noqa: E402
from clachan.core.match import Match, new_match  # noqa: E402
from clachan.core.message import speak_with  # noqa: E402
from clachan.core.record import read_record, write_record  # noqa: E402
from clachan.words import speak  # noqa: E402

speak_with(speak)

__version__ = "0.1.0"
__all__ = [
    "ClachanError",
    "Match",
    "game_names",
    "new_match",
    "open_game",
    "read_record",
    "write_record",
]

"""Numbers of actions that several chronicles share: naming a player and naming a space of the track."""

from typing import Final

from clachan.games.glenmore.actions import CHRONICLE_8

SEAT: Final = 1869  # + seat
SPACE: Final = 1873  # + space
assert SEAT == CHRONICLE_8

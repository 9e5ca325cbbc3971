"""Where the numbers of each family of actions begin (see families.py), for the compiled rules."""

from typing import Final

from clachan.games.glenmore.board import PLACES

SPACES: Final = 14
TILE_COUNT: Final = 96
CLAN_COUNT: Final = 26

END_TURN: Final = 0
DONE: Final = 1
BUY: Final = 2
LEAVE_OUT: Final = 3
TAKE_POINTS: Final = 4  # MacGregor
STOP: Final = 5
COIN: Final = 6
POINT: Final = 7
TAKE: Final = 8  # + space of the track
DISCARD: Final = 22  # + space of the track
ROLL: Final = 36  # + side of the die
SELL: Final = 42  # + good
GIVE: Final = 47
GAIN: Final = 52
KEEP: Final = 57
RESOLVE: Final = 62  # + effect
CLAN: Final = 70  # + space of the clan board
DRAW: Final = 96  # + tile
CLAIM: Final = 192
PLACE: Final = 288  # + place of the grid
ACTIVATE: Final = PLACE + PLACES
MOVE: Final = ACTIVATE + PLACES
TO: Final = MOVE + PLACES
FROM: Final = TO + PLACES
PUT: Final = FROM + PLACES
REMOVE: Final = PUT + PLACES
CHRONICLE: Final = REMOVE + PLACES

# Each chronicle's own numbers: where they begin and how many there are.
CHRONICLE_1: Final = CHRONICLE
CHRONICLE_2: Final = CHRONICLE_1 + 32
CHRONICLE_3: Final = CHRONICLE_2 + 16
CHRONICLE_4: Final = CHRONICLE_3 + 32
CHRONICLE_5: Final = CHRONICLE_4 + 32
CHRONICLE_6: Final = CHRONICLE_5 + 32
CHRONICLE_7: Final = CHRONICLE_6 + 40
CHRONICLE_8: Final = CHRONICLE_7 + 32
END: Final = CHRONICLE_8 + 104

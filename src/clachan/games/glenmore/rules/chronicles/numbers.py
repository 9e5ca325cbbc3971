"""Numbers of actions that several files of the chronicles share."""

from typing import Final

from clachan.games.glenmore.actions import CHRONICLE_8

SEAT: Final = 1869  # + seat
SPACE: Final = 1873  # + space of the track
PENNY: Final = 1887  # + mobster: put a penny on the card
FREE: Final = 1903  # + mobster: take the card
JAIL: Final = 1919  # + mobster: chance brings the card
USE: Final = 1935  # + mobster
ROW: Final = 1951  # + row of the market, or good; 5 is England's row, or a coin
GOOD: Final = 1957  # + good
TOKEN: Final = 1962  # + token
SUPPLY: Final = 1965
STEP: Final = 1966  # Kenneth McSnitch walks
MOB_COUNT: Final = 16
TOKEN_COUNT: Final = 3
assert SEAT == CHRONICLE_8

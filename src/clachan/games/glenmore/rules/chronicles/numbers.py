"""Numbers of actions that several files of the chronicles share."""

from typing import Final

from clachan.games.glenmore.actions import CHRONICLE_8

SEAT: Final = CHRONICLE_8  # + seat
SPACE: Final = SEAT + 4  # + space of the track
PENNY: Final = SPACE + 14  # + mobster: put a penny on the card
FREE: Final = PENNY + 16  # + mobster: take the card
JAIL: Final = FREE + 16  # + mobster: chance brings the card
USE: Final = JAIL + 16  # + mobster
ROW: Final = USE + 16  # + row of the market, or good; 5 is England's row, or a coin
GOOD: Final = ROW + 6  # + good
TOKEN: Final = GOOD + 5  # + token
SUPPLY: Final = TOKEN + 3
STEP: Final = SUPPLY + 1  # Kenneth McSnitch walks
TOKEN_COUNT: Final = 3

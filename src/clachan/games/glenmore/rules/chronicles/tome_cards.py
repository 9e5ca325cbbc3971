"""Chronicle VI: the landmark cards of chronicles IV and VI by number, and the numbers printed on events."""

from typing import Final

from mypy_extensions import i64

from clachan.games.glenmore.components import CARDS
from clachan.games.glenmore.state import LINE_CHRONICLE, State

LOMOND: Final = 11
CHURCH: Final = 12
MONUMENT: Final = 13
WADE: Final = 14
STORR: Final = 15
WALLACE: Final = 16
DUNVEGAN: Final = 17
FORT_GEORGE: Final = 18
CARD_COUNT: Final = 19
assert len(CARDS) == CARD_COUNT
# Tables that a player has replaced, as bits of `p.tables`.
SCOTSMEN_TABLE: Final = 1
WHISKY_TABLE: Final = 2
LINE: Final = LINE_CHRONICLE + 6


def number_of(s: State, name: str) -> i64:
    """A number printed on a card."""
    return s.printed.components.number(f"chronicle_6.numbers.{name}")

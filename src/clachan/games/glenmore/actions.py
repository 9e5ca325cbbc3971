"""The catalogue of Glen More II: families of actions, each a range of numbers and a pattern of text."""

from collections.abc import Iterator
from typing import Final

from clachan.core.action import Catalogue
from clachan.games.glenmore.board import NAMES, PLACES
from clachan.games.glenmore.chronicle_texts import TEXTS
from clachan.games.glenmore.components import CLAN_SPACES, EFFECTS, GOODS, TILES

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
DIE_SIDES: Final = ("1", "1b", "1c", "2", "2b", "3")  # every side is equally likely
CHRONICLE_SIZES: Final = (32, 16, 32, 32, 32, 40, 32, 104)


def _texts() -> Iterator[str]:
    yield from ("end turn", "done", "buy", "leave out a good", "take points instead", "stop at worlds end")
    yield from ("gain coin", "gain movement point")
    for verb in ("take", "discard"):
        yield from (f"{verb} {space}" for space in range(1, SPACES + 1))
    yield from (f"roll {side}" for side in DIE_SIDES)
    for verb in ("sell", "give", "gain", "keep"):
        yield from (f"{verb} {good}" for good in GOODS)
    yield from (f"resolve {effect}" for effect in EFFECTS)
    yield from (f"marker on {clan}" for clan in CLAN_SPACES)
    for verb in ("draw", "claim"):
        yield from (f"{verb} {tile}" for tile in TILES)
    for verb in ("place", "activate", "move", "to", "from", "put on", "remove"):
        yield from (f"{verb} {name}" for name in NAMES)
    for number, size in enumerate(CHRONICLE_SIZES, 1):
        yield from _chronicle_texts(number, size)


def _chronicle_texts(number: int, size: int) -> Iterator[str]:
    """A chronicle's texts; the numbers it does not use keep their place."""
    texts = TEXTS.get(number, ())
    assert len(texts) <= size, f"chronicle {number} has {len(texts)} actions, more than the {size} reserved"
    yield from texts
    yield from (f"unused {number}-{place}" for place in range(len(texts), size))


def build_catalogue() -> Catalogue:
    """All actions; the ranges above must fit the texts exactly."""
    catalogue = Catalogue(_texts())
    assert len(catalogue) == END
    assert catalogue[CLAN].text == "marker on brodie" and catalogue[REMOVE].text == f"remove {NAMES[0]}"
    assert catalogue[CHRONICLE - 1].text == f"remove {NAMES[-1]}"
    assert catalogue[CHRONICLE_8].text == TEXTS[8][0]
    return catalogue

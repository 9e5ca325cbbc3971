"""The numbers of the value function, each with its place in one row and a sentence on what it says.

They were found by playing: a search changed them at random and kept what won more games against three that
had not been changed. Unless said otherwise they are hundredths of a victory point.
"""

from dataclasses import dataclass
from typing import Final

COIN: Final = 0
PURSE: Final = 1
GOOD: Final = 2
NEXT_GOOD: Final = 7
LATE_GOODS: Final = 9
ROUNDS_TO_COME: Final = 10
HOLDING: Final = 15
RIVAL_ROUNDS: Final = 19
TILE_OVER: Final = 20
TILE_UNDER: Final = 21
SPACE: Final = 22
LAST_SPACES: Final = 23
SCOTSMAN_OUT: Final = 24
SCOTSMAN_STEP: Final = 25
MOVEMENT: Final = 26
OPEN_TILE: Final = 27
BEST_SPOT: Final = 28
OTHER_SPOTS: Final = 29
SPOT: Final = 30
SPOTS_MOST: Final = 31
MARKER: Final = 32
CLAN_EFFECT: Final = 33
NESS_TURN: Final = 37
BARREL: Final = 38
BOAT_STEP: Final = 39
BOAT_LAST: Final = 40
CELLAR_POINT: Final = 41
CELLAR_BUILT: Final = 42
HAGGIS: Final = 43
ENGLAND: Final = 44
EVENT_SIDE: Final = 45
EVENT_WAITING: Final = 46
VERDICT: Final = 47
VOTE: Final = 48
MOBSTER: Final = 49
HEAP: Final = 50
AGEING: Final = 51
FAR_LATE: Final = 52
FAR_EARLY: Final = 65
TALES_LATE: Final = 78
TALES_EARLY: Final = 91
SIZE: Final = 104


@dataclass(frozen=True)
class Weight:
    """A row of numbers that begins at a place."""

    name: str
    place: int
    numbers: tuple[int, ...]
    sentence: str


TABLE: tuple[Weight, ...] = (
    Weight("coin", COIN, (26,), "a coin above its point at the end, while turns are left"),
    Weight("purse", PURSE, (8,), "coins, not points: so many are worth more than a point"),
    Weight("good", GOOD, (122, 164, 92, 100, 90), "the first good in stock, by good"),
    Weight("next good", NEXT_GOOD, (103, 68), "per cent of that for the second, and for each further one"),
    Weight("late goods", LATE_GOODS, (4,), "turns left below which goods are worth less"),
    Weight(
        "rounds to come",
        ROUNDS_TO_COME,
        (0, 97, 193, 315, 420),
        "per cent of today's points of a scoring round, by rounds to come",
    ),
    Weight(
        "holding",
        HOLDING,
        (10, 10, 10, 10),
        "what counts in a scoring round, for each round to come: Scotsman, card, barrel, person",
    ),
    Weight("rival rounds", RIVAL_ROUNDS, (26,), "per cent of the others' mean points of scoring rounds"),
    Weight("tile over", TILE_OVER, (310,), "lost for a tile more than the smallest other territory has"),
    Weight("tile under", TILE_UNDER, (135,), "gained for a tile less than that"),
    Weight("space", SPACE, (108,), "a space of the track still to be walked"),
    Weight("last spaces", LAST_SPACES, (0,), "the same when World's End lies on the track"),
    Weight("Scotsman out", SCOTSMAN_OUT, (34,), "a Scotsman beside the Home Castle, for each round to come"),
    Weight("Scotsman step", SCOTSMAN_STEP, (12,), "lost for each step that he is away, for each round"),
    Weight("movement", MOVEMENT, (55,), "a movement point that a tile would bring"),
    Weight("open tile", OPEN_TILE, (78,), "per cent of an activation that is possible now"),
    Weight("best spot", BEST_SPOT, (15,), "per cent of what the best place would activate, for each turn"),
    Weight("other spots", OTHER_SPOTS, (6,), "the same for the second best place"),
    Weight("spot", SPOT, (20,), "a place where a tile could be laid, for each turn"),
    Weight("spots most", SPOTS_MOST, (4,), "places, not points: more than so many help no further"),
    Weight("marker", MARKER, (290,), "a clan marker that may be placed"),
    Weight(
        "clan effect",
        CLAN_EFFECT,
        (30, 10, 30, 20),
        "for each turn: MacGregor, Mackintosh, MacLachlan, Sinclair",
    ),
    Weight("Ness turn", NESS_TURN, (100,), "Loch Ness, for each turn"),
    Weight("barrel", BARREL, (170,), "a barrel that a tile would bring"),
    Weight("boat step", BOAT_STEP, (60,), "a step of the own boat"),
    Weight("boat last", BOAT_LAST, (50,), "per cent of the coins that a boat at sea may cost"),
    Weight("cellar point", CELLAR_POINT, (40,), "per cent of the points of a barrel in a cellar"),
    Weight("cellar built", CELLAR_BUILT, (150,), "a cellar that has been built"),
    Weight("haggis", HAGGIS, (120,), "a point of haggis value, for each token beside it"),
    Weight("England", ENGLAND, (300,), "the England token"),
    Weight("event side", EVENT_SIDE, (80,), "a card on its event side, for each round to come"),
    Weight("event waiting", EVENT_WAITING, (150,), "a card that still shows its site, with a Gathering"),
    Weight("verdict", VERDICT, (60,), "per cent of the points of a card that passed"),
    Weight("vote", VOTE, (30,), "per cent of the points of a card that is voted on"),
    Weight("mobster", MOBSTER, (400,), "what an own mobster will still bring"),
    Weight("heap", HEAP, (70,), "per cent of what lies on the mountain below the own pawn"),
    Weight("ageing", AGEING, (60,), "a step of ageing that a tile would bring"),
    Weight(
        "far late",
        FAR_LATE,
        (100, 100, 196, 78, 85, 376, 24, 45, 60, -17, -76, 19, 438),
        "per cent of the parts of the value that final scores confirm, when the game ends: the score sheet, "
        "coins, goods, scoring rounds, size, Scotsmen, the way, the land, chronicles; then per cent of one "
        "activation of all tiles that bring goods, movement, points; then hundredths for everybody",
    ),
    Weight(
        "far early",
        FAR_EARLY,
        (100, 100, 96, 81, 54, 416, 62, 35, 80, 392, -345, 324, 608),
        "the same with sixty spaces to go; both fitted to final scores of greedy play",
    ),
    Weight(
        "tales late",
        TALES_LATE,
        (100, 100, 267, 116, 76, 0, 21, 115, 60, -142, -104, 2, 344),
        "as far late, with chronicles",
    ),
    Weight(
        "tales early",
        TALES_EARLY,
        (100, 100, 86, 83, 94, 252, 116, 0, 78, 550, 52, 271, -1830),
        "as far early, with chronicles",
    ),
)


def row() -> list[int]:
    """All numbers in one row."""
    return [value for weight in TABLE for value in weight.numbers]

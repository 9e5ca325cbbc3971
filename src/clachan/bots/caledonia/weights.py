"""The numbers of the value function, each with its place in one row and a sentence on what it says.

They were found by playing: a search changed them at random and kept what scored more, alone or against three
that had not been changed. Unless said otherwise they are hundredths of a victory point. "By round" has six
numbers: for the five rounds in which a thing can next be used, and for the end of the game.
"""

from dataclasses import dataclass
from typing import Final

MONEY: Final = 0
GOOD: Final = 6
TIMING: Final = 12
PRICE: Final = 18
IDLE_FACTORY: Final = 19
READY_CONTRACT: Final = 20
LATER_CONTRACT: Final = 21
WAITING: Final = 22
BUYING: Final = 23
BOX: Final = 24
OFFER: Final = 30
FREE_EXPANSION: Final = 36
FREE_UPGRADE: Final = 37
EXPORT: Final = 38
CERTAIN: Final = 39
SETTLEMENT: Final = 45
MERCHANT: Final = 46
READY: Final = 47
REACH: Final = 48
REACH_MOST: Final = 49
SHIPPING_STEP: Final = 50
GOODS_TILE: Final = 51
LASTING_TILE: Final = 52
PORT_WORTH: Final = 53
CLAN_WORTH: Final = 62
PURSE: Final = 72
PURSE_OVER: Final = 73
TECHNOLOGY_WORTH: Final = 74
FUTURE_CONTRACT: Final = 75
MEAT_COST: Final = 76
UNIT: Final = 77
SIZE: Final = 86


@dataclass(frozen=True)
class Weight:
    """A row of numbers that begins at a place: for the solo game, and for a table of several."""

    name: str
    place: int
    solo: tuple[int, ...]
    table: tuple[int, ...]
    sentence: str


TABLE: tuple[Weight, ...] = (
    Weight(
        "money",
        MONEY,
        (60, 75, 35, 25, 23, 10),
        (66, 80, 41, 30, 27, 10),
        "a pound, by round; at the end £10 are a point",
    ),
    Weight(
        "good",
        GOOD,
        (97, 159, 129, 200, 280, 318),
        (83, 171, 128, 239, 290, 402),
        "a good in stock in the last round, by good",
    ),
    Weight(
        "timing",
        TIMING,
        (130, 60, 62, 56, 58, 100),
        (146, 58, 72, 54, 62, 100),
        "per cent of that, by round: early is better",
    ),
    Weight(
        "price",
        PRICE,
        (17,),
        (11,),
        "per cent of what a price above the middle adds to a good",
    ),
    Weight(
        "idle factory",
        IDLE_FACTORY,
        (57,),
        (55,),
        "per cent of its gain that a factory without own input makes",
    ),
    Weight(
        "ready contract",
        READY_CONTRACT,
        (101,),
        (107,),
        "per cent of a contract that could be fulfilled at once",
    ),
    Weight(
        "later contract",
        LATER_CONTRACT,
        (81,),
        (85,),
        "per cent of a contract that lacks something",
    ),
    Weight(
        "waiting",
        WAITING,
        (20,),
        (16,),
        "what it costs that a good for a contract is still to be produced",
    ),
    Weight(
        "buying",
        BUYING,
        (37,),
        (40,),
        "what it costs that a good for a contract is still to be bought",
    ),
    Weight(
        "box",
        BOX,
        (116, 215, 367, 236, 61, 0),
        (104, 186, 433, 175, 59, 0),
        "an empty export box, by round",
    ),
    Weight(
        "offer",
        OFFER,
        (38, 41, 43, 21, 64, 0),
        (41, 38, 45, 18, 74, 0),
        "per cent of the best contract on the board, by round",
    ),
    Weight(
        "free expansion",
        FREE_EXPANSION,
        (184,),
        (196,),
        "a free expansion as a direct export bonus",
    ),
    Weight(
        "free upgrade",
        FREE_UPGRADE,
        (147,),
        (159,),
        "a bonus upgrade as a direct export bonus",
    ),
    Weight(
        "export",
        EXPORT,
        (98,),
        (90,),
        "a fulfilled contract, before it is clear what it is worth in the ranking",
    ),
    Weight(
        "certain",
        CERTAIN,
        (10, 19, 44, 36, 48, 100),
        (10, 20, 43, 39, 41, 100),
        "per cent to which today's rankings hold, by round",
    ),
    Weight(
        "settlement",
        SETTLEMENT,
        (108,),
        (108,),
        "a settlement, before it is clear what it is worth in the ranking",
    ),
    Weight(
        "merchant",
        MERCHANT,
        (15,),
        (14,),
        "a merchant, for each action phase to come",
    ),
    Weight(
        "ready",
        READY,
        (19,),
        (17,),
        "a merchant that is ready in this round",
    ),
    Weight(
        "reach",
        REACH,
        (12,),
        (9,),
        "an empty hex in reach, for each action phase to come",
    ),
    Weight(
        "reach most",
        REACH_MOST,
        (23,),
        (21,),
        "hexes in reach beyond this number are worth nothing (a count)",
    ),
    Weight(
        "shipping",
        SHIPPING_STEP,
        (32,),
        (39,),
        "a level of shipping, for each action phase to come",
    ),
    Weight(
        "goods tile",
        GOODS_TILE,
        (57,),
        (55,),
        "per cent of the glory that goods of a later production will bring",
    ),
    Weight(
        "lasting tile",
        LASTING_TILE,
        (93,),
        (85,),
        "per cent of later glory for what is there already",
    ),
    Weight(
        "port",
        PORT_WORTH,
        (190, 260, 366, 379, 372, 82, 121, 184, 272),
        (161, 229, 393, 345, 282, 84, 135, 198, 315),
        "a port in reach and unused, by kind",
    ),
    Weight(
        "clan",
        CLAN_WORTH,
        (-50, 50, -200, -150, -100, -450, -200, 1100, 50, 31),
        (-57, 153, -584, 397, 110, -321, -100, 302, 45, -64),
        "a clan before the first round, beside what it gives at once; less in every round",
    ),
    Weight(
        "purse",
        PURSE,
        (66,),
        (68,),
        "money beyond this is worth less (in pounds)",
    ),
    Weight(
        "purse over",
        PURSE_OVER,
        (61,),
        (63,),
        "per cent of its worth for money beyond the purse",
    ),
    Weight(
        "technology",
        TECHNOLOGY_WORTH,
        (62,),
        (52,),
        "an upgraded technology, for each action phase to come",
    ),
    Weight(
        "future contract",
        FUTURE_CONTRACT,
        (26,),
        (31,),
        "a good produced each round that contracts ask for",
    ),
    Weight(
        "meat cost",
        MEAT_COST,
        (63,),
        (61,),
        "per cent of an animal's worth lost when it is slaughtered",
    ),
    Weight(
        "unit",
        UNIT,
        (14, 10, 6, 48, 14, -4, 6, 11, 1),
        (25, 23, 15, 49, 36, 5, 7, 4, 0),
        "a unit for each production to come beside its yield, by kind",
    ),
)


def row(players: int) -> list[int]:
    """All numbers in one row, for so many players."""
    return [value for weight in TABLE for value in (weight.solo if players == 1 else weight.table)]

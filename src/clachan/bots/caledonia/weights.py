"""The numbers of the value function, each with its place in one row and a sentence on what it says.

Unless said otherwise they are hundredths of a victory point. "By round" has six numbers: for the five rounds
in which a thing can next be used, and for the end of the game.
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
    """A row of numbers that begins at a place."""

    name: str
    place: int
    values: tuple[int, ...]
    sentence: str


TABLE: tuple[Weight, ...] = (
    Weight("money", MONEY, (55, 48, 40, 32, 16, 10), "a pound, by round; at the end £10 are a point"),
    Weight("good", GOOD, (150, 150, 150, 330, 340, 350), "a good in stock in the last round, by good"),
    Weight("timing", TIMING, (130, 122, 115, 108, 100, 100), "per cent of that, by round: early is better"),
    Weight("price", PRICE, (40,), "per cent of what a price above the middle adds to a good"),
    Weight(
        "idle factory", IDLE_FACTORY, (40,), "per cent of its gain that a factory without own input makes"
    ),
    Weight("ready contract", READY_CONTRACT, (97,), "per cent of a contract that could be fulfilled at once"),
    Weight("later contract", LATER_CONTRACT, (85,), "per cent of a contract that lacks something"),
    Weight("waiting", WAITING, (30,), "what it costs that a good for a contract is still to be produced"),
    Weight("buying", BUYING, (40,), "what it costs that a good for a contract is still to be bought"),
    Weight("box", BOX, (500, 450, 350, 250, 60, 0), "an empty export box, by round"),
    Weight("offer", OFFER, (30, 30, 35, 40, 50, 0), "per cent of the best contract on the board, by round"),
    Weight("free expansion", FREE_EXPANSION, (150,), "a free expansion as a direct export bonus"),
    Weight("free upgrade", FREE_UPGRADE, (150,), "a bonus upgrade as a direct export bonus"),
    Weight(
        "export", EXPORT, (130,), "a fulfilled contract, before it is clear what it is worth in the ranking"
    ),
    Weight(
        "certain", CERTAIN, (10, 20, 35, 55, 85, 100), "per cent to which today's rankings hold, by round"
    ),
    Weight(
        "settlement", SETTLEMENT, (120,), "a settlement, before it is clear what it is worth in the ranking"
    ),
    Weight("merchant", MERCHANT, (40,), "a merchant, for each action phase to come"),
    Weight("ready", READY, (15,), "a merchant that is ready in this round"),
    Weight("reach", REACH, (8,), "an empty hex in reach, for each action phase to come"),
    Weight("reach most", REACH_MOST, (14,), "hexes in reach beyond this number are worth nothing (a count)"),
    Weight("shipping", SHIPPING_STEP, (20,), "a level of shipping, for each action phase to come"),
    Weight(
        "goods tile", GOODS_TILE, (60,), "per cent of the glory that goods of a later production will bring"
    ),
    Weight("lasting tile", LASTING_TILE, (95,), "per cent of later glory for what is there already"),
    Weight(
        "port",
        PORT_WORTH,
        (200, 250, 250, 400, 250, 120, 150, 200, 250),
        "a port in reach and unused, by kind",
    ),
    Weight("clan", CLAN_WORTH, (0,) * 10, "a clan at the choice of clans, beside what it gives at once"),
    Weight("purse", PURSE, (50,), "money beyond this is worth less (in pounds)"),
    Weight("purse over", PURSE_OVER, (60,), "per cent of its worth for money beyond the purse"),
    Weight("technology", TECHNOLOGY_WORTH, (60,), "an upgraded technology, for each action phase to come"),
    Weight("future contract", FUTURE_CONTRACT, (20,), "a good produced each round that contracts ask for"),
    Weight("meat cost", MEAT_COST, (100,), "per cent of an animal's worth lost when it is slaughtered"),
    Weight("unit", UNIT, (0,) * 9, "a unit for each production to come beside its yield, by kind"),
)


def row(players: int = 1) -> list[int]:
    """All numbers in one row."""
    return [value for weight in TABLE for value in weight.values]

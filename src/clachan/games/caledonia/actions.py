"""The catalogue of Clans of Caledonia: families of actions, each a range of numbers and a pattern of text."""

from collections.abc import Iterator
from typing import Final

from clachan.core.action import Catalogue
from clachan.games.caledonia.board import HEXES, NAMES
from clachan.games.caledonia.components import CLANS, GOODS, UNITS

TRADE_MOST: Final = 7
BID_MOST: Final = 60
CONTRACTS: Final = 50
TILES: Final = 9
CHURN_MOST: Final = 20
MAKE_MOST: Final = 4
BREW_MOST: Final = 3

PASS: Final = 0
END_TURN: Final = 1
DONE: Final = 2
DRAW: Final = 3
QUIT: Final = 4
SHIPPING: Final = 5
TECHNOLOGY: Final = 6  # woodcutters, miners
HIRE: Final = 8
MATURE: Final = 9
CLAN: Final = 10
TILE: Final = 19
BID: Final = 28
BUY: Final = 89  # + (count - 1) * 6 + good
SELL: Final = 131
TAKE: Final = 173
FULFIL: Final = 223
CARD: Final = 273
PORT: Final = 323  # + PORT_WAYS when used through the port `any`
PORT_WAYS: Final = 19
DISCARD: Final = 361
GAIN: Final = 367
INTO: Final = 373
RECALL: Final = 382  # buyers, then sellers
WITHDRAW: Final = 394
MAKE: Final = 397  # + product * 5 + count; products: cheese, bread, whisky
CHURN: Final = 412
BREW: Final = 433  # + count - 1
GOODS_DIE: Final = 436
PRICE_DIE: Final = 442
SLAUGHTER: Final = 448
SWAP: Final = 565
ROW: Final = 682
PLACE: Final = 799  # + (kind - WOODCUTTER) * 117 + hex
EXPAND: Final = 1150  # + kind * 117 + hex
END: Final = 2203

PORT_MEAT: Final = 0
PORT_BASICS: Final = 1
PORT_PROCESSED: Final = 2
PORT_UPGRADE: Final = 3
PORT_MONEY: Final = 4
PORT_SWAP: Final = 5
PORT_CONTRACTS: Final = 6
PORT_PRICE: Final = 7  # + good * 2 + (1 if down)

WAY_NAMES: Final = ("meat", "basics", "processed", "upgrade", "money", "swap", "contracts")
MADE: Final = ("cheese", "bread", "whisky")
CELLAR: Final = ("fresh", "young", "old")
PRICE_FACES: Final = (-3, -2, -1, 1, 2, 3)


def _texts() -> Iterator[str]:
    yield from ("pass", "end turn", "done", "draw contracts", "quit", "upgrade shipping")
    yield from ("upgrade woodcutters", "upgrade miners", "hire merchant", "mature whisky")
    yield from (f"choose clan {clan}" for clan in CLANS)
    yield from (f"choose tile {tile}" for tile in range(1, TILES + 1))
    yield from (f"bid {points}" for points in range(BID_MOST + 1))
    for verb in ("buy", "sell"):
        yield from (f"{verb} {count} {good}" for count in range(1, TRADE_MOST + 1) for good in GOODS)
    for verb in ("take contract", "fulfil contract", "draw contract"):
        yield from (f"{verb} {number}" for number in range(1, CONTRACTS + 1))
    yield from _port_texts("use port ")
    yield from _port_texts("use port any as ")
    yield from (f"discard {good}" for good in GOODS)
    yield from (f"gain {good}" for good in GOODS)
    yield from (f"into {unit}" for unit in UNITS)
    yield from (f"recall {side} {good}" for side in ("buyer", "seller") for good in GOODS)
    yield from (f"withdraw {age}" for age in CELLAR)
    yield from (f"make {count} {good}" for good in MADE for count in range(MAKE_MOST + 1))
    yield from (f"churn {count}" for count in range(CHURN_MOST + 1))
    yield from (f"brew {count}" for count in range(1, BREW_MOST + 1))
    yield from (f"roll {good}" for good in GOODS)
    yield from (f"roll {face:+d}" for face in PRICE_FACES)
    for verb in ("slaughter", "swap", "row to"):
        yield from (f"{verb} {name}" for name in NAMES)
    yield from (f"place {name} {unit}" for unit in UNITS[6:] for name in NAMES)
    yield from (f"expand {name} {unit}" for unit in UNITS for name in NAMES)


def _port_texts(head: str) -> Iterator[str]:
    yield from (head + way for way in WAY_NAMES)
    yield from (f"{head}price {good} {way}" for good in GOODS for way in ("up", "down"))


def build_catalogue() -> Catalogue:
    """All actions; the ranges above must fit the texts exactly."""
    catalogue = Catalogue(_texts())
    assert len(catalogue) == END and catalogue[EXPAND + HEXES].text == "expand a1 cow"
    return catalogue

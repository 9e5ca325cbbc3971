"""Where the numbers of each family of actions begin (see families.py), for the compiled rules."""

from typing import Final

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

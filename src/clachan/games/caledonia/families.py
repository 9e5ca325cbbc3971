"""The families of actions in Clans of Caledonia: from this table numbers, texts and decoders follow."""

from clachan.core.action import Catalogue
from clachan.core.families import Axis, Family, numbered
from clachan.games.caledonia.board import NAMES
from clachan.games.caledonia.components import CLANS, GOODS, UNITS

TRADE_MOST = 7
BID_MOST = 60
CONTRACTS = 50
TILES = 9
CHURN_MOST = 20
MAKE_MOST = 4
BREW_MOST = 3

HEX = Axis("hex", NAMES, "hex")
GOOD = Axis("good", GOODS, "good")
UNIT = Axis("unit", UNITS, "unit")
WORKER = Axis("unit", UNITS[6:], "unit")
CONTRACT = Axis("contract", numbered(*range(1, CONTRACTS + 1)), "contract")
TRADED = Axis("count", numbered(*range(1, TRADE_MOST + 1)))
PORT = Axis("port", ("meat", "basics", "processed", "upgrade", "money", "swap", "contracts"), "port")
DIRECTION = Axis("direction", ("up", "down"))
SHIFT = ("port:price",)
ANY = ("port:any",)

FAMILIES = (
    Family("pass", "pass", "turn", parts=("board:pass",)),
    Family("end_turn", "end turn", "turn"),
    Family("done", "done", "turn"),
    Family("draw", "draw contracts", "contracts", parts=("board:pile",)),
    Family("quit", "quit", "clans"),
    Family("shipping", "upgrade shipping", "upgrades", parts=("board:shipping",)),
    Family("technology", "upgrade {workers}", "upgrades", (Axis("workers", ("woodcutters", "miners"), "board"),)),
    Family("hire", "hire merchant", "upgrades", parts=("board:merchants",)),
    Family("mature", "mature whisky", "clan power", parts=("board:cellar",)),
    Family("clan", "choose clan {clan}", "clans", (Axis("clan", CLANS, "clan"),)),
    Family("tile", "choose tile {tile}", "clans", (Axis("tile", numbered(*range(1, TILES + 1)), "tile"),)),
    Family("bid", "bid {points}", "clans", (Axis("points", numbered(*range(BID_MOST + 1))),)),
    Family("buy", "buy {count} {good}", "trade", (TRADED, GOOD)),
    Family("sell", "sell {count} {good}", "trade", (TRADED, GOOD)),
    Family("take", "take contract {contract}", "contracts", (CONTRACT,)),
    Family("fulfil", "fulfil contract {contract}", "contracts", (CONTRACT,)),
    Family("card", "draw contract {contract}", "contracts", (CONTRACT,)),
    Family("port", "use port {port}", "ports", (PORT,)),
    Family("shift", "use port price {good} {direction}", "ports", (GOOD, DIRECTION), SHIFT),
    Family("any_port", "use port any as {port}", "ports", (PORT,), ANY),
    Family("any_shift", "use port any as price {good} {direction}", "ports", (GOOD, DIRECTION), (*ANY, *SHIFT)),
    Family("discard", "discard {good}", "ports", (GOOD,)),
    Family("gain", "gain {good}", "ports", (GOOD,)),
    Family("into", "into {unit}", "ports", (UNIT,)),
    Family("recall", "recall {side} {good}", "upgrades", (Axis("side", ("buyer", "seller")), GOOD), ("board:merchants",)),
    Family("withdraw", "withdraw {age}", "clan power", (Axis("age", ("fresh", "young", "old")),), ("board:cellar",)),
    Family(
        "make", "make {count} {good}", "production",
        (Axis("good", ("cheese", "bread", "whisky"), "good"), Axis("count", numbered(*range(MAKE_MOST + 1)))),
    ),
    Family("churn", "churn {count}", "clan power", (Axis("count", numbered(*range(CHURN_MOST + 1))),), ("good:milk",)),
    Family("brew", "brew {count}", "clan power", (Axis("count", numbered(*range(1, BREW_MOST + 1))),), ("good:grain",)),
    Family("goods_die", "roll {good}", "dice", (GOOD,)),
    Family("price_die", "roll {steps}", "dice", (Axis("steps", ("-3", "-2", "-1", "+1", "+2", "+3")),)),
    Family("slaughter", "slaughter {hex}", "slaughter", (HEX,)),
    Family("swap", "swap {hex}", "ports", (HEX,)),
    Family("row", "row to {hex}", "clan power", (HEX,)),
    Family("place", "place {hex} {unit}", "first workers", (WORKER, HEX)),
    Family("expand", "expand {hex} {unit}", "expand", (UNIT, HEX)),
)  # fmt: skip


def build_catalogue() -> Catalogue:
    """All actions of the game."""
    return Catalogue(FAMILIES)

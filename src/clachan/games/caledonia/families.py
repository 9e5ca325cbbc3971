"""The families of actions in Clans of Caledonia: from this table numbers, texts and decoders follow."""

from functools import cache

from clachan.core.action import Catalogue
from clachan.core.families import Axis, Family, count_axis, numerals
from clachan.games.caledonia.board import NAMES
from clachan.games.caledonia.components import CELLAR, CLANS, GOODS, MADE, UNITS
from clachan.games.caledonia.words import GAME

CONTRACTS = 50
TILES = 9

HEX = Axis("hex", NAMES, "hex")
GOOD = Axis("good", GOODS, "good")
UNIT = Axis("unit", UNITS, "unit")
WORKER = Axis("unit", UNITS[6:], "unit")
CONTRACT = Axis("contract", numerals(*range(1, CONTRACTS + 1)), "contract")
TRADED = count_axis("count", 1, 7)
PORT = Axis("port", ("meat", "basics", "processed", "upgrade", "money", "swap", "contracts"), "port")
DIRECTION = Axis("direction", ("up", "down"))
WORKERS = Axis("workers", ("woodcutters", "miners"), "board")
SIDE = Axis("side", ("buyer", "seller"))
AGE = Axis("age", CELLAR)
PRODUCT = Axis("good", MADE, "good")
MAKE_COUNT = count_axis("count", 0, 4)
CHURNED = count_axis("count", 0, 20)
BREWED = count_axis("count", 1, 3)
STEPS = Axis("steps", ("-3", "-2", "-1", "+1", "+2", "+3"))
SHIFT = "port:price"
ANY = "port:any"

FAMILIES = (
    Family("pass", "pass", "turn", parts=("board:pass",)),
    Family("end_turn", "end turn", "turn"),
    Family("done", "done", "turn"),
    Family("draw", "draw contracts", "contracts", parts=("board:pile",)),
    Family("quit", "quit", "clans"),
    Family("shipping", "upgrade shipping", "upgrades", parts=("board:shipping",)),
    Family("technology", "upgrade {workers}", "upgrades", (WORKERS,)),
    Family("hire", "hire merchant", "upgrades", parts=("board:merchants",)),
    Family("mature", "mature whisky", "clan power", parts=("board:cellar", "good:whisky")),
    Family("clan", "choose clan {clan}", "clans", (Axis("clan", CLANS, "clan"),)),
    Family("tile", "choose tile {tile}", "clans", (Axis("tile", numerals(*range(1, TILES + 1)), "tile"),)),
    Family("bid", "bid {points}", "clans", (count_axis("points", 0, 60),)),
    Family("buy", "buy {count} {good}", "trade", (TRADED, GOOD)),
    Family("sell", "sell {count} {good}", "trade", (TRADED, GOOD)),
    Family("take", "take contract {contract}", "contracts", (CONTRACT,)),
    Family("fulfil", "fulfil contract {contract}", "contracts", (CONTRACT,)),
    Family("card", "draw contract {contract}", "contracts", (CONTRACT,)),
    Family("port", "use port {port}", "ports", (PORT,)),
    Family("shift", "use port price {good} {direction}", "ports", (GOOD, DIRECTION), (SHIFT,)),
    Family("any_port", "use port any as {port}", "ports", (PORT,), (ANY,)),
    Family("any_shift", "use port any as price {good} {direction}", "ports", (GOOD, DIRECTION), (ANY, SHIFT)),
    Family("discard", "discard {good}", "ports", (GOOD,)),
    Family("gain", "gain {good}", "ports", (GOOD,)),
    Family("into", "into {unit}", "ports", (UNIT,)),
    Family("recall", "recall {side} {good}", "upgrades", (SIDE, GOOD), ("board:merchants",)),
    Family("withdraw", "withdraw {age}", "clan power", (AGE,), ("board:cellar",)),
    Family("make", "make {count} {good}", "production", (PRODUCT, MAKE_COUNT)),
    Family("churn", "churn {count}", "clan power", (CHURNED,), ("good:milk",)),
    Family("brew", "brew {count}", "clan power", (BREWED,), ("good:grain",)),
    Family("goods_die", "roll {good}", "dice", (GOOD,)),
    Family("price_die", "roll {steps}", "dice", (STEPS,)),
    Family("slaughter", "slaughter {hex}", "slaughter", (HEX,)),
    Family("swap", "swap {hex}", "ports", (HEX,)),
    Family("row", "row to {hex}", "clan power", (HEX,)),
    Family("place", "place {hex} {unit}", "first workers", (WORKER, HEX)),
    Family("expand", "expand {hex} {unit}", "expand", (UNIT, HEX)),
)

# Further names for the compiled rules (see actions.py): the ports that are used alike.
CONSTANTS = {f"PORT_{name.upper()}": place for place, name in enumerate(PORT.values)}
MARKS: dict[str, str] = {}


@cache
def build_catalogue() -> Catalogue:
    """All actions of the game."""
    return Catalogue(GAME, FAMILIES)

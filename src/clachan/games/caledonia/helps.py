"""What there is to know about the game: which helps there are, and the printed numbers that they name."""

from clachan.core.help import Help, HelpTold, numbers_below, told_help
from clachan.core.message import Message
from clachan.games.caledonia.components import load_components
from clachan.games.caledonia.words import GAME, say

HELPS = (
    Help("turn", "term", ("round",), group="turn"),
    Help("trade", "action", ("buy", "sell"), group="trade"),
    Help(
        "contracts", "action", ("contract", "take", "fulfil", "export"), group="contracts", numbers=("fees",)
    ),
    Help("expand", "action", (), group="expand", numbers=("units",)),
    Help(
        "upgrades",
        "action",
        ("shipping", "technology", "woodcutters", "miners", "tools", "hire", "merchant", "merchants"),
        group="upgrades",
        numbers=("shipping.cost", "technology.cost", "merchants.cost"),
    ),
    Help("bonus", "action", ("recall",), numbers=("technology.bonus_cost",)),
    Help("slaughter", "action", ("mutton", "beef"), group="slaughter"),
    Help("pass", "action", (), numbers=("pass money", "solo pass money")),
    Help("ports", "action", (), group="ports"),
    Help("clan-power", "term", ("power",), group="clan power"),
    Help(
        "neighbourhood",
        "term",
        ("neighbour", "bargain"),
        numbers=("neighbourhood.basic", "neighbourhood.processed"),
    ),
    Help("building", "term", (), numbers=("building_bonus.draw",)),
    Help("production", "term", ("make", "produce"), group="production"),
    Help("first-workers", "term", (), group="first workers"),
    Help("clans", "term", (), group="clans"),
    Help("settlements", "term", ("settlement",)),
    Help(
        "imports", "term", ("cotton", "tobacco", "sugar", "hops"), numbers=("imports.money", "imports.mark")
    ),
    Help("score", "term", ("points",)),
    Help("delta", "term", ()),
    Help("border", "term", ()),
    Help("river", "term", ("loch",)),
    Help("mist", "term", ()),
    Help("solo-game", "term", ("solo",)),
    Help("auction", "term", ("bid",), group="auction"),
)


def helps() -> list[HelpTold]:
    """Every help on actions and terms, with its numbers."""
    components = load_components()
    units = components.units.values()
    numbers = {
        **components.numbers,
        "units": [say("unit-price", unit=f"unit:{unit.name}", cost=unit.cost) for unit in units],
        "fees": [say("fee-gained" if fee > 0 else "fee-paid", money=abs(fee)) for fee in components.fees],
        "pass money": components.pass_money,
        "solo pass money": components.solo_pass_money,
    }
    return [told_help(GAME, one, numbers) for one in HELPS]


def clan_power(clan: str) -> Message:
    return Message(GAME, f"clan-power-{clan}", numbers_below(load_components().numbers, f"clans.{clan}."))


def port_power(port: str) -> Message:
    return Message(GAME, f"port-power-{port}", numbers_below(load_components().numbers, f"ports.{port}."))


def tile_power(tile: str) -> Message:
    return Message(GAME, f"tile-power-{tile}", numbers_below(load_components().numbers, f"tiles.{tile}."))

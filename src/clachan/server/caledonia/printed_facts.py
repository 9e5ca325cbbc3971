"""What is printed, as the browser needs it: contracts, units, tiles."""

from functools import cache
from typing import TypedDict

from clachan.games.caledonia.components import (
    CLANS,
    GOODS,
    PORTS,
    SCORING_TILES,
    UNITS,
    Components,
    Contract,
    load_components,
)
from clachan.games.caledonia.helps import clan_power, helps, port_power, tile_power
from clachan.server.told import Told, told
from clachan.server.topics import PrintedFacts, topics_of

ASKS = ("wool", "mutton", "beef", "bread", "cheese", "whisky")
BRINGS = ("cotton", "tobacco", "sugar", "hops", "money", "expansions", "upgrades")


class UnitPrint(TypedDict):
    """What is printed about a unit on the player boards."""

    name: str
    cost: int
    terrain: str
    good: str
    yields: int
    input: str
    income: int
    income_upgraded: int


class ContractPrint(TypedDict):
    """What an export contract asks for and brings."""

    number: int
    asks: dict[str, int]
    brings: dict[str, int]


class Printed(PrintedFacts):
    """Everything that is printed; clans, ports and tiles with what they do in a sentence."""

    goods: list[str]
    units: list[UnitPrint]
    contracts: list[ContractPrint]
    fees: list[int]
    clans: dict[str, Told]
    ports: dict[str, Told]
    tiles: dict[str, Told]


@cache
def printed_facts() -> Printed:
    """Everything that stays the same during a game."""
    components = load_components()
    return {
        "goods": list(GOODS),
        "units": [_unit(components, name) for name in UNITS if name in components.units],
        "contracts": [_contract(contract) for contract in components.contracts],
        "fees": list(components.fees),
        "clans": {clan: told(clan_power(clan)) for clan in CLANS},
        "ports": {port: told(port_power(port)) for port in PORTS},
        "tiles": {tile: told(tile_power(tile)) for tile in SCORING_TILES},
        "topics": topics_of(helps()),
        "data": components.digest,
    }


def _unit(components: Components, name: str) -> UnitPrint:
    unit = components.units[name]
    return {
        "name": name, "cost": unit.cost, "terrain": unit.terrain, "good": unit.good, "yields": unit.yields,
        "input": unit.input, "income": unit.income, "income_upgraded": unit.income_upgraded,
    }  # fmt: skip


def _contract(contract: Contract) -> ContractPrint:
    asks = {name: getattr(contract, name) for name in ASKS if getattr(contract, name)}
    brings = {name: getattr(contract, name) for name in BRINGS if getattr(contract, name)}
    return {"number": contract.number, "asks": asks, "brings": brings}

"""What is printed, read by the referee itself: plain values, no provenance."""

import json
from importlib.resources import files
from typing import Any

BASIC = ("wool", "grain", "milk")
PROCESSED = ("bread", "cheese", "whisky")
GOODS = BASIC + PROCESSED
WORKERS = ("woodcutter", "miner", "fisherman")
BUILDINGS = {"dairy": "cheese", "bakery": "bread", "distillery": "whisky"}
MAKES = {"sheep": "wool", "cow": "milk", "field": "grain", **BUILDINGS}
IMPORTS = ("cotton", "tobacco", "sugar")


def bare(value: Any) -> Any:
    """A value without what is noted about its source."""
    if isinstance(value, dict):
        if "value" in value:
            return bare(value["value"])
        return {key: bare(part) for key, part in value.items() if key not in ("provenance", "source")}
    return [bare(part) for part in value] if isinstance(value, list) else value


def read(name: str) -> Any:
    return bare(json.loads((files("clachan") / "games" / "caledonia" / "data" / f"{name}.json").read_text()))


BOARD = read("player_board")
UNITS = BOARD["units"]
CLANS = read("clans")["clans"]
CONTRACTS = {contract["number"]: contract for contract in read("contracts")["contracts"]}
EXPORT = read("export_board")
MARKET = read("market")
PORTS = read("ports")["ports"]
SCORING = read("scoring")
SOLO = read("solo")["solo"]
TILES = {tile["number"]: tile for tile in read("starting_tiles")["starting_tiles"]}
VARIANTS = read("variants")["variants"]
MAP = read("map")

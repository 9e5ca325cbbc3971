"""What is printed, read by the referee itself: plain values, no provenance."""

import json
from importlib.resources import files
from typing import Any

GOODS = ("wood", "stone", "barley", "sheep", "cattle")
ANIMALS = ("sheep", "cattle")
STACKS = "ABCD"


def bare(value: Any) -> Any:
    """A value without what is noted about its source."""
    if isinstance(value, dict):
        if "value" in value:
            return bare(value["value"])
        return {key: bare(part) for key, part in value.items() if key not in ("provenance", "source")}
    return [bare(part) for part in value] if isinstance(value, list) else value


def read(name: str) -> Any:
    return bare(json.loads((files("clachan") / "games" / "glenmore" / "data" / f"{name}.json").read_text()))


BOARD = read("board")
PRICES: list[int] = BOARD["market"]["prices"]
TILES: dict[str, dict[str, Any]] = read("tiles")["tiles"]
CARDS = read("landmark_cards")
CLANS = read("clan_board")
CLAN_NUMBERS = CLANS["numbers"]
CHRONICLES = {number: read(f"chronicle_{number}") for number in range(1, 9)}
SPACES = int(BOARD["track"]["spaces"])


def tiles_of(chronicles: list[int]) -> dict[str, dict[str, Any]]:
    """Every tile of a game, by name; World's End is one of them."""
    tiles = {name: {**tile, "chronicle": 0} for name, tile in TILES.items()}
    for number in chronicles:
        for name, tile in CHRONICLES[number].get("tiles", {}).items():
            tiles[name] = {**tile, "chronicle": number}
    if 3 in chronicles:  # the distilleries are replaced
        for name, activation in CHRONICLES[3]["distilleries"].items():
            tiles[name] = {**tiles[name], "activation": activation, "chronicle": 3}
    return tiles


def stack_value(stacks: int) -> int:
    """The coins that lie in a market row: 1, then 2, then 3."""
    return sum(PRICES[:stacks])


def road_costs(taken: set[str]) -> dict[str, int]:
    """Clan board: the cheapest road to every space from the start or any occupied space; Douglas is free."""
    cost = {"start": 0, **dict.fromkeys(taken, 0)}
    for _ in CLANS["clans"]:
        for road in CLANS["roads"]:
            for one, two in ((road["from"], road["to"]), (road["to"], road["from"])):
                if one in cost:
                    cost[two] = min(cost.get(two, 99), cost[one] + int(road["cost"]))
    return {**cost, "douglas": 0}


def by_count(clan: str, count: int) -> int:
    """A clan that pays by a count: 5 or 8 points."""
    some, few, more, many = CLAN_NUMBERS[clan]
    return many if count >= more else few if count >= some else 0


def by_difference(difference: int, table: list[int] | None = None) -> int:
    """Scoring rounds: points for being ahead of the least by so many."""
    points = table or BOARD["scoring"]["difference"]
    return 0 if difference < 1 else int(points[min(difference, len(points)) - 1])

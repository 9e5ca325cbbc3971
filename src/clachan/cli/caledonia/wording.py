"""Contracts, goods and tiles in a few words."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from clachan.cli.caledonia.palette import MET, SEAT_STYLES
from clachan.games.caledonia.components import Contract, load_components

ASKS = ("wool", "mutton", "beef", "bread", "cheese", "whisky")
BRINGS = ("cotton", "tobacco", "sugar", "hops")
ANIMAL_OF = {"mutton": "sheep", "beef": "cow"}
TILE_WORDS = {
    "basics": "basic good",
    "processed": "processed goods",
    "units": "animal/building",
    "workers": "worker on the map",
    "border": "units on the border",
    "imports": "import, hops apart",
    "meat": "meat exported",
    "upgrades": "upgrade",
    "costly": "unit on £{land}+ land",
}


def counted(counts: Mapping[str, int], nothing: str = "nothing") -> str:
    """`2 wool, 1 bread`."""
    return ", ".join(f"{count} {name}" for name, count in counts.items() if count) or nothing


def pounds(amount: int) -> str:
    """A fee as seen by the payer: `pay £5`, `get £5`, `free`."""
    return f"get £{amount}" if amount > 0 else f"pay £{-amount}" if amount else "free"


def contract(number: int) -> Contract:
    return load_components().contracts[number - 1]


def asks(number: int) -> dict[str, int]:
    return {name: getattr(contract(number), name) for name in ASKS if getattr(contract(number), name)}


def brings(number: int) -> str:
    """Everything on the right half of a contract."""
    found = contract(number)
    parts = [f"{getattr(found, name)} {name}" for name in BRINGS if getattr(found, name)]
    parts += [f"£{found.money}"] if found.money else []
    parts += [_times("expand", found.expansions), _times("upgrade", found.upgrades)]
    return ", ".join(filter(None, parts))


def _times(what: str, count: int) -> str:
    return "" if not count else what if count == 1 else f"{count} {what}s"


def contract_line(number: int) -> str:
    """`2 wool, 1 beef → 3 cotton, 1 hops`."""
    return f"{counted(asks(number))} → {brings(number)}"


def progress(number: int, player: Mapping[str, Any]) -> Text:
    """What a contract asks for against what its holder has; animals count on the map."""
    text = Text()
    for name, count in asks(number).items():
        have = player["units"][ANIMAL_OF[name]] if name in ANIMAL_OF else player["goods"][name]
        text.append(", " if text.plain else "")
        text.append(f"{min(have, count)}/{count} {name}", MET if have >= count else "")
    return text


def tile_words(tile: str) -> str:
    """What a scoring tile pays, such as `3 per 2 units on the border`."""
    components = load_components()
    glory, each = components.number(f"tiles.{tile}.glory"), components.number(f"tiles.{tile}.each")
    what = TILE_WORDS[tile].format(land=components.number("tiles.costly.land"))
    if tile == "units":
        return f"{glory} {what}, {components.number('tiles.units.field')} field"
    return f"{glory} per {f'{each} ' if each > 1 else ''}{what}"


def per_seat(values: list[int], mark: str = ":") -> Text:
    """`1:6 2:3`, the seats on their colours."""
    text = Text()
    for seat, value in enumerate(values):
        text.append(" " if seat else "").append(str(seat + 1), SEAT_STYLES[seat]).append(f"{mark}{value}")
    return text

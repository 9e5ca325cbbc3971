"""What is printed on the boards and tiles of Clans of Caledonia, as plain data."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from clachan.core.datapack import Leaf
from clachan.core.loading import PrintedNumbers

GOODS = ("wool", "grain", "milk", "bread", "cheese", "whisky")
GROUPS = ("basic", "processed")  # three goods each
MADE = ("cheese", "bread", "whisky")  # in the order of production
CELLAR = ("fresh", "young", "old")
UNITS = ("sheep", "cow", "dairy", "bakery", "field", "distillery", "woodcutter", "miner", "fisherman")
CLANS = (
    "buchanan",
    "campbell",
    "cunningham",
    "fergusson",
    "macdonald",
    "macewen",
    "mackenzie",
    "robertson",
    "stewart",
)
PORTS = ("meat", "basics", "processed", "upgrade", "money", "price", "swap", "contracts", "any")
SCORING_TILES = (
    "basics",
    "processed",
    "units",
    "workers",
    "border",
    "imports",
    "meat",
    "upgrades",
    "costly",
)
IMPORTS = ("cotton", "tobacco", "sugar")
MODULES = ("A", "B", "C", "D")
COLUMNS, ROWS = 13, 9


@dataclass(frozen=True)
class Hex:
    """One printed hex. A loch has terrain ("loch",) and cost 0."""

    name: str
    terrain: tuple[str, ...]
    cost: int
    provenance: str

    @property
    def loch(self) -> bool:
        return self.terrain == ("loch",)


@dataclass(frozen=True)
class Face:
    """One side of a map module."""

    module: str
    side: int
    hexes: tuple[Hex, ...]
    rivers: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Unit:
    """One column of the player board: four pieces each."""

    name: str
    cost: int
    terrain: str
    yields: int = 0
    good: str = ""
    input: str = ""
    income: int = 0
    income_upgraded: int = 0


@dataclass(frozen=True)
class Contract:
    """An export contract: what it asks for on the left, what it brings on the right."""

    number: int
    wool: int
    mutton: int
    beef: int
    bread: int
    cheese: int
    whisky: int
    cotton: int
    tobacco: int
    sugar: int
    hops: int
    money: int
    expansions: int
    upgrades: int


@dataclass(frozen=True)
class StartingTile:
    """Money and goods (in market order) to begin with."""

    number: int
    money: int
    goods: tuple[int, ...]


@dataclass(frozen=True)
class Market:
    """One side of the market board: price tracks in market order, lowest first."""

    prices: tuple[tuple[int, ...], ...]
    start: tuple[int, ...]
    medium: tuple[int, int]


@dataclass(frozen=True)
class Components(PrintedNumbers):
    """Everything printed, validated."""

    faces: dict[tuple[str, int], Face]
    port_places: dict[str, tuple[str, str]]
    units: dict[str, Unit]
    contracts: tuple[Contract, ...]
    starting_tiles: tuple[StartingTile, ...]
    markets: dict[str, Market]
    fees: tuple[int, ...]
    pass_money: tuple[int, ...]
    solo_pass_money: int
    boxes: dict[int, int]
    open_contracts: dict[int, int]
    import_mark: int
    solo_contracts: tuple[tuple[int, int], ...]
    solo_settlements: tuple[tuple[int, int], ...]
    solo_ratings: tuple[tuple[int, str], ...]


def load_components(pack: Path | None = None) -> Components:
    """The printed data; a pack, or the folder that CLACHAN_DATA names, replaces the files it holds."""
    from clachan.games.caledonia import reading  # imports the classes above

    return reading.LOADER.load(pack)


def data_values(pack: Path | None = None) -> Iterator[Leaf]:
    """Every single value of the validated data with its file, place, provenance and source."""
    from clachan.games.caledonia import reading  # imports the classes above

    return reading.LOADER.values(pack)

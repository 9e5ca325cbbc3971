"""What is printed on the tiles, cards and boards of Glen More II: Chronicles, as plain data."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from clachan.core.datapack import Leaf
from clachan.core.loading import PrintedNumbers

GOODS = ("wood", "stone", "barley", "sheep", "cattle")
ANIMALS = ("sheep", "cattle")
KINDS = (
    "village", "castle", "animal", "material", "whisky", "trade", "loch", "other",
    "person", "end", "start", "sale",
)  # fmt: skip
TERRITORY_KINDS = KINDS[:8]
STACKS = ("S", "A", "B", "C", "D")
EFFECTS = ("landmark card", "scotsman", "any good", "clan marker", "whisky", "coin", "vp", "haggis")
PAYMENTS = (*GOODS, "coin", "whisky", "scotsman")
CHRONICLES = tuple(range(1, 9))

# Every tile that can be drawn, chronicles included. A data pack may print anything on them, but a tile
# keeps its key, since records name tiles by it.
TILES = (
    "halkirk", "inshriach", "lochridge", "ballachulish", "black isle",
    "castle stalker", "donan castle", "loch lochy", "robert the bruce", "macbeth", "pulteney", "glen mhor",
    "plockton", "tomintoul", "abernethy", "easdale", "glen lyon", "strathmore", "crieff fair",
    "loch lomond", "drovers inn", "shetland", "gathering a", "old man of storr",
    "duart castle", "inverness", "loch shiel", "william wallace", "mary queen of scots", "rob roy",
    "glenlochy", "ullapool", "kingussie", "kemnay", "rothiemurchus", "glen esk", "strathspey",
    "falkirk tryst", "dingwall mart", "clachaig inn", "glen affric",
    "boat race start", "ship builder b", "ben wyvis", "whisky sale b", "glenfinnan church", "ye olde inn",
    "creek inn", "gathering b", "wallace monument",
    "armadale castle", "loch ness", "flora macdonald", "bonnie prince charlie", "adam smith", "edradour",
    "dornoch", "pitlochry", "laich of moray", "iona abbey", "glen clova", "grassmarket", "muir of ord",
    "kingshouse inn", "perth", "balmoral", "corpach",
    "ship builder c", "glen albyn", "whisky sale c", "glenfinnan monument", "haggis house", "gathering c",
    "dunvegan castle",
    "castle of mey", "castle moil", "loch morar", "worlds end", "robert burns", "sir walter scott",
    "millburn", "fort william", "glentrool", "glen dochart", "glasgow fair", "stirling bridge",
    "leith merchants",
    "sligachan inn", "royal exchange", "elgin", "spey meadows",
    "whisky sale d", "general wades military roads", "beast feast inn", "gathering d", "fort george",
)  # fmt: skip
HOME = ("village", "castle")  # the two halves of a starting tile, numbered after all other tiles

# Landmark cards: the base game's, then those of chronicles IV and VI. Each belongs to the tile of its name.
CARDS = (
    "castle stalker", "donan castle", "loch lochy", "duart castle", "inverness", "loch shiel",
    "armadale castle", "loch ness", "castle of mey", "castle moil", "loch morar",
    "loch lomond", "glenfinnan church", "glenfinnan monument", "general wades military roads",
    "old man of storr", "wallace monument", "dunvegan castle", "fort george",
)  # fmt: skip
CLANS = (
    "brodie", "cameron", "chisholm", "douglas", "grant", "gunn", "macdonald", "macdonell", "macgregor",
    "mackintosh", "maclachlan", "macleod", "macmillan", "macpherson", "maclean", "mckay", "mckenzie",
    "mckinnon", "munro", "oliphant", "ross", "sinclair", "sutherland",
)  # fmt: skip
CLAN_SPACES = (*CLANS, "fraser", "stewart", "campbell")  # the last three have no bonus
START = "start"
MOBSTERS = (
    "peggy mcwander", "joe mcduff", "bruce mcmail", "peggy mclaird", "kenneth mcsnitch", "fergus macdarkie",
    "sibyl macsponge", "derek anderson", "mike mccastle", "calum mcquack", "bully mcmuscle",
    "fraser mcstarve", "oonagh mchagg", "elsbeth mctrick", "erin macmalt", "john mcclaim",
)  # fmt: skip
GATHERING_CARDS = (
    "animals", "square", "materials", "sets", "castles", "whisky", "smallest", "pastures", "farthest",
    "discards",
)  # fmt: skip
REWARDS = ("whisky", "coins", "any good", "vp", "scotsman", "clan marker")

Amounts = Mapping[str, int]


@dataclass(frozen=True)
class Activation:
    """The icon at the lower right. `table` gives victory points by the number of goods given."""

    type: str
    count: int = 0
    goods: Amounts = field(default_factory=dict)
    give: Amounts = field(default_factory=dict)
    get: Amounts = field(default_factory=dict)
    table: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Tile:
    """One tile."""

    key: str
    name: str
    stack: str
    kind: str
    river: bool
    overbuild: bool
    chronicle: int
    cost: Amounts
    one_time: Amounts
    activation: Activation


@dataclass(frozen=True)
class Card:
    """A landmark card: ids of what it does and of its event in chronicle VI, which the words tell."""

    key: str
    stack: str
    timing: str
    effect: str
    chronicle: int
    event: str = ""


@dataclass(frozen=True)
class ClanSpace:
    """A space of the clan board: the id of its bonus (or `none`), its place on the drawing in percent."""

    key: str
    bonus: str
    at: tuple[int, ...]


@dataclass(frozen=True)
class Road:
    """A road of the clan board and the coins printed on it."""

    start: str
    end: str
    cost: int


@dataclass(frozen=True)
class PrintedCellar:
    """A cellar card of chronicle III."""

    cost: Amounts
    vp: tuple[int, ...]


@dataclass(frozen=True)
class Mobster:
    """A mobster card of chronicle VIII."""

    key: str
    back: str
    needs: int
    least_players: int
    penalty: int
    tokens: int
    coins: int
    values: tuple[int, ...]


@dataclass(frozen=True)
class Chronicles:
    """What the chronicles add besides tiles and cards. Numbers by player count are keyed 2, 3, 4."""

    names: tuple[str, ...]
    players: tuple[tuple[int, ...], ...]
    tokens: Amounts  # I: reward tokens by kind
    token_worth: Amounts
    tokens_per_castle: Mapping[int, int]
    neutral_rivers: Mapping[int, int]
    distilleries: Mapping[str, Activation]  # III: what replaces the base distilleries' activations
    cellars: tuple[PrintedCellar, ...]
    sale_spaces: Mapping[int, int]
    haggis: tuple[int, ...]  # V: tokens of value 1, 2, 3
    duart_exchange: tuple[int, int]  # VI: how many different goods, for how many points
    scotsmen_table: tuple[int, ...]
    whisky_table: tuple[int, ...]
    gathering: Mapping[str, str]  # VII: the cards in words
    votes: Mapping[int, tuple[int, ...]]  # ayes and nays
    cards_drawn: Mapping[int, int]  # VIII
    mobsters: tuple[Mobster, ...]


@dataclass(frozen=True, eq=False)
class Components(PrintedNumbers):
    """Everything printed, validated; one for each data pack, so that what follows from it can be kept."""

    tiles: tuple[Tile, ...]  # in the order of TILES, then the two halves of the starting tile
    cards: tuple[Card, ...]
    clans: tuple[ClanSpace, ...]
    start_at: tuple[int, ...]
    roads: tuple[Road, ...]
    start_coins: Mapping[int, int]
    chronicles: Chronicles


def load_components(pack: Path | None = None) -> Components:
    """The printed data; a pack, or the folder that CLACHAN_DATA names, replaces the files it holds."""
    from clachan.games.glenmore import reading  # imports the classes above

    return reading.LOADER.load(pack)


def data_values(pack: Path | None = None) -> Iterator[Leaf]:
    """Every single value of the validated data with its file, place, provenance and source."""
    from clachan.games.glenmore import reading  # imports the classes above

    return reading.LOADER.values(pack)

"""Builds the components out of the data files; every wrong value is noted with its file and place."""

from collections.abc import Sequence
from pathlib import Path

from clachan.core import datapack
from clachan.core.datapack import Json, Place, Reader
from clachan.core.errors import BadData
from clachan.core.loading import Loader, read_numbers
from clachan.games.glenmore import reading_chronicles
from clachan.games.glenmore.board import COLUMNS, GAP
from clachan.games.glenmore.components import (
    CARDS,
    CHRONICLES,
    CLAN_SPACES,
    EFFECTS,
    GOODS,
    HOME,
    KINDS,
    PAYMENTS,
    STACKS,
    START,
    TERRITORY_KINDS,
    TILES,
    Activation,
    Amounts,
    Card,
    ClanSpace,
    Components,
    Road,
    Tile,
)
from clachan.games.glenmore.words import say

GAME = "glenmore"
DEFAULTS = Path(__file__).parent / "data"
CHRONICLE_FILES = tuple(f"chronicle_{number}.json" for number in CHRONICLES)
FILES = ("tiles.json", "landmark_cards.json", "clan_board.json", "board.json", *CHRONICLE_FILES)
TILE_CHRONICLES = (1, 3, 4, 5, 6)
CARD_CHRONICLES = (4, 6)
LEAST_TILES = {"S": 5, "A": 11, "B": 8, "C": 8, "D": 8}
MOST_TILES = 40
DIE = (1, 1, 1, 2, 2, 3)
TIMINGS = ("instant", "ongoing", "end")
GAINS = ("vp", "whisky", "haggis", "age")
TYPES = (
    "none",
    "gain",
    "gain any",
    "move",
    "vp",
    "exchange",
    "exchange different",
    "exchange animals",
    "exchange any",
    "exchange for clan marker",
    "age",
    "exchange or age",
    "event",
)
TABLES = ("exchange different", "exchange animals", "exchange any")
COUNTS = ("gain any", "move", "vp", "age")

# Single printed numbers, by file: name -> (lowest, highest, how many; 0 means a number, not a list).
NUMBERS: dict[str, dict[str, tuple[int, int, int]]] = {
    "board.json": {
        "track.spaces": (14, 14, 0),
        "market.prices": (1, 9, 3),
        "die": (1, 3, 6),
        "coins": (0, 30, 4),
        "scotsmen": (3, 15, 0),
        "clan_markers": (1, 30, 0),
        "goods_on_a_tile": (3, 3, 0),
        "discard.coins": (0, 9, 0),
        "discard.movement": (0, 9, 0),
        "scoring.difference": (0, 30, 5),
        "scoring.tile": (-20, 0, 0),
        "scoring.coin": (0, 9, 0),
    },
    "landmark_cards.json": {
        f"numbers.{name}": (0, 12, 0)
        for name in (
            "castle stalker coins",
            "loch lochy goods",
            "duart castle coins",
            "armadale castle coins",
            "armadale castle extra vp",
            "loch morar tiles",
            "castle moil factor",
        )
    },
    "clan_board.json": {
        **{
            f"numbers.{clan}": (1, 30, 4)
            for clan in ("brodie", "grant", "macpherson", "oliphant", "sutherland")
        },
        **{
            f"numbers.{name}": (0, 12, 0)
            for name in (
                "douglas vp",
                "macleod coins",
                "mckinnon coins",
                "cameron points",
                "macgregor vp",
                "maclachlan vp",
                "sinclair coins",
                "david hume persons",
            )
        },
    },
    "chronicle_1.json": {"neutral_river_steps": (1, 9, 0), "results": (0, 50, 3), "winner_whisky": (0, 9, 0)},
    "chronicle_2.json": {
        "mountain": (2, 2, 0),
        "narrow_mountain": (1, 1, 0),
        "coins_from_the_die": (0, 9, 0),
    },
    "chronicle_3.json": {"extra_sale_spaces": (1, 1, 0)},
    "chronicle_4.json": {"start_coins": (0, 3, 0)},
    "chronicle_5.json": {
        "face_up": (2, 2, 0),
        "table": (5, 5, 0),
        "rolls": (1, 9, 0),
        "most_revealed": (1, 5, 0),
    },
    "chronicle_6.json": {
        f"numbers.{name}": (0, 12, 0)
        for name in (
            "flipped card vp",
            "wallace monument vp",
            "dunvegan castle sheep",
            "dunvegan castle vp",
            "armadale castle vp",
            "loch morar scotsmen",
            "loch morar vp",
            "loch shiel vp",
            "loch shiel scotsmen",
            "castle moil coins",
            "general wade coins",
            "duart castle maclean vp",
            "donan castle tiles",
            "removed tiles",
            "old man of storr stone",
            "dunvegan castle gain",
        )
    },
    "chronicle_7.json": {"cards_in_play": (5, 5, 0), "vp": (0, 50, 0)},
    "chronicle_8.json": {"pennies": (1, 15, 0)},
}


def _components(reader: Reader, trees: dict[str, Json]) -> Components:
    board = reader.file("board.json")
    clans = reader.file("clan_board.json")
    if board.at("die").numbers(6, 1, 3) != DIE:
        board.at("die").fault(say("wrong-die", sides=str(list(DIE))))
    return Components(
        tiles=_all_tiles(reader),
        cards=_all_cards(reader),
        clans=tuple(_space(clans.at("clans").at(key), key) for key in CLAN_SPACES),
        start_at=clans.at("start_at").numbers(2, 0, 100),
        roads=_roads(clans.at("roads")),
        start_coins=reading_chronicles.by_players(board.at("market.start_coins"), 0, 3),
        chronicles=reading_chronicles.read_chronicles(reader),
        numbers=read_numbers(reader, NUMBERS, with_file=True),
        digest=datapack.digest(trees),
    )


# --- tiles ----------------------------------------------------------------------------------------------


def _all_tiles(reader: Reader) -> tuple[Tile, ...]:
    """Each key once, in the file of the base game or of its chronicle."""
    base = reader.file("tiles.json")
    found = _tiles_of(base.at("tiles"), 0)
    for number in TILE_CHRONICLES:
        found |= _tiles_of(reader.file(f"chronicle_{number}.json").at("tiles"), number)
    for key in TILES:
        if key not in found:
            base.at("tiles").fault(say("wrong-lacks-tile", tile=repr(key)))
    if len(found) != len(TILES) or reader.faults:
        raise BadData(reader.faults)
    tiles = tuple(found[key] for key in TILES)
    _check_stacks(base.at("tiles"), tiles)
    _check_river(base.at("tiles"), tiles)
    return (*tiles, *(_home(base.at("home").at(half), half) for half in HOME))


def _tiles_of(place: Place, chronicle: int) -> dict[str, Tile]:
    keys = list(place.node) if isinstance(place.node, dict) else []
    for key in keys:
        if key not in TILES:
            place.at(key).fault(say("wrong-no-tile"))
    return {key: _tile(place.at(key), key, chronicle) for key in keys if key in TILES}


def _check_river(place: Place, tiles: Sequence[Tile]) -> None:
    """The longest river must fit into the grid, which goes around and keeps a gap."""
    count = sum(tile.river and not tile.overbuild and tile.kind in TERRITORY_KINDS for tile in tiles)
    longest, widest = count + len(HOME), COLUMNS - GAP
    if longest > widest:
        place.fault(say("wrong-long-river", longest=longest, widest=widest))


def _check_stacks(place: Place, tiles: Sequence[Tile]) -> None:
    for stack, least in LEAST_TILES.items():
        base = sum(tile.stack == stack and tile.chronicle == 0 for tile in tiles)
        count = sum(tile.stack == stack for tile in tiles)
        if base < least or count > MOST_TILES or (stack == "S" and count != least):
            place.fault(say("wrong-stack", stack=str(stack), base=base, count=count, least=least))


def _tile(place: Place, key: str, chronicle: int) -> Tile:
    tile = Tile(
        key,
        place.at("name").text(),
        place.at("stack").word(STACKS),
        place.at("kind").word(KINDS),
        _yes(place.at("river")),
        _yes(place.at("overbuild")),
        chronicle,
        amounts(place.at("cost"), PAYMENTS),
        amounts(place.at("one_time"), EFFECTS),
        activation(place.at("activation")),
    )
    if (key == "worlds end") != (tile.kind == "end"):
        place.at("kind").fault(say("wrong-end"))
    if tile.cost.get("scotsman", 0) > 1:
        place.at("cost").fault(say("wrong-scotsmen"))
    if "landmark card" in tile.one_time and key not in CARDS:
        place.at("one_time").fault(say("wrong-card"))
    return tile


def _home(place: Place, half: str) -> Tile:
    name, kind = place.at("name").text(), place.at("kind").word((half,))
    return Tile(
        half, name, "", kind, _yes(place.at("river")), False, 0, {}, {}, activation(place.at("activation"))
    )


def _yes(place: Place) -> bool:
    return place.word(("yes", "no")) == "yes"


def amounts(place: Place, known: Sequence[str]) -> Amounts:
    """Small counts by name; what is not named is none."""
    keys = list(place.node) if isinstance(place.node, dict) else []
    return {key: place.at(key).number(1, 3) for key in known if key in keys}


def activation(place: Place) -> Activation:
    kind = place.at("type").word(TYPES)
    count = place.at("count").number(1, 9) if kind in COUNTS else 0
    if kind == "gain":
        return Activation(kind, goods=amounts(place.at("goods"), GOODS))
    if kind == "exchange for clan marker":
        return Activation(kind, place.at("count").number(1, 4))
    if kind == "exchange or age":
        count = place.at("count").number(1, 9)
    if kind in ("exchange", "exchange or age"):
        give, get = amounts(place.at("give"), (*GOODS, "whisky")), place.at("get")
        gained = {key: get.at(key).number(1, 20) for key in GAINS if get.has(key)}
        return Activation(kind, count, give=give, get=gained)
    if kind in TABLES:
        rows = place.at("vp")
        return Activation(
            kind, table={n: rows.at(str(n)).number(1, 50) for n in range(1, 6) if rows.has(str(n))}
        )
    return Activation(kind, count)


# --- cards and clan board -------------------------------------------------------------------------------


def _all_cards(reader: Reader) -> tuple[Card, ...]:
    events = reader.file("chronicle_6.json").at("events")
    cards = [
        _card(reader.file("landmark_cards.json").at("cards").at(key), key, 0, events) for key in CARDS[:11]
    ]
    for chronicle, keys in zip(CARD_CHRONICLES, (CARDS[11:15], CARDS[15:]), strict=True):
        place = reader.file(f"chronicle_{chronicle}.json").at("cards")
        cards += [_card(place.at(key), key, chronicle, events) for key in keys]
    return tuple(cards)


def _card(place: Place, key: str, chronicle: int, events: Place) -> Card:
    stack, timing = place.at("stack").word(STACKS), place.at("timing").word(TIMINGS)
    return Card(key, stack, timing, place.at("effect").text(), chronicle, events.at(key).text())


def _space(place: Place, key: str) -> ClanSpace:
    return ClanSpace(key, place.at("bonus").text(), place.at("at").numbers(2, 0, 100))


def _roads(place: Place) -> tuple[Road, ...]:
    known = (START, *CLAN_SPACES)
    roads = tuple(
        Road(road.at("from").word(known), road.at("to").word(known), road.at("cost").number(0, 9))
        for road in place.listed()
    )
    reached = {START}
    for _ in known:
        reached |= {
            end for road in roads for end in (road.start, road.end) if {road.start, road.end} & reached
        }
    lost = [key for key in CLAN_SPACES if key not in reached]
    if lost and place.sound():
        place.fault(say("wrong-roads", spaces=tuple(lost)))
    return roads


LOADER = Loader(GAME, DEFAULTS, FILES, _components)

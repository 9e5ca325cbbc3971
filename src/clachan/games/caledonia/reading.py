"""Builds the components out of the data files; every wrong value is noted with its file and place."""

from dataclasses import fields
from pathlib import Path

from clachan.core import datapack
from clachan.core.datapack import Json, Place, Reader
from clachan.core.loading import Loader, Numbers, read_numbers
from clachan.games.caledonia import checks
from clachan.games.caledonia.bounds import FIXED_ROWS, LAND, NUMBERS, PLAYERS, SIDES, STEPS, UNIT_RULES
from clachan.games.caledonia.components import (
    GOODS,
    MODULES,
    Components,
    Contract,
    Face,
    Hex,
    Market,
    StartingTile,
    Unit,
)
from clachan.games.caledonia.words import say

GAME = "caledonia"
DEFAULTS = Path(__file__).parent / "data"
FILES = (
    "map.json",
    "player_board.json",
    "market.json",
    "export_board.json",
    "contracts.json",
    "starting_tiles.json",
    "clans.json",
    "ports.json",
    "scoring.json",
    "solo.json",
    "variants.json",
)


def _components(reader: Reader, trees: dict[str, Json]) -> Components:
    board = reader.file("export_board.json")
    solo = reader.file("solo.json").at("solo")
    faces = _faces(reader.file("map.json").at("faces"), _hex_provenance(trees))
    numbers = _numbers(reader)
    units = {name: _unit(reader.file("player_board.json").at("units").at(name), name) for name in UNIT_RULES}
    _check_macdonald(reader.file("clans.json").at("clans.macdonald"), numbers, units["fisherman"])
    mark = numbers["imports.mark"]
    return Components(
        faces=faces,
        port_places=_port_places(reader.file("map.json").at("ports"), faces),
        units=units,
        contracts=_contracts(reader.file("contracts.json").at("contracts")),
        starting_tiles=_starting_tiles(reader.file("starting_tiles.json").at("starting_tiles")),
        markets=_markets(reader.file("market.json").at("sides")),
        fees=board.at("fees").numbers(5, -100, 100),
        pass_money=board.at("pass_money").numbers(4, 0, 100),
        solo_pass_money=solo.at("pass_money").number(0, 100),
        boxes=_boxes(board.at("boxes")),
        open_contracts=_open_contracts(board.at("open_contracts"), board.at("boxes")),
        import_mark=mark if isinstance(mark, int) else mark[0],
        solo_contracts=_thresholds(solo.at("contracts")),
        solo_settlements=_thresholds(solo.at("settlements")),
        solo_ratings=_ratings(solo.at("ratings")),
        numbers=numbers,
        digest=datapack.digest(trees),
    )


def _numbers(reader: Reader) -> Numbers:
    found = read_numbers(reader, NUMBERS)
    for name, row in FIXED_ROWS.items():
        if found[name] != row:
            reader.file("solo.json").at(name).fault(
                say("wrong-solo", numbers=tuple(str(number) for number in row))
            )
    return found


# --- map ------------------------------------------------------------------------------------------------


def _hex_provenance(trees: dict[str, Json]) -> dict[str, str]:
    """By the place of a hex in the file; a hex is no surer than the least sure of its values."""
    marks: dict[str, list[str]] = {}
    for leaf in datapack.leaves({"map.json": trees["map.json"]}):
        marks.setdefault(".".join(leaf.place.split(".")[:4]), []).append(leaf.provenance)
    return {place: datapack.weakest(found) for place, found in marks.items()}


def _faces(place: Place, provenance: dict[str, str]) -> dict[tuple[str, int], Face]:
    return {
        (module, side): _face(place.at(f"{module}-{side}"), module, side, provenance)
        for module in MODULES
        for side in (1, 2)
    }


def _face(place: Place, module: str, side: int, provenance: dict[str, str]) -> Face:
    hexes = tuple(_hex(place.at("hexes").at(name), name, provenance) for name in checks.module_hexes(module))
    lochs = {each.name for each in hexes if each.loch}
    return Face(module, side, hexes, _rivers(place.at("rivers"), module, lochs))


def _hex(place: Place, name: str, provenance: dict[str, str]) -> Hex:
    terrain = _terrain(place.at("terrain"))
    low, high = (0, 0) if terrain == ("loch",) else (1, 6) if terrain else (0, 6)
    cost = place.at("cost").number(low, high)
    return Hex(name, terrain, cost, provenance.get(place.path, datapack.PROVENANCES[0]))


def _terrain(place: Place) -> tuple[str, ...]:
    """Nothing, if the terrain is faulty: then the cost cannot be judged by it."""
    words = tuple(word.word((*LAND, "loch")) for word in place.listed())
    if place.node == []:
        place.fault(say("wrong-no-terrain"))
    elif len(set(words)) < len(words):
        place.fault(say("wrong-terrain-twice"))
    elif "loch" in words and len(words) > 1:
        place.fault(say("wrong-loch-and-land"))
    return words if list(words) == place.node else ()


def _rivers(place: Place, module: str, lochs: set[str]) -> tuple[tuple[str, str], ...]:
    rivers: list[tuple[str, str]] = []
    for river in place.listed():
        banks = [bank.word(checks.module_hexes(module)) for bank in river.listed(2)]
        if len(banks) != 2 or banks != river.node:
            continue
        first, second = sorted(banks)
        _check_river(river, first, second, lochs)
        if (first, second) in rivers:
            river.fault(say("wrong-river-twice", first=str(first), second=str(second)))
        rivers.append((first, second))
    return tuple(rivers)


def _check_river(place: Place, first: str, second: str, lochs: set[str]) -> None:
    if second not in checks.neighbours(first):
        place.fault(say("wrong-no-neighbours", first=str(first), second=str(second)))
    for bank in (first, second):
        if bank in lochs:
            place.fault(say("wrong-river-at-loch", hex=str(bank)))


def _port_places(place: Place, faces: dict[tuple[str, int], Face]) -> dict[str, tuple[str, str]]:
    return {
        module: (
            _port_place(place.at(module).at("1-2"), module, faces),
            _port_place(place.at(module).at("3-4"), module, faces),
        )
        for module in MODULES
    }


def _port_place(place: Place, module: str, faces: dict[tuple[str, int], Face]) -> str:
    name = place.word(checks.module_hexes(module))
    for side in (1, 2):
        land = [each.name for each in faces[module, side].hexes if each.terrain and not each.loch]
        if place.node in land:
            place.fault(say("wrong-no-loch", hex=str(name), module=str(module), side=str(side)))
    return name


# --- boards and tiles -----------------------------------------------------------------------------------


def _unit(place: Place, name: str) -> Unit:
    terrain, good, made_of = UNIT_RULES[name]
    cost = place.at("cost").number(0, 50)
    place.at("terrain").word((terrain,))
    if good:
        place.at("good").word((good,))
        if made_of:
            place.at("input").word((made_of,))
        return Unit(name, cost, terrain, place.at("yields").number(1, 1 if made_of else 4), good, made_of)
    income = place.at("income").number(0, 50)
    upgraded = place.at("income_upgraded").number(income, income if name == "fisherman" else 50)
    return Unit(name, cost, terrain, income=income, income_upgraded=upgraded)


def _check_macdonald(place: Place, numbers: Numbers, worker: Unit) -> None:
    """Two files tell of MacDonald's workers: the clan's tile lies on top of the player board."""
    for part, printed in (("cost", worker.cost), ("income", worker.income)):
        if numbers[f"clans.macdonald.{part}"] != printed and place.at(part).sound():
            place.at(part).fault(say("wrong-not-as-fisherman", printed=str(printed), part=str(part)))


def _contracts(place: Place) -> tuple[Contract, ...]:
    return tuple(_contract(each, index + 1) for index, each in enumerate(place.listed(50)))


def _contract(place: Place, number: int) -> Contract:
    """What a contract does not name it neither asks for nor brings."""
    names = [field.name for field in fields(Contract) if field.name != "number"]
    values = {field: place.at(field).number(0, 50) if place.has(field) else 0 for field in names}
    if not any(values[field] for field in names[:6]):
        place.fault(say("wrong-asks-nothing", names=tuple(names[:6])))
    return Contract(number=place.at("number").number(number, number), **values)


def _starting_tiles(place: Place) -> tuple[StartingTile, ...]:
    return tuple(_starting_tile(each, index + 1) for index, each in enumerate(place.listed(9)))


def _starting_tile(place: Place, number: int) -> StartingTile:
    goods = place.at("goods")
    amounts = tuple(goods.at(good).number(0, 20) if goods.has(good) else 0 for good in GOODS)
    return StartingTile(place.at("number").number(number, number), place.at("money").number(0, 500), amounts)


def _market(place: Place) -> Market:
    prices = tuple(_track(place.at("prices").at(good)) for good in GOODS)
    start = tuple(place.at("start").at(good).number(0, STEPS - 1) for good in GOODS)
    return Market(prices, start, _bracket(place.at("medium")))


def _markets(place: Place) -> dict[str, Market]:
    """Only the solo game reads the bracket, on its side of the board."""
    solo, other = (_market(place.at(side)) for side in SIDES)
    if solo.medium != other.medium and place.sound():
        first, last = solo.medium
        place.at(SIDES[1]).at("medium").fault(
            say("wrong-not-as-side", first=str(first), last=str(last), side=str(SIDES[0]))
        )
    return dict(zip(SIDES, (solo, other), strict=True))


def _bracket(place: Place) -> tuple[int, int]:
    steps = place.numbers(2, 0, STEPS - 1)
    if not place.sound():
        return 0, 0
    first, last = steps
    if first > last:
        place.fault(say("wrong-starts-after-end", first=str(first), last=str(last)))
    return first, last


def _track(place: Place) -> tuple[int, ...]:
    prices = place.numbers(STEPS, 1, 100)
    if place.sound() and tuple(sorted(prices)) != prices:
        place.fault(say("wrong-prices"))
    return prices


def _boxes(place: Place) -> dict[int, int]:
    """The dice of the solo game name one of six boxes."""
    place.at("1").number(6, 6)
    return _per_players(place)


def _per_players(place: Place) -> dict[int, int]:
    return {players: place.at(str(players)).number(1, 12) for players in PLAYERS}


def _open_contracts(place: Place, boxes: Place) -> dict[int, int]:
    opened, room = _per_players(place), _per_players(boxes)
    for players in PLAYERS if place.sound() and boxes.sound() else ():
        if opened[players] > room[players]:
            place.at(str(players)).fault(say("wrong-boxes", contracts=opened[players], boxes=room[players]))
    return opened


# --- solo -----------------------------------------------------------------------------------------------


def _thresholds(place: Place) -> tuple[tuple[int, int], ...]:
    found = tuple((row.at("from").number(0, 100), row.at("points").number(0, 100)) for row in place.listed())
    if place.sound() and not _rises([threshold for threshold, _ in reversed(found)]):
        place.fault(say("wrong-threshold"))
    return found


def _ratings(place: Place) -> tuple[tuple[int, str], ...]:
    found = tuple((row.at("from").number(0, 1000), row.at("name").text()) for row in place.listed())
    thresholds = [threshold for threshold, _ in found]
    if place.sound() and (thresholds[:1] != [0] or not _rises(thresholds)):
        place.fault(say("wrong-from-zero"))
    return found


def _rises(numbers: list[int]) -> bool:
    return numbers == sorted(set(numbers))


LOADER = Loader(GAME, DEFAULTS, FILES, _components, checks.check_maps)

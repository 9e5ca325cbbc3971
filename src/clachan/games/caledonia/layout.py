"""How the table stands before the first question: drawn from a seed, or written down from a real table."""

from collections.abc import Sequence
from dataclasses import dataclass

from clachan.core.errors import ClachanError
from clachan.core.game import Layout
from clachan.core.options import Options
from clachan.core.rng import Rng, shuffled
from clachan.games.caledonia.board import NAMES, assemble, hex_place, module_of
from clachan.games.caledonia.components import CLANS, MODULES, PORTS, SCORING_TILES, Components
from clachan.games.caledonia.editions import switches

NO_CLAN = "none"


@dataclass(frozen=True)
class Table:
    """A layout, read and checked."""

    sides: tuple[int, ...]
    ports: tuple[str, ...]
    scoring: tuple[str, ...]
    offer: tuple[tuple[str, int], ...]
    first: int
    contracts: tuple[int, ...]
    covered: frozenset[int]


def draw_layout(components: Components, options: Options, rng: Rng) -> Layout:
    """Shuffle and lay out everything that the set-up leaves to chance."""
    players = options.number("players")
    fixed = options.word("map_sides")
    sides = [fixed[i] if fixed != "random" else str(1 + rng.below(2)) for i in range(4)]
    in_game = _in_game(options)
    ports = [] if options.yes("no_ports") else shuffled(in_game["ports"], rng)[:4]
    scoring = [] if options.yes("no_scoring_tiles") else shuffled(in_game["scoring"], rng)[:5]
    offered = offer_size(options)
    clans = [NO_CLAN] * offered if options.yes("no_clans") else shuffled(in_game["clans"], rng)[:offered]
    tiles = shuffled([str(tile.number) for tile in components.starting_tiles], rng)[:offered]
    contracts = shuffled([str(contract.number) for contract in components.contracts], rng)
    layout = {
        "map": " ".join(module + side for module, side in zip(MODULES, sides, strict=True)),
        "ports": " ".join(ports) or NO_CLAN,
        "scoring": " ".join(scoring) or NO_CLAN,
        "offer": " ".join(f"{clan}+{tile}" for clan, tile in zip(clans, tiles, strict=True)),
        "first": str(1 + rng.below(players)),
        "contracts": " ".join(contracts[: components.open_contracts[players]]),
    }
    if options.yes("tighter_map"):
        board = assemble(components, tuple(int(side) for side in sides), players)
        layout["covered"] = " ".join(_one_hex_each(sorted(board.open_land), rng))
    return layout


def _one_hex_each(land: Sequence[int], rng: Rng) -> list[str]:
    chosen = []
    for module in MODULES:
        mine = [place for place in land if module_of(place) == module]
        chosen.append(NAMES[mine[rng.below(len(mine))]])
    return chosen


def _in_game(options: Options) -> dict[str, list[str]]:
    """The clans, ports and scoring tiles in the box for this edition."""
    extras = switches(options)["X1"] == 1
    return {
        "clans": [clan for clan in CLANS if extras or clan != "macewen"],
        "ports": [port for port in PORTS if extras or port != "any"],
        "scoring": [tile for tile in SCORING_TILES if extras or tile != "costly"],
    }


def offer_size(options: Options) -> int:
    """Clans to choose from: one more than players, or as many as players in an auction."""
    return options.number("players") + (0 if options.yes("clan_auction") else 1)


def read_layout(components: Components, options: Options, layout: Layout) -> Table:
    """Check a layout against the options; every fault is one sentence."""
    players, in_game = options.number("players"), _in_game(options)
    wanted = ["map", "ports", "scoring", "offer", "first", "contracts"]
    wanted += ["covered"] if options.yes("tighter_map") else []
    for key in layout:
        _demand(key in wanted, f"layout has no part {key!r} here: its parts are {', '.join(wanted)}")
    for key in wanted:
        _demand(key in layout, f"layout lacks its part {key!r}")
    ports = _names(layout, "ports", in_game["ports"], 0 if options.yes("no_ports") else 4)
    scoring = _names(layout, "scoring", in_game["scoring"], 0 if options.yes("no_scoring_tiles") else 5)
    first = _numbers(layout, "first", 1, players, 1)[0]
    contracts = _numbers(
        layout, "contracts", 1, len(components.contracts), components.open_contracts[players]
    )
    return Table(
        _sides(layout["map"]),
        ports,
        scoring,
        _offer(layout["offer"], in_game["clans"], options, len(components.starting_tiles)),
        first - 1,
        tuple(number - 1 for number in contracts),
        _covered(components, options, layout),
    )


def _demand(fine: bool, reason: str) -> None:
    if not fine:
        raise ClachanError(reason)


def _sides(text: str) -> tuple[int, ...]:
    words = text.split()
    fine = len(words) == 4 and all(w[:-1] == m and w[-1] in "12" for w, m in zip(words, MODULES, strict=True))
    _demand(fine, f"layout map is {text!r}, but it must name a side of each module, such as A1 B2 C1 D2")
    return tuple(int(word[-1]) for word in words)


def _names(layout: Layout, key: str, known: list[str], count: int) -> tuple[str, ...]:
    words = tuple(layout[key].split()) if layout[key] != NO_CLAN else ()
    for word in words:
        _demand(word in known, f"layout {key} names {word!r}, which is not in this game")
    distinct = len(set(words)) == len(words)
    _demand(
        len(words) == count and distinct,
        f"layout {key} must name {count} different tiles, not {layout[key]!r}",
    )
    return words


def _numbers(layout: Layout, key: str, low: int, high: int, count: int) -> tuple[int, ...]:
    words = layout[key].split()
    numbers = [int(word) if word.isdecimal() and len(word) < 6 else -1 for word in words]
    fine = len(set(numbers)) == len(numbers) == count and all(low <= n <= high for n in numbers)
    _demand(
        fine, f"layout {key} must be {count} different number(s) from {low} to {high}, not {layout[key]!r}"
    )
    return tuple(numbers)


def _offer(text: str, clans: list[str], options: Options, tiles: int) -> tuple[tuple[str, int], ...]:
    pairs = [word.partition("+") for word in text.split()]
    names = [clan for clan, _, _ in pairs]
    numbers = [tile for _, _, tile in pairs]
    count = offer_size(options)
    if options.yes("no_clans"):
        fine = all(clan == NO_CLAN for clan in names)
    else:
        fine = all(clan in clans for clan in names) and len(set(names)) == len(names)
    fine = fine and all(n.isdecimal() and len(n) < 4 and 1 <= int(n) <= tiles for n in numbers)
    fine = fine and len(set(numbers)) == len(pairs) == count
    _demand(
        fine, f"layout offer is {text!r}, but it must be {count} different clans, each with a starting tile"
    )
    return tuple((clan, int(tile) - 1) for clan, _, tile in pairs)


def _covered(components: Components, options: Options, layout: Layout) -> frozenset[int]:
    if not options.yes("tighter_map"):
        return frozenset()
    words = layout["covered"].split()
    _demand(
        all(word in NAMES for word in words), f"layout covered names an unknown hex: {layout['covered']!r}"
    )
    board = assemble(components, _sides(layout["map"]), options.number("players"))
    places = frozenset(hex_place(word) for word in words)
    modules = sorted(module_of(place) for place in places)
    fine = modules == list(MODULES) and places <= board.open_land
    _demand(fine, f"layout covered must name one active land hex of each module, not {layout['covered']!r}")
    return places

"""How the table stands before the first question: drawn from a seed, or written down from a real table."""

from dataclasses import dataclass
from functools import lru_cache

from clachan.core.errors import ClachanError
from clachan.core.game import Layout
from clachan.core.message import Message
from clachan.core.options import Options
from clachan.core.rng import Rng, drawn
from clachan.games.caledonia.board import NAMES, assemble, hex_place, module_of
from clachan.games.caledonia.components import CLANS, MODULES, PORTS, SCORING_TILES, Components
from clachan.games.caledonia.editions import switches
from clachan.games.caledonia.words import say

NO_CLAN = "none"


@dataclass(frozen=True)
class TableSetup:
    """A layout, read and checked."""

    sides: tuple[int, ...]
    ports: tuple[str, ...]
    scoring: tuple[str, ...]
    offer: tuple[tuple[str, int], ...]
    first: int
    contracts: tuple[int, ...]
    covered: frozenset[int]


def draw_setup(components: Components, options: Options, rng: Rng) -> TableSetup:
    """Draw everything that the set-up leaves to chance."""
    players = options.number("players")
    fixed = options.word("map_sides")
    sides = tuple(1 + rng.below(2) if fixed == "random" else int(fixed[module]) for module in range(4))
    clans, ports, scoring = _in_game(options)
    offered = offer_size(options)
    named = [NO_CLAN] * offered if options.yes("no_clans") else drawn(clans, offered, rng)
    tiles = drawn(range(len(components.starting_tiles)), offered, rng)
    return TableSetup(
        sides,
        () if options.yes("no_ports") else tuple(drawn(ports, 4, rng)),
        () if options.yes("no_scoring_tiles") else tuple(drawn(scoring, 5, rng)),
        tuple(zip(named, tiles, strict=True)),
        rng.below(players),
        tuple(drawn(range(len(components.contracts)), components.open_contracts[players], rng)),
        _one_hex_each(components, sides, players, rng) if options.yes("tighter_map") else frozenset(),
    )


def layout_of(table: TableSetup, options: Options) -> Layout:
    """A table written down."""
    layout = {
        "map": " ".join(f"{module}{side}" for module, side in zip(MODULES, table.sides, strict=True)),
        "ports": " ".join(table.ports) or NO_CLAN,
        "scoring": " ".join(table.scoring) or NO_CLAN,
        "offer": " ".join([f"{clan}+{tile + 1}" for clan, tile in table.offer]),
        "first": str(table.first + 1),
        "contracts": " ".join([str(contract + 1) for contract in table.contracts]),
    }
    if options.yes("tighter_map"):
        layout["covered"] = " ".join(NAMES[place] for place in sorted(table.covered))
    return layout


def _one_hex_each(components: Components, sides: tuple[int, ...], players: int, rng: Rng) -> frozenset[int]:
    """One active land hex of each module, to be covered."""
    land = sorted(assemble(components, sides, players).open_land)
    chosen = []
    for module in MODULES:
        mine = [place for place in land if module_of(place) == module]
        chosen.append(mine[rng.below(len(mine))])
    return frozenset(chosen)


@lru_cache(maxsize=64)
def _in_game(options: Options) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """The clans, ports and scoring tiles in the box for this edition."""
    extras = switches(options)["X1"] == 1
    return (
        tuple(clan for clan in CLANS if extras or clan != "macewen"),
        tuple(port for port in PORTS if extras or port != "any"),
        tuple(tile for tile in SCORING_TILES if extras or tile != "costly"),
    )


def offer_size(options: Options) -> int:
    """Clans to choose from: one more than players, or as many as players in an auction."""
    return options.number("players") + (0 if options.yes("clan_auction") else 1)


def read_layout(components: Components, options: Options, layout: Layout) -> TableSetup:
    """Check a layout against the options; every fault is one sentence."""
    players = options.number("players")
    clans, known_ports, known_tiles = _in_game(options)
    wanted = ["map", "ports", "scoring", "offer", "first", "contracts"]
    wanted += ["covered"] if options.yes("tighter_map") else []
    for key in layout:
        _demand(key in wanted, say("caledonia-layout-unknown-part", part=repr(key), parts=tuple(wanted)))
    for key in wanted:
        _demand(key in layout, say("caledonia-layout-lacks-part", part=repr(key)))
    ports = _names(layout, "ports", known_ports, 0 if options.yes("no_ports") else 4)
    scoring = _names(layout, "scoring", known_tiles, 0 if options.yes("no_scoring_tiles") else 5)
    first = _numbers(layout, "first", 1, players, 1)[0]
    contracts = _numbers(
        layout, "contracts", 1, len(components.contracts), components.open_contracts[players]
    )
    return TableSetup(
        _sides(layout["map"]),
        ports,
        scoring,
        _offer(layout["offer"], clans, options, len(components.starting_tiles)),
        first - 1,
        tuple(number - 1 for number in contracts),
        _covered(components, options, layout),
    )


def _demand(fine: bool, reason: Message) -> None:
    if not fine:
        raise ClachanError(reason)


def _sides(text: str) -> tuple[int, ...]:
    words = text.split()
    fine = len(words) == 4 and all(w[:-1] == m and w[-1] in "12" for w, m in zip(words, MODULES, strict=True))
    _demand(fine, say("caledonia-layout-map", given=repr(text)))
    return tuple(int(word[-1]) for word in words)


def _names(layout: Layout, key: str, known: tuple[str, ...], count: int) -> tuple[str, ...]:
    words = tuple(layout[key].split()) if layout[key] != NO_CLAN else ()
    for word in words:
        _demand(word in known, say("caledonia-layout-unknown-name", part=str(key), name=repr(word)))
    distinct = len(set(words)) == len(words)
    _demand(
        len(words) == count and distinct,
        say("caledonia-layout-names", part=str(key), count=str(count), given=repr(layout[key])),
    )
    return words


def _numbers(layout: Layout, key: str, low: int, high: int, count: int) -> tuple[int, ...]:
    words = layout[key].split()
    numbers = [int(word) if word.isdecimal() and len(word) < 6 else -1 for word in words]
    fine = len(set(numbers)) == len(numbers) == count and all(low <= n <= high for n in numbers)
    _demand(
        fine,
        say(
            "caledonia-layout-numbers",
            part=str(key),
            count=str(count),
            low=str(low),
            high=str(high),
            given=repr(layout[key]),
        ),
    )
    return tuple(numbers)


def _offer(text: str, clans: tuple[str, ...], options: Options, tiles: int) -> tuple[tuple[str, int], ...]:
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
    _demand(fine, say("caledonia-layout-offer", given=repr(text), count=str(count)))
    return tuple((clan, int(tile) - 1) for clan, _, tile in pairs)


def _covered(components: Components, options: Options, layout: Layout) -> frozenset[int]:
    if not options.yes("tighter_map"):
        return frozenset()
    words = layout["covered"].split()
    _demand(
        all(word in NAMES for word in words),
        say("caledonia-layout-unknown-hex", given=repr(layout["covered"])),
    )
    board = assemble(components, _sides(layout["map"]), options.number("players"))
    places = frozenset(hex_place(word) for word in words)
    fine = len(words) == len(places) == len(MODULES) and places <= board.open_land
    _demand(
        fine,
        say("caledonia-layout-covered", count=str(len(MODULES)), given=repr(layout["covered"])),
    )
    return places

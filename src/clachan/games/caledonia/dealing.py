"""Laying the table: from options and chance, or from a layout written down."""

from functools import lru_cache

from clachan.core.game import Layout
from clachan.core.options import Options
from clachan.core.rng import Rng
from clachan.games.caledonia.board import Board, assemble, port_places, with_ports
from clachan.games.caledonia.components import Components, load_components
from clachan.games.caledonia.layout import TableSetup, draw_setup, layout_of, read_layout
from clachan.games.caledonia.printed import Printed, PrintedMap, PrintedValues
from clachan.games.caledonia.setup import new_state
from clachan.games.caledonia.state import State


def draw_layout(options: Options, rng: Rng) -> Layout:
    return layout_of(draw_setup(load_components(), options, rng), options)


def deal(options: Options, rng: Rng) -> tuple[Layout, State]:
    """Draw a layout and set it up; what was just drawn need not be checked again."""
    components = load_components()
    table = draw_setup(components, options, rng)
    return layout_of(table, options), lay(components, options, table)


def setup(options: Options, layout: Layout) -> State:
    components = load_components()
    return lay(components, options, read_layout(components, options, layout))


def laid(state: State) -> tuple[Options, Layout]:
    """What a state was set up with."""
    options = state.printed.options
    return options, layout_of(state.printed.table, options)


def lay(components: Components, options: Options, table: TableSetup) -> State:
    players = options.number("players")
    board, map = _laid(components.digest, table.sides, players, table.covered)
    ports = tuple(zip(_places(components.digest, players), table.ports, strict=False))
    values = _values(components.digest, players)
    return new_state(Printed(components, options, table, with_ports(board, ports), map, values))


# Maps and tables are kept, because making them takes far longer than a random game. The digest names the
# data pack, so that another pack is not served with these.


@lru_cache(maxsize=256)
def _laid(
    digest: str, sides: tuple[int, ...], players: int, covered: frozenset[int]
) -> tuple[Board, PrintedMap]:
    components = load_components()
    assert components.digest == digest
    board = assemble(components, sides, players, (), covered)
    return board, PrintedMap(board, components.number("tiles.costly.land"))


@lru_cache(maxsize=16)
def _values(digest: str, players: int) -> PrintedValues:
    components = load_components()
    assert components.digest == digest
    return PrintedValues(components, players)


@lru_cache(maxsize=16)
def _places(digest: str, players: int) -> list[int]:
    components = load_components()
    assert components.digest == digest
    return port_places(components, players)

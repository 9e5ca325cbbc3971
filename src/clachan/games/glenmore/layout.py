"""How the table stands before the first question: drawn from a seed, or written down from a real table."""

from dataclasses import dataclass
from functools import lru_cache

from clachan.core.errors import ClachanError
from clachan.core.game import Layout
from clachan.core.message import Message
from clachan.core.options import Options
from clachan.core.rng import Rng, drawn
from clachan.games.glenmore.chronicle_layouts import LayoutLine, layout_lines
from clachan.games.glenmore.components import TILES, Components
from clachan.games.glenmore.options import chronicles_of
from clachan.games.glenmore.words import say

SPACES = 14
START_TILES = 5
SEPARATOR = ", "
WORLDS_END = "worlds end"
TILE_NUMBERS = {name: number for number, name in enumerate(TILES)}


@dataclass(frozen=True)
class TableSetup:
    """A layout, read and checked: the pawns from the last to the first, then the tiles in front of them."""

    order: tuple[int, ...]
    tiles: tuple[int, ...]
    extra: dict[str, str]  # parts that the options or a chronicle add


def open_tiles(options: Options) -> int:
    """How many tiles lie on the track at the start: what figures and the empty space leave free."""
    chronicles = chronicles_of(options)
    taken = options.number("players") + int(options.yes("die")) + 1
    taken += int(4 in chronicles)
    if 2 in chronicles:
        taken += 1 if options.yes("narrow_mountain") else 2
    return SPACES - taken


@lru_cache(maxsize=256)
def in_stack(components: Components, options: Options, stack: str) -> tuple[str, ...]:
    """The tiles of a stack in this game, World's End left out; kept, since every deal asks for them."""
    playing = (0, *chronicles_of(options))
    return tuple(
        tile.key
        for tile in components.tiles[: len(TILES)]
        if tile.stack == stack and tile.chronicle in playing and tile.kind != "end"
    )


def draw_layout(components: Components, options: Options, rng: Rng) -> Layout:
    """Shuffle the pawns, the starting tiles and the first tiles of stack A; slip World's End into D."""
    players = options.number("players")
    order = drawn([f"p{seat + 1}" for seat in range(players)], players, rng)
    tiles = drawn(in_stack(components, options, "S"), START_TILES, rng)
    tiles += drawn(in_stack(components, options, "A"), open_tiles(options) - START_TILES, rng)
    layout = {"order": " ".join(order), "tiles": SEPARATOR.join(tiles)}
    return layout | {part.name: part.draw(components, options, rng) for part in _parts(components, options)}


def layout_of(table: TableSetup) -> Layout:
    """A table written down."""
    order = " ".join(f"p{seat + 1}" for seat in table.order)
    return {"order": order, "tiles": SEPARATOR.join(TILES[tile] for tile in table.tiles), **table.extra}


@lru_cache(maxsize=64)
def _parts(components: Components, options: Options) -> tuple[LayoutLine, ...]:
    """World's End, unless it lies on top of D, and what the chronicles in play add."""
    end = LayoutLine(WORLDS_END, _draw_worlds_end, _worlds_end_fault, _usual_worlds_end)
    return (*layout_lines(components, options), *(() if options.yes("short") else (end,)))


def above_worlds_end(components: Components, options: Options) -> list[int]:
    """How many tiles of stack D may come before World's End: about half of them."""
    half = len(in_stack(components, options, "D")) // 2
    return [half - 1, half, half + 1]


def _draw_worlds_end(components: Components, options: Options, rng: Rng) -> str:
    return str(above_worlds_end(components, options)[rng.below(3)])


def _worlds_end_fault(components: Components, options: Options, text: str) -> Message | None:
    counts = [str(count) for count in above_worlds_end(components, options)]
    return (
        None if text in counts else say("glenmore-layout-worlds-end", counts=tuple(counts), given=repr(text))
    )


def _usual_worlds_end(components: Components, options: Options) -> str:
    return str(above_worlds_end(components, options)[1])


def read_layout(components: Components, options: Options, layout: Layout) -> TableSetup:
    """Check a layout against the options; every fault is one sentence."""
    parts = _parts(components, options)
    names = ["order", "tiles", *(part.name for part in parts)]
    usual = {part.name: part.usual(components, options) for part in parts if part.usual is not None}
    layout = usual | layout
    for name in names:
        if name not in layout:
            raise ClachanError(say("glenmore-layout-lacks-part", part=repr(name)))
    for name in layout:
        if name not in names:
            raise ClachanError(say("glenmore-layout-unknown-part", part=repr(name), parts=tuple(names)))
    for part in parts:
        fault = part.fault(components, options, layout[part.name])
        if fault is not None:
            raise ClachanError(say("glenmore-layout-part", part=part.name, why=fault))
    extra = {part.name: layout[part.name] for part in parts}
    return TableSetup(_order(layout["order"], options), _tiles(layout["tiles"], components, options), extra)


def _order(text: str, options: Options) -> tuple[int, ...]:
    players = options.number("players")
    names = [f"p{seat + 1}" for seat in range(players)]
    words = text.split()
    if sorted(words) != names:
        raise ClachanError(say("glenmore-layout-order", seats=tuple(names), given=repr(text)))
    return tuple(names.index(word) for word in words)


def _tiles(text: str, components: Components, options: Options) -> tuple[int, ...]:
    words = [word.strip() for word in text.split(",")]
    for word in words:
        if word not in TILE_NUMBERS:
            raise ClachanError(say("glenmore-layout-no-tile", tile=repr(word)))
    count = open_tiles(options)
    if not len(words) == len(set(words)) == count:
        raise ClachanError(say("glenmore-layout-tiles", count=str(count), given=repr(text)))
    first = words[:START_TILES]
    if set(first) != set(in_stack(components, options, "S")):
        raise ClachanError(say("glenmore-layout-first", tiles=tuple(first)))
    stack = in_stack(components, options, "A")
    later = [word for word in words[START_TILES:] if word not in stack]
    if later:
        raise ClachanError(say("glenmore-layout-later", tiles=tuple(later)))
    return tuple(TILE_NUMBERS[word] for word in words)

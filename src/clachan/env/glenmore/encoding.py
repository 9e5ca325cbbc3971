"""A position of Glen More II as numbers, as one seat sees it; fields.py names them in the same order.

Each tile has a row of its own, which tells where it is and what lies on it: what is printed on a tile never
changes, so its row says all there is to know about it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from clachan.core.bits import WORD, lowest
from clachan.env.array_writer import ArrayWriter, turned, write_question
from clachan.env.glenmore.chronicles import write_chronicles
from clachan.games.glenmore.board import COLUMN_OF, ROW_OF
from clachan.games.glenmore.state import (
    BELOW_SHIFT,
    CLAN_SPACES,
    DIE,
    ENGLISHMAN,
    GOODS_COUNT,
    LAYERS,
    LINES,
    OPEN,
    SPACES,
    TILE_BITS,
    USED,
    Player,
    State,
)

KINDS: Final = 128  # kinds of questions
TILE_COUNT: Final = 96  # tiles that can be drawn
STACK_COUNT: Final = 5
STACK_ROOM: Final = 40
CARD_COUNT: Final = 19
ROWS: Final = 6  # of the market; the last is England's
# Columns of a tile: what lies on it, then three flags for each seat.
TRACK: Final = 0
COLUMN: Final = 1
ROW: Final = 2
DEPTH: Final = 3
GOODS: Final = 4  # five of them; then its Scotsmen, whether it is open, and activated
DISCARDED: Final = 12
IN_BAG: Final = 13
REMOVED: Final = 14
OWNED: Final = 15  # + seat; persons too
# Numbers of a home tile: goods, Scotsmen, open, activated, and the tile's depth below others + 1.
HOME: Final = 9
HOME_VILLAGE_TILE: Final = 96


def tile_width(players: i64, gathering: bool) -> i64:
    """Numbers of a tile's row; chronicle VII adds who discarded it."""
    return OWNED + (2 * players if gathering else players)


def write_moving(s: State, observer: i64, out: vec[i16], at: i64) -> i64:
    """Write the position, all of which can change; the answer is the place after it."""
    writer = ArrayWriter(out, at)
    players: i64 = s.printed.players
    writer.mark(observer, players)
    writer.put(s.turn)
    writer.put(s.scored)
    writer.put(1 if s.pending.depth == 0 else 0)
    write_question(writer, s.pending, observer, players, KINDS)
    write_turn(writer, s, observer, players)
    write_track(writer, s, observer, players)
    writer.row(s.market, 0, ROWS)
    write_clans(writer, s, observer, players)
    step: i64 = 0
    while step < players:
        seat: i64 = (observer + step) % players
        write_player(writer, s, s.players[seat], seat)
        step += 1
    write_tiles(writer, s, observer, players)
    if s.printed.chronicles != 0:
        write_chronicles(writer, s, observer, players)
    return writer.at


def write_turn(writer: ArrayWriter, s: State, observer: i64, players: i64) -> None:
    """What has happened in this turn and still matters in it, and the stacks."""
    writer.put(s.points)
    writer.put(s.ness)
    writer.put(s.taken)
    writer.put(s.foreign)
    if s.mover < players:
        writer.mark(turned(s.mover, observer, players), players + 2)
    else:
        writer.mark(players + s.mover - DIE, players + 2)
    writer.mark(s.stack, STACK_COUNT)
    writer.put(bag_size(s))
    writer.put(s.drawn)
    writer.put(s.due)
    writer.put(s.ended)


def bag_size(s: State) -> i64:
    left: i64 = s.bag
    count: i64 = 0
    while left != 0:
        left &= left - 1
        count += 1
    return count


def write_track(writer: ArrayWriter, s: State, observer: i64, players: i64) -> None:
    """For each space the tile + 1 (100 is the mountain), the figures on it, and whether they move next."""
    out = writer.out
    at: i64 = writer.at
    width: i64 = players + 4
    space: i64 = 0
    while space < SPACES:
        out[at] = i16(s.track[space])
        figures: i64 = s.figures[space]
        if figures != 0:
            step: i64 = 0
            while step < players:
                out[at + 1 + step] = i16((figures >> ((observer + step) % players)) & 1)
                step += 1
            out[at + players + 1] = i16((figures >> DIE) & 1)
            out[at + players + 2] = i16((figures >> ENGLISHMAN) & 1)
        at += width
        space += 1
    if 0 <= s.start < SPACES:
        out[writer.at + s.start * width + width - 1] = 1
    writer.at = at


def write_clans(writer: ArrayWriter, s: State, observer: i64, players: i64) -> None:
    out = writer.out
    at: i64 = writer.at
    clan: i64 = 0
    while clan < CLAN_SPACES:
        out[at] = i16(s.road[clan])
        owner: i64 = s.owner[clan] - 1
        if owner >= 0:
            out[at + 1 + turned(owner, observer, players)] = 1
        at += 1 + players
        clan += 1
    writer.at = at


def write_player(writer: ArrayWriter, s: State, p: Player, seat: i64) -> None:
    writer.put(p.coins)
    writer.put(p.whisky)
    writer.put(p.scotsmen)
    writer.put(p.markers)
    writer.put(p.persons)
    writer.put(1 if s.hume == seat + 1 else 0)
    writer.bits(p.cards, CARD_COUNT)
    writer.bits(p.events, CARD_COUNT)
    writer.bits(p.clans, CLAN_SPACES)
    writer.row(p.goods, 0, GOODS_COUNT)
    writer.put((s.finished >> seat) & 1)
    writer.put(p.left)
    writer.put(p.right)
    writer.put(p.size)
    writer.row(p.lines, 0, LINES)
    start: i64 = writer.at
    writer.skip(2 * HOME)
    write_homes(writer, p, start)


def write_homes(writer: ArrayWriter, p: Player, start: i64) -> None:
    """The two halves of the starting tile, wherever something was built on them."""
    index: i64 = 0
    while index < p.size:
        cell: i64 = p.cells[p.places[index]]
        depth: i64 = 0
        while depth <= LAYERS:
            tile: i64 = layer(cell, depth) - 1
            if tile >= HOME_VILLAGE_TILE:
                at: i64 = start + (tile - HOME_VILLAGE_TILE) * HOME
                if depth == 0:
                    write_load(writer, p, p.places[index], at)
                writer.out[at + HOME - 1] = i16(depth + 1)
            depth += 1
        index += 1


def layer(cell: i64, depth: i64) -> i64:
    """The tile + 1 at a depth of a stack, 0 on top."""
    return cell & TILE_BITS if depth == 0 else (cell >> (BELOW_SHIFT + 7 * (depth - 1))) & TILE_BITS


def write_load(writer: ArrayWriter, p: Player, place: i64, at: i64) -> None:
    """Goods, Scotsmen and marks of a place."""
    good: i64 = 0
    while good < GOODS_COUNT:
        writer.out[at + good] = i16(p.good_on(place, good))
        good += 1
    writer.out[at + GOODS_COUNT] = i16(p.scotsmen_on(place))
    writer.out[at + GOODS_COUNT + 1] = 1 if p.cells[place] & OPEN != 0 else 0
    writer.out[at + GOODS_COUNT + 2] = 1 if p.cells[place] & USED != 0 else 0


def write_tiles(writer: ArrayWriter, s: State, observer: i64, players: i64) -> None:
    start: i64 = writer.at
    gathering: bool = s.with_chronicle(7)
    width: i64 = tile_width(players, gathering)
    writer.skip(TILE_COUNT * width)
    write_places(writer, s, start, width)
    step: i64 = 0
    while step < players:
        p = s.players[(observer + step) % players]
        write_territory(writer, p, start, width, OWNED + step)
        write_words(writer, p.people_low, p.people_high, start + OWNED + step, width)
        if gathering:
            low: i64 = p.voter.pile_low & s.discard_low
            high: i64 = p.voter.pile_high & s.discard_high
            write_words(writer, low, high, start + OWNED + players + step, width)
        step += 1


def write_places(writer: ArrayWriter, s: State, start: i64, width: i64) -> None:
    """Tiles that lie in nobody's territory."""
    space: i64 = 0
    while space < SPACES:
        tile: i64 = s.track[space] - 1
        if 0 <= tile < TILE_COUNT:
            writer.out[start + tile * width + TRACK] = i16(space + 1)
        space += 1
    write_words(writer, s.discard_low, s.discard_high, start + DISCARDED, width)
    write_words(writer, s.box_low, s.box_high, start + REMOVED, width)
    place: i64 = 0
    while place < s.printed.stack_size[s.stack]:
        if (s.bag >> place) & 1 != 0:
            drawn: i64 = s.printed.stack_tile[s.stack * STACK_ROOM + place]
            writer.out[start + drawn * width + IN_BAG] = 1
        place += 1


def write_words(writer: ArrayWriter, low: i64, high: i64, at: i64, width: i64) -> None:
    """A column of flags for a set of tiles in two words of 60."""
    left: i64 = low
    while left != 0:
        writer.out[at + lowest(left) * width] = 1
        left &= left - 1
    left = high
    while left != 0:
        writer.out[at + (lowest(left) + WORD) * width] = 1
        left &= left - 1


def write_territory(writer: ArrayWriter, p: Player, start: i64, width: i64, owned: i64) -> None:
    index: i64 = 0
    while index < p.size:
        place: i64 = p.places[index]
        depth: i64 = 0
        while depth <= LAYERS:
            tile: i64 = layer(p.cells[place], depth) - 1
            if 0 <= tile < TILE_COUNT:
                at: i64 = start + tile * width
                writer.out[at + owned] = 1
                writer.out[at + COLUMN] = i16(COLUMN_OF[place] + 1)
                writer.out[at + ROW] = i16(ROW_OF[place] + 1)
                writer.out[at + DEPTH] = i16(depth)
                if depth == 0:
                    write_load(writer, p, place, at + GOODS)
            depth += 1
        index += 1


def write_printed(s: State, out: vec[i16], at: i64) -> i64:
    """The layout leaves nothing that could not change."""
    del s, out
    return at

"""A player's territory: tiles, goods and Scotsmen on it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit, count_bits
from clachan.games.glenmore.board import CELLS, COLUMN_OF, COLUMNS, GAP, HOME_CASTLE, NEAR, ROW_OF, ROWS
from clachan.games.glenmore.rules import occasions
from clachan.games.glenmore.state import (
    BELOW_SHIFT,
    GOOD_SHIFT,
    GOODS_BITS,
    LAYERS,
    MARKS,
    ONE_SCOTSMAN,
    OPEN,
    SCOTS_BITS,
    TILE_BITS,
    Player,
    State,
)

ROOM: Final = 3


def lay_tile(s: State, p: Player, place: i64, tile: i64) -> None:
    """Add a tile to the territory; a tile on another one takes over its goods and Scotsmen."""
    if place >= len(p.cells) or p.cells[place] & TILE_BITS == 0:
        take_place(p, place)
        p.cells[place] = tile + 1
        if s.printed.river[tile] != 0:
            lengthen_river(p, place)
        return
    cell: i64 = p.cells[place]
    below: i64 = ((cell >> BELOW_SHIFT) << 7) | (cell & TILE_BITS)
    kept: i64 = cell & (GOODS_BITS | SCOTS_BITS)  # the new tile has not been activated this turn
    p.cells[place] = (tile + 1) | kept | (below << BELOW_SHIFT)


def take_place(p: Player, place: i64) -> None:
    """Make room for a new tile and the places around it."""
    if len(p.cells) < CELLS[place]:
        p.cells = longer(p.cells, CELLS[place])
    if p.size == len(p.places):
        p.places = longer(p.places, 2 * p.size)
    p.places[p.size] = place
    p.size += 1
    p.cramped = cramped(p)


def longer(row: vec[i64], length: i64) -> vec[i64]:
    """The same numbers, then zeros."""
    return vec[i64]([int(number) for number in row] + [0] * int(length - len(row)))


def lengthen_river(p: Player, place: i64) -> None:
    """A river tile lies at one end of the river; those of the starting tile are its beginning."""
    if place == p.left_open:
        p.left = COLUMN_OF[place]
        p.left_open = NEAR[place * 8]
    elif place == p.right_open:
        p.right = COLUMN_OF[place]
        p.right_open = NEAR[place * 8 + 1]


def river_length(p: Player) -> i64:
    return (p.right - p.left) % COLUMNS + 1


def cramped(p: Player) -> i64:
    """Whether all columns (1) or rows (2) but the gap are in use; they are one stretch around the grid."""
    if p.size < COLUMNS - GAP and p.size < ROWS - GAP:
        return 0
    columns: i64 = 0
    rows: i64 = 0
    index: i64 = 0
    while index < p.size:
        columns |= bit(COLUMN_OF[p.places[index]])
        rows |= bit(ROW_OF[p.places[index]])
        index += 1
    found: i64 = 1 if count_bits(columns) >= COLUMNS - GAP else 0
    return found | 2 if count_bits(rows) >= ROWS - GAP else found


def has_space(p: Player, place: i64) -> bool:
    """Whether a new tile leaves the gap free: the territory does not touch itself around the grid."""
    column: bool = p.cramped & 1 == 0
    row: bool = p.cramped & 2 == 0
    index: i64 = 0
    while index < p.size:
        if COLUMN_OF[p.places[index]] == COLUMN_OF[place]:
            column = True
        if ROW_OF[p.places[index]] == ROW_OF[place]:
            row = True
        index += 1
    return column and row


def tiles_at(p: Player, place: i64) -> "list[int]":
    """The tiles of a stack, the top one first."""
    cell = int(p.cells[place])
    layers = [cell & TILE_BITS] + [(cell >> (BELOW_SHIFT + 7 * depth)) & TILE_BITS for depth in range(LAYERS)]
    return [layer - 1 for layer in layers if layer]


def lift_tiles(s: State, p: Player, place: i64) -> None:
    """Take a whole stack out of the territory and out of the game; goods and Scotsmen must be gone."""
    for tile in tiles_at(p, place):
        if tile < 60:
            s.box_low |= bit(tile)
        else:
            s.box_high |= bit(tile - 60)
    river: i64 = s.printed.river[p.tile(place)]
    p.cells[place] = 0
    index: i64 = 0
    while p.places[index] != place:
        index += 1
    p.size -= 1
    p.places[index] = p.places[p.size]
    if river != 0:
        if COLUMN_OF[place] == p.left:
            p.left = (p.left + 1) % COLUMNS
            p.left_open = place
        else:
            p.right = (p.right - 1) % COLUMNS
            p.right_open = place
    p.cramped = cramped(p)


def open_around(p: Player, place: i64) -> None:
    """Let a tile and its neighbours be activated this turn."""
    p.cells[place] |= OPEN
    index: i64 = 0
    while index < 8:
        near: i64 = NEAR[place * 8 + index]
        if p.cells[near] != 0:
            p.cells[near] |= OPEN
        index += 1


def open_all(p: Player) -> None:
    """Let every tile of the territory be activated this turn."""
    index: i64 = 0
    while index < p.size:
        p.cells[p.places[index]] |= OPEN
        index += 1


def close_all(p: Player) -> None:
    """Forget what was activated, at the end of a turn."""
    index: i64 = 0
    while index < p.size:
        p.cells[p.places[index]] &= ~MARKS
        index += 1


def add_good(p: Player, place: i64, good: i64) -> bool:
    """Put a good on a tile; what does not fit is lost, also when the tile has been removed meanwhile."""
    if p.cells[place] == 0 or p.goods_on(place) >= ROOM:
        return False
    p.cells[place] += bit(GOOD_SHIFT + 2 * good)
    p.goods[good] += 1
    return True


def take_good(p: Player, place: i64, good: i64) -> None:
    p.cells[place] -= bit(GOOD_SHIFT + 2 * good)
    p.goods[good] -= 1


def add_scotsman(p: Player, place: i64) -> None:
    """Put a Scotsman from the supply on a tile; nothing happens without one, or if the tile is gone."""
    if p.scotsmen > 0 and p.cells[place] != 0:
        p.scotsmen -= 1
        p.cells[place] += ONE_SCOTSMAN


def any_scotsman(p: Player) -> bool:
    """Whether a player has a Scotsman, on a tile or in the supply."""
    index: i64 = 0
    while index < p.size:
        if p.cells[p.places[index]] & SCOTS_BITS != 0:
            return True
        index += 1
    return p.scotsmen > 0


def take_scotsman(p: Player, place: i64) -> None:
    """Put a Scotsman back into the supply."""
    p.cells[place] -= ONE_SCOTSMAN
    p.scotsmen += 1


def gain_whisky(s: State, seat: i64, barrels: i64) -> None:
    s.players[seat].whisky += barrels
    if s.printed.chronicles != 0:
        occasions.whisky_gained(s, seat, barrels)


def holds_good(p: Player, good: i64) -> i64:
    """The only place that holds a good; -1 when there are several."""
    found: i64 = -1
    index: i64 = 0
    while index < p.size:
        place: i64 = p.places[index]
        if p.good_on(place, good) > 0:
            if found >= 0:
                return -1
            found = place
        index += 1
    return found


def has_room(p: Player) -> bool:
    """Whether any tile can take one more good."""
    index: i64 = 0
    while index < p.size:
        if p.goods_on(p.places[index]) < ROOM:
            return True
        index += 1
    return False


def last_room(p: Player) -> i64:
    """The only place that can take one more good, and just one; -1 when there is more room, or none."""
    found: i64 = -1
    index: i64 = 0
    while index < p.size:
        room: i64 = ROOM - p.goods_on(p.places[index])
        if room > 1 or (room == 1 and found >= 0):
            return -1
        if room == 1:
            found = p.places[index]
        index += 1
    return found


# For the judge and the view, who are not in a hurry.


def territory(p: Player) -> "dict[int, int]":
    """The top tile of each place."""
    return {place: int(p.tile(place)) for place in sorted(int(p.places[at]) for at in range(p.size))}


def scotsmen_places(p: Player) -> "list[int]":
    return [place for place in territory(p) if p.scotsmen_on(place)]


def places_with(p: Player, good: int) -> "list[int]":
    return [place for place in territory(p) if p.good_on(place, good)]


def at_home(p: Player) -> i64:
    """Scotsmen on the Home Castle."""
    return p.scotsmen_on(HOME_CASTLE)

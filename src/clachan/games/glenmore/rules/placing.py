"""Laying a tile: edge contact, a Scotsman beside it, the one river, and tiles built over others."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import place_action
from clachan.games.glenmore.board import (
    COLUMNS,
    GAP,
    NEAR,
    RIVER_ROW,
    ROWS,
    SPOTS,
    neighbours,
    place_at,
    sides,
)
from clachan.games.glenmore.components import KINDS
from clachan.games.glenmore.rules import occasions
from clachan.games.glenmore.rules.territory import (
    has_space,
    lay_tile,
    open_around,
    scotsmen_places,
    territory,
)
from clachan.games.glenmore.state import (
    BELOW_SHIFT,
    CASTLE,
    LAYERS,
    MACKINTOSH,
    ONE_SCOTSMAN,
    SCOTS_BITS,
    TILE_BITS,
    Player,
    State,
)
from clachan.games.glenmore.words import because
from clachan.games.glenmore.workspace import give_back, take_workspace

FULL_STACK: Final = BELOW_SHIFT + 7 * (LAYERS - 1)


def supports(s: State, p: Player, place: i64, castles: bool, without: i64) -> bool:
    """Whether tiles may be laid beside this one: a Scotsman stands here, or Mackintosh counts the castle.

    One Scotsman on the place `without` is not counted; -1 counts them all.
    """
    cell: i64 = p.cells[place]
    scots: i64 = cell & SCOTS_BITS
    if scots != 0 and (place != without or scots > ONE_SCOTSMAN):
        return True
    return castles and cell != 0 and s.printed.kind[(cell & TILE_BITS) - 1] == CASTLE


def supported(s: State, p: Player, place: i64, castles: bool, without: i64) -> bool:
    """Whether a neighbour supports the place."""
    index: i64 = 0
    while index < 8:
        near: i64 = NEAR[place * 8 + index]
        if supports(s, p, near, castles, without):
            return True
        index += 1
    return False


def fits_plain(s: State, p: Player, place: i64) -> bool:
    """A tile without a river: an empty place that touches the territory, not left or right of the river."""
    if p.cells[place] != 0:
        return False
    if place == p.left_open or place == p.right_open:
        return False
    if p.cramped != 0 and not has_space(p, place):
        return False
    first: i64 = place * 8
    index: i64 = 0
    while index < 4:
        near: i64 = NEAR[first + index]
        if p.cells[near] != 0:
            return True
        index += 1
    return False


def fits_river(p: Player, place: i64, beyond: i64) -> bool:
    """A river tile at one end of the river: nothing may stand where the river would flow on."""
    if p.cells[place] != 0 or p.cells[beyond] != 0:
        return False
    return p.cramped == 0 or has_space(p, place)


def fits_over(s: State, p: Player, tile: i64, place: i64) -> bool:
    """A tile built over another: same kind, and both or neither on the river."""
    top: i64 = p.tile(place)
    if (
        top < 0
        or s.printed.kind[top] != s.printed.kind[tile]
        or s.printed.river[top] != s.printed.river[tile]
    ):
        return False
    return p.cells[place] >> FULL_STACK == 0


def legal_places(s: State, p: Player, tile: i64, most: i64, out: vec[i64], count: i64) -> i64:
    """Every place where the tile may be laid; the search stops after `most` of them."""
    castles: bool = s.has_effect(p, MACKINTOSH)
    if s.printed.overbuild[tile] != 0:
        return legal_over(s, p, tile, castles, most, out, count)
    if s.printed.river[tile] != 0:
        return legal_river(s, p, castles, out, count)
    return legal_plain(s, p, castles, most, out, count)


def legal_over(s: State, p: Player, tile: i64, castles: bool, most: i64, out: vec[i64], count: i64) -> i64:
    index: i64 = 0
    while index < p.size and count < most:
        place: i64 = p.places[index]
        if stands_by(s, p, place, castles, -1) and fits_over(s, p, tile, place) and may_place(s, p, place):
            out[count] = place_action(place)
            count += 1
        index += 1
    return count


def may_place(s: State, p: Player, place: i64) -> bool:
    """A chronicle may ask for a coin beside some tiles."""
    return s.printed.chronicles == 0 or occasions.may_place(s, p, place)


def is_open(s: State, p: Player, place: i64, castles: bool, without: i64) -> bool:
    return supported(s, p, place, castles, without) and may_place(s, p, place)


def stands_by(s: State, p: Player, place: i64, castles: bool, without: i64) -> bool:
    """Whether a tile may be built over the one on this place."""
    return supports(s, p, place, castles, without) or supported(s, p, place, castles, without)


def legal_river(s: State, p: Player, castles: bool, out: vec[i64], count: i64) -> i64:
    place: i64 = p.left_open
    if fits_river(p, place, NEAR[place * 8]) and is_open(s, p, place, castles, -1):
        out[count] = place_action(place)
        count += 1
    place = p.right_open
    if fits_river(p, place, NEAR[place * 8 + 1]) and is_open(s, p, place, castles, -1):
        out[count] = place_action(place)
        count += 1
    return count


def legal_plain(s: State, p: Player, castles: bool, most: i64, out: vec[i64], count: i64) -> i64:
    """Around every Scotsman; a place beside two of them is found once."""
    work = take_workspace()
    search: i64 = work.begin_search()
    index: i64 = 0
    while index < p.size and count < most:
        place: i64 = p.places[index]
        if supports(s, p, place, castles, -1):
            count = legal_around(s, p, place, work.marks, search, out, count)
        index += 1
    give_back(work)
    return count


def legal_around(
    s: State, p: Player, place: i64, marks: vec[i64], search: i64, out: vec[i64], count: i64
) -> i64:
    index: i64 = 0
    while index < 8:
        near: i64 = NEAR[place * 8 + index]
        if marks[near] != search:
            marks[near] = search
            if fits_plain(s, p, near) and may_place(s, p, near):
                out[count] = place_action(near)
                count += 1
        index += 1
    return count


def any_place(s: State, p: Player, tile: i64, without: i64) -> bool:
    """Whether the tile finds a place, if one Scotsman on the place `without` (-1 for none) were gone."""
    castles: bool = s.has_effect(p, MACKINTOSH)
    if s.printed.overbuild[tile] != 0:
        return any_over(s, p, tile, castles, without)
    if s.printed.river[tile] != 0:
        return any_river(s, p, castles, without)
    return any_plain(s, p, castles, without)


def any_over(s: State, p: Player, tile: i64, castles: bool, without: i64) -> bool:
    index: i64 = 0
    while index < p.size:
        place: i64 = p.places[index]
        fine: bool = stands_by(s, p, place, castles, without)
        if fine and fits_over(s, p, tile, place) and may_place(s, p, place):
            return True
        index += 1
    return False


def any_river(s: State, p: Player, castles: bool, without: i64) -> bool:
    place: i64 = p.left_open
    if fits_river(p, place, NEAR[place * 8]) and is_open(s, p, place, castles, without):
        return True
    place = p.right_open
    return fits_river(p, place, NEAR[place * 8 + 1]) and is_open(s, p, place, castles, without)


def any_plain(s: State, p: Player, castles: bool, without: i64) -> bool:
    index: i64 = 0
    while index < p.size:
        place: i64 = p.places[index]
        if supports(s, p, place, castles, without) and any_around(s, p, place):
            return True
        index += 1
    return False


def any_around(s: State, p: Player, place: i64) -> bool:
    index: i64 = 0
    while index < 8:
        near: i64 = NEAR[place * 8 + index]
        if fits_plain(s, p, near) and may_place(s, p, near):
            return True
        index += 1
    return False


def why_not_place(s: State, seat: int, tile: int, place: int) -> Reason | None:
    """Each condition of the rulebook in turn, worked out from the territory alone."""
    p, face = s.players[seat], s.printed.faces[tile]
    land = territory(p)
    if face.overbuild:
        reason = _why_not_over(s, land, tile, place) or _why_not_deep(p, place)
    elif place in land:
        there = s.printed.faces[land[place]]
        reason = because("place-taken", place=parts.cell(place), tile=parts.tile(there))
    elif not any(near in land for near in sides(place)):
        reason = because("no-edge", place=parts.cell(place))
    else:
        reason = why_not_river(s, land, face.river, place) or why_not_space(land, place)
    reason = reason or _why_not_supported(s, seat, land, face.overbuild, place)
    return reason or (occasions.why_not_place(s, seat, place) if s.printed.chronicles else None)


def _why_not_over(s: State, land: "dict[int, int]", tile: int, place: int) -> Reason | None:
    face = s.printed.faces[tile]
    over, kind = parts.tile(face), parts.kind(face.kind)
    if place not in land:
        return because("over-nothing", tile=over, kind=kind, place=parts.cell(place))
    below = s.printed.faces[land[place]]
    if below.kind != face.kind:
        there = parts.kind(below.kind)
        return because("over-another-kind", tile=over, kind=kind, below=parts.tile(below), there=there)
    if below.river != face.river:
        river = "yes" if face.river else "no"
        return because("rivers-differ", tile=over, river=river, below=parts.tile(below))
    return None


def _why_not_deep(p: Player, place: int) -> Reason | None:
    """No more than four tiles can match each other in the box; a data pack could bring more."""
    return because("stack-full", place=parts.cell(place)) if int(p.cells[place]) >> FULL_STACK else None


def why_not_river(s: State, land: "dict[int, int]", river: bool, place: int) -> Reason | None:
    """River tiles only at the ends of the river; no other tile directly left or right of the river."""
    column, row = SPOTS[place]
    beside = [near for near in (place_at(column - 1, row), place_at(column + 1, row)) if near in land]
    rivers = [near for near in beside if s.printed.faces[land[near]].river]
    if not river:
        return because("beside-river", place=parts.cell(place)) if rivers else None
    if row != RIVER_ROW or not rivers:
        return because("not-lengthening", place=parts.cell(place))
    others = [near for near in beside if near not in rivers]
    return because("stops-river", place=parts.cell(others[0])) if others else None


def why_not_space(land: "dict[int, int]", place: int) -> Reason | None:
    """The grid goes around; a territory that would touch itself that way cannot grow in that direction."""
    column, row = SPOTS[place]
    columns, rows = {SPOTS[spot][0] for spot in land}, {SPOTS[spot][1] for spot in land}
    if column not in columns and len(columns) >= COLUMNS - GAP:
        return because("too-wide", tiles=len(columns))
    if row not in rows and len(rows) >= ROWS - GAP:
        return because("too-high", tiles=len(rows))
    return None


def _why_not_supported(s: State, seat: int, land: "dict[int, int]", over: bool, place: int) -> Reason | None:
    p = s.players[seat]
    near = [*neighbours(place), *([place] if over else [])]
    if any(spot in near for spot in scotsmen_places(p)):
        return None
    castles = [spot for spot, tile in land.items() if KINDS[int(s.printed.kind[tile])] == "castle"]
    if s.has_effect(p, MACKINTOSH) and any(spot in near for spot in castles):
        return None
    return because("no-scotsman-beside", place=parts.cell(place))


def apply_place(s: State, seat: i64, tile: i64, place: i64) -> None:
    """Lay the tile; it and its neighbours may then be activated."""
    p = s.players[seat]
    lay_tile(s, p, place, tile)
    open_around(p, place)
    if s.printed.chronicles != 0:
        occasions.tile_placed(s, seat, tile, place)

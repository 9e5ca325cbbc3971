"""Removing tiles from a territory: Loch Morar and MacMillan."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import decision, first_of, second_of
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import DONE, remove_action, remove_place
from clachan.games.glenmore.board import COLUMN_OF, HOME_CASTLE, HOME_VILLAGE, NEAR, SPOTS, place_at, sides
from clachan.games.glenmore.decisions import KEEPING, REMOVING
from clachan.games.glenmore.rules import occasions
from clachan.games.glenmore.rules.territory import lift_tiles, territory
from clachan.games.glenmore.state import GOOD_SHIFT, GOODS_BITS, GOODS_COUNT, SCOTS_BITS, Player, State
from clachan.games.glenmore.words import because
from clachan.games.glenmore.workspace import give_back, take_workspace


def can_remove(s: State, p: Player, place: i64) -> bool:
    """Not the starting tile, not from the middle of the river, and the rest still hangs together."""
    if place == HOME_CASTLE or place == HOME_VILLAGE:
        return False
    column: i64 = COLUMN_OF[place]
    if s.printed.river[p.tile(place)] != 0 and column != p.left and column != p.right:
        return False
    return connected_without(p, place)


def connected_without(p: Player, gone: i64) -> bool:
    work = take_workspace()
    met: i64 = count_without(p, gone, work.marks, work.begin_search(), work.front)
    give_back(work)
    return met == p.size


def count_without(p: Player, gone: i64, marks: vec[i64], search: i64, front: vec[i64]) -> i64:
    """How many tiles hang together with the Home Castle, and the one that goes."""
    marks[gone] = search
    marks[HOME_CASTLE] = search
    front[0] = HOME_CASTLE
    waiting: i64 = 1
    met: i64 = 2  # the castle, and the tile that goes
    while waiting > 0:
        waiting -= 1
        first: i64 = front[waiting] * 8
        side: i64 = 0
        while side < 4:
            near: i64 = NEAR[first + side]
            if p.cells[near] != 0 and marks[near] != search:
                marks[near] = search
                met += 1
                front[waiting] = near
                waiting += 1
            side += 1
    return met


def legal_removing(s: State, seat: i64, out: vec[i64]) -> i64:
    p = s.players[seat]
    count: i64 = 0
    if second_of(s.pending.top()) != 0:
        out[0] = DONE
        count = 1
    index: i64 = 0
    while index < p.size:
        place: i64 = p.places[index]
        if can_remove(s, p, place) and (s.printed.chronicles == 0 or occasions.may_leave(s, seat, place)):
            out[count] = remove_action(place)
            count += 1
        index += 1
    return count


def why_not_removing(s: State, seat: int, number: int) -> Reason | None:
    """The tile is there, is not the starting tile, and what stays is one legal territory."""
    if number == DONE:
        return None if second_of(s.pending.top()) else because("must-remove")
    place, land = remove_place(number), territory(s.players[seat])
    if place not in land:
        return because("no-tile-of-yours", place=parts.cell(place))
    if place in (HOME_CASTLE, HOME_VILLAGE):
        return because("start-stays")
    river = [spot for spot, tile in land.items() if s.printed.faces[tile].river]
    column, row = SPOTS[place]
    if place in river and place_at(column - 1, row) in river and place_at(column + 1, row) in river:
        return because("breaks-river", place=parts.cell(place))
    reached, front = {HOME_CASTLE}, [HOME_CASTLE]
    while front:
        new = [near for near in sides(front.pop()) if near in land and near != place and near not in reached]
        reached.update(new)
        front += new
    if len(reached) < len(land) - 1:
        return because("falls-apart", place=parts.cell(place))
    if s.printed.chronicles and not occasions.may_leave(s, seat, place):
        return because("boat-there", place=parts.cell(place))
    return None


def apply_removing(s: State, seat: i64, number: i64) -> None:
    """Goods and Scotsmen move to the Home Castle; what does not fit there is lost."""
    top: i64 = s.pending.pop()
    if number == DONE:
        return
    p = s.players[seat]
    place: i64 = remove_place(number)
    if first_of(top) > 1:
        s.pending.push(decision(REMOVING, seat, first_of(top) - 1, second_of(top)))
    p.cells[HOME_CASTLE] += p.cells[place] & SCOTS_BITS
    goods: i64 = (p.cells[place] & GOODS_BITS) >> GOOD_SHIFT
    p.cells[place] &= ~(SCOTS_BITS | GOODS_BITS)
    good: i64 = 0
    while good < GOODS_COUNT:
        p.goods[good] -= (goods >> (2 * good)) & 3
        good += 1
    lift_tiles(s, p, place)
    if goods != 0:
        s.pending.push(decision(KEEPING, seat, goods, HOME_CASTLE))

"""Derek Anderson (chronicle VIII): once in a game a tile goes from one territory to another."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import decision, first_of, second_of
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import (
    CHOOSE,
    PLACE,
    REMOVE,
    USE,
    choose_seat,
    is_place,
    is_remove,
    place_of,
    remove_place,
)
from clachan.games.glenmore.board import HOME_CASTLE, NEAR, PLACES, sides
from clachan.games.glenmore.decisions import KEEPING, REMOVING, THEFT
from clachan.games.glenmore.rules import occasions, placing, removing, territory
from clachan.games.glenmore.rules.chronicles import mob_cards
from clachan.games.glenmore.state import (
    BELOW_SHIFT,
    GOOD_SHIFT,
    GOODS_BITS,
    GOODS_COUNT,
    SCOTS_BITS,
    TILE_BITS,
    TRADE,
    Player,
    State,
)
from clachan.games.glenmore.words import because
from clachan.games.glenmore.workspace import give_back, take_workspace

VICTIM: Final = 0
TILE: Final = 1
GOAL: Final = 2
SPOT: Final = 3


def begin(s: State, seat: i64) -> None:
    s.mobs.tokens[mob_cards.ANDERSON] = 1
    s.pending.push(decision(THEFT, seat, VICTIM))


# --- what can be stolen ---------------------------------------------------------------------------------


def fits(s: State, q: Player, river: i64, place: i64) -> bool:
    """As a new tile, but no Scotsman is needed."""
    if river == 0:
        return placing.fits_plain(s, q, place)
    if place == q.left_open:
        return placing.fits_river(q, place, NEAR[place * 8])
    return place == q.right_open and placing.fits_river(q, place, NEAR[place * 8 + 1])


def spots(s: State, q: Player, river: i64, out: vec[i64]) -> i64:
    """The places at the edges of a territory where the tile fits."""
    work = take_workspace()
    search: i64 = work.begin_search()
    count: i64 = 0
    step: i64 = 0
    while step < 4 * q.size:
        place: i64 = NEAR[q.places[step // 4] * 8 + step % 4]
        if work.marks[place] != search and fits(s, q, river, place):
            out[count] = PLACE + place
            count += 1
        work.marks[place] = search
        step += 1
    give_back(work)
    return count


def finds_place(s: State, q: Player, river: i64) -> bool:
    step: i64 = 0
    while step < 4 * q.size:
        if fits(s, q, river, NEAR[q.places[step // 4] * 8 + step % 4]):
            return True
        step += 1
    return False


def has_goal(s: State, owner: i64, river: i64) -> bool:
    """Whether any other territory has room."""
    other: i64 = 0
    while other < s.printed.players:
        if other != owner and finds_place(s, s.players[other], river):
            return True
        other += 1
    return False


def can_steal(s: State, owner: i64, place: i64) -> bool:
    q = s.players[owner]
    tile: i64 = q.tile(place)
    if s.printed.kind[tile] == TRADE or not removing.can_remove(s, q, place):
        return False
    return occasions.may_leave(s, owner, place) and has_goal(s, owner, s.printed.river[tile])


def any_loot(s: State, owner: i64) -> bool:
    q = s.players[owner]
    index: i64 = 0
    while index < q.size:
        if can_steal(s, owner, q.places[index]):
            return True
        index += 1
    return False


def legal_free(s: State, seat: i64, out: vec[i64], count: i64) -> i64:
    if not mob_cards.has(s, seat, mob_cards.ANDERSON):
        return count
    if s.mobs.tokens[mob_cards.ANDERSON] != 0:
        return count
    other: i64 = 0
    while other < s.printed.players:
        if other != seat and any_loot(s, other):
            out[count] = USE + mob_cards.ANDERSON
            return count + 1
        other += 1
    return count


def why_not_begin(s: State, seat: int) -> Reason | None:
    if s.mobs.tokens[mob_cards.ANDERSON]:
        return because("stolen-already")
    others = [other for other in range(s.printed.players) if other != seat]
    fine = any(_why_not_victim(s, seat, other) is None for other in others)
    return None if fine else because("nothing-to-steal")


def _why_not_victim(s: State, seat: int, other: int) -> Reason | None:
    if other == seat:
        return because("name-other")
    fine = any(_why_not_tile(s, other, place) is None for place in territory.territory(s.players[other]))
    return None if fine else because("nothing-to-steal-from", player=parts.seat(other))


def _why_not_tile(s: State, owner: int, place: int) -> Reason | None:
    """It can be removed, is no trade tile, and fits somewhere else."""
    land = territory.territory(s.players[owner])
    if place in land and s.printed.faces[land[place]].kind == "trade":
        return because("trade-tiles-stay")
    tried = s.copy()
    tried.pending.push(decision(REMOVING, owner, 1))
    reason = removing.why_not_removing(tried, owner, REMOVE + place)
    if reason:
        return reason
    others = [other for other in range(s.printed.players) if other != owner]
    river = s.printed.faces[land[place]].river
    fine = any(_why_not_spot(s, other, river, spot) is None for other in others for spot in range(PLACES))
    return None if fine else because("no-place-elsewhere")


def _why_not_spot(s: State, goal: int, river: bool, place: int) -> Reason | None:
    land = territory.territory(s.players[goal])
    if place in land or not any(near in land for near in sides(place)):
        return because("not-touching", place=parts.cell(place), player=parts.seat(goal))
    return placing.why_not_river(s, land, river, place) or placing.why_not_space(land, place)


# --- the steps ------------------------------------------------------------------------------------------


def legal(s: State, seat: i64, out: vec[i64]) -> i64:
    top: i64 = s.pending.top()
    step: i64 = first_of(top)
    if step == VICTIM:
        return legal_victim(s, seat, out)
    if step == TILE:
        return legal_tile(s, second_of(top), out)
    river: i64 = s.printed.river[(s.mobs.loot & TILE_BITS) - 1]
    count: i64 = 0
    if step == GOAL:
        other: i64 = 0
        while other < s.printed.players:
            if other != second_of(top) and finds_place(s, s.players[other], river):
                out[count] = CHOOSE + other
                count += 1
            other += 1
        return count
    return spots(s, s.players[second_of(top)], river, out)


def legal_victim(s: State, seat: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    other: i64 = 0
    while other < s.printed.players:
        if other != seat and any_loot(s, other):
            out[count] = CHOOSE + other
            count += 1
        other += 1
    return count


def legal_tile(s: State, owner: i64, out: vec[i64]) -> i64:
    q = s.players[owner]
    count: i64 = 0
    index: i64 = 0
    while index < q.size:
        if can_steal(s, owner, q.places[index]):
            out[count] = REMOVE + q.places[index]
            count += 1
        index += 1
    return count


def why_not(s: State, seat: int, number: int) -> Reason | None:
    step, other = int(first_of(s.pending.top())), int(second_of(s.pending.top()))
    named = CHOOSE <= number < CHOOSE + s.printed.players
    if step == VICTIM:
        return _why_not_victim(s, seat, choose_seat(number)) if named else because("name-the-victim")
    if step == TILE:
        fine = is_remove(number)
        return _why_not_tile(s, other, remove_place(number)) if fine else because("name-the-loot")
    river = s.printed.faces[int(s.mobs.loot & TILE_BITS) - 1].river
    if step == SPOT:
        fine = is_place(number)
        return _why_not_spot(s, other, river, place_of(number)) if fine else because("name-the-spot")
    if not named or choose_seat(number) == other:
        return because("name-other")
    spots = [_why_not_spot(s, choose_seat(number), river, place) for place in range(PLACES)]
    return None if None in spots else because("no-place-with", player=parts.seat(choose_seat(number)))


def answer(s: State, seat: i64, number: i64) -> None:
    top: i64 = s.pending.pop()
    step: i64 = first_of(top)
    if step == VICTIM:
        s.pending.push(decision(THEFT, seat, TILE, choose_seat(number)))
    elif step == TILE:
        lift(s, seat, second_of(top), remove_place(number))
    elif step == GOAL:
        s.pending.push(decision(THEFT, seat, SPOT, choose_seat(number)))
    else:
        lay(s, s.players[second_of(top)], place_of(number))


def lift(s: State, seat: i64, owner: i64, place: i64) -> None:
    """Goods and Scotsmen stay with their owner, on the Home Castle; the card stays too."""
    q = s.players[owner]
    s.pending.push(decision(THEFT, seat, GOAL, owner))
    q.cells[HOME_CASTLE] += q.cells[place] & SCOTS_BITS
    goods: i64 = (q.cells[place] & GOODS_BITS) >> GOOD_SHIFT
    good: i64 = 0
    while good < GOODS_COUNT:
        q.goods[good] -= (goods >> (2 * good)) & 3
        good += 1
    s.mobs.loot = (q.cells[place] & TILE_BITS) | ((q.cells[place] >> BELOW_SHIFT) << 7)
    q.cells[place] &= ~(SCOTS_BITS | GOODS_BITS)
    low: i64 = s.box_low
    high: i64 = s.box_high
    territory.lift_tiles(s, q, place)
    s.box_low = low  # the tiles stay in the game
    s.box_high = high
    if goods != 0:
        s.pending.push(decision(KEEPING, owner, goods, HOME_CASTLE))


def lay(s: State, q: Player, place: i64) -> None:
    """Neither its effects nor its activation count."""
    territory.lay_tile(s, q, place, (s.mobs.loot & TILE_BITS) - 1)
    q.cells[place] |= (s.mobs.loot >> 7) << BELOW_SHIFT
    s.mobs.loot = 0


def tiles_away(s: State) -> "list[int]":
    """The stolen tiles that lie in no territory now."""
    word = int(s.mobs.loot)
    return [layer - 1 for layer in ((word >> (7 * depth)) & TILE_BITS for depth in range(4)) if layer]

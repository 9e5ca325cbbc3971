"""Movement points: each moves one Scotsman to a neighbouring tile of the territory.

They may be spent at any time of the turn. A move that would leave a tile without a place, or a Scotsman's
payment without a Scotsman, is not possible while that is still to be done: every step can be finished.
"""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import decision, first_of, kind_of
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import CLAIM, TILE_COUNT, move_action, move_place, to_action, to_place
from clachan.games.glenmore.board import NAMES, NEAR, neighbours
from clachan.games.glenmore.decisions import ACT, CLAIMING, COST, MOVING, PAYING_EVENT, PAYMENT, PLACING, TURN
from clachan.games.glenmore.rules import answering, claiming
from clachan.games.glenmore.rules.paying import can_place, why_not_room
from clachan.games.glenmore.rules.placing import any_place, why_not_place
from clachan.games.glenmore.rules.territory import scotsmen_places, territory
from clachan.games.glenmore.state import ONE_SCOTSMAN, SCOTS_BITS, STALKER, Player, State
from clachan.games.glenmore.words import because


def legal_move(s: State, seat: i64, out: vec[i64], count: i64) -> i64:
    if s.points == 0:
        return count
    p = s.players[seat]
    packed: i64 = waiting(s)
    tried = p.copy_to_try() if packed != 0 else p
    index: i64 = 0
    while index < p.size:
        place: i64 = p.places[index]
        if p.cells[place] & SCOTS_BITS != 0 and (packed == 0 or any_step(s, seat, tried, place, packed)):
            out[count] = move_action(place)
            count += 1
        index += 1
    return count


def waiting(s: State) -> i64:
    """The next open decision that needs Scotsmen where they are: a tile to be laid, or 0."""
    level: i64 = s.pending.depth - 1
    while level > 0:
        packed: i64 = s.pending.items[level]
        kind: i64 = kind_of(packed)
        if kind == ACT or kind == TURN:
            return 0
        if kind == PLACING or kind == CLAIMING or kind == PAYMENT:
            return packed
        if kind == COST and first_of(packed) < TILE_COUNT:  # not for a cellar
            return packed
        if kind == PAYING_EVENT and first_of(packed) == STALKER:
            return packed
        level -= 1
    return 0


def any_step(s: State, seat: i64, tried: Player, place: i64, packed: i64) -> bool:
    index: i64 = 0
    while index < 8:
        near: i64 = NEAR[place * 8 + index]
        if tried.cells[near] != 0 and leaves_an_answer(s, seat, tried, place, near, packed):
            return True
        index += 1
    return False


def leaves_an_answer(s: State, seat: i64, tried: Player, place: i64, near: i64, packed: i64) -> bool:
    """Whether the decision that waits could still be answered after the move; it is tried on a copy."""
    tried.cells[place] -= ONE_SCOTSMAN
    tried.cells[near] += ONE_SCOTSMAN
    fine: bool = has_answer(s, seat, tried, packed)
    tried.cells[place] += ONE_SCOTSMAN
    tried.cells[near] -= ONE_SCOTSMAN
    return fine


def has_answer(s: State, seat: i64, tried: Player, packed: i64) -> bool:
    kind: i64 = kind_of(packed)
    if kind == PLACING:
        return any_place(s, tried, first_of(packed), -1)
    if kind == CLAIMING:
        return claiming.can_claim(s, tried)
    if kind == PAYING_EVENT:
        return answering.has_answer(s, seat, tried, packed)
    coins: i64 = tried.coins  # they may all go before the tile is laid, also Fergus MacDarkie's
    tried.coins = 0
    fine: bool = can_place(s, tried, first_of(packed))
    tried.coins = coins
    return fine


def why_not_move(s: State, seat: int, number: int) -> Reason | None:
    if not s.points:
        return because("no-points")
    place, p = move_place(number), s.players[seat]
    if place not in scotsmen_places(p):
        return because("no-scotsman-there", place=parts.cell(place))
    goals = [near for near in neighbours(place) if near in territory(p)]
    reasons = [_why_not_leave(s, seat, place, near) for near in goals]
    return None if None in reasons else reasons[0]


def _why_not_leave(s: State, seat: int, place: int, near: int) -> Reason | None:
    """Tries the move, then every answer to what is still to be done with Scotsmen."""
    open_ones = [packed for packed in s.pending.listed() if kind_of(packed) not in (TURN, ACT)]
    tried = s.copy()
    tried.players[seat].cells[place] -= ONE_SCOTSMAN
    tried.players[seat].cells[near] += ONE_SCOTSMAN
    for packed in reversed(open_ones):
        kind, one = int(kind_of(packed)), int(first_of(packed))
        if kind == PLACING:
            fine = any(why_not_place(tried, seat, one, spot) is None for spot in range(len(NAMES)))
            return None if fine else because("no-place-then", tile=parts.tile(s.printed.faces[one]))
        if kind == PAYMENT or (kind == COST and one < len(s.printed.faces)):
            tried.players[seat].coins = 0
            fine = why_not_room(tried, seat, one) is None
            return None if fine else because("no-place-then", tile=parts.tile(s.printed.faces[one]))
        if kind == CLAIMING:
            tiles = range(TILE_COUNT)
            fine = any(claiming.why_not_claim(tried, seat, CLAIM + tile) is None for tile in tiles)
            return None if fine else because("no-discarded-tile-then")
        if kind == PAYING_EVENT and one == STALKER:
            fine = answering.judged_answer(tried, seat, packed)
            return None if fine else because("no-discarded-tile-then")
    return None


def apply_move(s: State, seat: i64, number: i64) -> None:
    s.pending.push(decision(MOVING, seat, move_place(number)))


def legal_moving(s: State, seat: i64, out: vec[i64]) -> i64:
    p = s.players[seat]
    place: i64 = first_of(s.pending.top())
    packed: i64 = waiting(s)
    tried = p.copy_to_try() if packed != 0 else p
    count: i64 = 0
    index: i64 = 0
    while index < 8:
        near: i64 = NEAR[place * 8 + index]
        beside: bool = p.cells[near] != 0
        if beside and (packed == 0 or leaves_an_answer(s, seat, tried, place, near, packed)):
            out[count] = to_action(near)
            count += 1
        index += 1
    return count


def why_not_moving(s: State, seat: int, number: int) -> Reason | None:
    start, place = int(first_of(s.pending.top())), to_place(number)
    if place not in neighbours(start):
        return because("not-beside", place=parts.cell(place), start=parts.cell(start))
    if place not in territory(s.players[seat]):
        return because("no-tile-of-yours", place=parts.cell(place))
    return _why_not_leave(s, seat, start, place)


def apply_moving(s: State, seat: i64, number: i64) -> None:
    p = s.players[seat]
    s.points -= 1
    p.cells[first_of(s.pending.pop())] -= ONE_SCOTSMAN
    p.cells[to_place(number)] += ONE_SCOTSMAN

"""Movement points: each moves one Scotsman to a neighbouring tile of the territory."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import decision, first_of
from clachan.games.glenmore.actions import MOVE, TO
from clachan.games.glenmore.board import NAMES, NEAR, neighbours
from clachan.games.glenmore.decisions import MOVING
from clachan.games.glenmore.rules.territory import scotsmen_places, territory
from clachan.games.glenmore.state import ONE_SCOTSMAN, SCOTS_BITS, Player, State


def legal_move(s: State, p: Player, out: vec[i64], count: i64, most: i64) -> i64:
    if s.points == 0:
        return count
    index: i64 = 0
    while index < p.size and count < most:
        place: i64 = p.places[index]
        if p.cells[place] & SCOTS_BITS != 0:
            out[count] = MOVE + place
            count += 1
        index += 1
    return count


def why_not_move(s: State, seat: int, number: int) -> str | None:
    if not s.points:
        return "you have no movement point left"
    place = number - MOVE
    return (
        None
        if place in scotsmen_places(s.players[seat])
        else f"none of your Scotsmen stands on {NAMES[place]}"
    )


def apply_move(s: State, seat: i64, number: i64) -> None:
    s.pending.push(decision(MOVING, seat, number - MOVE))


def legal_moving(s: State, p: Player, out: vec[i64]) -> i64:
    start: i64 = first_of(s.pending.top()) * 8
    count: i64 = 0
    index: i64 = 0
    while index < 8:
        near: i64 = NEAR[start + index]
        if p.cells[near] != 0:
            out[count] = TO + near
            count += 1
        index += 1
    return count


def why_not_moving(s: State, seat: int, number: int) -> str | None:
    start, place = int(first_of(s.pending.top())), number - TO
    if place not in neighbours(start):
        return f"{NAMES[place]} is not beside {NAMES[start]}"
    return None if place in territory(s.players[seat]) else f"you have no tile on {NAMES[place]}"


def apply_moving(s: State, seat: i64, number: i64) -> None:
    p = s.players[seat]
    s.points -= 1
    p.cells[first_of(s.pending.pop())] -= ONE_SCOTSMAN
    p.cells[number - TO] += ONE_SCOTSMAN

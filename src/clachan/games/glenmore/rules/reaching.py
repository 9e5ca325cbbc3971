"""Where taking a tile asks the chronicles: what lies on the way, what it costs, where a pawn may stop."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.rules import paying
from clachan.games.glenmore.rules.in_play import Occasion, concerned
from clachan.games.glenmore.state import SPACES, Player, State
from clachan.games.glenmore.words import because

ON_THE_WAY: Final = Occasion("on_the_way")
LEVIES: Final = Occasion("levies")
TILE_TOLL: Final = Occasion("tile_toll")
JUDGED_TOLL: Final = Occasion("judged_toll")
PERSON_TOLL: Final = Occasion("person_toll")
TAXES_PLACES: Final = Occasion("taxes_places")
TILE_TAKEN: Final = Occasion("tile_taken")
DUTY: Final = Occasion("duty")
WHY_NOT_ELSEWHERE: Final = Occasion("why_not_elsewhere")
MAY_TAKE: Final = Occasion("may_take")
WHY_NOT_TAKE: Final = Occasion("why_not_take")
STOPS_ON: Final = Occasion("stops_on")
LEGAL_ELSEWHERE: Final = Occasion("legal_elsewhere")
CAST_OFF: Final = Occasion("cast_off")
WHY_NOT_CAST_OFF: Final = Occasion("why_not_cast_off")


def on_the_way(s: State, seat: i64, goal: i64, tile: i64) -> None:
    """Ask what a pawn owes or may do for what lay between its old and its new space.

    Asked before the tile is paid; `tile` + 1 is still to be paid, 0 if nothing is. The first space passed is
    asked first, so its question is pushed last.
    """
    space: i64 = goal
    while space != s.start:
        if space != goal:
            for each in concerned(s, ON_THE_WAY):
                each.on_the_way(s, seat, space, tile)
        space = space - 1 if space > 0 else SPACES - 1


def can_afford(s: State, seat: i64, tile: i64, goal: i64, selling: bool) -> bool:
    """Whether a tile can be paid with what the way to it leaves; `selling` counts what sales could bring."""
    p = s.players[seat]
    toll: i64 = tile_toll(s, seat, tile)
    if toll == 0:
        return can_afford_rest(s, p, tile, goal, selling)
    tried = p.copy_purse()
    tried.coins -= toll
    if tried.coins < 0:  # sold first for the toll
        return selling and paying.could_pay(s, tried, tile)
    return can_afford_rest(s, tried, tile, goal, selling)


def can_afford_rest(s: State, p: Player, tile: i64, goal: i64, selling: bool) -> bool:
    for each in concerned(s, LEVIES):
        if each.levies(s):
            return each.can_pay_after(s, p, tile, goal, selling)
    return paying.could_pay(s, p, tile) if selling else paying.can_pay(s, p, tile)


def judged_ways(s: State, seat: int, goal: int) -> "list[State]":
    """For the judge: copies of the state after each way of paying what must be paid before the tile."""
    tried = s.copy()
    tried.players[seat].coins -= judged_toll(s, seat, int(s.track[goal]) - 1)
    if tried.players[seat].coins < 0:
        return [tried]
    for each in concerned(s, LEVIES):
        if each.levies(s):
            return each.judged_ways(tried, seat, goal)
    return [tried]


def tile_toll(s: State, seat: i64, tile: i64) -> i64:
    total: i64 = 0
    for each in concerned(s, TILE_TOLL):
        total += each.tile_toll(s, seat, tile)
    return total


def judged_toll(s: State, seat: int, tile: int) -> int:
    return sum(each.judged_toll(s, seat, tile) for each in concerned(s, JUDGED_TOLL))


def person_toll(s: State, seat: i64, tile: i64) -> i64:
    """What a person costs besides the road: a toll, and England's row if the Englishman takes it."""
    total: i64 = tile_toll(s, seat, tile)
    for each in concerned(s, PERSON_TOLL):
        total += each.person_toll(s)
    return total


def judged_person_toll(s: State, seat: int, tile: int) -> int:
    return judged_toll(s, seat, tile) + sum(int(each.person_toll(s)) for each in concerned(s, PERSON_TOLL))


def finds_place(s: State, p: Player, tile: i64) -> bool:
    """Whether a tile finds a place, if what it costs could be paid by selling."""
    for each in concerned(s, TAXES_PLACES):
        if each.taxes_places():
            return each.finds_place(s, p, tile)
    return paying.can_place(s, p, tile)


def why_not_find_place(s: State, seat: int, tile: int) -> Reason | None:
    for each in concerned(s, TAXES_PLACES):
        if each.taxes_places():
            return each.why_not_find_place(s, seat, tile)
    return paying.why_not_room(s, seat, tile)


def tile_taken(s: State, seat: i64, tile: i64) -> None:
    for each in concerned(s, TILE_TAKEN):
        each.tile_taken(s, seat, tile)


def may_stop(s: State, seat: i64) -> bool:
    """Whether a pawn may stop at World's End or elsewhere without a tile (not with a reserved tile)."""
    return all(each.duty(s, seat) < 0 for each in concerned(s, DUTY))


def why_not_elsewhere(s: State, seat: int) -> Reason | None:
    for each in concerned(s, WHY_NOT_ELSEWHERE):
        if reason := each.why_not_elsewhere(s, seat):
            return reason
    return None


def may_take(s: State, seat: i64, space: i64) -> bool:
    return all(each.may_take(s, seat, space) for each in concerned(s, MAY_TAKE))


def why_not_take(s: State, seat: int, space: int) -> Reason | None:
    for each in concerned(s, WHY_NOT_TAKE):
        if reason := each.why_not_take(s, seat, space):
            return reason
    return None


def can_stop(s: State, seat: i64, tile: i64) -> bool:
    """Whether a pawn may stop on a tile that is neither a person nor laid in a territory."""
    for each in concerned(s, STOPS_ON):
        if each.stops_on(s, tile):
            return each.can_stop(s, seat, tile)
    return False


def why_not_stop(s: State, seat: int, tile: int) -> Reason | None:
    for each in concerned(s, STOPS_ON):
        if each.stops_on(s, tile):
            return each.why_not_stop(s, seat, tile)
    return because("protected", tile=parts.tile(s.printed.faces[tile]))


def take_other(s: State, seat: i64, tile: i64, space: i64) -> None:
    for each in concerned(s, STOPS_ON):
        if each.stops_on(s, tile):
            each.take_other(s, seat, tile, space)


def legal_elsewhere(s: State, seat: i64, out: vec[i64], count: i64) -> i64:
    for each in concerned(s, LEGAL_ELSEWHERE):
        count = each.legal_elsewhere(s, seat, out, count)
    return count


def cast_off(s: State, seat: i64) -> None:
    for each in concerned(s, CAST_OFF):
        each.cast_off(s, seat)


def why_not_cast_off(s: State, space: int) -> Reason | None:
    for each in concerned(s, WHY_NOT_CAST_OFF):
        if reason := each.why_not_cast_off(s, space):
            return reason
    return None

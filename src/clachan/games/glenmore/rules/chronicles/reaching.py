"""Where taking a tile asks the chronicles: what lies on the way, what it costs, where a pawn may stop.

`hooks.py` has what happens on the track and in a turn, `answering.py` the chronicles' own questions.
"""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.rules import market, paying
from clachan.games.glenmore.rules.chronicles import (
    englishman,
    mob_reserving,
    mob_tolls,
    mobsters,
    mountain,
    whisky_sales,
)
from clachan.games.glenmore.state import SPACES, Player, State
from clachan.games.glenmore.words import because


def on_the_way(s: State, seat: i64, goal: i64, tile: i64) -> None:
    """Ask what a pawn owes or may do for what lay between its old and its new space.

    Asked before the tile is paid; `tile` + 1 is still to be paid, 0 if nothing is. The first space passed is
    asked first, so its question is pushed last.
    """
    space: i64 = goal
    while space != s.start:
        if space != goal and s.with_chronicle(2) and space == mountain.first_space(s):
            if s.with_chronicle(8):
                mobsters.at_mountain(s, seat)
            mountain.ask_to_lay(s, seat, tile)
        if space != goal and s.with_chronicle(3) and whisky_sales.is_sale(s, space):
            whisky_sales.ask_in_passing(s, seat, space, tile)
            if s.with_chronicle(8):
                mobsters.at_sale(s, seat, space, tile)
        space = space - 1 if space > 0 else SPACES - 1


def can_afford(s: State, seat: i64, tile: i64, goal: i64, selling: bool) -> bool:
    """Whether a tile can be paid with what the way to it leaves; `selling` counts what sales could bring."""
    p = s.players[seat]
    toll: i64 = tile_toll(s, seat, tile)
    if toll == 0:
        return can_afford_rest(s, seat, tile, goal, selling)
    p.coins -= toll
    fine: bool = can_afford_rest(s, seat, tile, goal, selling)
    if p.coins < 0:  # sold first for the toll
        fine = selling and paying.could_pay(s, p, tile)
    p.coins += toll
    return fine


def can_afford_rest(s: State, seat: i64, tile: i64, goal: i64, selling: bool) -> bool:
    p = s.players[seat]
    if s.foreign != 0:
        return englishman.can_afford(s, p, tile)
    if s.with_chronicle(2):
        return mountain.can_afford(s, p, tile, goal, selling)
    return paying.could_pay(s, p, tile) if selling else paying.can_pay(s, p, tile)


def judged_ways(s: State, seat: int, goal: int) -> "list[State]":
    """For the judge: copies of the state after each way of paying what must be paid before the tile."""
    tried = s.copy()
    tried.players[seat].coins -= judged_toll(s, seat, int(s.track[goal]) - 1)
    if tried.players[seat].coins < 0:
        return [tried]
    if s.foreign:
        return englishman.judged_ways(tried, seat)
    return mountain.judged_ways(tried, seat, goal) if s.with_chronicle(2) else [tried]


def tile_toll(s: State, seat: i64, tile: i64) -> i64:
    """Coins that other players ask for a tile (Peggy McLaird, Fergus MacDarkie)."""
    return mob_tolls.toll(s, seat, tile) if s.with_chronicle(8) else 0


def judged_toll(s: State, seat: int, tile: int) -> int:
    return mob_tolls.judged_toll(s, seat, tile) if s.with_chronicle(8) else 0


def person_toll(s: State, seat: i64, tile: i64) -> i64:
    """What a person costs besides the road: a toll, and England's row if the Englishman takes it."""
    return tile_toll(s, seat, tile) + (market.price(s, englishman.ROW) if s.foreign != 0 else 0)


def judged_person_toll(s: State, seat: int, tile: int) -> int:
    price = int(s.printed.price[s.market[englishman.ROW]]) if s.foreign else 0
    return judged_toll(s, seat, tile) + price


def finds_place(s: State, p: Player, tile: i64) -> bool:
    """Whether a tile finds a place, if what it costs could be paid by selling."""
    return mob_tolls.finds_place(s, p, tile)


def why_not_find_place(s: State, seat: int, tile: int) -> Reason | None:
    return mob_tolls.why_not_find_place(s, seat, tile)


def tile_taken(s: State, seat: i64, tile: i64) -> None:
    """A pawn takes a tile; nothing has been paid yet."""
    if s.with_chronicle(8):
        mob_tolls.tile_taken(s, seat, tile)


def may_stop(s: State, seat: i64) -> bool:
    """Whether a pawn may stop at World's End or elsewhere without a tile (not with a reserved tile)."""
    return not s.with_chronicle(8) or mob_reserving.obliged(s, seat) < 0


def why_not_elsewhere(s: State, seat: int) -> Reason | None:
    duty = mob_reserving.judged_duty(s, seat) if s.with_chronicle(8) else None
    return because("must-take-reserved", tile=parts.tile(duty)) if duty else None


def may_place(s: State, p: Player, place: i64) -> bool:
    """Whether a tile may be laid there (Fergus MacDarkie's coin)."""
    return not s.with_chronicle(8) or mob_tolls.may_place(s, p, place)


def why_not_place(s: State, seat: int, place: int) -> Reason | None:
    return mob_tolls.why_not_place(s, seat, place) if s.with_chronicle(8) else None


def can_stop(s: State, seat: i64, tile: i64) -> bool:
    """Whether a pawn may stop on a tile that is neither a person nor laid in a territory."""
    if s.with_chronicle(3) and s.printed.kind[tile] == whisky_sales.SALE:
        return whisky_sales.can_stop(s, seat, tile)
    return False


def why_not_stop(s: State, seat: int, tile: int) -> Reason | None:
    if s.with_chronicle(3) and s.printed.faces[tile].kind == "sale":
        return whisky_sales.why_not_stop(s, seat, tile)
    return because("protected", tile=parts.tile(s.printed.faces[tile]))


def may_take(s: State, seat: i64, space: i64) -> bool:
    """Whether a tile that the base game allows may be taken (not when reserved or the Englishman's)."""
    if s.with_chronicle(4) and not englishman.may_take(s, s.players[seat], space):
        return False
    if s.with_chronicle(8):
        duty: i64 = mob_reserving.obliged(s, seat)
        return duty < 0 or duty == space
    return True


def why_not_take(s: State, seat: int, space: int) -> Reason | None:
    if s.with_chronicle(4) and (reason := englishman.why_not_take(s, seat, space)):
        return reason
    if s.with_chronicle(8) and space != mob_reserving.reserved_space(s, seat):
        return why_not_elsewhere(s, seat)
    return None


def take_other(s: State, seat: i64, tile: i64, space: i64) -> None:
    """A pawn stops on a tile that `can_stop` allowed; the turn's ACT question lies on top."""
    whisky_sales.stop(s, seat, space)


def may_move_elsewhere(s: State, seat: i64, out: vec[i64], count: i64) -> i64:
    """Further answers to TURN that take the place of taking a tile (the mountain)."""
    if s.foreign != 0:
        return englishman.legal_cast_off(s, out, count)
    if s.with_chronicle(2) and mountain.may_climb(s) and may_stop(s, seat):
        out[count] = mountain.CLIMB
        count += 1
    return count


def pay_england(s: State, seat: i64) -> None:
    """The Englishman takes a tile."""
    englishman.pay(s, seat)


def cast_off(s: State, seat: i64) -> None:
    """The Englishman has discarded a tile."""
    englishman.cast_off(s, seat)


def why_not_cast_off(s: State, space: int) -> Reason | None:
    return englishman.why_not_cast_off(s, space)

"""Chronicle II: the mountain on the track. Who passes it leaves a coin or a good, who stands on it collects.

It never moves and is no tile, so the die cannot stop there and the refill goes round it. A pawn stands on its
first space. The Englishman only walks past: the rulebook asks a player's own pawn to leave something.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import decision, first_of
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import (
    CLIMB,
    COLLECT,
    DONE,
    KEEP,
    LAY,
    LAY_COIN,
    from_place,
    is_from,
    is_keep,
    is_sell,
    keep_good,
    lay_good,
)
from clachan.games.glenmore.chronicle_records import HEAP, Mountain
from clachan.games.glenmore.components import GOODS
from clachan.games.glenmore.decisions import ACT, LAYING, LAYING_FROM, LEAVING, PUTTING, SORTING, TURN
from clachan.games.glenmore.rules import market, moving_pawns, paying, reaching, territory, track
from clachan.games.glenmore.shown import MountainView
from clachan.games.glenmore.state import DIE, GOODS_COUNT, SPACES, Player, State
from clachan.games.glenmore.words import because

COINS: Final = 5  # where they are counted in the heap, after the goods
MOUNTAIN: Final = 100  # on the track, above every tile


def set_up(s: State) -> None:
    """Just before the empty space, in place of the last one or two tiles."""
    s.mountain = Mountain()
    s.mountain.heap = vec[i64]([0] * HEAP)
    space: i64 = first_space(s)
    while space < SPACES - 1:
        s.track[space] = MOUNTAIN
        space += 1


def first_space(s: State) -> i64:
    return SPACES - 2 if s.printed.narrow else SPACES - 3


def skips(s: State, space: i64) -> bool:
    return s.track[space] == MOUNTAIN


def passed(s: State, figure: i64, space: i64) -> None:
    """The die leaves a coin of the general supply."""
    if figure == DIE and space == first_space(s):
        s.mountain.heap[COINS] += s.printed.mountain_coins


def is_passed(s: State, seat: i64, goal: i64) -> bool:
    """Whether a pawn passes the mountain on its way to the goal; climbing down is not passing."""
    pawn: i64 = s.start
    while (s.figures[pawn] >> seat) & 1 == 0:  # it has moved in this turn already
        pawn = pawn + 1 if pawn < SPACES - 1 else 0
    ahead: i64 = (first_space(s) - pawn + SPACES) % SPACES
    return 0 < ahead < (goal - pawn + SPACES) % SPACES


def wealth(p: Player) -> i64:
    """Coins and goods together."""
    total: i64 = p.coins
    good: i64 = 0
    while good < GOODS_COUNT:
        total += p.goods[good]
        good += 1
    return total


# --- passing --------------------------------------------------------------------------------------------


def can_afford(s: State, p: Player, tile: i64, goal: i64, selling: bool) -> bool:
    """Whether a tile can be paid after leaving a coin or a good on the mountain, if the way leads past it."""
    if not is_passed(s, p.seat, goal) or wealth(p) == 0:
        return paying.could_pay(s, p, tile) if selling else paying.can_pay(s, p, tile)
    tried = p.copy_purse()
    if can_pay_without(s, tried, tile, GOODS_COUNT, selling):
        return True
    good: i64 = 0
    while good < GOODS_COUNT:
        if p.goods[good] > 0 and can_pay_without(s, tried, tile, good, selling):
            return True
        good += 1
    return False


def can_pay_without(s: State, tried: Player, tile: i64, good: i64, selling: bool) -> bool:
    """Whether the tile can be paid without one good, or without one coin; it is tried on a copy."""
    if good == GOODS_COUNT:
        tried.coins -= 1
    else:
        tried.goods[good] -= 1
    fine: bool = paying.could_pay(s, tried, tile) if selling else paying.can_pay(s, tried, tile)
    if good == GOODS_COUNT:
        tried.coins += 1
    else:
        tried.goods[good] += 1
    return fine


def judged_ways(s: State, seat: int, goal: int) -> "list[State]":
    """The states that leaving one thing on the mountain could lead to; a coin may come from a sale."""
    if not is_passed(s, seat, goal):
        return [s.copy()]
    coinless = s.copy()
    coinless.players[seat].coins -= 1
    ways = [coinless]
    for good in range(len(GOODS)):
        for place in territory.places_with(s.players[seat], good)[:1]:
            tried = s.copy()
            territory.take_good(tried.players[seat], place, good)
            ways.append(tried)
    return ways if s.players[seat].coins or len(ways) > 1 else [s.copy()]


def ask_to_lay(s: State, seat: i64, tile: i64) -> None:
    """A pawn has passed; who owns nothing leaves nothing."""
    if wealth(s.players[seat]) > 0:
        s.pending.push(decision(LAYING, seat, tile))


def can_lay(s: State, p: Player, tried: Player, tile: i64, good: i64) -> bool:
    """Whether a good, or a coin, is there to be left, and the tile could still be paid."""
    if (p.coins if good == GOODS_COUNT else p.goods[good]) == 0:
        return False
    return tile == 0 or can_pay_without(s, tried, tile - 1, good, False)


def legal_laying(s: State, p: Player, out: vec[i64]) -> i64:
    tile: i64 = first_of(s.pending.top())
    tried = p.copy_purse()
    count: i64 = 0
    if can_lay(s, p, tried, tile, GOODS_COUNT):
        out[count] = LAY_COIN
        count += 1
    good: i64 = 0
    while good < GOODS_COUNT:
        if can_lay(s, p, tried, tile, good):
            out[count] = LAY + good
            count += 1
        good += 1
    return count


def why_not_laying(s: State, seat: int, number: int) -> Reason | None:
    if not LAY_COIN <= number < LAY + len(GOODS):
        return because("leave-something")
    tried = s.copy()
    what = parts.COINS if number == LAY_COIN else parts.good(lay_good(number))
    if number == LAY_COIN:
        tried.players[seat].coins -= 1
        if tried.players[seat].coins < 0:
            return because("none-of-it", piece=what)
    else:
        places = territory.places_with(s.players[seat], lay_good(number))
        if not places:
            return because("none-of-it", piece=what)
        territory.take_good(tried.players[seat], places[0], lay_good(number))
    tile = int(first_of(s.pending.top()))
    reason = paying.why_not_pay(tried, seat, tile - 1) if tile else None
    if reason is None:
        return None
    return because("needed-for", tile=parts.tile(s.printed.faces[tile - 1]), piece=what)


def apply_laying(s: State, seat: i64, number: i64) -> None:
    s.pending.pop()
    p = s.players[seat]
    if number == LAY_COIN:
        p.coins -= 1
        s.mountain.heap[COINS] += 1
        return
    good: i64 = lay_good(number)
    place: i64 = territory.holds_good(p, good)
    if place < 0:
        s.pending.push(decision(LAYING_FROM, seat, good))
    else:
        lay_from(s, p, place, good)


def lay_from(s: State, p: Player, place: i64, good: i64) -> None:
    territory.take_good(p, place, good)
    s.mountain.heap[good] += 1


def why_not_laying_from(s: State, seat: int, number: int) -> Reason | None:
    good = int(first_of(s.pending.top()))
    if is_from(number):
        return market.why_not_from(s, seat, good, number)
    return because("name-mountain-tile", good=parts.good(good))


# --- climbing and leaving -------------------------------------------------------------------------------


def may_climb(s: State) -> bool:
    return s.foreign == 0 and s.figures[first_space(s)] == 0 and track.is_ahead(s, first_space(s))


def why_not_climb(s: State) -> Reason | None:
    if s.foreign:
        return because("englishman-climbs-not")
    if not track.is_ahead(s, first_space(s)):
        return because("mountain-not-in-front")
    standing = [seat for seat in range(s.printed.players) if (s.figures[first_space(s)] >> seat) & 1]
    return because("pawn-on-mountain", player=parts.seat(standing[0])) if standing else None


def climb(s: State, seat: i64) -> None:
    """No tile is taken and nothing is left behind."""
    s.pending.replace(decision(ACT, seat))
    moving_pawns.move_pawn(s, seat, first_space(s))
    moving_pawns.ask_on_the_way(s, seat, first_space(s), 0)


def heap(s: State) -> i64:
    """Goods on the mountain."""
    total: i64 = 0
    good: i64 = 0
    while good < GOODS_COUNT:
        total += s.mountain.heap[good]
        good += 1
    return total


def begin_turn(s: State, seat: i64) -> None:
    """Whoever stands on the mountain leaves it in this turn and may collect what lies there."""
    here: bool = (s.figures[first_space(s)] >> seat) & 1 != 0
    if here and s.mountain.heap[COINS] + heap(s) > 0:
        s.pending.push(decision(LEAVING, seat))


def turns_over(s: State) -> None:
    """A pawn that ended on the mountain collects at the end of the game."""
    seat: i64 = 0
    while seat < s.printed.players:
        if (s.figures[first_space(s)] >> seat) & 1 != 0:
            collect(s, seat)
        seat += 1


def legal_leaving(s: State, p: Player, out: vec[i64]) -> i64:
    """Collect or not; goods may be sold first, to make room."""
    out[0] = COLLECT
    out[1] = DONE
    return market.legal_sell(s, p, out, 2)


def why_not_leaving(s: State, seat: int, number: int) -> Reason | None:
    if number in (COLLECT, DONE):
        return None
    if is_sell(number):
        return market.why_not_sell(s, seat, number)
    return because("collect-or-done")


def apply_leaving(s: State, seat: i64, number: i64) -> None:
    if is_sell(number):
        market.apply_sell(s, seat, number)
        return
    s.pending.pop()
    if number == COLLECT:
        collect(s, seat)


def collect(s: State, seat: i64) -> None:
    s.players[seat].coins += s.mountain.heap[COINS]
    s.mountain.heap[COINS] = 0
    if heap(s) > 0:
        s.pending.push(decision(SORTING, seat))


def room_left(p: Player) -> i64:
    """How many goods the territory can still take."""
    total: i64 = 0
    index: i64 = 0
    while index < p.size:
        total += territory.ROOM - p.goods_on(p.places[index])
        index += 1
    return total


def settle_sorting(s: State, seat: i64) -> bool:
    """Goods go to any tiles one by one; what finds no room is lost, and which that is may be asked."""
    left: i64 = heap(s)
    room: i64 = room_left(s.players[seat])
    if left > 0 and 0 < room < left:
        return False
    s.pending.pop()
    good: i64 = 0
    while good < GOODS_COUNT and (s.mountain.heap[good] == 0 or room == 0):
        s.mountain.heap[good] = 0
        good += 1
    if good < GOODS_COUNT:
        s.pending.push(decision(SORTING, seat))
        put_down(s, seat, good)
    return True


def put_down(s: State, seat: i64, good: i64) -> None:
    s.mountain.heap[good] -= 1
    s.pending.push(decision(PUTTING, seat, good))


def legal_sorting(s: State, out: vec[i64]) -> i64:
    count: i64 = 0
    good: i64 = 0
    while good < GOODS_COUNT:
        if s.mountain.heap[good] > 0:
            out[count] = KEEP + good
            count += 1
        good += 1
    return count


def why_not_sorting(s: State, number: int) -> Reason | None:
    if not is_keep(number):
        return because("name-kept")
    good = keep_good(number)
    return None if s.mountain.heap[good] else because("none-on-mountain", piece=parts.good(good))


# --- what is asked of it ---------------------------------------------------------------------------------


def legal(s: State, kind: i64, seat: i64, out: vec[i64]) -> i64:
    p = s.players[seat]
    if kind == LAYING:
        return legal_laying(s, p, out)
    if kind == LAYING_FROM:
        return market.legal_from(p, first_of(s.pending.top()), out, 0)
    return legal_leaving(s, p, out) if kind == LEAVING else legal_sorting(s, out)


def answer(s: State, kind: i64, seat: i64, number: i64) -> None:
    if kind == LAYING:
        apply_laying(s, seat, number)
    elif kind == LAYING_FROM:
        lay_from(s, s.players[seat], from_place(number), first_of(s.pending.pop()))
    elif kind == LEAVING:
        apply_leaving(s, seat, number)
    else:
        put_down(s, seat, keep_good(number))


def why_not(s: State, kind: int, seat: int, number: int) -> Reason | None:
    if kind == LAYING:
        return why_not_laying(s, seat, number)
    if kind == LAYING_FROM:
        return why_not_laying_from(s, seat, number)
    if kind == LEAVING:
        return why_not_leaving(s, seat, number)
    if kind == SORTING:
        return why_not_sorting(s, number)
    if kind == TURN and number == CLIMB:
        return reaching.why_not_elsewhere(s, seat) or why_not_climb(s)
    return because("no-step")


def view(s: State) -> "MountainView":
    spaces = [space + 1 for space in range(SPACES) if s.track[space] == MOUNTAIN]
    goods = {name: int(s.mountain.heap[good]) for good, name in enumerate(GOODS) if s.mountain.heap[good]}
    return {"spaces": spaces, "coins": int(s.mountain.heap[COINS]), "goods": goods}


def fault(s: State) -> str | None:
    """Nothing on the mountain is negative, it stands where it stood, and at most one pawn is on it."""
    if min([int(s.mountain.heap[good]) for good in range(6)]) < 0:
        return "the mountain holds less than nothing"
    if any((s.track[space] == MOUNTAIN) != (first_space(s) <= space < SPACES - 1) for space in range(SPACES)):
        return "the mountain has moved"
    word = int(s.figures[first_space(s)])
    return "several figures stand on the mountain" if word & (word - 1) else None

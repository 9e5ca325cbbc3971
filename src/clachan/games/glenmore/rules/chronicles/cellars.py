"""Chronicle III: barrels age in cellars, space by space; cellars are built at any time of the own turn.

The nine spaces of the three cellars are numbered from 1; 0 is the first cellar's area without points.
A barrel is whisky like any other, so `p.whisky` counts them all; here is kept where they lie.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit, count_bits
from clachan.core.decision import decision, first_of, kind_of, second_of
from clachan.core.message import Reason
from clachan.games.glenmore.actions import AGE, BARREL, BUILD_CELLAR, DISTIL, DONE, barrel_of, build_cellar_of
from clachan.games.glenmore.chronicle_records import SALE_TILES, Cellar, Sales
from clachan.games.glenmore.components import GOODS
from clachan.games.glenmore.decisions import AGEING, COST, DISTILLING, PAYING_BARREL
from clachan.games.glenmore.rules import exchange, exchange_costs, market
from clachan.games.glenmore.shown import CellarView
from clachan.games.glenmore.state import LINE_CHRONICLE, Player, State
from clachan.games.glenmore.words import amounts, because

EACH: Final = 3
MOST: Final = 3
CELLAR: Final = 100  # + level: what a COST question is for, instead of a tile
LINE: Final = LINE_CHRONICLE + 3


def set_up(s: State) -> None:
    s.sales = Sales()
    s.sales.lower = vec[i64]([0] * SALE_TILES)
    s.sales.extra = vec[i64]([0] * SALE_TILES)
    for p in s.players:
        p.cellar = Cellar()


def gained(s: State, seat: i64, barrels: i64) -> None:
    """The leftmost empty space of the first cellar, else the area without points."""
    p = s.players[seat]
    while barrels > 0:
        space: i64 = 1
        while space <= EACH and is_taken(p, space):
            space += 1
        if space <= EACH:
            p.cellar.spaces |= bit(space)
        else:
            p.cellar.area += 1
        barrels -= 1


def is_taken(p: Player, space: i64) -> bool:
    return (p.cellar.spaces >> space) & 1 != 0


def holds(p: Player, space: i64) -> bool:
    """Whether a barrel lies there."""
    return p.cellar.area > 0 if space == 0 else is_taken(p, space)


def remove(p: Player, space: i64) -> None:
    if space == 0:
        p.cellar.area -= 1
    else:
        p.cellar.spaces &= ~bit(space)


def paid(s: State, seat: i64, barrels: i64) -> None:
    """A barrel may come from any place, so its owner is asked."""
    s.pending.push(decision(PAYING_BARREL, seat, barrels))


def legal_barrels(p: Player, out: vec[i64], count: i64) -> i64:
    space: i64 = 0
    while space <= EACH * MOST:
        if holds(p, space):
            out[count] = BARREL + space
            count += 1
        space += 1
    return count


def why_not_barrel(s: State, seat: int, number: int) -> Reason | None:
    p, space = s.players[seat], barrel_of(number)
    if not 0 <= space <= EACH * MOST:
        return because("name-a-barrel")
    if space == 0:
        return None if p.cellar.area else because("area-empty")
    return None if (int(p.cellar.spaces) >> space) & 1 else because("no-barrel-there", space=space)


def apply_paying(s: State, seat: i64, number: i64) -> None:
    left: i64 = first_of(s.pending.pop()) - 1
    remove(s.players[seat], barrel_of(number))
    if left > 0:
        s.pending.push(decision(PAYING_BARREL, seat, left))


# --- ageing ---------------------------------------------------------------------------------------------


def can_age(p: Player, space: i64) -> bool:
    """One space to the right, into a cellar that is there, if that space is empty."""
    return holds(p, space) and space < EACH * p.cellar.built and not is_taken(p, space + 1)


def can_age_any(p: Player) -> bool:
    space: i64 = 0
    while space < EACH * MOST:
        if can_age(p, space):
            return True
        space += 1
    return False


def legal_ageing(s: State, p: Player, out: vec[i64]) -> i64:
    count: i64 = 0
    if second_of(s.pending.top()) != 0:
        out[0] = DONE
        count = 1
    space: i64 = 0
    while space < EACH * MOST:
        if can_age(p, space):
            out[count] = BARREL + space
            count += 1
        space += 1
    return count


def why_not_ageing(s: State, seat: int, number: int) -> Reason | None:
    if number == DONE:
        return None if second_of(s.pending.top()) else because("barrel-must-move")
    reason = why_not_barrel(s, seat, number)
    return reason or _why_not_right(s.players[seat], barrel_of(number))


def _why_not_right(p: Player, space: int) -> Reason | None:
    last = EACH * int(p.cellar.built)
    if space == last:
        return because("last-space", space=space, cellars=int(p.cellar.built))
    taken = (int(p.cellar.spaces) >> (space + 1)) & 1
    return because("barrel-in-the-way", space=space + 1) if taken else None


def apply_ageing(s: State, seat: i64, number: i64) -> None:
    top: i64 = s.pending.pop()
    if number == DONE:
        return
    p = s.players[seat]
    remove(p, barrel_of(number))
    p.cellar.spaces |= bit(barrel_of(number) + 1)
    if first_of(top) > 1:
        s.pending.push(decision(AGEING, seat, first_of(top) - 1, 1))


# --- the distilleries of this chronicle -----------------------------------------------------------------


def is_distilling(s: State, tile: i64) -> bool:
    """Whether the tile also lets goods be exchanged for a barrel."""
    return s.printed.given[tile] != 0


def can_activate(s: State, p: Player, tile: i64) -> bool:
    return can_age_any(p) or (is_distilling(s, tile) and exchange_costs.can_exchange(s, p, tile))


def why_not_activate(s: State, seat: int, tile: int) -> Reason | None:
    """Ageing, or distilling where the tile shows both."""
    face, p = s.printed.faces[tile], s.players[seat]
    spaces = range(EACH * MOST + 1)
    if any(why_not_barrel(s, seat, BARREL + n) is None and _why_not_right(p, n) is None for n in spaces):
        return None
    if face.activation.give:
        return exchange.why_not_exchange(s, seat, tile)
    return because("no-barrel-moves")


def activate(s: State, seat: i64, place: i64, tile: i64) -> None:
    if is_distilling(s, tile):
        s.pending.push(decision(DISTILLING, seat, place))
    else:
        s.pending.push(decision(AGEING, seat, s.printed.ages[tile]))


def legal_choosing(s: State, p: Player, out: vec[i64]) -> i64:
    """One of the two icons."""
    count: i64 = 0
    if exchange_costs.can_exchange(s, p, exchange.tile_asked(p, first_of(s.pending.top()))):
        out[count] = DISTIL
        count += 1
    if can_age_any(p):
        out[count] = AGE
        count += 1
    return count


def why_not_choosing(s: State, seat: int, number: int) -> Reason | None:
    p = s.players[seat]
    if number == DISTIL:
        return exchange.why_not_exchange(s, seat, int(exchange.tile_asked(p, first_of(s.pending.top()))))
    if number != AGE:
        return because("distil-or-age")
    spaces = range(EACH * MOST + 1)
    if any(why_not_barrel(s, seat, BARREL + n) is None and _why_not_right(p, n) is None for n in spaces):
        return None
    return because("no-barrel-moves")


def apply_choosing(s: State, seat: i64, number: i64) -> None:
    place: i64 = first_of(s.pending.pop())
    tile: i64 = exchange.tile_asked(s.players[seat], place)
    if number == DISTIL:
        exchange.begin_exchange(s, seat, place, tile)
    else:
        s.pending.push(decision(AGEING, seat, s.printed.ages[tile]))


def exchanged(s: State, seat: i64, tile: i64) -> None:
    """Barley and wood bring a barrel, and then one may age."""
    if s.printed.ages[tile] != 0 and "age" in s.printed.faces[tile].activation.get:
        s.pending.push(decision(AGEING, seat, s.printed.ages[tile], 1))


# --- building -------------------------------------------------------------------------------------------


def legal_build(s: State, p: Player, out: vec[i64], count: i64) -> i64:
    """The next cellar, if its goods are there or can be bought."""
    level: i64 = p.cellar.built
    if level < MOST and market.least_for(s, p, s.printed.cellar_cost[level], 0) <= p.coins:
        out[count] = BUILD_CELLAR + level - 1
        count += 1
    return count


def why_not_build(s: State, seat: int, number: int) -> Reason | None:
    p, level = s.players[seat], build_cellar_of(number) + 2
    if p.cellar.built >= level:
        return because("cellar-built", cellar=level)
    if p.cellar.built < level - 1:
        return because("cellar-before", cellar=level, first=level - 1)
    cost = s.printed.components.chronicles.cellars[level - 1].cost
    stock, stacks, prices = market.judged_stock(s, seat)
    wanted = [good for good, name in enumerate(GOODS) for _ in range(cost.get(name, 0))]
    total = market.judged_least(stock, stacks, prices, wanted)
    if total <= p.coins:
        return None
    if total >= market.TOO_MUCH:
        return because("cellar-missing", cellar=level, goods=amounts(cost))
    return because("cellar-cost", cellar=level, goods=amounts(cost), coins=total, have=int(p.coins))


def build(s: State, seat: i64, number: i64) -> None:
    """The card is there at once; its goods are then paid one by one."""
    p = s.players[seat]
    level: i64 = p.cellar.built
    p.cellar.built += 1
    if s.printed.cellar_cost[level] != 0:
        s.pending.push(decision(COST, seat, CELLAR + level + 1, s.printed.cellar_cost[level]))


# --- what is asked of it ---------------------------------------------------------------------------------


def stored(p: Player) -> i64:
    return count_bits(p.cellar.spaces) + p.cellar.area


def view(p: Player) -> "CellarView":
    spaces = [space for space in range(1, EACH * MOST + 1) if (int(p.cellar.spaces) >> space) & 1]
    return {"cellars": int(p.cellar.built), "spaces": spaces, "area": int(p.cellar.area)}


def fault(s: State, seat: int) -> str | None:
    """Every barrel lies somewhere, in a cellar that has been built."""
    p = s.players[seat]
    open_ones = [x for x in s.pending.listed() if kind_of(x) == PAYING_BARREL and (x >> 7 & 15) - 2 == seat]
    owed = sum(int(first_of(x)) for x in open_ones)
    if stored(p) != p.whisky + owed or p.cellar.area < 0:
        return f"seat {seat} counts {p.whisky} whisky, its cellars hold {stored(p)}"
    beyond = int(p.cellar.spaces) >> (EACH * int(p.cellar.built) + 1)
    return f"seat {seat} keeps barrels in a cellar it does not have" if beyond else None

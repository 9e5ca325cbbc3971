"""What an exchange costs: the fewest coins that finish it, own goods first, the market for the rest."""

from itertools import combinations, combinations_with_replacement
from typing import Final

from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.games.glenmore.components import GOODS
from clachan.games.glenmore.printed import FOR_HAGGIS, FOR_MARKER, FOR_WHISKY, TABLE_WIDTH
from clachan.games.glenmore.rules import occasions
from clachan.games.glenmore.rules.market import PRICES, TOO_MUCH, judged_least, judged_stock, least_after
from clachan.games.glenmore.state import GOODS_COUNT, MACGREGOR, SINCLAIR, TRADE, WHISKY, Player, State

UNIT_BITS: Final = 4
UNITS: Final = 15
COUNT_BITS: Final = 7  # of a set exchange: how many are given, then which goods as bits


def may_leave_out(s: State, p: Player, tile: i64) -> bool:
    """Sinclair's coin stands in for one good of a trade tile."""
    return s.has_effect(p, SINCLAIR) and s.printed.kind[tile] == TRADE


def may_take_points(s: State, p: Player, tile: i64) -> bool:
    """MacGregor takes points instead of a barrel, without paying."""
    return (
        s.has_effect(p, MACGREGOR) and s.printed.kind[tile] == WHISKY and s.printed.brings[tile] == FOR_WHISKY
    )


def can_exchange(s: State, p: Player, tile: i64) -> bool:
    """Whether the exchange can be begun and finished now."""
    if s.printed.brings[tile] == FOR_MARKER and p.markers == 0:
        return False
    if s.printed.brings[tile] == FOR_HAGGIS and not occasions.haggis_left(s):
        return False
    if may_take_points(s, p, tile):
        return True
    return (
        least_left(s, p, tile, first_state(s, tile), 1 if may_leave_out(s, p, tile) else 0, -1, -1) <= p.coins
    )


def first_state(s: State, tile: i64) -> i64:
    """The shown goods are still to be given; of a set nothing is given yet."""
    return s.printed.given[tile]


def least_left(s: State, p: Player, tile: i64, state: i64, spare: i64, given_now: i64, bought: i64) -> i64:
    """The fewest coins that finish the exchange from here; `spare` is 1 while a good may be left out.

    `given_now` and `bought` are a good that has just left a tile or the market, or -1.
    """
    if s.printed.given[tile] != 0:
        return least_after(s, p, state, spare, given_now, bought)
    given: i64 = state & COUNT_BITS
    row: i64 = tile * TABLE_WIDTH
    goal: i64 = given
    while goal < TABLE_WIDTH and s.printed.table_vp[row + goal] < 0:
        goal += 1
    if goal >= TABLE_WIDTH:
        return TOO_MUCH
    return least_of_set(s, p, tile, state >> 3, goal - given, spare, given_now, bought)


def least_of_set(
    s: State, p: Player, tile: i64, gone: i64, wanted: i64, spare: i64, given_now: i64, bought: i64
) -> i64:
    """The cheapest goods of the set, one after the other: own ones first, then the market's lowest prices."""
    different: bool = s.printed.different[tile] != 0
    allowed: i64 = s.printed.given_from[tile]
    used: i64 = 0  # how many of each good, UNIT_BITS each
    if different:
        allowed &= ~gone
    total: i64 = 0
    while wanted > 0:
        best: i64 = TOO_MUCH
        chosen: i64 = -1
        good: i64 = 0
        while good < GOODS_COUNT:
            if (allowed >> good) & 1 != 0:
                already: i64 = (used >> (UNIT_BITS * good)) & UNITS
                stacks: i64 = s.market[good] + already - p.goods[good]
                if good == given_now:
                    stacks += 1
                cost: i64 = 0 if stacks < s.market[good] else unit_price(s, stacks, good == bought)
                if cost < best:
                    best = cost
                    chosen = good
            good += 1
        if spare != 0 and s.printed.sinclair_coins < best:
            total += s.printed.sinclair_coins
            spare = 0
        elif chosen < 0:
            return TOO_MUCH
        else:
            used += bit(UNIT_BITS * chosen)
            if different:
                allowed &= ~bit(chosen)
            total += best
        wanted -= 1
    return total


def unit_price(s: State, stacks: i64, bought: bool) -> i64:
    """What a good costs behind so many stacks, and one more if one has just been bought."""
    if bought:
        stacks += 1
    return TOO_MUCH if stacks >= PRICES else s.printed.price[stacks]


# For the judge: every way is tried.


def judged_finish(
    s: State,
    seat: int,
    tile: int,
    state: int,
    spare: bool,
    stock: "dict[int, int] | None" = None,
    stacks: "dict[int, int] | None" = None,
) -> int:
    """The fewest coins that finish the exchange, found by trying every choice of goods."""
    counted, piles, prices = judged_stock(s, seat)
    stock, stacks = stock or counted, stacks or piles
    coin = int(s.printed.sinclair_coins)
    lists = [(wanted, 0) for wanted in _wanted_lists(s, tile, state)]
    if spare:
        shorter = [(wanted[:at] + wanted[at + 1 :], coin) for wanted, _ in lists for at in range(len(wanted))]
        lists += shorter
    return min(
        (extra + judged_least(stock, stacks, prices, wanted) for wanted, extra in lists), default=TOO_MUCH
    )


def _wanted_lists(s: State, tile: int, state: int) -> "list[list[int]]":
    """Every list of goods that would finish the exchange."""
    face = s.printed.faces[tile]
    if face.activation.give:
        return [[good for good in range(len(GOODS)) for _ in range((state >> (2 * good)) & 3)]]
    given, gone = state & 7, state >> 3
    ends = [
        n for n in range(TABLE_WIDTH) if int(s.printed.table_vp[tile * TABLE_WIDTH + n]) >= 0 and n >= given
    ]
    if not ends:
        return []
    allowed = [good for good in range(len(GOODS)) if (int(s.printed.given_from[tile]) >> good) & 1]
    different = face.activation.type == "exchange different"
    if different:
        left = [good for good in allowed if not (gone >> good) & 1]
        return [list(some) for some in combinations(left, min(ends) - given)]
    return [list(some) for some in combinations_with_replacement(allowed, min(ends) - given)]

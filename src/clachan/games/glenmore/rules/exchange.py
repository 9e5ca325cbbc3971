"""Exchanges: goods given one by one for victory points, a barrel of whisky or a clan marker.

Goods come from named tiles or are bought for the exchange. Every step leaves a way to finish it.
"""

from itertools import combinations, combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import decision, first_of, seat_of, second_of, third_of
from clachan.games.glenmore.actions import BUY, DONE, FROM, GIVE, LEAVE_OUT, TAKE_POINTS
from clachan.games.glenmore.components import GOODS
from clachan.games.glenmore.decisions import GIVING, SOURCE
from clachan.games.glenmore.printed import EXCHANGE, FOR_MARKER, FOR_WHISKY, TABLE_WIDTH
from clachan.games.glenmore.rules.clan_markers import ask_marker
from clachan.games.glenmore.rules.market import (
    TOO_MUCH, buy, judged_least, judged_stock, least_for, legal_from, price, why_not_from,
)  # fmt: skip
from clachan.games.glenmore.rules.paying import next_good
from clachan.games.glenmore.rules.territory import gain_whisky, take_good
from clachan.games.glenmore.state import GOODS_COUNT, LINE_TILES, MACGREGOR, SINCLAIR, TRADE, WHISKY, Player, State

USED: Final = vec[i64]([0] * 8)
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
    if may_take_points(s, p, tile):
        return True
    return least_left(s, p, tile, first_state(s, tile), 1 if may_leave_out(s, p, tile) else 0) <= p.coins


def first_state(s: State, tile: i64) -> i64:
    return s.printed.given[tile] if s.printed.type[tile] == EXCHANGE else 0


def least_left(s: State, p: Player, tile: i64, state: i64, spare: i64) -> i64:
    """The fewest coins that finish the exchange from here; `spare` is 1 while a good may be left out."""
    if s.printed.type[tile] == EXCHANGE:
        return least_for(s, p, state, spare)
    given: i64 = state & COUNT_BITS
    row: i64 = tile * TABLE_WIDTH
    goal: i64 = given
    while goal < TABLE_WIDTH and s.printed.table_vp[row + goal] < 0:
        goal += 1
    if goal >= TABLE_WIDTH:
        return TOO_MUCH
    return least_of_set(s, p, tile, state >> 3, goal - given, spare)


def least_of_set(s: State, p: Player, tile: i64, gone: i64, wanted: i64, spare: i64) -> i64:
    """The cheapest goods of the set, one after the other: own ones first, then the market's lowest prices."""
    different: bool = s.printed.different[tile] != 0
    allowed: i64 = s.printed.given_from[tile]
    good: i64 = 0
    while good < GOODS_COUNT:
        USED[good] = 1 if different and (gone >> good) & 1 != 0 else 0
        good += 1
    total: i64 = 0
    while wanted > 0:
        best: i64 = TOO_MUCH
        chosen: i64 = -1
        good = 0
        while good < GOODS_COUNT:
            if (allowed >> good) & 1 != 0 and not (different and USED[good] != 0):
                cost: i64 = unit_cost(s, p, good, 0 if different else USED[good])
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
            USED[chosen] += 1
            total += best
        wanted -= 1
    return total


def unit_cost(s: State, p: Player, good: i64, already: i64) -> i64:
    """What one more unit costs after so many of the same good."""
    if already < p.goods[good]:
        return 0
    stacks: i64 = s.market[good] + already - p.goods[good]
    return TOO_MUCH if stacks >= 3 else s.printed.price[stacks]


def begin_exchange(s: State, seat: i64, place: i64, tile: i64) -> None:
    s.pending.push(decision(GIVING, seat, place, first_state(s, tile)))


def legal_giving(s: State, p: Player, out: vec[i64]) -> i64:
    top: i64 = s.pending.top()
    tile: i64 = p.tile(first_of(top))
    state: i64 = second_of(top)
    spare: i64 = 1 if third_of(top) == 0 and may_leave_out(s, p, tile) else 0
    count: i64 = 0
    if s.printed.type[tile] == EXCHANGE:
        good: i64 = next_good(state)
        if can_give(s, p, tile, state, good, spare):
            out[count] = GIVE + good
            count += 1
        if state == s.printed.given[tile] and third_of(top) == 0 and may_take_points(s, p, tile):
            out[count] = TAKE_POINTS
            count += 1
    else:
        good = 0
        while good < GOODS_COUNT:
            if can_give(s, p, tile, state, good, spare):
                out[count] = GIVE + good
                count += 1
            good += 1
        if s.printed.table_vp[tile * TABLE_WIDTH + (state & COUNT_BITS)] >= 0:
            out[count] = DONE
            count += 1
    if spare != 0 and can_leave_out(s, p, tile, state):
        out[count] = LEAVE_OUT
        count += 1
    return count


def after_giving(s: State, tile: i64, state: i64, good: i64) -> i64:
    if s.printed.type[tile] == EXCHANGE:
        return state - bit(2 * good)
    return (state + 1) | bit(3 + good)


def after_leaving_out(s: State, tile: i64, state: i64) -> i64:
    return state - bit(2 * next_good(state)) if s.printed.type[tile] == EXCHANGE else state + 1


def can_give(s: State, p: Player, tile: i64, state: i64, good: i64, spare: i64) -> bool:
    """Whether the good can be given, from a tile or bought, and the exchange finished after it."""
    if s.printed.type[tile] != EXCHANGE:
        if (s.printed.given_from[tile] >> good) & 1 == 0:
            return False
        if s.printed.different[tile] != 0 and (state >> (3 + good)) & 1 != 0:
            return False
        if state & COUNT_BITS == TABLE_WIDTH - 1:
            return False
    after: i64 = after_giving(s, tile, state, good)
    if p.goods[good] > 0:
        p.goods[good] -= 1
        left: i64 = least_left(s, p, tile, after, spare)
        p.goods[good] += 1
        return left <= p.coins
    return can_buy_for(s, p, tile, after, good, spare)


def can_buy_for(s: State, p: Player, tile: i64, after: i64, good: i64, spare: i64) -> bool:
    cost: i64 = price(s, good)
    if cost > p.coins:
        return False
    s.market[good] += 1
    left: i64 = least_left(s, p, tile, after, spare)
    s.market[good] -= 1
    return cost + left <= p.coins


def can_leave_out(s: State, p: Player, tile: i64, state: i64) -> bool:
    if s.printed.type[tile] != EXCHANGE and state & COUNT_BITS == TABLE_WIDTH - 1:
        return False
    return s.printed.sinclair_coins + least_left(s, p, tile, after_leaving_out(s, tile, state), 0) <= p.coins


def apply_giving(s: State, seat: i64, number: i64) -> None:
    p = s.players[seat]
    top: i64 = s.pending.pop()
    place: i64 = first_of(top)
    tile: i64 = p.tile(place)
    state: i64 = second_of(top)
    if number == TAKE_POINTS:
        p.lines[LINE_TILES] += s.printed.macgregor_vp
    elif number == DONE:
        finish_exchange(s, seat, tile, state)
    elif number == LEAVE_OUT:
        p.coins -= s.printed.sinclair_coins
        go_on(s, seat, place, after_leaving_out(s, tile, state), 1)
    else:
        go_on(s, seat, place, after_giving(s, tile, state, number - GIVE), third_of(top))
        s.pending.push(decision(SOURCE, seat, number - GIVE))


def go_on(s: State, seat: i64, place: i64, state: i64, left_out: i64) -> None:
    s.pending.push(decision(GIVING, seat, place, state, left_out))


def settle_giving(s: State) -> bool:
    """An exchange of shown goods is finished when nothing is left to give."""
    top: i64 = s.pending.top()
    seat: i64 = seat_of(top)
    tile: i64 = s.players[seat].tile(first_of(top))
    if s.printed.type[tile] != EXCHANGE or second_of(top) != 0:
        return False
    s.pending.pop()
    finish_exchange(s, seat, tile, 0)
    return True


def finish_exchange(s: State, seat: i64, tile: i64, state: i64) -> None:
    p = s.players[seat]
    if s.printed.type[tile] == EXCHANGE:
        p.lines[LINE_TILES] += s.printed.worth[tile]
    else:
        p.lines[LINE_TILES] += s.printed.table_vp[tile * TABLE_WIDTH + (state & COUNT_BITS)]
    if s.printed.brings[tile] == FOR_WHISKY:
        gain_whisky(s, seat, 1)
    elif s.printed.brings[tile] == FOR_MARKER:
        ask_marker(s, seat)


def legal_source(s: State, p: Player, out: vec[i64]) -> i64:
    """The tiles that hold the good, or the market."""
    good: i64 = first_of(s.pending.top())
    count: i64 = legal_from(p, good, out, 0)
    below: i64 = s.pending.items[s.pending.depth - 2]
    tile: i64 = p.tile(first_of(below))
    spare: i64 = 1 if third_of(below) == 0 and may_leave_out(s, p, tile) else 0
    if can_buy_for(s, p, tile, second_of(below), good, spare):
        out[count] = BUY
        count += 1
    return count


def apply_source(s: State, seat: i64, number: i64) -> None:
    p = s.players[seat]
    good: i64 = first_of(s.pending.pop())
    if number == BUY:
        buy(s, p, good)
    else:
        take_good(p, number - FROM, good)


# --- the judge ------------------------------------------------------------------------------------------


def judged_finish(s: State, seat: int, tile: int, state: int, spare: bool, stock: "dict[int, int] | None" = None,
                  stacks: "dict[int, int] | None" = None) -> int:  # fmt: skip
    """The fewest coins that finish the exchange, found by trying every choice of goods."""
    counted, piles, prices = judged_stock(s, seat)
    stock, stacks = stock or counted, stacks or piles
    coin = int(s.printed.sinclair_coins)
    lists = [(wanted, 0) for wanted in _wanted_lists(s, tile, state)]
    if spare:
        shorter = [
            (wanted[:at] + wanted[at + 1 :], coin) for wanted, _ in lists for at in range(len(wanted))
        ]
        lists += shorter
    return min((extra + judged_least(stock, stacks, prices, wanted) for wanted, extra in lists), default=TOO_MUCH)


def _wanted_lists(s: State, tile: int, state: int) -> "list[list[int]]":
    """Every list of goods that would finish the exchange."""
    face = s.printed.faces[tile]
    if int(s.printed.type[tile]) == EXCHANGE:
        return [[good for good in range(len(GOODS)) for _ in range((state >> (2 * good)) & 3)]]
    given, gone = state & 7, state >> 3
    ends = [n for n in range(TABLE_WIDTH) if int(s.printed.table_vp[tile * TABLE_WIDTH + n]) >= 0 and n >= given]
    if not ends:
        return []
    allowed = [good for good in range(len(GOODS)) if (int(s.printed.given_from[tile]) >> good) & 1]
    different = face.activation.type == "exchange different"
    if different:
        left = [good for good in allowed if not (gone >> good) & 1]
        return [list(some) for some in combinations(left, min(ends) - given)]
    return [list(some) for some in combinations_with_replacement(allowed, min(ends) - given)]


def why_not_exchange(s: State, seat: int, tile: int) -> str | None:
    p, face = s.players[seat], s.printed.faces[tile]
    if face.activation.type == "exchange for clan marker" and p.markers == 0:
        return "you have no clan marker left"
    if face.kind == "whisky" and "whisky" in face.activation.get and s.has_effect(p, MACGREGOR):
        return None
    spare = face.kind == "trade" and s.has_effect(p, SINCLAIR)
    total = judged_finish(s, seat, tile, int(first_state(s, tile)), spare)
    if total <= p.coins:
        return None
    if total >= TOO_MUCH:
        return f"you lack the goods for {face.name}, and the market cannot help"
    return f"the goods for {face.name} would cost {total} coins, you have {p.coins}"


def why_not_giving(s: State, seat: int, number: int) -> str | None:
    p, top = s.players[seat], s.pending.top()
    tile, state = int(p.tile(first_of(top))), int(second_of(top))
    face = s.printed.faces[tile]
    fixed = face.activation.type == "exchange"
    spare = not third_of(top) and face.kind == "trade" and s.has_effect(p, SINCLAIR)
    if number == TAKE_POINTS:
        fine = fixed and face.kind == "whisky" and "whisky" in face.activation.get and s.has_effect(p, MACGREGOR)
        fine = fine and state == first_state(s, tile)
        return None if fine else "only MacGregor's friends take points instead of a barrel"
    if number == DONE:
        fine = not fixed and s.printed.table_vp[tile * TABLE_WIDTH + (state & 7)] >= 0
        return None if fine else "the exchange cannot stop here"
    if number == LEAVE_OUT:
        return _why_not_leave_out(s, seat, tile, state, bool(spare))
    return _why_not_give(s, seat, tile, state, number - GIVE, bool(spare))


def _why_not_leave_out(s: State, seat: int, tile: int, state: int, spare: bool) -> str | None:
    coins = int(s.players[seat].coins)
    if not spare:
        return "only Sinclair's friends leave out a good, once for each trade tile"
    if s.printed.faces[tile].activation.type != "exchange" and state & 7 == TABLE_WIDTH - 1:
        return "no more goods can be given here"
    total = int(s.printed.sinclair_coins) + judged_finish(s, seat, tile, int(after_leaving_out(s, tile, state)), False)
    return None if total <= coins else "you could not finish the exchange after that"


def _why_not_give(s: State, seat: int, tile: int, state: int, good: int, spare: bool) -> str | None:
    name, coins, face = GOODS[good], int(s.players[seat].coins), s.printed.faces[tile]
    if face.activation.type == "exchange":
        if next_good(state) != good:
            return f"{face.name} does not ask for {name} now"
    elif not (int(s.printed.given_from[tile]) >> good) & 1:
        return f"{face.name} does not take {name}"
    elif face.activation.type == "exchange different" and (state >> (3 + good)) & 1:
        return f"you gave {name} already, and the goods must differ"
    elif state & 7 == TABLE_WIDTH - 1:
        return "no more goods can be given here"
    after = int(after_giving(s, tile, state, good))
    stock, stacks, prices = judged_stock(s, seat)
    ways = []
    if stock[good]:
        ways.append(judged_finish(s, seat, tile, after, spare, {**stock, good: stock[good] - 1}, stacks))
    if stacks[good] < len(prices):
        bought = {**stacks, good: stacks[good] + 1}
        ways.append(prices[stacks[good]] + judged_finish(s, seat, tile, after, spare, stock, bought))
    if not ways:
        return f"you have no {name} and its row of the market is full"
    return None if min(ways) <= coins else f"giving {name} would cost {min(ways)} coins in all, you have {coins}"


def why_not_source(s: State, seat: int, number: int) -> str | None:
    p, good = s.players[seat], int(first_of(s.pending.top()))
    if number != BUY:
        return why_not_from(s, seat, good, number)
    below = s.pending.items[s.pending.depth - 2]
    tile = int(p.tile(first_of(below)))
    spare = not third_of(below) and s.printed.faces[tile].kind == "trade" and s.has_effect(p, SINCLAIR)
    stock, stacks, prices = judged_stock(s, seat)
    if stacks[good] == len(prices):
        return f"the market's row of {GOODS[good]} is full"
    bought = {**stacks, good: stacks[good] + 1}
    total = prices[stacks[good]] + judged_finish(s, seat, tile, int(second_of(below)), bool(spare), stock, bought)
    return None if total <= p.coins else f"costs {total} coins with what else must be bought, you have {p.coins}"

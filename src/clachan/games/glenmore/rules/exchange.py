"""Exchanges: goods given one by one for victory points, a barrel of whisky or a clan marker.

Goods come from named tiles or are bought for the exchange. Every step leaves a way to finish it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import decision, first_of, seat_of, second_of, third_of
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import (
    BUY,
    DONE,
    LEAVE_OUT,
    TAKE_POINTS,
    from_place,
    give_action,
    give_good,
)
from clachan.games.glenmore.board import PLACES
from clachan.games.glenmore.decisions import GIVING, SOURCE
from clachan.games.glenmore.printed import FOR_HAGGIS, FOR_MARKER, FOR_WHISKY, TABLE_WIDTH
from clachan.games.glenmore.rules import occasions
from clachan.games.glenmore.rules.clan_markers import ask_marker
from clachan.games.glenmore.rules.exchange_costs import (
    COUNT_BITS,
    first_state,
    judged_finish,
    least_left,
    may_leave_out,
    may_take_points,
)
from clachan.games.glenmore.rules.market import TOO_MUCH, buy, judged_stock, legal_from, price, why_not_from
from clachan.games.glenmore.rules.paying import next_good
from clachan.games.glenmore.rules.territory import gain_whisky, take_good
from clachan.games.glenmore.state import GOODS_COUNT, LINE_TILES, MACGREGOR, SINCLAIR, Player, State
from clachan.games.glenmore.words import because

ELSEWHERE: Final = PLACES  # + tile: an exchange of a card or of another player's tile, instead of a place


def tile_asked(p: Player, place: i64) -> i64:
    """The tile of an exchange: an own one by its place, or one that lies elsewhere by its number."""
    return place - ELSEWHERE if place >= ELSEWHERE else p.tile(place)


def begin_exchange(s: State, seat: i64, place: i64, tile: i64) -> None:
    s.pending.push(decision(GIVING, seat, place, first_state(s, tile)))


def legal_giving(s: State, p: Player, out: vec[i64]) -> i64:
    top: i64 = s.pending.top()
    tile: i64 = tile_asked(p, first_of(top))
    state: i64 = second_of(top)
    spare: i64 = 1 if third_of(top) == 0 and may_leave_out(s, p, tile) else 0
    count: i64 = 0
    if s.printed.given[tile] != 0:
        good: i64 = next_good(state)
        if can_give(s, p, tile, state, good, spare):
            out[count] = give_action(good)
            count += 1
        if state == s.printed.given[tile] and third_of(top) == 0 and may_take_points(s, p, tile):
            out[count] = TAKE_POINTS
            count += 1
    else:
        good = 0
        while good < GOODS_COUNT:
            if can_give(s, p, tile, state, good, spare):
                out[count] = give_action(good)
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
    if s.printed.given[tile] != 0:
        return state - bit(2 * good)
    return (state + 1) | bit(3 + good)


def after_leaving_out(s: State, tile: i64, state: i64) -> i64:
    return state - bit(2 * next_good(state)) if s.printed.given[tile] != 0 else state + 1


def can_give(s: State, p: Player, tile: i64, state: i64, good: i64, spare: i64) -> bool:
    """Whether the good can be given, from a tile or bought, and the exchange finished after it."""
    if s.printed.given[tile] == 0:
        if (s.printed.given_from[tile] >> good) & 1 == 0:
            return False
        if s.printed.different[tile] != 0 and (state >> (3 + good)) & 1 != 0:
            return False
        if state & COUNT_BITS == TABLE_WIDTH - 1:
            return False
    after: i64 = after_giving(s, tile, state, good)
    if p.goods[good] > 0:
        return least_left(s, p, tile, after, spare, good, -1) <= p.coins
    return can_buy_for(s, p, tile, after, good, spare)


def can_buy_for(s: State, p: Player, tile: i64, after: i64, good: i64, spare: i64) -> bool:
    cost: i64 = price(s, good)
    if cost > p.coins:
        return False
    return cost + least_left(s, p, tile, after, spare, -1, good) <= p.coins


def can_leave_out(s: State, p: Player, tile: i64, state: i64) -> bool:
    if s.printed.given[tile] == 0 and state & COUNT_BITS == TABLE_WIDTH - 1:
        return False
    after: i64 = after_leaving_out(s, tile, state)
    return s.printed.sinclair_coins + least_left(s, p, tile, after, 0, -1, -1) <= p.coins


def apply_giving(s: State, seat: i64, number: i64) -> None:
    p = s.players[seat]
    top: i64 = s.pending.pop()
    place: i64 = first_of(top)
    tile: i64 = tile_asked(p, place)
    state: i64 = second_of(top)
    if number == TAKE_POINTS:
        p.lines[LINE_TILES] += s.printed.macgregor_vp
        if s.printed.chronicles != 0:  # what the tile adds to the barrel stays
            occasions.exchanged(s, seat, tile)
    elif number == DONE:
        finish_exchange(s, seat, tile, state)
    elif number == LEAVE_OUT:
        p.coins -= s.printed.sinclair_coins
        go_on(s, seat, place, after_leaving_out(s, tile, state), 1)
    else:
        go_on(s, seat, place, after_giving(s, tile, state, give_good(number)), third_of(top))
        s.pending.push(decision(SOURCE, seat, give_good(number)))


def go_on(s: State, seat: i64, place: i64, state: i64, left_out: i64) -> None:
    s.pending.push(decision(GIVING, seat, place, state, left_out))


def settle_giving(s: State) -> bool:
    """An exchange of shown goods is finished when nothing is left to give."""
    top: i64 = s.pending.top()
    seat: i64 = seat_of(top)
    tile: i64 = tile_asked(s.players[seat], first_of(top))
    if s.printed.given[tile] == 0 or second_of(top) != 0:
        return False
    s.pending.pop()
    finish_exchange(s, seat, tile, 0)
    return True


def finish_exchange(s: State, seat: i64, tile: i64, state: i64) -> None:
    p = s.players[seat]
    if s.printed.given[tile] != 0:
        p.lines[LINE_TILES] += s.printed.worth[tile]
    else:
        p.lines[LINE_TILES] += s.printed.table_vp[tile * TABLE_WIDTH + (state & COUNT_BITS)]
    if s.printed.brings[tile] == FOR_WHISKY:
        gain_whisky(s, seat, 1)
    elif s.printed.brings[tile] == FOR_MARKER:
        ask_marker(s, seat)
    elif s.printed.brings[tile] == FOR_HAGGIS:
        occasions.haggis_gained(s, seat, 1)
    if s.printed.chronicles != 0:
        occasions.exchanged(s, seat, tile)


def legal_source(s: State, p: Player, out: vec[i64]) -> i64:
    """The tiles that hold the good, or the market."""
    good: i64 = first_of(s.pending.top())
    count: i64 = legal_from(p, good, out, 0)
    below: i64 = s.pending.items[s.pending.depth - 2]
    tile: i64 = tile_asked(p, first_of(below))
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
        take_good(p, from_place(number), good)


# --- the judge ------------------------------------------------------------------------------------------


def why_not_exchange(s: State, seat: int, tile: int) -> Reason | None:
    p, face = s.players[seat], s.printed.faces[tile]
    if face.activation.type == "exchange for clan marker" and p.markers == 0:
        return because("no-clan-marker")
    if "haggis" in face.activation.get and not occasions.haggis_left(s):
        return because("no-haggis-left")
    if face.kind == "whisky" and "whisky" in face.activation.get and s.has_effect(p, MACGREGOR):
        return None
    spare = face.kind == "trade" and s.has_effect(p, SINCLAIR)
    total = judged_finish(s, seat, tile, int(first_state(s, tile)), spare)
    if total <= p.coins:
        return None
    if total >= TOO_MUCH:
        return because("goods-missing", tile=parts.tile(face))
    return because("goods-cost", tile=parts.tile(face), coins=total, have=int(p.coins))


def why_not_giving(s: State, seat: int, number: int) -> Reason | None:
    p, top = s.players[seat], s.pending.top()
    tile, state = int(tile_asked(p, first_of(top))), int(second_of(top))
    face = s.printed.faces[tile]
    fixed = bool(face.activation.give)
    spare = not third_of(top) and face.kind == "trade" and s.has_effect(p, SINCLAIR)
    if number == TAKE_POINTS:
        fine = (
            fixed and face.kind == "whisky" and "whisky" in face.activation.get and s.has_effect(p, MACGREGOR)
        )
        fine = fine and state == first_state(s, tile)
        return None if fine else because("only-macgregor")
    if number == DONE:
        fine = not fixed and s.printed.table_vp[tile * TABLE_WIDTH + (state & 7)] >= 0
        return None if fine else because("exchange-goes-on")
    if number == LEAVE_OUT:
        return _why_not_leave_out(s, seat, tile, state, bool(spare))
    return _why_not_give(s, seat, tile, state, give_good(number), bool(spare))


def _why_not_leave_out(s: State, seat: int, tile: int, state: int, spare: bool) -> Reason | None:
    coins = int(s.players[seat].coins)
    if not spare:
        return because("only-sinclair")
    if not s.printed.faces[tile].activation.give and state & 7 == TABLE_WIDTH - 1:
        return because("enough-given")
    total = int(s.printed.sinclair_coins) + judged_finish(
        s, seat, tile, int(after_leaving_out(s, tile, state)), False
    )
    return None if total <= coins else because("not-finishable")


def _why_not_give(s: State, seat: int, tile: int, state: int, good: int, spare: bool) -> Reason | None:
    coins, face = int(s.players[seat].coins), s.printed.faces[tile]
    if face.activation.give:
        if next_good(state) != good:
            return because("not-asked-now", tile=parts.tile(face), good=parts.good(good))
    elif not (int(s.printed.given_from[tile]) >> good) & 1:
        return because("not-taken-there", tile=parts.tile(face), good=parts.good(good))
    elif face.activation.type == "exchange different" and (state >> (3 + good)) & 1:
        return because("given-already", good=parts.good(good))
    elif state & 7 == TABLE_WIDTH - 1:
        return because("enough-given")
    after = int(after_giving(s, tile, state, good))
    stock, stacks, prices = judged_stock(s, seat)
    ways = []
    if stock[good]:
        ways.append(judged_finish(s, seat, tile, after, spare, {**stock, good: stock[good] - 1}, stacks))
    if stacks[good] < len(prices):
        bought = {**stacks, good: stacks[good] + 1}
        ways.append(prices[stacks[good]] + judged_finish(s, seat, tile, after, spare, stock, bought))
    if not ways:
        return because("neither-had-nor-sold", good=parts.good(good))
    if min(ways) <= coins:
        return None
    return because("giving-costs", good=parts.good(good), coins=min(ways), have=coins)


def why_not_source(s: State, seat: int, number: int) -> Reason | None:
    p, good = s.players[seat], int(first_of(s.pending.top()))
    if number != BUY:
        return why_not_from(s, seat, good, number)
    below = s.pending.items[s.pending.depth - 2]
    tile = int(tile_asked(p, first_of(below)))
    spare = not third_of(below) and s.printed.faces[tile].kind == "trade" and s.has_effect(p, SINCLAIR)
    stock, stacks, prices = judged_stock(s, seat)
    if stacks[good] == len(prices):
        return because("row-full", good=parts.good(good))
    bought = {**stacks, good: stacks[good] + 1}
    total = prices[stacks[good]] + judged_finish(
        s, seat, tile, int(second_of(below)), bool(spare), stock, bought
    )
    return None if total <= p.coins else because("costs-in-all", coins=total, have=int(p.coins))

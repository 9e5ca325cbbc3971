"""Goods that come to one tile at once: what does not fit is lost, and the owner chooses what is kept.

The goods of an activation, of a clan and of a removed tile come this way, two bits for each kind.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import decision, first_of, second_of, third_of
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import keep_action, keep_good
from clachan.games.glenmore.decisions import KEEPING
from clachan.games.glenmore.rules import occasions
from clachan.games.glenmore.rules.territory import ROOM, add_good
from clachan.games.glenmore.state import GOODS_COUNT, Player, State
from clachan.games.glenmore.words import because

PRODUCED: Final = 1024  # in the third argument, above the goods that have been kept so far


def total_of(goods: i64) -> i64:
    total: i64 = 0
    while goods != 0:
        total += goods & 3
        goods >>= 2
    return total


def produce(s: State, seat: i64, place: i64, goods: i64) -> None:
    """Put what an activation makes on its tile; the owner is asked if different goods have not room."""
    p = s.players[seat]
    if total_of(goods) > ROOM - p.goods_on(place):
        s.pending.push(decision(KEEPING, seat, goods, place, PRODUCED))
        return
    put_all(p, place, goods)
    if s.printed.chronicles != 0:
        occasions.produced(s, seat, place, goods)


def put_all(p: Player, place: i64, goods: i64) -> None:
    good: i64 = 0
    while good < GOODS_COUNT:
        times: i64 = (goods >> (2 * good)) & 3
        while times > 0:
            add_good(p, place, good)
            times -= 1
        good += 1


def settle_keeping(s: State, seat: i64) -> bool:
    """If everything fits, or nothing more, there is nothing to ask."""
    p = s.players[seat]
    top: i64 = s.pending.top()
    goods: i64 = first_of(top)
    place: i64 = second_of(top)
    room: i64 = ROOM - p.goods_on(place)
    if room > 0 and total_of(goods) > room:
        return False
    s.pending.pop()
    kept: i64 = third_of(top)
    if room > 0:
        put_all(p, place, goods)
        kept += goods
    if kept >= PRODUCED and s.printed.chronicles != 0:
        occasions.produced(s, seat, place, kept - PRODUCED)
    return True


def legal_keeping(s: State, out: vec[i64]) -> i64:
    goods: i64 = first_of(s.pending.top())
    count: i64 = 0
    good: i64 = 0
    while good < GOODS_COUNT:
        if (goods >> (2 * good)) & 3 != 0:
            out[count] = keep_action(good)
            count += 1
        good += 1
    return count


def why_not_keeping(s: State, number: int) -> Reason | None:
    top, good = s.pending.top(), keep_good(number)
    offered = (int(first_of(top)) >> (2 * good)) & 3
    place = int(second_of(top))
    return None if offered else because("none-left-to-keep", good=parts.good(good), place=parts.cell(place))


def apply_keeping(s: State, seat: i64, number: i64) -> None:
    top: i64 = s.pending.pop()
    one: i64 = bit(2 * keep_good(number))
    add_good(s.players[seat], second_of(top), keep_good(number))
    s.pending.push(decision(KEEPING, seat, first_of(top) - one, second_of(top), third_of(top) + one))

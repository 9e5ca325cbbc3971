"""Paying for a tile: coins and whisky at once, goods and Scotsmen one by one where there is a choice."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import decision, first_of, second_of, third_of
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import BUY, from_action, from_place
from clachan.games.glenmore.board import NAMES
from clachan.games.glenmore.components import GOODS
from clachan.games.glenmore.decisions import COST
from clachan.games.glenmore.rules import occasions
from clachan.games.glenmore.rules.market import (
    buy,
    judged_least,
    judged_stock,
    least_after,
    least_for,
    legal_from,
    most_coins,
    price,
    why_not_from,
)
from clachan.games.glenmore.rules.placing import any_place, any_plain, any_river, legal_places, why_not_place
from clachan.games.glenmore.rules.territory import scotsmen_places, take_good, take_scotsman
from clachan.games.glenmore.state import GOODS_COUNT, MACKINTOSH, OTHER_KIND, SCOTS_BITS, Player, State
from clachan.games.glenmore.words import amounts, because
from clachan.games.glenmore.workspace import give_back, take_workspace


def can_pay(s: State, p: Player, tile: i64) -> bool:
    """Whether the tile's cost can be paid now, buying what is missing."""
    printed = s.printed
    if p.whisky < printed.cost_whisky[tile]:
        return False
    return least_for(s, p, printed.cost_goods[tile], 0) + printed.cost_coins[tile] <= p.coins


def could_pay(s: State, p: Player, tile: i64) -> bool:
    """Whether it could be paid after selling other goods first."""
    printed = s.printed
    if p.whisky < printed.cost_whisky[tile]:
        return False
    needs: i64 = printed.cost_goods[tile]
    return least_for(s, p, needs, 0) + printed.cost_coins[tile] <= most_coins(s, p, needs)


def can_place(s: State, p: Player, tile: i64) -> bool:
    """Whether a place is left for a tile after its Scotsman, if it costs one, has gone."""
    if s.printed.cost_scotsmen[tile] == 0:
        return any_place(s, p, tile, -1)
    index: i64 = 0
    while index < p.size:
        if can_give_scotsman(s, p, tile, p.places[index]):
            return True
        index += 1
    return False


def has_places(s: State, p: Player, tile: i64) -> bool:
    """Whether at least two places are possible, so that it is a real question where the tile goes."""
    work = take_workspace()
    found: i64 = legal_places(s, p, tile, 2, work.numbers, 0)
    give_back(work)
    return found > 1


PLAIN_OPEN: Final = 1
RIVER_OPEN: Final = 2


def open_places(s: State, p: Player) -> i64:
    """Whether ordinary tiles and river tiles find a place, asked once for all of the track."""
    castles: bool = s.has_effect(p, MACKINTOSH)
    found: i64 = 0
    if any_plain(s, p, castles, -1):
        found |= PLAIN_OPEN
    if any_river(s, p, castles, -1):
        found |= RIVER_OPEN
    return found


def can_place_known(s: State, p: Player, tile: i64, opened: i64) -> bool:
    """As can_place, with what `open_places` has found."""
    if s.printed.overbuild[tile] != 0 or s.printed.cost_scotsmen[tile] != 0:
        return can_place(s, p, tile)
    return opened & (RIVER_OPEN if s.printed.river[tile] != 0 else PLAIN_OPEN) != 0


def can_give_scotsman(s: State, p: Player, tile: i64, place: i64) -> bool:
    """Whether the Scotsman of this place can pay for the tile: the others must still support it."""
    return p.cells[place] & SCOTS_BITS != 0 and any_place(s, p, tile, place)


def why_not_pay(s: State, seat: int, tile: int) -> Reason | None:
    """What of the cost is missing."""
    p, cost = s.players[seat], s.printed.faces[tile].cost
    whisky, coins = cost.get("whisky", 0), cost.get("coin", 0)
    if p.whisky < whisky:
        return because("whisky-cost", whisky=whisky, have=int(p.whisky))
    stock, stacks, prices = judged_stock(s, seat)
    wanted = [g for g, good in enumerate(GOODS) for _ in range(cost.get(good, 0))]
    missing = {good: cost[good] for g, good in enumerate(GOODS) if cost.get(good, 0) > stock[g]}
    total = coins + judged_least(stock, stacks, prices, wanted)
    if total <= p.coins:
        return None
    if total >= 1000:
        return because("row-full-for", goods=amounts(missing))
    return because("must-buy", coins=total, have=int(p.coins))


def why_not_room(s: State, seat: int, tile: int) -> Reason | None:
    """Whether some place is left for the tile once its Scotsman is paid."""
    p = s.players[seat]
    scots = s.printed.faces[tile].cost.get("scotsman", 0)
    if scots and any(_why_not_without(s, seat, tile, place) is None for place in scotsmen_places(p)):
        return None
    if not scots and any(why_not_place(s, seat, tile, place) is None for place in range(len(NAMES))):
        return None
    return because("no-place-for", tile=parts.tile(s.printed.faces[tile]))


def _why_not_without(s: State, seat: int, tile: int, place: int) -> Reason | None:
    """Whether the tile finds a place without the Scotsman of this place."""
    tried = s.copy()
    take_scotsman(tried.players[seat], place)
    if any(why_not_place(tried, seat, tile, spot) is None for spot in range(len(NAMES))):
        return None
    return because("no-place-without", place=parts.cell(place), tile=parts.tile(s.printed.faces[tile]))


def begin_payment(s: State, seat: i64, tile: i64) -> None:
    """Coins and whisky leave at once; the rest is asked."""
    p = s.players[seat]
    p.coins -= s.printed.cost_coins[tile]
    if s.printed.cost_whisky[tile] != 0:
        pay_whisky(s, seat, s.printed.cost_whisky[tile])
    if s.printed.cost_goods[tile] != 0 or s.printed.cost_scotsmen[tile] != 0:
        s.pending.push(decision(COST, seat, tile, s.printed.cost_goods[tile], s.printed.cost_scotsmen[tile]))


def step_payment(s: State) -> None:
    """A payment that waited."""
    top: i64 = s.pending.pop()
    begin_payment(s, second_of(top), first_of(top))


def pay_whisky(s: State, seat: i64, barrels: i64) -> None:
    s.players[seat].whisky -= barrels
    if s.printed.chronicles != 0:
        occasions.whisky_paid(s, seat, barrels)


def next_good(needs: i64) -> i64:
    """The first good that is still to be paid; GOODS_COUNT if none is, as when a Scotsman is asked for."""
    good: i64 = 0
    while good < GOODS_COUNT and (needs >> (2 * good)) & 3 == 0:
        good += 1
    return good


def legal_cost(s: State, p: Player, out: vec[i64]) -> i64:
    """The goods one after the other, then the Scotsman."""
    top: i64 = s.pending.top()
    needs: i64 = second_of(top)
    count: i64 = 0
    if needs == 0:
        index: i64 = 0
        while index < p.size:
            if can_give_scotsman(s, p, first_of(top), p.places[index]):
                out[count] = from_action(p.places[index])
                count += 1
            index += 1
        return count
    good: i64 = next_good(needs)
    count = legal_from(p, good, out, 0)
    if can_buy(s, p, good, needs - bit(2 * good)):
        out[count] = BUY
        count += 1
    return count


def can_buy(s: State, p: Player, good: i64, rest: i64) -> bool:
    """Whether the good can be bought with enough coins left for the rest of the needs."""
    cost: i64 = price(s, good)
    if cost > p.coins:
        return False
    return cost + least_after(s, p, rest, 0, -1, good) <= p.coins


def why_not_cost(s: State, seat: int, number: int) -> Reason | None:
    p, top = s.players[seat], s.pending.top()
    tile, needs = int(first_of(top)), int(second_of(top))
    if needs == 0:
        place = from_place(number)
        if number == BUY or place not in scotsmen_places(p):
            return because("costs-a-scotsman")
        return _why_not_without(s, seat, tile, place)
    wanted = [good for good in range(len(GOODS)) for _ in range((needs >> (2 * good)) & 3)]
    if number != BUY:
        return why_not_from(s, seat, wanted[0], number)
    stock, stacks, prices = judged_stock(s, seat)
    if stacks[wanted[0]] == len(prices):
        return because("row-full", good=parts.good(wanted[0]))
    cost = prices[stacks[wanted[0]]]
    stacks[wanted[0]] += 1
    total = cost + judged_least(stock, stacks, prices, wanted[1:])
    return None if total <= p.coins else because("costs-in-all", coins=total, have=int(p.coins))


def apply_cost(s: State, seat: i64, number: i64) -> None:
    p = s.players[seat]
    top: i64 = s.pending.pop()
    needs: i64 = second_of(top)
    scots: i64 = third_of(top)
    if needs == 0:
        take_scotsman(p, from_place(number))
        scots -= 1
    else:
        good: i64 = next_good(needs)
        needs -= bit(2 * good)
        if number == BUY:
            buy(s, p, good)
        else:
            take_good(p, from_place(number), good)
    if needs != 0 or scots != 0:
        s.pending.push(decision(COST, seat, first_of(top), needs, scots))


def lies_in_territory(s: State, tile: i64) -> bool:
    return s.printed.kind[tile] <= OTHER_KIND

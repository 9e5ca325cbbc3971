"""The market: selling at any time, buying for immediate use, and paying goods from named tiles."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import decision, first_of
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import from_action, from_place, sell_action, sell_good
from clachan.games.glenmore.components import GOODS
from clachan.games.glenmore.decisions import SELLING
from clachan.games.glenmore.rules.territory import holds_good, places_with, take_good
from clachan.games.glenmore.state import GOODS_COUNT, Player, State
from clachan.games.glenmore.words import because

PRICES: Final = 3
TOO_MUCH: Final = 1000


def price(s: State, good: i64) -> i64:
    """What one good costs now; TOO_MUCH when its row is full."""
    stacks: i64 = s.market[good]
    return TOO_MUCH if stacks >= PRICES else s.printed.price[stacks]


def buy(s: State, p: Player, good: i64) -> None:
    p.coins -= price(s, good)
    s.market[good] += 1


def legal_sell(s: State, p: Player, out: vec[i64], count: i64) -> i64:
    good: i64 = 0
    while good < GOODS_COUNT:
        if p.goods[good] > 0 and s.market[good] > 0:
            out[count] = sell_action(good)
            count += 1
        good += 1
    return count


def can_sell(s: State, p: Player) -> bool:
    good: i64 = 0
    while good < GOODS_COUNT:
        if p.goods[good] > 0 and s.market[good] > 0:
            return True
        good += 1
    return False


def why_not_sell(s: State, seat: int, number: int) -> Reason | None:
    good = sell_good(number)
    if not places_with(s.players[seat], good):
        return because("none-to-sell", good=parts.good(good))
    return None if s.market[good] else because("row-empty", good=parts.good(good))


def apply_sell(s: State, seat: i64, number: i64) -> None:
    """Where several tiles hold the good, the player says which one it leaves."""
    good: i64 = sell_good(number)
    place: i64 = holds_good(s.players[seat], good)
    if place < 0:
        s.pending.push(decision(SELLING, seat, good))
    else:
        sell_from(s, s.players[seat], place, good)


def sell_from(s: State, p: Player, place: i64, good: i64) -> None:
    """Take the rightmost stack of coins of the row."""
    take_good(p, place, good)
    s.market[good] -= 1
    p.coins += s.printed.price[s.market[good]]


def apply_selling(s: State, seat: i64, number: i64) -> None:
    sell_from(s, s.players[seat], from_place(number), first_of(s.pending.pop()))


def legal_from(p: Player, good: i64, out: vec[i64], count: i64) -> i64:
    """Every tile that holds the good."""
    index: i64 = 0
    while index < p.size:
        place: i64 = p.places[index]
        if p.good_on(place, good) > 0:
            out[count] = from_action(place)
            count += 1
        index += 1
    return count


def why_not_from(s: State, seat: int, good: int, number: int) -> Reason | None:
    place = from_place(number)
    if place in places_with(s.players[seat], good):
        return None
    return because("no-good-there", good=parts.good(good), place=parts.cell(place))


def most_coins(s: State, p: Player, needs: i64) -> i64:
    """The coins that a player could have after selling every good that is not among the needs."""
    total: i64 = p.coins
    good: i64 = 0
    while good < GOODS_COUNT:
        spare: i64 = p.goods[good] - ((needs >> (2 * good)) & 3)
        stacks: i64 = s.market[good]
        while spare > 0 and stacks > 0:
            stacks -= 1
            total += s.printed.price[stacks]
            spare -= 1
        good += 1
    return total


def least_for(s: State, p: Player, needs: i64, left_out: i64) -> i64:
    """The fewest coins that buy what is missing of the needed goods.

    `left_out` is 1 when one good may be replaced by Sinclair's coin.
    """
    return least_after(s, p, needs, left_out, -1, -1)


def least_after(s: State, p: Player, needs: i64, left_out: i64, given: i64, bought: i64) -> i64:
    """As least_for, after one good has been given and one bought; -1 if none has been."""
    total: i64 = 0
    dearest: i64 = 0
    good: i64 = 0
    while good < GOODS_COUNT:
        missing: i64 = ((needs >> (2 * good)) & 3) - p.goods[good]
        if good == given:
            missing += 1
        stacks: i64 = s.market[good]
        if good == bought:
            stacks += 1
        while missing > 0:
            cost: i64 = TOO_MUCH if stacks >= PRICES else s.printed.price[stacks]
            total += cost
            if cost > dearest:
                dearest = cost
            stacks += 1
            missing -= 1
        good += 1
    if left_out != 0 and dearest > s.printed.sinclair_coins:
        total += s.printed.sinclair_coins - dearest
    return total


# For the judge: the same questions asked by trying out every way.


def judged_least(
    stock: "dict[int, int]", stacks: "dict[int, int]", prices: "list[int]", wanted: "list[int]"
) -> int:
    """The fewest coins for these goods, each taken from the stock or bought."""
    if not wanted:
        return 0
    good, rest = wanted[0], wanted[1:]
    ways = []
    if stock[good]:
        ways.append(judged_least({**stock, good: stock[good] - 1}, stacks, prices, rest))
    if stacks[good] < len(prices):
        after = {**stacks, good: stacks[good] + 1}
        ways.append(prices[stacks[good]] + judged_least(stock, after, prices, rest))
    return min(ways, default=TOO_MUCH)


def judged_stock(s: State, seat: int) -> "tuple[dict[int, int], dict[int, int], list[int]]":
    """Goods in the territory, stacks on the market, and the prices, counted afresh."""
    p = s.players[seat]
    stock = {g: sum(int(p.good_on(place, g)) for place in places_with(p, g)) for g in range(len(GOODS))}
    stacks = {g: int(s.market[g]) for g in range(len(GOODS))}
    return stock, stacks, [int(s.printed.price[i]) for i in range(PRICES)]

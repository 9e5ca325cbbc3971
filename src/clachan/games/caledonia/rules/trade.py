"""Action 1: trade at the market."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.message import Reason
from clachan.games.caledonia.actions import (
    buy_action,
    buy_count,
    buy_good,
    is_buy,
    sell_action,
    sell_count,
    sell_good,
)
from clachan.games.caledonia.components import GOODS
from clachan.games.caledonia.state import STEWART, Player, State
from clachan.games.caledonia.words import because


def legal_trade_of(s: State, p: Player, good: i64, out: vec[i64], count: i64) -> i64:
    """Every number of one good that can be bought or sold."""
    price: i64 = s.price(good)
    purse: i64 = p.money + 1 if p.clan == STEWART else p.money
    number: i64 = 1
    if p.trading[good] >= 0:
        total: i64 = price
        while number <= p.ready and total <= purse:
            out[count] = buy_action(number, good)
            count += 1
            number += 1
            total += price
    if p.trading[good] <= 0:
        most: i64 = p.ready if p.ready < p.goods[good] else p.goods[good]
        number = 1
        while number <= most:
            out[count] = sell_action(number, good)
            count += 1
            number += 1
    return count


def legal_trade(s: State, p: Player, out: vec[i64], count: i64) -> i64:
    if p.ready == 0:
        return count
    good: i64 = 0
    while good < 6:
        count = legal_trade_of(s, p, good, out, count)
        good += 1
    return count


def why_not_trade(s: State, seat: int, number: int) -> Reason | None:
    """Merchants ready, no merchants on the other side, and the goods or the money."""
    buying = is_buy(number)
    amount = buy_count(number) if buying else sell_count(number)
    good = buy_good(number) if buying else sell_good(number)
    if not buying:
        stock = int(s.players[seat].goods[good])
        if stock < amount:
            return because("sell-stock", count=amount, good=f"good:{GOODS[good]}", have=stock)
    return why_not_merchants(s, seat, good, amount, buying) or (
        why_not_pay(s, seat, amount * int(s.price(good))) if buying else None
    )


def why_not_merchants(s: State, seat: int, good: int, amount: int, buying: bool) -> Reason | None:
    p = s.players[seat]
    if p.ready < amount:
        return because("merchants", count=amount, have=int(p.ready))
    there = int(p.trading[good])
    if buying and there < 0:
        return because("selling-already", count=-there, good=f"good:{GOODS[good]}")
    if not buying and there > 0:
        return because("buying-already", count=there, good=f"good:{GOODS[good]}")
    return None


def why_not_pay(s: State, seat: int, total: int) -> Reason | None:
    """Stewart's £1 for trading comes before the bill."""
    p = s.players[seat]
    purse = int(p.money) + (1 if p.clan == STEWART else 0)
    return None if purse >= total else because("too-dear", cost=total, money=purse)


def apply_trade(s: State, seat: i64, number: i64) -> None:
    if is_buy(number):
        good: i64 = buy_good(number)
        buy(s, seat, good, buy_count(number), s.price(good))
    else:
        sell(s, seat, sell_good(number), sell_count(number))
    s.shifted = -1


def buy(s: State, seat: i64, good: i64, amount: i64, price: i64) -> None:
    """Send merchants, pay each the price before the move, then let the price rise."""
    p = s.players[seat]
    if p.clan == STEWART:
        p.money += 1
    p.money -= price * amount
    p.goods[good] += amount
    p.ready -= amount
    p.trading[good] += amount
    move_price(s, good, amount)


def sell(s: State, seat: i64, good: i64, amount: i64) -> None:
    p = s.players[seat]
    if p.clan == STEWART:
        p.money += 1
    p.money += s.price(good) * amount
    p.goods[good] -= amount
    p.ready -= amount
    p.trading[good] -= amount
    move_price(s, good, -amount)


def move_price(s: State, good: i64, steps: i64) -> None:
    s.step[good] = step_after(s, good, steps)


def step_after(s: State, good: i64, steps: i64) -> i64:
    """Where a price marker would be moved: it stops at either end of its track."""
    step: i64 = s.step[good] + steps
    if step < 0:
        return 0
    return step if step < s.printed.values.steps else s.printed.values.steps - 1

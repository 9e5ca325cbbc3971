"""Actions 4, 5 and 6: upgrade shipping, upgrade technology, hire a merchant; and the bonus upgrade."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.message import Reason
from clachan.games.caledonia.actions import (
    HIRE,
    SHIPPING,
    is_recall,
    recall_action,
    recall_good,
    recall_side,
    technology_action,
    technology_workers,
)
from clachan.games.caledonia.components import GOODS
from clachan.games.caledonia.rules.units import measure_reach
from clachan.games.caledonia.state import MACDONALD, MERCHANTS, SHIPPING_MOST, Player, State
from clachan.games.caledonia.words import because

COLUMNS = ("woodcutters", "miners")
BUYER: Final = 0
SELLER: Final = 1


def legal_upgrades(s: State, p: Player, bonus: bool, out: vec[i64], count: i64) -> i64:
    """Upgrades at their price, or at the price of a bonus upgrade."""
    if p.shipping < SHIPPING_MOST and (bonus or p.money >= s.printed.values.shipping_cost):
        out[count] = SHIPPING
        count += 1
    price: i64 = s.printed.values.technology_bonus_cost if bonus else s.printed.values.technology_cost
    if p.money >= price and p.clan != MACDONALD:
        if p.technology & 1 == 0:
            out[count] = technology_action(0)
            count += 1
        if p.technology & 2 == 0:
            out[count] = technology_action(1)
            count += 1
    if p.merchants < MERCHANTS and (bonus or p.money >= s.printed.values.hire_cost):
        out[count] = HIRE
        count += 1
    return count


def legal_bonus_upgrade(s: State, p: Player, out: vec[i64], count: i64) -> i64:
    """A bonus upgrade may also bring one merchant back from the market."""
    count = legal_upgrades(s, p, True, out, count)
    good: i64 = 0
    while good < 6:
        if p.trading[good] > 0:
            out[count] = recall_action(BUYER, good)
            count += 1
        if p.trading[good] < 0:
            out[count] = recall_action(SELLER, good)
            count += 1
        good += 1
    return count


def is_upgrade(number: i64) -> bool:
    return SHIPPING <= number <= HIRE


def why_not_upgrade(s: State, seat: int, number: int, bonus: bool) -> Reason | None:
    p, printed = s.players[seat], s.printed.components
    if is_recall(number):
        return why_not_recall(p, number)
    if number == SHIPPING:
        full = because("shipping-full", lochs=4) if p.shipping == SHIPPING_MOST else None
        cost = printed.number("shipping.cost")
        return full or (None if bonus else _why_not_money(p, cost))
    if number == HIRE:
        full = because("merchants-full", count=MERCHANTS) if p.merchants == MERCHANTS else None
        return full or (None if bonus else _why_not_money(p, printed.number("merchants.cost")))
    if p.clan == MACDONALD:
        return because("no-technology")
    if p.technology_has(technology_workers(number)):
        return because("upgraded", workers=f"board:{COLUMNS[technology_workers(number)]}")
    return _why_not_money(p, printed.number("technology.bonus_cost" if bonus else "technology.cost"))


def why_not_recall(p: Player, number: int) -> Reason | None:
    side, good = recall_side(number), recall_good(number)
    there = p.trading[good]
    if there > 0 if side == BUYER else there < 0:
        return None
    return because("no-merchant-there", side=("buyer", "seller")[side], good=f"good:{GOODS[good]}")


def _why_not_money(p: Player, cost: int) -> Reason | None:
    return None if p.money >= cost else because("too-dear", cost=cost, money=int(p.money))


def apply_upgrade(s: State, seat: i64, number: i64, bonus: bool) -> None:
    p = s.players[seat]
    if number == SHIPPING:
        if not bonus:
            p.money -= s.printed.values.shipping_cost
        p.shipping += 1
        measure_reach(s, p)
    elif number == HIRE:
        if not bonus:
            p.money -= s.printed.values.hire_cost
        p.merchants += 1
        p.ready += 1
    elif is_recall(number):
        good: i64 = recall_good(number)
        p.trading[good] += 1 if recall_side(number) == SELLER else -1
        p.ready += 1
    else:
        p.money -= s.printed.values.technology_bonus_cost if bonus else s.printed.values.technology_cost
        p.technology |= bit(technology_workers(number))

"""What export contracts are worth to a seat: those in its box, and those that lie on the export board."""

from typing import Final

from mypy_extensions import i64

from clachan.bots.caledonia.forecast import END, Forecast
from clachan.bots.caledonia.weights import (
    BOX,
    BUYING,
    EXPORT,
    FREE_EXPANSION,
    FREE_UPGRADE,
    LATER_CONTRACT,
    MEAT_COST,
    OFFER,
    READY_CONTRACT,
    WAITING,
)
from clachan.games.caledonia.state import (
    ASKS_BEEF,
    ASKS_MUTTON,
    ASKS_WOOL,
    BRINGS_COTTON,
    BRINGS_EXPANSIONS,
    BRINGS_HOPS,
    BRINGS_MONEY,
    BRINGS_SUGAR,
    BRINGS_TOBACCO,
    BRINGS_UPGRADES,
    BUCHANAN,
    MILK,
    SHEEP,
    WOOL,
    Player,
    State,
)

LAND: Final = 3  # what the ground under a unit usually costs


def contract_points(o: Forecast, s: State, p: Player) -> i64:
    """Contracts in the export box, and the empty box with the best that lies on the board."""
    if o.now == END:
        return 0
    total: i64 = 0
    if p.box != 0:
        total += held_points(o, s, p, p.box - 1)
        if p.second_box != 0:
            reserve(o, s, p.box - 1)
            total += held_points(o, s, p, p.second_box - 1)
            clear(o)
    elif p.second_box != 0:
        total += held_points(o, s, p, p.second_box - 1)
    if p.box == 0 or (p.clan == BUCHANAN and p.second_box == 0):
        total += o.w[BOX + o.now - 1]
        best: i64 = best_offer(o, s, p)
        if best > 0:
            total += best * o.w[OFFER + o.now - 1] // 100
    return total


def reserve(o: Forecast, s: State, contract: i64) -> None:
    """What one contract takes is not there for another."""
    column: i64 = ASKS_WOOL
    while column <= 5:
        o.reserved[column] = s.asks(contract, column)
        column += 1


def clear(o: Forecast) -> None:
    column: i64 = ASKS_WOOL
    while column <= 5:
        o.reserved[column] = 0
        column += 1


def held_points(o: Forecast, s: State, p: Player, contract: i64) -> i64:
    net: i64 = net_points(o, s, p, contract, 0, brought(o, s, contract))
    return net if net > 0 else 0


def best_offer(o: Forecast, s: State, p: Player) -> i64:
    """The best contract on the export board, its fee paid."""
    fee: i64 = s.printed.values.fees[o.now - 1]
    most: i64 = o.w[READY_CONTRACT] if o.w[READY_CONTRACT] > o.w[LATER_CONTRACT] else o.w[LATER_CONTRACT]
    best: i64 = 0
    slot: i64 = 0
    while slot < s.printed.values.boxes:
        contract: i64 = s.slots[slot]
        if contract != 0:
            gain: i64 = brought(o, s, contract - 1)
            if gain * most // 100 + fee * o.pound > best:  # else it cannot be the best, whatever it costs
                net: i64 = net_points(o, s, p, contract - 1, fee, gain) + fee * o.pound
                if net > best:
                    best = net
        slot += 1
    return best


def net_points(o: Forecast, s: State, p: Player, contract: i64, fee: i64, gain: i64) -> i64:
    """What a contract brings beyond the worth of what it asks for; 0 if it cannot be done in time."""
    cost: i64 = 0
    buys: i64 = 0
    bill: i64 = 0
    missing: i64 = 0
    column: i64 = ASKS_WOOL
    while column <= 5:
        need: i64 = s.asks(contract, column)
        if need > 0:
            if column == ASKS_MUTTON or column == ASKS_BEEF:
                animal: i64 = column - ASKS_MUTTON
                there: i64 = p.deployed[animal] - o.reserved[column]
                there = there if there > 0 else 0
                here: i64 = there if there < need else need
                good: i64 = WOOL if animal == SHEEP else MILK
                cost += need * o.yearly[good] * o.w[MEAT_COST] // 100
                cost += (need - here) * (s.printed.values.unit_cost[animal] + LAND) * o.pound
                bill += (need - here) * (s.printed.values.unit_cost[animal] + LAND)
                missing += need - here
            else:
                good = column
                if column == ASKS_WOOL:
                    good = WOOL
                there = p.goods[good] - o.reserved[column]
                soon: i64 = o.income[good] * (o.left - 1)
                if there < 0:
                    soon = soon + there if soon + there > 0 else 0
                    there = 0
                here = there if there < need else need
                wait: i64 = need - here
                if wait > soon:
                    buys += wait - soon
                    bill += (wait - soon) * s.price(good)
                    cost += (wait - soon) * (s.price(good) * o.pound + o.w[BUYING])
                    missing += wait - soon
                    wait = soon
                missing += wait
                cost += here * o.worth[good] + wait * (o.worth[good] + o.w[WAITING])
        column += 1
    if missing > 0 and not can_get(o, s, p, buys, bill, fee):
        return 0
    share: i64 = o.w[READY_CONTRACT] if missing == 0 else o.w[LATER_CONTRACT]
    return (gain - cost) * share // 100


def can_get(o: Forecast, s: State, p: Player, buys: i64, bill: i64, fee: i64) -> bool:
    """Whether merchants, and in the last round the money, suffice for what must still be bought."""
    merchants: i64 = p.merchants * o.phases
    if o.now == s.round:
        merchants -= p.merchants - p.ready
    if buys > merchants:
        return False
    return o.phases > 1 or bill <= p.money + fee


def brought(o: Forecast, s: State, contract: i64) -> i64:
    """Imports, bonuses and the place in the ranking that a contract brings."""
    gain: i64 = s.asks(contract, BRINGS_HOPS) * o.prizes.hops + o.w[EXPORT]
    gain += s.asks(contract, BRINGS_COTTON) * o.import_worth[0]
    gain += s.asks(contract, BRINGS_TOBACCO) * o.import_worth[1]
    gain += s.asks(contract, BRINGS_SUGAR) * o.import_worth[2]
    gain += s.asks(contract, BRINGS_MONEY) * o.pound
    gain += s.asks(contract, BRINGS_EXPANSIONS) * o.w[FREE_EXPANSION]
    return gain + s.asks(contract, BRINGS_UPGRADES) * o.w[FREE_UPGRADE]

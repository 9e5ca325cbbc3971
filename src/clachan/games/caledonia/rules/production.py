"""Phase 3: production."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import decision, first_of
from clachan.core.message import Reason
from clachan.games.caledonia.actions import (
    CHURN_MOST,
    DONE,
    MATURE,
    churn_action,
    churn_count,
    make_action,
    make_count,
    make_good,
)
from clachan.games.caledonia.components import MADE
from clachan.games.caledonia.decisions import CHURNING, MAKING, MATURING, PRODUCTION
from clachan.games.caledonia.rules.cellar import ask_last_barrels
from clachan.games.caledonia.rules.units import places_of_kind
from clachan.games.caledonia.state import (
    BAKERY,
    BREAD,
    CHEESE,
    COW,
    CUNNINGHAM,
    DAIRY,
    DISTILLERY,
    FIELD,
    FISHERMAN,
    GRAIN,
    MACDONALD,
    MACKENZIE,
    MILK,
    MINER,
    ROUNDS,
    SHEEP,
    WHISKY,
    WOODCUTTER,
    Player,
    State,
)
from clachan.games.caledonia.words import because

# Processed goods in the order in which they are asked for: cheese, bread, whisky.
BUILDING: Final = vec[i64]([DAIRY, BAKERY, DISTILLERY])
INPUT: Final = vec[i64]([MILK, GRAIN, GRAIN])
OUTPUT: Final = vec[i64]([CHEESE, BREAD, WHISKY])
INPUT_NAMES: Final = ("milk", "grain", "grain")


def step_production(s: State) -> None:
    """Everyone produces, in turn order; after the last production the cellar is opened once more."""
    done: i64 = first_of(s.pending.top())
    if done == s.printed.players:
        s.pending.pop()
        if s.round == ROUNDS:
            ask_last_barrels(s)
        return
    s.pending.replace(decision(PRODUCTION, -2, done + 1))
    s.turn += 1
    produce(s, s.seat_at(done))


def produce(s: State, seat: i64) -> None:
    """What comes by itself at once; then questions for what may be made of it."""
    p = s.players[seat]
    earn(s, p)
    p.whisky_made = 0
    if p.clan == CUNNINGHAM:
        s.pending.push(decision(CHURNING, seat))
    if p.clan == MACKENZIE:
        s.pending.push(decision(MATURING, seat))
    if p.deployed[DISTILLERY] > 0:
        s.pending.push(decision(MAKING, seat, 2))
    if p.deployed[BAKERY] > 0:
        s.pending.push(decision(MAKING, seat, 1))
    if p.deployed[DAIRY] > 0:
        s.pending.push(decision(MAKING, seat, 0))


def earn(s: State, p: Player) -> None:
    """Old barrels, wages and basic goods: nobody is asked for them."""
    if p.clan == MACKENZIE:
        age_barrels(s, p)
    p.money += wages(s, p)
    p.goods[s.printed.values.unit_good[SHEEP]] += p.deployed[SHEEP] * s.printed.values.unit_yields[SHEEP]
    p.goods[s.printed.values.unit_good[COW]] += p.deployed[COW] * s.printed.values.unit_yields[COW]
    p.goods[s.printed.values.unit_good[FIELD]] += p.deployed[FIELD] * s.printed.values.unit_yields[FIELD]


def wages(s: State, p: Player) -> i64:
    pay: i64 = p.deployed[WOODCUTTER] * wage(s, p, WOODCUTTER) + p.deployed[MINER] * wage(s, p, MINER)
    return pay + p.deployed[FISHERMAN] * s.printed.values.fisherman_income


def wage(s: State, p: Player, worker: i64) -> i64:
    """What one worker of a kind earns; MacDonald's earn alike, and nobody else has fishermen."""
    if p.clan == MACDONALD or worker == FISHERMAN:
        return s.printed.values.fisherman_income
    board: i64 = worker - WOODCUTTER
    if p.technology & bit(board) != 0:
        return s.printed.values.income_upgraded[board]
    return s.printed.values.income[board]


def age_barrels(s: State, p: Player) -> None:
    """Each barrel moves on one space; the oldest leaves the cellar and pays."""
    if p.cellar & 4 != 0:
        p.goods[WHISKY] += 1
        p.money += s.printed.values.cellar[2]
    p.cellar = (p.cellar << 1) & 6


def most_made(p: Player, product: i64) -> i64:
    buildings: i64 = p.deployed[BUILDING[product]]
    stock: i64 = p.goods[INPUT[product]]
    return buildings if buildings < stock else stock


def legal_making(s: State, p: Player, out: vec[i64]) -> i64:
    product: i64 = first_of(s.pending.top())
    most: i64 = most_made(p, product)
    number: i64 = 0
    while number <= most:
        out[number] = make_action(product, number)
        number += 1
    return number


def why_not_making(s: State, seat: int, number: int) -> Reason | None:
    product, amount = make_good(number), make_count(number)
    now, made = int(first_of(s.pending.top())), f"good:{MADE[product]}"
    if product != now:
        return because("made-now", now=f"good:{MADE[now]}", good=made)
    stock = int(s.players[seat].goods[INPUT[product]])
    buildings = len(places_of_kind(s, seat, int(BUILDING[product])))
    if amount > buildings:
        return because("too-few-buildings", count=buildings, good=made)
    if amount <= stock:
        return None
    return because("too-few-goods", count=amount, good=f"good:{INPUT_NAMES[product]}", have=stock)


def apply_making(s: State, seat: i64, number: i64) -> None:
    s.pending.pop()
    p = s.players[seat]
    product: i64 = make_good(number)
    amount: i64 = make_count(number)
    p.goods[INPUT[product]] -= amount
    p.goods[OUTPUT[product]] += amount
    if product == 2:
        p.whisky_made = amount
        if p.clan == MACKENZIE:
            p.money += amount * s.printed.values.whisky_income


def legal_maturing(out: vec[i64]) -> i64:
    out[0] = DONE
    out[1] = MATURE
    return 2


def can_mature(p: Player) -> bool:
    """One whisky made in this phase may enter the empty first space."""
    return p.whisky_made > 0 and p.cellar & 1 == 0


def apply_maturing(s: State, seat: i64, number: i64) -> None:
    s.pending.pop()
    if number == MATURE:
        p = s.players[seat]
        p.goods[WHISKY] -= 1
        p.cellar |= 1


def legal_churning(p: Player, out: vec[i64]) -> i64:
    most: i64 = p.goods[MILK] if p.goods[MILK] < CHURN_MOST else CHURN_MOST
    number: i64 = 0
    while number <= most:
        out[number] = churn_action(number)
        number += 1
    return number


def why_not_churning(s: State, seat: int, number: int) -> Reason | None:
    amount, stock = churn_count(number), int(s.players[seat].goods[MILK])
    return None if amount <= stock else because("churn-milk", count=amount, have=stock)


def apply_churning(s: State, seat: i64, number: i64) -> None:
    """Milk becomes butter at a fixed price. More than the longest answer is asked again."""
    p = s.players[seat]
    amount: i64 = churn_count(number)
    p.goods[MILK] -= amount
    p.money += amount * s.printed.values.churn_price
    if amount < CHURN_MOST or p.goods[MILK] == 0:
        s.pending.pop()

"""Phase 1: preparation, and with one player the market dice."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import decision, first_of, second_of
from clachan.core.message import Reason
from clachan.games.caledonia.actions import (
    goods_die_action,
    goods_die_good,
    price_die_action,
    price_die_steps,
)
from clachan.games.caledonia.components import GOODS
from clachan.games.caledonia.decisions import (
    ACTION_PHASE,
    PRODUCTION,
    REFILL,
    ROLL_GOODS,
    ROLL_PRICE,
    ROUND_SCORING,
    SOLO_MARKET,
)
from clachan.games.caledonia.rules.trade import move_price
from clachan.games.caledonia.state import Player, State
from clachan.games.caledonia.words import because

ROLLS: Final = 3


def push_round(s: State) -> None:
    """The phases of a round that follow its preparation."""
    s.passes = 0
    s.next_order = 0
    s.current = s.printed.players - 1
    s.pending.push(decision(ROUND_SCORING, -2))
    s.pending.push(decision(PRODUCTION, -2))
    s.pending.push(decision(ACTION_PHASE, -2))


def step_preparation(s: State) -> None:
    """The new turn order, merchants home, contracts refilled."""
    s.pending.pop()
    s.order = s.next_order
    seat: i64 = 0
    while seat < s.printed.players:
        call_home(s.players[seat])
        seat += 1
    push_round(s)
    if s.printed.players == 1:
        s.pending.push(decision(SOLO_MARKET, -2))
    else:
        s.pending.push(decision(REFILL, -2))


def call_home(p: Player) -> None:
    p.passed = 0
    p.ready = p.merchants
    good: i64 = 0
    while good < 6:
        p.trading[good] = 0
        good += 1


def step_solo_market(s: State) -> None:
    """Three rolls of both dice, then a full board, then the last roll removes one contract."""
    top: i64 = s.pending.top()
    rolls: i64 = first_of(top)
    if rolls < ROLLS:
        s.pending.replace(decision(SOLO_MARKET, -2, rolls + 1, second_of(top)))
        s.pending.push(decision(ROLL_GOODS, -1, second_of(top)))
    elif rolls == ROLLS:
        s.pending.replace(decision(SOLO_MARKET, -2, rolls + 1))
        s.pending.push(decision(REFILL, -2))
    else:
        s.pending.pop()
        remove_contract(s)


def remove_contract(s: State) -> None:
    """Upper row for plus, lower for minus; columns 3, 2, 1 from the left."""
    face: i64 = s.last_price_die
    slot: i64 = 3 - face if face > 0 else 6 + face
    contract: i64 = s.slots[slot]
    if contract != 0:
        s.removed |= bit(contract - 1)
        s.slots[slot] = 0


def legal_goods_die(s: State, out: vec[i64]) -> i64:
    """A good that was rolled before is rolled again, so only the others can come."""
    rolled: i64 = first_of(s.pending.top())
    count: i64 = 0
    good: i64 = 0
    while good < 6:
        if (rolled >> good) & 1 == 0:
            out[count] = goods_die_action(good)
            count += 1
        good += 1
    return count


def why_not_goods_die(s: State, number: int) -> Reason | None:
    good = goods_die_good(number)
    rolled = (first_of(s.pending.top()) >> good) & 1
    return because("price-changed", good=f"good:{GOODS[good]}") if rolled else None


def apply_goods_die(s: State, number: i64) -> None:
    s.pending.pop()
    good: i64 = goods_die_good(number)
    top: i64 = s.pending.top()
    s.pending.replace(decision(SOLO_MARKET, -2, first_of(top), second_of(top) | bit(good)))
    s.pending.push(decision(ROLL_PRICE, -1, good))


def legal_price_die(out: vec[i64]) -> i64:
    side: i64 = 0
    while side < 6:
        out[side] = price_die_action(side)
        side += 1
    return 6


def apply_price_die(s: State, number: i64) -> None:
    """Low prices rise and high prices fall by the number; medium ones follow the sign."""
    good: i64 = first_of(s.pending.pop())
    side: i64 = price_die_steps(number)
    face: i64 = side - 3 if side < 3 else side - 2  # no side says 0
    s.last_price_die = face
    size: i64 = face if face > 0 else -face
    if s.step[good] < s.printed.values.medium_first:
        move_price(s, good, size)
    elif s.step[good] > s.printed.values.medium_last:
        move_price(s, good, -size)
    else:
        move_price(s, good, face)

"""A turn: free steps, one main action, free steps. Action 8, pass; MacDonald's rowing."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import WORD, bit, lowest
from clachan.core.decision import decision
from clachan.core.message import Reason
from clachan.games.caledonia.actions import (
    END_TURN,
    PASS,
    buy_good,
    is_buy,
    is_expand,
    is_fulfil,
    is_row,
    is_sell,
    is_take,
    is_withdraw,
    row_action,
    row_hex,
    sell_good,
)
from clachan.games.caledonia.board import ADJACENT, NAMES
from clachan.games.caledonia.components import GOODS
from clachan.games.caledonia.decisions import TURN, TURN_END
from clachan.games.caledonia.rules.cellar import apply_withdraw, legal_withdraw, why_not_withdraw
from clachan.games.caledonia.rules.contracts import apply_contract, legal_contracts, why_not_contract
from clachan.games.caledonia.rules.expand import apply_expand, legal_expand, why_not_expand
from clachan.games.caledonia.rules.fulfil import apply_fulfil, legal_fulfil, why_not_fulfil
from clachan.games.caledonia.rules.ports import (
    apply_port,
    good_shifted,
    is_meat_port,
    is_price_port,
    legal_ports,
    legal_price_port,
    port_left,
    uses_port,
    why_not_port,
)
from clachan.games.caledonia.rules.trade import apply_trade, legal_trade, legal_trade_of, why_not_trade
from clachan.games.caledonia.rules.units import places_of_kind, put_unit, take_unit
from clachan.games.caledonia.rules.upgrades import apply_upgrade, is_upgrade, legal_upgrades, why_not_upgrade
from clachan.games.caledonia.state import FISHERMAN, MACDONALD, Player, State
from clachan.games.caledonia.words import because

ALL_GOODS: Final = 63


def step_action_phase(s: State) -> None:
    """Give the turn to the next player who has not passed; when all have, production begins."""
    players: i64 = s.printed.players
    tried: i64 = 1
    while tried <= players:
        place: i64 = (s.current + tried) % players
        if s.players[s.seat_at(place)].passed == 0:
            begin_turn(s, place)
            return
        tried += 1
    s.pending.pop()


def begin_turn(s: State, place: i64) -> None:
    s.current = place
    s.turn += 1
    s.rowed = 0
    s.shifted = -1
    s.bought = 0
    s.fulfilled = 0
    s.pending.push(decision(TURN, s.seat_at(place)))


def legal_turn(s: State, seat: i64, out: vec[i64]) -> i64:
    """Before the main action. After a price shift only the trade that it was for is open, and the cellar."""
    p = s.players[seat]
    count: i64 = 0
    if s.shifted >= 0:
        count = legal_trade_of(s, p, s.shifted, out, count)
        count = legal_price_port(s, p, bit(s.shifted), False, out, count)
        return legal_withdraw(p, out, count)
    out[0] = PASS
    count = legal_trade(s, p, out, 1)
    count = legal_contracts(s, p, False, out, count)
    count = legal_fulfil(s, p, out, count)
    count = legal_upgrades(s, p, False, out, count)
    count = legal_free_steps(s, p, out, count)
    count = legal_price_port(s, p, ALL_GOODS, False, out, count)
    if p.clan == MACDONALD and s.rowed == 0:
        count = legal_row(s, out, count)
    return legal_expand(s, p, False, out, count)


def legal_free_steps(s: State, p: Player, out: vec[i64], count: i64) -> i64:
    return legal_withdraw(p, out, legal_ports(s, p, out, count))


def legal_turn_end(s: State, seat: i64, out: vec[i64]) -> i64:
    """After the main action, passing included: free steps or the end."""
    out[0] = END_TURN
    return legal_free_steps(s, s.players[seat], out, 1)


def nothing_left(s: State, seat: i64) -> bool:
    """Whether the turn is over by itself, because no free step is possible any more."""
    p = s.players[seat]
    return p.cellar == 0 and not port_left(s, p)


def why_not_turn(s: State, seat: int, number: int) -> Reason | None:
    if s.shifted >= 0 and not _goes_with_shift(s, number):
        return because("trade-shifted", good=f"good:{GOODS[s.shifted]}")
    if number == PASS:
        return None
    if is_buy(number) or is_sell(number):
        return why_not_trade(s, seat, number)
    if is_take(number):
        return why_not_contract(s, seat, number, True)
    if is_fulfil(number):
        return why_not_fulfil(s, seat, number)
    if is_upgrade(number):
        return why_not_upgrade(s, seat, number, False)
    if is_row(number):
        return why_not_row(s, seat, number)
    if is_expand(number):
        return why_not_expand(s, seat, number, False)
    if is_price_port(number):
        return why_not_port(s, seat, number)
    return why_not_free_step(s, seat, number)


def _goes_with_shift(s: State, number: int) -> bool:
    if is_withdraw(number):
        return True
    if is_price_port(number):
        return good_shifted(number) == s.shifted
    if is_buy(number):
        return buy_good(number) == s.shifted
    return is_sell(number) and sell_good(number) == s.shifted


def why_not_free_step(s: State, seat: int, number: int) -> Reason | None:
    if is_withdraw(number):
        return why_not_withdraw(s, seat, number)
    if is_meat_port(number):
        return because("meat-port-later")
    if is_price_port(number):
        return because("price-port-before")
    if uses_port(number):
        return why_not_port(s, seat, number)
    return because("not-a-step")


def why_not_turn_end(s: State, seat: int, number: int) -> Reason | None:
    if number == END_TURN:
        return None
    if not uses_port(number) and not is_withdraw(number):
        return because("turn-done", done="passed" if s.players[seat].passed else "acted")
    return why_not_free_step(s, seat, number)


def apply_turn(s: State, seat: i64, number: i64) -> None:
    """A free step leaves the turn open; a main action leaves only free steps."""
    if is_withdraw(number):
        apply_withdraw(s, seat, number)
    elif uses_port(number):
        apply_port(s, seat, number)
    elif is_row(number):
        apply_row(s, seat, number)
    else:
        s.pending.replace(decision(TURN_END, seat))
        apply_main(s, seat, number)


def apply_main(s: State, seat: i64, number: i64) -> None:
    if is_expand(number):
        apply_expand(s, seat, number, False)
    elif is_fulfil(number):
        apply_fulfil(s, seat, number)
    elif is_take(number):
        apply_contract(s, seat, number)
    elif is_upgrade(number):
        apply_upgrade(s, seat, number, False)
    elif number == PASS:
        apply_pass(s, seat)
    else:
        apply_trade(s, seat, number)


def apply_turn_end(s: State, seat: i64, number: i64) -> None:
    if number == END_TURN:
        s.pending.pop()
    elif uses_port(number):
        apply_port(s, seat, number)
    else:
        apply_withdraw(s, seat, number)


def apply_pass(s: State, seat: i64) -> None:
    """The earlier one passes, the more it pays and the earlier the next round."""
    p = s.players[seat]
    p.passed = 1
    p.money += s.printed.values.pass_money[s.passes]
    s.next_order |= seat << (4 * s.passes)
    s.passes += 1


def legal_row(s: State, out: vec[i64], count: i64) -> i64:
    """A fisherman moves to a loch beside it that no other fisherman is beside."""
    low: i64 = s.printed.map.loch_low & ~s.taken_low
    high: i64 = s.printed.map.loch_high & ~s.taken_high
    left: i64 = s.fish_low
    while left != 0:
        count = _legal_row_from(s, lowest(left), low, high, out, count)
        left &= left - 1
    left = s.fish_high
    while left != 0:
        count = _legal_row_from(s, lowest(left) + WORD, low, high, out, count)
        left &= left - 1
    return count


def _legal_row_from(s: State, start: i64, low: i64, high: i64, out: vec[i64], count: i64) -> i64:
    left: i64 = s.printed.map.reach_low[start] & low
    while left != 0:
        place: i64 = lowest(left)
        if fishers_beside(s, place) == 1:
            out[count] = row_action(place)
            count += 1
        left &= left - 1
    left = s.printed.map.reach_high[start] & high
    while left != 0:
        place = lowest(left) + WORD
        if fishers_beside(s, place) == 1:
            out[count] = row_action(place)
            count += 1
        left &= left - 1
    return count


def fishers_beside(s: State, place: i64) -> i64:
    """How many fishermen are beside a loch (more than two do not matter)."""
    low: i64 = s.printed.map.reach_low[place] & s.fish_low
    high: i64 = s.printed.map.reach_high[place] & s.fish_high
    count: i64 = 0
    while low != 0:
        low &= low - 1
        count += 1
    while high != 0:
        high &= high - 1
        count += 1
    return count


def why_not_row(s: State, seat: int, number: int) -> Reason | None:
    """One fisherman, one loch further, once a turn, before the main action."""
    place = row_hex(number)
    if s.players[seat].clan != MACDONALD:
        return because("row-clan")
    if s.rowed:
        return because("rowed")
    if not s.printed.board.loch(place) or s.unit_at[place] != -1:
        return because("no-loch", hex=f"hex:{NAMES[place]}")
    beside = [p for p in ADJACENT[place] if p in places_of_kind(s, seat, FISHERMAN)]
    if not beside:
        return because("no-fisherman-beside", hex=f"hex:{NAMES[place]}")
    return None if len(beside) == 1 else because("fishermen-meet", hex=f"hex:{NAMES[place]}")


def apply_row(s: State, seat: i64, number: i64) -> None:
    goal: i64 = row_hex(number)
    low: i64 = s.printed.map.reach_low[goal] & s.fish_low
    start: i64 = lowest(low) if low != 0 else lowest(s.printed.map.reach_high[goal] & s.fish_high) + WORD
    take_unit(s, seat, start)
    put_unit(s, seat, FISHERMAN, goal)
    s.rowed = 1

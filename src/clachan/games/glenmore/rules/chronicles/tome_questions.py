"""The questions that events of chronicle VI ask: Scotsmen, sheep and stone that pay for them."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import decision, first_of, second_of, third_of
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import BUY, DONE, FROM, GAIN, from_place, gain_good, is_from, is_gain
from clachan.games.glenmore.decisions import (
    ABROAD,
    CLAIMING,
    FREE_GOOD,
    PAYING_EVENT,
    PUTTING,
    REMOVING,
    SHEEP_BACK,
    STONES,
    SWAP,
)
from clachan.games.glenmore.rules import market, territory
from clachan.games.glenmore.rules.chronicles import abroad, swapping, tome_cards, tome_events
from clachan.games.glenmore.state import MORAR, SHEEP, STALKER, STONE, Player, State
from clachan.games.glenmore.words import because


def legal(s: State, kind: i64, seat: i64, out: vec[i64]) -> i64:
    p = s.players[seat]
    if kind == PAYING_EVENT:
        return legal_scotsman(s, seat, p, out)
    if kind == SHEEP_BACK:
        return market.legal_from(p, SHEEP, out, 0)
    if kind == STONES:
        out[0] = DONE
        count: i64 = market.legal_from(p, STONE, out, 1)
        if market.price(s, STONE) <= p.coins:
            out[count] = BUY
            count += 1
        return count
    if kind == ABROAD:
        return abroad.legal(s, seat, out)
    if kind == SWAP:
        return swapping.legal(s, out)
    good: i64 = 0
    while good < 5:
        out[good] = GAIN + good
        good += 1
    return good


def legal_scotsman(s: State, seat: i64, p: Player, out: vec[i64]) -> i64:
    card: i64 = first_of(s.pending.top())
    count: i64 = 0
    index: i64 = 0
    while index < p.size:
        if tome_events.can_pay_from(s, seat, p, card, p.places[index]):
            out[count] = FROM + p.places[index]
            count += 1
        index += 1
    return count


def why_not(s: State, kind: int, seat: int, number: int) -> Reason | None:
    from_tile = is_from(number)
    if kind == PAYING_EVENT:
        card = int(first_of(s.pending.top()))
        return (
            tome_events.why_not_paid_from(s, seat, card, from_place(number))
            if from_tile
            else because("name-tile-with-scotsman")
        )
    if kind == SHEEP_BACK:
        return market.why_not_from(s, seat, SHEEP, number) if from_tile else because("name-tile-with-sheep")
    if kind == STONES:
        return _why_not_stones(s, seat, number)
    if kind == ABROAD:
        return abroad.why_not(s, seat, number)
    if kind == SWAP:
        return swapping.why_not(s, number)
    return None if is_gain(number) else because("choose-gained")


def _why_not_stones(s: State, seat: int, number: int) -> Reason | None:
    if number == DONE:
        return None
    _, stacks, prices = market.judged_stock(s, seat)
    if number == BUY:
        if stacks[STONE] == len(prices):
            return because("row-full", good=parts.good(STONE))
        cost, coins = prices[stacks[STONE]], s.players[seat].coins
        return None if cost <= coins else because("stone-cost", coins=cost, have=coins)
    if is_from(number):
        return market.why_not_from(s, seat, STONE, number)
    return because("stone-or-done")


def answer(s: State, kind: i64, seat: i64, number: i64) -> None:
    p = s.players[seat]
    if kind == STONES and number != DONE:
        if number == BUY:
            market.buy(s, p, STONE)
        else:
            territory.take_good(p, from_place(number), STONE)
        p.lines[tome_cards.LINE] += tome_cards.number_of(s, "armadale castle vp")
        return
    top: i64 = s.pending.pop()
    if kind == PAYING_EVENT:
        territory.take_scotsman(p, from_place(number))
        scotsman_paid(s, seat, first_of(top), second_of(top) - 1)
    elif kind == SHEEP_BACK:
        territory.take_good(p, from_place(number), SHEEP)
        if first_of(top) > 1:
            s.pending.push(decision(SHEEP_BACK, seat, first_of(top) - 1))
        else:
            p.lines[tome_cards.LINE] += tome_cards.number_of(s, "dunvegan castle vp")
    elif kind == ABROAD:
        abroad.answer(s, seat, number, first_of(top), second_of(top), third_of(top))
    elif kind == SWAP:
        swapping.answer(s, number)
    elif kind == FREE_GOOD:
        if first_of(top) > 1:
            s.pending.push(decision(FREE_GOOD, seat, first_of(top) - 1))
        s.pending.push(decision(PUTTING, seat, gain_good(number)))


def scotsman_paid(s: State, seat: i64, card: i64, left: i64) -> None:
    p = s.players[seat]
    if left > 0:
        s.pending.push(decision(PAYING_EVENT, seat, card, left))
    elif card == STALKER:
        s.pending.push(decision(CLAIMING, seat))
    elif card == tome_cards.STORR:
        p.tables |= tome_cards.SCOTSMEN_TABLE
    elif card == MORAR:
        p.lines[tome_cards.LINE] += tome_cards.number_of(s, "loch morar vp")
    else:
        s.pending.push(decision(REMOVING, seat, tome_cards.number_of(s, "removed tiles")))

"""Action 2: obtain an export contract; and drawing contracts for the building bonus."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit, lowest
from clachan.core.decision import decision, first_of
from clachan.core.message import Reason
from clachan.games.caledonia.actions import DONE, card_action, take_action, take_contract
from clachan.games.caledonia.decisions import ANOTHER_CONTRACT, CHOOSE_DRAWN, DRAW_CARD, DRAW_CARDS
from clachan.games.caledonia.state import BUCHANAN, Player, State
from clachan.games.caledonia.words import because

UNDER_RING: Final = 64


def legal_contracts(s: State, p: Player, free: bool, out: vec[i64], count: i64) -> i64:
    """Contracts that can be taken from the export board."""
    if p.room() == 0 or (not free and p.money + s.fee() < 0):
        return count
    slot: i64 = 0
    while slot < s.printed.values.boxes:
        contract: i64 = s.slots[slot]
        if contract != 0:
            out[count] = take_action(contract - 1)
            count += 1
        slot += 1
    return count


def why_not_contract(s: State, seat: int, number: int, fee_due: bool) -> Reason | None:
    """The contract lies there, the export box has room, and the fee can be paid."""
    contract = take_contract(number) + 1
    if contract not in [int(s.slots[slot]) for slot in range(s.printed.values.boxes)]:
        return because("not-on-board", contract=f"contract:{contract}")
    return why_not_room(s, seat) or (why_not_fee(s, seat) if fee_due else None)


def why_not_room(s: State, seat: int) -> Reason | None:
    p = s.players[seat]
    boxes = [p.box, p.second_box] if p.clan == BUCHANAN else [p.box]
    if 0 in boxes:
        return None
    return because("box-full", contracts=tuple(f"contract:{contract}" for contract in boxes))


def why_not_fee(s: State, seat: int) -> Reason | None:
    fee, money = int(s.fee()), int(s.players[seat].money)
    if money + fee >= 0:
        return None
    return because("fee", fee=-fee, round=int(s.round), money=money)


def apply_contract(s: State, seat: i64, number: i64) -> None:
    """Take a contract for the fee of the round; Buchanan may take a second one for the same fee."""
    p = s.players[seat]
    p.money += s.fee()
    take_from_board(s, p, take_contract(number))
    if p.clan == BUCHANAN and p.room() > 0:
        s.pending.push(decision(ANOTHER_CONTRACT, seat))


def apply_another_contract(s: State, seat: i64, number: i64) -> None:
    s.pending.pop()
    if number != DONE:
        take_from_board(s, s.players[seat], take_contract(number))


def take_from_board(s: State, p: Player, contract: i64) -> None:
    slot: i64 = 0
    while s.slots[slot] != contract + 1:
        slot += 1
    s.slots[slot] = 0
    put_in_box(p, contract)


def put_in_box(p: Player, contract: i64) -> None:
    if p.box == 0:
        p.box = contract + 1
    else:
        p.second_box = contract + 1


def pile(s: State) -> i64:
    """Contracts that can still be drawn, those under the pile included."""
    count: i64 = s.under_count
    left: i64 = s.bag
    while left != 0:
        left &= left - 1
        count += 1
    return count


def offer_draw(s: State, seat: i64) -> None:
    """Look at contracts from the pile, then keep as many as the box holds, or none."""
    hand: i64 = s.printed.buchanan_draws if s.players[seat].clan == BUCHANAN else s.printed.values.draws
    s.pending.push(decision(CHOOSE_DRAWN, seat))
    s.pending.push(decision(DRAW_CARDS, -2, hand))


def step_draw_cards(s: State) -> None:
    """Draw one more contract into the hand, by chance while the bag lasts, then from under the pile."""
    left: i64 = first_of(s.pending.top())
    if left == 0 or (s.bag == 0 and s.under_count == 0):
        s.pending.pop()
        return
    s.pending.replace(decision(DRAW_CARDS, -2, left - 1))
    if s.bag != 0:
        s.pending.push(decision(DRAW_CARD, -1))
    else:
        into_hand(s, from_under(s))


def into_hand(s: State, contract: i64) -> None:
    place: i64 = 0
    while (s.drawn >> place) & 63 != 0:
        place += 6
    s.drawn |= (contract + 1) << place


def put_under(s: State, contract: i64) -> None:
    s.under[(s.under_first + s.under_count) % UNDER_RING] = contract
    s.under_count += 1


def from_under(s: State) -> i64:
    contract: i64 = s.under[s.under_first]
    s.under_first = (s.under_first + 1) % UNDER_RING
    s.under_count -= 1
    return contract


def step_refill(s: State) -> None:
    """Fill the next empty box of the export board; solo, all six are filled before one is removed."""
    most: i64 = s.printed.values.boxes if s.printed.players == 1 else s.printed.values.open_contracts
    slot: i64 = 0
    while slot < most and s.slots[slot] != 0:
        slot += 1
    if slot == most or (s.bag == 0 and s.under_count == 0):
        s.pending.pop()
    elif s.bag != 0:
        s.pending.push(decision(DRAW_CARD, -1, slot + 1))
    else:
        s.slots[slot] = from_under(s) + 1


def legal_card(s: State, out: vec[i64]) -> i64:
    """Chance may draw any contract of the bag."""
    count: i64 = 0
    left: i64 = s.bag
    while left != 0:
        out[count] = card_action(lowest(left))
        count += 1
        left &= left - 1
    return count


def why_not_card(s: State, contract: int) -> Reason | None:
    return None if (s.bag >> contract) & 1 else because("not-in-pile", contract=f"contract:{contract + 1}")


def apply_card(s: State, contract: i64) -> None:
    slot: i64 = first_of(s.pending.pop())
    s.bag &= ~bit(contract)
    if slot == 0:
        into_hand(s, contract)
    else:
        s.slots[slot - 1] = contract + 1


def legal_drawn(s: State, p: Player, out: vec[i64]) -> i64:
    """Take a contract of the hand if the fee can be settled, or no (more) contract."""
    count: i64 = 0
    settled: bool = first_of(s.pending.top()) != 0
    if settled or p.money + s.fee() >= 0:
        left: i64 = s.drawn
        while left != 0:
            if left & 63 != 0:
                out[count] = take_action((left & 63) - 1)
                count += 1
            left >>= 6
    out[count] = DONE
    return count + 1


def hand_of(s: State) -> list[int]:
    """The contracts drawn and not yet put away, in the order drawn (numbers from 0)."""
    hand = [(int(s.drawn) >> (6 * place)) & 63 for place in range(9)]
    return [contract - 1 for contract in hand if contract]


def why_not_drawn(s: State, seat: int, number: int) -> Reason | None:
    contract = take_contract(number)
    if contract not in hand_of(s):
        return because("not-drawn", contract=f"contract:{contract + 1}")
    return None if first_of(s.pending.top()) else why_not_fee(s, seat)


def apply_drawn(s: State, seat: i64, number: i64) -> None:
    """Keep a contract; one fee covers all that are kept. The rest go under the pile in the order drawn."""
    p = s.players[seat]
    if number != DONE:
        if first_of(s.pending.top()) == 0:
            p.money += s.fee()
        drop_from_hand(s, take_contract(number))
        put_in_box(p, take_contract(number))
        if p.room() > 0 and s.drawn != 0:
            s.pending.replace(decision(CHOOSE_DRAWN, seat, 1))
            return
    s.pending.pop()
    while s.drawn != 0:
        put_under(s, (s.drawn & 63) - 1)
        s.drawn >>= 6


def drop_from_hand(s: State, contract: i64) -> None:
    kept: i64 = 0
    place: i64 = 0
    left: i64 = s.drawn
    while left != 0:
        if left & 63 != contract + 1:
            kept |= (left & 63) << place
            place += 6
        left >>= 6
    s.drawn = kept
